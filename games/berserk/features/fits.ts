/**
 * Which cards are meant. Every condition of a filter is a check of its own; a filter is compiled once into the checks it
 * really has, since it is asked far more often than it is written.
 */

import type { Anchor, Beside, CardFigure, Filter, Place, Range } from '../abilities/index.ts';
import type { Card } from '../cards/catalogue.ts';
import { gainKind } from '../cards/catalogue.ts';
import type { HarmFrame } from '../state/frames.ts';
import { asShown, type Piece } from '../state/piece.ts';
import { type Berserk, cardOf, lastKnown, pieceOf, profileOf } from '../state.ts';
import {
  adjacent,
  aheadOf,
  behindOf,
  columnOf,
  distance,
  halfOf,
  leftOf,
  neighbours,
  overRow,
  rankOf,
  rightOf,
  rowOf,
  straightTo,
} from '../zones/battlefield.ts';
import { isDepth } from '../zones/depth.ts';
import type { Context } from './context.ts';
import {
  classesOf,
  costOf,
  elementsOf,
  isCreature,
  isElite,
  isFlying,
  isSymbiont,
  livesOf,
  near,
  poisonOf,
  printedStrike,
  sharesAsStranger,
  stockOf,
  typeOf,
} from './figures.ts';
import { eachGain, has, inFormation, matesOf, textOf } from './gains.ts';
import { giftOf } from './gifts.ts';
import { bitsOf, hasAttacked } from './history.ts';
import { meaning } from './meaning.ts';

/**
 * Whether a card fits. What a seat can not see (B09-415.1) of an opponent's hidden card is taken to fit (B12-529.5);
 * where it stands is plain to see.
 */
export function fits(s: Berserk, f: Filter, piece: Piece, ctx: Context): boolean {
  const { plain, kinds } = compiled(f);
  for (const { check, wanted } of plain) if (!check(wanted, s, piece, ctx, f)) return false;
  if (piece.hidden && isUnknown(s, piece, ctx.seat)) return true;
  // B12-529.5: an own hidden card fits if it really does.
  const shown = asShown(piece);
  for (const { check, wanted } of kinds) if (!check(wanted, s, shown, ctx, f)) return false;
  return true;
}

/**
 * Whether a text may mean a card as its target. Whatever it asks of a hidden one counts as met in 2009 (B09-415.3,
 * RB-180): only whose it is and where it stands is not.
 */
export const isMeant = (s: Berserk, f: Filter, piece: Piece, ctx: Context): boolean =>
  fits(s, f, piece, ctx) ||
  (piece.hidden &&
    profileOf(s).ownHiddenFits &&
    compiled(f).placed.every(({ check, wanted }) => check(wanted, s, piece, ctx, f)));

/**
 * Whether a hidden card fits only if it is taken for what is asked for: its opponent may as well take it for something
 * else (B12-529.5).
 */
export const isGuess = (s: Berserk, f: Filter, piece: Piece, ctx: Context): boolean =>
  !surelyFits(s, f, piece, ctx);

/** Whether a card fits whatever it may be. */
function surelyFits(s: Berserk, f: Filter, piece: Piece, ctx: Context): boolean {
  if (!fits(s, f, piece, ctx)) return false;
  if (!piece.hidden || !isUnknown(s, piece, ctx.seat)) return true;
  if (compiled(f).kinds.length > 0 || (f.not && fits(s, f.not, piece, ctx))) return false;
  return !f.any || f.any.some((one) => surelyFits(s, one, piece, ctx));
}

/** What a text asks of a card that has become its target: hidden it was, and it is turned up by that (B12-529.3, B09-415.2). */
export function ofTarget(f: Filter): Filter {
  if (f.hidden !== true) return f;
  const before = turnedUp.get(f);
  if (before) return before;
  const { hidden: _, ...rest } = f;
  turnedUp.set(f, rest);
  return rest;
}
const turnedUp = new WeakMap<Filter, Filter>();

