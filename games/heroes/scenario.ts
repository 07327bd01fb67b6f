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
  deciderOf,
  type Heroes,
  heroOf,
  newPiece,
  openCoins,
  type Piece,
  pieceOf,
  rival,
  type Side,
  type TurnFrame,
  takeNote,
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

const seats = ['a', 'b'] as const;
const stages = ['main', 'start', 'end'] as const;
const positionKeys = ['turn', 'stage', 'number', 'first', 'died', 'attacks', 'cards', 'a', 'b'];
const sideKeys = [
  'hero',
  'wounds',
  'closed',
  'coins',
  'spent',
  'missed',
  'questTaken',
  'obeys',
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
  s.active = seats.indexOf(oneOf(p, 'turn', seats));
  s.turn = p.number === undefined ? 3 : whole(p, 'number');
  s.first = seats.indexOf(oneOf(p, 'first', seats));
  s.died = whole(p, 'died');
  s.attacks = whole(p, 'attacks');
  s.stage = oneOf(p, 'stage', stages);
  for (const [seat, key] of seats.entries()) placeSide(s, seat, mapping(p[key] ?? {}, key, sideKeys));
  const step = { start: 'begin', main: 'main', end: 'endAbilities' }[s.stage];
  // A turn that is yet to begin counts itself when it does.
  if (s.stage === 'start') s.turn--;
  s.frames.push({ kind: 'turn', step: turn.names.indexOf(step) } as TurnFrame);
  return s;
}

function placeSide(s: Heroes, seat: Seat, p: Record<string, unknown>): void {
  const side = newSide(s, seat, named(s, String(p.hero ?? 'Furgot')));
  s.sides.push(side);
  const hero = heroOf(side);
  hero.wounds = whole(p, 'wounds');
  hero.closed = flag(p, 'closed');
  side.coins = whole(p, 'coins');
  side.closedCoins = whole(p, 'spent');
  side.spent = whole(p, 'spent');
  side.missed = whole(p, 'missed');
  side.questTaken = flag(p, 'questTaken');
  side.obeys = flag(p, 'obeys');
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
  const owner = p.owner === undefined ? seat : seats.indexOf(oneOf(p, 'owner', seats));
  const piece = newPiece(newCard(s, owner, named(s, String(p.card))), seat);
  piece.fresh = flag(p, 'fresh');
  piece.wounds = whole(p, 'wounds');
  piece.closed = flag(p, 'closed');
  piece.struck = flag(p, 'struck');
  piece.defended = flag(p, 'defended');
  piece.boosts = whole(p, 'boosts');
  piece.poison = whole(p, 'poison');
  piece.stunned = flag(p, 'stunned');
  piece.markers = whole(p, 'markers');
  takeNote(s, cardOf(s, piece.card));
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
  const usual = usualFigures[String(data.type ?? 'creature')] ?? { cost: 1 };
  const card = { type: 'creature', glyph: 'cowled', ...usual, ...rest, id: name, ru: name, en: name };
  return card as CardData;
}

/** What a card has that does not say otherwise; a support card or a spell has only a cost. */
const usualFigures: Readonly<Record<string, Partial<CardData>>> = {
  creature: { cost: 1, strike: 1, lives: 1 },
  hero: { lives: 20 },
  quest: {},
};

/** The cards called so, of the given seat first; "b Gnome" names the seat, "Gnome 2" the second of them. */
function find(s: Heroes, seat: Seat, name: string): number[] {
  const [, whose, plainName = name, nth] = /^(?:([ab]) )?(.+?)(?: (\d+))?$/.exec(name) ?? [];
  const seats = whose ? [whose === 'a' ? 0 : 1] : [seat, rival(seat)];
  const all = seats.flatMap((of) => allOf(s.sides[of]));
  const found = called((card) => cardOf(s, card), all, plainName);
  return nth ? found.slice(Number(nth) - 1, Number(nth)) : found;
}

