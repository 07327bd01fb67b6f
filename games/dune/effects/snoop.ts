import { asks, flow, leave } from '@vigrid/kernel';
import { say } from '@vigrid/speech';
import { drawCards, lookAt, trash } from '../pieces/cards.ts';
import type { ClauseFrame, G } from '../state.ts';
import { acts } from './asking.ts';
import { effect } from './kind.ts';

/** Look at the top card of one's deck; draw it or trash it (D-17.11). No reshuffle only to look (D-18.2). */
export const snoop = effect('snoop', {
  shape: {},
  says: () =>
    say(
      'посмотрите верхнюю карту своей колоды и возьмите её или удалите',
      'look at the top card of your deck; draw it or trash it',
    ),
  lacks: 'D-18.1',
  may: (s, side) => s.sides[side].deck.length > 0,
  refuses: (s, side, _e, card) =>
    s.sides[side].deck.length > 0 ? null : { rule: 'D-17.11', why: 'emptyDeck', card },
  asks: () =>
    flow<G, ClauseFrame>({
      look(g, f) {
        const { state: s } = g;
        const card = s.sides[f.side].deck.at(-1);
        if (card === undefined) {
          leave(g, f);
          return;
        }
        lookAt(g, f.side, [card], 'D-17.11');
      },
      ask: asks(
        ({ state: s }, f) =>
          acts(s, { ...f, source: s.sides[f.side].deck.at(-1) ?? -1 }, { ask: 'top', rule: 'D-17.11' }, [
            { do: 'top', what: 'draw' },
            { do: 'top', what: 'trash' },
          ]),
        (g, f, act) => {
          const { deck } = g.state.sides[f.side];
          if (act.do !== 'top') return;
          if (act.what === 'draw') drawCards(g, f.side, 1, 'D-17.11');
          else trash(g, f.side, deck[deck.length - 1], 'D-17.11');
        },
      ),
    }),
  worth: 0.25,
});
