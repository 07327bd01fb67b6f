/** Before the first turn: who begins, the decks, the starting hands and their one exchange (chapter 6). */
import {
  type ActQuestion,
  asks,
  asksAll,
  chance,
  type Frame,
  flow,
  type PickQuestion,
  push,
} from '@vigrid/kernel';
import type { HeroesAct } from '../acts.ts';
import { type G, ref, type TurnFrame } from '../state.ts';
import { drawCard, shuffleDeckOf } from './decks.ts';
import { remove } from './zones.ts';

export interface SetupFrame extends Frame {
  readonly kind: 'setup';
  chooser: number;
}

export const startingHand = 4;

export const setup = flow<G, SetupFrame>({
  /** BH-6.2: chance names the player who chooses, before there are any hands (RH-33). */
  nameChooser(g, f) {
    f.chooser = chance(g, 2);
    g.listener?.({ kind: 'chooser', rule: 'BH-6.2', seat: f.chooser });
  },

  chooseFirst: asks(
    (_g: G, f: SetupFrame): ActQuestion<HeroesAct> => ({
      kind: 'act',
      seat: f.chooser,
      ask: 'first',
      rule: 'BH-6.2',
      options: [
        { do: 'first', seat: f.chooser },
        { do: 'first', seat: 1 - f.chooser },
      ],
    }),
    (g, _f, act) => {
      if (act.do === 'first') g.state.first = act.seat;
      g.state.active = g.state.first;
      g.listener?.({ kind: 'first', rule: 'BH-6.2', seat: g.state.first });
    },
  ),

  /** BH-6.3. */
  shuffleDecks(g) {
    for (const seat of [0, 1]) shuffleDeckOf(g, seat, 'BH-6.3');
  },

  /** BH-6.4. */
  dealHands(g) {
    for (const seat of [0, 1]) {
      const listener = g.listener;
      g.listener = undefined;
      for (let i = 0; i < startingHand; i++) drawCard(g, seat, 'BH-6.4');
      g.listener = listener;
      const cards = g.state.sides[seat].hand.map((card) => ref(g.state, card));
      g.listener?.({
        kind: 'deal',
        rule: 'BH-6.4',
        seat,
        count: cards.length,
        secret: { to: [seat], cards },
      });
    }
  },

  /** BH-6.5, both at once and in secret (RH-3). */
  exchange: asksAll(
    (g: G): PickQuestion[] =>
      [0, 1].map((seat) => ({
        kind: 'cards',
        seat,
        ask: 'mulligan',
        rule: 'BH-6.5',
        from: g.state.sides[seat].hand.slice(),
        min: 0,
        max: g.state.sides[seat].hand.length,
        ordered: true,
      })),
    (g, _f: SetupFrame, picks) => {
      for (const [seat, cards] of picks.entries()) exchange(g, seat, cards);
    },
  ),

  play(g) {
    push<TurnFrame>(g, { kind: 'turn', step: 0 });
  },
});

/** The cards go under the deck one by one, so the last one lies deepest; then as many are drawn. */
function exchange(g: G, seat: number, cards: readonly number[]): void {
  const side = g.state.sides[seat];
  for (const card of cards) {
    remove(side.hand, card);
    side.deck.unshift(card);
  }
  g.listener?.({ kind: 'redeal', rule: 'BH-6.5', seat, count: cards.length });
  for (let i = 0; i < cards.length; i++) drawCard(g, seat, 'BH-6.5');
}
