/** Names of clans, weapons and sets, in the forms that sentences need. */
import { joined, type Lang, say, type Text, tally } from '@vigrid/speech';
import type { Arms, Clan, SetId, Weapon } from '../cards/types.ts';

export const clanNames: Readonly<Record<Clan, Text>> = {
  bear: { ru: 'медведь', en: 'bear' },
  wolf: { ru: 'волк', en: 'wolf' },
  boar: { ru: 'вепрь', en: 'boar' },
  deer: { ru: 'олень', en: 'deer' },
  giant: { ru: 'ледяной великан', en: 'frost giant' },
  dwarf: { ru: 'дверг', en: 'dwarf' },
};

/** Clan of …: of bears, of wolves. */
export const ofClan: Readonly<Record<Clan, Text>> = {
  bear: { ru: 'клана медведя', en: 'of the bear clan' },
  wolf: { ru: 'клана волка', en: 'of the wolf clan' },
  boar: { ru: 'клана вепря', en: 'of the boar clan' },
  deer: { ru: 'клана оленя', en: 'of the deer clan' },
  giant: { ru: 'из ледяных великанов', en: 'of the frost giants' },
  dwarf: { ru: 'из двергов', en: 'of the dwarves' },
};

export const weaponNames: Readonly<Record<Weapon, Text>> = {
  axe: { ru: 'топор', en: 'axe' },
  sword: { ru: 'меч', en: 'sword' },
  spear: { ru: 'копьё', en: 'spear' },
  bow: { ru: 'лук', en: 'bow' },
  shield: { ru: 'щит', en: 'shield' },
};

/** The faces of a die by number. */
export const faceNames: readonly Text[] = [
  { ru: '–', en: '–' },
  weaponNames.axe,
  weaponNames.sword,
  weaponNames.spear,
  weaponNames.bow,
  weaponNames.shield,
  { ru: 'X', en: 'X' },
];

export const setNames: Readonly<Record<SetId, Text>> = {
  base: { ru: 'Основа', en: 'Base deck' },
  thor: { ru: 'Помощь Тора', en: 'Thor’s Help' },
  valkyries: { ru: 'Валькирии', en: 'Valkyries' },
  dwarves: { ru: 'Дверги Свартальфахейма', en: 'Dwarves of Svartalfheim' },
  tyr: { ru: 'Гнев Тюра', en: 'Tyr’s Wrath' },
  jarls: { ru: 'Ярлы', en: 'Jarls' },
  loki: { ru: 'Хитрость Локи', en: 'Loki’s Cunning' },
  monsters: { ru: 'Чудовища', en: 'Monsters' },
};

/** In the accusative: takes one card, two cards. */
export const cardsTaken = tally(['карту', 'карты', 'карт'], ['card', 'cards']);
export const diceTaken = tally(['кубик', 'кубика', 'кубиков'], ['die', 'dice']);
export const symbols = tally(
  ['символ оружия', 'символа оружия', 'символов оружия'],
  ['weapon symbol', 'weapon symbols'],
);
export const points = tally(
  ['очко доблести', 'очка доблести', 'очков доблести'],
  ['valour point', 'valour points'],
);

export const facesList = (faces: readonly number[], lang: Lang): string =>
  faces.map((face) => faceNames[face]?.[lang] ?? '–').join(', ');

/** What a warrior is armed with. */
export function armsText(arms: Arms): Text {
  if (Array.isArray(arms)) {
    return joined(
      arms.map((weapon: Weapon) => weaponNames[weapon]),
      ', ',
    );
  }
  if ('any' in arms) return say(`любое оружие × ${arms.any}`, `any ${arms.any} weapons`);
  if ('equal' in arms) return say(`одинаковое оружие × ${arms.equal}`, `${arms.equal} equal weapons`);
  if ('pairs' in arms) return say('две пары одинакового оружия', 'two pairs of equal weapons');
  if ('different' in arms)
    return say(`разное оружие × ${arms.different}`, `${arms.different} different weapons`);
  return say('', '');
}
