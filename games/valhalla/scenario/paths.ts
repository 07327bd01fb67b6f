/** Paths that scenarios read: pool, a.hand, a.squad.Ivar.strength, battle.a.strength, titles.0.holder, scores.b … */
import type { Seat } from '@vigrid/kernel';
import { cardOf } from '../cards/catalogue.ts';
import { total } from '../jarls.ts';
import { activeMonster, monsterStrength, mostValour } from '../monster.ts';
import { scoresOf } from '../scoring.ts';
import { bit, bitCount, type Side, squadSize, type Valhalla } from '../state.ts';
import { strengthOf, valour } from '../strength.ts';
import { faces, letters } from './names.ts';

const letter = (seat: Seat): string | null => (seat < 0 ? null : letters[seat]);
const named = (s: Valhalla, list: readonly number[]): string[] => list.map((card) => cardOf(s, card).name.en);

export function read(s: Valhalla, path: readonly string[]): unknown {
  const [head, ...rest] = path;
  switch (head) {
    case 'turn':
    case 'stage':
    case 'pool':
    case 'lastTurns':
    case 'decided':
      return s[head];
    case 'active':
    case 'first':
    case 'besieged':
      return letter(s[head]);
    case 'deck':
      return rest[0] === 'size' ? s.deck.length : named(s, s.deck.toReversed());
    case 'discard':
    case 'open':
    case 'box':
      if (rest[0] === 'size') return s[head].length;
      return rest[0] === 'top' ? named(s, s[head].slice(-1))[0] : named(s, s[head]);
    case 'loki':
      return s.loki < 0 ? null : cardOf(s, s.loki).name.en;
    case 'titles': {
      const title = s.titles[Number(rest[0])];
      return rest[0] === undefined
        ? s.titles.length
        : rest[1] === 'level'
          ? title?.level
          : letter(title?.holder ?? -1);
    }
    case 'battle':
      return battleField(s, rest);
    case 'monster':
      return monsterField(s, rest[0]);
    case 'scores': {
      const score = scoresOf(s)[letters.indexOf(rest[0])];
      return rest[1] === undefined ? score?.total : score?.[rest[1] as keyof typeof score];
    }
    default: {
      const side = head.length === 1 ? s.sides[letters.indexOf(head)] : undefined;
      return side && sideField(s, side, rest);
    }
  }
}

function sideField(s: Valhalla, side: Side, [field, who, what]: readonly string[]): unknown {
  switch (field) {
    case 'hand':
    case 'drawn':
    case 'valhalla':
    case 'jarls':
      return who === 'size' ? side[field].length : named(s, side[field]);
    case 'shields':
      return side.shields;
    case 'valour':
      return valour(s, side);
    case 'jarl':
      return side.jarl < 0 ? null : cardOf(s, side.jarl).name.en;
    case 'captured':
      return who === undefined ? total(side.captured) : side.captured[letters.indexOf(who)];
    case 'spaces':
      return side.squad.map((card) => (card < 0 ? null : cardOf(s, card).name.en));
    case 'squad': {
      if (who === 'size') return squadSize(side);
      if (who === undefined)
        return named(
          s,
          side.squad.filter((card) => card >= 0),
        );
      const space = side.squad.findIndex((card) => card >= 0 && cardOf(s, card).name.en === who);
      return space < 0 ? undefined : warriorField(s, side, space, what);
    }
    default:
      return undefined;
  }
}

function warriorField(s: Valhalla, side: Side, space: number, field: string | undefined): unknown {
  const fighter = s.battle?.fighters.find((f) => s.sides[f.seat] === side);
  switch (field) {
    case 'space':
      return space + 1;
    case 'tyr':
      return side.tyr[space] < 0 ? null : cardOf(s, side.tyr[space]).name.en;
    case 'activated':
      return fighter !== undefined && bit(fighter.armed, space);
    case 'blocked':
      return fighter !== undefined && bit(fighter.blocked, space);
    default:
      return undefined;
  }
}

/** battle.kind, battle.step, battle.winner, battle.a.strength, .dice, .free, .activated, .played. */
function battleField(s: Valhalla, [who, field]: readonly string[]): unknown {
  const b = s.battle;
  if (b === null) return who === undefined ? null : undefined;
  if (who === 'kind' || who === 'step' || who === 'margin') return b[who];
  if (who === 'winner') return letter(b.winner < 0 ? -1 : b.fighters[b.winner].seat);
  const f = b.fighters.find(({ seat }) => letter(seat) === who);
  if (!f) return undefined;
  switch (field) {
    case 'strength':
      return strengthOf(s, b, f);
    case 'dice':
      return f.faces.filter((face) => face > 0).map((face) => faces[face]);
    case 'free':
      return f.faces.filter((face, slot) => face > 0 && f.on[slot] < 0).map((face) => faces[face]);
    case 'extra':
      return f.faces.filter((face, slot) => face > 0 && f.sort[slot] === 1).length;
    case 'activated':
      return bitCount(f.armed);
    case 'played':
      return named(s, f.played);
    default:
      return undefined;
  }
}

function monsterField(s: Valhalla, field: string | undefined): unknown {
  if (!s.solo) return undefined;
  switch (field) {
    case 'level':
      return s.solo.level + 1;
    case 'strength':
      return monsterStrength(s);
    case 'most':
      return mostValour(s);
    case 'covered':
      return activeMonster(s).activation.filter((_, i) => bit(s.solo?.covered ?? 0, i));
    case 'dice':
      return 6 - bitCount(s.solo.covered);
    default:
      return undefined;
  }
}
