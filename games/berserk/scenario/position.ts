/** Puts a position of a scenario on the table. */
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
import type { CardData, Feature, Gain } from '../abilities/index.ts';
import { words } from '../abilities/words.ts';
import { emptyTable, newCard } from '../begin.ts';
import { cards } from '../cards/catalogue.ts';
import { countAuras, inFormation } from '../features/gains.ts';
import { bestow } from '../features/gifts.ts';
import { type SetupFrame, setup } from '../flow/preliminary/setup.ts';
import { mayRecruit, recruit, waysToRecruit } from '../flow/preliminary/squad.ts';
import { turn } from '../flow/turn/turn.ts';
import type { TurnFrame } from '../state/frames.ts';
import { type Lasting, newPiece, type Piece } from '../state/piece.ts';
import { type Berserk, cardOf, type Phase, profileOf, rival, type Side } from '../state.ts';
import { markers } from '../text/names.ts';
import { aloft } from '../zones/battlefield.ts';
import { belongsAloft, stand } from '../zones/standing.ts';
import { checkNames, mentioned, namedFeature, ownCard, readGain, readUntil } from './card.ts';
import { parseDeck } from './decks.ts';
import { called, cellCalled, cellNamed, cellWord, oneCard } from './names.ts';

const seats = ['a', 'b'] as const;
const editions = ['2012', '2009'] as const;
const formats = ['constructed', 'draft'] as const;
/** Where the course of play is taken up: a step of a turn, or of the Preliminary phase. */
const phases = {
  choice: { turn: 'toChoice' },
  beginning: { turn: 'beginning' },
  final: { turn: 'final' },
  deal: { setup: 'begin', phase: 'deal' },
  redeals: { setup: 'redeals', phase: 'deal' },
  recruitment: { setup: 'beforeRecruit', phase: 'recruitment' },
  deployment: { setup: 'deploy', phase: 'deployment' },
  afterDeployment: { setup: 'afterDeployment', phase: 'deployment' },
  reveal: { setup: 'reveal', phase: 'reveal' },
  seating: { setup: 'seating', phase: 'reveal' },
  battleStart: { setup: 'battleStart', phase: 'battleStart' },
  vanguard: { setup: 'vanguard', phase: 'vanguard' },
} as const satisfies Record<string, { turn: string } | { setup: string; phase: Phase }>;
const phaseNames = Object.keys(phases) as (keyof typeof phases)[];
/** Until they are revealed, cards lie face down. */
export const faceDown: readonly string[] = [
  'deployment',
  'afterDeployment',
  'reveal',
] satisfies (keyof typeof phases)[];
const positionKeys = [
  'edition',
  'format',
  'turn',
  'number',
  'first',
  'phase',
  'cards',
  'marks',
  'secretLists',
  'campaign',
  'numbers',
  'beside',
  'a',
  'b',
];
const sideKeys = [
  'squad',
  'recruited',
  'deck',
  'graveyard',
  'exile',
  'deal',
  'gold',
  'silver',
  'incarnations',
];

/** Who is to move, and for each seat what lies in its zones. Decks are listed from the top. */
export function place(position: unknown, random: Random): Berserk {
  const p = mapping(position, 'position', positionKeys);
  const s = emptyTable(random);
  s.edition = oneOf(p, 'edition', editions);
  s.format = oneOf(p, 'format', formats);
  if (p.cards !== undefined) s.own = ownCards(list(p.cards, 'cards'));
  checkNames(s.own, new Set([...cards, ...s.own, bystander].map(({ en }) => en)));
  s.active = seats.indexOf(oneOf(p, 'turn', seats));
  s.first = seats.indexOf(oneOf(p, 'first', seats));
  s.turn = whole(p, 'number', 3);
  s.openLists = !flag(p, 'secretLists');
  if (p.campaign !== undefined) placeCampaign(s, mapping(p.campaign, 'campaign', ['to', 'games']));
  const start = oneOf(p, 'phase', phaseNames);
  const where = phases[start];
  if ('phase' in where) {
    s.phase = where.phase;
    s.turn = 0;
    s.active = s.first;
    if (s.phase === 'deal' || s.phase === 'recruitment') takeCrystals(s);
  } else s.phase = 'choice';
  const number = numbering(p);
  for (const [seat, key] of seats.entries())
    placeSide(s, seat, mapping(p[key] ?? {}, key, sideKeys), faceDown.includes(start), number);
  for (const [owner, name] of list(p.beside ?? [], 'beside').map((one) => list(one, 'beside')))
    newCard(s, seats.indexOf(oneOf({ owner }, 'owner', seats)), named(s, String(name)), number.next());
  number.done();
  countAuras(s);
  for (const piece of s.pieces) if (piece) piece.formed = inFormation(s, piece);
  for (const [seat, key] of seats.entries()) settle(s, seat, mapping(p[key] ?? {}, key, sideKeys));
  for (const entry of list(p.marks ?? [], 'marks')) placeMark(s, entry);
  // A turn that is yet to begin counts itself when it does.
  if (start === 'beginning') s.turn--;
  s.frames.push(
    'turn' in where
      ? ({ kind: 'turn', step: turn.names.indexOf(where.turn) } satisfies TurnFrame)
      : ({ kind: 'setup', step: setup.names.indexOf(where.setup) } satisfies SetupFrame),
  );
  return s;
}

