/** Names of the spaces and of the posts that watch them. */
import type { Text } from '@vigrid/kernel';
import { isKey, joined, say } from '@vigrid/speech';
import { overlayNames, spaceNames } from '../board/names.ts';
import { posts } from '../board/posts.ts';

const inOrder: readonly Text[] = Object.values(spaceNames);

/** By its number, its id or its English name. */
export function placeName(which: string | number): Text {
  if (typeof which === 'number') return inOrder[which] ?? say(`№ ${which}`, `No. ${which}`);
  if (isKey(spaceNames, which)) return spaceNames[which];
  if (isKey(overlayNames, which)) return overlayNames[which];
  return inOrder.find(({ en }) => en === which) ?? say(which, which);
}

/** A post by its number or its id: the spaces it watches. */
export function postName(which: number | string): Text {
  const post = typeof which === 'number' ? posts[which] : posts.find(({ id }) => id === which);
  if (!post) return say(`№ ${which}`, `No. ${which}`);
  return joined(post.spaces.map(placeName), ' / ');
}
