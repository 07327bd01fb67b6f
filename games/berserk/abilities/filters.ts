/** Which cards are meant, how much, and whether a condition holds, as the text of a card says it. */
import {
  adjacent,
  aheadOf,
  behindOf,
  cellAt,
  cells,
  columnOf,
  distance,
  halfOf,
  leftOf,
  neighbours,
  rankOf,
  rightOf,
  rowOf,
  straightTo,
} from '../cells.ts';
import {
  costOf,
  elementsOf,
  has,
  inFormation,
  isCreature,
  isFlying,
  isSymbiont,
  livesOf,
  matesOf,
  poisonOf,
  printedStrike,
  stockOf,
  textOf,
  typeOf,
} from '../figures.ts';
import { type Berserk, cardOf, giftOf, type Piece, pieceOf } from '../state.ts';
import type {
  Amount,
  Anchor,
  CellFilter,
  Condition,
  DeadFilter,
  Filter,
  Place,
  PrintedStrike,
  Range,
  ShownFilter,
  Strength,
} from './types.ts';

/** What a text speaks of: whose it is, where it is reckoned from, the moment, what came before. */
export interface Context {
  readonly seat: number;
  readonly card: number;
  /** The cell of "this" card, where it stood if it is gone (B12-509.3). */
  readonly from: number;
  readonly it: number;
  readonly other: number;
  readonly same: readonly number[];
  readonly before: readonly number[];
  readonly x: number;
  readonly row: number;
  readonly cell: number;
}

/**
 * Whether a card fits. What a seat can not see of an opponent's hidden card is taken to fit (B12-529.5); where it
 * stands is plain to see.
 */
export function fits(s: Berserk, f: Filter, piece: Piece, ctx: Context): boolean {
  if (f.side && (piece.seat === ctx.seat) !== (f.side === 'yours')) return false;
  if (f.another && piece.card === ctx.card) return false;
  if (f.notSame && (ctx.same.includes(piece.card) || ctx.before.includes(piece.card))) return false;
  if (f.host && pieceOf(s, ctx.card)?.host !== piece.card) return false;
  if (f.is && !anchors(f.is, ctx).includes(piece.card)) return false;
  if (!standsAs(s, f, piece, ctx)) return false;
  if (f.closed !== undefined && piece.closed !== f.closed) return false;
  if (f.moved !== undefined && piece.steps.length > 0 !== f.moved) return false;
  if (f.assaulted !== undefined && piece.assaulted !== f.assaulted) return false;
  if (f.hurt !== undefined && piece.hurt > 0 !== f.hurt) return false;
  if (f.hurtByAttack !== undefined && piece.hurtByAttacks > 0 !== f.hurtByAttack) return false;
  if (f.wounded !== undefined && piece.wounds > 0 !== f.wounded) return false;
  if (f.poisoned !== undefined && poisonOf(piece) > 0 !== f.poisoned) return false;
  if (f.chips && !within(piece.chips, f.chips)) return false;
  if (f.extraLives && !within(piece.extraLives, f.extraLives)) return false;
  if (f.movedBefore !== undefined && piece.movedBefore !== f.movedBefore) return false;
  if (f.shotAt && !within(shotsBefore(s, piece), f.shotAt)) return false;
  if (f.marker !== undefined) {
    const marker = piece.markers.find(({ kind }) => kind === f.marker);
    if (!marker || (f.marks && !within(marker.amount, f.marks))) return false;
  }
  if (f.any && !f.any.some((one) => fits(s, one, piece, ctx))) return false;
  if (f.not && fits(s, f.not, piece, ctx)) return false;
  if (piece.hidden && piece.seat !== ctx.seat) return true;
  return isKind(s, f, piece, ctx);
}

