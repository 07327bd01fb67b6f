/** Words in both languages, as texts use them. */
import { pluralOf } from './english.ts';
import type { Case } from './russian/cases.ts';
import { type Grammar, type Noun, noun } from './russian/nouns.ts';
import { figures, figuresEach } from './russian/numbers.ts';
import { plural, type Text } from './text.ts';

/** A word in both languages. */
export interface Lexeme {
  readonly ru: Noun;
  readonly en: { readonly one: string; readonly many: string };
}

/** A noun by its row: `word('нежить', 'undead', { animate: true, gender: 'f' }, 'undead')`. */
export const word = (ru: string | Noun, en: string, grammar: Grammar = {}, many = pluralOf(en)): Lexeme => ({
  ru: typeof ru === 'string' ? noun(ru, grammar) : ru,
  en: { one: en, many },
});

/** A number in figures and what it counts, as an object by default: "1 wound", «1 рану». */
export const counted = (n: number, of: Lexeme, c: Case = 'acc'): Text => ({
  ru: figures(n, of.ru, c),
  en: `${n} ${plural(n, 'en', [of.en.one, of.en.many])}`,
});

/** So many to each of several: "2 wounds each", «по 2 раны». */
export const countedEach = (n: number, of: Lexeme): Text => ({
  ru: figuresEach(n, of.ru),
  en: `${counted(n, of).en} each`,
});
