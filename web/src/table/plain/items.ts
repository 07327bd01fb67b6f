/** What lies on a layout and has a number of its own. */
import type { Item, Layout } from '@vigrid/kernel';

/** A thing that questions can mean. */
export type Thing = Exclude<Item, { kind: 'figure' }>;
export type Numbered = Thing & { readonly id: number };

export const itemsOf = ({ areas }: Layout): readonly Numbered[] =>
  areas.flatMap(({ items }) => items.filter(isNumbered));

export const itemOf = (layout: Layout, id: number): Numbered | undefined =>
  itemsOf(layout).find((item) => item.kind !== 'place' && item.id === id);

export const isNumbered = (item: Item): item is Numbered => item.kind !== 'figure' && item.id !== undefined;
