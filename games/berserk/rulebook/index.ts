/**
 * The rulebooks of Berserk of 2012 and 2009 in our own words, Russian and English, our rulings where they leave a
 * question open, and our own rules where neither has any. Code cites these ids, so an id never changes; a wording may.
 */
import { type Rulebook, type RuleNotes, rulesOf } from '@vigrid/kernel';
import { b09 } from './b09/index.ts';
import { b12 } from './b12/index.ts';
import { glossary } from './b12-glossary/index.ts';
import { type ChapterId, chapters } from './chapters.ts';
import { counterparts } from './counterparts.ts';
import { details } from './details.ts';
import { echoes } from './echoes.ts';
import { rulings } from './rulings.ts';
import { warOfElements } from './war-of-elements.ts';

export type { Chapter, ChapterId, Edition } from './chapters.ts';
export { chapters } from './chapters.ts';
export type { RulingId } from './rulings.ts';
export { rulings } from './rulings.ts';

const inOrder = { ...b12, ...glossary, ...b09, ...warOfElements };

export type RuleId = keyof typeof inOrder;

interface Notes extends RuleNotes {
  readonly chapter?: ChapterId;
  readonly see?: readonly RuleId[];
}

/** All rules in the order of the rulebooks. A cross-reference to a rule that is not there does not compile. */
export const rules = rulesOf<RuleId, Notes, ChapterId>(inOrder, chapters);

/** The editions are counted apart; what is ours belongs to the one that it is played in. */
const parts = [
  { name: { ru: 'Редакция 2012', en: 'Edition 2012' }, rules: idsOf(b12, glossary, warOfElements) },
  { name: { ru: 'Редакция 2009', en: 'Edition 2009' }, rules: idsOf(b09) },
];

function idsOf(...books: object[]): ReadonlySet<string> {
  return new Set(books.flatMap(Object.keys));
}

/** A rule that is not there does not compile. */
const alike: readonly (readonly RuleId[])[] = echoes;

export const rulebook: Rulebook = { chapters, rules, rulings, details, parts, counterparts, echoes: alike };
