/** A seat's view of the game, built from what each zone shows to it. */
import { type CardEntry, explainFirst, type Seat, type Text } from '@vigrid/kernel';
import type { CardData, Feature } from '../abilities/index.ts';
import { type Word, words } from '../abilities/words.ts';
import { type Card, gainBit, gainKind, wordsOf } from '../cards/catalogue.ts';
import { entryOf } from '../cards/entries.ts';
import { ownSet } from '../cards/own.ts';
import { isShown } from '../features/evaluate.ts';
import {
  costOf,
  elementsOf,
  isFlying,
  isSymbiont,
  maxLivesOf,
  poisonOf,
  stockOf,
} from '../features/figures.ts';
import { eachGain, textOf, touched, wordOf } from '../features/gains.ts';
import { strikeNow } from '../features/strike-now.ts';
import { featureKey, usesLeft } from '../features/triggers.ts';
import { billFor, mayRecruit } from '../flow/preliminary/squad.ts';
import { waitingDues } from '../stack/dues.ts';
import { playablesOf } from '../stack/playing.ts';
import { courseOf } from '../stack/stages.ts';
import { namedBy, stepsOf } from '../stack/uses.ts';
import type { UseFrame, WindowFrame } from '../state/frames.ts';
import type { Piece } from '../state/piece.ts';
import type { AbilityItem, Item, Use } from '../state/stack.ts';
import { type Berserk, cardByNumber, cardOf, pieceOf, type Side } from '../state.ts';
import { abilitiesLine, featureLine } from '../text/card-text.ts';
import { shortReason } from '../text/reasons.ts';
import { cells } from '../zones/battlefield.ts';
import { isDepth } from '../zones/depth.ts';
import type {
  AttackView,
  BerserkView,
  CardRef,
  DealCard,
  DeclaringView,
  FeatureRef,
  ItemView,
  PieceView,
  RecruitView,
  SideView,
  WordView,
} from './view.ts';

export function view(s: Berserk, seat: Seat | null): BerserkView {
  return {
    seat,
    edition: s.edition,
    format: s.format,
    first: s.first,
    active: s.active,
    turn: s.turn,
    lastTurn: s.lastTurn,
    phase: s.phase,
    sides: s.sides.map((side, of) => sideView(s, side, of, seat)),
    stack: s.stack.map((item) => itemView(s, item, seat)),
    priority: priority(s),
    declaring: declaring(s, seat),
    due: waitingDues(s)
      .filter(({ card }) => mayName(s, card, seat))
      .map((one) => waiting(s, one, seat)),
    delayed: s.delayed.map((one) => ({ ...waiting(s, one, seat), on: one.on })),
    marks: s.marks.map(({ cell, marker, seat: of, from }) => ({
      cell,
      marker,
      seat: of,
      from: ref(s, from, seat),
    })),
    depths: depths(s),
    shown: s.shown.map((card) => ref(s, card, seat)),
    looking: lookedAt(s, seat),
    campaign: s.campaign && { wins: s.campaign.wins.slice(), to: s.campaign.to, games: s.campaign.games },
    ...(s.own.length > 0 && { own: s.own.map(shownOwn) }),
    winners: s.result?.winners ?? null,
    endedBy: s.result?.rule ?? null,
  };
}

const ownEntries = new WeakMap<CardData, CardEntry>();

function shownOwn(card: CardData): CardEntry {
  const known = ownEntries.get(card) ?? entryOf(card, ownSet);
  ownEntries.set(card, known);
  return known;
}

function depths(s: Berserk): number[] {
  const matter = s.pieces.some((piece) => piece !== null && !piece.hidden && cardOf(s, piece.card).swims);
  return matter ? Array.from({ length: cells }, (_, cell) => cell).filter((cell) => isDepth(s, cell)) : [];
}

/** Whether the seat knows which card it is: face up for all, else (B12-529.1) as far as it has seen it. */
export function mayName(s: Berserk, card: number, seat: Seat | null): boolean {
  const piece = pieceOf(s, card);
  if (piece ? !piece.hidden : liesOpen(s, card)) return true;
  return seat === null ? s.seen[card] === 3 : (s.seen[card] & (1 << seat)) !== 0;
}

