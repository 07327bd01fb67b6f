import { again, asks, flow } from '@vigrid/kernel';
import { say } from '@vigrid/speech';
import type { DuneAct } from '../acts.ts';
import { atConflict, retreatDreadnoughts } from '../pieces/dreadnoughts.ts';
import { retreat, unitsOf } from '../pieces/supply.ts';
import { type ClauseFrame, type G, isAgent, isOpponent, seatOf, sideOf } from '../state.ts';
import { acts } from './asking.ts';
import { effect } from './kind.ts';

/**
 * Whoever's unit is wanted, as long as troops were deployed for it in this turn; more may be, so that the effect waits
 * on.
 */
export const ambush = effect('ambush', {
  shape: {},
  says: () =>
    say(
      'за каждый отряд, который вы разместили в этот ход, можете заставить отступить одно подразделение соперника',
      'for each troop you deploy this turn you may make one enemy unit retreat',
    ),
  optional: true,
  may: (s, side) =>
    s.turn.deployed > s.turn.ambushed &&
    s.sides.some((other, at) => isOpponent(s, side, at) && unitsOf(other) > 0),
  asks: () =>
    flow<G, ClauseFrame>({
      ask: asks(
        ({ state: s }, f) => {
          if (s.turn.deployed <= s.turn.ambushed) return null;
          const options: DuneAct[] = [{ do: 'done' }];
          s.sides.forEach((of, side) => {
            if (!isOpponent(s, f.side, side)) return;
            const seat = seatOf(s, side);
            if (of.troops > 0) options.push({ do: 'repel', seat, unit: 'troop' });
            if (of.dreadnoughts[atConflict] > 0) options.push({ do: 'repel', seat, unit: 'dreadnought' });
          });
          return options.length === 1 ? null : acts(s, f, { ask: 'ambush', rule: 'D-6.9' }, options);
        },
        (g, f, act) => {
          if (act.do !== 'repel') return;
          const { state: s } = g;
          s.turn.ambushed++;
          again(f);
          const side = sideOf(s, act.seat);
          if (act.unit === 'troop') retreat(g, side, 1, 'D-7.6');
          else retreatDreadnoughts(g, side, 1);
        },
      ),
      waitOn({ state: s }, f) {
        const turn = s.frames.find(isAgent);
        turn?.clauses.push(f.clause);
        turn?.sources.push(f.source);
      },
    }),
});
