/** The nouns of card texts in both languages: kinds of cards, classes, and what is counted. */
import {
  adjective,
  compound,
  type Forms,
  type Grammar,
  type Lexeme,
  noun,
  type Text,
  word,
} from '@vigrid/speech';
import type { CardType, Word } from '../abilities/index.ts';
import { type ClassKey, classes, types } from './classes.ts';

const animate: Grammar = { animate: true };
const thing: Grammar = {};

export const card = word('карта', 'card');
export const wound = word('рана', 'wound');
export const coinNoun = word('монета', 'coin');
export const marker = word('маркер', 'marker');
/** Cards still in the hand, wounds still to come: what is counted together with where it is. */
export const handCard = word('карта из руки', 'card from your hand');
export const woundToYours = word('рана вашим персонажам', 'wound to your characters');
export const copyNoun = word('копия', 'copy');
export const strengthening = word('эффект усиления', 'Strengthening effect');
export const weakening = word('эффект ослабления', 'Weakening effect');
export const eitherEffect = word('эффект усиления или ослабления', 'Strengthening or Weakening effect');
/** What a card can be called in a sentence. */
export type Kind = CardType | 'character' | 'support' | 'equipment' | 'card';

export const kinds: Readonly<Record<Kind, Lexeme>> = {
  card,
  hero: named(types.hero, animate),
  creature: named(types.creature, animate),
  character: word('персонаж', 'character', animate),
  spell: named(types.spell),
  support: word('карта поддержки', 'support card'),
  equipment: word('карта экипировки', 'equipment card'),
  weapon: named(types.weapon),
  armour: named(types.armour, { stressed: true }),
  amulet: named(types.amulet),
  terrain: named(types.terrain, { gender: 'f' }),
  event: named(types.event),
  quest: named(types.quest),
};

/** How each class is declined in Russian; its creatures, where they are not called by the name of the class. */
const nouns: Readonly<Record<ClassKey, Grammar | Lexeme>> = {
  action: thing,
  akkenian: animate,
  angel: animate,
  aquanite: animate,
  arkhaalite: animate,
  artifact: thing,
  beast: animate,
  brotherhood: word('член братства', 'Brotherhood member', animate),
  centaur: animate,
  childOfKrong: {
    ...animate,
    gender: 'n',
    forms: ['дитя дитяти дитяти дитя дитятей дитяти', 'дети детей детям детей детьми детях'],
  },
  coven: word('член ковена', 'coven member', animate),
  demon: animate,
  draconid: animate,
  dragon: animate,
  elf: animate,
  ent: animate,
  fairy: animate,
  giant: animate,
  gloom: animate,
  gnome: animate,
  goblin: animate,
  golem: animate,
  gremlin: animate,
  guardian: animate,
  hollow: animate,
  inquisitor: animate,
  koyar: animate,
  linung: animate,
  mage: animate,
  mechanism: thing,
  mercenary: animate,
  naga: animate,
  nightmare: thing,
  ogre: animate,
  orc: animate,
  order: thing,
  pirate: animate,
  potion: thing,
  priest: { ...animate, stressed: true },
  ritual: thing,
  riverMaiden: word(compound([adjective('речной')], noun('дева', animate)), 'River Maiden'),
  rogue: animate,
  slua: word('слуа', 'slua', { ...animate, fixed: true }, 'slua'),
  sorcery: thing,
  spawn: word('порождение', 'spawn', animate, 'spawn'),
  spirit: animate,
  toaDan: word('член ордена Тоа-Дан', 'Toa-Dan member', animate),
  trap: thing,
  troll: animate,
  undead: word('нежить', 'undead', { ...animate, gender: 'f' }, 'undead'),
  underdweller: animate,
  warMachine: word(compound([adjective('боевой')], noun('машина')), 'war machine'),
  warrior: animate,
  worg: animate,
  yordling: animate,
};

export function classNoun(key: ClassKey): Lexeme {
  const row = nouns[key];
  return 'ru' in row ? row : named(classes[key], row);
}

function named({ ru, en }: Text, grammar: Grammar = thing): Lexeme {
  return word(ru, en, grammar);
}

const strike = noun('удар');

/** Keywords as nouns: «получает Броню», «с Бронёй»; «созданный» is an adjective. */
export const keywordForms: Readonly<Record<Exclude<Word, 'created'>, Forms>> = {
  rush: noun('Рывок', { stem: 'Рывк' }).sg,
  horde: noun('Орда').sg,
  armour: noun('Броня', { stressed: true }).sg,
  firstStrike: compound([adjective('Первый')], strike).sg,
  directedStrike: compound([adjective('Направленный')], strike).sg,
  attackExperience: noun('Опыт в атаке').sg,
  defenceExperience: noun('Опыт в защите').sg,
  unique: noun('Уникальность', { gender: 'f' }).sg,
  overkill: compound([adjective('Пробивной')], strike).sg,
};
