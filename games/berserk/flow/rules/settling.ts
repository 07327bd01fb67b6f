/** What players decide about rules effects: where a card lands or incarnates, which unique one stays. */
import { asks, flow, type PickQuestion } from '@vigrid/kernel';
import { ref } from '../../events.ts';
import { isFree } from '../../features/evaluate.ts';
import type { IncarnateFrame, LandFrame, UniqueFrame } from '../../state/frames.ts';
import { type G, pieceOf } from '../../state.ts';
import { stirring } from '../../telling.ts';
import { stand } from '../../zones/standing.ts';
import { incarnateAt, keepOne, returnCells } from './rules-effects.ts';

/** B12-208.7: the player chooses the cell where it lands. */
export const land = flow<G, LandFrame>({
  cell: asks(
    (g: G, f: LandFrame): PickQuestion => {
      const from = g.state.field.flatMap((_, cell) => (isFree(g.state, cell) ? [cell] : []));
      const seat = pieceOf(g.state, f.card)?.seat ?? 0;
      return {
        kind: 'cells',
        seat,
        ask: 'landing',
        rule: 'B12-208.7',
        about: { source: f.card },
        from,
        min: 1,
        max: 1,
      };
    },
    (g, f, [cell]) => {
      const piece = pieceOf(g.state, f.card);
      if (!piece) return;
      stand(g.state, piece, cell);
      piece.landed = true;
      stirring(g)?.({ kind: 'landed', rule: 'B12-208.7', card: ref(g.state, f.card), cell });
    },
  ),
});

/** The player names the card that incarnates where not all can (RB-81), and its cell (B12-532.6). */
export const incarnate = flow<G, IncarnateFrame>({
  first: asks(
    (_g: G, { seat, rivals }: IncarnateFrame): PickQuestion | null =>
      rivals.length === 0
        ? null
        : { kind: 'cards', seat, ask: 'incarnates', rule: 'RB-81', from: rivals, min: 1, max: 1 },
    (g, f, [card]) => {
      f.card = card;
      f.cells = returnCells(g.state, card, f.seat);
    },
  ),

  cell: asks(
    (_g: G, { seat, card, cells }: IncarnateFrame): PickQuestion => ({
      kind: 'cells',
      seat,
      ask: 'incarnation',
      rule: 'B12-532.6',
      about: { source: card },
      from: cells,
      min: 1,
      max: 1,
    }),
    (g, f, [cell]) => incarnateAt(g, f.card, f.seat, cell),
  ),
});

export const unique = flow<G, UniqueFrame>({
  stays: asks(
    (_g: G, f: UniqueFrame): PickQuestion => ({
      kind: 'cards',
      seat: f.seat,
      ask: 'unique',
      rule: 'B12-G-uniqueness',
      from: f.cards,
      min: 1,
      max: 1,
    }),
    (g, f, [stays]) => keepOne(g, f.cards, stays),
  ),
});
