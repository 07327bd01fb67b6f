/**
 * Deployment: all recruited cards face down on the own half, the First player's first (B12-404.1, B09-305.1,
 * B09-305.2).
 */
import {
  type ActQuestion,
  again,
  asks,
  type Frame,
  flow,
  reveal as learn,
  no,
  push,
  type Seat,
  type Why,
} from '@vigrid/kernel';
import type { BerserkAct } from '../../acts.ts';
import { suggestDeployment } from '../../bot/suggestion.ts';
import { ref } from '../../events.ts';
import { mayHold } from '../../knowledge.ts';
import type { Piece } from '../../state/piece.ts';
import { type Berserk, cardOf, type G, pieceOf, rival } from '../../state.ts';
import { stirring } from '../../telling.ts';
import { aloft, halfOf, rankOf } from '../../zones/battlefield.ts';
import { reveal } from '../../zones/entering.ts';
import { stand } from '../../zones/standing.ts';
import { shuffleAnew } from './deal.ts';
import { deployCells, forbiddenCells } from './deployment-cells.ts';
import { costIsTold } from './squad.ts';

export interface DeployFrame extends Frame {
  readonly kind: 'deploy';
  readonly seat: Seat;
}

export const deployFrame = (seat: Seat): DeployFrame => ({ kind: 'deploy', step: 0, seat });

export const deploy = flow<G, DeployFrame>({
  place: asks(
    ({ state }: G, { seat }: DeployFrame): ActQuestion<BerserkAct> | null => {
      const cells = deployCells(state, seat);
      const waiting = waitingToDeploy(state, seat);
      if (cells.length === 0 || waiting.length === 0) return null;
      const options: BerserkAct[] = [{ do: 'suggest' }];
      for (const card of waiting) for (const cell of cells) options.push({ do: 'deploy', card, cell });
      return { kind: 'act', seat, ask: 'deploy', rule: 'B12-404.1.1', options };
    },
    (g, f, act) => {
      again(f);
      if (act.do === 'deploy') {
        place(g, f.seat, act.card, act.cell);
        return;
      }
      // Where chosen cards go says something of them.
      learn(g);
      for (const { card, cell } of suggestDeployment(g.state, f.seat)) place(g, f.seat, card, cell);
    },
  ),

  /** B12-404.1.4. */
  returnTheRest(g, f) {
    const s = g.state;
    const side = s.sides[f.seat];
    const rest = waitingToDeploy(s, f.seat);
    if (rest.length === 0) return;
    for (const card of rest) {
      side.squad.splice(side.squad.indexOf(card), 1);
      side.deck.push(card);
      stirring(g)?.({ kind: 'returned', rule: 'B12-404.1.4', card: ref(s, card), seat: f.seat, by: null });
      s.pieces[card] = null;
    }
    s.unsettled = true;
    shuffleAnew(g, f.seat);
  },
});

/** Recruited cards that have no cell yet. */
export const waitingToDeploy = (s: Berserk, seat: Seat): number[] =>
  s.sides[seat].squad.filter((card) => {
    const piece = s.pieces[card];
    return piece?.hidden && piece.cell === aloft;
  });

/** Whether a card may be deployed on a cell now. */
export function mayDeploy(s: Berserk, seat: Seat, card: number, cell: number, why?: Why): boolean {
  if (!waitingToDeploy(s, seat).includes(card)) {
    return no(why, { rule: 'B12-404.1.1', why: 'notToDeploy', card });
  }
  if (forbiddenCells(s, seat).includes(cell)) return no(why, { rule: 'B12-404.1.5', why: 'forbiddenCell' });
  if (s.field[cell] === undefined || s.field[cell] >= 0) {
    return no(why, { rule: 'B12-404.1.1', why: 'cellTaken' });
  }
  if (deployCells(s, seat).includes(cell)) return true;
  if (s.edition === '2009' && halfOf(cell) === seat) {
    // The edges of the second and third rows are added before those of the First player's first row.
    no(why, { rule: rankOf(cell) === 1 ? 'B09-305.4' : 'B09-305.3', why: 'cellNotYet' });
  }
  const rule = seat === s.first ? 'B12-404.1.2' : 'B12-404.1.3';
  return no(why, { rule, why: 'cellNotYet' });
}

/** Each card on a cell of its own, whatever it is (B09-209.4, B09-210.2, B09-213.2, B09-214.4). */
function place(g: G, seat: Seat, card: number, cell: number): void {
  const piece = pieceOf(g.state, card);
  if (!piece) return;
  stand(g.state, piece, cell);
  stirring(g)?.({ kind: 'deployed', rule: 'B12-404.1.1', seat, card: ref(g.state, card), cell });
}

/** Lifts all hidden cards of a seat and lets it deploy them anew. */
export function rearrange(g: G, seat: Seat): void {
  const s = g.state;
  for (const card of s.sides[seat].squad) {
    const piece = pieceOf(s, card);
    if (piece?.hidden && piece.cell >= 0) stand(s, piece, aloft);
  }
  push<DeployFrame>(g, deployFrame(seat));
}

/** A card that bars cells to the opponent is shown before they deploy (RB-47). */
export function showForbidding(g: G): void {
  const s = g.state;
  for (const seat of [s.first, rival(s.first)]) {
    const bars = s.sides[seat].squad.filter((card) =>
      cardOf(s, card).recruiting.some(({ what }) => what === 'forbidCells'),
    );
    if (bars.length === 0) continue;
    for (const card of bars) s.seen[card] = 3;
    learn(g);
    const cards = bars.map((card) => ({ id: card, def: cardOf(s, card).id }));
    stirring(g)?.({ kind: 'shown', rule: 'RB-47', seat, cards });
  }
}

/**
 * B12-404.2.1, B12-404.2.2: cards whose cost was settled on recruiting (B09-202.4, B09-202.6) are turned up before the
 * others (B09-202.4a), and the cost is told.
 */
export function tellCosts(g: G): void {
  const s = g.state;
  for (const seat of [s.first, rival(s.first)]) {
    const told = s.sides[seat].squad.flatMap((card) => {
      const piece = pieceOf(s, card);
      return piece?.hidden && costIsTold(cardOf(s, card)) ? [piece] : [];
    });
    for (const piece of told) tell(g, piece);
    if (told.length > 0 || !mayHold(s, seat, costIsTold)) continue;
    // That there is none says something too.
    learn(g);
    stirring(g)?.({ kind: 'noCostTold', rule: 'B12-404.2.1', seat });
  }
}

function tell(g: G, piece: Piece): void {
  const s = g.state;
  const card = cardOf(s, piece.card);
  const rule = card.recruiting.some(({ what }) => what === 'free') ? 'B12-404.2.2' : 'B12-404.2.1';
  reveal(g, piece, rule);
  const cost = piece.cost >= 0 ? piece.cost : card.cost;
  stirring(g)?.({ kind: 'costTold', rule, card: ref(s, piece.card), cost, x: piece.x });
}
