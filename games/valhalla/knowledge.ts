/** What a seat may not know, dealt anew: for bots that think, and for the proof that views do not betray it. */
import { copy, type Frame, type Random, type Seat, shuffle } from '@vigrid/kernel';
import { cardOf } from './cards/catalogue.ts';
import { jarlsFor } from './flow/setup.ts';
import type { DiscardFrame, Valhalla } from './state.ts';

/**
 * Deck, box, and whatever of other hands the seat has not seen, are shuffled together and dealt out again. Who else
 * knows a card that this seat does not know is forgotten: it could not be told from the cards themselves.
 */
export function redeal(state: Valhalla, seat: Seat, random: Random): Valhalla {
  const s = copy(state);
  const hidden = [...s.deck, ...s.box];
  const held = s.sides.map((side, of) => {
    if (of === seat) return 0;
    const seen = side.hand.filter((_, i) => (side.known[i] & (1 << seat)) !== 0).sort((a, b) => a - b);
    const unseen = side.hand.filter((_, i) => (side.known[i] & (1 << seat)) === 0);
    hidden.push(...unseen, ...side.drawn);
    const masks = new Map(side.hand.map((card, i) => [card, side.known[i]]));
    const known = (1 << of) | (1 << seat);
    side.hand = seen;
    // All know it, or these two as far as this seat can tell.
    const all = (1 << s.sides.length) - 1;
    side.known = seen.map((card) => (masks.get(card) === all ? all : known));
    return unseen.length;
  });
  // Sorted first, so that the outcome does not depend on how they really lay.
  hidden.sort((a, b) => a - b);
  shuffle(random, hidden);
  // In the box there are only Tyr cards.
  for (let i = 0; i < s.box.length; i++) {
    const at = hidden.findIndex((card) => cardOf(s, card).kind === 'tyr');
    [s.box[i]] = hidden.splice(at, 1);
  }
  // Who is asked to discard a tactic is known to hold one (V-34.6).
  const disarmed = disarmedIn(s);
  const tactic = (card: number) => cardOf(s, card).kind === 'tactic';
  if (disarmed >= 0 && disarmed !== seat && held[disarmed] > 0 && !s.sides[disarmed].hand.some(tactic)) {
    const [card] = hidden.splice(hidden.findIndex(tactic), 1);
    s.sides[disarmed].hand.push(card);
    s.sides[disarmed].known.push(1 << disarmed);
    held[disarmed]--;
  }
  s.sides.forEach((side, of) => {
    if (of === seat) return;
    side.drawn = hidden.splice(0, side.drawn.length);
    for (const card of hidden.splice(0, held[of])) {
      side.hand.push(card);
      side.known.push(1 << of);
    }
  });
  s.deck = hidden;
  redealJarls(s, seat, random);
  return s;
}

function disarmedIn(s: Valhalla): Seat {
  const top = s.frames.at(-1);
  return top && isDiscard(top) && top.why === 'tactic' ? top.seat : -1;
}

const isDiscard = (frame: Frame): frame is DiscardFrame => frame.kind === 'discard';

/** While jarls are chosen, those of others are any that the seat was not dealt. */
function redealJarls(s: Valhalla, seat: Seat, random: Random): void {
  if (s.sides.every(({ jarls }) => jarls.length === 0)) return;
  const pool = shuffle(
    random,
    jarlsFor(s).filter((card) => !s.sides[seat].jarls.includes(card)),
  );
  s.sides.forEach((side, of) => {
    if (of !== seat) side.jarls = pool.splice(0, side.jarls.length);
  });
}

/** Every card of the deck's sets, wherever it is, in order: none lost, none doubled. */
export function census(s: Valhalla): number[] {
  const lists = [s.deck, s.discard, s.open, s.box];
  for (const side of s.sides) {
    lists.push(
      side.hand,
      side.drawn,
      side.valhalla,
      side.squad.filter((card) => card >= 0),
      side.tyr.filter((card) => card >= 0),
    );
  }
  // Once the battle is cleaned up, what was played lies on the discard pile.
  if (s.battle && !s.battle.cleaned) for (const f of s.battle.fighters) lists.push(f.played, f.given);
  lists.push((s.battle?.helps ?? []).map(({ card }) => card));
  return lists.flat().sort((a, b) => a - b);
}
