import { below, bestOf, count, type Question, type Random, readSettings } from '@vigrid/kernel';
import { exhaust } from '@vigrid/kernel/testing';
import { expect, test } from 'vitest';
import { catalogue } from '../cards/entries.ts';
import { lokiCards } from '../cards/gods.ts';
import type { ValhallaEvent } from '../events.ts';
import valhalla from '../index.ts';
import type { ValhallaOptions } from '../settings.ts';

const optionsFor = (given: unknown, seats: number): ValhallaOptions => {
  const read = readSettings(valhalla, given, seats);
  if ('problems' in read) throw new Error(read.problems[0].text.en);
  return read.options;
};

const all = { valkyries: true, dwarves: true, thor: true, tyr: true, lastViking: true };

/** By chance, but rather with deeds than without. */
function lively(_run: unknown, _seat: number, q: Question, chance: Random): number {
  if (q.kind === 'act') {
    const deeds = q.options.flatMap(({ do: kind }, n) =>
      ['arm', 'help', 'quest', 'tactic', 'jarl', 'attack'].includes(kind) ? [n] : [],
    );
    if (deeds.length > 0 && below(chance, 3) > 0) return deeds[below(chance, deeds.length)];
  }
  return below(chance, count(q));
}

const cardsOf = (kind: string) => catalogue.filter((card) => card.kind === kind).map(({ id }) => id);

function used(event: ValhallaEvent): string[] {
  switch (event.kind) {
    case 'arm':
    case 'tactic':
    case 'quest':
    case 'help':
    case 'tyr':
    case 'jarl':
      return [`${event.kind} ${event.card.def}`];
    case 'row':
      return [`row ${event.card.def} ${event.row}`];
    default:
      return [];
  }
}

test('every card of the deck is used, every jarl leads, every row of Loki is taken', { timeout: 0 }, () => {
  const { never } = exhaust({
    game: valhalla,
    seats: 4,
    options: lokiCards.map(({ id }) => optionsFor({ ...all, loki: id }, 4)),
    all: [
      ...cardsOf('warrior').map((id) => `arm ${id}`),
      ...cardsOf('tactic').map((id) => `tactic ${id}`),
      ...cardsOf('quest').map((id) => `quest ${id}`),
      ...cardsOf('thor').map((id) => `help ${id}`),
      ...cardsOf('tyr').map((id) => `tyr ${id}`),
      ...cardsOf('jarl').map((id) => `jarl ${id}`),
      ...lokiCards.flatMap(({ id, rows }) => rows.map((_, row) => `row ${id} ${row}`)),
    ],
    used,
    choose: lively,
    bound: 400,
  });
  expect(never).toEqual([]);
});

test('every level of every monster can be reached and beaten', { timeout: 0 }, () => {
  const monsters = ['jormungandr', 'surtr', 'hel', 'fenrir'];
  const { never } = exhaust({
    game: valhalla,
    seats: 1,
    options: monsters.map((monster) => optionsFor({ monster }, 1)),
    all: cardsOf('monster').map((id) => `beaten ${id}`),
    used: (event) => (event.kind === 'monsterWounded' ? [`beaten ${event.card.def}`] : []),
    choose: (run, seat, q, chance) =>
      valhalla.policy ? bestOf(valhalla.policy(run, seat)) : below(chance, count(q)),
    bound: 60,
  });
  expect(never).toEqual([]);
});
