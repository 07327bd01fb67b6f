/** The named acts that questions of Heroes offer. Cards are numbers of the state; heroes are cards too. */
import { type ActOf, actTable } from '@vigrid/kernel';
import { ability, abilityAmong, from, seat, to } from '@vigrid/kernel/acts';
import { oneOf, optional, whole, wholeFrom } from '@vigrid/kernel/schema';

export const acts = actTable(
  {
    /** The seat that goes first (BH-6.2). */
    first: { seat },
    /** For its cost, or for the alternative cost of that ability (BH-G-alternative-cost). */
    play: { card: from, alternative: optional(wholeFrom(0)) },
    /** Take a quest (BH-2.5). */
    take: { card: from },
    attack: { card: from, target: to },
    /** An activated ability, by its number among the card's abilities. */
    use: { card: from, ability },
    end: {},
    defend: { card: from },
    pass: {},
    pay: { coins: wholeFrom(0) },
    decline: {},
    /** A card of the hand comes forth at a moment of its own: in ambush, or shown (BH-G-ambush). */
    spring: { card: from, ability },
    /** A cost, and the seat whose deck is meant. */
    name: { cost: wholeFrom(0), seat },
    /** Where a card goes back to the deck. */
    place: { where: oneOf('top', 'bottom') },
    /** One or several modes of a card, as a sum of 1, 2, 4 … */
    modes: { modes: wholeFrom(0) },
    /** A value of Spend of a creature triggers once more. */
    respend: { card: from, value: wholeFrom(0) },
    /** Which of several waiting abilities is carried out first (BH-14.1). */
    resolve: { card: from, ability: abilityAmong(whole) },
    /** No question offers it: the card that is about to be picked, to see what comes of it (table/outcome.ts). */
    aim: { target: to },
  },
  { passes: ['end', 'pass', 'decline'] },
);

export type HeroesAct = ActOf<typeof acts>;
