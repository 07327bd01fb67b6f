/** The rules that numbers speak of. */
import type { Rule, Rulebook, Ruling } from '@vigrid/kernel';
import { createContext, useContext } from 'preact/compat';

/** Whose rules are spoken of, and the rules themselves once they have come. */
export interface Judge {
  readonly game: string;
  readonly rulebook: Rulebook | null;
}

export const RulebookContext = createContext<Judge | null>(null);

/** A rule of the game that is spoken of, or a ruling; undefined until they have come. */
export function useRule(id: string): Rule | Ruling | undefined {
  const { rulebook } = useContext(RulebookContext) ?? {};
  return rulebook ? ruleIn(rulebook, id) : undefined;
}

/** A rule or ruling by its id; undefined where the book has none. */
export const ruleIn = ({ rules, rulings, details }: Rulebook, id: string): Rule | Ruling | undefined =>
  rules[id] ?? rulings[id] ?? details?.[id];

/**
 * What a number looks like in a sentence. An entry of a glossary has a word in place of a number, and that is said in the
 * language of the sentence: "BH-G Close", «BH-G Закройте».
 */
export function shownNumber(id: string, title: string | undefined): string {
  const [book] = /^.*-G(?=-)/.exec(id) ?? [];
  const word = title
    ?.replace(/\s*\([^)]*\)/g, '')
    .replace(/\[[^\]]*\]/g, '…')
    .replace(/\s*[:—–]\s*…$/, '');
  return book && word ? `${book} ${word}` : id;
}
