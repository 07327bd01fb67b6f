/** The nouns of card texts in both languages: kinds of cards, classes, and what is counted. */
import type { Text } from '@vigrid/kernel';
import { type Forms, type Grammar, type Noun, noun } from '@vigrid/speech';
import type { CardType, Word } from '../abilities/index.ts';
import { type ClassKey, classes, types } from './classes.ts';

export interface Lexeme {
  readonly ru: Noun;
  readonly en: { readonly one: string; readonly many: string };
}

/** English plurals that are not made by a rule. */
const plurals: Readonly<Partial<Record<string, string>>> = {
  'Child of Krong': 'Children of Krong',
  hero: 'heroes',
  slua: 'slua',
  spawn: 'spawn',
  undead: 'undead',
};

const animate: Grammar = { animate: true };
const thing: Grammar = {};

export const card = word({ ru: 'карта', en: 'card' }, thing);
export const wound = word({ ru: 'рана', en: 'wound' }, thing);
export const coinNoun = word({ ru: 'монета', en: 'coin' }, thing);
export const marker = word({ ru: 'маркер', en: 'marker' }, thing);
/** Cards still in the hand, wounds still to come: what is counted together with where it is. */
export const handCard: Lexeme = {
  ru: noun('карта из руки'),
  en: { one: 'card from your hand', many: 'cards from your hand' },
};
export const woundToYours: Lexeme = {
  ru: noun('рана вашим персонажам'),
  en: { one: 'wound to your characters', many: 'wounds to your characters' },
};
export const copyNoun = word({ ru: 'копия', en: 'copy' }, thing);
export const strengthening = word({ ru: 'эффект усиления', en: 'Strengthening effect' }, thing);
export const weakening = word({ ru: 'эффект ослабления', en: 'Weakening effect' }, thing);
export const eitherEffect = word(
  { ru: 'эффект усиления или ослабления', en: 'Strengthening or Weakening effect' },
  thing,
);

/** What a card can be called in a sentence. */
export type Kind = CardType | 'character' | 'support' | 'equipment' | 'card';

export const kinds: Readonly<Record<Kind, Lexeme>> = {
  card,
  hero: word(types.hero, animate),
  creature: word(types.creature, animate),
  character: word({ ru: 'персонаж', en: 'character' }, animate),
  spell: word(types.spell, thing),
  support: word({ ru: 'карта поддержки', en: 'support card' }, thing),
  equipment: word({ ru: 'карта экипировки', en: 'equipment card' }, thing),
  weapon: word(types.weapon, thing),
  armour: word(types.armour, thing),
  amulet: word(types.amulet, thing),
  terrain: word(types.terrain, { gender: 'f' }),
  event: word(types.event, thing),
  quest: word(types.quest, thing),
};

/** How each class is declined in Russian. */
const grammar: Readonly<Record<ClassKey, Grammar>> = {
  action: thing,
  akkenian: animate,
  aquanite: animate,
  arkhaalite: animate,
  beast: animate,
  centaur: animate,
  childOfKrong: {
    ...animate,
    gender: 'n',
    forms: ['дитя дитяти дитяти дитя дитятей дитяти', 'дети детей детям детей детьми детях'],
  },
  coven: animate,
  demon: animate,
  elf: animate,
  ent: animate,
  fairy: animate,
  giant: animate,
  gloom: animate,
  gnome: animate,
  golem: animate,
  guardian: animate,
  inquisitor: animate,
  koyar: animate,
  linung: animate,
  mage: animate,
  mechanism: thing,
  mercenary: animate,
  ogre: animate,
  orc: animate,
  order: thing,
  pirate: animate,
  priest: {
    ...animate,
    forms: ['жрец жреца жрецу жреца жрецом жреце', 'жрецы жрецов жрецам жрецов жрецами жрецах'],
  },
  ritual: thing,
  rogue: animate,
  slua: { ...animate, forms: ['слуа слуа слуа слуа слуа слуа', 'слуа слуа слуа слуа слуа слуа'] },
  sorcery: thing,
  spawn: animate,
  spirit: animate,
  toaDan: animate,
  trap: {
    gender: 'f',
    forms: [
      'ловушка ловушки ловушке ловушку ловушкой ловушке',
      'ловушки ловушек ловушкам ловушки ловушками ловушках',
    ],
  },
  troll: animate,
  undead: { ...animate, gender: 'f' },
  underdweller: animate,
  warrior: animate,
  yordling: animate,
};

/** What one creature of a class is called, where that is not the name of the class. */
const members: Readonly<Partial<Record<ClassKey, Text>>> = {
  coven: { ru: 'член ковена', en: 'coven member' },
  toaDan: { ru: 'член ордена Тоа-Дан', en: 'Toa-Dan member' },
};

export const classNoun = (key: ClassKey): Lexeme => word(members[key] ?? classes[key], grammar[key]);

function word(text: Text, how: Grammar): Lexeme {
  return { ru: noun(text.ru, how), en: { one: text.en, many: englishPlural(text.en) } };
}

function englishPlural(one: string): string {
  const own = plurals[one];
  if (own !== undefined) return own;
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`;
  if (one.endsWith('elf')) return `${one.slice(0, -1)}ves`;
  return `${one}s`;
}

/** Keywords as an object («получает Броню») and after «с»; «созданный» is an adjective there. */
export const keywordForms: Readonly<Record<Exclude<Word, 'created'>, Pick<Forms, 'acc' | 'ins'>>> = {
  rush: { acc: 'Рывок', ins: 'Рывком' },
  horde: { acc: 'Орду', ins: 'Ордой' },
  armour: { acc: 'Броню', ins: 'Бронёй' },
  firstStrike: { acc: 'Первый удар', ins: 'Первым ударом' },
  directedStrike: { acc: 'Направленный удар', ins: 'Направленным ударом' },
  attackExperience: { acc: 'Опыт в атаке', ins: 'Опытом в атаке' },
  defenceExperience: { acc: 'Опыт в защите', ins: 'Опытом в защите' },
  unique: { acc: 'Уникальность', ins: 'Уникальностью' },
  overkill: { acc: 'Пробивной удар', ins: 'Пробивным ударом' },
};
