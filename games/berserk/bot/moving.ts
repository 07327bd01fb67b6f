/**
 * What a step is worth, in crystals: what can be struck from there, the way to it round whoever stands between, and the
 * place that is left to those behind.
 */
import type { Seat } from '@vigrid/kernel';
import { stockOf } from '../features/figures.ts';
import type { Piece } from '../state/piece.ts';
import { type Berserk, cardOf, pieceOf, rival } from '../state.ts';
import { adjacent, cells, neighbours, straightNeighbours, straightTo } from '../zones/battlefield.ts';
import { cardValue, roughExchange } from './exchange.ts';
import { nearestEnemy, worksFromAfar } from './judgement.ts';
import { weights } from './weights.ts';

/** What is looked at once for a question. */
export interface Outlook {
  readonly enemies: readonly Piece[];
  readonly own: readonly Piece[];
  /** From 0.3 where the other squad is far stronger to 1.5 where it is far weaker: how much to press on. */
  readonly drive: number;
  /** What it costs a card to be closed, as far as it was looked at. */
  readonly closing: Map<number, number>;
  /** The way from each cell to the cells next to one of the enemies, as far as it was looked for. */
  readonly ways: Map<number, Uint8Array>;
  /** What it is worth to those behind that a cell is left, as far as it was looked at. */
  readonly room: Map<number, number>;
}

export function outlookOf(s: Berserk, seat: Seat): Outlook {
  const enemies: Piece[] = [];
  let theirs = 1;
  for (const card of s.sides[rival(seat)].squad) {
    const piece = pieceOf(s, card);
    if (!piece || piece.host >= 0) continue;
    enemies.push(piece);
    theirs += cardValue(s, piece);
  }
  const own: Piece[] = [];
  let ours = 1;
  for (const card of s.sides[seat].squad) {
    const piece = pieceOf(s, card);
    if (!piece) continue;
    own.push(piece);
    ours += cardValue(s, piece);
  }
  const drive = Math.max(0.3, Math.min(1.5, ours / theirs));
  return { enemies, own, drive, closing: new Map(), ways: new Map(), room: new Map() };
}

/** As far as most of those who work from afar reach. */
const reach = 3;

/** What can be struck from the cell that can not be from here, and how much nearer to the fight it is. */
export function moveWorth(s: Berserk, card: number, cell: number, outlook: Outlook): number {
  const { enemies, drive } = outlook;
  const piece = pieceOf(s, card);
  if (!piece) return 0;
  const data = cardOf(s, card);
  // Where few enemies are left, everybody helps.
  if (worksFromAfar(data) && drive < 1.5) {
    const then = nearestEnemy(s, piece, cell);
    const now = nearestEnemy(s, piece);
    if (now > reach) return 0.1 * (now - then);
    return now === 1 && then > 1 ? 0.3 : then === 1 ? -0.6 : -0.05;
  }
  let here = 0;
  let there = 0;
  let nearest = 0;
  let nearer = 0;
  for (const enemy of enemies) {
    if (enemy.cell < 0) continue;
    const worth = roughExchange(s, piece, enemy) + weights.initiative;
    if (adjacent(piece.cell, enemy.cell) && worth > here) here = worth;
    if (adjacent(cell, enemy.cell) && worth > there) there = worth;
    const ways = wayTo(enemy.cell, outlook);
    const draw = 0.5 + Math.max(0, worth);
    nearest = Math.max(nearest, draw / (2 + ways[piece.cell]));
    nearer = Math.max(nearer, draw / (2 + ways[cell]));
  }
  const steps = stockOf(s, piece) - piece.spent;
  const press = piece.acts === 0 && !piece.closed ? there - here : 0.3 * (there - here);
  // To stand where one can strike is enough, unless somebody behind waits for the place; else draw near while there is
  // something to win.
  if (there <= here && here > 0)
    return there > 0 && piece.acts === 0
      ? weights.room * roomFor(s, piece, outlook) + weights.press * (there - here) - 0.3
      : -0.3;
  return (
    press * weights.press +
    (there === 0 ? weights.approach * drive * (nearer - nearest) : 0) -
    (steps <= 0 ? 0.5 : 0.02)
  );
}

/** What somebody behind could strike from this card's cell, who can not come to strike anybody else. */
function roomFor(s: Berserk, piece: Piece, outlook: Outlook): number {
  const had = outlook.room.get(piece.cell);
  if (had !== undefined) return had;
  let most = 0;
  for (const other of outlook.own) {
    if (
      other === piece ||
      other.cell < 0 ||
      other.closed ||
      other.acts > 0 ||
      !straightTo(other.cell, piece.cell)
    )
      continue;
    const steps = stockOf(s, other) - other.spent;
    if (steps <= 0 || worksFromAfar(cardOf(s, other.card))) continue;
    let worth = 0;
    for (const enemy of outlook.enemies) {
      if (enemy.cell < 0) continue;
      if (wayTo(enemy.cell, outlook)[other.cell] <= steps) {
        worth = 0;
        break;
      }
      if (adjacent(piece.cell, enemy.cell))
        worth = Math.max(worth, roughExchange(s, other, enemy) + weights.initiative);
    }
    most = Math.max(most, worth);
  }
  outlook.room.set(piece.cell, most);
  return most;
}

/** Steps from each cell to where this one can be struck at, past whoever stands in the way. */
function wayTo(cell: number, { ways, enemies, own }: Outlook): Uint8Array {
  const had = ways.get(cell);
  if (had) return had;
  const taken = new Uint8Array(cells);
  for (const one of enemies) if (one.cell >= 0) taken[one.cell] = 1;
  for (const one of own) if (one.cell >= 0) taken[one.cell] = 1;
  const way = new Uint8Array(cells).fill(unreachable);
  let edge = neighbours(cell).filter((next) => taken[next] === 0);
  for (const one of neighbours(cell)) way[one] = 0;
  for (let far = 1; edge.length > 0; far++) {
    const next: number[] = [];
    for (const from of edge) {
      for (const to of straightNeighbours(from)) {
        if (way[to] <= far) continue;
        way[to] = far;
        // Who stands there may leave, but nobody passes.
        if (taken[to] === 0) next.push(to);
      }
    }
    edge = next;
  }
  ways.set(cell, way);
  return way;
}

const unreachable = 12;