function isKind(s: Berserk, f: Filter, piece: Piece, ctx: Context): boolean {
  const card = cardOf(s, piece.card);
  if (f.type && typeOf(s, piece) !== f.type) return false;
  if (f.flying !== undefined && isFlying(s, piece) !== f.flying) return false;
  if (f.symbiont !== undefined && isSymbiont(s, piece) !== f.symbiont) return false;
  if (f.element && !elementsOf(s, piece).includes(f.element)) return false;
  if (f.neutral && elementsOf(s, piece).length > 0) return false;
  if (f.sameElement) {
    const self = pieceOf(s, ctx.card);
    const mine = self ? elementsOf(s, self) : cardOf(s, ctx.card).elements;
    if (!elementsOf(s, piece).some((element) => mine.includes(element))) return false;
  }
  if (f.class && !card.classes.includes(f.class)) return false;
  if (f.notClass && card.classes.includes(f.notClass)) return false;
  if (f.classed && card.classes.length === 0) return false;
  if (f.name && card.en !== f.name) return false;
  if (f.cost && !within(costOf(s, piece), f.cost)) return false;
  if (f.costX && costOf(s, piece) !== ctx.x) return false;
  if (f.elite !== undefined && (card.elite === true) !== f.elite) return false;
  if (f.unique !== undefined && has(s, piece, 'unique') !== f.unique) return false;
  if (f.word && !has(s, piece, f.word)) return false;
  if (f.without && has(s, piece, f.without)) return false;
  if (f.uses && !usesAny(s, piece, f.uses)) return false;
  if (f.lives && !within(livesOf(s, piece), f.lives)) return false;
  if (f.overfull && livesOf(s, piece) <= (card.lives ?? 0)) return false;
  if (f.move && !within(stockOf(s, piece), f.move)) return false;
  if (f.weakStrike && !within(printedStrike(s, piece)[0], f.weakStrike)) return false;
  if (f.sameWeak) {
    const weak = printedStrike(s, piece)[0];
    const like = anchors(f.sameWeak, ctx).map((one) => pieceOf(s, one));
    if (!like.some((one) => one && printedStrike(s, one)[0] === weak)) return false;
  }
  if (f.formation === true && !inFormation(s, piece)) return false;
  if (
    f.defender &&
    !s.stack.some((item) => item.kind === 'ability' && item.attack?.defender === piece.card)
  ) {
    return false;
  }
  return true;
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

function standsAs(s: Berserk, f: Filter, piece: Piece, ctx: Context): boolean {
  const { cell } = piece;
  if (f.near && !anchored(s, f.near, ctx, (anchor, card) => card !== piece.card && adjacent(anchor, cell))) {
    return false;
  }
  if (f.notNear && anchored(s, f.notNear, ctx, (anchor) => adjacent(anchor, cell))) return false;
  if (f.at && !isAt(s, f.at, ctx.from, ctx.seat, piece)) return false;
  if (f.atSame) {
    const [target] = ctx.same;
    const anchor = pieceOf(s, target ?? -1);
    if (!anchor || !isAt(s, f.atSame, anchor.cell, anchor.seat, piece)) return false;
  }
  if (f.atOther) {
    const anchor = pieceOf(s, ctx.other);
    if (!anchor || !isAt(s, f.atOther, anchor.cell, anchor.seat, piece)) return false;
  }
  if (f.onCell && (cell < 0 || cell !== ctx.cell)) return false;
  if (f.alone && accompanied(s, f.alone, piece)) return false;
  // B12-203.2: what lies in the auxiliary zone, and whoever acts from there, is out of reach of no range.
  if (f.within !== undefined && cell >= 0 && ctx.from >= 0) {
    if (distance(ctx.from, cell) > amountOf(s, f.within, ctx)) return false;
  }
  if (f.row && (cell < 0 || (f.row === 'chosen' ? rowOf(cell) !== ctx.row : rankOf(cell) !== f.row)))
    return false;
  if (f.half && (cell < 0 || (halfOf(cell) === ctx.seat) !== (f.half === 'own'))) return false;
  if (f.column === 'edge' && (cell < 0 || (columnOf(cell) !== 0 && columnOf(cell) !== 4))) return false;
  if (f.column === 'centre' && (cell < 0 || columnOf(cell) !== 2)) return false;
  if (f.column === 'this' && (cell < 0 || ctx.from < 0 || columnOf(cell) !== columnOf(ctx.from)))
    return false;
  if (f.formation === 'this') {
    const self = pieceOf(s, ctx.card);
    if (!self || !matesOf(s, self).includes(piece)) return false;
  }
  return f.formation !== 'it' || wasMate(s, piece, ctx);
}

/** In formation with the card of the moment, or on its way: that card may be dead (Thane of Haneranga). */
function wasMate(s: Berserk, piece: Piece, ctx: Context): boolean {
  const it = pieceOf(s, ctx.it);
  if (it) return matesOf(s, it).includes(piece);
  const seat = s.owner[ctx.it];
  return (
    piece.seat === seat &&
    piece.cell >= 0 &&
    ctx.cell >= 0 &&
    straightTo(piece.cell, ctx.cell) &&
    has(s, piece, 'formation')
  );
}

/** Whether another creature of its controller stands at a place around a card. */
function accompanied(s: Berserk, place: Place, piece: Piece): boolean {
  return s.sides[piece.seat].squad.some((card) => {
    const other = s.pieces[card];
    return (
      other !== null &&
      other !== piece &&
      isCreature(s, other) &&
      isAt(s, place, piece.cell, piece.seat, other)
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
function anchors(anchor: Anchor, ctx: Context): readonly number[] {
  switch (anchor) {
    case 'this':
      return [ctx.card];
    case 'it':
      return [ctx.it];
    case 'other':
      return [ctx.other];
    case 'same':
      return ctx.same;
    case 'cell':
      return [];
  }
}

function anchored(
  s: Berserk,
  anchor: Anchor,
  ctx: Context,
  test: (cell: number, card: number) => boolean,
): boolean {
  if (anchor === 'this') return test(ctx.from, ctx.card);
  if (anchor === 'cell') return ctx.cell >= 0 && test(ctx.cell, -1);
  return anchors(anchor, ctx).some((card) => {
    const piece = pieceOf(s, card);
    return piece ? test(piece.cell, card) : ctx.cell >= 0 && test(ctx.cell, card);
  });
}

/** Whether a card stands at a place around a cell, as the seat sees it. */
export function isAt(s: Berserk, place: Place, from: number, seat: number, piece: Piece): boolean {
  const { cell } = piece;
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
    case 'opposite':
      return opposite(s, from, seat) === piece.card;
    case 'forward':
      return (
        columnOf(from) === columnOf(cell) &&
        (seat === 0 ? rowOf(cell) < rowOf(from) : rowOf(cell) > rowOf(from))
      );
    case 'column':
      return columnOf(from) === columnOf(cell);
    case 'row':
      return rowOf(from) === rowOf(cell);
  }
}

/** The first card of the opponent ahead in the column (WE-5); -1 if there is none. */
function opposite(s: Berserk, from: number, seat: number): number {
  for (let cell = aheadOf(from, seat); cell >= 0; cell = aheadOf(cell, seat)) {
    const card = s.field[cell];
    const piece = pieceOf(s, card);
    if (piece && piece.seat !== seat) return card;
  }
  return -1;
}

export const within = (n: number, range: Range): boolean =>
  n >= (range.min ?? Number.NEGATIVE_INFINITY) &&
  n <= (range.max ?? Number.POSITIVE_INFINITY) &&
  (range.odd === undefined || (n % 2 === 1) === range.odd);

/** Every card in play that fits, the controller's own first. */
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

/** An amount; figures of cards that are gone count as nothing. */
export function amountOf(s: Berserk, amount: Amount, ctx: Context): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'X') return ctx.x;
  let value = 0;
  if ('count' in amount) value = matching(s, amount.count, ctx).length;
  else if ('sum' in amount) value = amountOf(s, amount.sum, ctx);
  else if ('printed' in amount) value = printedSum(s, amount.printed, amount.whose, ctx);
  else if ('total' in amount) {
    for (const piece of matching(s, amount.over, ctx)) value += figureOf(s, amount.total, piece);
  } else value = figureSum(s, amount.of, amount.whose, ctx);
  if (amount.times !== undefined) value *= amount.times;
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
    const piece = pieceOf(s, card);
    if (piece) sum += figureOf(s, figure, piece);
  }
  return sum;
}

function figureOf(s: Berserk, figure: Extract<Amount, { of: unknown }>['of'], piece: Piece): number {
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
      return printedStrike(s, piece)[gradeUnderWay(s)];
    case 'hurt':
      return piece.hurt;
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
    const there = matching(s, c.there, ctx).length;
    return there >= (c.min ?? (c.max === undefined ? 1 : 0)) && there <= (c.max ?? there);
  }
  if ('more' in c) return matching(s, c.more, ctx).length > matching(s, c.than, ctx).length;
  if ('went' in c) return (s.first === ctx.seat) === (c.went === 'first');
  if ('turn' in c) return (s.active === ctx.seat) === (c.turn === 'yours');
  if ('moved' in c) return hasMoved(pieceOf(s, ctx.card)?.steps ?? [], c.moved, c.way);
  if ('x' in c) return within(ctx.x, c.x);
  if ('crossed' in c) {
    const piece = pieceOf(s, ctx.it);
    if (!piece || piece.cell < 0 || ctx.cell < 0 || halfOf(ctx.cell) === halfOf(piece.cell)) return false;
    return (halfOf(piece.cell) === piece.seat) === (c.crossed === 'toOwn');
  }
  if ('fell' in c) return pieceOf(s, ctx.it)?.lastHarm === 'attack';
  if ('cells' in c) return matchingCells(s, c.cells, ctx).length > 0;
  if ('leftCell' in c) return ctx.cell >= 0 && cellFits(s, c.leftCell, ctx.cell, ctx);
  if ('classes' in c) {
    const classes = new Set(matching(s, c.classes, ctx).flatMap((piece) => cardOf(s, piece.card).classes));
    return classes.size >= c.min;
  }
  if ('rows' in c) {
    const rows = new Set(
      matching(s, c.rows, ctx)
        .filter(({ cell }) => cell >= 0)
        .map(({ cell }) => rowOf(cell)),
    );
    return rows.size >= c.min;
  }
  return s.shown.length > 0 && s.shown.every((card) => isShown(s, c.shown, card));
}