/**
 * Whether a card that was chosen is still what the text asks for (B12-G-target): face up by now, as it became the target
 * (B12-529.3, B09-415.2). Where it stands bound the choice alone (B12-501.4).
 */
export function stillFits(s: Berserk, f: Filter, piece: Piece, ctx: Context): boolean {
  const { lasting, kinds } = compiled(f);
  for (const { check, wanted } of lasting) if (!check(wanted, s, piece, ctx, f)) return false;
  return kinds.every(({ check, wanted }) => check(wanted, s, piece, ctx, f));
}

/**
 * Whether a hidden card is taken for whatever is asked for: the opponent's (B12-529.5), in 2009 any (B09-415.3,
 * B09-415.3a).
 */
export const isUnknown = (s: Berserk, piece: Piece, seat: number): boolean =>
  piece.seat !== seat || profileOf(s).ownHiddenFits;

type Key = keyof Filter;

type Check<W> = (wanted: W, s: Berserk, piece: Piece, ctx: Context, f: Filter) => boolean;

type Checks<K extends Key> = { readonly [P in K]: Check<NonNullable<Filter[P]>> };

/** What can be seen of any card on the table. */
const plainChecks: Checks<Plain> = {
  side: (side, _s, piece, ctx) => (piece.seat === ctx.seat) === (side === 'yours'),
  another: (_yes, _s, piece, ctx) => piece.card !== ctx.card,
  notSame: (_yes, _s, piece, ctx) => !ctx.same.includes(piece.card) && !ctx.before.includes(piece.card),
  host: (_yes, s, piece, ctx) => lastKnown(s, ctx.card)?.host === piece.card,
  on: (anchor, _s, piece, ctx) => piece.host >= 0 && anchors(anchor, ctx).includes(piece.host),
  bears: (filter, s, piece, ctx) =>
    s.sides.some(({ squad }) =>
      squad.some((card) => {
        const other = s.pieces[card];
        return other !== null && other.host === piece.card && fits(s, filter, other, ctx);
      }),
    ),
  is: (anchor, _s, piece, ctx) => anchors(anchor, ctx).includes(piece.card),
  mateOf: (anchor, s, piece, ctx) =>
    anchors(anchor, ctx).some((card) => lastKnown(s, card)?.seat === piece.seat),
  near: (anchor, s, piece, ctx) =>
    anchor === 'this' ? adjoins(s, piece, ctx.from, ctx.card) : isNearAny(s, anchor, piece, ctx),
  notNear: (anchor, s, piece, ctx) => !anchored(s, anchor, ctx, (cell) => adjacent(cell, piece.cell)),
  at: (place, _s, piece, ctx) => isAt(place, ctx.from, ctx.seat, piece),
  atSame: (place, s, piece, ctx) => isAround(s, place, ctx.same[0] ?? -1, piece, ctx.seat),
  atOther: (place, s, piece, ctx) => isAround(s, place, ctx.other, piece, ctx.seat),
  between: (_yes, s, piece, ctx) => piece.cell >= 0 && piece.cell === cellBetween(s, ctx),
  onCell: (_yes, _s, piece, ctx) => piece.cell >= 0 && piece.cell === ctx.cell,
  alone: (place, s, piece) => !accompanied(s, place, piece),
  clear: (place, s, piece) =>
    piece.cell >= 0 &&
    neighbours(piece.cell).some(
      (cell) => isCellAt(place, piece.cell, piece.seat, cell) && meaning.isFree(s, cell),
    ),
  // B12-203.2: what lies in the auxiliary zone, and whoever acts from there, is out of reach of no range.
  within: (range, s, piece, ctx) =>
    piece.cell < 0 || ctx.from < 0
      ? profileOf(s).rangeReachesUp
      : distance(ctx.from, piece.cell) <= meaning.amountOf(s, range, ctx),
  row: (row, _s, { cell }, ctx) =>
    cell >= 0 && (row === 'chosen' ? rowOf(cell) === ctx.row : rankOf(cell) === row),
  half: (half, _s, { cell }, ctx) => cell >= 0 && (halfOf(cell) === ctx.seat) === (half === 'own'),
  column: (column, _s, { cell }, ctx) => cell >= 0 && inColumn(column, cell, ctx),
  depth: (yes, s, { cell }) => cell >= 0 && isDepth(s, cell) === yes,
  formation: (of, s, piece, ctx) => {
    if (of === 'it') return wasMate(s, piece, ctx);
    if (of === true) return inFormation(s, piece);
    const self = pieceOf(s, of === 'same' ? (ctx.same[0] ?? -1) : ctx.card);
    return self !== null && matesOf(s, self).includes(piece);
  },
  closed: (yes, _s, piece) => piece.closed === yes,
  hidden: (yes, _s, piece) => piece.hidden === yes,
  moved: (yes, _s, piece) => piece.steps.length > 0 === yes,
  movedBefore: (yes, _s, piece) => piece.movedBefore === yes,
  assaulted: (yes, _s, piece) => piece.assaulted === yes,
  strikes: (range, _s, piece) => within(piece.strikes, range),
  hurt: (yes, _s, piece) => piece.hurt > 0 === yes,
  hurtByAttack: (yes, _s, piece) => piece.hurtByAttacks > 0 === yes,
  hurtBy: (types, _s, piece) => (piece.hurtTypes & bitsOf(types)) !== 0,
  assailed: (types, s, piece, ctx) => {
    const self = lastKnown(s, ctx.card);
    return self !== null && hasAttacked(self, piece.card, types);
  },
  wounded: (yes, _s, piece) => piece.wounds > 0 === yes,
  poisoned: (yes, _s, piece) => poisonOf(piece) > 0 === yes,
  wounds: (range, _s, piece) => within(piece.wounds, range),
  sharing: (anchor, s, piece, ctx) =>
    piece.cell >= 0 && anchored(s, anchor, ctx, (cell, card) => card !== piece.card && cell === piece.cell),
  beside: (wanted, s, piece, ctx) => isBeside(s, wanted, piece, ctx),
  chips: (range, _s, piece) => within(piece.chips, range),
  extraLives: (range, _s, piece) => within(piece.extraLives, range),
  shotAt: (range, s, piece) => within(shotsBefore(s, piece), range),
  marker: (name, _s, piece, _ctx, f) => {
    const marker = piece.markers.find(({ kind }) => kind === name);
    return marker !== undefined && (!f.marks || within(marker.amount, f.marks));
  },
  marks: () => true,
  onMark: (name, s, { cell }) =>
    cell >= 0 && s.marks.some((mark) => mark.cell === cell && mark.marker === name),
  nearMark: (name, s, { cell }) =>
    cell >= 0 && s.marks.some((mark) => mark.marker === name && adjacent(mark.cell, cell)),
  any: (filters, s, piece, ctx) => filters.some((one) => fits(s, one, piece, ctx)),
  not: (filter, s, piece, ctx) => !surelyFits(s, filter, piece, ctx),
};

