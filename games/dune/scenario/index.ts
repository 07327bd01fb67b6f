/** How scenarios write positions, acts and values of Dune. scenarios/README.md shows it by examples. */
import type { ScenarioRoom } from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import { cardOf, type Dune } from '../state.ts';
import { form } from './form.ts';
import { act, line } from './lines.ts';
import { find } from './names.ts';
import { read } from './paths.ts';
import { place } from './position.ts';
import { written } from './written.ts';

export const scenario: ScenarioRoom<Dune, DuneAct> = {
  resting: ['turn', 'activate', 'reveal', 'combat', 'combatFor'],
  place,
  form,
  written,
  find,
  act,
  line,
  name: (s, card) => cardOf(s, card).en,
  read,
  // Of what lies on the table one's own cards and pieces have no order, nor have the Row and open contracts.
  unordered: ([first, second]) =>
    heaps.includes(second ?? first) &&
    (second !== undefined || first === 'row' || first === 'offered' || first === 'trashed'),
};

const heaps = [
  'row',
  'offered',
  'trashed',
  'hand',
  'discard',
  'played',
  'shown',
  'intrigues',
  'waiting',
  'agents',
  'spies',
  'tech',
  'flipped',
  'snoopers',
  'contracts',
  'completed',
  'won',
  'matched',
];
