/** The top card goes to the graveyard and is spoken of as `shown`. */
import type { EffectKind } from '../abilities/kind.ts';
import { ref } from '../events.ts';
import { triggerAway } from '../features/triggers.ts';
import type { AbilityItem } from '../state/stack.ts';
import { cardOf, type G, profileOf } from '../state.ts';
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
    discard(g, card, item);
    return true;
  },

  says: () =>
    command(
      'положить верхнюю карту вашей колоды на кладбище',
      'put the top card of your deck into the graveyard',
    ),
};

/** A card of a deck comes into the graveyard, where all see it. */
export function discard(g: G, card: number, { seat, card: by }: AbilityItem): void {
  const s = g.state;
  const side = s.sides[seat];
  showCards(g, seat, [card]);
  side.graveyard.push(card);
  // WE-R7.
  if (cardOf(s, card).words.has('incarnation')) {
    side.incarnations.push({ card, chips: 0, used: false });
  }
  triggerAway(g, card, seat, 'buried');
  if (profileOf(s).buriedIsDead) triggerAway(g, card, seat, 'dies');
  stirring(g)?.({
    kind: 'discarded',
    rule: 'B12-G-put-into-graveyard',
    card: ref(s, card),
    seat,
    by: ref(s, by),
  });
}
