/** How lines of the log are made, and what they call cards. */
import type { Names, Text } from '@vigrid/kernel';
import { say } from '@vigrid/speech';
import type { BerserkEvent, CardRef } from '../events.ts';

type Shape<E, K> = E extends { readonly kind: infer D } ? (K extends D ? E : never) : never;

export type Lines<K extends BerserkEvent['kind']> = {
  readonly [E in K]: (e: Shape<BerserkEvent, E>, names: Names) => Text;
};

/** A card by name; one that nobody may know is a hidden card. */
export function name({ id, def }: CardRef, names: Names): Text {
  if (def === null) return say('скрытая карта', 'a hidden card');
  const known = names.card(id);
  return say(known, known);
}
