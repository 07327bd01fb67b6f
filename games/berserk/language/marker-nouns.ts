/** The names of markers on cards and cells, as nouns: all their forms follow from these. */
import type { Grammar } from '@vigrid/speech';

const soft: Grammar = { gender: 'f' };

export const markerNouns: Readonly<Record<string, readonly [word: string, grammar: Grammar]>> = {
  hunt: ['охота', {}],
  prey: ['добыча', {}],
  bonfire: ['костер', { stem: 'костр' }],
  tremor: ['дрожь', soft],
  blight: ['гниль', soft],
  amulet: ['оберег', {}],
  revenge: ['месть', soft],
  fireWall: ['стена огня', {}],
  chill: ['холод трясины', {}],
  forage: ['фураж', {}],
  nest: ['гнездо', {}],
  lair: ['логово', {}],
  guard: ['телохранитель', { animate: true }],
  tornado: ['смерч', {}],
  seal: ['печать сеггера', { gender: 'f' }],
  vampireArrow: ['стрела-вампир', {}],
  rebuff: ['отпор', {}],
};

/** Names of several words, or such as are not declined, with their keys. */
export const markerPhrases: Readonly<Record<string, string>> = {
  'кислотные пары': 'acid',
};
