/** How effects are drawn: signs with figures, words where there is no sign. As data, so that a screen knows no effects. */
import type { Text } from '@vigrid/kernel';
import type { Faction, Resource } from '../symbols.ts';

export type Sign =
  | Resource
  | Faction
  | 'troops'
  | 'cards'
  | 'intrigue'
  | 'persuasion'
  | 'swords'
  | 'points'
  | 'influence'
  | 'trash'
  | 'discard'
  | 'council'
  | 'mentat'
  | 'swordmaster'
  | 'foldspace'
  | 'signet'
  | 'control'
  | 'tech'
  | 'negotiator'
  | 'freighter'
  | 'dreadnought'
  | 'research'
  | 'specimen'
  | 'tleilaxu'
  | 'spy'
  | 'sandworm'
  | 'hooks'
  | 'shieldWall'
  | 'contract'
  | 'recall'
  | 'trade'
  | 'throne';

export type Mark =
  /** A sign with its figure; the word stands beside it where there is room for words, or `always`. */
  | {
      readonly sign: Sign;
      readonly n?: number | string;
      readonly word?: Text;
      readonly always?: true;
    }
  | { readonly said: Text }
  | { readonly pay: readonly Mark[]; readonly gives: readonly Mark[] }
  /** One of several, or `pick` of them. */
  | { readonly among: readonly (readonly Mark[])[]; readonly pick?: number }
  | { readonly when: readonly Text[]; readonly gives: readonly Mark[] };

/** A box as it is read aloud and as it is drawn. */
export interface Said {
  readonly text: Text;
  readonly marks: readonly Mark[];
}

/** A sign with a figure and a word. */
export const mark = (sign: Sign, n?: number | string, word?: Text): readonly Mark[] => [
  { sign, ...(n !== undefined && { n }), ...(word && { word }) },
];

/** A sign that stands for one by itself. */
export const several = (sign: Sign, n: number, word: Text): readonly Mark[] =>
  mark(sign, n === 1 ? undefined : n, word);
