/** What a seat may not know, dealt anew: for bots that think, and for the proof that views do not betray it. */
import { below, copy, type Random, type Seat, shuffle } from '@vigrid/kernel';
import { playableWith } from './decks/decks.ts';
import { cardOf, type Heroes, heroOf, isAmbush, isEffects } from './state.ts';

/**
 * Every card in a hand or deck that the seat has not seen changes places with others of its owner. Where deck lists
 * are secret, the rival's unseen cards become any cards that the rival's hero may play.
 */
export function redeal(state: Heroes, seat: Seat, random: Random): Heroes {
  const s = copy(state);
  const known = (card: number) => (s.seen[card] & (1 << seat)) !== 0;
  const chosen = spokenOf(s);
  s.sides.forEach((side, of) => {
    // Where in the rival's hand a card is held tells nothing, so that the outcome must not depend on it either.
    if (of !== seat) {
      const rank = (card: number) => (known(card) ? 0 : chosen.has(card) ? 1 : 2);
      side.hand.sort((a, b) => rank(a) - rank(b) || (known(a) ? a - b : 0));
    }
    const zones = [side.hand, side.deck];
    const hidden = zones.flat().filter((card) => !known(card));
    // What the rival has seen is known by its place: a hand, the cards put under the deck.
    const seen = hidden.map((card) => s.seen[card]);
    // Sorted first, so that the outcome does not depend on how they really lay.
    hidden.sort((a, b) => a - b);
    if (of !== seat && !s.openLists) {
      const pool = playableWith(cardOf(s, heroOf(side).card), s.sets);
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
    rename(s, inPlaceOf);
  });
  return s;
}

/** The cards that what is under way speaks of. */
const spokenOf = (s: Heroes): ReadonlySet<number> =>
  new Set([
    ...s.queue.map((waiting) => waiting.it),
    ...s.frames.flatMap((frame) => (isAmbush(frame) ? frame.it : [])),
    ...s.frames.flatMap((frame) => (isEffects(frame) ? [...frame.targets, ...frame.before] : [])),
  ]);

/** What is under way speaks of hidden cards by their places: the card drawn, those chosen in a hand. */
function rename(s: Heroes, inPlaceOf: ReadonlyMap<number, number>): void {
  const now = (card: number) => inPlaceOf.get(card) ?? card;
  for (const waiting of s.queue) waiting.it = now(waiting.it);
  s.frames.forEach((frame) => {
    if (isAmbush(frame)) frame.it = now(frame.it);
    if (!isEffects(frame)) return;
    frame.targets = frame.targets.map(now);
    frame.before = frame.before.map(now);
  });
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
