import { asks, flow } from '@vigrid/kernel';
import { say } from '@vigrid/speech';
import type { Cite } from '../events.ts';
import { drawIntrigues, lookAt, renewIntrigues } from '../pieces/cards.ts';
import { take } from '../pieces/zones.ts';
import type { ClauseFrame, G } from '../state.ts';
import { cardsOf } from './asking.ts';
import { effect } from './kind.ts';

/** Of the two top Intrigue cards one is drawn, the other stays on top. */
export const keepIntrigue = effect('keepIntrigue', {
  shape: {},
  says: () =>
    say(
      'посмотрите две верхние карты интриг: одну возьмите, другую верните наверх',
      'look at the two top Intrigue cards: keep one, put the other back on top',
    ),
  may: (s) => s.intrigues.length + s.intrigueDiscard.length > 0,
  asks: () =>
    flow<G, ClauseFrame>({
      look(g, f) {
        const { state: s } = g;
        // A deck that is used up is made anew first.
        if (s.intrigues.length < 2) renewIntrigues(g);
        lookAt(g, f.side, s.intrigues.slice(-2), keepingRule(f));
      },
      ask: asks(
        ({ state: s }, f) => {
          const from = s.intrigues.slice(-2);
          return from.length === 0
            ? null
            : cardsOf(s, f, { ask: 'intelligence', rule: keepingRule(f) }, from, 1, 1);
        },
        (g, f, [card]) => {
          const { intrigues } = g.state;
          take(intrigues, card);
          intrigues.push(card);
          drawIntrigues(g, f.side, 1, keepingRule(f));
        },
      ),
    }),
});

/** A Leader keeps one before the game, a card in it. */
const keepingRule = ({ source }: ClauseFrame): Cite => (source < 0 ? 'D-20.1' : 'D-6.1');
