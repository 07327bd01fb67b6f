/**
 * Skerries: captains race longships for the treasure of the islands. The smallest whole game of the house, to learn
 * from: dice, hidden cards, a choice of all at once, settings; docs/architecture.md walks through it.
 */
import type { CardEntry, Game } from '@vigrid/kernel';
import { acts, type SkerriesAct } from './acts.ts';
import { begin } from './begin.ts';
import { judge, policy } from './bot/policy.ts';
import type { SkerriesEvent } from './events.ts';
import { explain } from './explain.ts';
import { flows } from './flow.ts';
import { census, redeal } from './knowledge.ts';
import { rulebook } from './rulebook/index.ts';
import { scenario } from './scenario.ts';
import { type SkerriesOptions, settings } from './settings.ts';
import type { Skerries } from './state.ts';
import { lay } from './table/lay.ts';
import { type SkerriesView, view } from './table/view.ts';
import { speech } from './text.ts';

export const skerries: Game<Skerries, SkerriesOptions, SkerriesAct, SkerriesEvent, SkerriesView> = {
  id: 'skerries',
  version: 1,
  name: { ru: 'Шхеры', en: 'Skerries' },
  seats: { min: 2, max: 4 },
  rulebook,
  settings,
  acts,
  flows,
  begin,
  view,
  lay,
  redeal,
  explain,
  judge,
  policy,
  catalogue: [1, 2, 3, 4, 5, 6].map(entryOf),
  speak: speech,
  scenario,
  census,
};

export default skerries;

function entryOf(strength: number): CardEntry {
  return {
    id: `sail-${strength}`,
    name: { ru: `Парус ${strength}`, en: `Sail ${strength}` },
    set: { ru: 'Шхеры', en: 'Skerries' },
    line: { ru: 'Парус', en: 'Sail' },
    figures: { strength },
    text: [],
    dye: 'water',
    glyph: 'drakkar',
    kind: 'sail',
  };
}
