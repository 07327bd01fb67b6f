/**
 * The rulebook of Dune: Imperium in our own words, Russian and English, with the official answers, and our rulings
 * where both leave a question open. Code cites these ids, so an id never changes; a wording may.
 */
import { type Rulebook, rulesOf, type Text } from '@vigrid/kernel';
import { agentTurn } from './agent-turn.ts';
import { type Box, type BoxedNotes, boxOf } from './box.ts';
import { cards } from './cards.ts';
import { type ChapterId, chapters } from './chapters.ts';
import { combat } from './combat.ts';
import { details } from './details.ts';
import { echoes } from './echoes.ts';
import { effects } from './effects.ts';
import { faq1 } from './faq-1.ts';
import { faq2 } from './faq-2.ts';
import { faq3 } from './faq-3.ts';
import { faq4 } from './faq-4.ts';
import { hagal } from './hagal.ts';
import { immortality } from './immortality.ts';
import { knowledge } from './knowledge.ts';
import { leaders } from './leaders.ts';
import { reveal } from './reveal.ts';
import { riseOfIx } from './rise-of-ix.ts';
import { roundEnd } from './round-end.ts';
import { rulings } from './rulings.ts';
import { setup } from './setup.ts';
import { uprising } from './uprising.ts';
import { uprisingPlayers } from './uprising-players.ts';

export type { Box } from './box.ts';
export type { ChapterId } from './chapters.ts';
export { chapters } from './chapters.ts';
export type { RulingId } from './rulings.ts';
export { rulings } from './rulings.ts';

const inOrder = {
  ...setup,
  ...agentTurn,
  ...effects,
  ...reveal,
  ...combat,
  ...roundEnd,
  ...cards,
  ...leaders,
  ...hagal,
  ...riseOfIx,
  ...immortality,
  ...uprising,
  ...uprisingPlayers,
  ...knowledge,
  ...faq1,
  ...faq2,
  ...faq3,
  ...faq4,
};

export type RuleId = keyof typeof inOrder;

interface Notes extends BoxedNotes {
  readonly chapter?: ChapterId;
  readonly see?: readonly RuleId[];
}

/** All rules in the order of the rulebook. A cross-reference to a rule that is not there does not compile. */
export const rules = rulesOf<RuleId, Notes, ChapterId>(inOrder, chapters);

const boxes: Readonly<Record<Box, Text>> = {
  base: { ru: 'Базовая игра', en: 'Base game' },
  ix: { ru: 'Расцвет иксианцев', en: 'Rise of Ix' },
  immortality: { ru: 'Бессмертие', en: 'Immortality' },
  uprising: { ru: 'Восстание', en: 'Uprising' },
};

/** The boxes are counted apart. */
const parts = Object.entries(boxes).map(([of, name]) => ({
  name,
  rules: new Set(Object.entries(rules).flatMap(([id, rule]) => (boxOf(rule) === of ? id : []))),
}));

/** A rule that is not there does not compile. */
const alike: readonly (readonly RuleId[])[] = echoes;

export const rulebook: Rulebook = { chapters, rules, rulings, details, parts, echoes: alike };
