/** What a seat may not know, dealt anew: for bots that think, and for the proof that views do not betray it. */
import { below, copy, type Random, type Seat, shuffle } from '@vigrid/kernel';
import { type Card, cards } from './cards/catalogue.ts';
import { cardOf, type Heroes, heroOf } from './state.ts';

/**
 * Every card in a hand or deck that the seat has not seen changes places with others of its owner. Where deck lists
 * are secret, the rival's unseen cards become any cards that the rival's hero may play.
 */
export function redeal(state: Heroes, seat: Seat, random: Random): Heroes {
  const s = copy(state);
  s.sides.forEach((side, of) => {
    const zones = [side.hand, side.deck];
    const hidden = zones.flat().filter((card) => !(s.seen[card] & (1 << seat)));
    // Sorted first, so that the outcome does not depend on how they really lay.
    hidden.sort((a, b) => a - b);
    if (of !== seat && !s.openLists) {
      const pool = playableWith(cardOf(s, heroOf(side).card));
      for (const card of hidden) s.def[card] = pool[below(random, pool.length)].def;
    }
    shuffle(random, hidden);
    for (const zone of zones) {
      for (let i = 0; i < zone.length; i++) {
        if (s.seen[zone[i]] & (1 << seat)) continue;
        zone[i] = hidden.pop() ?? zone[i];
        // The owner knows the own hand, whatever it is.
        s.seen[zone[i]] = zone === side.hand ? 1 << of : 0;
      }
    }
  });
  return s;
}

/** The cards a hero's deck may hold: of the hero's elements or of none. */
function playableWith(hero: Card): Card[] {
  return cards.filter(
    (card) =>
      card.type !== 'hero' && (!card.elements || card.elements.every((e) => hero.elements?.includes(e))),
  );
}

/** Every card of the game, wherever it is, in order: none lost, none doubled. */
export function census(s: Heroes): number[] {
  return s.sides
    .flatMap((side) => [
      ...side.play.flatMap((piece) => [piece.card, ...piece.under.map((captured) => captured.card)]),
      ...side.hand,
      ...side.deck,
      ...side.graveyard,
      ...side.completed,
      ...side.reserve,
    ])
    .sort((a, b) => a - b);
}
