/** A card that is being made: what was typed, kept in this browser until another takes its place. */
import type { PrintedCard } from '@vigrid/kernel/card-reader';
import { memory } from '../i18n/store.ts';

export interface Draft {
  readonly name: string;
  readonly text: string;
  readonly type: 'creature' | 'artifact' | 'terrain';
  readonly element: string;
  readonly elite: boolean;
  readonly flies: boolean;
  readonly cost: number;
  readonly lives: number;
  readonly move: number;
  readonly strike: readonly [number, number, number];
  readonly class: string;
  readonly glyph: string;
}

export const blank: Draft = {
  name: 'Паромщица',
  text: 'Опыт в защите 1. Защита от отравления. {tap}: Метание на 1-2-3. Строй: +1 к сильному удару.',
  type: 'creature',
  element: 'swamp',
  elite: false,
  flies: false,
  cost: 5,
  lives: 9,
  move: 1,
  strike: [1, 2, 3],
  class: '',
  glyph: 'cowled',
};

const key = 'draft';

export function keptDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(memory.read(key) ?? '');
    return isDraft(kept) ? kept : blank;
  } catch {
    return blank;
  }
}

export const keepDraft = (draft: Draft): void => memory.write(key, JSON.stringify(draft));

/** As the reader takes it: the figures of its type, and no others. */
export function printed(draft: Draft): PrintedCard {
  const { name, text, type, element, elite, flies, cost, lives, move, strike, glyph } = draft;
  const figures = {
    type,
    ...(element !== 'neutral' && { elements: [element] }),
    ...(draft.class !== '' && { classes: [draft.class] }),
    cost,
    ...(elite && { elite: true }),
    ...(type !== 'terrain' && { lives }),
    ...(type === 'creature' && { move: flies ? 'flight' : move, strike: [...strike] }),
    glyph,
  };
  return { name: name.trim(), text, figures };
}

export function isDraft(given: unknown): given is Draft {
  if (typeof given !== 'object' || given === null) return false;
  return Object.entries(blank).every(([field, usual]) => {
    const value: unknown = Object(given)[field];
    if (Array.isArray(usual))
      return Array.isArray(value) && value.length === 3 && value.every((n) => Number.isInteger(n));
    return typeof value === typeof usual;
  });
}
