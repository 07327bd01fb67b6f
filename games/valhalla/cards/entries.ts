/** The catalogue as people see it: names, figures and the texts written from the data. One entry for all copies. */
import type { CardEntry } from '@vigrid/kernel';
import { cardText, lineOf, setOf } from '../text/cards.ts';
import { cards, patternOf } from './catalogue.ts';
import type { CardData } from './types.ts';

const clanGlyphs = {
  bear: 'bear-head',
  wolf: 'wolf-head',
  boar: 'boar',
  deer: 'deer-head',
  giant: 'frozen-body',
  dwarf: 'dwarf-face',
} as const;

const tacticGlyphs = {
  rage: 'enrage',
  heroic: 'crossed-axes',
  newWeapons: 'weapon-crate',
  counterstrike: 'sword-clash',
  changeWeapons: 'switch-weapon',
  surround: 'surrounded-shield',
  weaponStock: 'weapon-crate',
  road: 'viking-longhouse',
  callToArms: 'hunting-horn',
  warCrySquad: 'rally-the-troops',
  warCryActivated: 'rally-the-troops',
} as const;

const kindGlyphs = {
  quest: 'scroll-quill',
  thor: 'thor-hammer',
  tyr: 'wolf-trap',
  jarl: 'viking-helmet',
  loki: 'bully-minion',
} as const;

const monsterGlyphs = {
  jormungandr: 'sea-serpent',
  surtr: 'fire-silhouette',
  hel: 'death-zone',
  fenrir: 'wolf-howl',
} as const;

const kinds = new Map<string, { card: CardData; copies: number }>();
for (const card of cards) {
  const entry = kinds.get(card.id);
  if (entry) entry.copies++;
  else kinds.set(card.id, { card, copies: 1 });
}

export const catalogue: readonly CardEntry[] = [...kinds.values()].map(({ card, copies }) => ({
  id: card.id,
  name: card.name,
  set: setOf(card),
  line: lineOf(card),
  figures: figuresOf(card, copies),
  text: cardText(card),
  dye: dyeOf(card),
  glyph: glyphOf(card),
  kind: card.kind,
  traits: {
    ...(card.kind === 'warrior' && { clan: [card.clan], arms: armsOf(card.arms) }),
    ...(card.kind === 'tactic' && card.weapon && { arms: [card.weapon] }),
    ...(card.kind === 'jarl' && card.solo && { marks: ['solo'] }),
    ...(card.kind === 'tyr' && card.gift.kind === 'lessWeapon' && { arms: [card.gift.weapon] }),
  },
}));

/** Weapons one by one, or the pattern of a giant as a word. */
function armsOf(arms: Extract<CardData, { kind: 'warrior' }>['arms']): string[] {
  if (Array.isArray(arms)) return arms.slice();
  const { kind, dice } = patternOf(arms);
  return [`${kind}-${dice}`];
}

function figuresOf(card: CardData, copies: number): Record<string, number> {
  const figures: Record<string, number> = {};
  if (card.kind === 'warrior') figures.strength = card.strength;
  if (card.kind === 'tactic' && card.strength > 0) figures.strength = card.strength;
  if (card.kind === 'monster') [figures.strength, figures.marked] = card.strength;
  if (card.valour !== undefined) figures.valour = card.valour;
  if (copies > 1) figures.copies = copies;
  return figures;
}

/** The colour of its cloth: clans have their own (V-1.3). */
function dyeOf(card: CardData): string {
  if (card.kind === 'warrior') return card.clan;
  return card.kind === 'monster' ? card.monster : card.kind;
}

function glyphOf(card: CardData): string {
  switch (card.kind) {
    case 'warrior':
      return clanGlyphs[card.clan];
    case 'tactic':
      return tacticGlyphs[card.tactic];
    case 'monster':
      return monsterGlyphs[card.monster];
    default:
      return kindGlyphs[card.kind];
  }
}
