/**
 * Nothing hidden is in what a seat is sent. The laws of the suite prove it through `redeal`; this looks at where the
 * cards lie, and at every word sent.
 */
import {
  answer,
  awaited,
  below,
  count,
  eventFor,
  type GameEvent,
  questionFor,
  readSettings,
  type Seat,
  seeded,
  start,
} from '@vigrid/kernel';
import { runs, searchSeed } from '@vigrid/kernel/testing';
import { expect, test } from 'vitest';
import berserk from '../index.ts';
import { type Berserk, cardOf, type G } from '../state.ts';

type Watcher = Seat | null;
const watchers: readonly Watcher[] = [0, 1, null];

test('no view, question or event names a card that lies hidden from its reader', () => {
  const told = { hidden: 0, events: 0, questions: 0 };
  for (const given of games()) play(given, told);
  expect(Object.values(told).every((n) => n > 100)).toBe(true);
});

/** While both recruit, lists known or secret; dealt anew in later games of a campaign. */
function games(): { seed: string; options: object }[] {
  const battles = ['2012', '2009'].flatMap((edition) => [
    { edition, decks: ['random', 'random'] },
    { edition, decks: ['any', 'any'] },
    { edition, decks: ['random', 'random'], sets: ['ID', 'SD', 'FG', 'PK', 'GL'] },
    { edition, format: 'draft' },
  ]);
  const kinds = [...battles, { format: 'campaign', campaign: { to: 2 } }];
  return Array.from({ length: runs(1) }, (_, round) =>
    kinds.map((options) => ({ seed: `${searchSeed()} ${round}`, options })),
  ).flat();
}

const most = 200;

function play({ seed, options }: { seed: string; options: object }, told: Record<string, number>): void {
  const read = readSettings(berserk, options, 2);
  if ('problems' in read) throw new Error(read.problems[0].text.en);
  const chance = seeded(`answers ${seed}`);
  let run: G | null = null;
  // Where the cards lie while an event is told is where they lie as it happens.
  const listener = (event: GameEvent) => {
    if (!run) return;
    for (const who of watchers) {
      told.events++;
      mustNotBetray(run.state, who, eventFor(event, who));
    }
  };
  run = start(berserk, { seats: 2, seed, options: read.options }, listener);
  for (let i = 0; i < most && !run.state.result; i++) {
    for (const who of watchers) {
      mustNotBetray(run.state, who, berserk.view(run.state, who));
      told.hidden += secretsFrom(run.state, who).size;
    }
    for (const who of [0, 1]) {
      const q = questionFor(run, who);
      if (!q) continue;
      told.questions++;
      mustNotBetray(run.state, who, q);
      mustNotPointAt(run.state, who, q);
    }
    const seats = awaited(run);
    const seat = seats[below(chance, seats.length)];
    const q = questionFor(run, seat);
    if (q) answer(run, seat, below(chance, count(q)));
  }
}

/** Cards that lie where the reader can not see them: face down in play, dealt to the rival or taken by them, in a deck. */
function secretsFrom(s: Berserk, who: Watcher): Map<number, string> {
  const secret = new Map<number, string>();
  const add = (cards: readonly number[], where: string) => {
    for (const card of cards) secret.set(card, where);
  };
  for (const [of, { deck, deal, recruits }] of s.sides.entries()) {
    add(deck, `the deck of ${of}`);
    if (of === who) continue;
    add(deal, `the deal of ${of}`);
    add(
      recruits.filter(({ shown }) => !shown).map(({ card }) => card),
      `what ${of} recruits`,
    );
  }
  for (const piece of s.pieces) {
    if (piece?.hidden && s.owner[piece.card] !== who) secret.set(piece.card, `face down on ${piece.cell}`);
  }
  return secret;
}

/** Who was shown a card or looked at it, by a rule, may be told of it until it is shuffled. */
const wasShown = (s: Berserk, card: number, who: Watcher): boolean =>
  who === null ? s.seen[card] === 3 : (s.seen[card] & (1 << who)) !== 0;

function mustNotBetray(s: Berserk, who: Watcher, sent: unknown): void {
  const secret = secretsFrom(s, who);
  walk(sent, ({ id, def }) => {
    if (typeof id !== 'number' || typeof def !== 'string') return;
    const where = secret.get(id);
    if (where === undefined || wasShown(s, id, who)) return;
    throw new Error(`${who ?? 'A spectator'} is told that ${cardOf(s, id).en} is ${where}: ${brief(sent)}`);
  });
}

/** A question offers no card that lies hidden, but face-down ones in play, which can be seen to lie there. */
function mustNotPointAt(s: Berserk, who: Seat, q: object): void {
  const secret = secretsFrom(s, who);
  walk(q, (part) => {
    const from = Array.isArray(part.from) ? part.from : [];
    for (const card of [part.card, part.target, part.with, ...from]) {
      if (typeof card !== 'number' || s.pieces[card]?.hidden || !secret.has(card)) continue;
      if (wasShown(s, card, who) || isCells(q)) continue;
      throw new Error(`${who} is offered card ${card} of ${secret.get(card)}: ${brief(q)}`);
    }
  });
}

const isCells = (q: object): boolean => 'kind' in q && q.kind === 'cells';

function walk(value: unknown, tell: (part: Readonly<Record<string, unknown>>) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) tell(Object.fromEntries(Object.entries(value)));
  for (const part of Object.values(value)) walk(part, tell);
}

const brief = (sent: unknown): string => JSON.stringify(sent).slice(0, 300);
