/**
 * Valhalla: jarls arm their warriors with dice and send them to glory. The course of play is in flow/, in the order of
 * the rulebook; strength.ts, jarls.ts and monster.ts say what everything is worth; cards are tables of data in cards/;
 * rulebook/ has every rule under its number.
 */
import type { Game } from '@vigrid/kernel';
import { acts, type ValhallaAct } from './acts.ts';
import { begin } from './begin.ts';
import { changes } from './bot/changes.ts';
import { gallery } from './bot/gallery.ts';
import { judge } from './bot/judgement.ts';
import { policy } from './bot/policy.ts';
import { weights } from './bot/weights.ts';
import { catalogue } from './cards/entries.ts';
import type { ValhallaEvent } from './events.ts';
import { explain } from './explain.ts';
import { explainPick } from './explain-pick.ts';
import { flows } from './flow/index.ts';
import { census, redeal } from './knowledge.ts';
import { rulebook } from './rulebook/index.ts';
import { scenario } from './scenario/index.ts';
import { settings, type ValhallaOptions } from './settings.ts';
import type { Valhalla } from './state.ts';
import { view } from './table/look.ts';
import { preview } from './table/preview.ts';
import type { ValhallaView } from './table/view.ts';
import { speech } from './text/index.ts';

export const valhalla: Game<Valhalla, ValhallaOptions, ValhallaAct, ValhallaEvent, ValhallaView> = {
  id: 'valhalla',
  version: 3,
  name: { ru: 'Вальхалла', en: 'Valhalla' },
  // V-1.13.
  seats: { min: 1, max: 6 },
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
  tuning: weights,
  horizon: (s) => s.turn,
  ahead: 3,
  doubt: 1,
  changes,
  gallery,
  catalogue,
  speak: speech,
  scenario,
  census,
};

export default valhalla;
