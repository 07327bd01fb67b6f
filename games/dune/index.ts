/**
 * Dune: Imperium for one to four players, Uprising for six as well, with Rise of Ix and Immortality. The rules are in flow/ (the course of play)
 * and effects/ (the language of cards and spaces, and what carries it out); cards/ and board/ are tables of data;
 * rulebook/ has every rule under its number.
 */
import type { Game } from '@vigrid/kernel';
import { acts, type DuneAct } from './acts.ts';
import { begin } from './begin.ts';
import { changes } from './bot/changes.ts';
import { gallery } from './bot/gallery.ts';
import { judge, learning } from './bot/judgement.ts';
import { leanings } from './bot/leaning.ts';
import { policy } from './bot/policy.ts';
import { catalogue } from './cards/entries.ts';
import type { DuneEvent } from './events.ts';
import { explain } from './explain.ts';
import { explainPick } from './explain-pick.ts';
import { flows } from './flow/index.ts';
import { census, redeal } from './knowledge.ts';
import { rulebook } from './rulebook/index.ts';
import { scenario } from './scenario/index.ts';
import { type DuneOptions, settings } from './settings.ts';
import type { Dune } from './state.ts';
import { view } from './table/look.ts';
import { preview } from './table/preview.ts';
import type { DuneView } from './table/view.ts';
import { speech } from './text/speech.ts';

export const dune: Game<Dune, DuneOptions, DuneAct, DuneEvent, DuneView> = {
  id: 'dune',
  version: 5,
  name: { ru: 'Дюна: Империя', en: 'Dune: Imperium' },
  seats: { min: 1, max: 6, not: [5] },
  rulebook,
  acts,
  flows,
  settings,
  begin,
  view,
  redeal,
  explain,
  explainPick,
  preview,
  judge,
  policy,
  tuning: leanings,
  horizon: (s) => s.round,
  slip: 0.15,
  changes,
  learning,
  gallery,
  catalogue,
  speak: speech,
  scenario,
  census,
};

export default dune;
