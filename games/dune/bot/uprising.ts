/** What Spies, contracts and won cards of Uprising are worth to a side, in parts of a victory point. */
import { boardOf, spaces } from '../board/board.ts';
import { postByNumber, spiesOnBoard } from '../pieces/spies.ts';
import { cardOf, type Dune, type SideId, type Tableau } from '../state.ts';
import { battleIcons, ownTrack } from '../symbols.ts';
import { ahead, influenceWorth } from './values.ts';
import { boxWorth } from './worth.ts';

/** A Spy on a post: better where more spaces, and better ones, are watched. */
export function spyWorth(s: Dune, side: SideId, post: number): number {
  const watched = postByNumber(s, post).spaces;
  let worth = 0.15 + 0.05 * watched.length;
  for (const space of watched) {
    const { faction, maker } = spaces[space];
    if (faction >= 0 && faction !== ownTrack) worth += 0.15 * influenceWorth(s, side, faction, 1);
    if (maker > 0) worth += 0.05 + 0.02 * s.bonus[space];
  }
  return worth;
}

/** A card for a Spy that has been of use already. */
export const intelligenceWorth = (s: Dune, side: SideId, post: number): number =>
  0.32 + (s.sides[side].spies === 0 ? 0.1 : 0) - 0.6 * spyWorth(s, side, post);

/** A contract: its reward, the sooner the easier its space is to reach. */
export function contractWorth(s: Dune, side: SideId, card: number): number {
  const { completes, reward } = cardOf(s, card);
  const gives = boxWorth(s, side, reward, card);
  if (completes === null || completes.by === 'immediate') return gives + 0.1;
  if (completes.by === 'acquire') return 0.4 * gives;
  if (completes.by === 'harvest') return (completes.n <= 3 ? 0.7 : 0.5) * gives;
  const space = boardOf(s).same[completes.n];
  return (space >= 0 && spaces[space].cost === null ? 0.85 : 0.6) * gives;
}

/** Of two cards to be turned down, the wild one is kept: it still pairs with any. */
export const trophyWorth = (s: Dune, card: number): number =>
  cardOf(s, card).battleIcon === battleIcons.indexOf('wild') ? 0 : 0.1;

/** Spies, Maker Hooks, contracts and battle icons, for a judgement of the whole position. */
export function uprisingThings(s: Dune, side: SideId, { won, contracts, completed }: Tableau): number {
  const of = s.sides[side];
  const later = ahead(s);
  const eyes = 0.16 * spiesOnBoard(s, side) + 0.1 * of.spies;
  const pending = contracts.reduce((sum, card) => sum + 0.4 * contractWorth(s, side, card), 0);
  return eyes + (of.hooks ? 0.9 * later : 0) + pending + 0.08 * completed.length + 0.3 * won.length;
}
