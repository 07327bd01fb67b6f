import type { GameEvent } from '@vigrid/kernel';
import { exhaust, lively } from '@vigrid/kernel/testing';
import { expect, test } from 'vitest';
import { spaces } from '../board/board.ts';
import { type Card, cards } from '../cards/catalogue.ts';
import type { DuneEvent } from '../events.ts';
import dune from '../index.ts';
import type { DuneOptions } from '../options.ts';

const options = (seats: number, expansions: readonly string[] = []): DuneOptions[] => {
  const read = dune.options({ expansions }, seats);
  return 'options' in read ? [read.options] : [];
};

/** What an event shows to have been used: a card played, shown or acquired, a space visited, a Conflict fought. */
function used(told: GameEvent): string[] {
  const event = told as DuneEvent;
  switch (event.kind) {
    case 'send':
      return [`send ${event.card.def}`, `space ${event.space}`];
    case 'reveal':
      return event.cards.map(({ def }) => `reveal ${def}`);
    case 'acquire':
      return [`acquire ${event.card.def}`];
    case 'intrigue':
      return [`intrigue ${event.card.def}`];
    case 'conflict':
      return [`conflict ${event.card.def}`];
    case 'rival':
      return [`rival ${event.card.def}`];
    default:
      return [];
  }
}

/** Everything a card can be used for. */
function usesOf(card: Card): string[] {
  if (card.type === 'intrigue' || card.type === 'conflict') return [`${card.type} ${card.id}`];
  if (card.type === 'hagal') return [];
  const uses = card.type === 'starting' ? [] : [`acquire ${card.id}`];
  if (card.icons !== 0 || card.anywhere) uses.push(`send ${card.id}`);
  if (card.reveal.length > 0) uses.push(`reveal ${card.id}`);
  return uses;
}

// Long by its nature, so without a limit of time.
test('every card is acquired, revealed and played, every space visited, every Conflict fought', {
  timeout: 0,
}, () => {
  const { never } = exhaust({
    game: dune,
    seats: 4,
    options: options(4),
    all: [...cards.flatMap(usesOf), ...spaces.map(({ id }) => `space ${id}`)],
    used,
    choose: lively('reveal'),
    bound: 1500,
  });
  expect(never).toEqual([]);
});

test('every card of House Hagal sends an Agent', { timeout: 0 }, () => {
  for (const seats of [1, 2]) {
    const sent = cards.filter(
      ({ type, players, special }) => type === 'hagal' && players.includes(seats) && special !== 'reshuffle',
    );
    const { never } = exhaust({
      game: dune,
      seats,
      options: options(seats),
      all: sent.map(({ id }) => `rival ${id}`),
      used,
      bound: 200,
    });
    expect(never).toEqual([]);
  }
});