function fitsCard(s: Berserk, f: Filter, card: number, ctx: Context): boolean {
  const piece = pieceOf(s, card);
  return piece !== null && fits(s, f, piece, ctx);
}

function hasMoved(steps: readonly number[], count: number, way: 'one' | 'several' | 'any'): boolean {
  if (steps.length < count) return false;
  if (way === 'any') return true;
  const one = steps.every((step) => step === steps[0]);
  return one === (way === 'one');
}

/** Whether a card of a deck or graveyard is of this kind. */
export function isShown(s: Berserk, f: ShownFilter | DeadFilter, card: number): boolean {
  const data = cardOf(s, card);
  if (f.elite !== undefined && (data.elite === true) !== f.elite) return false;
  if (f.cost && !within(data.cost, f.cost)) return false;
  if (f.type && data.type !== f.type) return false;
  if (f.class && !data.classes.includes(f.class)) return false;
  if (f.inPlay !== undefined) {
    const there = s.sides.some(({ squad }) =>
      squad.some((one) => cardOf(s, one).en === data.en && !pieceOf(s, one)?.hidden),
    );
    if (there !== f.inPlay) return false;
  }
  if ('flying' in f && f.flying !== undefined && (data.move === 'flight') !== f.flying) return false;
  if ('element' in f && f.element && !data.elements.includes(f.element)) return false;
  if ('name' in f && f.name && data.en !== f.name) return false;
  if ('word' in f && f.word && !data.features.some((one) => one.kind === 'word' && one.word === f.word))
    return false;
  return true;
}

