/** How scenarios write positions, acts and values of Heroes. docs/scenarios.md shows it by examples. */
import { type Act, type Random, ScenarioFault, type ScenarioRoom, type Seat } from '@vigrid/kernel';
import { isSupport } from './abilities/filters.ts';
import type { CardData } from './abilities/types.ts';
import type { HeroesAct } from './acts.ts';
import { emptyTable, newCard, newSide } from './begin.ts';
import { cards } from './cards/catalogue.ts';
import { costOf, livesOf, strikeOf } from './figures.ts';
import { turn } from './flow/turn.ts';
import {
  cardOf,
  type Heroes,
  heroOf,
  newPiece,
  openCoins,
  type Piece,
  pieceOf,
  rival,
  type Side,
  type TurnFrame,
} from './state.ts';

export const scenario: ScenarioRoom<Heroes> = {
  resting: ['main'],
  place,
  find,
  act,
  line,
  name: (s, card) => cardOf(s, card).en,
  read,
};

const positionKeys = ['turn', 'stage', 'number', 'first', 'died', 'attacks', 'cards', 'a', 'b'];
const sideKeys = [
  'hero',
  'wounds',
  'closed',
  'coins',
  'spent',
  'missed',
  'questTaken',
  'hand',
  'squad',
  'supports',
  'quests',
  'deck',
  'graveyard',
  'completed',
];

/** Who is to move, and for each seat its hero and what lies in its zones. Decks are listed from the top. */
function place(position: unknown, random: Random): Heroes {
  const p = mapping(position, 'position', positionKeys);
  const s = emptyTable(random);
  if (p.cards !== undefined) s.own = list(p.cards, 'cards').map(ownCard);
  s.active = p.turn === 'b' ? 1 : 0;
  s.turn = typeof p.number === 'number' ? p.number : 3;
  s.first = p.first === 'b' ? 1 : 0;
  s.died = number(p.died);
  s.attacks = number(p.attacks);
  s.stage = p.stage === 'start' || p.stage === 'end' ? p.stage : 'main';
  for (const key of ['a', 'b']) placeSide(s, key === 'a' ? 0 : 1, mapping(p[key] ?? {}, key, sideKeys));
  const step = { start: 'begin', main: 'main', end: 'endAbilities' }[s.stage as 'start' | 'main' | 'end'];
  // A turn that is yet to begin counts itself when it does.
  if (s.stage === 'start') s.turn--;
  s.frames.push({ kind: 'turn', step: turn.names.indexOf(step) } as TurnFrame);
  return s;
}

function placeSide(s: Heroes, seat: Seat, p: Record<string, unknown>): void {
  const side = newSide(s, seat, named(s, String(p.hero ?? 'Furgot')));
  s.sides.push(side);
  const hero = heroOf(side);
  hero.wounds = number(p.wounds);
  hero.closed = p.closed === true;
  side.coins = number(p.coins);
  side.closedCoins = number(p.spent);
  side.spent = number(p.spent);
  side.missed = number(p.missed);
  side.questTaken = p.questTaken === true;
  const add = (name: unknown) => newCard(s, seat, named(s, String(name)));
  for (const zone of ['squad', 'supports', 'quests']) {
    for (const entry of list(p[zone] ?? [], zone)) side.play.push(placePiece(s, seat, entry));
  }
  side.hand = list(p.hand ?? [], 'hand').map(add);
  for (const card of side.hand) s.seen[card] = 1 << seat;
  side.graveyard = list(p.graveyard ?? [], 'graveyard').map(add);
  side.completed = list(p.completed ?? [], 'completed').map(add);
  // A deck that does not matter is deep enough not to run out.
  side.deck = list(p.deck ?? Array(10).fill('Gnome'), 'deck')
    .map(add)
    .reverse();
}

const pieceKeys = [
  'card',
  'owner',
  'wounds',
  'closed',
  'fresh',
  'struck',
  'defended',
  'boosts',
  'poison',
  'stunned',
  'markers',
];

/** A name alone, or a mapping with its card and what it has gathered. */
function placePiece(s: Heroes, seat: Seat, entry: unknown): Piece {
  const p = typeof entry === 'string' ? { card: entry } : mapping(entry, 'squad', pieceKeys);
  const owner = p.owner === undefined ? seat : p.owner === 'b' ? 1 : 0;
  const piece = newPiece(newCard(s, owner, named(s, String(p.card))), seat);
  piece.fresh = p.fresh === true;
  piece.wounds = number(p.wounds);
  piece.closed = p.closed === true;
  piece.struck = p.struck === true;
  piece.defended = p.defended === true;
  piece.boosts = number(p.boosts);
  piece.poison = number(p.poison);
  piece.stunned = p.stunned === true;
  piece.markers = number(p.markers);
  return piece;
}

