import { readdirSync } from 'node:fs';
import { below, count, type Question, type Random } from '@vigrid/kernel';
import { exhaust } from '@vigrid/kernel/testing';
import { expect, test } from 'vitest';
import { type Card, cards } from '../cards/catalogue.ts';
import { formats } from '../decks/decks.ts';
import type { BerserkEvent } from '../events.ts';
import berserk from '../index.ts';
import type { BerserkOptions } from '../settings.ts';
import type { G } from '../state.ts';

/** Cards of the examples are known in part only, and are used in scenarios. */
const byHand = ['WE', 'OT'];
const played = cards.filter(({ id }) => byHand.includes(id.slice(0, 2)));
/** Cards whose features were read from printed texts. */
const readCards = cards.filter(({ id }) => ![...byHand, 'EX'].includes(id.slice(0, 2)));

/** A deck of thirty that every one of these cards is in, each three times if there is room. */
function deckOf(some: readonly Card[]): BerserkOptions['decks'][number] {
  const held: Record<string, number> = {};
  for (let i = 0, size = 0; size < formats.constructed.min; i++, size++) {
    const { id } = some[i % some.length];
    held[id] = (held[id] ?? 0) + 1;
  }
  return { cards: held };
}

/** A neutral card that shuns neutral ones stands among the cards of the first element. */
const placeOf = ({ elements, recruiting }: Card): string =>
  elements[0] ?? (recruiting.some((one) => one.what === 'notWith' && one.cards.neutral) ? '' : 'z');

/** Twelve cards of like elements to a deck, so that squads can pay for them and all come into play. */
function options(pool: readonly Card[]): BerserkOptions[] {
  const sorted = pool.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)) || a.def - b.def);
  const decks = Array.from({ length: Math.ceil(sorted.length / 12) }, (_, i) =>
    deckOf(sorted.slice(Math.min(i * 12, sorted.length - 12), i * 12 + 12)),
  );
  return decks.map((deck, i) => ({
    edition: i % 2 === 0 ? '2012' : '2009',
    format: 'constructed',
    decks: [deck, decks[(i + 7) % decks.length]],
    campaign: { to: 2, games: 0 },
    turns: 200,
  }));
}

/** By chance, but a player recruits and deploys whatever there is room for, and rather acts than ends the turn. */
function eager(_run: G, _seat: number, q: Question, chance: Random): number {
  const n = below(chance, count(q));
  if (q.kind !== 'act') return n;
  const act = q.options[n].do;
  if (q.ask === 'recruit' && act !== 'recruit') {
    const cards = q.options.flatMap((one, i) => (one.do === 'recruit' ? [i] : []));
    return cards.length > 0 ? cards[below(chance, cards.length)] : 0;
  }
  if (q.ask === 'redeal') return 0;
  const idle = act === 'end' || act === 'pass' || act === 'leave';
  return idle && below(chance, 6) > 0 ? below(chance, count(q)) : n;
}

/** Every card is deployed and turned up. */
function used(event: BerserkEvent): string[] {
  if (event.kind === 'revealed' || event.kind === 'entered') return [`card ${event.card.def}`];
  if (event.kind === 'declared' && event.feature)
    return [`feature ${event.feature.def} ${event.feature.number}`];
  return [];
}

/** Cards that have a scenario of their own in scenarios/cards, by their ids. */
const folders = { WE: ['steppe', 'mountain', 'forest', 'swamp', 'darkness', 'neutral'], OT: ['others'] };
const inScenarios = Object.entries(folders).flatMap(([set, names]) =>
  names.flatMap((folder) =>
    readdirSync(new URL(`../scenarios/cards/${folder}`, import.meta.url)).map(
      (file) => `${set}-${Number(file.slice(0, 3))}`,
    ),
  ),
);

/** The card, and its features that are played or trigger. */
const partsOf = ({ id, plays, triggers }: Card): string[] => [
  `card ${id}`,
  ...[...plays, ...[...triggers.values()].flat()].map(({ number }) => `feature ${id} ${number}`),
];

// Long by its nature, so without a limit of time.
test('every card is fielded, and every feature used by chance or in a scenario', { timeout: 0 }, () => {
  const { never } = exhaust({
    game: berserk,
    seats: 2,
    options: options(played),
    all: played.flatMap(partsOf),
    used,
    choose: eager,
    bound: 120 * Number(process.env.VIGRID_RUNS ?? 1),
  });
  expect(never.filter((key) => key.startsWith('card'))).toEqual([]);
  // What comes to pass too seldom by chance has a scenario of its card.
  expect(never.filter((key) => !inScenarios.includes(key.split(' ')[1]))).toEqual([]);
});

test('every card that was read from print is fielded, and plays without a fault', { timeout: 0 }, () => {
  const decks = options(readCards);
  const { never } = exhaust({
    game: berserk,
    seats: 2,
    options: decks,
    all: readCards.map(({ id }) => `card ${id}`),
    used,
    choose: eager,
    bound: 12 * decks.length * Number(process.env.VIGRID_RUNS ?? 1),
  });
  expect(never).toEqual([]);
});
