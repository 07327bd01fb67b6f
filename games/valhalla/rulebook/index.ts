/**
 * The rulebook of Valhalla in our own words, Russian and English, and our rulings where it leaves a question open.
 * Code cites these ids, so an id never changes; a wording may.
 */
import type { Rule, Rulebook } from '@vigrid/kernel';
import { battle } from './battle.ts';
import { type ChapterId, chapters } from './chapters.ts';
import { companions } from './companions.ts';
import { components } from './components.ts';
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

export interface ValhallaRule extends Rule {
  readonly chapter: ChapterId;
  readonly see?: readonly RuleId[];
}

/** All rules in the order of the rulebook. A chapter or a cross-reference that does not exist does not compile. */
export const rules: Readonly<Record<RuleId, ValhallaRule>> = inOrder;

export const rulebook: Rulebook = { chapters, rules, rulings };
