import { say } from '@vigrid/speech';
import { refill } from '../pieces/cards.ts';
import { freeRow } from '../pieces/market.ts';
import { ref, seatOf } from '../state.ts';
import { cardsOf, one } from './asking.ts';
import { effect } from './kind.ts';

/** Set a card of the Row aside for oneself, cheaper by 1 this round (D-9.8). */
export const manipulate = effect('manipulate', {
  shape: {},
  says: () =>
    say(
      'отложите карту из ряда: в ход раскрытия этого раунда только вы можете купить её, на 1 дешевле',
      'set a card of the Row aside: in your Reveal turn this round you alone may acquire it, for 1 less',
    ),
  lacks: 'D-9.8',
  may: (s) => freeRow(s).length > 0,
  asks: () =>
    one(
      ({ state: s }, f) =>
        freeRow(s).length > 0 ? cardsOf(s, f, { ask: 'manipulate', rule: 'D-9.8' }, freeRow(s), 1, 1) : null,
      (g, f, [card]) => {
        const { state: s } = g;
        s.sides[f.side].aside.push(card);
        g.listener?.({
          kind: 'aside',
          rule: 'D-9.8',
          seat: seatOf(s, f.side),
          card: ref(s, card),
        });
        refill(g, s.row.indexOf(card));
      },
    ),
});
