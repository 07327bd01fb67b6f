/** Shows the top cards of the deck (WE-R1); what follows speaks of them as `shown`. */
import { whole } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { skillOf } from '../features/skills.ts';
import { spendSkill } from '../features/spent.ts';
import { trigger, triggerAway } from '../features/triggers.ts';
import { cardOf } from '../state.ts';
import { command } from '../text/clauses.ts';
import { showCards } from '../zones/deck.ts';

const shape = { count: whole };

export const prophecy: EffectKind<'prophecy', typeof shape> = {
  shape,
  unsettles: 'all',

  /** WE-R1: the top cards are shown to both and go to the bottom; one of them alone gives its cost for X. */
  does({ g, s, item, effect, use }) {
    const side = s.sides[item.seat];
    const piece = s.pieces[item.card];
    const count = effect.count + skillOf(s, piece, 'prophecy');
    const cards = count > 0 ? side.deck.slice(-count).reverse() : [];
    showCards(g, item.seat, cards);
    side.deck = [...cards.slice().reverse(), ...side.deck.slice(0, side.deck.length - cards.length)];
    if (cards.length === 1) use.x = cardOf(s, cards[0]).cost;
    if (piece) spendSkill(s, piece, 'prophecy');
    if (piece && cards.length > 0) trigger(g, 'prophesies', piece, { x: cards.length });
    for (const card of cards) triggerAway(g, card, item.seat, 'shown');
    return cards.length > 0;
  },

  asks: {
    whom: say('чьё пророчество?', 'whose prophecy?'),
    may: say('совершить пророчество?', 'do you make a prophecy?'),
  },

  says({ count }, _at, _inner, list) {
    // What it shows gives X its meaning.
    const telling = JSON.stringify(list).includes('"costX"');
    const x = telling
      ? say(' (X — стоимость показанной карты)', ' (X is the cost of the card shown)')
      : say('', '');
    const told = command(`пророчество ${count}${x.ru}`, `prophecy ${count}${x.en}`, { shown: count });
    return { ...told, may: say(`пророчество ${count}`, `prophecy ${count}`) };
  },
};
