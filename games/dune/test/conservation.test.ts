import {
  answer,
  awaited,
  below,
  count,
  type GameEvent,
  questionFor,
  readSettings,
  seeded,
  start,
} from '@vigrid/kernel';
import { expect, test } from 'vitest';
import { spyLimit } from '../board/posts.ts';
import { researchTrack, tleilaxuTrack } from '../board/tracks.ts';
import type { DuneEvent } from '../events.ts';
import dune from '../index.ts';
import { ix, uprising } from '../modules.ts';
import { isCommander } from '../pieces/teams.ts';
import { type Dune, isHouseHagal, seatOf } from '../state.ts';
import { resources } from '../symbols.ts';

const tables = [
  ...[1, 2, 3, 4].flatMap((seats) => [
    { seats, core: 'base', expansions: [] },
    { seats, core: 'base', expansions: ['ix'] },
    { seats, core: 'base', expansions: ['immortality'] },
    { seats, core: 'uprising', expansions: seats === 3 ? [] : ['ix', 'immortality', 'choam'] },
  ]),
  { seats: 6, core: 'uprising', expansions: [] },
  { seats: 6, core: 'uprising', expansions: ['ix', 'immortality'] },
];

test.each(tables)(
  '[D-1.8] troops, dreadnoughts, Agents, tokens and points are conserved: $seats $core $expansions',
  ({ seats, core, expansions }) => {
    playThrough(seats, { core, expansions }, 'conserve', () => ({ note: () => {}, faults: faultsOf }));
  },
);

test.each(tables)(
  '[D-1.6] what a side has is what it was told to get and pay: $seats $core $expansions',
  ({ seats, core, expansions }) => {
    playThrough(seats, { core, expansions }, 'ledger', ledgerFrom);
  },
);

interface Inspector {
  note(told: GameEvent): void;
  faults(s: Dune): readonly string[];
}

/** A few games by chance, looked at after every answer. */
function playThrough(
  seats: number,
  options: { readonly core: string; readonly expansions: readonly string[] },
  name: string,
  inspect: (begun: Dune) => Inspector,
): void {
  const read = readSettings(dune, options, seats);
  if ('problems' in read) throw new Error('The usual options can not be played.');
  for (let game = 0; game < 6; game++) {
    const setup = { seats, seed: `${name} ${game}`, options: read.options };
    const inspector = inspect(dune.begin(setup));
    const run = start(dune, setup, (told) => inspector.note(told));
    const chance = seeded(`answers ${game}`);
    while (!run.state.result) {
      const [seat] = awaited(run);
      const q = questionFor(run, seat);
      if (!q) throw new Error('Nobody is asked.');
      answer(run, seat, below(chance, count(q)));
      const faults = inspector.faults(run.state);
      if (faults.length > 0) expect(faults).toEqual([]);
    }
  }
}