/** Cards of the scenario's own; the same card may be written twice, but not two of one name. */
function ownCards(written: readonly unknown[]): CardData[] {
  const own = new Map<string, CardData>();
  for (const one of written) {
    const card = ownCard(one, 'A card of "cards"');
    const known = own.get(card.en);
    if (known && JSON.stringify(known) !== JSON.stringify(card))
      throw new ScenarioFault(`Two cards of "cards" are called "${card.en}", but are not the same.`);
    own.set(card.en, card);
  }
  return [...own.values()];
}

function placeCampaign(s: Berserk, p: Fields): void {
  s.format = 'campaign';
  const length = { to: whole(p, 'to'), games: whole(p, 'games') };
  s.campaign = { ...length, wins: [0, 0], played: 0, loser: -1, sideboards: [[], []] };
}

function takeCrystals(s: Berserk): void {
  const { gold, silver, secondGold, secondSilver } = profileOf(s);
  for (const [seat, side] of s.sides.entries()) {
    side.gold = gold + (seat === s.first ? 0 : secondGold);
    side.silver = silver + (seat === s.first ? 0 : secondSilver);
  }
}

function placeSide(s: Berserk, seat: Seat, p: Fields, down: boolean, number: Numbering): void {
  const side = s.sides[seat];
  const add = (name: unknown) => newCard(s, seat, named(s, String(name)), number.next());
  const known = (card: number) => {
    s.seen[card] = 3;
    return card;
  };
  // Somebody who takes no part, so that the battle goes on.
  const nobody = s.turn > 0 ? [bystanderAt[seat]] : [];
  for (const entry of list(p.squad ?? nobody, 'squad')) placePiece(s, seat, entry, down, number);
  side.graveyard = list(p.graveyard ?? [], 'graveyard')
    .map(add)
    .map(known);
  side.exile = list(p.exile ?? [], 'exile')
    .map(add)
    .map(known);
  side.deal = list(p.deal ?? [], 'deal').map(add);
  for (const card of side.deal) s.seen[card] = 1 << seat;
  side.deck = deckNames(s, p.deck).map(add).reverse();
  side.gold = whole(p, 'gold', side.gold);
  side.silver = whole(p, 'silver', side.silver);
  for (const one of list(p.recruited ?? [], 'recruited')) recruitNow(s, side, add(one), seat);
  const chips = mapping(p.incarnations ?? {}, 'incarnations', Object.keys(Object(p.incarnations ?? {})));
  for (const name of Object.keys(chips)) {
    const card = side.graveyard.find(
      (one) => called((c) => cards[s.def[c]] ?? s.own[s.def[c] - cards.length], [one], name).length > 0,
    );
    if (card === undefined)
      throw new ScenarioFault(`"${name}" of "incarnations" does not lie in the graveyard.`);
    side.incarnations.push({ card, chips: whole(chips, name), used: false });
  }
  // Who lies there with Incarnation waits for its chips, as if it had died in this battle.
  for (const card of side.graveyard) {
    if (!cardOf(s, card).words.has('incarnation')) continue;
    if (side.incarnations.some((one) => one.card === card)) continue;
    side.incarnations.push({ card, chips: 0, used: false });
  }
}

