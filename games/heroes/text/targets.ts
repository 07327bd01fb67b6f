/** Whom an effect is done to, as the sentence speaks of it. */
import type { Text } from '@vigrid/kernel';
import type { Effects, Granted } from '../abilities/ability.ts';
import type { Amount } from '../abilities/amount.ts';
import type { Filter } from '../abilities/filter.ts';
import type { Target } from '../abilities/target.ts';
import type { Clause } from './clauses.ts';
import { phrase } from './filters.ts';
import type { Scale } from './measures.ts';
import { card, type Kind } from './nouns.ts';
import { heroOf, type Phrase, that, thisCard } from './phrases.ts';

/** Where an effect stands: on which card, and what the sentence has spoken of already. */
export interface Setting {
  readonly type: Kind;
  /** The sentence has just named this card, what the moment is about, or your hero, so that "it" will do. */
  readonly near?: 'self' | 'it' | 'hero' | undefined;
  /** What the moment is about, where that is not this card. */
  readonly subject?: Phrase | undefined;
  /** What caused the moment. */
  readonly cause?: Phrase | undefined;
  /** What X is, where the beginning of the sentence has not said it. */
  readonly x?: Text | undefined;
  /** Whom the effect before was done to. */
  readonly spoken?: Phrase | undefined;
  /** The measure that the effect before has named, so that "as many" will do. */
  readonly said?: Amount | undefined;
  /** The card lies in the graveyard. */
  readonly inGraveyard?: boolean;
  /** Inside another effect, whose parts stand between semicolons. */
  readonly nested?: boolean;
}

export function whom(to: Target, at: Setting): Phrase {
  switch (to) {
    case 'self':
      return self(at);
    case 'it':
      if (!at.subject) return self(at);
      return at.near === 'it' ? at.subject.pronoun() : at.subject.that();
    case 'cause':
      return at.cause?.that() ?? that(card);
    case 'same':
      return theSame(at);
    case 'yourHero':
      return at.near === 'hero' ? heroOf('yours').pronoun() : heroOf('yours');
    case 'enemyHero':
      return heroOf('enemy');
    default:
      if ('all' in to) return phrase(to.all, 'each');
      return chosenBy(to.by, phrase(to.pick, upTo(to.count, to.upTo)));
  }
}

/** RH-59: "an opposing creature of the opponent’s choice". */
export const chosenBy = (who: 'enemy' | undefined, one: Phrase): Phrase =>
  who
    ? {
        ...one,
        en: `${one.en} of the opponent’s choice`,
        ru: (c) => `${one.ru(c)} по выбору противника`,
        after: (preposition, c) => `${one.after(preposition, c)} по выбору противника`,
      }
    : one;

export const self = ({ type, near }: Setting): Phrase =>
  near === 'self' ? thisCard(type).pronoun() : thisCard(type);

/** Those that the effect before was done to. */
export const theSame = ({ spoken, near }: Setting): Phrase =>
  (near === 'hero' ? spoken?.that() : spoken?.pronoun()) ?? that(card);

export const upTo = (count = 1, most?: true) => (most ? { upTo: count } : count);

/** What the target calls itself where it has a text of its own. */
export function kindOf(to: Target, at: Setting): Kind {
  if (to === 'yourHero' || to === 'enemyHero') return 'hero';
  if (to === 'self' || (to === 'it' && !at.subject)) return at.type;
  if (typeof to === 'string') return 'card';
  const { type, class: of } = 'all' in to ? to.all : to.pick;
  return type ?? (of === undefined ? 'card' : 'creature');
}

/** How amounts are measured for an effect on these. */
export const scale = (who: Phrase | null, at: Setting): Scale => ({
  who,
  me: thisCard(at.type),
  before: at.spoken,
  x: at.x,
});

/** Inside another effect nothing is near any more. */
export const inside = (at: Setting): Setting => ({ ...at, near: undefined, nested: true });

/** A number that is only measured is more than one, as far as a sentence goes. */
export const several = (what: Filter, count: Amount = 1): Phrase =>
  phrase(what, typeof count === 'number' ? count : 'bare');

/** Whoever has a Raid to share or to change has one; that need not be said. */
export function withoutRaid(to: Target): Target {
  if (typeof to === 'string' || 'all' in to) return to;
  const { has, ...pick } = to.pick;
  return has === 'raid' ? { ...to, pick } : to;
}

/** What kinds of effects that hold others need to let them speak. */
export interface Say {
  clauses(does: Effects, at: Setting): Clause[];
  ability(given: Granted, type: Kind): Text;
}
