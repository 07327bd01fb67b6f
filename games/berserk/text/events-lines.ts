/** How lines of the log are made, and what they call cards. */
import type { Names, SeenByKind, Sentences, Text } from '@vigrid/kernel';
import { say } from '@vigrid/speech';
import type { BerserkEvent, CardRef } from '../events.ts';

export type Lines<K extends BerserkEvent['kind']> = Pick<Sentences<SeenByKind<BerserkEvent>>, K>;

/** A card by name; one that nobody may know is a hidden card. */
export function name({ id, def }: CardRef, names: Names): Text {
  if (def === null) return say('скрытая карта', 'a hidden card');
  const known = names.card(id);
  return say(known, known);
}