const { side, closed, wounded, poisoned, chips, extraLives, marker } = plainChecks;

/** Whose a card is and where it stands. */
const placedKeys = [
  'side',
  'another',
  'notSame',
  'host',
  'on',
  'bears',
  'is',
  'mateOf',
  'near',
  'notNear',
  'at',
  'atSame',
  'atOther',
  'onCell',
  'between',
  'alone',
  'clear',
  'within',
  'row',
  'half',
  'column',
  'depth',
  'hidden',
  'onMark',
  'sharing',
  'beside',
] as const satisfies readonly Plain[];

const isPlaced = (key: string): boolean => placedKeys.some((one) => one === key);

/** What is asked even of a hidden card in 2009 (RB-180). */
const placedChecks = {
  ...Object.fromEntries(placedKeys.map((key) => [key, plainChecks[key]])),
  any: (filters: readonly Filter[], s: Berserk, piece: Piece, ctx: Context) =>
    filters.some((one) => isMeant(s, one, piece, ctx)),
  not: (filter: Filter, s: Berserk, piece: Piece, ctx: Context) =>
    !Object.keys(filter).every(isPlaced) || !fits(s, filter, piece, ctx),
};

const lastingChecks = { side, closed, wounded, poisoned, chips, extraLives, marker };

type Plain =
  | 'side'
  | 'another'
  | 'notSame'
  | 'host'
  | 'on'
  | 'bears'
  | 'is'
  | 'mateOf'
  | 'near'
  | 'notNear'
  | 'at'
  | 'atSame'
  | 'atOther'
  | 'onCell'
  | 'between'
  | 'alone'
  | 'clear'
  | 'within'
  | 'row'
  | 'half'
  | 'column'
  | 'depth'
  | 'formation'
  | 'closed'
  | 'hidden'
  | 'moved'
  | 'movedBefore'
  | 'assaulted'
  | 'strikes'
  | 'hurt'
  | 'hurtByAttack'
  | 'hurtBy'
  | 'assailed'
  | 'wounded'
  | 'poisoned'
  | 'chips'
  | 'extraLives'
  | 'shotAt'
  | 'marker'
  | 'marks'
  | 'onMark'
  | 'nearMark'
  | 'any'
  | 'not'
  | 'wounds'
  | 'sharing'
  | 'beside';

