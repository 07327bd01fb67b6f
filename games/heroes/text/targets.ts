/** Whom an effect is done to, as the sentence speaks of it. */
import type { CardType, Effect, Target } from '../abilities/types.ts';
import type { Scale } from './amounts.ts';
import { phrase } from './filters.ts';
import { card } from './nouns.ts';
import { heroOf, type Phrase, that, thisCard } from './phrases.ts';

/** Where an effect stands: on which card, and what the sentence has spoken of already. */
export interface Setting {
  readonly type: CardType;
  /** The sentence has just named this card, or what the moment is about, so that "it" will do. */
  readonly near?: 'self' | 'it' | undefined;
  /** What the moment is about, where that is not this card. */
  readonly subject?: Phrase | undefined;
  /** Whom the effect before was done to. */
  readonly spoken?: Phrase | undefined;
  /** The card lies in the graveyard. */
  readonly inGraveyard?: boolean;
}

export function target(to: Target, at: Setting): Phrase {
  switch (to) {
    case 'self':
      return self(at);
    case 'it':
      if (!at.subject) return self(at);
      return at.near === 'it' ? at.subject.pronoun() : at.subject.that();
    case 'same':
      return at.spoken?.pronoun() ?? that(card);
    case 'yourHero':
      return heroOf('yours');
    case 'enemyHero':
      return heroOf('enemy');
    default:
      return 'all' in to ? phrase(to.all, 'each') : phrase(to.pick, upTo(to.count, to.upTo));
  }
}

export const self = ({ type, near }: Setting): Phrase =>
  near === 'self' ? thisCard(type).pronoun() : thisCard(type);

export const upTo = (count = 1, most?: true) => (most ? { upTo: count } : count);

/** How amounts are measured for an effect on these. */
export const scale = (who: Phrase | null, at: Setting): Scale => ({ who, me: thisCard(at.type) });

/** The setting of the effect that follows this one in the list. */
export function next(e: Effect, at: Setting): Setting {
  const to = 'to' in e ? e.to : e.do === 'copy' ? e.of : undefined;
  const near = to === 'self' || (to === 'it' && !at.subject) ? 'self' : to === 'it' ? 'it' : undefined;
  return { ...at, near: to === 'same' ? at.near : near, spoken: whom(e, at) };
}

/** Inside another effect nothing is near any more. */
export const inside = (at: Setting): Setting => ({ ...at, near: undefined });

function whom(e: Effect, at: Setting): Phrase | undefined {
  switch (e.do) {
    case 'shot':
      return phrase({ type: 'character', side: 'enemy' });
    case 'copy':
      return target(e.of, at);
    case 'recover':
    case 'revive':
    case 'search':
    case 'summon':
      return phrase(e.what, e.count ?? 1);
    case 'capture':
      return 'to' in e ? target(e.to, at) : phrase(e.what);
    case 'tuck':
      return phrase({});
    case 'discard':
      return phrase(e.what ?? {}, e.count ?? 1);
    case 'repeat':
      return phrase({ ...e.what, type: 'spell' });
    default:
      return 'to' in e ? target(e.to, at) : undefined;
  }
}
