/**
 * The rulebook of Valhalla in our own words, Russian and English, and our rulings where it leaves a question open.
 * Code cites these ids, so an id never changes; a wording may.
 */
import { type Rulebook, type RuleNotes, rulesOf } from '@vigrid/kernel';
import { battle } from './battle.ts';
import { type ChapterId, chapters } from './chapters.ts';
import { companions } from './companions.ts';
import { components } from './components.ts';
import { echoes } from './echoes.ts';
import { ending } from './ending.ts';
import { expansions } from './expansions.ts';
import { rulings } from './rulings.ts';
import { setup } from './setup.ts';
import { solo } from './solo.ts';
import { symbols } from './symbols.ts';
import { symbolsCards } from './symbols-cards.ts';
import { turn } from './turn.ts';
import { variants } from './variants.ts';

export type { ChapterId } from './chapters.ts';
export { chapters } from './chapters.ts';
export type { RulingId } from './rulings.ts';
export { rulings } from './rulings.ts';

const inOrder = {
  ...components,
  ...setup,
  ...turn,
  ...battle,
  ...ending,
  ...expansions,
  ...companions,
  ...solo,
  ...variants,
  ...symbols,
  ...symbolsCards,
};

export type RuleId = keyof typeof inOrder;

interface Notes extends RuleNotes {
  readonly chapter?: ChapterId;
  readonly see?: readonly RuleId[];
}

/** All rules in the order of the rulebook. A cross-reference to a rule that is not there does not compile. */
export const rules = rulesOf<RuleId, Notes, ChapterId>(inOrder, chapters);

/** A rule that is not there does not compile. */
const alike: readonly (readonly RuleId[])[] = echoes;

export const rulebook: Rulebook = { chapters, rules, rulings, echoes: alike };