/** What only a card that is face up tells. */
const kindChecks: Checks<Exclude<Key, Plain>> = {
  type: (type, s, piece) => typeOf(s, piece) === type,
  flying: (yes, s, piece) => isFlying(s, piece) === yes,
  symbiont: (yes, s, piece) => isSymbiont(s, piece) === yes,
  element: (element, s, piece) => elementsOf(s, piece).includes(element),
  neutral: (_yes, s, piece) => elementsOf(s, piece).length === 0,
  sameElement: (_this, s, piece, ctx) => {
    const self = lastKnown(s, ctx.card);
    const mine = self ? elementsOf(s, self) : cardOf(s, ctx.card).elements;
    return elementsOf(s, piece).some((element) => mine.includes(element));
  },
  class: (name, s, piece) => classesOf(s, piece).includes(name),
  notClass: (name, s, piece) => !classesOf(s, piece).includes(name),
  classed: (_yes, s, piece) => classesOf(s, piece).length > 0,
  name: (name, s, piece) => cardOf(s, piece.card).en === name,
  cost: (range, s, piece) => within(costOf(s, piece), range),
  costX: (_yes, s, piece, ctx) => costOf(s, piece) === ctx.x,
  costTo: (wanted, s, piece, ctx) => {
    const self = lastKnown(s, ctx.card);
    if (!self) return false;
    const more = costOf(s, piece) - costOf(s, self);
    if (wanted !== 'same') return wanted === 'less' ? more < 0 : more > 0;
    // B12-105.2.2; in 2009 the same cost is that of the same rank (B09-202.3a).
    return more === 0 && (!profileOf(s).costHasRank || isElite(s, piece) === isElite(s, self));
  },
  elite: (yes, s, piece) => isElite(s, piece) === yes,
  unique: (yes, s, piece) => has(s, piece, 'unique') === yes,
  word: (word, s, piece) => has(s, piece, word),
  without: (word, s, piece) => !has(s, piece, word),
  uses: (uses, s, piece) => usesAny(s, piece, uses),
  lives: (range, s, piece) => within(livesOf(s, piece), range),
  overfull: (_yes, s, piece) => livesOf(s, piece) > (cardOf(s, piece.card).lives ?? 0),
  move: (range, s, piece) => within(stockOf(s, piece), range),
  weakStrike: (range, s, piece) => within(printedStrike(s, piece)[0], range),
  sameWeak: (anchor, s, piece, ctx) => {
    const weak = printedStrike(s, piece)[0];
    return anchors(anchor, ctx).some((card) => {
      const like = pieceOf(s, card);
      return like !== null && printedStrike(s, like)[0] === weak;
    });
  },
  sameName: (anchor, s, piece, ctx) => {
    const name = cardOf(s, piece.card).en;
    return anchors(anchor, ctx).some((card) => card >= 0 && cardOf(s, card).en === name);
  },
  figure: ({ of, min, max }, s, piece, ctx) => {
    const its = meaning.figureOf(s, of, piece, ctx);
    return (
      (min === undefined || its >= meaning.amountOf(s, min, ctx)) &&
      (max === undefined || its <= meaning.amountOf(s, max, ctx))
    );
  },
  twin: (yes, s, piece) => {
    const name = cardOf(s, piece.card).en;
    return (
      s.sides[piece.seat].squad.some((card) => {
        const other = s.pieces[card];
        return other !== null && other !== piece && !other.hidden && cardOf(s, card).en === name;
      }) === yes
    );
  },
  labelled: (label, s, piece) => labelsOf(textOf(s, piece)).includes(label),
  guarded: (from, s, piece) => isGuarded(s, from, piece),
  least: (figure, s, piece, ctx, f) => isExtreme(s, figure, piece, ctx, f, 'least'),
  greatest: (figure, s, piece, ctx, f) => isExtreme(s, figure, piece, ctx, f, 'greatest'),
  // An attack that is being executed is off the stack: its harm is under way.
  defender: (_yes, s, piece) =>
    s.stack.some((item) => item.kind === 'ability' && item.attack?.defender === piece.card) ||
    s.frames.some((f) => f.kind === 'harm' && (f as HarmFrame).of.attack?.defender === piece.card),
  attacker: (_yes, s, piece) =>
    s.stack.some((item) => item.kind === 'ability' && item.attack !== null && item.card === piece.card),
};

