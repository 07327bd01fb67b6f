/** Valkyries: 26 warriors, most of them with a bonus in Valhalla, 8 tactics and 6 quests (V-18.1). */
import { weaponNames } from '../text/words.ts';
import { type Arms, type Bonus, type CardData, type Clan, type WarriorData, weapons } from './types.ts';
import { copies, frost, tactic, weaponLetter } from './write.ts';

/** Id, names, clan, arms, strength, valour, bonus. */
type Chosen = readonly [
  id: string,
  en: string,
  ru: string,
  clan: Clan,
  arms: Arms,
  strength: number,
  valour: number,
  bonus?: Bonus,
];

const warriors: readonly Chosen[] = [
  ['VK-BEAR-1', 'Bodil', 'Бодиль', 'bear', ['sword'], 1, 1, { kind: 'group' }],
  ['VK-BEAR-2', 'Arngeir', 'Арнгейр', 'bear', ['axe', 'spear'], 5, 1, { kind: 'colour', clan: 'deer' }],
  ['VK-BEAR-3', 'Bergthor', 'Бергтор', 'bear', ['bow', 'bow'], 6, 1, { kind: 'group' }],
  ['VK-BEAR-4', 'Hallgerd', 'Халльгерд', 'bear', ['shield'], 2, 1, { kind: 'colour', clan: 'boar' }],
  ['VK-BEAR-5', 'Ogmund', 'Огмунд', 'bear', ['axe', 'sword', 'bow'], 8, 1, { kind: 'alone' }],
  ['VK-WOLF-1', 'Ulfrun', 'Ульврун', 'wolf', ['axe'], 1, 1, { kind: 'group' }],
  ['VK-WOLF-2', 'Vigulf', 'Вигульв', 'wolf', ['sword', 'shield'], 4, 2, { kind: 'colour', clan: 'bear' }],
  ['VK-WOLF-3', 'Hrodulf', 'Хродульв', 'wolf', ['shield', 'shield'], 5, 2, { kind: 'group' }],
  ['VK-WOLF-4', 'Asulf', 'Асульв', 'wolf', ['bow'], 2, 1, { kind: 'colour', clan: 'deer' }],
  ['VK-WOLF-5', 'Sigulf', 'Сигульв', 'wolf', ['spear', 'bow', 'shield'], 7, 2, { kind: 'alone' }],
  ['VK-BOAR-1', 'Galti', 'Гальти', 'boar', ['shield'], 1, 1, { kind: 'group' }],
  ['VK-BOAR-2', 'Thorkel', 'Торкель', 'boar', ['spear', 'bow'], 4, 2, { kind: 'colour', clan: 'wolf' }],
  ['VK-BOAR-3', 'Ottkel', 'Откель', 'boar', ['sword', 'sword'], 5, 2, { kind: 'group' }],
  ['VK-BOAR-4', 'Gunnar', 'Гуннар', 'boar', ['axe'], 2, 1, { kind: 'colour', clan: 'giant' }],
  ['VK-BOAR-5', 'Hildisvin', 'Хильдисвин', 'boar', ['axe', 'sword', 'shield'], 7, 2, { kind: 'alone' }],
  ['VK-DEER-1', 'Eikthyr', 'Эйктюр', 'deer', ['spear'], 1, 1, { kind: 'group' }],
  ['VK-DEER-2', 'Solrun', 'Сольрун', 'deer', ['axe', 'bow'], 4, 2, { kind: 'colour', clan: 'boar' }],
  ['VK-DEER-3', 'Hjarrandi', 'Хьярранди', 'deer', ['spear', 'spear'], 5, 2, { kind: 'group' }],
  ['VK-DEER-4', 'Alof', 'Алов', 'deer', ['sword'], 2, 1, { kind: 'colour', clan: 'wolf' }],
  ['VK-DEER-5', 'Dyri', 'Дюри', 'deer', ['axe', 'spear', 'shield'], 7, 2, { kind: 'alone' }],
  ['VK-GIANT-1', 'Hrungnir', 'Хрунгнир', 'giant', { different: 2 }, 2, 1, { kind: 'group' }],
  ['VK-GIANT-2', 'Geirrod', 'Гейррёд', 'giant', { different: 2 }, 2, 1, { kind: 'group' }],
  ['VK-GIANT-3', 'Suttung', 'Суттунг', 'giant', { different: 3 }, 5, 2],
  ['VK-GIANT-4', 'Hymir', 'Хюмир', 'giant', { different: 3 }, 5, 2],
  ['VK-GIANT-5', 'Vidblind', 'Видблинд', 'giant', { different: 4 }, 8, 3, { kind: 'alone' }],
  ['VK-GIANT-6', 'Mokkur', 'Мёккур', 'giant', { different: 4 }, 8, 3, { kind: 'alone' }],
];

/** Vikings of this set have no ability of their clan; giants keep theirs. */
const chosen = warriors.map(
  ([id, en, ru, clan, arms, strength, valour, bonus]): WarriorData => ({
    kind: 'warrior',
    set: 'valkyries',
    id,
    name: { ru, en },
    clan,
    arms,
    strength,
    valour,
    ...(clan === 'giant' && { ability: frost }),
    ...(bonus && { bonus }),
  }),
);

const quest = (id: string, ru: string, en: string, demand: 'noReroll' | 'byFive' | 'threeWarriors') =>
  ({ kind: 'quest', set: 'valkyries', id, name: { ru, en }, demand, valour: 2 }) as const;

export const valkyrieCards: readonly CardData[] = [
  ...chosen,
  ...weapons.map((weapon) => {
    const name = {
      ru: `Запас оружия: ${weaponNames[weapon].ru}`,
      en: `Weapon Stock: ${weaponNames[weapon].en}`,
    };
    return tactic('valkyries', `VK-TAC-1${weaponLetter[weapon]}`, name, 'weaponStock', { weapon });
  }),
  ...copies(
    3,
    tactic('valkyries', 'VK-TAC-2', { ru: 'Дорога в Вальхаллу', en: 'Road to Valhalla' }, 'road', {
      moment: 'defence',
    }),
  ),
  ...copies(2, quest('VK-QUEST-1', 'Верная рука', 'A Steady Hand', 'noReroll')),
  ...copies(2, quest('VK-QUEST-2', 'Полный разгром', 'A Rout', 'byFive')),
  ...copies(2, quest('VK-QUEST-3', 'Трое в строю', 'Three in Line', 'threeWarriors')),
];