/** A card written in the scenario itself, as the card tables write them. */
function ownCard(entry: unknown): CardData {
  const data = mapping(entry, 'cards', [
    'name',
    'type',
    'elements',
    'cost',
    'strike',
    'lives',
    'class',
    'abilities',
  ]);
  const { name, ...rest } = data;
  if (typeof name !== 'string') throw new ScenarioFault('A card of one’s own needs a name.');
  const card = {
    type: 'creature',
    cost: 1,
    strike: 1,
    lives: 1,
    glyph: 'cowled',
    ...rest,
    id: name,
    ru: name,
    en: name,
  };
  return card as CardData;
}

/** The cards called so, of the given seat first; "b Gnome" names the seat, "Gnome 2" the second of them. */
function find(s: Heroes, seat: Seat, name: string): number[] {
  const [, whose, plainName, nth] = /^(?:([ab]) )?(.+?)(?: (\d))?$/.exec(name) ?? [];
  const seats = whose ? [whose === 'a' ? 0 : 1] : [seat, rival(seat)];
  const found = seats.flatMap((of) =>
    allOf(s.sides[of]).filter((card) => called(s, card, plainName ?? name)),
  );
  return nth ? found.slice(Number(nth) - 1, Number(nth)) : found;
}

/** What can be spoken of comes first: play, hand, graveyard, then the deck from its top. */
const allOf = (side: Side): number[] => [
  ...side.play.map((piece) => piece.card),
  ...side.hand,
  ...side.graveyard,
  ...side.completed,
  ...side.reserve,
  ...side.deck.toReversed(),
  ...side.play.flatMap((piece) => piece.under.map((captured) => captured.card)),
];

const called = (s: Heroes, card: number, name: string): boolean => {
  const { id, ru, en } = cardOf(s, card);
  return id === name || ru === name || en === name || en.split(/[ ,]/)[0] === name;
};

function act(s: Heroes, seat: Seat, written: string): Act {
  const [verb, ...rest] = written.split(' ');
  const words = rest.join(' ');
  const one = (name: string, of: Seat): number => {
    const [card] = find(s, of, name);
    if (card === undefined) throw new ScenarioFault(`Nothing here is called "${name}".`);
    return card;
  };
  switch (verb) {
    case 'play':
    case 'take': {
      const [, name, cheaply] = /^(.+?)( free)?$/.exec(words) ?? [];
      const held = find(s, seat, name ?? words).find((card) => s.sides[seat].hand.includes(card));
      const card = held ?? one(name ?? words, seat);
      const alternative = cardOf(s, card).costs.find(({ ability }) => ability.instead !== undefined)?.number;
      return { do: verb, card, ...(cheaply && { alternative }) } as HeroesAct;
    }
    case 'attack': {
      const [by, at] = words.split(' > ');
      if (!at) throw new ScenarioFault('An attack is written "attack Groll > Burk".');
      const own = at.startsWith('a ') || at.startsWith('b ');
      return { do: 'attack', card: one(by, seat), target: one(at, own ? seat : rival(seat)) } as HeroesAct;
    }
    case 'use': {
      const [, who, ability] = /^(.+?)(?: (\d))?$/.exec(words) ?? [];
      const card = one(who ?? words, seat);
      const actions = cardOf(s, card).actions;
      const chosen = actions[Number(ability ?? 1) - 1];
      return { do: 'use', card, ability: chosen ? chosen.number : -1 } as HeroesAct;
    }
    case 'defend':
      return { do: 'defend', card: one(words, seat) } as HeroesAct;
    case 'resolve': {
      const waiting = s.queue.find((w) => w.seat === seat && called(s, w.card, words));
      if (!waiting) throw new ScenarioFault(`No ability of "${words}" is waiting.`);
      return { do: 'resolve', card: waiting.card, ability: waiting.ability } as HeroesAct;
    }
    case 'first':
      return { do: 'first', seat: words === 'b' ? 1 : 0 } as HeroesAct;
    case 'pay':
      return { do: 'pay', coins: Number(words) } as HeroesAct;
    case 'modes':
      return {
        do: 'modes',
        modes: words.split(' ').reduce((sum, n) => sum + (1 << (Number(n) - 1)), 0),
      } as HeroesAct;
    case 'place':
      return { do: 'place', where: words === 'bottom' ? 'bottom' : 'top' } as HeroesAct;
    case 'end':
    case 'pass':
    case 'decline':
      return { do: verb };
    default:
      throw new ScenarioFault(
        `"${verb}" is no act. Acts are play, take, attack X > Y, use, end, defend, pass, pay, decline, modes, resolve, first.`,
      );
  }
}