/** A name by which `find` gives this card first. */
function nameOf(s: Heroes, card: number): string {
  const { en } = cardOf(s, card);
  const at = find(s, pieceOf(s, card)?.seat ?? s.owner[card], en).indexOf(card);
  return at > 0 ? `${en} ${at + 1}` : en;
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

/** Those with this id or whole name; if there are none, those whose English name begins with this word. */
function called<T>(cardOf: (one: T) => CardData, among: readonly T[], name: string): T[] {
  const whole = among.filter((one) => {
    const { id, ru, en } = cardOf(one);
    return id === name || ru === name || en === name;
  });
  return whole.length > 0 ? whole : among.filter((one) => cardOf(one).en.split(/[ ,]/)[0] === name);
}

/** What is done only in one's own turn. */
const turnActs: ReadonlySet<string> = new Set(['play', 'take', 'attack', 'use']);

function act(s: Heroes, by: Seat, written: string): Act {
  const [verb, ...rest] = written.split(' ');
  const words = rest.join(' ');
  // In a commanded turn the rival speaks for the active player (RH-48).
  const voices = [s.active, rival(s.active)].filter((of) => deciderOf(s, of) === by);
  const seat = turnActs.has(verb) ? (voices[0] ?? by) : by;
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
      const [attacker, at] = words.split(' > ');
      if (!at) throw new ScenarioFault('An attack is written "attack Groll > Burk".');
      const own = at.startsWith('a ') || at.startsWith('b ');
      return {
        do: 'attack',
        card: one(attacker, seat),
        target: one(at, own ? seat : rival(seat)),
      } as HeroesAct;
    }
    case 'use': {
      const [, who, ability] = /^(.+?)(?: (\d))?$/.exec(words) ?? [];
      const card = one(who ?? words, seat);
      const actions = cardOf(s, card).actions;
      const chosen = actions[Number(ability ?? 1) - 1];
      return { do: 'use', card, ability: chosen ? chosen.number : -1 } as HeroesAct;
    }
    case 'spring': {
      const held = voices.flatMap((of) =>
        find(s, of, words).filter((card) => s.sides[of].hand.includes(card)),
      );
      const card = held[0] ?? one(words, seat);
      return { do: 'spring', card, ability: cardOf(s, card).lurks[0]?.number ?? -1 } as HeroesAct;
    }
    case 'respend': {
      const [, who = words, value] = /^(.+) (\d+)$/.exec(words) ?? [];
      return { do: 'respend', card: one(who, seat), value: Number(value) } as HeroesAct;
    }
    case 'name': {
      const [cost, whose] = words.split(' ');
      return { do: 'name', cost: Number(cost), seat: whose === 'b' ? 1 : 0 } as HeroesAct;
    }
    case 'defend':
      return { do: 'defend', card: one(words, seat) } as HeroesAct;
    case 'resolve': {
      const own = s.queue.filter((w) => deciderOf(s, w.seat) === by);
      const [waiting] = called((w) => cardOf(s, w.card), own, words);
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
        `"${verb}" is no act. Acts are play, take, attack X > Y, use, end, defend, pass, pay, spring, name 3 a, respend X 3, decline, modes, resolve, first.`,
      );
  }
}

function line(s: Heroes, done: Act): string {
  const a = done as HeroesAct;
  switch (a.do) {
    case 'play':
      return `play ${nameOf(s, a.card)}${a.alternative === undefined ? '' : ' free'}`;
    case 'attack':
      return `attack ${nameOf(s, a.card)} > ${nameOf(s, a.target)}`;
    case 'use':
      return `use ${nameOf(s, a.card)} ${cardOf(s, a.card).actions.findIndex((n) => n.number === a.ability) + 1}`;
    case 'first':
      return `first ${a.seat === 0 ? 'a' : 'b'}`;
    case 'pay':
      return `pay ${a.coins}`;
    case 'modes':
      return `modes ${[1, 2, 3, 4].filter((n) => a.modes & (1 << (n - 1))).join(' ')}`;
    case 'respend':
      return `respend ${nameOf(s, a.card)} ${a.value}`;
    case 'name':
      return `name ${a.cost} ${a.seat === 0 ? 'a' : 'b'}`;
    case 'place':
      return `place ${a.where}`;
    case 'end':
    case 'pass':
    case 'decline':
      return a.do;
    case 'resolve':
      return `resolve ${cardOf(s, a.card).en}`;
    default:
      return `${a.do} ${nameOf(s, a.card)}`;
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
    case 'hand': {
      if (who === undefined) return names(side.hand);
      const [card] = called((one) => cardOf(s, one), side.hand, who);
      return card !== undefined && what === 'cost' ? costOf(s, card) : undefined;
    }
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
  const [card] = called((one) => one, [...s.own, ...cards], name);
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

/** A field with a whole number; 0 where it is not given. */
function whole(p: Record<string, unknown>, field: string): number {
  const value = p[field] ?? 0;
  if (Number.isInteger(value)) return Number(value);
  throw new ScenarioFault(`"${field}" is a whole number, not ${JSON.stringify(value)}.`);
}

function flag(p: Record<string, unknown>, field: string): boolean {
  const value = p[field] ?? false;
  if (typeof value === 'boolean') return value;
  throw new ScenarioFault(`"${field}" is true or false, not ${JSON.stringify(value)}.`);
}

/** A field with one of these words; the first where it is not given. */
function oneOf<T extends string>(p: Record<string, unknown>, field: string, words: readonly T[]): T {
  const value = p[field] ?? words[0];
  const word = words.find((one) => one === value);
  if (word !== undefined) return word;
  throw new ScenarioFault(`"${field}" is ${words.join(' or ')}, not ${JSON.stringify(value)}.`);
}
