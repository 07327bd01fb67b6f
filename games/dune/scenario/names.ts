/** Names of cards, spaces, sides and Factions in scenarios. */
import { ScenarioFault, type Seat } from '@vigrid/kernel';
import { boardOf, spaces } from '../board/board.ts';
import { type Card, cards, isIn, type Leader, leaders, type Rival, rivals } from '../cards/catalogue.ts';
import { bitsOf, uprising } from '../modules.ts';
import type { DuneOptions } from '../settings.ts';
import { cardOf, type Dune, type Side, type SideId } from '../state.ts';
import { type Faction, factions } from '../symbols.ts';

export const letters = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** What automated sides are called: House Hagal with two players, the Rivals of the solo game and of Uprising. */
const rivalNames = (players: number, core: DuneOptions['core']): readonly string[] =>
  players === 2 ? [core === 'base' ? 'hagal' : 'rival1'] : players === 1 ? ['rival1', 'rival2'] : [];

export const sideNames = (players: number, core: DuneOptions['core']): readonly string[] => [
  ...letters.slice(0, players),
  ...rivalNames(players, core),
];

export const namesOfSides = ({ players, modules }: Dune): readonly string[] =>
  sideNames(players, modules & uprising ? 'uprising' : 'base');

export const nameOfSide = (s: Dune, side: SideId): string => namesOfSides(s)[side] ?? '?';

export function sideNamed(s: Dune, name: string): SideId {
  const side = namesOfSides(s).indexOf(name);
  if (side >= 0) return side;
  throw new ScenarioFault(`"${name}" is no side; there are ${namesOfSides(s).join(', ')}.`);
}

/** The cards called so, of the given seat first; "b Dagger" names the side, "Dagger 2" the second of them. */
export function find(s: Dune, seat: Seat, name: string): number[] {
  const [, whose, plain = name, nth] =
    /^(?:(a|b|c|d|e|f|hagal|rival1|rival2) )?(.+?)(?: (\d+))?$/.exec(name) ?? [];
  const order = whose ? [sideNamed(s, whose)] : s.sides.map((_, i) => (seat + i) % s.sides.length);
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
  ...(of.tableau
    ? [...of.tableau.contracts, ...of.tableau.won, ...of.tableau.completed, ...of.tableau.matched]
    : []),
  ...of.discard,
  ...of.deck.toReversed(),
];

const common = (s: Dune): number[] => [
  ...s.row,
  ...s.throne,
  ...s.offered,
  ...s.sardaukar,
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

/** Of two of one name, the one on the board of this game. */
export function spaceNamed(name: string, s?: Dune): number {
  const [found] = called((space: (typeof spaces)[number]) => space, spaces, name);
  const here = found && s ? boardOf(s).same[found.number] : -1;
  if (found) return here >= 0 ? here : found.number;
  throw new ScenarioFault(`The board has no space "${name}".`);
}

/** A post is called after a space that it watches, or after several: "Research Station / Sietch Tabr". */
export function postNamed(s: Dune, name: string): number {
  const wanted = name.split(' / ');
  const found = boardOf(s).posts.find((post) =>
    wanted.every((one) => post.spaces.some((space) => spaces[space].en === one)),
  );
  if (found) return found.number;
  throw new ScenarioFault(`The board has no post at "${name}".`);
}

export const postName = (s: Dune, number: number): string =>
  boardOf(s)
    .posts.find((post) => post.number === number)
    ?.spaces.map((space) => spaces[space].en)
    .join(' / ') ?? String(number);

export function cardNamed(
  name: string,
  types: readonly Card['type'][],
  players = 0,
  modules = bitsOf(['base']),
): Card {
  // Of House Hagal's cards, those for so many players.
  const among = cards.filter(
    (card) => types.includes(card.type) && (card.type !== 'hagal' || card.players.includes(players)),
  );
  const alike = called((card: Card) => card, among, name);
  // Of two of one name, that of a box that is played with.
  const found = alike.find((card) => isIn(card, modules)) ?? alike.at(0);
  if (found) return found;
  throw new ScenarioFault(`There is no card "${name}" among: ${types.join(', ')}.`);
}

export function leaderNamed(name: string): Leader {
  const [found] = called((leader: Leader) => leader, leaders, name);
  if (found) return found;
  throw new ScenarioFault(`There is no Leader "${name}".`);
}

export function rivalNamed(name: string): Rival {
  const [found] = called((rival: Rival) => rival, rivals, name);
  if (found) return found;
  throw new ScenarioFault(`There is no Rival "${name}".`);
}

export function factionNamed(name: string): Faction {
  const found = factions.find((faction) => faction === name);
  if (found) return found;
  throw new ScenarioFault(`"${name}" is no Faction; there are ${factions.join(', ')}.`);
}