/** The cards of a deck from the top: a list of names, or a deck file that may be played. */
function deckNames(s: Berserk, written: unknown): readonly unknown[] {
  if (typeof written !== 'string') return list(written ?? [], 'deck');
  const { deck, problems } = parseDeck(s, written);
  if (problems.length > 0) throw new ScenarioFault(problems[0].text.en);
  return Object.entries(deck.cards).flatMap(([id, count]) => Array(count).fill(id));
}

/** Taken into the squad from the deal and paid for, before the play begins. */
function recruitNow(s: Berserk, side: Side, card: number, seat: Seat): void {
  s.seen[card] = 1 << seat;
  side.deal.push(card);
  const [wish] = waysToRecruit(s, card);
  if (!mayRecruit(s, side, wish))
    throw new ScenarioFault(
      `"${cardOf(s, card).en}" of "recruited" can not be recruited after those before it.`,
    );
  recruit(s, side, wish);
}

export const bystander: CardData = {
  id: 'Bystander',
  ru: 'Зритель',
  en: 'Bystander',
  type: 'creature',
  cost: 0,
  lives: 20,
  move: 0,
  strike: [0, 0, 0],
  glyph: 'cowled',
};

const bystanderAt = ['Bystander E3', "Bystander E3'"];

const pieceKeys = [
  'card',
  'cell',
  'owner',
  'hidden',
  'closed',
  'host',
  'wounds',
  'extraLives',
  'reduced',
  'chips',
  'poison',
  'spent',
  'acts',
  'strikes',
  'assaulted',
  'prepared',
  'hurt',
  'numb',
  'cost',
  'x',
  'markers',
  'gained',
];

/** "Nomad C1", or a mapping with its card and what it has gathered. */
function placePiece(s: Berserk, seat: Seat, entry: unknown, down: boolean, number: Numbering): void {
  const p = typeof entry === 'string' ? shortly(entry) : mapping(entry, 'squad', pieceKeys);
  const owner = p.owner === undefined ? seat : seats.indexOf(oneOf(p, 'owner', seats));
  const card = newCard(s, owner, named(s, String(p.card)), number.next());
  const piece = newPiece(s, card, seat, aloft);
  s.pieces[card] = piece;
  s.sides[seat].squad.push(card);
  if (p.cell !== undefined && p.cell !== above) stand(s, piece, cellNamed(String(p.cell)));
  piece.hidden = p.hidden === undefined ? down : flag(p, 'hidden');
  s.seen[card] = piece.hidden ? 1 << seat : 3;
  piece.closed = flag(p, 'closed');
  piece.numb = flag(p, 'numb');
  piece.assaulted = flag(p, 'assaulted');
  piece.prepared = flag(p, 'prepared') ? s.turn : -1;
  piece.cost = whole(p, 'cost', -1);
  for (const field of counts) piece[field] = whole(p, field);
  if (p.poison !== undefined) mark(piece, 'poison', whole(p, 'poison'));
  for (const one of list(p.markers ?? [], 'markers')) {
    const [, kind = String(one), amount = '1'] = /^(\S+)(?: (\d+))?$/.exec(String(one)) ?? [];
    mark(piece, knownMarker(s, kind), Number(amount));
  }
  if (p.gained !== undefined)
    for (const one of list(p.gained, 'gained')) gain(s, piece, one, `"${p.card}", gained`);
}

/** Said of a card that lies in the auxiliary zone, whether it flies or not. */
const above = cellWord(-1);

const isAbove = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'cell' in entry && entry.cell === above;

const counts = [
  'wounds',
  'extraLives',
  'reduced',
  'chips',
  'spent',
  'acts',
  'strikes',
  'hurt',
  'x',
] as const satisfies readonly (keyof Piece)[];

function shortly(entry: string): Fields {
  const at = entry.lastIndexOf(' ');
  const cell = entry.slice(at + 1);
  return at > 0 && cellCalled(cell) !== undefined ? { card: entry.slice(0, at), cell } : { card: entry };
}

const mark = (piece: Piece, kind: string, amount: number): void => {
  piece.markers.push({ kind, seat: piece.seat, from: piece.card, amount, until: 'stay' });
};

/**
 * What was given to the card, a word or any gain, for good or `until` something: a gift in the data of a card that lies
 * nowhere.
 */
