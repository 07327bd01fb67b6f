/** What may come of an attack: every fall of the dice with the modifiers of the moment (section 514, section 518). */
import type { Seat } from '@vigrid/kernel';
import { hasLives, livesOf, printedStrike } from '../features/figures.ts';
import { wordOf } from '../features/gains.ts';
import { type Blow, blowOf, isMagicType } from '../flow/combat/blow.ts';
import { fights } from '../flow/combat/dice.ts';
import { gradeOf, resultOf, strengthOf } from '../flow/combat/strength.ts';
import { closedGrade, strikeTable, weakened } from '../flow/combat/strike-table.ts';
import { isProtected, takesNone } from '../flow/wounds/protection.ts';
import type { Piece } from '../state/piece.ts';
import type { AbilityItem, Attack } from '../state/stack.ts';
import { type Berserk, pieceOf } from '../state.ts';
import type { Fall, Odds } from './view.ts';

/** The odds of an attack on the stack if it is this card that meets it; null where that is not known. */
export function oddsOf(s: Berserk, item: AbilityItem, against: number): Omit<Odds, 'setsOff'> | null {
  const by = pieceOf(s, item.card);
  const to = pieceOf(s, against);
  if (!item.attack || !by || !to || to.hidden) return null;
  const attack: Attack = { ...item.attack, target: against };
  const fight = fights(s, item, attack, to);
  const falls: Fall[] = [];
  for (const mine of faces) {
    if (!fight) {
      falls.push(fallOf(s, item, attack, rolled(s, item, attack, by, mine, false), null));
      continue;
    }
    for (const theirs of faces) {
      const results = [
        rolled(s, item, attack, by, mine, true),
        repelled(s, item, attack, to, theirs),
      ] as const;
      falls.push(fallOf(s, item, attack, results[0], results[1]));
    }
  }
  return {
    by: by.card,
    against,
    fight,
    plus: rolled(s, item, attack, by, 3, true) - 3,
    minus: fight ? repelled(s, item, attack, to, 3) - 3 : 0,
    strength: [0, 1, 2].map((grade) => woundsOf(s, blowAt(s, item, attack, false, grade), attack)),
    answer: fight ? [0, 1, 2].map((grade) => woundsOf(s, blowAt(s, item, attack, true, grade), attack)) : [],
    falls,
    kills: falls.filter(({ kills }) => kills).length,
    dies: falls.filter(({ dies }) => dies).length,
    answered: falls.filter(({ answer }) => answer >= 0).length,
    missed: falls.filter(({ grade }) => grade < 0).length,
  };
}

const faces = [1, 2, 3, 4, 5, 6] as const;

const roll = (card: number, seat: Seat, natural: number) => ({
  card,
  seat,
  natural,
  result: -1,
  mods: [],
  order: [],
});

function rolled(s: Berserk, item: AbilityItem, attack: Attack, by: Piece, n: number, table: boolean): number {
  const what = { as: 'attack', type: item.type, against: attack.target } as const;
  return resultOf(s, roll(by.card, by.seat, n), what, table);
}

function repelled(s: Berserk, item: AbilityItem, attack: Attack, to: Piece, n: number): number {
  const what = { as: 'defence', type: item.type, against: item.card } as const;
  return resultOf(s, roll(attack.target, to.seat, n), what, true);
}

/** One fall of the dice, as it is if nobody weakens the strike (B12-514.4) and nobody responds. */
function fallOf(s: Berserk, item: AbilityItem, attack: Attack, mine: number, theirs: number | null): Fall {
  const table = theirs === null ? { attack: closedGrade(mine), answer: -1 } : strikeTable(mine, theirs);
  const grade = settled(s, item, attack, false, table.attack);
  const answer = settled(s, item, attack, true, table.answer);
  return {
    grade,
    answer,
    kills: grade >= 0 && isDeadly(s, blowAt(s, item, attack, false, grade), attack),
    dies: answer >= 0 && isDeadly(s, blowAt(s, item, attack, true, answer), attack),
    weakens: theirs !== null && weakened(mine, theirs) !== null,
  };
}

function settled(s: Berserk, item: AbilityItem, attack: Attack, answering: boolean, grade: number): number {
  return grade < 0 ? grade : gradeOf(s, blowAt(s, item, attack, answering, grade), grade, attack.mods);
}

const blowAt = (s: Berserk, item: AbilityItem, attack: Attack, answering: boolean, grade: number): Blow => ({
  ...blowOf(s, item, attack, answering),
  grade,
});

function isDeadly(s: Berserk, blow: Blow, attack: Attack): boolean {
  const to = pieceOf(s, blow.to);
  return to !== null && hasLives(s, to) && woundsOf(s, blow, attack) >= livesOf(s, to);
}

/** The wounds a blow of this grade comes to, after protection and what is left of armour. */
function woundsOf(s: Berserk, planned: Blow, attack: Attack): number {
  const by = pieceOf(s, planned.by);
  const to = pieceOf(s, planned.to);
  if (!by || !to) return 0;
  const base = planned.answering ? printedStrike(s, by)[planned.grade] : attack.strength[planned.grade];
  const strength = strengthOf(s, planned, base, attack.mods);
  const blow: Blow = { ...planned, strength, wounds: strength };
  if (isProtected(s, blow) || takesNone(s, blow)) return 0;
  const magic = isMagicType(blow.type);
  const used = magic ? to.magicArmourUsed : to.armourUsed;
  const armour = Math.max(0, wordOf(s, to, magic ? 'magicArmour' : 'armour') - used);
  return Math.max(0, strength - armour);
}
