import {
  answer,
  awaited,
  below,
  branch,
  count,
  decode,
  type GameEvent,
  type Question,
  questionFor,
  type Run,
  resume,
  seeded,
  start,
} from '@vigrid/kernel';
import { expect, test } from 'vitest';
import valhalla from '../index.ts';
import { readOptions } from '../settings.ts';
import type { Valhalla } from '../state.ts';

const boxes = { valkyries: true, dwarves: true, tyr: true, lastViking: true, loki: 'random' };
const games = [
  { seats: 2, options: {} },
  { seats: 3, options: { ...boxes, thor: true } },
  { seats: 4, options: { ...boxes, companions: 'union' } },
  { seats: 1, options: { monster: 'hel' } },
];

/** A game whose events are kept, without the numbers of cards: copies of one card are told apart by them alone. */
function heard(run: Run<Valhalla>): { readonly run: Run<Valhalla>; readonly events: string[] } {
  const events: string[] = [];
  run.listener = (event: GameEvent) => {
    events.push(
      JSON.stringify(event, (key, value) => (key === 'card' || key === 'cards' ? undefined : value)),
    );
  };
  return { run, events };
}

/** What can be answered, in words. */
function answers({ state }: Run<Valhalla>, q: Question): unknown[] {
  return Array.from({ length: Math.min(40, count(q)) }, (_, n) => {
    const value = decode(q, n);
    if (q.kind === 'act') return valhalla.scenario.line(state, q.options[n] as never);
    return Array.isArray(value) ? value.map((one) => valhalla.scenario.name(state, one, q.kind)) : value;
  });
}

test.each(games)(
  'a moment written as a position plays on as the game does ($seats)',
  ({ seats, options }) => {
    const chance = seeded(`moments ${seats}`);
    const read = readOptions(options, seats);
    if ('problems' in read) throw new Error(read.problems[0].text.en);
    const run = start(valhalla, { seats, seed: `moments ${seats}`, options: read.options });
    let compared = 0;
    for (let i = 0; i < 300 && !run.state.result; i++) {
      const position = i % 4 === 0 && valhalla.scenario.written?.(run.state);
      if (position) {
        compared++;
        const here = heard(branch(run));
        const placed = valhalla.scenario.place(position, structuredClone(run.state.random));
        const there = heard(resume(valhalla, placed));
        for (let more = 0; more < 20 && !here.run.state.result; more++) {
          expect(there.run.asked.map((q) => [q.seat, q.ask, ...answers(there.run, q)])).toEqual(
            here.run.asked.map((q) => [q.seat, q.ask, ...answers(here.run, q)]),
          );
          const [seat] = awaited(here.run);
          const n = below(chance, chosenFrom(here.run, seat));
          for (const one of [here.run, there.run]) answer(one, seat, n);
          expect(there.events.splice(0)).toEqual(here.events.splice(0));
        }
      }
      const [seat] = awaited(run);
      answer(run, seat, below(chance, chosenFrom(run, seat)));
    }
    expect(compared).toBeGreaterThan(3);
  },
);

/** How many answers the seat has. */
function chosenFrom(run: Run<Valhalla>, seat: number): number {
  const q = questionFor(run, seat);
  if (!q) throw new Error('Whoever is awaited is asked.');
  return count(q);
}
