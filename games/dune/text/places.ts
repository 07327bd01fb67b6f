/** Names of the spaces. */
import type { Text } from '@vigrid/kernel';
import { isKey, say } from '@vigrid/speech';
import { overlayNames, spaceNames } from '../board/names.ts';

const inOrder: readonly Text[] = Object.values(spaceNames);

/** By its number, its id or its English name. */
export function placeName(which: string | number): Text {
  if (typeof which === 'number') return inOrder[which] ?? say(`№ ${which}`, `No. ${which}`);
  if (isKey(spaceNames, which)) return spaceNames[which];
  if (isKey(overlayNames, which)) return overlayNames[which];
  return inOrder.find(({ en }) => en === which) ?? say(which, which);
}
