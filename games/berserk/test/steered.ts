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
  const friends = company(card, random);
  const enemies = company(card, random);
  const buried = n % 4 === 3;
  const seated = kind === 'symbiont' || kind === 'parasite';
  const [host] = kind === 'parasite' ? enemies : friends;
  const stands =
    card.type === 'terrain' || kind === 'flyer' ? {} : seated ? { host: host.id } : { cell: 'C1' };
  const wounds = card.lives !== undefined && card.lives > 2 && n % 2 === 1 ? { wounds: 1 } : {};
  const own = { card: card.id, ...stands, ...wounds, chips: n % 2 === 0 ? 3 : 1 };
  const line = (some: readonly Card[], half: string) =>
    some.map((one, i) => ({ card: one.id, cell: `${fields[i]}${half}`, ...(i % 2 === 1 && { wounds: 1 }) }));
  const deck = shuffle(random, ordinary.slice())
    .slice(0, 8)
    .map(({ id }) => id);
  return {
    turn: n % 4 === 1 ? 'b' : 'a',
    first: n % 2 === 0 ? 'a' : 'b',
    phase: n % 3 === 0 ? 'beginning' : n % 3 === 1 ? 'choice' : 'battleStart',
    edition: '2012',
    a: {
      squad: [...line(friends, ''), ...(buried ? [] : [own])],
      graveyard: [...(buried ? [card.id] : []), ordinary[below(random, ordinary.length)].id],
      deck: [card.id, ...deck],
    },
    b: {
      squad: line(enemies, "'"),
      graveyard: [ordinary[below(random, ordinary.length)].id],
      deck,
    },
  };
}

const isOrdinary = (card: Card): boolean =>
  card.type === 'creature' && standing(card) === 'creature' && !card.id.startsWith('EX-');

const ordinary = cards.filter(isOrdinary);

/** Six creatures, of the classes, elements and names that the text speaks of first. */
function company(card: Card, random: Random): readonly Card[] {
  const said = JSON.stringify(card.features);
  const named = ordinary.filter(
    (one) =>
      one !== card &&
      (one.classes.some((key) => said.includes(`"${key}"`)) ||
        one.elements.some((key) => said.includes(`"${key}"`)) ||
        said.includes(`"${one.en}"`)),
  );
  const few = shuffle(random, named.slice()).slice(0, 3);
  const others = shuffle(random, ordinary.slice()).filter((one) => one !== card && !few.includes(one));
  return shuffle(random, [...few, ...others.slice(0, fields.length - few.length)]);
}

function standing({ type, move, features }: Card) {
  return kindOf({ type, features, ...(move !== undefined && { move }) });
}
