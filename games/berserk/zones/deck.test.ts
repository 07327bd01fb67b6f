import { eventFor, type GameEvent, readSettings, resume } from '@vigrid/kernel';
import { expect, test } from 'vitest';
import { begin } from '../begin.ts';
import berserk from '../index.ts';
import { lookThrough, shuffleDeck } from './deck.ts';

test('[B12-204.2] who looks through a deck sees all of it until it is shuffled, and nobody else does', () => {
  const read = readSettings(berserk, { decks: ['steel-line', 'elf-bows'] }, 2);
  if (!('options' in read)) throw new Error(read.problems[0].text.en);
  const told: GameEvent[] = [];
  const run = resume(berserk, begin({ seats: 2, seed: 'deck', options: read.options }), (event) => {
    if (event.kind === 'lookedAt') told.push(event);
  });
  const s = run.state;
  const { deck } = s.sides[0];
  lookThrough(run, 0, 'B12-532.3.1');
  expect(new Set(deck.map((card) => s.seen[card]))).toEqual(new Set([1]));
  expect(told).toHaveLength(1);
  expect(eventFor(told[0], 0)).toHaveProperty('cards.length', deck.length);
  for (const other of [1, null]) expect(eventFor(told[0], other)).not.toHaveProperty('cards');
  shuffleDeck(run, 0);
  expect(new Set(deck.map((card) => s.seen[card]))).toEqual(new Set([0]));
});
