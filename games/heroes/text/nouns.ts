/** The nouns of card texts in both languages: kinds of cards, classes, and what is counted. */
import type { Text } from '@vigrid/kernel';
import type { CardType } from '../abilities/types.ts';
import { type ClassKey, classes, types } from './classes.ts';
import { type Grammar, type Noun, noun } from './morphology.ts';

export interface Lexeme {
  readonly ru: Noun;
  readonly en: { readonly one: string; readonly many: string };
}

const animate: Grammar = { animate: true };
const thing: Grammar = {};

export const card = word({ ru: 'карта', en: 'card' }, thing);
export const wound = word({ ru: 'рана', en: 'wound' }, thing);
export const coinNoun = word({ ru: 'монета', en: 'coin' }, thing);
export const strengthening = word({ ru: 'эффект усиления', en: 'Strengthening effect' }, thing);
export const weakening = word({ ru: 'эффект ослабления', en: 'Weakening effect' }, thing);

export const kinds: Readonly<Record<CardType | 'character' | 'support', Lexeme>> = {
  hero: word(types.hero, animate),
  creature: word(types.creature, animate),
  character: word({ ru: 'персонаж', en: 'character' }, animate),
  spell: word(types.spell, thing),
  support: word({ ru: 'карта поддержки', en: 'support card' }, thing),
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
  elf: animate,
  fairy: animate,
  gnome: animate,
  golem: animate,
  guardian: animate,
  mage: animate,
  mechanism: thing,
  mercenary: animate,
  ogre: animate,
  orc: animate,
  order: thing,
  pirate: animate,
  ritual: thing,
  rogue: animate,
  sorcery: thing,
  spirit: animate,
  troll: animate,
  underdweller: animate,
  warrior: animate,
  yordling: animate,
};

export const classNoun = (key: ClassKey): Lexeme => word(classes[key], grammar[key]);

function word(text: Text, how: Grammar): Lexeme {
  return { ru: noun(text.ru, how), en: { one: text.en, many: englishPlural(text.en) } };
}

function englishPlural(one: string): string {
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`;
  if (one.endsWith('elf')) return `${one.slice(0, -1)}ves`;
  return `${one}s`;
}
