/** Whom an effect is done to, as the sentence speaks of it. */
import type { Text } from '@vigrid/kernel';
import type { Amount, Effect, Filter, Target } from '../abilities/types.ts';
import { phrase } from './filters.ts';
import type { Scale } from './measures.ts';
import { card, copyNoun, type Kind } from './nouns.ts';
import { heroOf, made, type Phrase, that, thisCard } from './phrases.ts';

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

export function target(to: Target, at: Setting): Phrase {
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
      return 'all' in to ? phrase(to.all, 'each') : phrase(to.pick, upTo(to.count, to.upTo));
  }
}

export const self = ({ type, near }: Setting): Phrase =>
  near === 'self' ? thisCard(type).pronoun() : thisCard(type);

/** Those that the effect before was done to. */
export const theSame = ({ spoken }: Setting): Phrase => spoken?.pronoun() ?? that(card);

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

/** The setting of the effect that follows this one in the list. */
export function next(e: Effect, at: Setting): Setting {
  const to = e.do === 'copy' ? e.of : targetOf(e);
  const near = to === 'self' || (to === 'it' && !at.subject) ? 'self' : to === 'it' ? 'it' : undefined;
  const said = 'amount' in e && typeof e.amount === 'string' && e.amount !== 'all' ? e.amount : undefined;
  return { ...at, near: to === 'same' ? at.near : near, spoken: whom(e, at), said };
}

/** Inside another effect nothing is near any more. */
export const inside = (at: Setting): Setting => ({ ...at, near: undefined, nested: true });

const targetOf = (e: Effect): Target | undefined => (e.do !== 'discount' && 'to' in e ? e.to : undefined);

/** A number that is only measured is more than one, as far as a sentence goes. */
const several = (what: Filter, count: Amount = 1): Phrase =>
  phrase(what, typeof count === 'number' ? count : 'bare');

/** What follows the making of copies is about them, not about what they were copied from. */
const copies = (many: boolean): Phrase =>
  made({
    en: many ? copyNoun.en.many : copyNoun.en.one,
    ru: (c) => copyNoun.ru[many ? 'pl' : 'sg'][c],
    noun: copyNoun,
    many,
  });

function whom(e: Effect, at: Setting): Phrase | undefined {
  switch (e.do) {
    case 'shot':
      return phrase({ type: 'character', side: 'enemy' });
    case 'copy':
      return copies((e.count ?? 1) > 1 || target(e.of, at).many);
    case 'recover':
    case 'revive':
    case 'search':
    case 'summon':
    case 'discard':
      return several(e.what ?? {}, e.count);
    case 'capture':
      return 'to' in e ? target(e.to, at) : phrase(e.what);
    case 'spread':
      return phrase(e.among, { upTo: e.count });
    case 'put':
      return target(e.what, at);
    case 'look':
      return phrase({});
    case 'swapQuest':
      return phrase({ type: 'quest' });
    case 'tuck':
      return phrase({}, typeof e.amount === 'number' ? e.amount : 1);
    case 'deploy':
      return phrase(e.what);
    case 'repeat':
      return phrase({ ...e.what, type: 'spell' });
    default: {
      const to = targetOf(e);
      return to === undefined ? undefined : target(to, at);
    }
  }
}
