/** Where a Rival of Uprising gains Influence, and where it places its Spies. D-27.6, D-27.7. */
import { rivals } from '../cards/catalogue.ts';
import { pushBox } from '../effects/boxes.ts';
import type { Dune, G, SideId } from '../state.ts';
import { topOfTrack } from './influence.ts';
import { openPosts, ownPosts, placeSpy, recallSpy } from './spies.ts';

/** The Factions in the order of the Rival's list. */
export const priorityOf = (s: Dune, side: SideId): readonly number[] => rivals[s.sides[side].rival].priority;

type By = 'first' | 'second' | 'third' | 'most' | 'least' | 'alliance';

/** The Faction meant; ties go by its list. -1 where all it would gain is lost. */
export function rivalFaction(s: Dune, side: SideId, by: By, n: number): number {
  const { influence } = s.sides[side];
  const open = priorityOf(s, side).filter((faction) => influence[faction] < topOfTrack);
  const best = (rank: (faction: number) => number) =>
    open.reduce((found, faction) => (found < 0 || rank(faction) > rank(found) ? faction : found), -1);
  switch (by) {
    case 'first':
      return priorityOf(s, side)[0];
    case 'second':
      return priorityOf(s, side)[1];
    case 'third':
      return priorityOf(s, side)[2];
    case 'most':
      return best((faction) => influence[faction]);
    case 'least':
      return best((faction) => -influence[faction]);
    case 'alliance': {
      const taken = open.find((faction) => wouldTake(s, side, faction, n));
      return taken ?? best((faction) => -influence[faction]);
    }
  }
}

/** So much more Influence would bring the Alliance token. */
function wouldTake(s: Dune, side: SideId, faction: number, n: number): boolean {
  const holder = s.alliance[faction];
  if (holder === side) return false;
  const then = Math.min(topOfTrack, s.sides[side].influence[faction] + n);
  return then >= 4 && (holder < 0 || then > s.sides[holder].influence[faction]);
}

/**
 * On a post with one of these icons, otherwise on the first free one of a Faction by its list. The third calls the other
 * two back and sets its Scheme to work (D-27.7).
 */
export function rivalSpy(g: G, side: SideId, icons: number): void {
  const { state: s } = g;
  const of = s.sides[side];
  if (of.spies === 0) return;
  const at = (meant: number) => openPosts(s, side, { icons: meant, visited: false, shared: false })[0];
  const post =
    icons !== 0
      ? at(icons)
      : priorityOf(s, side)
          .map((faction) => at(1 << faction))
          .find(Boolean);
  if (!post) return;
  placeSpy(g, side, post, 'D-27.7');
  if (of.spies > 0) return;
  for (const other of ownPosts(s, side)) if (other !== post) recallSpy(g, side, other, 'D-27.7');
  pushBox(g, side, rivals[of.rival].scheme, -1);
}
