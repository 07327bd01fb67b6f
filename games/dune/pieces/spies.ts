/** Spies on observation posts: placed, recalled, what they watch. Chapter 25. */
import { type BoardPost, boardOf } from '../board/board.ts';
import { spyLimit } from '../board/posts.ts';
import type { Cite } from '../events.ts';
import { type Dune, type G, type SideId, seatOf } from '../state.ts';
import { factions } from '../symbols.ts';

/** The posts where a side has a Spy. */
export function ownPosts(s: Dune, side: SideId): BoardPost[] {
  if (s.sides[side].spies === spyLimit || s.spies.length === 0) return [];
  return boardOf(s).posts.filter(({ number }) => hasSpy(s, side, number));
}

export const hasSpy = (s: Dune, side: SideId, post: number): boolean => (s.spies[post] & (1 << side)) !== 0;

export const spiesOnBoard = (s: Dune, side: SideId): number =>
  s.spies.length === 0 ? 0 : spyLimit - s.sides[side].spies;

/** The own posts that watch a space (D-25.13). */
export function postsAt(s: Dune, side: SideId, space: number): BoardPost[] {
  if (s.spies.length === 0 || s.sides[side].spies === spyLimit) return [];
  return boardOf(s).watchers[space].filter(({ number }) => hasSpy(s, side, number));
}

export const isSpyingOn = (s: Dune, side: SideId, space: number): boolean =>
  postsAt(s, side, space).length > 0;

/** The spaces that a side spies on, as bits of their places on the board. */
export function watchedBy(s: Dune, side: SideId): number {
  let watched = 0;
  for (const post of ownPosts(s, side)) watched |= post.watched;
  return watched;
}

/** The Factions that a side spies on. */
export function factionsWatched(s: Dune, side: SideId): number[] {
  const seen = ownPosts(s, side).reduce((sum, { icons }) => sum | icons, 0);
  return factions.flatMap((_, faction) => (seen & (1 << faction) ? faction : []));
}

/** Which posts are meant: those with one of these icons, all where none is named; `visited`: at the Agent of this turn. */
export interface PostsMeant {
  readonly icons: number;
  readonly visited: boolean;
  /** With Spies of others on it, too (D-25.7). */
  readonly shared: boolean;
}

/** Where a Spy may be placed: on a post without any (D-25.5), and never beside an own one (D-25.7). */
export function openPosts(s: Dune, side: SideId, { icons, visited, shared }: PostsMeant): BoardPost[] {
  return boardOf(s).posts.filter((post) => {
    if (shared ? hasSpy(s, side, post.number) : s.spies[post.number] !== 0) return false;
    if (visited) return post.spaces.includes(s.turn.space);
    return icons === 0 || (post.icons & icons) !== 0;
  });
}

export function placeSpy(g: G, side: SideId, post: BoardPost, rule: Cite): void {
  const { state: s } = g;
  s.spies[post.number] |= 1 << side;
  s.sides[side].spies--;
  s.turn.post = post.number;
  g.listener?.({ kind: 'spy', rule, seat: seatOf(s, side), post: post.id });
}

export function recallSpy(g: G, side: SideId, post: BoardPost, rule: Cite): void {
  const { state: s } = g;
  s.spies[post.number] &= ~(1 << side);
  s.sides[side].spies++;
  // Whatever it was recalled for (D-25.12).
  if (side === s.active) s.turn.recalled = true;
  g.listener?.({ kind: 'recallSpy', rule, seat: seatOf(s, side), post: post.id });
}

export function postByNumber(s: Dune, number: number): BoardPost {
  const found = boardOf(s).posts.find((post) => post.number === number);
  if (!found) throw new Error(`This board has no post ${number}.`);
  return found;
}