function line(s: Heroes, done: Act): string {
  const a = done as HeroesAct;
  const called = (card: number) => cardOf(s, card).en;
  switch (a.do) {
    case 'play':
      return `play ${called(a.card)}${a.alternative === undefined ? '' : ' free'}`;
    case 'attack':
      return `attack ${called(a.card)} > ${called(a.target)}`;
    case 'use':
      return `use ${called(a.card)} ${cardOf(s, a.card).actions.findIndex((n) => n.number === a.ability) + 1}`;
    case 'first':
      return `first ${a.seat === 0 ? 'a' : 'b'}`;
    case 'pay':
      return `pay ${a.coins}`;
    case 'modes':
      return `modes ${[1, 2, 3, 4].filter((n) => a.modes & (1 << (n - 1))).join(' ')}`;
    case 'place':
      return `place ${a.where}`;
    case 'end':
    case 'pass':
    case 'decline':
      return a.do;
    default:
      return `${a.do} ${called(a.card)}`;
  }
}

/** Paths: turn, active, stage, a.coins, a.hand, a.squad.Groll.wounds, b.hero.lives … */
function read(s: Heroes, path: readonly string[]): unknown {
  const [head, zone, who, what] = path;
  if (head === 'active') return s.active === 0 ? 'a' : 'b';
  if (head === 'first') return s.first === 0 ? 'a' : 'b';
  if (head === 'turn' || head === 'stage') return s[head];
  const side = head === 'a' ? s.sides[0] : head === 'b' ? s.sides[1] : undefined;
  if (!side) return undefined;
  const names = (held: readonly number[]) => held.map((card) => cardOf(s, card).en);
  switch (zone) {
    case 'coins':
    case 'missed':
      return side[zone];
    case 'open':
      return openCoins(side);
    case 'hand':
      if (who === undefined) return names(side.hand);
      return what === 'cost' ? costOf(s, side.hand.find((card) => called(s, card, who)) ?? -1) : undefined;
    case 'graveyard':
    case 'completed':
    case 'reserve':
      return names(side[zone]);
    case 'deck':
      return who === 'size' ? side.deck.length : names(side.deck.toReversed());
    case 'hero':
      return pieceField(s, heroOf(side), who);
    case 'squad':
    case 'supports':
    case 'quests': {
      if (who === undefined)
        return names(side.play.filter((piece) => zoneOf(s, piece) === zone).map((p) => p.card));
      const found = find(s, head === 'a' ? 0 : 1, `${head} ${who}`).flatMap((card) => pieceOf(s, card) ?? []);
      return found[0] && pieceField(s, found[0], what);
    }
    default:
      return undefined;
  }
}

function pieceField(s: Heroes, piece: Piece, field: string | undefined): unknown {
  switch (field) {
    case 'strike':
      return strikeOf(s, piece);
    case 'lives':
      return livesOf(s, piece);
    case 'wounds':
    case 'closed':
    case 'boosts':
    case 'fresh':
    case 'poison':
    case 'stunned':
    case 'markers':
      return piece[field];
    case 'under':
      return piece.under.map(({ card }) => cardOf(s, card).en);
    default:
      return undefined;
  }
}

function zoneOf(s: Heroes, piece: Piece): string {
  const card = cardOf(s, piece.card);
  return card.type === 'quest'
    ? 'quests'
    : isSupport(card)
      ? 'supports'
      : card.type === 'creature'
        ? 'squad'
        : 'hero';
}

/** The id of the card called so. */
function named(s: Heroes, name: string): string {
  const own = s.own.find((card) => card.id === name);
  const card =
    own ??
    cards.find(
      (one) => one.id === name || one.ru === name || one.en === name || one.en.split(/[ ,]/)[0] === name,
    );
  if (!card) throw new ScenarioFault(`There is no card "${name}" in the catalogue or under "cards".`);
  return card.id;
}

function mapping(value: unknown, what: string, known: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ScenarioFault(`"${what}" is a mapping.`);
  const strange = Object.keys(value).find((key) => !known.includes(key));
  if (strange)
    throw new ScenarioFault(`"${strange}" is not part of "${what}". Known are: ${known.join(', ')}.`);
  return value as Record<string, unknown>;
}

function list(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) throw new ScenarioFault(`"${what}" is a list.`);
  return value;
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
