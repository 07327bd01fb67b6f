/** How scenarios name what lies on the table: cards, dice, spaces, seats. */
import { ScenarioFault, type Seat } from '@vigrid/kernel';
import { cardOf, cards } from '../cards/catalogue.ts';
import { weapons } from '../cards/types.ts';
import { dieId, fighterOf, firstSpace, isDie, slotOf, type Valhalla } from '../state.ts';

export const faces = ['', ...weapons, 'X'];
export const letters = 'abcdef';
export const letter = (seat: Seat): string => letters[seat] ?? 'nobody';

export function nameOfObject(s: Valhalla, object: number): string {
  if (object >= firstSpace) return `space ${object - firstSpace + 1}`;
  if (isDie(object)) return faces[s.battle?.fighters[fighterOf(object)]?.faces[slotOf(object)] ?? 0];
  return cardOf(s, object).name.en;
}

/** Dice by their face, spaces by their number, cards by name or id, those nearest at hand first; "Rage +2 #2" the second. */
export function find(s: Valhalla, seat: Seat, name: string): number[] {
  const space = /^space ([1-4])$/.exec(name);
  if (space) return [firstSpace + Number(space[1]) - 1];
  const face = faces.indexOf(name);
  if (face > 0) return diceShowing(s, seat, face);
  const [, plain = name, nth] = /^(.+?)(?: #(\d+))?$/.exec(name) ?? [];
  const called = numbersCalled(s, plain);
  const order = new Map(inReach(s, seat).map((card, i) => [card, i]));
  const rank = (card: number) => order.get(card) ?? cards.length + card;
  const found = called.toSorted((a, b) => rank(a) - rank(b));
  return nth ? found.slice(Number(nth) - 1, Number(nth)) : found;
}

function diceShowing(s: Valhalla, seat: Seat, face: number): number[] {
  const who = s.battle?.fighters.findIndex((f) => f.seat === seat) ?? -1;
  const f = s.battle?.fighters[who];
  if (!f) return [];
  return [...f.faces.keys()].filter((slot) => f.faces[slot] === face).map((slot) => dieId(who, slot));
}

/** The numbers of all cards with this id or name. */
export function numbersCalled(s: Valhalla, name: string): number[] {
  const own = s.own.flatMap((card, at) => (card.id === name ? [cards.length + at] : []));
  if (own.length > 0) return own;
  return cards.flatMap((card, number) =>
    card.id === name || card.name.en === name || card.name.ru === name ? [number] : [],
  );
}

/** Every card that lies somewhere, in the order in which a name means it. */
function inReach(s: Valhalla, seat: Seat): number[] {
  const own = s.sides[seat];
  const others = s.sides.filter((_, of) => of !== seat);
  const battle = s.battle?.fighters ?? [];
  return [
    ...own.drawn,
    ...own.hand,
    ...own.squad,
    ...own.tyr,
    ...own.jarls,
    ...s.open,
    ...others.flatMap(({ squad, tyr }) => [...squad, ...tyr]),
    ...battle.flatMap(({ played, given }) => [...played, ...given]),
    ...s.discard.toReversed(),
    ...s.sides.flatMap(({ valhalla }) => valhalla),
    ...others.flatMap(({ hand }) => hand),
    ...s.deck.toReversed(),
  ];
}

/** A name by which `find` gives this card first to whoever holds it. */
export function nameOf(s: Valhalla, card: number): string {
  const { en } = cardOf(s, card).name;
  const holder = s.sides.findIndex(({ hand }) => hand.includes(card));
  const at = find(s, Math.max(0, holder), en).indexOf(card);
  return at > 0 ? `${en} #${at + 1}` : en;
}

/** The first object that a name may mean. */
export function one(s: Valhalla, seat: Seat, name: string): number {
  const [card] = find(s, seat, name);
  if (card === undefined) throw new ScenarioFault(`Nothing here is called "${name}".`);
  return card;
}

export function seatCalled(name: string): Seat {
  const seat = letters.indexOf(name);
  if (name.length !== 1 || seat < 0) throw new ScenarioFault(`"${name}" is no seat; seats are a to f.`);
  return seat;
}
