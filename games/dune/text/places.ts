/** Names of the spaces. */
import type { Text } from '@vigrid/kernel';
import { baseSpaces } from '../board/base.ts';
import { same } from './words.ts';

/** By its English name, its id or its number. */
export function placeName(which: string | number): Text {
  const found =
    typeof which === 'number'
      ? baseSpaces[which]
      : baseSpaces.find(({ en, id }) => en === which || id === which);
  return found ? same(found.ru, found.en) : same(String(which), String(which));
}