/** The labels among a card’s features, found once. */
function labelsOf(card: Card): readonly string[] {
  const known = labels.get(card);
  if (known) return known;
  const said = JSON.stringify(card.features);
  const found = Object.entries(labelSigns).flatMap(([label, sign]) => (sign.test(said) ? [label] : []));
  labels.set(card, found);
  return found;
}
const labels = new WeakMap<Card, readonly string[]>();
const labelSigns = {
  concentration: /"on":"enemyTurnEnd"[^[]*"this":\{"hurt":false\}/,
  frenzy: /"frenzy":/,
  rebuff: /"on":"beforeTurn"[^[]*"more":/,
  meanness: /"mean":true/,
  finishing: /"livesMax":/,
  prophecy: /"do":"prophecy"/,
  dash: /"as":"dash"/,
};

/** Whether a card stands next to that cell, where another one stands. */
function adjoins(s: Berserk, piece: Piece, cell: number, card: number): boolean {
  if (card === piece.card || !adjacent(cell, piece.cell)) return false;
  const other = pieceOf(s, card);
  return !other || !sharesAsStranger(s, piece, other);
}

const isNearAny = (s: Berserk, anchor: Anchor, piece: Piece, ctx: Context): boolean =>
  anchored(s, anchor, ctx, (cell, card) => adjoins(s, piece, cell, card));

interface Bound {
  readonly check: Check<unknown>;
  readonly wanted: unknown;
}

interface Compiled {
  readonly plain: readonly Bound[];
  readonly placed: readonly Bound[];
  /** Those of them that are not about places or about what happened. */
  readonly lasting: readonly Bound[];
  readonly kinds: readonly Bound[];
}

const known = new WeakMap<Filter, Compiled>();

function compiled(f: Filter): Compiled {
  const before = known.get(f);
  if (before) return before;
  const made = {
    plain: bound(f, plainChecks),
    placed: bound(f, placedChecks),
    lasting: bound(f, lastingChecks),
    kinds: bound(f, kindChecks),
  };
  known.set(f, made);
  return made;
}

const bound = (f: Filter, checks: object): Bound[] =>
  Object.entries(checks).flatMap(([key, check]: [string, Check<unknown>]) => {
    const wanted = f[key as Key];
    return wanted === undefined ? [] : [{ check, wanted }];
  });

/**
 * Left and right as the player sees it who uses the feature (B12-G-left); ahead and behind as the card's own
 * player.
 */
function isAround(s: Berserk, place: Place, anchor: number, piece: Piece, user: number): boolean {
  const around = pieceOf(s, anchor);
  if (!around) return false;
  return isAt(place, around.cell, place === 'left' || place === 'right' ? user : around.seat, piece);
}

function inColumn(column: NonNullable<Filter['column']>, cell: number, ctx: Context): boolean {
  if (column === 'edge') return columnOf(cell) === 0 || columnOf(cell) === 4;
  if (column === 'centre') return columnOf(cell) === 2;
  return columnOf(cell) === columnOf(ctx.from);
}

/** Whether it has an ability of these kinds, from its own features or gained ones. */
function usesAny(s: Berserk, piece: Piece, uses: readonly string[]): boolean {
  const { uses: own } = textOf(s, piece);
  if (uses.some((use) => own.has(use))) return true;
  return piece.lasting.some((given) =>
    giftOf(s, given).some(
      (gain) => gain.kind === 'feature' && gain.feature.does.some((ability) => uses.includes(ability.use)),
    ),
  );
}

/** In formation with the card of the moment, or on its way: that card may be dead (Thane of Haneranga). */
function wasMate(s: Berserk, piece: Piece, ctx: Context): boolean {
  const it = pieceOf(s, ctx.it);
  if (it) return matesOf(s, it).includes(piece);
  const seat = s.owner[ctx.it];
  return piece.seat === seat && straightTo(piece.cell, ctx.cell) && has(s, piece, 'formation');
}

function isBeside(s: Berserk, { cards, own, min, max }: Beside, piece: Piece, ctx: Context): boolean {
  let count = 0;
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const card = squad[i];
      const other = s.pieces[card];
      if (!other || !near(s, piece, other) || (own && other.seat !== piece.seat)) continue;
      if (fits(s, cards, other, ctx)) count++;
    }
  }
  return count >= (min ?? (max === undefined ? 1 : 0)) && count <= (max ?? count);
}

