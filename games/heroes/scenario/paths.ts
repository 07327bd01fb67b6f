/** What scenarios look at in a state: a.coins, a.squad.Groll.wounds. */
import { costOf } from '../abilities/figures.ts';
import { livesOf, strikeOf } from '../abilities/meaning.ts';
import { isSupport } from '../abilities/printed.ts';
import { cardOf, type Heroes, heroOf, openCoins, type Piece, pieceOf } from '../state.ts';
import { called, find } from './names.ts';

/** Paths: turn, active, stage, a.coins, a.hand, a.squad.Groll.wounds, b.hero.lives … */
export function read(s: Heroes, path: readonly string[]): unknown {
  const [head, zone, who, what] = path;
  if (head === 'active') return s.active === 0 ? 'a' : 'b';
  if (head === 'first') return s.first === 0 ? 'a' : 'b';
  if (head === 'turn' || head === 'stage') return s[head];
  const side = head === 'a' ? s.sides[0] : head === 'b' ? s.sides[1] : undefined;
  if (!side) return undefined;
  const names = (held: readonly number[]) => held.map((card) => cardOf(s, card).en);
  switch (zone) {
    case 'coins':
    case 'missed':
      return side[zone];
    case 'open':
      return openCoins(side);
    case 'hand': {
      if (who === undefined) return names(side.hand);
      const [card] = called((one) => cardOf(s, one), side.hand, who);
      return card !== undefined && what === 'cost' ? costOf(s, card) : undefined;
    }
    case 'graveyard':
    case 'completed':
    case 'reserve':
      return names(side[zone]);
    case 'deck':
      return who === 'size' ? side.deck.length : names(side.deck.toReversed());
    case 'hero':
      return pieceField(s, heroOf(side), who);
    case 'squad':
    case 'supports':
    case 'quests': {
      if (who === undefined)
        return names(side.play.filter((piece) => zoneOf(s, piece) === zone).map((p) => p.card));
      const found = find(s, head === 'a' ? 0 : 1, `${head} ${who}`).flatMap((card) => pieceOf(s, card) ?? []);
      return found[0] && pieceField(s, found[0], what);
    }
    default:
      return undefined;
  }
}

function pieceField(s: Heroes, piece: Piece, field: string | undefined): unknown {
  switch (field) {
    case 'strike':
      return strikeOf(s, piece);
    case 'lives':
      return livesOf(s, piece);
    case 'wounds':
    case 'closed':
    case 'boosts':
    case 'fresh':
    case 'poison':
    case 'stunned':
    case 'markers':
      return piece[field];
    case 'under':
      return piece.under.map(({ card }) => cardOf(s, card).en);
    default:
      return undefined;
  }
}

function zoneOf(s: Heroes, piece: Piece): string {
  const card = cardOf(s, piece.card);
  return card.type === 'quest'
    ? 'quests'
    : isSupport(card)
      ? 'supports'
      : card.type === 'creature'
        ? 'squad'
        : 'hero';
}
