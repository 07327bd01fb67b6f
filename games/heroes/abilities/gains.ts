/** What cards have from static abilities, and what they are kept from. */
import {
  type Fitting,
  listOf,
  oneOf,
  type Parts,
  parts,
  record,
  type Schema,
  some,
  whole,
  wholeFrom,
} from '@vigrid/kernel/schema';
import { amount, gain } from './amount.ts';
import { filter } from './filter.ts';
import { word } from './words.ts';

/** Where wounds come from. All that is given must fit. */
const dangerFields = parts({
  /** 'attack' is a strike or a shot, return strikes included (RH-34); 'spellWounds' leaves the choice free (RH-62). */
  by: oneOf('spell', 'shot', 'strike', 'attack', 'poison', 'spellWounds'),
  source: filter,
});
export interface Danger extends Fitting<typeof dangerFields> {}
export const danger: Schema<Danger> = record(dangerFields);

const gainFields = {
  strike: gain,
  lives: gain,
  words: listOf(word, 1),
  /** Armour X. */
  armour: wholeFrom(1),
  /** Wounds that the group's cards deal are raised by this much. */
  wounds: whole,
  /** What the group's cards cost is changed by this much; what their activated abilities cost; what an attack costs. */
  cost: whole,
  actionCost: whole,
  toll: wholeFrom(0),
  /** So many more quests may be controlled at a time (BH-2.4). */
  quests: amount,
  /** Protection, as of the group's cards themselves. */
  protection: danger,
  /** Abilities of the group's cards that trigger at the start of a turn trigger twice. */
  twice: oneOf('turnStart'),
  /** Each time Strengthening or Weakening effects are put on a card of the group, so many fewer are. */
  fewerBoosts: wholeFrom(0),
  /** Changes the values of Spend, so that they are reached earlier. */
  spend: whole,
};
export interface Gains extends Fitting<Parts<typeof gainFields>> {}
export const gains: Schema<Gains> = some(gainFields);

export const gainNames = Object.keys(gainFields).filter(isGain);

function isGain(name: string): name is keyof Gains {
  return name in gainFields;
}
