/**
 * Berserk. Heroes: a duel of heroes. The rules are in flow/ (the course of play) and effects/ (what happens to cards);
 * cards are tables of data in cards/, in the language of abilities/ability.ts; rulebook/ has every rule under its number.
 */
import type { Game } from '@vigrid/kernel';
import { acts, type HeroesAct } from './acts.ts';
import { begin, dealt } from './begin.ts';
import { changes } from './bot/changes.ts';
import { gallery } from './bot/gallery.ts';
import { judge } from './bot/judgement.ts';
import { policy } from './bot/policy.ts';
import { weights } from './bot/weights.ts';
import { catalogue } from './cards/entries.ts';
import { decks } from './decks/decks.ts';
import type { HeroesEvent } from './events.ts';
import { explain, explainPick } from './explain.ts';
import { flows } from './flow/index.ts';
import { census, redeal } from './knowledge.ts';
import { rulebook } from './rulebook/index.ts';
import { scenario } from './scenario/index.ts';
import { type HeroesOptions, settings } from './settings.ts';
import type { Heroes } from './state.ts';
import { view } from './table/look.ts';
import { preview } from './table/preview.ts';
import type { HeroesView } from './table/view.ts';
import { speech } from './text/speech.ts';

export const heroes: Game<Heroes, HeroesOptions, HeroesAct, HeroesEvent, HeroesView> = {
  id: 'heroes',
  version: 6,
  name: { ru: 'Берсерк. Герои', en: 'Berserk. Heroes' },
  seats: { min: 2, max: 2 },
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
  ahead: 2,
  slip: 1.5,
  changes,
  gallery,
  catalogue,
  speak: speech,
  decks: { ...decks, dealt },
  scenario,
  census,
};

export default heroes;
