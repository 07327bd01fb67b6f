/** Noun phrases for what is told of cells, which noun phrases themselves speak of (see filters.ts). */
import type { Filter } from '../abilities/index.ts';
import type { Phrase, Setting } from './phrases.ts';

interface Naming {
  phrase(filter: Filter, at: Setting): Phrase;
}

export const naming: Naming = {
  phrase() {
    throw new Error('Noun phrases are not there yet.');
  },
};
