/** The state before the first step: heroes on the table (BH-6.1), decks in the order of their lists, no coins (BH-7.1). */
import { below, type LedDeck, type Random, type Setup, seeded } from '@vigrid/kernel';
import { cardById, cards } from './cards/catalogue.ts';
import { keepsTo, playableWith, readyDecks } from './decks/decks.ts';
import { randomDeck } from './decks/random.ts';
import type { SetupFrame } from './flow/setup.ts';
import type { HeroesOptions } from './settings.ts';
import {
  cardByNumber,
  cardOf,
  type Heroes,
  heroOf,
  newPiece,
  type Piece,
  type Side,
  takeNote,
} from './state.ts';

export function begin(setup: Setup<HeroesOptions>): Heroes {
  const random = seeded(setup.seed);
  const { sets = [] } = setup.options;
  const chosen = decksOf(setup, random);
  const state = emptyTable(random);
  state.sets = sets;
  state.openLists = setup.options.decks.every((choice) => typeof choice === 'string' && choice !== 'random');
  chosen.forEach((deck, seat) => {
    const side = newSide(state, seat, deck.hero);
    if (!state.openLists) state.lurkers[seat] = lurkersOf(heroOf(side), state);
    for (const [id, count] of Object.entries(deck.cards)) {
      for (let i = 0; i < count; i++) side.deck.push(newCard(state, seat, id));
    }
    state.sides.push(side);
  });
  state.frames.push({ kind: 'setup', step: 0, chooser: 0 } as SetupFrame);
  return state;
}

export function emptyTable(random: Random): Heroes {
  return {
    frames: [],
    random,
    reveals: 0,
    given: null,
    result: null,
    turn: 0,
    active: 0,
    stage: 'setup',
    sides: [],
    def: [],
    owner: [],
    seen: [],
    first: 0,
    died: 0,
    attacks: 0,
    fallen: [],
    parted: [],
    attackers: [],
    raiders: [],
    lurkers: [[], []],
    limits: [],
    queue: [],
    brings: 0,
    hears: 0,
    moment: 0,
    commanded: false,
    openLists: true,
    sets: [],
    worn: [],
    own: [],
  };
}

export function newSide(s: Heroes, seat: number, hero: string, number?: number): Side {
  const piece = newPiece(newCard(s, seat, hero, number), seat);
  piece.fresh = false;
  takeNote(s, cardOf(s, piece.card));
  return {
    play: [piece],
    hand: [],
    deck: [],
    graveyard: [],
    completed: [],
    reserve: [],
    coins: 0,
    closedCoins: 0,
    spent: 0,
    stunnedCoins: 0,
    turnCoins: 0,
    seizedCoins: 0,
    coinsOpened: 0,
    drawn: 0,
    played: 0,
    shield: 0,
    discounts: [],
    raidTwice: false,
    questTaken: false,
    missed: 0,
    lost: 0,
    obeys: false,
    skips: 0,
  };
}

/** Gives a card a number of its own in this game: the next one, where not said otherwise. */
export function newCard(s: Heroes, seat: number, id: string, number = s.def.length): number {
  const own = s.own.findIndex((card) => card.id === id);
  const def = own < 0 ? cardById(id)?.def : cards.length + own;
  if (def === undefined) throw new Error(`There is no card "${id}" in the catalogue.`);
  // With open lists everybody knows what may come from a hand.
  const known = s.lurkers[seat];
  if (s.openLists && cardByNumber(s, def).lurks.length > 0 && !known.includes(def)) known.push(def);
  s.def[number] = def;
  s.owner[number] = seat;
  s.seen[number] = 0;
  return number;
}

/** Where lists are secret, any card that the hero's deck may hold. */
const lurkersOf = (hero: Piece, s: Heroes): number[] =>
  playableWith(cardOf(s, hero.card), s.sets).flatMap((card) => (card.lurks.length > 0 ? card.def : []));

/** The decks that are played, where chance deals some of them: the first that it does. */
export const dealt = (setup: Setup<HeroesOptions>): readonly LedDeck[] => decksOf(setup, seeded(setup.seed));

const decksOf = ({ options: { decks, sets = [] } }: Setup<HeroesOptions>, random: Random): LedDeck[] =>
  decks.map((choice) => resolve(choice, random, sets));

function resolve(choice: string | LedDeck, random: Random, sets: readonly string[]): LedDeck {
  if (typeof choice !== 'string') return choice;
  if (choice === 'random') return randomDeck(random, sets);
  const named = readyDecks.find((one) => one.id === choice);
  if (named) return named.deck;
  // Where no ready deck keeps to the sets, chance builds one.
  const ready = readyDecks.filter(({ deck }) => keepsTo(deck, sets));
  return ready.length > 0 ? ready[below(random, ready.length)].deck : randomDeck(random, sets);
}
