/** How much, on what condition, which cells: what else the text of a card says. */

import type {
  Amount,
  Anchor,
  AttackKind,
  CellFilter,
  Condition,
  DeadFilter,
  Filter,
  Place,
  PrintedStrike,
  ShownFilter,
  Strength,
} from '../abilities/index.ts';
import { closeTypes, magicTypes } from '../abilities/vocabulary.ts';
import type { Piece } from '../state/piece.ts';
import { type Berserk, cardOf, lastKnown, pieceOf } from '../state.ts';
import {
  adjacent,
  cellAt,
  cells,
  columnOf,
  distance,
  halfOf,
  neighbours,
  rankOf,
  rowOf,
  straightTo,
} from '../zones/battlefield.ts';
import { isDepth } from '../zones/depth.ts';
import { type Context, noGrade } from './context.ts';
import {
  classesOf,
  costOf,
  elementsOf,
  fellTo,
  fellToAttack,
  isCreature,
  livesOf,
  poisonOf,
  printedStrike,
  stockOf,
} from './figures.ts';
import { anchored, anchors, cellBetween, fits, isCellAt, isMeant, within } from './fits.ts';
import { wordOf } from './gains.ts';
import { kindBit } from './history.ts';
import { type Meaning, meaning } from './meaning.ts';
import { skillOf } from './skills.ts';

/** Every card in play, above or on the battlefield (B12-201.1, B09-206.4), that fits; the controller's own first. */
export function matching(s: Berserk, f: Filter, ctx: Context): Piece[] {
  const found: Piece[] = [];
  for (let i = 0; i < 2; i++) {
    for (const card of s.sides[i === 0 ? ctx.seat : 1 - ctx.seat].squad) {
      const piece = s.pieces[card];
      if (piece && fits(s, f, piece, ctx)) found.push(piece);
    }
  }
  return found;
}

/** The cards that a text may mean as its targets. */
export function meant(s: Berserk, f: Filter, ctx: Context): Piece[] {
  const found: Piece[] = [];
  for (let i = 0; i < 2; i++) {
    for (const card of s.sides[i === 0 ? ctx.seat : 1 - ctx.seat].squad) {
      const piece = s.pieces[card];
      if (piece && isMeant(s, f, piece, ctx)) found.push(piece);
    }
  }
  return found;
}

/** Those of them that are counted: a face-down card has nothing that could be seen (B12-529.4). */
const counted = (s: Berserk, f: Filter, ctx: Context): Piece[] =>
  matching(s, f, ctx).filter((piece) => !piece.hidden);

/** How many elements cards that fit are of (B12-106.2). */
const elementsAmong = (s: Berserk, f: Filter, ctx: Context): number =>
  new Set(counted(s, f, ctx).flatMap((piece) => elementsOf(s, piece))).size;

/** An amount; figures of cards that are gone count as nothing. */
export function amountOf(s: Berserk, amount: Amount, ctx: Context): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'X') return ctx.x;
  let value = 0;
  if ('count' in amount) value = counted(s, amount.count, ctx).length;
  else if ('cells' in amount) value = matchingCells(s, amount.cells, ctx).length;
  else if ('elements' in amount) value = elementsAmong(s, amount.elements, ctx);
  else if ('sum' in amount) value = amountOf(s, amount.sum, ctx);
  else if ('printed' in amount) value = printedSum(s, amount.printed, amount.whose, ctx);
  else if ('difference' in amount) {
    const [one, other] = amount.difference;
    value = Math.abs(amountOf(s, one, ctx) - amountOf(s, other, ctx));
  } else if ('total' in amount) {
    for (const piece of counted(s, amount.over, ctx)) value += figureOf(s, amount.total, piece, ctx);
  } else value = figureSum(s, amount.of, amount.whose, ctx);
  if (amount.times !== undefined) value *= amount.times;
  // B09-104.1: the texts that halve round down.
  if (amount.half) value = Math.floor(value / 2);
  value += amount.plus ?? 0;
  return amount.most === undefined ? value : Math.min(value, amount.most);
}

function printedSum(s: Berserk, figure: 'weak' | 'lives', whose: Anchor, ctx: Context): number {
  let sum = 0;
  for (const card of anchors(whose, ctx)) {
    if (card < 0) continue;
    const { strike, lives } = cardOf(s, card);
    sum += (figure === 'weak' ? strike?.[0] : lives) ?? 0;
  }
  return sum;
}

function figureSum(
  s: Berserk,
  figure: Extract<Amount, { of: unknown }>['of'],
  whose: Anchor,
  ctx: Context,
): number {
  let sum = 0;
  for (const card of anchors(whose, ctx)) {
    const piece = lastKnown(s, card);
    if (piece) sum += figureOf(s, figure, piece, ctx);
  }
  return sum;
}

