/** Somebody or something a sentence speaks of, and how it speaks of it again. */
import {
  adjective,
  type Case,
  type Lexeme,
  manyOf,
  type Phrase as PhraseOf,
  phraseOf,
  pronoun,
  singular,
  type Text,
  thatOne,
  thisOne,
  your,
} from '@vigrid/speech';
import { type Kind, kinds } from './nouns.ts';

export interface Phrase extends PhraseOf {
  /** Speaks of what was just named: "it", "those creatures". */
  readonly again: boolean;
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
    ...phraseOf(noun, en, ru, many),
    again: again ?? false,
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
  const it = pronoun({ noun, many: false });
  return {
    ...made({ ...it, again: true }),
    after: it.after,
    of: (thing) => ({ en: `its ${thing.en}`, ru: `${it.ru('gen')} ${thing.ru}` }),
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