/** A protection of its own or a gained one (section 528); Protection from magic stands for several. */
function isGuarded(s: Berserk, from: NonNullable<Filter['guarded']>, piece: Piece): boolean {
  if ((from === 'discharge' || from === 'spell') && has(s, piece, 'protectionFromMagic')) return true;
  let guarded = false;
  eachGain(s, piece, gainKind.protection, ({ from: danger }) => {
    if (from === 'spell' ? danger.spells : danger.types?.includes(from)) guarded = true;
  });
  return guarded;
}

/** Whether none of those that fit otherwise has less, or more, of a figure. */
function isExtreme(
  s: Berserk,
  figure: CardFigure,
  piece: Piece,
  ctx: Context,
  f: Filter,
  which: 'least' | 'greatest',
): boolean {
  let rest = others.get(f);
  if (!rest) {
    const { least: _, greatest: __, ...more } = f;
    rest = more;
    others.set(f, rest);
  }
  const mine = meaning.figureOf(s, figure, piece, ctx);
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const card = squad[i];
      const other = s.pieces[card];
      if (!other || other === piece || other.hidden) continue;
      const its = meaning.figureOf(s, figure, other, ctx);
      if ((which === 'least' ? its < mine : its > mine) && fits(s, rest, other, ctx)) return false;
    }
  }
  return true;
}

/** The rest of filters that compare. */
const others = new WeakMap<Filter, Filter>();

