/** How scenarios write positions, acts and values of Berserk. scenarios/README.md shows it by examples. */
import type { ScenarioRoom } from '@vigrid/kernel';
import { act, line } from './scenario/acts.ts';
import { cellWord, find } from './scenario/names.ts';
import { place } from './scenario/place.ts';
import { read } from './scenario/read.ts';
import { type Berserk, cardOf } from './state.ts';

export const scenario: ScenarioRoom<Berserk> = {
  resting: ['choice', 'redeal', 'beforeRecruit', 'recruit', 'deploy'],
  place,
  find,
  act,
  line,
  name: (s, object, kind) => (kind === 'cells' ? cellWord(object) : cardOf(s, object).en),
  read,
};