/** Graveyards and exile are open to all (B12-205.2, B09-206.7), and so are cards shown from a deck. */
const liesOpen = (s: Berserk, card: number): boolean =>
  s.shown.includes(card) ||
  s.sides.some(({ graveyard, exile }) => graveyard.includes(card) || exile.includes(card));

const ref = (s: Berserk, card: number, seat: Seat | null): CardRef => ({
  id: card,
  def: mayName(s, card, seat) ? cardOf(s, card).id : null,
});

function sideView(s: Berserk, side: Side, of: Seat, seat: Seat | null): SideView {
  const own = of === seat;
  // Recruiting is done in secret, and so is what it leaves (B12-403.2, B09-206.6).
  const known = own || s.phase === 'deal';
  const { recruits, placed } = squadOf(s, side);
  return {
    gold: known ? side.gold : null,
    silver: known ? side.silver : null,
    deckSize: side.deck.length,
    deal: own ? side.deal.map((card) => dealCard(s, side, card)) : [],
    dealSize: known || s.phase !== 'recruitment' ? side.deal.length : null,
    recruits: own
      ? (s.phase === 'draft' ? side.deck : recruits).map((card) => recruitView(s, side, card))
      : [],
    squadSize: own
      ? side.recruits.length + side.squad.length
      : s.phase === 'recruitment'
        ? null
        : side.squad.length,
    elements: own ? side.elements.slice() : null,
    flyerCrystals: own ? side.flyerCrystals : null,
    redeals: side.redeals,
    pieces: placed.map((piece) => pieceView(s, piece, seat)),
    // B12-205.2, B09-206.7: open to all.
    graveyard: side.graveyard.map((card) => ({
      id: card,
      def: cardOf(s, card).id,
      incarnation: side.incarnations.find((one) => one.card === card && !one.used)?.chips ?? null,
    })),
    exile: side.exile.map((card) => ({ id: card, def: cardOf(s, card).id })),
  };
}

/** Cards that wait to be deployed; cards in their places, in an order that does not tell how they were recruited. */
function squadOf(s: Berserk, side: Side): { recruits: number[]; placed: Piece[] } {
  const recruits = side.recruits.map(({ card }) => card);
  const placed: Piece[] = [];
  for (const card of side.squad) {
    const piece = s.pieces[card];
    if (!piece || (piece.hidden && piece.cell < 0)) recruits.push(card);
    else placed.push(piece);
  }
  placed.sort((a, b) => a.cell - b.cell || a.card - b.card);
  return { recruits, placed };
}

function recruitView(s: Berserk, side: Side, card: number): RecruitView {
  const recruit = side.recruits.find((one) => one.card === card);
  const piece = pieceOf(s, card);
  const cost = recruit?.cost ?? piece?.cost ?? -1;
  const { id: def, cost: printed } = cardOf(s, card);
  const { gold = 0, silver = 0 } = recruit ?? {};
  return { id: card, def, cost: cost < 0 ? printed : cost, gold, silver };
}

/** The easiest way to recruit the card tells what it costs, and the one reason why not. */
function dealCard(s: Berserk, side: Side, card: number): DealCard {
  const { id } = cardOf(s, card);
  if (s.phase !== 'recruitment') return { id: card, def: id, price: null };
  const { price, toll } = billFor(s, side, { card });
  const reason = explainFirst((why) => mayRecruit(s, side, { card }, why));
  const barred = reason && shortReason(reason);
  return { id: card, def: id, price: { cost: price, penalty: toll, barred } };
}

/** A card that the seat does not know shows its back and what lies on it. */
function pieceView(s: Berserk, piece: Piece, seat: Seat | null): PieceView {
  const known = mayName(s, piece.card, seat);
  const { lives, strike, move, flying, cost, elements, words, gifts, plays, mute } = known
    ? figures(s, piece, seat)
    : unknown;
  return {
    id: piece.card,
    def: known ? cardOf(s, piece.card).id : null,
    seat: piece.seat,
    owner: s.owner[piece.card],
    cell: piece.cell,
    hidden: piece.hidden,
    closed: piece.closed,
    host: piece.host < 0 ? null : piece.host,
    wounds: piece.wounds,
    extraLives: piece.extraLives,
    chips: piece.chips,
    poison: poisonOf(piece),
    markers: piece.markers.map(({ kind, amount }) => ({ kind, amount })),
    acted: piece.acts > 0,
    numb: piece.numb,
    prepared: piece.prepared === s.turn && s.turn > 0,
    lives,
    strike,
    move,
    flying,
    cost,
    elements,
    words,
    gifts,
    plays,
    mute,
  };
}

