/** What a seat may not know, dealt anew: for bots that think, and for the proof that views do not betray it. */
import { below, copy, type Random, type Seat, shuffle } from '@vigrid/kernel';
import { type Card, cards } from './cards/catalogue.ts';
import { cardOf, type Heroes, heroOf, isAmbush } from './state.ts';

/**
 * Every card in a hand or deck that the seat has not seen changes places with others of its owner. Where deck lists
 * are secret, the rival's unseen cards become any cards that the rival's hero may play.
 */
export function redeal(state: Heroes, seat: Seat, random: Random): Heroes {
  const s = copy(state);
  const known = (card: number) => (s.seen[card] & (1 << seat)) !== 0;
  s.sides.forEach((side, of) => {
    // Where in the rival's hand a card is held tells nothing, so that the outcome must not depend on it either.
    if (of !== seat) side.hand.sort((a, b) => Number(known(b)) - Number(known(a)));
    const zones = [side.hand, side.deck];
    const hidden = zones.flat().filter((card) => !known(card));
    // What the rival has seen is known by its place: a hand, the cards put under the deck.
    const seen = hidden.map((card) => s.seen[card]);
    // Sorted first, so that the outcome does not depend on how they really lay.
    hidden.sort((a, b) => a - b);
    if (of !== seat && !s.openLists) {
      const pool = playableWith(cardOf(s, heroOf(side).card));
      for (const card of hidden) s.def[card] = pool[below(random, pool.length)].def;
    }
    shuffle(random, hidden);
    let dealt = 0;
    const inPlaceOf = new Map<number, number>();
    for (const zone of zones) {
      for (let i = 0; i < zone.length; i++) {
        if (known(zone[i])) continue;
        inPlaceOf.set(zone[i], hidden[dealt]);
        zone[i] = hidden[dealt];
        s.seen[zone[i]] = seen[dealt];
        dealt++;
      }
    }
    renameDrawn(s, inPlaceOf);
  });
  return s;
}

/** A window after a draw is about the card in that place, whichever it is. */
function renameDrawn(s: Heroes, inPlaceOf: ReadonlyMap<number, number>): void {
  const renamed = <W extends { readonly it: number }>(one: W): W => ({
    ...one,
    it: inPlaceOf.get(one.it) ?? one.it,
  });
  if (s.queue.some((waiting) => waiting.heard)) {
    s.queue = s.queue.map((waiting) => (waiting.heard ? renamed(waiting) : waiting));
  }
  s.frames.forEach((frame, at) => {
    if (isAmbush(frame)) s.frames[at] = renamed(frame);
  });
}

/** The cards a hero's deck may hold: of the hero's elements or of none. */
export function playableWith(hero: Card): Card[] {
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
