/** Names of cards, spaces, sides and Factions in scenarios. */
import { ScenarioFault, type Seat } from '@vigrid/kernel';
import { spaces } from '../board/board.ts';
import { type Card, cards, type Leader, leaders } from '../cards/catalogue.ts';
import { cardOf, type Dune, type Side, type SideId } from '../state.ts';
import { type Faction, factions } from '../symbols.ts';

export const letters = ['a', 'b', 'c', 'd'] as const;

/** What automated sides are called: House Hagal with two players, the Rivals in the solo game. */
const rivalNames = (players: number): readonly string[] =>
  players === 2 ? ['hagal'] : players === 1 ? ['rival1', 'rival2'] : [];

export const sideNames = (players: number): readonly string[] => [
  ...letters.slice(0, players),
  ...rivalNames(players),
];

export const nameOfSide = (s: Dune, side: SideId): string => sideNames(s.players)[side] ?? '?';

export function sideNamed(players: number, name: string): SideId {
  const side = sideNames(players).indexOf(name);
  if (side >= 0) return side;
  throw new ScenarioFault(`"${name}" is no side; there are ${sideNames(players).join(', ')}.`);
}

/** The cards called so, of the given seat first; "b Dagger" names the side, "Dagger 2" the second of them. */
export function find(s: Dune, seat: Seat, name: string): number[] {
  const [, whose, plain = name, nth] =
    /^(?:(a|b|c|d|hagal|rival1|rival2) )?(.+?)(?: (\d+))?$/.exec(name) ?? [];
  const order = whose ? [sideNamed(s.players, whose)] : s.sides.map((_, i) => (seat + i) % s.sides.length);
  const own = order.flatMap((side) => zonesOf(s.sides[side]));
  const all = whose ? own : [...own.slice(0, zonesOf(s.sides[seat]).length), ...common(s), ...own];
  const found = [...new Set(called((card) => cardOf(s, card), all, plain))];
  return nth ? found.slice(Number(nth) - 1, Number(nth)) : found;
}

/** A name by which `find` gives this card first. */
export function nameOf(s: Dune, seat: Seat, card: number): string {
  const { en } = cardOf(s, card);
  const at = find(s, seat, en).indexOf(card);
  return at > 0 ? `${en} ${at + 1}` : en;
}

/** What can be spoken of comes first. */
const zonesOf = (of: Side): number[] => [
  ...of.hand,
  ...of.intrigues,
  ...of.played,
  ...of.shown,
  ...of.waiting,
  ...of.aside,
  ...of.ahead,
  ...of.tech,
  ...of.discard,
  ...of.deck.toReversed(),
];

const common = (s: Dune): number[] => [
  ...s.row,
  ...s.reserve.flatMap((stack) => stack.toReversed()),
  ...s.tech.flatMap((stack) => stack.toReversed()),
  ...s.tleilaxuRow,
  ...s.tleilaxuDeck.toReversed(),
  ...s.fought.toReversed(),
  ...s.deck.toReversed(),
  ...s.intrigues.toReversed(),
  ...s.intrigueDiscard,
  ...s.conflicts.toReversed(),
  ...s.box,
  ...s.hagal.toReversed(),
  ...s.hagalDiscard,
  ...s.trashed,
];

interface Named {
  readonly id: string;
  readonly en: string;
  readonly ru: string;
}

/** Those with this id or whole name; if there are none, those whose English name has this as a word. */
function called<T>(of: (one: T) => Named, among: readonly T[], name: string): T[] {
  const whole = among.filter((one) => {
    const { id, ru, en } = of(one);
    return id === name || ru === name || en === name;
  });
  if (whole.length > 0) return whole;
  return among.filter((one) =>
    of(one)
      .en.split(/[ ,"]+/)
      .includes(name),
  );
}

export function spaceNamed(name: string): number {
  const [found] = called((space: (typeof spaces)[number]) => space, spaces, name);
  if (found) return found.number;
  throw new ScenarioFault(`The board has no space "${name}".`);
}

export function cardNamed(name: string, types: readonly Card['type'][], players = 0): Card {
  // Of House Hagal's cards, those for so many players.
  const among = cards.filter(
    (card) => types.includes(card.type) && (card.type !== 'hagal' || card.players.includes(players)),
  );
  const [found] = called((card: Card) => card, among, name);
  if (found) return found;
  throw new ScenarioFault(`There is no card "${name}" among: ${types.join(', ')}.`);
}

export function leaderNamed(name: string): Leader {
  const [found] = called((leader: Leader) => leader, leaders, name);
  if (found) return found;
  throw new ScenarioFault(`There is no Leader "${name}".`);
}

export function factionNamed(name: string): Faction {
  const found = factions.find((faction) => faction === name);
  if (found) return found;
  throw new ScenarioFault(`"${name}" is no Faction; there are ${factions.join(', ')}.`);
}