/** The cell across which this card strikes the other card of the moment, or the target before; -1 where there is none. */
export function cellBetween(s: Berserk, ctx: Context): number {
  const target = lastKnown(s, ctx.other >= 0 ? ctx.other : (ctx.same[0] ?? -1));
  return target ? crossedCell(ctx.from, target.cell) : -1;
}

/** The cell that a strike over a row crosses. */
export const crossedCell = (from: number, to: number): number =>
  from < 0 || to < 0 ? -1 : (overRow(from).find((one) => one.to === to)?.over ?? -1);

/** Whether another creature of its controller stands at a place around a card. */
function accompanied(s: Berserk, place: Place, piece: Piece): boolean {
  return s.sides[piece.seat].squad.some((card) => {
    const other = s.pieces[card];
    return (
      other !== null && other !== piece && isCreature(s, other) && isAt(place, piece.cell, piece.seat, other)
    );
  });
}

/** Shots and throws that have wounded it this turn, without the one under way. */
function shotsBefore(s: Berserk, piece: Piece): number {
  const { length } = s.uses;
  const now = length > 0 ? s.uses[length - 1].id : -1;
  return piece.shotBy.filter((use) => use !== now).length;
}

/** The cards that an anchor speaks of; a cell is none. */
export function anchors(anchor: Anchor, ctx: Context): readonly number[] {
  switch (anchor) {
    case 'this':
      return [ctx.card];
    case 'it':
      return [ctx.it];
    case 'other':
      return [ctx.other];
    case 'same':
      return ctx.same;
    case 'before':
      return ctx.before.slice(-1);
    case 'cell':
      return [];
  }
}

export function anchored(
  s: Berserk,
  anchor: Anchor,
  ctx: Context,
  test: (cell: number, card: number) => boolean,
): boolean {
  if (anchor === 'this') return test(ctx.from, ctx.card);
  if (anchor === 'cell') return test(ctx.cell, -1);
  return anchors(anchor, ctx).some((card) => {
    const piece = pieceOf(s, card);
    return piece ? test(piece.cell, card) : test(ctx.cell, card);
  });
}

/** Whether a card stands at a place around a cell, as the seat sees it. */
export const isAt = (place: Place, from: number, seat: number, { cell }: Piece): boolean =>
  isCellAt(place, from, seat, cell);

export function isCellAt(place: Place, from: number, seat: number, cell: number): boolean {
  if (cell < 0 || from < 0) return false;
  switch (place) {
    case 'ahead':
      return aheadOf(from, seat) === cell;
    case 'behind':
      return behindOf(from, seat) === cell;
    case 'left':
      return leftOf(from, seat) === cell;
    case 'right':
      return rightOf(from, seat) === cell;
    case 'beside':
      return leftOf(from, seat) === cell || rightOf(from, seat) === cell;
    case 'diagonal':
      return distance(from, cell) === 1 && !straightTo(from, cell);
    case 'straight':
      return straightTo(from, cell);
    case 'forward':
      return columnOf(from) === columnOf(cell) && isAhead(from, seat, cell);
    case 'backward':
      return columnOf(from) === columnOf(cell) && !isAhead(from, seat, cell) && from !== cell;
    case 'column':
      return columnOf(from) === columnOf(cell);
    case 'row':
      return rowOf(from) === rowOf(cell);
  }
}

/** Nearer to the other player's edge of the battlefield (B12-G-forward, B12-G-backward). */
const isAhead = (from: number, seat: number, cell: number): boolean =>
  seat === 0 ? rowOf(cell) < rowOf(from) : rowOf(cell) > rowOf(from);

export const within = (n: number, range: Range): boolean =>
  n >= (range.min ?? Number.NEGATIVE_INFINITY) &&
  n <= (range.max ?? Number.POSITIVE_INFINITY) &&
  (range.odd === undefined || (n % 2 === 1) === range.odd);
