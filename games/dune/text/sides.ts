import type { Names, Text } from '@vigrid/kernel';
import { say } from '@vigrid/speech';
import { rivalNames } from '../cards/uprising/rival-names.ts';
import { automatedSeat } from '../symbols.ts';

/** A player or a Rival of Uprising by name; House Hagal and other Rivals by what they are, as in the middle of a sentence. */
export function side(seat: number, names: Names): Text {
  if (seat === automatedSeat.hagal) return say('Дом Хагаль', 'House Hagal');
  if (seat === automatedSeat.firstRival) return say('первый оппонент', 'the first Rival');
  if (seat === automatedSeat.secondRival) return say('второй оппонент', 'the second Rival');
  const rival = rivalNames[seat - automatedSeat.rivals];
  if (rival) return say(rival.ru, rival.en);
  const name = names.seat(seat);
  return say(name, name);
}
