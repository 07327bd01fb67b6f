import type { Names, Text } from '@vigrid/kernel';
import { same } from './words.ts';

/** A player by name; House Hagal and the Rivals by what they are. */
export function side(seat: number, names: Names): Text {
  if (seat === 4) return same('Дом Хагаль', 'House Hagal');
  if (seat === 5) return same('Первый оппонент', 'The first Rival');
  if (seat === 6) return same('Второй оппонент', 'The second Rival');
  const name = names.seat(seat);
  return same(name, name);
}
