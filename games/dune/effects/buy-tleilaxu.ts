import { say } from '@vigrid/speech';
import { takeTleilaxu, tleilaxuFor } from '../pieces/immortality.ts';
import { cardsOf, one } from './asking.ts';
import { effect } from './kind.ts';

/** A Tleilaxu card for its specimens, outside the Reveal turn. */
export const buyTleilaxu = effect('buyTleilaxu', {
  shape: {},
  says: () =>
    say(
      'можете получить карту Тлейлаксу за её цену в образцах',
      'you may acquire a Tleilaxu card for its specimens',
    ),
  optional: true,
  lacks: 'D-24.9',
  may: (s, side) => tleilaxuFor(s, side).length > 0,
  asks: () =>
    one(
      ({ state: s }, f) => {
        const from = tleilaxuFor(s, f.side);
        return from.length === 0 ? null : cardsOf(s, f, { ask: 'acquire', rule: 'D-24.9' }, from, 0, 1);
      },
      (g, f, cards) => {
        for (const card of cards) takeTleilaxu(g, f.side, card, 'D-24.9');
      },
    ),
});
