/** Which drawing stands for what. */
import type { CardEntry } from '@vigrid/kernel';

export const weapons: Readonly<Record<string, string>> = {
  axe: 'battle-axe',
  sword: 'broadsword',
  spear: 'barbed-spear',
  bow: 'pocket-bow',
  shield: 'round-shield',
};

/** The faces of a die by number; 6 is the X. */
export const faces = [
  '',
  'battle-axe',
  'broadsword',
  'barbed-spear',
  'pocket-bow',
  'round-shield',
  'cancel',
] as const;

/** The beast on a player's shields. */
export const beasts: Readonly<Record<string, string>> = {
  raven: 'raven',
  serpent: 'snake',
  eagle: 'eagle-head',
  horse: 'horse-head',
  goat: 'goat',
  dragon: 'dragon-head',
};

/** The set of drawings has no crate of weapons. */
export const figureOf = (entry: CardEntry): string =>
  entry.glyph === 'weapon-crate' ? 'battle-gear' : (entry.glyph ?? 'viking-head');

const dyes: Readonly<Record<string, string>> = {
  dwarf: 'fire',
  quest: 'steppe',
  thor: 'mountain',
  tyr: 'darkness',
  jarl: 'boar',
  loki: 'swamp',
  jormungandr: 'swamp',
  surtr: 'fire',
  hel: 'darkness',
  fenrir: 'wolf',
};

/** Clans have cloths of their own; gods and monsters borrow one. */
export const dyeFor = (dye: string): string => dyes[dye] ?? dye;

/** What a warrior has to be armed with: a weapon, or one die of a giant's pattern. */
export interface Socket {
  readonly weapon?: string;
  /** Any face, or a mark that is the same on dice that have to be alike. */
  readonly mark?: string;
}

/** A giant's pattern, such as `equal-3`, die by die. */
export function socketsOf(arms: readonly string[]): readonly Socket[] {
  const [first] = arms;
  const pattern = first === undefined ? null : /^(\w+)-(\d)$/.exec(first);
  if (!pattern) return arms.map((weapon) => ({ weapon }));
  const [, kind, count] = pattern;
  return Array.from({ length: Number(count) }, (_, i) => ({ mark: markOf(kind, i) }));
}

function markOf(kind: string, i: number): string {
  if (kind === 'equal') return '=';
  if (kind === 'pairs') return i < 2 ? 'A' : 'B';
  if (kind === 'different') return '≠';
  return '?';
}
