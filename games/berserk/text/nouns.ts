/** The nouns of texts in both languages: kinds of cards, classes, attacks, and what is counted. */
import type { Text } from '@vigrid/kernel';
import { adjective, compound, type Grammar, type Noun, noun } from '@vigrid/speech';
import type { AbilityType, CardType } from '../abilities/types.ts';
import { type ClassKey, classes } from './classes.ts';

export interface Lexeme {
  readonly ru: Noun;
  readonly en: { readonly one: string; readonly many: string };
}

const animate: Grammar = { animate: true };
const thing: Grammar = {};

/** English plurals that are not made by a rule. */
const plurals: Readonly<Partial<Record<string, string>>> = {
  'Child of Krong': 'Children of Krong',
  'creature of the dusk': 'creatures of the dusk',
  life: 'lives',
  mountains: 'mountains',
  footwear: 'footwear',
  'body armour': 'body armour',
  reborn: 'reborn',
  slua: 'slua',
  spawn: 'spawn',
  undead: 'undead',
};

export const card = word('карта', 'card');
export const wound = word('рана', 'wound');
export const chip = word('фишка', 'chip', { genitives: 'фишек' });
export const life = word('жизнь', 'life', { gender: 'f' });
export const moreLife: Lexeme = {
  ru: compound([adjective('дополнительный')], life.ru),
  en: { one: 'additional life', many: 'additional lives' },
};
export const cell = word('клетка', 'cell', { genitives: 'клеток' });
export const freeCell: Lexeme = {
  ru: compound([adjective('свободный')], cell.ru),
  en: { one: 'free cell', many: 'free cells' },
};
export const marker = word('маркер', 'marker');
export const turn = word('ход', 'turn');
export const gold: Lexeme = {
  ru: compound([adjective('золотой')], noun('кристалл')),
  en: { one: 'gold crystal', many: 'gold crystals' },
};
export const silver: Lexeme = {
  ru: compound([adjective('серебряный')], noun('кристалл')),
  en: { one: 'silver crystal', many: 'silver crystals' },
};

/** What a card can be called in a sentence. */
export type Kind = CardType | 'card' | 'symbiont' | 'parasite';

export const kinds: Readonly<Record<Kind, Lexeme>> = {
  card,
  creature: word('существо', 'creature', animate),
  artifact: word('артефакт', 'artifact'),
  terrain: word('местность', 'terrain', { gender: 'f' }),
  equipment: {
    ru: noun('экипировка', { genitives: 'экипировок' }),
    en: { one: 'piece of equipment', many: 'pieces of equipment' },
  },
  symbiont: word('симбиот', 'symbiont', animate),
  parasite: word('паразит', 'parasite', animate),
};

/** What is meant by a noun; the names of classes are those of creatures. */
export const kindOfNoun = (noun: Lexeme): Kind =>
  kindNames.find((kind) => kinds[kind] === noun) ?? 'creature';

const kindNames: readonly Kind[] = [
  'card',
  'creature',
  'artifact',
  'terrain',
  'equipment',
  'symbiont',
  'parasite',
];

/** Attacks, spells and influences. */
export const uses: Readonly<Record<AbilityType, Lexeme>> = {
  simple: { ru: compound([adjective('простой')], noun('удар')), en: strikes('simple ') },
  special: { ru: compound([adjective('особый')], noun('удар')), en: strikes('special ') },
  magic: { ru: compound([adjective('магический')], noun('удар')), en: strikes('magic ') },
  over: {
    ru: noun('удар через ряд'),
    en: { one: 'strike over a row', many: 'strikes over a row' },
  },
  shot: word('выстрел', 'shot'),
  throw: word('метание', 'throw'),
  discharge: word('разряд', 'discharge'),
  spell: word('заклинание', 'spell'),
  influence: word('воздействие', 'influence'),
};

export const attack = word('атака', 'attack');
export const strike: Lexeme = { ru: noun('удар'), en: strikes('') };

function strikes(kind: string): Lexeme['en'] {
  return { one: `${kind}strike`, many: `${kind}strikes` };
}

/** How each class is declined in Russian. */
const grammar: Readonly<Record<ClassKey, Grammar>> = {
  akkenian: animate,
  angel: animate,
  arkhaalite: animate,
  biter: animate,
  brotherhood: animate,
  childOfKrong: {
    ...animate,
    gender: 'n',
    forms: ['дитя дитяти дитяти дитя дитятей дитяти', 'дети детей детям детей детьми детях'],
  },
  coven: animate,
  demon: animate,
  dragon: animate,
  dragonid: animate,
  dusk: animate,
  elemental: animate,
  elf: animate,
  forestGuardian: animate,
  gnome: animate,
  harpy: animate,
  heroMage: {
    ...animate,
    forms: [
      'герой-маг героя-мага герою-магу героя-мага героем-магом герое-маге',
      'герои-маги героев-магов героям-магам героев-магов героями-магами героях-магах',
    ],
  },
  heroWarrior: {
    ...animate,
    forms: [
      'герой-воин героя-воина герою-воину героя-воина героем-воином герое-воине',
      'герои-воины героев-воинов героям-воинам героев-воинов героями-воинами героях-воинах',
    ],
  },
  inquisitor: animate,
  koyar: animate,
  linung: animate,
  orc: animate,
  pirate: animate,
  reborn: {
    ...animate,
    forms: [
      'возрождённый возрождённого возрождённому возрождённого возрождённым возрождённом',
      'возрождённые возрождённых возрождённым возрождённых возрождёнными возрождённых',
    ],
  },
  riverMaiden: animate,
  slua: { ...animate, forms: ['слуа слуа слуа слуа слуа слуа', 'слуа слуа слуа слуа слуа слуа'] },
  spawn: animate,
  spirit: animate,
  toaDan: animate,
  troll: animate,
  undead: { ...animate, gender: 'f' },
  underdweller: animate,
  yordling: animate,
  city: thing,
  desert: thing,
  forest: thing,
  gate: {
    gender: 'n',
    forms: ['врата врат вратам врата вратами вратах', 'врата врат вратам врата вратами вратах'],
  },
  mountains: { gender: 'f', forms: ['горы гор горам горы горами горах', 'горы гор горам горы горами горах'] },
  river: thing,
  steppe: { gender: 'f' },
  swamp: thing,
  sphere: thing,
  bodyArmour: thing,
  footwear: { gender: 'f' },
  potion: { genitives: 'зелий' },
  shield: thing,
  weapon: thing,
};

/** What one creature of a class is called, where that is not the name of the class. */
const members: Readonly<Partial<Record<ClassKey, Text>>> = {
  brotherhood: { ru: 'член братства', en: 'brotherhood member' },
  coven: { ru: 'член ковена', en: 'coven member' },
  dusk: { ru: 'существо сумрака', en: 'creature of the dusk' },
  toaDan: { ru: 'член ордена Тоа-Дан', en: 'Toa-Dan member' },
};

export function classNoun(key: ClassKey): Lexeme {
  const { ru, en } = members[key] ?? classes[key];
  if (key === 'riverMaiden') {
    return { ru: compound([adjective('речной')], noun('дева', animate)), en: { one: en, many: `${en}s` } };
  }
  return word(ru, en, grammar[key]);
}

function word(ru: string, en: string, how: Grammar = thing): Lexeme {
  return { ru: noun(ru, how), en: { one: en, many: englishPlural(en) } };
}

function englishPlural(one: string): string {
  const irregular = plurals[one];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`;
  if (one.endsWith('elf')) return `${one.slice(0, -1)}ves`;
  return `${one}s`;
}