function figureOf(
  s: Berserk,
  figure: Extract<Amount, { of: unknown }>['of'],
  piece: Piece,
  ctx: Context,
): number {
  switch (figure) {
    case 'chips':
      return piece.chips;
    case 'wounds':
      return piece.wounds;
    case 'lives':
      return livesOf(s, piece);
    case 'extraLives':
      return piece.extraLives;
    case 'cost':
      return costOf(s, piece);
    case 'poison':
      return poisonOf(piece);
    case 'moved':
      return piece.steps.length;
    case 'weak':
      return printedStrike(s, piece)[0];
    case 'medium':
      return printedStrike(s, piece)[1];
    case 'strong':
      return printedStrike(s, piece)[2];
    case 'strike':
      return printedStrike(s, piece)[Math.max(0, ctx.grade === noGrade ? gradeUnderWay(s) : ctx.grade)];
    case 'hurt':
      return piece.hurt;
    case 'move':
      return stockOf(s, piece);
    case 'moveLeft':
      return Math.max(0, stockOf(s, piece) - piece.spent);
    case 'armour':
      return Math.max(0, wordOf(s, piece, 'armour') - piece.armourUsed);
    case 'regeneration':
      return wordOf(s, piece, 'regeneration');
    case 'excess':
      return Math.max(0, -livesOf(s, piece));
  }
}

export const isTriple = (amount: Strength): amount is readonly [number, number, number] =>
  Array.isArray(amount);

export const isPrinted = (amount: Strength): amount is PrintedStrike =>
  typeof amount === 'object' && 'simple' in amount;

/** The three values of a card's simple strike as printed. */
export function printedValues(s: Berserk, amount: PrintedStrike, ctx: Context): readonly number[] {
  const [card = -1] = anchors(amount.simple, ctx);
  const piece = pieceOf(s, card);
  return piece ? printedStrike(s, piece) : [0, 0, 0];
}

/** The grade of the attack on top of the stack, weak if there is none. */
function gradeUnderWay(s: Berserk): number {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const item = s.stack[i];
    if (item.kind === 'ability' && item.attack) return Math.max(0, item.attack.grade);
  }
  return 0;
}

export function holds(s: Berserk, c: Condition, ctx: Context): boolean {
  if ('all' in c) return c.all.every((one) => holds(s, one, ctx));
  if ('not' in c) return !holds(s, c.not, ctx);
  if ('this' in c) return fitsCard(s, c.this, ctx.card, ctx);
  if ('it' in c) return fitsCard(s, c.it, ctx.it, ctx);
  if ('other' in c) return fitsCard(s, c.other, ctx.other, ctx);
  if ('same' in c) return ctx.same.length > 0 && ctx.same.every((card) => fitsCard(s, c.same, card, ctx));
  if ('there' in c) {
    const there = counted(s, c.there, ctx).length;
    return there >= (c.min ?? (c.max === undefined ? 1 : 0)) && there <= (c.max ?? there);
  }
  if ('more' in c) return counted(s, c.more, ctx).length > counted(s, c.than, ctx).length;
  if ('went' in c) return (s.first === ctx.seat) === (c.went === 'first');
  if ('turn' in c) return (s.active === ctx.seat) === (c.turn === 'yours');
  if ('redealt' in c) return s.sides[c.redealt === 'yours' ? ctx.seat : 1 - ctx.seat].redeals > 0;
  if ('moved' in c) return hasMoved(pieceOf(s, ctx.card)?.steps ?? [], c.moved, c.way);
  if ('x' in c) return within(ctx.x, c.x);
  if ('frenzy' in c)
    return s.active === ctx.seat && ctx.x <= c.frenzy + skillOf(s, pieceOf(s, ctx.card), 'frenzy');
  if ('crossed' in c) {
    const piece = pieceOf(s, ctx.it);
    if (!piece || piece.cell < 0 || ctx.cell < 0 || halfOf(ctx.cell) === halfOf(piece.cell)) return false;
    return (halfOf(piece.cell) === piece.seat) === (c.crossed === 'toOwn');
  }
  if ('fell' in c) {
    const it = pieceOf(s, ctx.it);
    if (c.fell === 'attack') return it !== null && fellToAttack(s, it);
    return fellToOne(s, c.fell, lastKnown(s, ctx.it));
  }
  if ('slew' in c) return fellToOne(s, c.slew, lastKnown(s, ctx.other));
  if ('buried' in c) {
    const { graveyard } = s.sides[c.side === 'yours' ? ctx.seat : 1 - ctx.seat];
    const there = graveyard.filter((card) => isShown(s, c.buried, card, ctx.x, ctx)).length;
    return there >= (c.min ?? (c.max === undefined ? 1 : 0)) && there <= (c.max ?? there);
  }
  if ('measure' in c) return within(amountOf(s, c.measure, ctx), c.is);
  if ('cells' in c) return matchingCells(s, c.cells, ctx).length > 0;
  if ('leftCell' in c) return ctx.cell >= 0 && cellFits(s, c.leftCell, ctx.cell, ctx);
  if ('classes' in c) {
    const classes = new Set(counted(s, c.classes, ctx).flatMap((piece) => classesOf(s, piece)));
    return classes.size >= c.min;
  }
  if ('made' in c) {
    const seat = c.side === 'yours' ? ctx.seat : 1 - ctx.seat;
    return c.made.every((type) => (s.sides[seat].made & kindBit(type)) !== 0);
  }
  if ('elements' in c) return elementsAmong(s, c.elements, ctx) >= c.min;
  if ('rows' in c) {
    const rows = new Set(
      counted(s, c.rows, ctx)
        .filter(({ cell }) => cell >= 0)
        .map(({ cell }) => rowOf(cell)),
    );
    return rows.size >= c.min;
  }
  return s.shown.length > 0 && s.shown.every((card) => isShown(s, c.shown, card));
}

