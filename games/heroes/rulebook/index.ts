/**
 * The rulebook of Berserk. Heroes in our own words, Russian and English, and our rulings where it leaves a question
 * open. Code cites these ids, so an id never changes; a wording may.
 */
import { type Rulebook, type RuleNotes, rulesOf } from '@vigrid/kernel';
import { beginner } from './beginner.ts';
import { cards } from './cards.ts';
import { type ChapterId, chapters } from './chapters.ts';
import { details } from './details.ts';
import { echoes } from './echoes.ts';
import { fighting } from './fighting.ts';
import { glossaryAToK } from './glossary-a-k.ts';
import { glossaryNToE } from './glossary-n-e.ts';
import { rammarat } from './rammarat.ts';
import { rulings } from './rulings.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';

export type { ChapterId } from './chapters.ts';
export { chapters } from './chapters.ts';
export type { RulingId } from './rulings.ts';
export { rulings } from './rulings.ts';

const inOrder = {
  ...cards,
  ...setup,
  ...turn,
  ...fighting,
  ...rammarat,
  ...glossaryAToK,
  ...glossaryNToE,
  ...beginner,
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

export const rulebook: Rulebook = { chapters, rules, rulings, details, echoes: alike };
