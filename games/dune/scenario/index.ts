/** How scenarios write positions, acts and values of Dune. scenarios/README.md shows it by examples. */
import type { ScenarioRoom } from '@vigrid/kernel';
import { cardOf, type Dune } from '../state.ts';
import { act, line } from './lines.ts';
import { find } from './names.ts';
import { place } from './place.ts';
import { read } from './read.ts';

export const scenario: ScenarioRoom<Dune> = {
  resting: ['turn', 'reveal', 'combat'],
  place,
  find,
  act,
  line,
  name: (s, card) => cardOf(s, card).en,
  read,
};
