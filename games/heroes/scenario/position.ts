/** How scenarios write positions of Heroes: who is to move, and what lies where. */
import { type Random, ScenarioFault, type Seat } from '@vigrid/kernel';
import {
  type Fields,
  flag,
  list,
  mapping,
  type Numbering,
  numbering,
  oneOf,
  whole,
} from '@vigrid/kernel/scenario';
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

/** Of `seen`. */
const everybody = 0b11;

/** Of a turn, or of the set-up (chapter 6). */
const stages = ['main', 'start', 'end', 'first', 'deal', 'exchange'] as const;

const positionKeys = [
  'turn',
  'stage',
  'number',
  'first',
  'died',
  'attacks',
  'cards',
  'numbers',
  'beside',
  'a',
  'b',
];

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
  'reserve',
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
  const number = numbering(p);
  for (const [seat, key] of seats.entries()) placeSide(s, seat, mapping(p[key] ?? {}, key, sideKeys), number);
  for (const [owner, name] of list(p.beside ?? [], 'beside').map((one) => list(one, 'beside')))
    newCard(s, seats.indexOf(oneOf({ owner }, 'owner', seats)), named(s, String(name)), number.next());
  number.done();
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
  s.frames.push({ kind: 'setup', step: setup.names.length, chooser: 0 } as SetupFrame);
  s.frames.push({ kind: 'turn', step: turn.names.indexOf(step) } as TurnFrame);
}

function placeSide(s: Heroes, seat: Seat, p: Fields, number: Numbering): void {
  const side = newSide(s, seat, named(s, String(p.hero ?? 'Furgot')), number.next());
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
  const add = (name: unknown) => newCard(s, seat, named(s, String(name)), number.next());
  for (const zone of zones) {
    for (const entry of list(p[zone] ?? [], zone)) side.play.push(placePiece(s, seat, entry, number));
  }
  side.play = inOrder(side.play, p);
  side.hand = list(p.hand ?? [], 'hand').map(add);
  for (const card of side.hand) s.seen[card] = 1 << seat;
  side.graveyard = list(p.graveyard ?? [], 'graveyard').map(add);
  side.completed = list(p.completed ?? [], 'completed').map(add);
  // A deck that does not matter is deep enough not to run out.
  side.deck = list(p.deck ?? Array(10).fill('Gnome'), 'deck')
    .map(add)
    .reverse();
  side.reserve = list(p.reserve ?? [], 'reserve').map(add);
  for (const card of [...side.play.map((piece) => piece.card), ...side.graveyard, ...side.completed])
    s.seen[card] = everybody;
}

/** As the cards came, where that is said of them; after the hero. */
function inOrder([hero, ...pieces]: readonly Piece[], p: Fields): Piece[] {
  const entries = zones.flatMap((zone) => list(p[zone] ?? [], zone));
  const came = entries.map((entry, i) =>
    typeof entry === 'object' && entry !== null && 'came' in entry ? Number(entry.came) : i,
  );
  const order = pieces.map((_, i) => i).sort((a, b) => came[a] - came[b] || a - b);
  return [hero, ...order.map((i) => pieces[i])];
}

/** The parts of the play zone. */
const zones = ['squad', 'supports', 'quests'];

const pieceKeys = [
  'card',
  'came',
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
function placePiece(s: Heroes, seat: Seat, entry: unknown, number: Numbering): Piece {
  const p = typeof entry === 'string' ? { card: entry } : mapping(entry, 'squad', pieceKeys);
  const owner = p.owner === undefined ? seat : seats.indexOf(oneOf(p, 'owner', seats));
  const piece = newPiece(newCard(s, owner, named(s, String(p.card)), number.next()), seat);
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
    piece.under.push({ card: newCard(s, owner, named(s, String(name)), number.next()), from: 'play' });
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
export function named(s: Heroes, name: string): string {
  const [card] = called((one) => one, [...s.own, ...cards], name);
  if (!card) throw new ScenarioFault(`There is no card "${name}" in the catalogue or under "cards".`);
  return card.id;
}