type Figures = Pick<
  PieceView,
  'lives' | 'strike' | 'move' | 'flying' | 'cost' | 'elements' | 'words' | 'gifts' | 'plays' | 'mute'
>;

const unknown: Figures = {
  lives: null,
  strike: null,
  move: null,
  flying: false,
  cost: null,
  elements: [],
  words: [],
  gifts: [],
  plays: [],
  mute: false,
};

function figures(s: Berserk, piece: Piece, seat: Seat | null): Figures {
  const card = cardOf(s, piece.card);
  const stock = stockOf(s, piece);
  const walks = typeof card.move === 'number' && !isFlying(s, piece) && !isSymbiont(s, piece);
  return {
    lives: card.lives === undefined ? null : maxLivesOf(s, piece),
    strike: card.strike === undefined ? null : strikeNow(s, piece),
    move: walks ? { stock, left: Math.max(0, stock - piece.spent) } : null,
    // A card face down has no features yet, but its owner knows where it will go.
    flying: piece.hidden ? card.move === 'flight' : isFlying(s, piece),
    cost: costOf(s, piece),
    elements: elementsOf(s, piece),
    words: wordsNow(s, piece),
    gifts: piece.lasting.map(({ def, gift, from, until }) => ({
      from: ref(s, from, seat),
      def: def < 0 ? null : cardByNumber(s, def).id,
      gift,
      until,
    })),
    plays: playablesOf(s, piece).map(({ def, number, feature }) => ({
      ...featureRef(s, { def, feature: number }),
      used: feature.times !== undefined && usesLeft(s, piece, featureKey(def, number), feature.times) <= 0,
    })),
    mute: textOf(s, piece) !== card,
  };
}

function wordsNow(s: Berserk, piece: Piece): readonly WordView[] {
  const card = cardOf(s, piece.card);
  if (piece.hidden || !touched(s, piece, wordBits)) return wordsPrinted(card);
  const { words: printed } = card;
  const found = new Set<Word>(printed.keys());
  eachGain(s, piece, gainKind.word, ({ word }) => found.add(word));
  return [...found]
    .sort((a, b) => words.indexOf(a) - words.indexOf(b))
    .map((word) => ({ word, value: wordOf(s, piece, word), gained: !printed.has(word) }))
    .filter(({ value }) => value > 0);
}

const wordBits = gainBit.word | gainBit.loses;

/** Written once for every view: most cards have the words that are printed on them. */
const printedWords = new WeakMap<Card, readonly WordView[]>();

function wordsPrinted(card: Card): readonly WordView[] {
  const known = printedWords.get(card);
  if (known) return known;
  const made = wordsOf(card).map((word) => ({ word, value: card.words.get(word) ?? 0, gained: false }));
  printedWords.set(card, made);
  return made;
}

function itemView(s: Berserk, item: Item, seat: Seat | null): ItemView {
  const base = { id: item.id, seat: item.seat, card: ref(s, item.card, seat) };
  if (item.kind === 'defend') return { ...base, kind: 'defend', against: item.against };
  if (item.kind === 'move') {
    const partner = item.partner < 0 ? null : ref(s, item.partner, seat);
    return { ...base, kind: 'move', way: item.way, cell: item.cell, partner };
  }
  const use = s.uses.find(({ id }) => id === item.use);
  return {
    ...base,
    kind: 'ability',
    type: item.type,
    stages: courseOf(s, item).map(({ name }) => name),
    stage: item.stage,
    targets: namedBy(item).map((card) => ref(s, card, seat)),
    second: item.second.map((card) => ref(s, card, seat)),
    cells: item.cells.slice(),
    shares: item.shares.slice(),
    feature: use ? featureRef(s, use.list < 0 ? { ...use, feature: use.list } : use) : null,
    attack: attackView(item),
    rolls: item.rolls.map(({ card, seat: of, natural, result, mods }) => ({
      card: ref(s, card, seat),
      seat: of,
      natural,
      result: result < 0 ? null : result,
      changed: mods.reduce((sum, { by }) => sum + by, 0),
    })),
    grade: item.grade < 0 ? null : item.grade,
    blocked: item.blocked,
  };
}

