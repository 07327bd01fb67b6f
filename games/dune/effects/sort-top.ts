import { asks, flow, reveal } from '@vigrid/kernel';
import { say } from '@vigrid/speech';
import { lookAt, noteTop, trash } from '../pieces/cards.ts';
import { take } from '../pieces/zones.ts';
import { type ClauseFrame, type Dune, type G, ref, type SideId, seatOf } from '../state.ts';
import { cardsOf } from './asking.ts';
import { ask, effect } from './kind.ts';

/** Of the three top cards of the own deck one is drawn, one discarded, one trashed; all three must be there. */
export const sortTop = effect('sortTop', {
  shape: {},
  says: () =>
    say(
      'если в колоде есть три карты, посмотрите верхние три: одну возьмите, одну сбросьте, одну удалите',
      'if your deck has three cards, look at the top three: draw one, discard one, trash one',
    ),
  lacks: 'D-18.1',
  may: (s, side) => s.sides[side].deck.length >= 3,
  does(g, side, _e, source, it) {
    lookAt(g, side, topThree(g.state, side), 'D-6.1');
    ask(g, side, it, source);
  },
  asks: () =>
    flow<G, ClauseFrame>({
      draw: asks(
        ({ state: s }, f) => cardsOf(s, f, { ask: 'sortDraw', rule: 'D-6.1' }, topThree(s, f.side), 1, 1),
        (_g, f, [card]) => {
          f.n = card;
        },
      ),
      discard: asks(
        ({ state: s }, f) => {
          const left = topThree(s, f.side).filter((card) => card !== f.n);
          return cardsOf(s, f, { ask: 'sortDiscard', rule: 'D-6.1' }, left, 1, 1);
        },
        (_g, f, [card]) => {
          f.also = card;
        },
      ),
      /** It is no discarding from hand (RD-31). */
      sort(g, f) {
        const { state: s } = g;
        const of = s.sides[f.side];
        const [gone] = topThree(s, f.side).filter((card) => card !== f.n && card !== f.also);
        take(of.deck, f.n);
        of.hand.push(f.n);
        g.listener?.({
          kind: 'draw',
          rule: 'D-6.1',
          seat: seatOf(s, f.side),
          n: 1,
          secret: { to: [f.side], cards: [ref(s, f.n)] },
        });
        take(of.deck, f.also);
        of.discard.push(f.also);
        reveal(g);
        g.listener?.({ kind: 'discard', rule: 'D-6.1', seat: seatOf(s, f.side), cards: [ref(s, f.also)] });
        trash(g, f.side, gone, 'D-18.5');
        noteTop(g, f.side);
      },
    }),
  worth: 0.6,
});

const topThree = (s: Dune, side: SideId): number[] => s.sides[side].deck.slice(-3);
