/** What is printed on cards, as it counts in the present position: Factions, icons, names; and which are grafted. */

import { cards } from '../cards/catalogue.ts';
import { cardOf, type Dune, isHouseHagal, type SideId } from '../state.ts';
import { type Faction, factions } from '../symbols.ts';
import { trashable } from './cards.ts';
import { bearerOf } from './teams.ts';

export const hasFaction = (s: Dune, card: number, faction: Faction): boolean =>
  (cardOf(s, card).factions & (1 << factions.indexOf(faction))) !== 0;

/** Cards of a Faction in play, apart from the one that asks. */
export function countInPlay(s: Dune, side: SideId, faction: Faction, except: number): number {
  const of = s.sides[side];
  let count = 0;
  for (const card of of.played) if (card !== except && hasFaction(s, card, faction)) count++;
  for (const card of of.shown) if (card !== except && hasFaction(s, card, faction)) count++;
  return count;
}

/** The Agent icons of a card, played alone or with another. */
export function iconsOf(s: Dune, side: SideId, card: number, partner: number): number {
  const { icons: printed, iconsIf } = cardOf(s, card);
  if (iconsIf === null) return printed;
  return hasMore(s, side, iconsIf.when, card, partner) ? printed | iconsIf.icons : printed;
}

function hasMore(
  s: Dune,
  side: SideId,
  when: 'grafted' | 'beneGesserit' | 'mostTroops',
  card: number,
  partner: number,
): boolean {
  switch (when) {
    case 'grafted':
      return partner >= 0;
    case 'beneGesserit':
      // Both are played before the Agent is sent (RD-23).
      return (
        countInPlay(s, side, 'beneGesserit', card) > 0 ||
        (partner >= 0 && hasFaction(s, partner, 'beneGesserit'))
      );
    case 'mostTroops':
      return s.sides.every((of, other) => {
        const own = bearerOf(s, side);
        return other === own || of.troops < s.sides[own].troops;
      });
  }
}

/** All copies of The Spice Must Flow that a side owns (D-F-099, D-F-100); a Rival counts as having two (D-22.8). */
export function copiesOwned(s: Dune, side: SideId): number {
  const of = s.sides[side];
  if (of.automated) return isHouseHagal(of) ? 0 : 2;
  let count = 0;
  for (const zone of [of.deck, of.hand, of.played, of.shown, of.discard]) {
    for (const card of zone) if (cards[s.def[card]].flows) count++;
  }
  return count;
}

/** The card grafted to this one in the present turn; -1 for none. */
export const partnerOf = ({ turn }: Dune, card: number): number =>
  card === turn.card ? turn.graft : card === turn.graft ? turn.card : -1;

/** Those of the two grafted cards that can be trashed. */
export const graftedInPlay = (s: Dune, side: SideId): number[] => {
  const { card, graft } = s.turn;
  if (graft < 0) return [];
  const from = trashable(s, side);
  return [card, graft].filter((one) => from.includes(one));
};