/** Whether an attack of the pattern took its last lives (B12-509.1.1). */
function fellToOne(s: Berserk, { types, close, magic }: AttackKind, piece: Piece | null): boolean {
  const type = piece && fellTo(s, piece)?.type;
  if (!type || type === 'spell' || type === 'influence') return false;
  return (
    (types === undefined || types.includes(type)) &&
    (close === undefined || close === closeTypes.includes(type)) &&
    (magic === undefined || magic === magicTypes.includes(type))
  );
}

function fitsCard(s: Berserk, f: Filter, card: number, ctx: Context): boolean {
  const piece = lastKnown(s, card);
  return piece !== null && fits(s, f, piece, ctx);
}

function hasMoved(
  steps: readonly number[],
  count: number,
  way: 'one' | 'several' | 'any' | 'vertical' | 'horizontal',
): boolean {
  if (way === 'vertical' || way === 'horizontal') {
    const along = steps.filter((step) => step < 4 && step % 2 === (way === 'vertical' ? 0 : 1));
    return along.length >= count;
  }
  if (steps.length < count) return false;
  if (way === 'any') return true;
  const one = steps.every((step) => step === steps[0]);
  return one === (way === 'one');
}

/** Whether a card of a deck or graveyard is of this kind. */
export function isShown(
  s: Berserk,
  f: ShownFilter | DeadFilter,
  card: number,
  x = 0,
  ctx: Context | null = null,
): boolean {
  const data = cardOf(s, card);
  if ('copy' in f && f.copy && (!ctx || cardOf(s, ctx.card).en !== data.en)) return false;
  if ('sameName' in f && f.sameName) {
    if (!ctx) return false;
    const names = anchors(f.sameName, ctx).map((one) => (one < 0 ? '' : cardOf(s, one).en));
    if (!names.includes(data.en)) return false;
  }
  if ('costs' in f && f.costs) {
    const { min, max } = f.costs;
    if (!ctx || (min !== undefined && data.cost < amountOf(s, min, ctx))) return false;
    if (max !== undefined && data.cost > amountOf(s, max, ctx)) return false;
  }
  if (f.elite !== undefined && (data.elite === true) !== f.elite) return false;
  if (f.cost && !within(data.cost, f.cost)) return false;
  if (f.costX && data.cost !== x) return false;
  if (f.type && data.type !== f.type) return false;
  if (f.class && !data.classes.includes(f.class)) return false;
  if (f.inPlay !== undefined) {
    const there = s.sides.some(({ squad }) =>
      squad.some((one) => cardOf(s, one).en === data.en && !pieceOf(s, one)?.hidden),
    );
    if (there !== f.inPlay) return false;
  }
  if (f.flying !== undefined && (data.move === 'flight') !== f.flying) return false;
  if (f.element && !data.elements.includes(f.element)) return false;
  if (f.neutral && data.elements.length > 0) return false;
  if ('name' in f && f.name && data.en !== f.name) return false;
  if (f.symbiont !== undefined && (data.move === 'symbiont') !== f.symbiont) return false;
  if (f.word && !data.words.has(f.word)) return false;
  if (f.without && data.words.has(f.without)) return false;
  return true;
}

/** Every cell of the battlefield that fits. */
export function matchingCells(s: Berserk, f: CellFilter, ctx: Context): number[] {
  const found: number[] = [];
  for (let cell = 0; cell < cells; cell++) if (cellFits(s, f, cell, ctx)) found.push(cell);
  return found;
}

