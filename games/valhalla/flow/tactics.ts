/** Battle tactics: when each may be played, and what it does (chapters 30, 32, 34 and 37). */
import { no, type Why } from '@vigrid/kernel';
import { cardOf, isWarrior } from '../cards/catalogue.ts';
import { blank, faceOf, type TacticData } from '../cards/types.ts';
import { opponentOf, opposing } from '../jarls.ts';
import { activeMonster, monsterHas } from '../monster.ts';
import { type Battle, type Fighter, squadSize, type Valhalla } from '../state.ts';
import { freeDice, isFree } from './weapon-dice.ts';

export function tacticOf(s: Valhalla, card: number): TacticData | null {
  const data = cardOf(s, card);
  return data?.kind === 'tactic' ? data : null;
}

/** Whether the fighter may play the tactic in the present phase. */
export function mayPlay(s: Valhalla, b: Battle, f: Fighter, card: number, why?: Why): boolean {
  if (!s.sides[f.seat].hand.includes(card)) return no(why, { rule: 'V-1.5', why: 'notInHand' });
  const tactic = tacticOf(s, card);
  if (tactic === null) return no(why, { rule: 'V-8.6', why: 'notTactic', card });
  return (
    rightMoment(tactic, f, card, why) &&
    monsterAllows(s, f, tactic, card, why) &&
    conditionHolds(s, b, f, tactic, card, why)
  );
}

function rightMoment({ moment }: TacticData, f: Fighter, card: number, why: Why): boolean {
  if (moment === 'before') return no(why, { rule: 'V-30.6', why: 'onlyBefore', card });
  if (moment === 'attack' && !f.attacks) return no(why, { rule: 'V-30.9', why: 'onlyAttacker', card });
  if (moment === 'defence' && f.attacks) return no(why, { rule: 'V-30.10', why: 'onlyDefender', card });
  return true;
}

/** V-36.9, V-36.10, V-36.12. */
function monsterAllows(s: Valhalla, f: Fighter, { tactic }: TacticData, card: number, why?: Why): boolean {
  if (monsterHas(s, 'noTactics')) return no(why, { rule: 'V-36.10', why: 'noTactics', card });
  if (monsterHas(s, 'twoTactics') && f.played.length >= 2) {
    return no(why, { rule: 'V-36.9', why: 'twoTactics', card });
  }
  const rerolls = tactic === 'counterstrike' || tactic === 'changeWeapons';
  if (rerolls && monsterHas(s, 'rerollBarred'))
    return no(why, { rule: 'V-36.12', why: 'rerollBarred', card });
  return true;
}

function conditionHolds(
  s: Valhalla,
  b: Battle,
  f: Fighter,
  tactic: TacticData,
  card: number,
  why: Why,
): boolean {
  switch (tactic.tactic) {
    case 'rage': {
      if (!tactic.fewer) return true;
      const have = squadSize(s.sides[f.seat]);
      const need = opposing(s, b, f);
      return (
        have < need || no(why, { rule: s.solo ? 'V-27.5' : 'V-37.2', why: 'notFewer', card, have, need })
      );
    }
    case 'heroic': {
      // A card that counts as a die may serve, too (V-32.1).
      const face = tactic.weapon ? faceOf(tactic.weapon) : 0;
      const fits = f.faces.some((have, slot) => isFree(f, slot) && (face === 0 || have === face));
      return fits || no(why, { rule: face ? 'V-37.4' : 'V-37.3', why: face ? 'noSuchDie' : 'noDie', card });
    }
    case 'newWeapons':
      return s.pool > 0 || no(why, { rule: f.attacks ? 'V-5.5' : 'V-10.4', why: 'poolEmpty', card });
    case 'counterstrike':
      return freeDice(f).length > 0 || no(why, { rule: 'V-37.6', why: 'noDie', card });
    case 'changeWeapons':
      return (
        freeDice(f).some((slot) => f.faces[slot] === blank) ||
        no(why, { rule: 'V-37.7', why: 'noBlank', card })
      );
    case 'surround':
      return hasLeader(s, b, f) || no(why, { rule: 'V-37.8', why: 'noLeader', card });
    case 'road': {
      const other = opponentOf(b, f);
      const left = other ? other.armed & 15 & ~other.roads : 0;
      return left !== 0 || no(why, { rule: 'V-32.2', why: 'noneActivated', card });
    }
    default:
      return true;
  }
}

/** A defender's jarl, or the ability of a monster (V-27.6), that is yet in force. */
function hasLeader(s: Valhalla, b: Battle, f: Fighter): boolean {
  if (s.solo) return s.options.abilities && !b.tamed && activeMonster(s).ability !== undefined;
  const other = opponentOf(b, f);
  return other !== undefined && s.sides[other.seat].jarl >= 0 && other.silenced !== 3;
}

/** Call to Arms (V-34.1): before battle, while the discard pile has a warrior. */
export function mayCallToArms(s: Valhalla, f: Fighter, card: number, why?: Why): boolean {
  if (!s.sides[f.seat].hand.includes(card)) return no(why, { rule: 'V-1.5', why: 'notInHand' });
  const tactic = tacticOf(s, card);
  if (tactic?.moment !== 'before') return no(why, { rule: 'V-30.1', why: 'notBefore', card });
  return (
    s.discard.some((card) => isWarrior(s, card)) ||
    no(why, { rule: 'V-34.1', why: 'noWarriorInDiscard', card })
  );
}
