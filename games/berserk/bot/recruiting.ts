/**
 * Which cards to go to battle with: those that won games, where the table's own suggestion goes by crystals and bodies.
 * What a card is worth was found by a regression over squads drawn half by chance (docs/bots.md).
 */
import type { Seat } from '@vigrid/kernel';
import type { BerserkAct } from '../acts.ts';
import type { Card } from '../cards/catalogue.ts';
import { isFlyer, type Wish } from '../flow/preliminary/squad.ts';
import type { Berserk } from '../state.ts';
import { suggestSquad } from './suggestion.ts';
import { weights } from './weights.ts';

/** What a card is worth in a squad, in tenths of a crystal. */
export function squadWorth(card: Card): number {
  const chips = card.spendsChips ? weights.chips : 0;
  const acts = card.plays.length > 0 ? weights.plays : 0;
  const steps = typeof card.move === 'number' ? card.move * weights.steps : 0;
  const body = (card.lives ?? 0) * weights.lives + (card.strike?.[1] ?? 0) * weights.blow;
  // What needs a host may find none.
  const alone = card.type === 'creature' && card.move !== 'symbiont' ? weights.creature : -8;
  const air = isFlyer(card) ? weights.flyer : 0;
  return Math.max(
    1,
    10 * card.cost + (card.elite ? card.cost : 0) + body + alone + air + chips + acts + steps,
  );
}

/** For the cards that a side was dealt, those to recruit, in order: they are asked for at every step. */
const squads = new Map<string, readonly Wish[]>();
const mostSquads = 200;

/** The next card to recruit, as one of the acts that are offered; undefined if none of those wished for is. */
export function nextRecruit(s: Berserk, seat: Seat, options: readonly BerserkAct[]): BerserkAct | undefined {
  const { deal, recruits } = s.sides[seat];
  const dealt = [...deal, ...recruits.map(({ card }) => card)].sort((a, b) => a - b);
  const { lives, blow, creature, flyer, chips, plays, steps } = weights;
  const likings = [lives, blow, creature, flyer, chips, plays, steps];
  const key = `${s.edition} ${likings} ${dealt.map((card) => `${card}:${s.def[card]}`)}`;
  let wishes = squads.get(key);
  if (!wishes) {
    if (squads.size >= mostSquads) squads.clear();
    wishes = suggestSquad(s, seat, squadWorth);
    squads.set(key, wishes);
  }
  for (const wish of wishes) {
    const act = options.find(
      (one) => one.do === 'recruit' && one.card === wish.card && one.x === wish.x && !one.take,
    );
    if (act) return act;
  }
  return undefined;
}
