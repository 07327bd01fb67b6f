/** How scenarios are written: positions, acts, names, values. scenarios/README.md shows it. */
import type { ScenarioRoom } from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import type { Valhalla } from '../state.ts';
import { form } from './form.ts';
import { act, line } from './lines.ts';
import { find, nameOfObject } from './names.ts';
import { read } from './paths.ts';
import { place } from './position.ts';
import { written } from './written.ts';

export const scenario: ScenarioRoom<Valhalla, ValhallaAct> = {
  resting: ['action', 'keep'],
  place,
  form,
  written,
  find,
  act,
  line,
  name: nameOfObject,
  read,
  unordered: (path) =>
    ['squad', 'hand', 'valhalla', 'open', 'free', 'activated', 'played'].includes(path[path.length - 1]),
};
