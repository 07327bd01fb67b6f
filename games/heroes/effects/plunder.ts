/** The enemy shows the hand and discards a card of your choice. */
import { choiceOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { discardCard, show } from '../flow/zones.ts';
import { type EffectsFrame, type G, ref, rival } from '../state.ts';
import { happens } from '../text/clauses.ts';

const shape = {};

export const plunder: EffectKind<'plunder', typeof shape> = {
  shape,
  choice: (s, _e, by) => choiceOf(by.seat, s.sides[rival(by.seat)].hand, { ask: 'plunder' }),
  prepare: showHand,

  does(g, f) {
    for (const card of f.targets) discardCard(g, card);
  },

  says: () =>
    happens(
      {
        en: 'the opponent shows the hand and discards a card of your choice',
        ru: 'противник показывает руку и сбрасывает карту по вашему выбору',
      },
      {
        en: 'see the opponent’s hand and choose a card there to be discarded',
        ru: 'посмотреть руку противника и выбрать в ней карту на сброс',
      },
    ),
};

/** The enemy shows the whole hand. */
function showHand(g: G, f: EffectsFrame): void {
  const seat = rival(f.seat);
  const { hand } = g.state.sides[seat];
  for (const card of hand) show(g, card);
  const cards = hand.map((card) => ref(g.state, card));
  g.listener?.({ kind: 'showHand', rule: 'BH-13.1', seat, cards });
}
