import { answer, awaited, below, count, questionFor, seeded, start } from '@vigrid/kernel';
import { expect, test } from 'vitest';
import { resources } from '../effects/types.ts';
import dune from '../index.ts';
import type { Dune } from '../state.ts';

/** What is wrong with the pieces on the table: twelve troops a side, Agents, one Mentat, the tokens. */
function faultsOf(s: Dune): string[] {
  const faults: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) faults.push(what);
  };
  for (const of of s.sides) {
    must(of.supply + of.garrison + of.troops === 12, 'twelve troops');
    must(Math.min(of.supply, of.garrison, of.troops) >= 0, 'troops are never fewer than none');
    must(
      resources.every((what) => of[what] >= 0),
      'resources are never negative',
    );
    must(of.agents.length === (of.leader < 0 || of.swordmaster ? 3 : 2), 'Agents');
    must(
      of.influence.every((n) => n >= 0 && n <= 6),
      'Influence from 0 to 6',
    );
  }
  must(s.sides.filter(({ mentat }) => mentat > -2).length === (s.mentat === -1 ? 0 : 1), 'one Mentat');
  s.alliance.forEach((holder, faction) => {
    const most = Math.max(...s.sides.map(({ influence }) => influence[faction]));
    must(holder < 0 || (most >= 4 && s.sides[holder].influence[faction] === most), 'the holder leads');
  });
  s.sides.slice(0, s.players).forEach((of, side) => {
    must(of.points >= pointsOnTracks(s, side), 'points of the tracks');
  });
  return faults;
}

/** Points that lie on the tracks: 1 for each side at 2 Influence, 1 for each Alliance. */
const pointsOnTracks = (s: Dune, side: number): number =>
  s.sides[side].influence.filter((n) => n >= 2).length +
  s.alliance.filter((holder) => holder === side).length;

test.each([1, 2, 3, 4])(
  '[D-1.8] troops, Agents, tokens and points are conserved with %i players',
  (seats) => {
    const read = dune.options({}, seats);
    if ('problems' in read) throw new Error('The usual options can not be played.');
    for (let game = 0; game < 6; game++) {
      const run = start(dune, { seats, seed: `conserve ${game}`, options: read.options });
      const chance = seeded(`answers ${game}`);
      while (!run.state.result) {
        const [seat] = awaited(run);
        const q = questionFor(run, seat);
        if (!q) throw new Error('Nobody is asked.');
        answer(run, seat, below(chance, count(q)));
        const faults = faultsOf(run.state);
        if (faults.length > 0) expect(faults).toEqual([]);
      }
    }
  },
);