/** What is wrong with the pieces on the table: twelve troops and two dreadnoughts a side, Agents, one Mentat, the tokens. */
function faultsOf(s: Dune): string[] {
  const faults: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) faults.push(what);
  };
  const ships = s.modules & ix ? 2 : 0;
  for (const [side, of] of s.sides.entries()) {
    // Negotiators are troops on the Ix board (D-23.4), specimens troops in the tanks (D-24.8).
    // Memories are troops on the board (D-20.12).
    const troops = [of.supply, of.garrison, of.troops, of.negotiators, of.specimens, of.memories];
    // A Commander has no pieces of that kind (D-28.4).
    const commands = isCommander(s, side);
    must(troops.reduce((sum, n) => sum + n, 0) === (commands ? 0 : 12), 'twelve troops');
    must(!commands || (of.swords === 0 && of.sandworms === 0 && !of.hooks), 'a Commander does not fight');
    must(Math.min(...troops) >= 0, 'troops are never fewer than none');
    const flags = s.flags.filter((flag) => flag >= 0 && flag >> 1 === side).length;
    must(of.dreadnoughts.reduce((sum, n) => sum + n, flags) === (commands ? 0 : ships), 'two dreadnoughts');
    must(Math.min(...of.dreadnoughts) >= 0, 'dreadnoughts are never fewer than none');
    if (s.modules & uprising) {
      const placed = s.spies.filter((sides) => sides & (1 << side)).length;
      must(of.spies >= 0 && of.spies + placed === spyLimit, 'three Spies');
      must(of.sandworms === 0 || s.phase === 'turns' || s.phase === 'combat', 'sandworms go back');
    }
    must(of.freighter >= 0 && of.freighter <= 3, 'a Freighter on its track');
    must(of.tleilaxu >= 0 && of.tleilaxu < tleilaxuTrack.length, 'a token on the Tleilaxu track');
    must(of.research >= 0 && of.research < researchTrack.length, 'a token on the research track');
    must(
      resources.every((what) => of[what] >= 0),
      'resources are never negative',
    );
    // With six players the Swordmaster leaves after a round (D-28.11).
    const sworn = s.players === 6 ? of.agents.length : 3;
    must(of.agents.length === (isHouseHagal(of) || of.swordmaster ? sworn : 2), 'Agents');
    must(of.track >= 0 && of.track <= (commands ? 4 : 0), 'the own track of a Commander');
    must(
      of.influence.every((n) => n >= 0 && n <= 6),
      'Influence from 0 to 6',
    );
  }
  must(s.offered.length <= 2 && (s.offered.length === 2 || s.contracts.length === 0), 'two open contracts');
  must(s.trackSpice === 0 || s.sides.every(({ tleilaxu }) => tleilaxu < 4), 'the first one took the spice');
  must(s.tleilaxuRow.length <= 3 && s.row.length <= 5, 'no more cards in the Rows than they have places');
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

/** Points that lie on the tracks: 1 for each side at 2 Influence, 1 for each Alliance, two on the Tleilaxu track. */
const pointsOnTracks = (s: Dune, side: number): number =>
  Math.floor(s.sides[side].track / 2) +
  s.sides[side].influence.filter((n) => n >= 2).length +
  [4, 7].filter((n) => s.sides[side].tleilaxu >= n).length +
  s.alliance.filter((holder) => holder === side).length;

/** Adds up what is told of resources, points and the garrison, and compares it with what the sides have. */
function ledgerFrom(begun: Dune): Inspector {
  const told = new Map<string, number>();
  const sum = (seat: number, what: string) => told.get(`${seat} ${what}`) ?? 0;
  return {
    note(event) {
      for (const [seat, what, n] of entriesOf(event as DuneEvent)) {
        told.set(`${seat} ${what}`, sum(seat, what) + n);
      }
    },
    faults: (s) =>
      s.sides.flatMap((of, side) =>
        ([...resources, 'points', 'garrison', 'specimens'] as const).flatMap((what) => {
          const points = isCommander(s, side) ? 4 : s.players >= 4 ? 1 : 0;
          const given = what === 'points' ? points : begun.sides[side][what];
          const due = given + sum(seatOf(s, side), what);
          return of[what] === due ? [] : `side ${side} has ${of[what]} ${what}, but was told ${due}`;
        }),
      ),
  };
}

function entriesOf(e: DuneEvent): (readonly [seat: number, what: string, n: number])[] {
  switch (e.kind) {
    case 'gain':
      return [[e.seat, e.what, e.n]];
    case 'pay':
      return [[e.seat, e.what, -e.n]];
    case 'harvest':
      return [[e.seat, 'spice', e.n]];
    case 'give':
      return [
        [e.seat, e.what, -e.n],
        [e.to, e.what, e.n],
      ];
    case 'points':
      return [[e.seat, 'points', e.n]];
    case 'specimens':
      return [[e.seat, 'specimens', e.n]];
    case 'recruit':
    case 'retreat':
      return [[e.seat, 'garrison', e.n]];
    case 'deploy':
    case 'lose':
      return e.from === 'garrison' ? [[e.seat, 'garrison', -e.n]] : [];
    default:
      return [];
  }
}
