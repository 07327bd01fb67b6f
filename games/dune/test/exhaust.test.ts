import { readSettings } from '@vigrid/kernel';
import { type Chooser, exhaust, lively } from '@vigrid/kernel/testing';
import { expect, test } from 'vitest';
import type { DuneAct } from '../acts.ts';
import { boardOf, spaces } from '../board/board.ts';
import { type Card, cards, isHagalIn, isIn } from '../cards/catalogue.ts';
import type { DuneEvent } from '../events.ts';
import dune from '../index.ts';
import { bitsOf } from '../modules.ts';
import { type DuneOptions, type Expansion, modulesOf } from '../settings.ts';
import { cardOf, type Dune } from '../state.ts';

type Way = Pick<DuneOptions, 'core' | 'expansions'>;

const options = (seats: number, way: Way): DuneOptions[] => {
  const read = readSettings(dune, way, seats);
  return 'options' in read ? [read.options] : [];
};

/** What an event shows to have been used: a card played, shown or acquired, a space visited, a Conflict fought. */
function used(event: DuneEvent): string[] {
  switch (event.kind) {
    case 'send':
      return [event.card, ...(event.graft ? [event.graft] : [])]
        .map(({ def }) => `send ${def}`)
        .concat(`space ${event.space}`);
    case 'reveal':
      return event.cards.map(({ def }) => `reveal ${def}`);
    case 'acquire':
    case 'acquireTleilaxu':
      return [`acquire ${event.card.def}`];
    case 'intrigue':
      return [`intrigue ${event.card.def}`];
    // The Conflict of the first round is there before anybody listens where nothing is asked first.
    case 'trophy':
    case 'conflict':
      return [`conflict ${event.card.def}`];
    case 'rival':
      return [`rival ${event.card.def}`];
    case 'contract':
    case 'completed':
    case 'tech':
    case 'useTile':
      return [`${event.kind} ${event.card.def}`];
    default:
      return [];
  }
}

/** Everything a card can be used for. */
function usesOf(card: Card): string[] {
  if (card.type === 'intrigue' || card.type === 'conflict') return [`${card.type} ${card.id}`];
  if (card.type === 'hagal' || card.type === 'objective') return [];
  if (card.type === 'contract') return [`contract ${card.id}`, `completed ${card.id}`];
  if (card.type === 'tech') {
    const byHand = card.abilities.some(({ when }) => when === 'flip' || when === 'turn');
    return byHand ? [`tech ${card.id}`, `useTile ${card.id}`] : [`tech ${card.id}`];
  }
  const uses = card.type === 'starting' ? [] : [`acquire ${card.id}`];
  // Some have icons only at times, some send an Agent only with another card.
  if (card.icons !== 0 || card.anywhere || card.agent.length > 0) uses.push(`send ${card.id}`);
  if (card.reveal.length > 0) uses.push(`reveal ${card.id}`);
  return uses;
}

/** Lively, and never without The Spice Must Flow who can have it: some cards want several of it. */
const eager: Chooser<Dune, DuneAct, DuneEvent> = (run, seat, q, chance) => {
  const flows =
    q.kind === 'act'
      ? q.options.findIndex((act) => act.do === 'acquire' && cardOf(run.state, act.card).flows)
      : -1;
  return flows >= 0 ? flows : anyhow(run, seat, q, chance);
};
const anyhow = lively('reveal');

interface Played {
  readonly name: string;
  /** Games take turns among these. */
  readonly ways: readonly Way[];
  /** What the cards and spaces looked for come from. */
  readonly sets: number;
  /** Four where not given. */
  readonly seats?: number;
}

const base = (...expansions: Expansion[]): Way => ({ core: 'base', expansions });

const played: readonly Played[] = [
  { name: 'the base game', ways: [base()], sets: bitsOf(['base']) },
  { name: 'Rise of Ix', ways: [base('ix'), base('ix', 'epic')], sets: bitsOf(['ix', 'epic']) },
  { name: 'Immortality', ways: [base('immortality')], sets: bitsOf(['immortality']) },
  {
    name: 'Uprising',
    ways: [{ core: 'uprising', expansions: ['choam'] }],
    sets: bitsOf(['uprising', 'choam']),
  },
  {
    name: 'the game for six',
    ways: [{ core: 'uprising', expansions: [] }],
    sets: bitsOf(['six']),
    seats: 6,
  },
];

const isInOneOf = ({ ways, seats }: Played, one: Card): boolean =>
  ways.some((way) => isIn(one, modulesOf(way, seats)));

// Long by its nature, so without a limit of time.
test.each(played)('every card, tile, space and Conflict of $name comes up', { timeout: 0 }, (of) => {
  const isOf = (card: Card) => (card.set & of.sets) !== 0 && isInOneOf(of, card);
  const visited = spaces.filter(
    ({ set, number }) =>
      (set & of.sets) !== 0 &&
      of.ways.some((way) => boardOf({ modules: modulesOf(way, of.seats) }).same[number] === number),
  );
  const { never } = exhaust({
    game: dune,
    seats: of.seats ?? 4,
    options: of.ways.flatMap((way) => options(of.seats ?? 4, way)),
    all: [...cards.filter(isOf).flatMap(usesOf), ...visited.map(({ id }) => `space ${id}`)],
    used,
    choose: eager,
    bound: 1500,
  });
  expect(never).toEqual([]);
});

test.each(played.filter(({ seats }) => !seats))(
  'every card of House Hagal sends an Agent in $name',
  { timeout: 0 },
  ({ ways }) => {
    for (const seats of [1, 2]) {
      const sent = cards.filter(
        (card) =>
          card.type === 'hagal' &&
          ways.some((way) => isHagalIn(card, modulesOf(way), seats)) &&
          card.special !== 'reshuffle',
      );
      const { never } = exhaust({
        game: dune,
        seats,
        options: ways.flatMap((way) => options(seats, way)),
        all: sent.map(({ id }) => `rival ${id}`),
        used,
        bound: 200,
      });
      expect(never).toEqual([]);
    }
  },
);
