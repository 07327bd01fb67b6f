/** Parts of which the shapes of effects, costs and conditions are made. */
import { type Fields, named, oneOf, type Schema } from '@vigrid/kernel/schema';
import { factions, icons, resources } from '../symbols.ts';
import type { Effects } from './language.ts';

export const faction = oneOf(...factions);
export const icon = oneOf(...icons);
export const resource = oneOf(...resources);
/** Where troops are lost. */
export const troopPlace = oneOf('garrison', 'conflict', 'anywhere');
export const effects = named<Effects>('effects');

/** Any of the kinds of a table, told apart by `kind`. */
export const taggedBy = <T>(table: Readonly<Record<string, { readonly shape: Fields }>>): Schema<T> => ({
  node: {
    kind: 'tagged',
    tag: 'kind',
    kinds: Object.fromEntries(Object.entries(table).map(([kind, { shape }]) => [kind, shape])),
  },
});
