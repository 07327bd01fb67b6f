/** A table before anything has happened: the deck built, the boards laid out. */
import { type Random, type Seat, type Setup, seeded } from '@vigrid/kernel';
import { firstLoki, numbersOf } from './cards/catalogue.ts';
import { lokiCards } from './cards/gods.ts';
import type { SetId } from './cards/types.ts';
import type { ValhallaOptions } from './settings.ts';
import type { Fighter, SetupFrame, Side, Valhalla } from './state.ts';

export function begin({ seats, seed, options }: Setup<ValhallaOptions>): Valhalla {
  const s = emptyTable(options, seats, seeded(seed));
  const frame: SetupFrame = { kind: 'setup', step: 0, at: 0, done: 0 };
  s.frames.push(frame);
  return s;
}

/** Boards with four shields each (V-1.8, V-4.3, V-25.8) and the cards that join the deck (V-1.2, V-3.1, V-15.1), yet unshuffled. */
export function emptyTable(options: ValhallaOptions, seats: number, random: Random): Valhalla {
  return {
    frames: [],
    random,
    reveals: 0,
    given: null,
    result: null,
    options,
    turn: 0,
    active: 0,
    first: 0,
    stage: 'setup',
    lastTurns: -1,
    deck: deckSets(options).flatMap((set) => numbers[set]),
    discard: [],
    open: [],
    box: options.tyr ? numbers.tyr.slice() : [],
    pool: 3,
    sides: Array.from({ length: seats }, () => newSide(seats)),
    battle: null,
    loki: lokiOf(options.loki),
    // One title, two with six players (V-22.2, V-22.9).
    titles: options.lastViking
      ? Array.from({ length: seats === 6 ? 2 : 1 }, () => ({ holder: -1, level: 1 }))
      : [],
    besieged: -1,
    decided: 0,
    quested: -1,
    solo: seats === 1 ? { level: 0, covered: 0, rolled: [] } : null,
    own: [],
  };
}

const numbers = {
  base: numbersOf('base'),
  thor: numbersOf('thor'),
  valkyries: numbersOf('valkyries'),
  dwarves: numbersOf('dwarves'),
  tyr: numbersOf('tyr'),
};

/** The sets that are shuffled into the deck as a whole (V-17.1, V-18.1, V-20.1); of Tyr's, 14 join later (V-21.2). */
const deckSets = (o: ValhallaOptions): Exclude<SetId, 'jarls' | 'loki' | 'monsters'>[] => [
  'base',
  ...(o.thor ? (['thor'] as const) : []),
  ...(o.valkyries ? (['valkyries'] as const) : []),
  ...(o.dwarves ? (['dwarves'] as const) : []),
];

/** V-16.2: the card for a first game, or the one that was chosen together; by chance later on. */
function lokiOf(choice: string): number {
  if (choice === 'none' || choice === 'random') return -1;
  const at = lokiCards.findIndex(({ id, firstGame }) => (choice === 'first' ? firstGame : id === choice));
  return firstLoki + at;
}

const newSide = (seats: number): Side => ({
  squad: [-1, -1, -1, -1],
  tyr: [-1, -1, -1, -1],
  hand: [],
  known: [],
  drawn: [],
  valhalla: [],
  jarl: -1,
  jarls: [],
  shields: 4,
  captured: Array<number>(seats).fill(0),
});

export const newFighter = (seat: Seat, attacks: boolean): Fighter => ({
  seat,
  attacks,
  faces: [],
  on: [],
  sort: [],
  own: 6,
  extra: 0,
  armed: 0,
  blocked: 0,
  roads: 0,
  strength: -1,
  parts: [],
  gave: [],
  boosts: [],
  amounts: [],
  played: [],
  given: [],
  rerolls: 0,
  free: 0,
  used: 0,
  silenced: 0,
  hushed: -1,
  strong: 0,
});