export function cellFits(s: Berserk, f: CellFilter, cell: number, ctx: Context): boolean {
  if (f.free !== undefined && isFree(s, cell) !== f.free) return false;
  if (f.near && !anchored(s, f.near, ctx, (anchor) => anchor !== cell && adjacent(anchor, cell)))
    return false;
  if (f.notNear && anchored(s, f.notNear, ctx, (anchor) => anchor !== cell && adjacent(anchor, cell)))
    return false;
  if (f.nearToo && !anchored(s, f.nearToo, ctx, (anchor) => anchor !== cell && adjacent(anchor, cell)))
    return false;
  if (f.beside && !matching(s, f.beside, ctx).some((one) => !one.hidden && adjacent(one.cell, cell)))
    return false;
  if (f.of && !anchored(s, f.of, ctx, (anchor) => anchor === cell)) return false;
  if (f.straight && !anchored(s, f.near ?? 'this', ctx, (anchor) => anchor >= 0 && straightTo(anchor, cell)))
    return false;
  if (f.at && !isPlaced(s, f.at, f.from ?? 'this', cell, ctx)) return false;
  if (
    f.within !== undefined &&
    ctx.from >= 0 &&
    distance(ctx.from, cell) > (f.within === 'X' ? ctx.x : f.within)
  )
    return false;
  if (f.half && (halfOf(cell) === ctx.seat) !== (f.half === 'own')) return false;
  if (f.row && (f.row === 'chosen' ? rowOf(cell) !== ctx.row : rankOf(cell) !== f.row)) return false;
  if (f.depth !== undefined && isDepth(s, cell) !== f.depth) return false;
  if (f.nextToMark !== undefined && !besideMark(s, f.nextToMark, cell, ctx.card)) return false;
  if (f.left && cell !== ctx.cell) return false;
  if (f.ray && !inLine(ctx.from, cell)) return false;
  if (f.marker !== undefined && !s.marks.some((mark) => mark.cell === cell && mark.marker === f.marker))
    return false;
  if (f.along && alongCell(s, ctx) !== cell) return false;
  if (f.between && cellBetween(s, ctx) !== cell) return false;
  if (f.holds && !holdsOne(s, f.holds, cell, ctx)) return false;
  if (f.surrounded !== undefined) {
    const count = neighbours(cell).filter((next) => pieceOf(s, s.field[next])?.seat === ctx.seat).length;
    if (count < f.surrounded) return false;
  }
  return true;
}

/** Whether such a card stands on a cell; face down it has nothing that could be seen (B12-529.4). */
const holdsOne = (s: Berserk, f: Filter, cell: number, ctx: Context): boolean =>
  matching(s, f, ctx).some((piece) => piece.cell === cell && !piece.hidden);

/** Ahead and behind as the player of the card sees it that the place is told by; left and right as the text’s own. */
const isPlaced = (s: Berserk, place: Place, of: Anchor, cell: number, ctx: Context): boolean =>
  anchored(s, of, ctx, (from, card) => {
    const own = place === 'left' || place === 'right' ? ctx.seat : (pieceOf(s, card)?.seat ?? ctx.seat);
    return isCellAt(place, from, own, cell);
  });

const besideMark = (s: Berserk, marker: string, cell: number, card: number): boolean =>
  s.marks.some(
    (mark) => mark.marker === marker && mark.from === card && mark.cell !== cell && adjacent(mark.cell, cell),
  );

/** On one row, column or diagonal with another cell (B09-207.6, B09-207.6a, B09-207.6b). */
function inLine(from: number, cell: number): boolean {
  if (from < 0 || from === cell) return false;
  const rows = Math.abs(rowOf(from) - rowOf(cell));
  const across = Math.abs(columnOf(from) - columnOf(cell));
  return rows === 0 || across === 0 || rows === across;
}

/** The cell in the direction from this card to the other card of the moment
 * (B12-G-cell-in-direction-of-strike, B09-207.9, B09-207.9a). */
export function alongCell(s: Berserk, ctx: Context): number {
  const target = pieceOf(s, ctx.other);
  if (!target || !adjacent(ctx.from, target.cell)) return -1;
  const row = 2 * rowOf(target.cell) - rowOf(ctx.from);
  return cellAt(row, 2 * columnOf(target.cell) - columnOf(ctx.from));
}

/**
 * Unoccupied: no card on it and no effect that makes it count as occupied (B12-G-unoccupied-cell,
 * B12-G-occupied-cell, B09-G-occupied-cell).
 */
export const isFree = (s: Berserk, cell: number): boolean =>
  s.field[cell] < 0 && (s.marks.length === 0 || !isFilled(s, cell));

const isFilled = (s: Berserk, cell: number): boolean =>
  s.marks.some((mark) => mark.cell === cell && mark.fills);

Object.assign(meaning, { fits, holds, amountOf, figureOf, isFree, isCreature } satisfies Meaning);
