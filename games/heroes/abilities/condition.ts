/** On what condition a text is there. */
import {
  either,
  type Fitting,
  keyed,
  listOf,
  named,
  oneOf,
  type Read,
  type Schema,
  truth,
  wholeFrom,
  yes,
} from '@vigrid/kernel/schema';
import { filter } from './filter.ts';
import { cardType, className } from './words.ts';

/** All of them hold. */
const together = { all: listOf(named<Condition>('condition'), 1) };
interface Together extends Fitting<typeof together> {}

const single = {
  hand: { hand: oneOf('more', 'fewer') },
  handMin: { handMin: wholeFrom(0) },
  handMax: { handMax: wholeFrom(0) },
  control: { control: filter },
  /** The enemy has no open coins. */
  enemyBroke: { enemyBroke: yes },
  /** Soulcatcher: a creature has died this turn (BH-16.1). */
  soulcatcher: { soulcatcher: yes },
  /** This character has no wounds; with the start of the turn that is Concentration (BH-17.1). */
  unwounded: { unwounded: yes },
  /** Raid X: this creature is attacking, and it is the X-th or a later attack of the turn (BH-18.1). */
  raid: { raid: wholeFrom(1) },
  went: { went: oneOf('first', 'second') },
  heroClass: { heroClass: className },
  enemyTurn: { enemyTurn: yes },
  boostsMin: { boostsMin: wholeFrom(0) },
  /** Has no Weakening effects. */
  unweakened: { unweakened: yes },
  /** What this creature attacks is a hero, a creature; fits. */
  against: { against: either(oneOf('hero', 'creature'), filter) },
  /** This creature is attacking; is in a fight that a text has begun. */
  attacking: { attacking: yes },
  fighting: { fighting: yes },
  /** This card is closed, is open. */
  closed: { closed: truth },
  /** So many of your coins are open. */
  openMin: { openMin: wholeFrom(0) },
  /** You have completed so many quests; none. */
  questsMin: { questsMin: wholeFrom(1) },
  noQuests: { noQuests: yes },
  /** The enemy controls more creatures than you. */
  outnumbered: { outnumbered: yes },
  coinsMin: { coinsMin: wholeFrom(0) },
  heroNeutral: { heroNeutral: yes },
  graveyardHas: { graveyardHas: cardType },
  /** A creature of yours has died this turn. */
  lost: { lost: yes },
  /** What the effect before was done to is in play still. */
  standing: { standing: yes },
  /** What the effect before was done to fits. */
  before: { before: filter },
} as const;
const one = keyed(single);

export type Condition = Together | Read<typeof one>;
export const condition: Schema<Condition> = keyed({ all: together, ...single });
