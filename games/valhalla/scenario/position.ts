/** Positions of scenarios: who has what, and where the game stands. scenarios/README.md lists the fields. */
import { type Random, ScenarioFault, type Seat } from '@vigrid/kernel';
import { type Fields, list, mapping, whole } from '@vigrid/kernel/scenario';
import { emptyTable } from '../begin.ts';
import { cards, firstLoki } from '../cards/catalogue.ts';
import { setup } from '../flow/setup.ts';
import { turn } from '../flow/turn.ts';
import { readOptions } from '../settings.ts';
import { type SetupFrame, squadSize, type TurnFrame, type Valhalla } from '../state.ts';
import { cardWritten } from './cards.ts';
import { numbersCalled } from './names.ts';

const seats = ['a', 'b', 'c', 'd', 'e', 'f'];
const positionKeys = [
  'players',
  'cards',
  'numbers',
  'options',
  'turn',
  'first',
  'number',
  'step',
  'lastTurns',
  'deck',
  'discard',
  'open',
  'pool',
  'loki',
  'titles',
  'besieged',
  'decided',
  'level',
  'covered',
  ...seats,
];
const sideKeys = ['jarl', 'squad', 'hand', 'drawn', 'valhalla', 'shields', 'captured', 'shown'];

export function place(position: unknown, random: Random): Valhalla {
  const p = mapping(position, 'position', positionKeys);
  const named = seats.filter((key) => p[key] !== undefined).map((key) => seats.indexOf(key) + 1);
  const players = whole(p, 'players', Math.max(2, ...named));
  const read = readOptions(p.options, players);
  if ('problems' in read) throw new ScenarioFault(read.problems[0].text.en);
  const s = emptyTable(read.options, players, random);
  s.own = list(p.cards ?? [], 'cards').map(cardWritten);
  const supply = new Supply(s, p.numbers === undefined ? [] : list(p.numbers, 'numbers'));
  s.active = seatIn(p, 'turn', 0);
  s.first = seatIn(p, 'first', 0);
  s.turn = whole(p, 'number', 5);
  s.lastTurns = whole(p, 'lastTurns', -1);
  s.pool = whole(p, 'pool', 3);
  s.besieged = p.besieged === undefined ? -1 : seatIn(p, 'besieged', 0);
  s.decided = whole(p, 'decided');
  if (s.solo) {
    s.solo.level = whole(p, 'level', 1) - 1;
    s.solo.covered = whole(p, 'covered');
  }
  for (let seat = 0; seat < players; seat++) {
    placeSide(s, seat, mapping(p[seats[seat]] ?? {}, seats[seat], sideKeys), supply);
  }
  if (p.loki !== undefined) s.loki = supply.take(String(p.loki));
  else if (s.options.loki === 'random') s.loki = firstLoki;
  if (p.titles !== undefined) s.titles = list(p.titles, 'titles').map(title);
  s.discard = supply.takeAll(p.discard, 'discard');
  s.open = supply.takeAll(p.open, 'open');
  // Listed from the top; a deck that does not matter is whatever is left of the sets in play.
  const left = s.deck.filter((card) => !supply.taken.has(card));
  s.deck = p.deck === undefined ? left : supply.takeAll(p.deck, 'deck').reverse();
  s.box = s.box.filter((card) => !supply.taken.has(card));
  begin(s, p.step === undefined ? 'action' : String(p.step));
  return s;
}

/** At a step of a turn, or of the set-up. */
function begin(s: Valhalla, step: string): void {
  const inTurn = turn.names.indexOf(step);
  const inSetup = setup.names.indexOf(step);
  if (inTurn >= 0) {
    s.stage = step === 'draw' ? 'draw' : 'action';
    // A turn that is yet to begin counts itself when it does.
    if (step === 'begin') s.turn--;
    const empty = squadSize(s.sides[s.active]) === 0;
    const frame: TurnFrame = { kind: 'turn', step: inTurn, empty };
    s.frames.push(frame);
  } else if (inSetup >= 0) {
    s.stage = 'setup';
    s.turn = 0;
    const frame: SetupFrame = { kind: 'setup', step: inSetup, at: 0, done: 0 };
    s.frames.push(frame);
  } else {
    const known = [...turn.names, ...setup.names].join(', ');
    throw new ScenarioFault(`"${step}" is no step. Steps are: ${known}.`);
  }
}

function placeSide(s: Valhalla, seat: Seat, p: Fields, supply: Supply): void {
  const side = s.sides[seat];
  if (p.jarl !== undefined) side.jarl = supply.take(String(p.jarl));
  list(p.squad ?? [], 'squad').forEach((entry, i) => {
    const w = typeof entry === 'string' ? { card: entry } : mapping(entry, 'squad', ['card', 'tyr', 'space']);
    const space = whole(w, 'space', i + 1) - 1;
    if (space < 0 || space > 3) throw new ScenarioFault('A squad has the spaces 1 to 4.');
    side.squad[space] = supply.take(String(w.card));
    if (w.tyr !== undefined) side.tyr[space] = supply.take(String(w.tyr));
  });
  side.hand = supply.takeAll(p.hand, 'hand');
  const shown = p.shown === true ? (1 << s.sides.length) - 1 : 1 << seat;
  side.known = side.hand.map(() => shown);
  side.drawn = supply.takeAll(p.drawn, 'drawn');
  side.valhalla = supply.takeAll(p.valhalla, 'valhalla');
  side.shields = whole(p, 'shields', 4);
  const captured = mapping(p.captured ?? {}, 'captured', seats);
  side.captured = side.captured.map((_, of) => whole(captured, seats[of]));
}

function title(entry: unknown): { holder: Seat; level: number } {
  const t = mapping(entry, 'titles', ['holder', 'level']);
  return { holder: t.holder === undefined ? -1 : seatIn(t, 'holder', 0), level: whole(t, 'level', 1) };
}

/** Printed cards, each of which can lie in one place only; of one's own there are as many as are wanted. */
class Supply {
  readonly taken = new Set<number>();
  readonly #s: Valhalla;
  /** Which of several equal cards each is, in the order in which they are named; the first one left where not said. */
  readonly #numbers: unknown[];

  constructor(s: Valhalla, numbers: readonly unknown[]) {
    this.#s = s;
    this.#numbers = [...numbers];
  }

  take(name: string): number {
    const called = numbersCalled(this.#s, name);
    const wanted = this.#numbers.shift();
    const free = called.filter((number) => !this.taken.has(number));
    const card = free.find((number) => number === wanted) ?? free[0] ?? this.#another(called[0]);
    if (card === undefined) {
      throw new ScenarioFault(
        called.length === 0
          ? `There is no card "${name}".`
          : `There are only ${called.length} cards "${name}" in the box.`,
      );
    }
    this.taken.add(card);
    return card;
  }

  #another(number: number | undefined): number | undefined {
    const { own } = this.#s;
    if (number === undefined || number < cards.length) return undefined;
    own.push(own[number - cards.length]);
    return cards.length + own.length - 1;
  }

  takeAll(names: unknown, what: string): number[] {
    return list(names ?? [], what).map((name) => this.take(String(name)));
  }
}

function seatIn(p: Fields, field: string, usual: Seat): Seat {
  const value = p[field];
  if (value === undefined) return usual;
  const seat = seats.indexOf(String(value));
  if (seat < 0) throw new ScenarioFault(`"${field}" is a seat, a to f, not ${JSON.stringify(value)}.`);
  return seat;
}
