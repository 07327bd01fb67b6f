/** You name a cost and a deck: its top card is shown and, if it costs that, goes to its owner's hand. */
import type { EffectKind } from '../abilities/kind.ts';
import type { HeroesAct } from '../acts.ts';
import { showTopCard } from '../flow/decks.ts';
import { cardOf } from '../state.ts';
import { whole } from '../text/clauses.ts';

const shape = {};

export const foretell: EffectKind<'foretell', typeof shape> = {
  shape,
  /** A deck that has cards, and a cost that a card can have. */
  asks(g, f) {
    const options: HeroesAct[] = [];
    for (const [seat, { deck }] of g.state.sides.entries()) {
      for (let cost = 0; deck.length > 0 && cost <= dearest; cost++) options.push({ do: 'name', cost, seat });
    }
    if (options.length === 0) return null;
    return { kind: 'act', seat: f.seat, ask: 'name', rule: 'BH-13.1', about: { source: f.card }, options };
  },
  takes(g, f, _e, act) {
    if (act.do !== 'name') return;
    const { cost, seat: owner } = act;
    const { deck, hand } = g.state.sides[owner];
    const card = deck.at(-1);
    g.listener?.({ kind: 'foretell', rule: 'BH-13.1', seat: f.seat, cost, owner });
    if (card === undefined) return;
    const taken = cardOf(g.state, card).cost === cost;
    showTopCard(g, owner, card, taken);
    if (taken) hand.push(...deck.splice(-1));
  },

  says() {
    const then = {
      en: '; its top card is shown and, if it costs that much, goes to its owner’s hand',
      ru: '; её верхняя карта показывается и, если стоит столько, идёт в руку владельца',
    };
    const en = `name a cost and a deck${then.en}`;
    return whole(
      { en, ru: `назовите стоимость и колоду${then.ru}` },
      { en, ru: `назвать стоимость и колоду${then.ru}` },
    );
  },
};

const dearest = 10;
