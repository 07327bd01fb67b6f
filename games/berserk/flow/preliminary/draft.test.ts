import { answer, encode, type GameEvent, questionFor, readSettings, start } from '@vigrid/kernel';
import { expect, test } from 'vitest';
import { checkDeck } from '../../decks/decks.ts';
import berserk from '../../index.ts';
import { cardOf, type G } from '../../state.ts';
import { view } from '../../table/look.ts';
import { boostersEach } from './draft.ts';

const sit = (edition: string, events: GameEvent[] = []): G => {
  const read = readSettings(berserk, { edition, format: 'draft' }, 2);
  if (!('options' in read)) throw new Error(read.problems[0].text.en);
  return start(berserk, { seats: 2, seed: 'draft', options: read.options }, (event) => events.push(event));
};

/** Gives cards of the open question of a seat: those at the places. */
function give(run: G, seat: number, ask: string, places: readonly number[]): number[] {
  const q = questionFor(run, seat);
  if (q?.kind !== 'cards' || q.ask !== ask) throw new Error(`Seat ${seat} is asked "${q?.ask}".`);
  const cards = places.map((place) => q.from[place]);
  answer(run, seat, encode(q, cards) ?? -1);
  return cards;
}

const packs = ({ state }: G): number[][] => state.sides.map(({ deal }) => deal.slice());

test('[RB-55] a pick is secret until both have picked; then the rest goes to the opponent', () => {
  const events: GameEvent[] = [];
  const run = sit('2012', events);
  const [mine, theirs] = packs(run);
  expect([mine.length, theirs.length]).toEqual([7, 7]);
  events.length = 0;
  const [first] = give(run, 0, 'draftPick', [2]);
  expect(packs(run)).toEqual([mine, theirs]);
  expect(events).toEqual([]);
  expect(questionFor(run, 0)).toBeNull();
  const [second] = give(run, 1, 'draftPick', [4]);
  expect(packs(run)).toEqual([
    theirs.filter((card) => card !== second),
    mine.filter((card) => card !== first),
  ]);
  expect(run.state.sides.map(({ deck }) => deck)).toEqual([[first], [second]]);
  expect(events.map(({ kind, secret }) => [kind, secret?.to])).toEqual([
    ['drafted', [0]],
    ['drafted', [1]],
    ['boosterPassed', [0]],
    ['boosterPassed', [1]],
  ]);
  // A player sees the booster in hand and what they have picked, nothing of the other's.
  const { sides } = view(run.state, 0);
  expect(sides[0].deal.map(({ id }) => id)).toEqual(run.state.sides[0].deal);
  expect(sides[0].recruits.map(({ id }) => id)).toEqual([first]);
  expect(sides[1]).toMatchObject({ deal: [], recruits: [], dealSize: 6, deckSize: 1 });
});

test.each(['2012', '2009'])(
  '[RB-55] four boosters make 28 cards, up to eight of which are left out (%s)',
  (edition) => {
    const run = sit(edition);
    for (let booster = 0; booster < boostersEach; booster++) {
      // The last card of each is taken without a choice.
      for (let pick = 0; pick < 6; pick++) for (const seat of [0, 1]) give(run, seat, 'draftPick', [0]);
    }
    const { sides, owner } = run.state;
    expect(sides.map(({ deck }) => deck.length)).toEqual([28, 28]);
    expect(questionFor(run, 0)).toMatchObject({ ask: 'leaveOut', min: 0, max: 8 });
    const left = give(run, 0, 'leaveOut', [0, 3, 5, 6, 9, 12, 20, 27]);
    give(run, 1, 'leaveOut', []);
    expect(sides.map(({ aside }) => aside)).toEqual([left, []]);
    for (const [seat, size] of [20, 28].entries()) {
      const { deck, deal, aside } = sides[seat];
      expect(deck.length + deal.length).toBe(size);
      expect(new Set([...deck, ...deal, ...aside].map((card) => owner[card]))).toEqual(new Set([seat]));
      const cards: Record<string, number> = {};
      for (const card of [...deck, ...deal]) {
        const { id } = cardOf(run.state, card);
        cards[id] = (cards[id] ?? 0) + 1;
      }
      expect(checkDeck({ cards }, 'draft', run.state.edition)).toEqual([]);
    }
  },
);

test('[RB-55] either both pick or both bring lists', () => {
  const list = { cards: { 'WE-1': 20 } };
  const of = (...decks: unknown[]) => readSettings(berserk, { format: 'draft', decks }, 2);
  expect(of(list, 'random')).toMatchObject({ problems: [{ rule: 'B12-G-draft-deck' }] });
  expect(of('random', 'any')).toHaveProperty('options');
  const both = of(list, list);
  if (!('options' in both)) throw new Error('Lists are refused.');
  const run = start(berserk, { seats: 2, seed: 'lists', options: both.options });
  expect(run.asked[0].ask).toBe('order');
});
