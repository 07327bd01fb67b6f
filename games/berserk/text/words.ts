/** Named features (B12-517): their names, how a value goes with them, and for the tooltip what they mean. */
import type { Text } from '@vigrid/kernel';
import { figures, isKey, type Lexeme, say } from '@vigrid/speech';
import { wordRules } from '../abilities/word-rules.ts';
import { words as names, type Word } from '../abilities/words.ts';
import type { RuleId } from '../rulebook/index.ts';
import { chip, life, moreLife } from './nouns.ts';
import { combat } from './words-combat.ts';
import { standing } from './words-standing.ts';

/** How it is called and what it means. */
export interface Said {
  /** Nominative, accusative («получает»), genitive («без»), instrumental («с»); X stands where the value goes. */
  readonly ru: readonly [nom: string, acc: string, gen: string, ins: string];
  readonly en: string;
  /** What it means, for the tooltip. */
  readonly about: Text;
  /** Told of the card as a verb («не закрывается …») rather than had as a thing. */
  readonly verb?: true;
}

export interface Term extends Said {
  /** The rule of the glossary or the book that has it in full; none where the card tells all. */
  readonly rule: RuleId | null;
}

const said: Readonly<Record<Word, Said>> = { ...combat, ...standing };

export const words = Object.fromEntries(
  names.map((word) => [word, { ...said[word], rule: wordRules[word] }]),
) as Readonly<Record<Word, Term>>;

/** The name of a named feature with its value: "Armour 2", «броню 2» as an object. */
export function wordName(word: Word, value: number | undefined, c: 'nom' | 'acc' | 'gen' | 'ins'): Text {
  const number = value ?? 1;
  if (isKey(counted, word)) return counted[word](number);
  const { ru, en } = words[word];
  const form = ru[{ nom: 0, acc: 1, gen: 2, ins: 3 }[c]];
  return { ru: valued(form, value), en: valued(en, value) };
}

/** Where the value is a number of things. */
const counted = {
  maxLives: (n: number) => say(`максимум ${figures(n, life.ru, 'nom')}`, `maximum ${things(n, life)}`),
  maxChips: (n: number) => say(`максимум ${figures(n, chip.ru, 'nom')}`, `maximum ${things(n, chip)}`),
  startChips: (n: number) =>
    say(`начинает бой с ${figures(n, chip.ru, 'ins')}`, `starts the battle with ${things(n, chip)}`),
  startLives: (n: number) =>
    say(`начинает бой с ${figures(n, moreLife.ru, 'ins')}`, `starts the battle with ${things(n, moreLife)}`),
};

/** A value takes the place of X, or follows where the name has none; nothing stands there without one. */
function valued(name: string, value: number | undefined): string {
  if (!name.includes('X')) return value === undefined ? name : `${name} ${value}`;
  return value === undefined
    ? name.replace(/(, дальность|, range| на)? X/, '')
    : name.replace('X', `${value}`);
}

const things = (n: number, { en }: Lexeme): string => `${n} ${n === 1 ? en.one : en.many}`;
