/** Somebody or something that a sentence speaks of, in both languages, and how it speaks of it again. */
import {
  type Adjective,
  type Case,
  type Lexeme,
  manyOf,
  type Phrase as PhraseOf,
  phraseOf,
  pronoun,
  singular,
  type Text,
  thisOne,
} from '@vigrid/speech';
import type { Anchor } from '../abilities/index.ts';
import { card, type Kind, kinds } from './nouns.ts';

export interface Phrase extends PhraseOf {
  /** Spoken of again by the same words, not by a pronoun. */
  readonly fixed?: true;
}

/** Where a text stands: on which card, and what it has spoken of already. */
export interface Setting {
  readonly type: Kind;
  /** The card that the moment is about, where that is not this card; the other card of it. */
  readonly it?: Phrase;
  readonly other?: Phrase;
  /** The targets of the ability before. */
  readonly same?: Phrase;
  /** Those of the one before it, while this one has targets of its own. */
  readonly before?: Phrase | undefined;
  /** What X is at this moment. */
  readonly x?: Text;
  /** The opponent chooses, so that it need not be told of each choice. */
  readonly chooser?: 'opponent';
  /** The kind of ability that was named already. */
  readonly use?: string;
  /** How many cards a prophecy has shown. */
  readonly shown?: number;
  /** A cell that was spoken of. */
  readonly cell?: { readonly ru: (c: Case) => string; readonly en: string };
}

/** The card whose text it is: "this creature". */
export function thisCard(type: Kind): Phrase {
  const noun = kinds[type];
  return phraseOf(noun, `this ${noun.en.one}`, (c) => singular([thisOne], noun.ru, c));
}

/** The same card by the part it plays in the moment: "the attacked card", «атаковавшее существо». */
export const role = (noun: Lexeme, part: Adjective, en: string): Phrase =>
  phraseOf(noun, `the ${en} ${noun.en.one}`, (c) => singular([part], noun.ru, c));

export const plain = (noun: Lexeme, many: boolean): Phrase =>
  phraseOf(
    noun,
    many ? noun.en.many : noun.en.one,
    (c) => (many ? manyOf([], noun.ru, c) : noun.ru.sg[c]),
    many,
  );

/** Whom a word such as "it" stands for; a cell is no card. */
export function anchored(anchor: Exclude<Anchor, 'cell'>, at: Setting): Phrase {
  switch (anchor) {
    case 'this':
      return thisCard(at.type);
    case 'it':
      return at.it ?? thisCard(at.type);
    case 'other':
      return at.other ?? plain(card, false);
    case 'before':
      return at.before ?? plain(card, false);
    case 'same':
      if (!at.same) return plain(card, false);
      return at.same.fixed ? at.same : pronoun(at.same);
  }
}

/** Of a target of its own, which is `same` from here on. */
export const withTarget = (at: Setting, who: Phrase): Setting => ({ ...at, same: who, before: at.same });
