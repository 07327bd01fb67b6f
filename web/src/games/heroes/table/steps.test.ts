/** The table between two views is guessed for the eye; in real games the guess comes out at the view that follows. */
import { heroes } from '@vigrid/heroes';
import type { HeroesEvent } from '@vigrid/heroes/table';
import { count, eventFor, openMatch, play, questionFor, type TableEvent } from '@vigrid/kernel';
import { expect, test } from 'vitest';
import { entriesOf } from '../../../table/catalogue.ts';
import type { HeroesView, SideView } from './game.ts';
import { stepped } from './steps.ts';

const entryOf = entriesOf(heroes.catalogue);

/** Every ready deck; every other game is of random ones, so that all cards come to it in time. */
const decks = heroes.decks?.ready.map(({ id }) => id) ?? [];

/** What of a side the events alone lead to. */
const outline = (side: SideView) => ({
  squad: side.squad.map(({ id, wounds, closed }) => ({ id, wounds, closed })).sort((a, b) => a.id - b.id),
  hero: { wounds: side.hero.wounds, closed: side.hero.closed },
  hand: side.hand.map(({ id }) => id).sort((a, b) => a - b),
  handSize: side.handSize,
  deckSize: side.deckSize,
  graveyard: side.graveyard.map(({ id }) => id).sort((a, b) => a - b),
  coins: [side.openCoins, side.coins],
});

function seen(view: object): HeroesView {
  if (isSeen(view)) return view;
  throw new Error('This is not a view of Heroes.');
}

const isSeen = (view: object): view is HeroesView => 'sides' in view && 'stage' in view;

test('after the last event of a step the table looks as the next view says', () => {
  let steps = 0;
  for (let game = 0; game < 20; game++) {
    const events: (HeroesEvent | TableEvent)[] = [];
    const ready = [decks[game % decks.length], decks[(game * 5 + 3) % decks.length]];
    const chosen = game % 2 === 0 ? ready : ['random', 'random'];
    const setup = { seats: 2, seed: `motion ${game}`, options: { decks: chosen } };
    const record = { game: heroes.id, version: heroes.version, setup, clock: null, entries: [] };
    const match = openMatch(heroes, record, (event) => events.push(event));
    const look = (seat: number): HeroesView => seen(heroes.view(match.run.state, seat));
    let chance = game;
    while (!match.run.state.result) {
      events.length = 0;
      const before = [look(0), look(1)];
      const seat = questionFor(match.run, 0) ? 0 : 1;
      const question = questionFor(match.run, seat);
      if (!question) throw new Error('nobody is asked');
      chance = (chance * 1103515245 + 12345) & 0x7fffffff;
      expect(play(match, { seat, answer: chance % count(question) })).toBeNull();
      // Before the first turn hands are dealt at once; there is nothing in between to see.
      if (before[0].turn === 0) continue;
      for (const eyes of [0, 1]) {
        const after = look(eyes);
        const guess = events.reduce(
          (view, event) => stepped(view, eventFor(event, eyes), after, entryOf),
          before[eyes],
        );
        expect(guess.sides.map(outline), JSON.stringify(events)).toEqual(after.sides.map(outline));
        // Nor does a plate say for a moment that the rival decides.
        expect([guess.active, guess.decider], JSON.stringify(events)).toEqual([after.active, after.decider]);
        steps++;
      }
    }
  }
  expect(steps).toBeGreaterThan(1000);
});
