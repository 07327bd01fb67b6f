import type { Names, Text } from '@vigrid/kernel';
import { say } from '@vigrid/speech';
import { automatedSeat } from '../symbols.ts';

/** A player by name; House Hagal and the Rivals by what they are, as in the middle of a sentence. */
export function side(seat: number, names: Names): Text {
  if (seat === automatedSeat.hagal) return say('Дом Хагаль', 'House Hagal');
  if (seat === automatedSeat.firstRival) return say('первый оппонент', 'the first Rival');
  if (seat === automatedSeat.secondRival) return say('второй оппонент', 'the second Rival');
  const name = names.seat(seat);
  return say(name, name);
}
