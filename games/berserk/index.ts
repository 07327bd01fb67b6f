/**
 * Berserk: the tactical duel of squads, editions 2012 and 2009. The rooms follow the rulebook: features/ (1, what cards
 * have), zones/ (2), stack/ (3, from declaring to paying), flow/ (4 … 7, the course of play); effects/ has what features
 * do, kind by kind. What the editions switch is in profile.ts; cards are tables of data in cards/, in the language of
 * abilities/; rulebook/ has every rule under its number.
 */
import type { Game } from '@vigrid/kernel';
import { acts, type BerserkAct } from './acts.ts';
import { begin, dealt } from './begin.ts';
import { changes } from './bot/changes.ts';
import { gallery } from './bot/gallery.ts';
import { judge } from './bot/judgement.ts';
import { policy } from './bot/policy.ts';
import { weights } from './bot/weights.ts';
import { catalogue } from './cards/entries.ts';
import { decks } from './decks/builder.ts';
import type { BerserkEvent } from './events.ts';
import { explain, explainPick } from './explain.ts';
import { flows } from './flow/index.ts';
import { census, redeal } from './knowledge.ts';
import { rulebook } from './rulebook/index.ts';
import { scenario } from './scenario/index.ts';
import { type BerserkOptions, settings } from './settings.ts';
import type { Berserk } from './state.ts';
import { view } from './table/look.ts';
import { preview } from './table/preview.ts';
import type { BerserkView } from './table/view.ts';
import { speech } from './text/index.ts';

export const berserk: Game<Berserk, BerserkOptions, BerserkAct, BerserkEvent, BerserkView> = {
  id: 'berserk',
  version: 8,
  name: { ru: 'Берсерк', en: 'Berserk' },
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
  slip: 0.6,
  changes,
  gallery,
  catalogue,
  speak: speech,
  decks: { ...decks, dealt },
  scenario,
  census,
};

export default berserk;
