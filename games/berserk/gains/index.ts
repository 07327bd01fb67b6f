/** Everything that a card has or is given, kind by kind: a file and a line here for each. */
import type { Tagged } from '@vigrid/kernel/schema';
import type { GainWords } from '../abilities/kind.ts';
import { becomes } from './becomes.ts';
import { cannot } from './cannot.ts';
import { becomesElement } from './element.ts';
import { exposed } from './exposed.ts';
import { feature } from './feature.ts';
import { firm } from './firm.ts';
import { formationOf } from './formation-of.ts';
import { gainsElement } from './gains-element.ts';
import { ignores } from './ignores.ts';
import { immune } from './immune.ts';
import { incarnatesAt } from './incarnates-at.ts';
import { less } from './less.ts';
import { lives } from './lives.ts';
import { loses } from './loses.ts';
import { lure } from './lure.ts';
import { may } from './may.ts';
import { move } from './move.ts';
import { must } from './must.ts';
import { noWounds } from './no-wounds.ts';
import { poisonHurts } from './poison-hurts.ts';
import { prevents } from './prevents.ts';
import { protection } from './protection.ts';
import { range } from './range.ts';
import { reduced } from './reduced.ts';
import { reduces } from './reduces.ts';
import { roll } from './roll.ts';
import { rollAgainst } from './roll-against.ts';
import { rollIs } from './roll-is.ts';
import { skill } from './skill.ts';
import { strike } from './strike.ts';
import { namedWord } from './word.ts';

export const gainKinds = {
  word: namedWord,
  strike,
  less,
  roll,
  rollAgainst,
  rollIs,
  protection,
  exposed,
  immune,
  noWounds,
  reduced,
  reduces,
  firm,
  move,
  range,
  lives,
  cannot,
  may,
  lure,
  ignores,
  element: becomesElement,
  gainsElement,
  loses,
  becomes,
  formationOf,
  must,
  poisonHurts,
  incarnatesAt,
  feature,
  prevents,
  skill,
};

type Kinds = typeof gainKinds;

/** Something that a card has, from its own text or from another's, for good or for a while. */
export type Gain = Tagged<'kind', { readonly [K in keyof Kinds]: Kinds[K]['shape'] }>;

export const kindOfGain = (gain: Gain): GainWords<Gain> => gainKinds[gain.kind];
