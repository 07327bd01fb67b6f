/** The state before the first step: decks in the order of their lists, an empty field, no crystals yet. */
import { below, type Random, type Seat, type Setup, seeded } from '@vigrid/kernel';
import { cardById, cards } from './cards/catalogue.ts';
import { type Deck, keepsTo } from './decks/decks.ts';
import { randomDeck, usualSets } from './decks/random.ts';
import { readyDecks } from './decks/ready.ts';
import type { SetupFrame } from './flow/preliminary/setup.ts';
import { type BerserkOptions, mostTurns } from './settings.ts';
import type { Berserk, Format, Side } from './state.ts';
import { cells } from './zones/battlefield.ts';

export function begin(setup: Setup<BerserkOptions>): Berserk {
  const { edition, format, own = [], sets = [], decks, campaign, turns } = setup.options;
  const random = seeded(setup.seed);
  const chosen = decksOf(setup, random);
  const s = emptyTable(random);
  s.edition = edition;
  s.format = format;
  s.lastTurn = turns;
  s.own = own.slice();
  s.sets = sets;
  s.openLists =
    decks.every((choice) => typeof choice === 'string' && choice !== 'random') && format !== 'draft';
  if (format === 'campaign') {
    s.campaign = { ...campaign, wins: [0, 0], played: 0, loser: -1, sideboards: [[], []] };
  }
  chosen.forEach((deck, seat) => {
    for (const [id, count] of Object.entries(deck.cards)) {
      for (let i = 0; i < count; i++) s.sides[seat].deck.push(newCard(s, seat, id));
    }
  });
  const first: SetupFrame = { kind: 'setup', step: 0 };
  s.frames.push(first);
  return s;
}

export function emptyTable(random: Random): Berserk {
  return {
    frames: [],
    random,
    reveals: 0,
    given: null,
    result: null,
    edition: '2012',
    format: 'constructed',
    first: 0,
    active: 0,
    lastTurn: mostTurns,
    sides: [newSide(), newSide()],
    def: [],
    owner: [],
    seen: [],
    pieces: [],
    field: Array(cells).fill(-1),
    ...quietTable(),
    alert: [true, true],
    clock: 0,
    count: 0,
    own: [],
    sets: [],
    openLists: true,
    campaign: null,
  };
}

/** What is so before the battle of each game, the next one of a campaign too. */
export const quietTable = () => ({
  turn: 0,
  phase: 'deal' as const,
  auras: 0,
  auraWords: [],
  kinds: 0,
  moments: [],
  formations: false,
  fickle: false,
  stirred: true,
  unsettled: true,
  stack: [],
  uses: [],
  due: [],
  veiled: [],
  delayed: [],
  marks: [],
  shown: [],
  departed: [],
  worn: [],
  cause: [],
});

export function newSide(): Side {
  return {
    gold: 0,
    silver: 0,
    deck: [],
    searched: false,
    deal: [],
    squad: [],
    graveyard: [],
    felled: [],
    exile: [],
    incarnations: [],
    flyerCrystals: 0,
    elements: [],
    elementalMost: -1,
    moversMost: -1,
    made: 0,
    feats: [],
    healedOn: -1,
    redeals: 0,
    redealsOver: false,
    recruits: [],
    terms: [],
    aside: [],
  };
}

/** Gives a card a number of its own in this game: the next one, where not said otherwise. */
export function newCard(s: Berserk, seat: Seat, id: string, number = s.def.length): number {
  const own = s.own.findIndex((card) => card.id === id);
  const def = own < 0 ? cardById(id)?.def : cards.length + own;
  if (def === undefined) throw new Error(`There is no card "${id}" in the catalogue.`);
  s.def[number] = def;
  s.owner[number] = seat;
  s.seen[number] = 0;
  s.pieces[number] = null;
  return number;
}

/** The decks that are played, where chance deals some of them: the first that it does. */
export const dealt = (setup: Setup<BerserkOptions>): readonly Deck[] => decksOf(setup, seeded(setup.seed));

const decksOf = ({ options: { decks, format, sets = [] } }: Setup<BerserkOptions>, random: Random): Deck[] =>
  decks.map((choice) => resolve(choice, format, random, sets));

function resolve(choice: string | Deck, format: Format, random: Random, sets: readonly string[]): Deck {
  if (typeof choice !== 'string') return choice;
  // The decks of a draft are picked at the table (flow/preliminary/draft.ts).
  if (format === 'draft') return { cards: {} };
  if (choice === 'random') return randomDeck(random, sets);
  const named = readyDecks.find((one) => one.id === choice);
  if (named) return named.deck;
  // Where no ready deck keeps to the sets, chance builds one.
  const drawn = readyDecksOf(sets.length > 0 ? sets : usualSets);
  return drawn.length > 0 ? drawn[below(random, drawn.length)].deck : randomDeck(random, sets);
}

/** The ready decks that keep to the sets; found once for each choice. */
function readyDecksOf(sets: readonly string[]): typeof readyDecks {
  const key = sets.join();
  const found = readyDecksBySets.get(key) ?? readyDecks.filter(({ deck }) => keepsTo(deck, sets));
  readyDecksBySets.set(key, found);
  return found;
}

const readyDecksBySets = new Map<string, typeof readyDecks>();
