/**
 * Battles set up for one card, so that what it says comes to pass: on the field, in the graveyard, in the opponent's
 * turn, beside cards that its text speaks of; the acts of that card are preferred.
 */
import {
  answer,
  awaited,
  below,
  count,
  type Question,
  questionFor,
  type Random,
  resume,
  seeded,
  shuffle,
} from '@vigrid/kernel';
import { type Card, cards } from '../cards/catalogue.ts';
import type { BerserkEvent } from '../events.ts';
import berserk from '../index.ts';
import type { G } from '../state.ts';
import { kindOf } from '../text/names.ts';

/** The features of a card that are used in play: those that are played, and those that wait for a moment. */
export const usedFeatures = ({ plays, triggers }: Card): number[] => [
  ...plays.map(({ number }) => number),
  ...[...triggers.values()].flat().map(({ number }) => number),
];

/** Plays so many battles around a card, or until all of its features were used; tells which never were. */
export function playAround(card: Card, battles: number, decisions: number): readonly number[] {
  const never = new Set(usedFeatures(card));
  for (let i = 0; i < battles && (i === 0 || never.size > 0); i++) {
    const random = seeded(`around ${card.id} ${i}`);
    const run = resume(berserk, berserk.scenario.place(battleAround(card, i, random), random));
    run.listener = (event) => {
      const used = usedBy(event);
      if (used?.def === card.id) never.delete(used.number);
    };
    for (let n = 0; n < decisions && !run.state.result; n++) {
      const seats = awaited(run);
      const seat = seats[below(random, seats.length)];
      const q = questionFor(run, seat);
      if (!q) throw new Error(`Seat ${seat} is awaited and yet asked nothing.`);
      answer(run, seat, steer(run, q, card, random));
    }
  }
  return [...never];
}

const usedBy = (event: BerserkEvent) => (event.kind === 'declared' ? event.feature : undefined);

/** Rather an act of the card, or one that names it, than any other; a turn is not ended before much was done. */
function steer(run: G, q: Question, card: Card, random: Random): number {
  const n = below(random, count(q));
  if (q.kind !== 'act') return n;
  const of = q.options.flatMap((act, i) => (concerns(run, act, card) ? [i] : []));
  const uses = of.filter((i) => q.options[i].do === 'use');
  for (const some of [uses, of])
    if (some.length > 0 && below(random, 2) === 0) return some[below(random, some.length)];
  const idle = ['end', 'pass', 'leave'].includes(q.options[n].do);
  return idle && below(random, 5) > 0 ? below(random, count(q)) : n;
}

const concerns = ({ state }: G, act: object, card: Card): boolean =>
  Object.values(act).some((value) => typeof value === 'number' && state.def[value] === card.def);

const fields = ['B1', 'D1', 'B2', 'C2', 'D2', 'C3'];

/** As a scenario writes it. Each number is another battle. */
function battleAround(card: Card, n: number, random: Random): unknown {
  const kind = standing(card);
  const said = JSON.stringify(card.features);
  const friends = company(card, said, random, n % 5 === 4 ? 2 : fields.length);
  const enemies = company(card, said, random, fields.length);
  const buried = n % 4 === 3;
  const seated = kind === 'symbiont' || kind === 'parasite';
  const host = (kind === 'parasite' ? enemies : friends).find(isOrdinary) ?? ordinary[0];
  const stands =
    card.type === 'terrain' ? {} : seated ? { host: host.id } : { cell: kind === 'flyer' ? 'above' : 'C1' };
  const wounds = card.lives !== undefined && card.lives > 2 && n % 2 === 1 ? { wounds: 1 } : {};
  const own = { card: card.id, ...stands, ...wounds, chips: n % 2 === 0 ? 3 : 1 };
  const line = (some: readonly Card[], half: string) =>
    some.map((one, i) => memberOf(one, `${fields[i]}${half}`, said, random));
  const deck = shuffle(random, ordinary.slice())
    .slice(0, 8)
    .map(({ id }) => id);
  const phase = phases[below(random, phases.length)];
  return {
    turn: n % 4 === 1 ? 'b' : 'a',
    first: n % 2 === 0 ? 'a' : 'b',
    phase,
    edition: '2012',
    ...(said.includes('depth') && { marks: [{ cell: 'C1', marker: 'depth' }] }),
    a: {
      // Whoever sits on somebody is told of after them.
      squad: [...line(friends, ''), ...(buried ? [] : [own])],
      graveyard: [...(buried ? [card.id] : []), ordinary[below(random, ordinary.length)].id],
      deck: [card.id, ...named(said), ...deck],
    },
    b: {
      squad: line(enemies, "'"),
      graveyard: [ordinary[below(random, ordinary.length)].id],
      deck,
    },
  };
}

const phases = ['beginning', 'choice', 'battleStart', 'choice', 'beginning', 'reveal'];

/** Some are nearly dead, poisoned, closed, or have a word that the text speaks of. */
function memberOf(
  { id, type, lives = 1, ...rest }: Card,
  cell: string,
  said: string,
  random: Random,
): unknown {
  const words = gainable.filter((word) => said.includes(`"${word}"`));
  const often = (n: number) => below(random, n) === 0;
  const flies = rest.move === 'flight';
  return {
    card: id,
    ...(flies ? { cell: 'above' } : type !== 'terrain' && { cell }),
    ...(lives > 2 && often(2) && { wounds: often(2) ? lives - 1 : 1 }),
    ...(said.includes('poison') && often(2) && { poison: 1 }),
    ...(words.length > 0 && often(2) && { gained: [words[below(random, words.length)]] }),
    ...(often(4) && { closed: true }),
    ...(often(3) && { chips: 1 }),
  };
}

const gainable = ['curse', 'blessing', 'incorporeal', 'vampirism', 'plague'];

const isOrdinary = (card: Card): boolean =>
  card.type === 'creature' && standing(card) === 'creature' && !card.id.startsWith('EX-');

const ordinary = cards.filter(isOrdinary);

/** Cards that a text names, so that it finds them in the deck. */
const named = (said: string): string[] =>
  cards.filter(({ en }) => said.includes(`"${en}"`)).map(({ id }) => id);

/** Those that the text speaks of by class, element, type or name first. */
function company(card: Card, said: string, random: Random, size: number): readonly Card[] {
  const isSpokenOf = (one: Card): boolean =>
    one.classes.some((key) => said.includes(`"${key}"`)) ||
    one.elements.some((key) => said.includes(`"${key}"`)) ||
    said.includes(`"${one.en}"`) ||
    (one.type !== 'creature' && said.includes(`"type":"${one.type}"`)) ||
    (standing(one) === 'flyer' && said.includes('"flying":true'));
  const fits = (one: Card) =>
    one !== card &&
    !one.id.startsWith('EX-') &&
    ['creature', 'flyer', 'artifact', 'terrain'].includes(standing(one));
  const of = cards.filter((one) => fits(one) && isSpokenOf(one));
  const few = shuffle(random, of).slice(0, Math.min(3, size - 1));
  const others = shuffle(random, ordinary.slice()).filter((one) => one !== card && !few.includes(one));
  return shuffle(random, [...few, ...others.slice(0, size - few.length)]);
}

function standing({ type, move, features }: Card) {
  return kindOf({ type, features, ...(move !== undefined && { move }) });
}
