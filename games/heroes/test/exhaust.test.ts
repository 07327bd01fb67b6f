import type { GameEvent } from '@vigrid/kernel';
import { exhaust, lively } from '@vigrid/kernel/testing';
import { expect, test } from 'vitest';
import { cards } from '../cards/catalogue.ts';
import { teachingDecks } from '../decks/ready.ts';
import type { HeroesEvent } from '../events.ts';
import heroes from '../index.ts';

const ready = teachingDecks.map(({ id }) => id);
const pairs = ready.flatMap((a) => ready.map((b) => ({ decks: [a, b] })));
/** Decks that chance builds bring the other sets on the table. */
const chance = Array.from({ length: 64 }, () => ({ decks: ['random', 'random'] }));

/** Every card that can be played, every ability that is used or triggers, everything that keeps wounds off. */
const all = cards.flatMap((card) => [
  ...(card.type === 'hero' ? [] : [`play ${card.id}`]),
  ...[...card.actions, ...card.triggers].map(({ number }) => `ability ${card.id} ${number}`),
  ...(card.armour > 0 || card.protections.some(({ from }) => from.by !== 'spell')
    ? [`guard ${card.id}`]
    : []),
]);

function used(told: GameEvent): string[] {
  const event = told as HeroesEvent;
  switch (event.kind) {
    case 'play':
    case 'take':
      return [`play ${event.card.def}`];
    case 'ability':
      return [`ability ${event.card.def} ${event.ability}`];
    case 'wound':
      return event.kept > 0 ? [`guard ${event.card.def}`] : [];
    default:
      return [];
  }
}

test('every card can be played or taken, and every ability used', () => {
  const { never, unknown } = exhaust({
    game: heroes,
    seats: 2,
    options: [...pairs, ...chance],
    all,
    used,
    choose: lively('end'),
    bound: 2000,
  });
  expect(never).toEqual([]);
  expect(unknown).toEqual([]);
});
