/** Somebody or something that a sentence speaks of, in both languages, and what is told of them. */
import { oneDoes } from './english.ts';
import type { Lexeme } from './lexemes.ts';
import { ofGender } from './russian/adjectives.ts';
import type { ByGender, Case, Forms } from './russian/cases.ts';
import { after, afterPreposition, he, they } from './russian/pronouns.ts';
import type { Verb } from './russian/verbs.ts';
import { say } from './say.ts';
import type { Text } from './text.ts';

/** A noun with all that goes with it, ready for any case. */
export interface Phrase {
  readonly en: string;
  readonly ru: (c: Case) => string;
  /** After a preposition: «с существом», «со слабым существом», «с ним». */
  readonly after: (preposition: string, c: Case) => string;
  /** Whether the verb stands in the plural. */
  readonly many: boolean;
  readonly noun: Lexeme;
}

/** A phrase around a noun: in English as it stands, in Russian by case. */
export const phraseOf = (noun: Lexeme, en: string, ru: (c: Case) => string, many = false): Phrase => ({
  en,
  ru,
  after: (preposition, c) => after(preposition, ru(c)),
  many,
  noun,
});

/** What was just spoken of: "it", "them". */
export function pronoun({ noun, many }: Pick<Phrase, 'noun' | 'many'>): Phrase {
  const forms: Forms = many ? they : he[noun.ru.gender];
  const governed = afterPreposition(forms);
  return {
    ...phraseOf(noun, many ? 'them' : 'it', (c) => forms[c], many),
    after: (preposition, c) => `${preposition} ${governed[c]}`,
  };
}

/** Subjects of English sentences: "they", not "them". */
export const subject = ({ en }: Pick<Phrase, 'en'>): string => (en === 'them' ? 'they' : en);

/** What one does and many do, in both languages. */
export interface Doing {
  readonly ru: Pick<Verb, 'one' | 'many'>;
  readonly en: { readonly one: string; readonly many: string };
}

/** A verb in both languages: the Russian one by its forms, the English one as many do it. */
export const doing = (ru: Verb, en: string): Doing => ({ ru, en: { one: oneDoes(en), many: en } });

/** What is told of them, without whom: "gain 2 wounds", «получают 2 раны». */
export const told = ({ many }: Pick<Phrase, 'many'>, { ru, en }: Doing, what?: Text): Text =>
  say(
    (many ? ru.many : ru.one) + (what ? ` ${what.ru}` : ''),
    (many ? en.many : en.one) + (what ? ` ${what.en}` : ''),
  );

/** The same of somebody: "they gain 2 wounds", «они получают 2 раны». */
export function toldOf(who: Phrase, does: Doing, what?: Text): Text {
  const { ru, en } = told(who, does, what);
  return say(`${who.ru('nom')} ${ru}`, `${subject(who)} ${en}`);
}

/** The Russian form that agrees with them, of the past or of a short participle: «перемещалась», «закрыты». */
export const agreed = (forms: ByGender, { many, noun }: Phrase): string =>
  ofGender(forms, noun.ru.gender, many);
