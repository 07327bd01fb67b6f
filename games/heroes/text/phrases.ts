/** Somebody or something a sentence speaks of, and how it speaks of it again. */
import type { Text } from '@vigrid/kernel';
import {
  adjective,
  type Case,
  type Gender,
  he,
  type Lexeme,
  manyOf,
  singular,
  thatOne,
  thisOne,
  your,
} from '@vigrid/speech';
import { type Kind, kinds } from './nouns.ts';

export interface Phrase {
  readonly en: string;
  readonly ru: (c: Case) => string;
  /** Whether the verb stands in the plural. */
  readonly many: boolean;
  readonly gender: Gender;
  /** Speaks of what was just named: "it", "those creatures". */
  readonly again: boolean;
  /** After a preposition: «с существом», «с ним». */
  readonly after: (preposition: string, c: Case) => string;
  /** "the strike of a creature", «удар существа». */
  readonly of: (thing: Text) => Text;
  /** Just after it was named: "it", or "those creatures" where they were several. */
  readonly pronoun: () => Phrase;
  /** Later, when other things have been named too: "that creature". */
  readonly that: () => Phrase;
}

/** What a phrase is made of; `several` even where the verb stands in the singular, as after "each". */
interface Made {
  readonly en: string;
  readonly ru: (c: Case) => string;
  readonly noun: Lexeme;
  readonly many?: boolean;
  readonly several?: boolean;
  readonly again?: true;
}

export function made({ en, ru, noun, many = false, several = many, again }: Made): Phrase {
  return {
    en,
    ru,
    many,
    gender: noun.ru.gender,
    again: again ?? false,
    after: (preposition, c) => `${preposition} ${ru(c)}`,
    of: (thing) => ({ en: `the ${thing.en} of ${en}`, ru: `${thing.ru} ${ru('gen')}` }),
    pronoun: () => (several ? those(noun) : it(noun)),
    that: () => (several ? those(noun) : that(noun)),
  };
}

/** The card itself: "this creature". */
export function thisCard(type: Kind): Phrase {
  const noun = kinds[type];
  return made({ en: `this ${noun.en.one}`, ru: (c) => singular([thisOne], noun.ru, c), noun });
}

/** "your hero", "the opposing hero": there is one of each, so that the name stays when it is spoken of again. */
export function heroOf(side: 'yours' | 'enemy' | undefined): Phrase {
  const noun = kinds.hero;
  const hero: Phrase = {
    ...made(
      side === undefined
        ? { en: 'that player’s hero', ru: (c) => `${noun.ru.sg[c]} этого игрока`, noun }
        : {
            en: side === 'yours' ? 'your hero' : 'the opposing hero',
            ru: (c) => singular([side === 'yours' ? your : opposing], noun.ru, c),
            noun,
          },
    ),
    that: () => hero,
  };
  return hero;
}

export const opposing = adjective('вражеский');

/** What was just spoken of. */
export function it(noun: Lexeme): Phrase {
  const pronoun = he[noun.ru.gender];
  return {
    ...made({ en: 'it', ru: (c) => pronoun[c], noun, again: true }),
    after: (preposition, c) => `${preposition} ${c === 'pre' ? pronoun.pre : `н${pronoun[c]}`}`,
    of: (thing) => ({ en: `its ${thing.en}`, ru: `${pronoun.gen} ${thing.ru}` }),
  };
}

export const that = (noun: Lexeme): Phrase =>
  made({ en: `that ${noun.en.one}`, ru: (c) => singular([thatOne], noun.ru, c), noun });

const those = (noun: Lexeme): Phrase =>
  made({
    en: `those ${noun.en.many}`,
    ru: (c) => manyOf([thisOne], noun.ru, c),
    noun,
    many: true,
    again: true,
  });
