/** How scenarios write positions, acts and values of Heroes. docs/scenarios.md shows it by examples. */
import type { ScenarioRoom } from '@vigrid/kernel';
import type { HeroesAct } from '../acts.ts';
import { cardOf, type Heroes } from '../state.ts';
import { form } from './form.ts';
import { act, line } from './lines.ts';
import { find } from './names.ts';
import { read } from './paths.ts';
import { place } from './position.ts';
import { written } from './written.ts';

export const scenario: ScenarioRoom<Heroes, HeroesAct> = {
  resting: ['main'],
  place,
  form,
  written,
  find,
  act,
  line,
  name: (s, card) => cardOf(s, card).en,
  read,
  unordered: (path) =>
    ['squad', 'supports', 'quests', 'hand', 'graveyard', 'reserve'].includes(path[path.length - 1]),
};
