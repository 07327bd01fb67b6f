import type { Names, Text } from '@vigrid/kernel';
import { say } from '@vigrid/speech';

/** A player by name; House Hagal and the Rivals by what they are, as in the middle of a sentence. */
export function side(seat: number, names: Names): Text {
  if (seat === 4) return say('Дом Хагаль', 'House Hagal');
  if (seat === 5) return say('первый оппонент', 'the first Rival');
  if (seat === 6) return say('второй оппонент', 'the second Rival');
  const name = names.seat(seat);
  return say(name, name);
}