/** Every cell of the battlefield that fits. */
export function matchingCells(s: Berserk, f: CellFilter, ctx: Context): number[] {
  const found: number[] = [];
  for (let cell = 0; cell < cells; cell++) if (cellFits(s, f, cell, ctx)) found.push(cell);
  return found;
}

function cellFits(s: Berserk, f: CellFilter, cell: number, ctx: Context): boolean {
  if (f.free !== undefined && isFree(s, cell) !== f.free) return false;
  if (f.near && !anchored(s, f.near, ctx, (anchor) => anchor !== cell && adjacent(anchor, cell)))
    return false;
  if (f.straight && !anchored(s, f.near ?? 'this', ctx, (anchor) => anchor >= 0 && straightTo(anchor, cell)))
    return false;
  if (f.within !== undefined && ctx.from >= 0 && distance(ctx.from, cell) > f.within) return false;
  if (f.half && (halfOf(cell) === ctx.seat) !== (f.half === 'own')) return false;
  if (f.row && (f.row === 'chosen' ? rowOf(cell) !== ctx.row : rankOf(cell) !== f.row)) return false;
  if (f.left && cell !== ctx.cell) return false;
  if (f.ray && !inLine(ctx.from, cell)) return false;
  if (f.marker !== undefined && !s.marks.some((mark) => mark.cell === cell && mark.marker === f.marker))
    return false;
  if (f.along && alongCell(s, ctx) !== cell) return false;
  if (f.surrounded !== undefined) {
    const count = neighbours(cell).filter((next) => pieceOf(s, s.field[next])?.seat === ctx.seat).length;
    if (count < f.surrounded) return false;
  }
  return true;
}

/** On one row, column or diagonal with another cell. */
function inLine(from: number, cell: number): boolean {
  if (from < 0 || from === cell) return false;
  const rows = Math.abs(rowOf(from) - rowOf(cell));
  const across = Math.abs(columnOf(from) - columnOf(cell));
  return rows === 0 || across === 0 || rows === across;
}

/** The cell in the direction from this card to the other card of the moment (B12-G-cell-in-direction-of-strike). */
export function alongCell(s: Berserk, ctx: Context): number {
  const target = pieceOf(s, ctx.other);
  if (!target || target.cell < 0 || ctx.from < 0 || !adjacent(ctx.from, target.cell)) return -1;
  const row = 2 * rowOf(target.cell) - rowOf(ctx.from);
  return cellAt(row, 2 * columnOf(target.cell) - columnOf(ctx.from));
}

/** Unoccupied: no card on it and no effect that makes it count as occupied (B12-G-unoccupied-cell). */
export const isFree = (s: Berserk, cell: number): boolean =>
  s.field[cell] < 0 &&
  !(s.marks.length > 0 && s.marks.some((mark) => mark.cell === cell && mark.marker === 'bonfire'));
