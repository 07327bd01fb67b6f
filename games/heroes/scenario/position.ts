/** How scenarios write positions of Heroes: who is to move, and what lies where. */
import { type Random, ScenarioFault, type Seat } from '@vigrid/kernel';
import { oneOf as among, optional, read, record } from '@vigrid/kernel/schema';
import { granted } from '../abilities/ability.ts';
import { language } from '../abilities/language.ts';
import { until } from '../abilities/target.ts';
import { emptyTable, newCard, newSide } from '../begin.ts';
import { cards } from '../cards/catalogue.ts';
import { changes, lay } from '../effects/change.ts';
import { rewrite } from '../flow/rewriting.ts';
import { type SetupFrame, setup } from '../flow/setup.ts';
import { turn } from '../flow/turn.ts';
import { cardOf, type Heroes, heroOf, newPiece, type Piece, type TurnFrame, takeNote } from '../state.ts';
import { cardWritten, fits } from './cards.ts';
import { called } from './names.ts';

const seats = ['a', 'b'] as const;

/** Of a turn, or of the set-up (chapter 6). */
const stages = ['main', 'start', 'end', 'first', 'deal', 'exchange'] as const;

const positionKeys = ['turn', 'stage', 'number', 'first', 'died', 'attacks', 'cards', 'a', 'b'];

const sideKeys = [
  'hero',
  'wounds',
  'closed',
  'coins',
  'spent',
  'missed',
  'questTaken',
  'shield',
  'skips',
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
export function place(position: unknown, random: Random): Heroes {
  const p = mapping(position, 'position', positionKeys);
  const s = emptyTable(random);
  if (p.cards !== undefined) s.own = list(p.cards, 'cards').map(cardWritten);
  s.active = seats.indexOf(oneOf(p, 'turn', seats));
  s.turn = p.number === undefined ? 3 : whole(p, 'number');
  s.first = seats.indexOf(oneOf(p, 'first', seats));
  s.died = whole(p, 'died');
  s.attacks = whole(p, 'attacks');
  for (const [seat, key] of seats.entries()) placeSide(s, seat, mapping(p[key] ?? {}, key, sideKeys));
  enterStage(s, oneOf(p, 'stage', stages));
  return s;
}

/** The step at which the game goes on. */
function enterStage(s: Heroes, stage: (typeof stages)[number]): void {
  if (stage === 'first' || stage === 'deal' || stage === 'exchange') {
    const step = { first: 'chooseFirst', deal: 'shuffleDecks', exchange: 'exchange' }[stage];
    s.stage = 'setup';
    s.turn = 0;
    s.frames.push({ kind: 'setup', step: setup.names.indexOf(step), chooser: s.active } as SetupFrame);
    return;
  }
  s.stage = stage;
  // A turn that is yet to begin counts itself when it does.
  if (stage === 'start') s.turn--;
  const step = { start: 'begin', main: 'main', end: 'endAbilities' }[stage];
  s.frames.push({ kind: 'turn', step: turn.names.indexOf(step) } as TurnFrame);
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
  side.shield = whole(p, 'shield');
  side.skips = whole(p, 'skips');
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
  'lasting',
  'under',
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
  for (const one of list(p.lasting ?? [], 'lasting')) layOn(s, piece, one);
  for (const name of list(p.under ?? [], 'under'))
    piece.under.push({ card: newCard(s, owner, named(s, String(name))), from: 'play' });
  return piece;
}

/** A change or an ability that an effect has laid on the card, by its controller where not said otherwise. */
const lasting = record({
  by: optional(among('a', 'b')),
  until: optional(until),
  change: optional(changes),
  ability: optional(granted),
});

function layOn(s: Heroes, piece: Piece, entry: unknown): void {
  const laid = fits(() => read(lasting, entry, 'lasting', language));
  const seat = laid.by === undefined ? piece.seat : seats.indexOf(laid.by);
  const lasts = laid.until ?? 'stay';
  const { change, ability } = laid;
  if (change) lay(s, { seat, card: piece.card, x: 0 }, piece, change, lasts);
  if (ability) rewrite(s, seat, piece, (abilities) => [...abilities, ability], lasts);
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