function gain(s: Berserk, piece: Piece, written: unknown, at: string): void {
  const { until = 'stay', ...given } = isGiven(written) ? written : { gain: written };
  const gains = [typeof given.gain === 'string' ? namedFeature(given.gain, at) : readGain(given.gain, at)];
  bestowFrom(s, piece, gains, until === 'stay' ? until : readUntil(until, at));
}

const isGiven = (written: unknown): written is { readonly gain: unknown; readonly until?: unknown } =>
  typeof written === 'object' && written !== null && 'gain' in written;

function bestowFrom(s: Berserk, piece: Piece, gains: readonly Gain[], until: Lasting['until']): void {
  const id = `gift ${s.own.length}`;
  const features: Feature[] = [
    { kind: 'play', pay: {}, does: [{ use: 'influence', do: { do: 'give', to: 'this', gains } }] },
  ];
  s.own.push({ id, ru: id, en: id, type: 'creature', cost: 0, glyph: 'cowled', features });
  const given = { def: cards.length + s.own.length - 1, gift: 0, seat: piece.seat, from: piece.card };
  bestow(s, piece, { ...given, until, turns: until === 'stay' ? 0 : 1 });
}

export const markersOf = (s: Berserk): string[] => [
  ...Object.keys(markers),
  'retreat',
  ...s.own.flatMap((card) => mentioned(card, 'marker')),
];

/** Markers of the rules, of the catalogue's cards and of those written here. */
function knownMarker(s: Berserk, kind: string): string {
  const known = markersOf(s);
  if (known.includes(kind)) return kind;
  if (words.some((word) => word === kind))
    throw new ScenarioFault(`"${kind}" is a named feature, no marker: write "gained: [${kind}]".`);
  throw new ScenarioFault(`There is no marker "${kind}". There are: ${[...new Set(known)].join(', ')}.`);
}

/** Hosts, when all cards are there; and who is above though no cell was given. */
function settle(s: Berserk, seat: Seat, p: Fields): void {
  const { squad } = s.sides[seat];
  for (const [i, entry] of list(p.squad ?? [], 'squad').entries()) {
    const piece = s.pieces[squad[i]];
    if (!piece) continue;
    const host = typeof entry === 'object' && entry !== null && 'host' in entry ? entry.host : undefined;
    if (host !== undefined) {
      const on = s.pieces[oneCard(s, hostSeat(s, piece), String(host))];
      if (!on) throw new ScenarioFault(`The host "${host}" is not in play.`);
      piece.host = on.card;
      piece.cell = on.cell;
    } else if (piece.cell < 0 && s.phase !== 'deployment' && !belongsAloft(s, piece) && !isAbove(entry)) {
      throw new ScenarioFault(`"${nameOf(s, piece)}" needs a cell, such as "${nameOf(s, piece)} C1".`);
    }
  }
}

/** Whose cards are meant first: a parasite sits on one of the opponent's (B12-209.1). */
export const hostSeat = (s: Berserk, { card, seat }: Piece): Seat =>
  cardOf(s, card).words.has('parasite') ? rival(seat) : seat;

const nameOf = (s: Berserk, { card }: Piece): string =>
  (cards[s.def[card]] ?? s.own[s.def[card] - cards.length]).en;

function placeMark(s: Berserk, entry: unknown): void {
  const p = mapping(entry, 'marks', ['cell', 'marker', 'seat', 'by', 'fills']);
  const seat = seats.indexOf(oneOf(p, 'seat', seats));
  const from = p.by === undefined ? -1 : oneCard(s, seat, String(p.by));
  s.marks.push({
    cell: cellNamed(String(p.cell)),
    marker: knownMarker(s, String(p.marker)),
    seat,
    from,
    def: -1,
    gift: -1,
    until: 'stay',
    fills: p.fills === undefined ? p.marker === 'bonfire' : flag(p, 'fills'),
  });
}

/** The id of the card called so. */
export function named(s: Berserk, name: string): string {
  const [card] = called((one) => one, [...s.own, ...cards], name);
  if (card) return card.id;
  if (name !== bystander.en)
    throw new ScenarioFault(`There is no card "${name}" in the catalogue or under "cards".`);
  s.own.push(bystander);
  return bystander.id;
}
