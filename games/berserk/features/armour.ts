/**
 * Armour that was gained or restored counts as unused, whatever another has kept off this turn (B12-G-armour-x,
 * B12-G-magic-armour-x, B09-D-armour).
 */
import type { Piece } from '../state/piece.ts';
import type { Berserk } from '../state.ts';
import { wordOf } from './gains.ts';

const kinds = [
  { word: 'armour', used: 'armourUsed', had: 'armourHad' },
  { word: 'magicArmour', used: 'magicArmourUsed', had: 'magicArmourHad' },
] as const;

type ArmourWord = (typeof kinds)[number]['word'];

/** So many wounds are kept off by the Armour that the card has now. */
export function useArmour(s: Berserk, piece: Piece, word: ArmourWord, amount: number): void {
  for (const kind of kinds) {
    if (kind.word !== word || amount === 0) continue;
    piece[kind.used] += amount;
    piece[kind.had] = wordOf(s, piece, word);
  }
}

/** An effect has given Armour: of what the card has now, no more than the rest may be used up. */
export function addArmour(s: Berserk, piece: Piece, word: string, value: number): void {
  for (const kind of kinds) {
    if (kind.word !== word) continue;
    piece[kind.had] = wordOf(s, piece, word);
    piece[kind.used] = Math.min(piece[kind.used], Math.max(0, piece[kind.had] - value));
  }
}

/** Armour that comes and goes by constant features and terms: one that is greater than before is another one. */
export function renewArmour(s: Berserk): void {
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const piece = s.pieces[number];
      if (piece && piece.armourUsed + piece.magicArmourUsed > 0) renew(s, piece);
    }
  }
}

function renew(s: Berserk, piece: Piece): void {
  for (const { word, used, had } of kinds) {
    if (piece[used] === 0) continue;
    const now = wordOf(s, piece, word);
    if (now === 0 || now > piece[had]) piece[used] = 0;
    piece[had] = now;
  }
}
