/**
 * Berserk. Heroes: a duel of heroes. The rules are in flow/ (the course of play) and effects/ (what happens to cards);
 * cards are tables of data in cards/, in the language of abilities/index.ts; rulebook/ has every rule under its number.
 */
import type { Game } from '@vigrid/kernel';
import { effects } from './abilities/interpreter.ts';
import { acts, type HeroesAct } from './acts.ts';
import { begin } from './begin.ts';
import { catalogue } from './cards/entries.ts';
import { decks } from './decks/decks.ts';
import type { HeroesEvent } from './events.ts';
import { explain } from './explain.ts';
import { ambush } from './flow/ambush.ts';
import { attack } from './flow/attack.ts';
import { answeredByDecider } from './flow/command.ts';
import { play } from './flow/play.ts';
import { settle } from './flow/settle.ts';
import { setup } from './flow/setup.ts';
import { turn } from './flow/turn.ts';
import { judge } from './judge.ts';
import { census, redeal } from './knowledge.ts';
import { rulebook } from './rulebook/index.ts';
import { scenario } from './scenario.ts';
import { type HeroesOptions, settings } from './settings.ts';
import type { Heroes } from './state.ts';
import { view } from './table/look.ts';
import { preview } from './table/preview.ts';
import type { HeroesView } from './table/view.ts';
import { speech } from './text/speech.ts';

export const heroes: Game<Heroes, HeroesOptions, HeroesAct, HeroesEvent, HeroesView> = {
  id: 'heroes',
  version: 2,
  name: { ru: 'Берсерк. Герои', en: 'Berserk. Heroes' },
  seats: { min: 2, max: 2 },
  rulebook,
  acts,
  flows: {
    setup,
    turn: answeredByDecider(turn),
    play,
    attack: answeredByDecider(attack),
    settle: answeredByDecider(settle),
    ambush: answeredByDecider(ambush),
    effects: answeredByDecider(effects),
  },
  settings,
  begin,
  view,
  redeal,
  explain,
  preview,
  judge,
  catalogue,
  speak: speech,
  decks,
  scenario,
  census,
};

export default heroes;