function attackView({ attack, rolls }: AbilityItem): AttackView | null {
  if (!attack) return null;
  const settled = rolls.length > 0 && rolls.every(({ result }) => result >= 0);
  return {
    declaredAt: attack.declaredAt,
    target: attack.target,
    defender: attack.defender < 0 ? null : attack.defender,
    redirected: attack.redirected,
    directed: attack.directed,
    unanswerable: attack.unanswerable,
    sudden: attack.sudden,
    strength: attack.strength.slice(),
    grade: settled ? attack.grade : null,
    answer: settled && attack.fight ? attack.answer : null,
  };
}

/** A feature by where it is printed, with its text; what the rules give has none. */
export const featureRef = (
  s: Berserk,
  { def, feature }: { readonly def: number; readonly feature: number },
): FeatureRef => {
  const card = def < 0 ? null : cardByNumber(s, def);
  const part = feature < 0 ? undefined : card?.features[feature];
  return { of: def, def: card?.id ?? null, feature, text: part ? lineOf(part) : null };
};

/** Texts by feature: written once, for every view. */
const lines = new WeakMap<Feature, Text>();

function lineOf(feature: Feature): Text {
  const known = lines.get(feature);
  if (known) return known;
  const line = featureLine(feature);
  lines.set(feature, line);
  return line;
}

const waiting = (
  s: Berserk,
  one: { readonly seat: Seat; readonly card: number; readonly def: number; readonly feature: number },
  seat: Seat | null,
) => ({ seat: one.seat, card: ref(s, one.card, seat), feature: featureRef(s, one) });

function priority(s: Berserk): BerserkView['priority'] {
  const frame = s.frames.at(-1);
  return frame && isWindow(frame) ? { seat: frame.holder, passes: frame.passes } : null;
}

const isWindow = (frame: Berserk['frames'][number]): frame is WindowFrame => frame.kind === 'window';
const isUse = (frame: Berserk['frames'][number]): frame is UseFrame => frame.kind === 'use';

function underDeclaration(s: Berserk) {
  const frame = s.frames.at(-1);
  if (!frame || !isUse(frame)) return null;
  const use = s.uses.find(({ id }) => id === frame.use);
  return use ? { frame, use } : null;
}

/** What is being declared is said aloud (B12-501.1), but not which card of a deck it is about before it is there. */
function declaring(s: Berserk, seat: Seat | null): DeclaringView | null {
  const found = underDeclaration(s);
  if (!found || !mayName(s, found.use.card, seat)) return null;
  const { frame, use } = found;
  return {
    seat: use.seat,
    card: ref(s, use.card, seat),
    feature: featureRef(s, use),
    modes: modesOf(s, use),
    targets: [...frame.aimed.flatMap(({ targets }) => targets), ...frame.repeated, ...frame.targets]
      .filter((card) => pieceOf(s, card))
      .map((card) => ref(s, card, seat)),
  };
}

function modesOf(s: Berserk, use: Use): readonly Text[] {
  const step = stepsOf(s, use)[use.at];
  return step?.use === 'or' ? step.options.map((option) => abilitiesLine(option)) : [];
}

/** The cards of a deck that a search lets one look at, in an order that tells nothing. */
function lookedAt(s: Berserk, seat: Seat | null): CardRef[] {
  const found = underDeclaration(s);
  if (!found || found.use.seat !== seat) return [];
  const step = stepsOf(s, found.use)[found.use.at];
  if (!step || !('do' in step) || step.do.do !== 'summon') return [];
  const { what } = step.do;
  return s.sides[seat].deck
    .filter((card) => isShown(s, what, card))
    .sort((a, b) => a - b)
    .map((card) => ({ id: card, def: cardOf(s, card).id }));
}
