/** Something that a card has, from its own text or from another's, for good or for a while. */
import {
  either,
  listOf,
  named,
  oneOf,
  optional,
  type Read,
  tagged,
  whole,
  yes,
} from '@vigrid/kernel/schema.ts';
import { amount } from './amounts.ts';
import type { Played, Triggered } from './features.ts';
import { attackPattern, danger, filter } from './filters.ts';
import {
  abilityType,
  abilityTypes,
  attackType,
  becomings,
  cannots,
  element,
  elements,
  grade,
  marker,
  mays,
  word,
} from './vocabulary.ts';
import { words } from './words.ts';

export const namedFields = {
  word,
  value: optional(whole),
  /** Gained: adds to what the card has of it already ("Experience in attack 1, or +1 to it"). */
  more: optional(yes),
  /** Gained: only for its next simple strike. */
  once: optional(yes),
};

const ignoring = { kind: oneOf('ignores') };

const gainKinds = {
  /** A named feature. */
  word: namedFields,
  /** +X to attacks of the types (the simple strike where not given), of the grades, against what fits. */
  strike: {
    by: amount,
    types: optional(listOf(attackType, 1)),
    grades: optional(listOf(grade, 1)),
    vs: optional(filter),
    /** Only the next attack; then it is used up. */
    once: optional(yes),
  },
  /**
   * -X from attacks against it (B12-G-minus-x-from-attack, B12-G-minus-x-from-shots-and-throws); less than nothing is
   * vulnerability, to spells and influences too where that is said (B09-D-vulnerability-to).
   */
  less: { by: amount, from: danger, once: optional(yes) },
  /** +X to die rolls: in attack, in defence, of an attack type, any. */
  roll: {
    by: amount,
    for: optional(oneOf('attack', 'defence', ...abilityTypes)),
    vs: optional(filter),
    once: optional(yes),
  },
  /** Rolls of cards that fit are raised when they attack this one. */
  rollAgainst: { amount, by: optional(filter) },
  /** The next roll is this. */
  rollIs: { value: whole },
  /** Protection from … (B12-528.1). */
  protection: { from: danger },
  /** Has lost protection from this, be it part of a compound one (B12-528.2). */
  exposed: { to: danger },
  /** Protection from a named feature, which no effect can put on it (B12-G-protection-from, B09-D-protection). */
  immune: { to: word },
  /** "Receives no wounds from …" (B12-531.1.1). */
  noWounds: { from: danger },
  /** Attacks against it are reduced to X, are of a grade (B12-519.3, B12-519.5). */
  reduced: { from: attackPattern, to: either(oneOf('weak'), whole) },
  /** Its own attacks are reduced to X, count as of a grade. */
  reduces: { of: attackPattern, to: either(oneOf('strong', 'weak'), whole) },
  /** Its simple strike can not be made weaker. */
  firm: {},
  move: { by: amount },
  range: { of: listOf(abilityType, 1), by: whole },
  /** Lives more or fewer, other than by extra lives. */
  lives: { by: amount },
  cannot: { what: oneOf(...cannots), at: optional(filter) },
  may: { what: oneOf(...mays), at: optional(filter), value: optional(whole) },
  /** Enemy attacks of the pattern may be aimed at nothing but it, whatever the range. */
  lure: { of: attackPattern, by: optional(filter) },
  /** Uses its attacks as if their targets had none of this (B12-G-ignore, B09-408.3). */
  ignores: tagged('what', {
    hideout: ignoring,
    features: ignoring,
    lure: ignoring,
    /** Protection from this, be it part of a compound one (B09-411.4a). */
    protection: { ...ignoring, from: danger },
  }),
  element: { becomes: oneOf(...elements, 'neutral') },
  gainsElement: { element },
  loses: { what: oneOf('features', ...words) },
  /** Takes the place of what it was (B12-108.1): its type, its subtype, its rank. Only effects make cards into it. */
  becomes: { what: oneOf(...becomings) },
  /** Has the formation features of cards that fit (Anubisar). */
  formationOf: { cards: filter },
  /** Must strike what fits in its own turn while it can (B12-G-obligation-to-attack, B09-G-oblige-to-attack). */
  must: { at: filter },
  /** Poisoning wounds it for more. */
  poisonHurts: { by: whole },
  /** Incarnates only on a cell with this marker, whatever stands there is destroyed. */
  incarnatesAt: { marker },
  /** A triggered or played feature. */
  feature: { feature: named<Triggered | Played>('usable') },
};

const anyGain = tagged('kind', gainKinds);

export type Gain = Read<typeof anyGain>;

/** What is given at once. */
export const gains = listOf(named<Gain>('gain'), 1);

export const gainParts = { gain: anyGain };
