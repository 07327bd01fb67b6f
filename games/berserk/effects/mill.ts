/** The top card goes to the graveyard and is spoken of as `shown`. */
import type { EffectKind } from '../abilities/kind.ts';
import { ref } from '../events.ts';
import { triggerAway } from '../features/triggers.ts';
import { cardOf, profileOf } from '../state.ts';
import { stirring } from '../telling.ts';
import { command } from '../text/clauses.ts';
import { showCards } from '../zones/deck.ts';

const shape = {};

export const mill: EffectKind<'mill', typeof shape> = {
  shape,
  unsettles: 'all',

  does({ g, s, item }) {
    const side = s.sides[item.seat];
    const card = side.deck.pop();
    if (card === undefined) return false;
    showCards(g, item.seat, [card]);
    side.graveyard.push(card);
    // WE-R7.
    if (cardOf(s, card).words.has('incarnation')) {
      side.incarnations.push({ card, chips: 0, used: false });
    }
    triggerAway(g, card, item.seat, 'buried');
    if (profileOf(s).buriedIsDead) triggerAway(g, card, item.seat, 'dies');
    stirring(g)?.({
      kind: 'discarded',
      rule: 'B12-G-put-into-graveyard',
      card: ref(s, card),
      seat: item.seat,
      by: ref(s, item.card),
    });
    return true;
  },

  says: () =>
    command(
      'положить верхнюю карту вашей колоды на кладбище',
      'put the top card of your deck into the graveyard',
    ),
};
