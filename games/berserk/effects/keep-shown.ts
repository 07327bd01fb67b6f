/** The cards shown go back on top in any order. */
import { push } from '@vigrid/kernel';
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { type ArrangeFrame, arranging } from '../flow/arrange.ts';
import { command } from '../text/clauses.ts';

const shape = {};

export const keepShown: EffectKind<'keepShown', typeof shape> = {
  shape,
  unsettles: 'all',

  does({ g, s, item }) {
    push<ArrangeFrame>(g, arranging(item.seat, item.card, s.shown));
    return s.shown.length > 0;
  },

  asks: {
    whom: say('какие карты?', 'which cards?'),
    may: say('вернуть показанные карты на верх колоды?', 'do you put the cards shown back on top?'),
  },

  says: () =>
    command(
      'вернуть показанные карты на верх колоды в любом порядке',
      'put the cards shown back on top of the deck in any order',
    ),
};
