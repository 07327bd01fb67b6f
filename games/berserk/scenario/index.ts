/** How scenarios write positions, acts and values of Berserk. scenarios/README.md shows it by examples. */
import type { ScenarioRoom } from '@vigrid/kernel';
import type { BerserkAct } from '../acts.ts';
import { type Berserk, cardOf } from '../state.ts';
import { parseDeck } from './decks.ts';
import { form } from './form.ts';
import { act, line } from './lines.ts';
import { cellWord, find } from './names.ts';
import { read } from './paths.ts';
import { place } from './position.ts';
import { written } from './written.ts';

export const scenario: ScenarioRoom<Berserk, BerserkAct> = {
  resting: ['choice', 'redeal', 'beforeRecruit', 'recruit', 'deploy'],
  place,
  form,
  written,
  find,
  act,
  line,
  name: (s, object, kind) => (kind === 'cells' ? cellWord(object) : cardOf(s, object).en),
  read,
  unordered: (path) => ['squad', 'elements', 'markers'].includes(path[path.length - 1]),
  deckProblems: (s, text) => parseDeck(s, text).problems,
};
