/** Names of the spaces. */
import type { Text } from '@vigrid/kernel';
import { baseNames } from '../board/names.ts';
import { isKey, same } from './words.ts';

const inOrder: readonly Text[] = Object.values(baseNames);

/** By its number, its id or its English name. */
export function placeName(which: string | number): Text {
  if (typeof which === 'number') return inOrder[which] ?? same(`№ ${which}`, `No. ${which}`);
  if (isKey(baseNames, which)) return baseNames[which];
  return inOrder.find(({ en }) => en === which) ?? same(which, which);
}
