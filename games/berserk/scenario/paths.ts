/** What a path of a scenario is now: turn, phase, a.squad.Nomad.wounds, cells.C1, stack … */
import { listNumber } from '../abilities/named.ts';
import { type Word, words } from '../abilities/words.ts';
import { costOf, elementsOf, isFlying, livesOf, maxLivesOf, poisonOf, stockOf } from '../features/figures.ts';
import { wordOf } from '../features/gains.ts';
import { strikeNow } from '../features/strike-now.ts';
import { useOf } from '../stack/uses.ts';
import type { Piece } from '../state/piece.ts';
import type { Item } from '../state/stack.ts';
import { type Berserk, cardOf, pieceOf, profileOf } from '../state.ts';
import { called, cellCalled, cellWord, find } from './names.ts';

export function read(s: Berserk, path: readonly string[]): unknown {
  const [head, zone, who] = path;
  switch (head) {
    case 'turn':
    case 'phase':
    case 'edition':
      return s[head];
    case 'active':
    case 'first':
      return letter(s[head]);
    case 'stack':
      return s.stack.map((item) => itemWord(s, item));
    case 'due':
      return s.due.map(({ card }) => cardOf(s, card).en);
    case 'delayed':
      return s.delayed.length;
    case 'cells': {
      const cell = cellCalled(zone ?? '');
      if (cell === undefined) return undefined;
      return s.field[cell] < 0 ? null : cardOf(s, s.field[cell]).en;
    }
    case 'marks': {
      const cell = cellCalled(zone ?? '');
      return cell === undefined
        ? undefined
        : s.marks.filter((mark) => mark.cell === cell).map(({ marker }) => marker);
    }
    case 'a':
    case 'b':
      return readSide(s, head === 'a' ? 0 : 1, zone, who, path[3], path[4]);
    default:
      return undefined;
  }
}

const letter = (seat: number): string => (seat === 0 ? 'a' : 'b');

const itemWord = (s: Berserk, item: Item): string => `${cardOf(s, item.card).en} ${itemKind(s, item)}`;

/** B09-402.3a: a destroy effect is no influence, though it goes the way of one. */
function itemKind(s: Berserk, item: Item): string {
  if (item.kind !== 'ability') return item.kind;
  return useOf(s, item.use).list === listNumber('destruction') ? 'destruction' : item.type;
}

function readSide(
  s: Berserk,
  seat: number,
  zone: string | undefined,
  who: string | undefined,
  what: string | undefined,
  more: string | undefined,
): unknown {
  const side = s.sides[seat];
  const names = (held: readonly number[]) => held.map((card) => cardOf(s, card).en);
  switch (zone) {
    case 'gold':
    case 'silver':
    case 'redeals':
    case 'elements':
      return side[zone];
    case 'deck':
      return who === 'size' ? side.deck.length : names(side.deck.toReversed());
    case 'deal':
    case 'graveyard':
    case 'exile':
      return who === 'size' ? side[zone].length : names(side[zone]);
    case 'sideboard':
      return s.campaign && names(s.campaign.sideboards[seat]);
    case 'wins':
      return s.campaign?.wins[seat];
    case 'incarnations': {
      const found = side.incarnations.find(
        ({ card }) => called((c) => cardOf(s, c), [card], who ?? '').length > 0,
      );
      return found?.chips;
    }
    // B12-403.2.2: recruited cards count as in play; in 2009 they have a zone of their own (B09-206.2).
    case 'recruit':
      if (!profileOf(s).recruitZone) return undefined;
      return who === 'size' ? side.recruits.length : names(side.recruits.map(({ card }) => card));
    case 'squad': {
      if (who === undefined) {
        const recruits = profileOf(s).recruitZone ? [] : side.recruits.map(({ card }) => card);
        return names([...recruits, ...side.squad]);
      }
      if (who === 'size') return side.squad.length;
      const [found] = find(s, seat, `${letter(seat)} ${who}`).flatMap((card) => pieceOf(s, card) ?? []);
      return found && pieceField(s, found, what, more);
    }
    default:
      return undefined;
  }
}

function pieceField(s: Berserk, piece: Piece, field: string | undefined, more: string | undefined): unknown {
  switch (field) {
    case 'cell':
      return cellWord(piece.cell);
    case 'lives':
      return livesOf(s, piece);
    case 'maxLives':
      return maxLivesOf(s, piece);
    case 'poison':
      return poisonOf(piece);
    case 'stock':
      return stockOf(s, piece);
    /** Movement units left. */
    case 'move':
      return Math.max(0, stockOf(s, piece) - piece.spent);
    case 'strike':
      return strikeNow(s, piece);
    case 'cost':
      return costOf(s, piece);
    case 'elements':
      return elementsOf(s, piece);
    case 'flying':
      return isFlying(s, piece);
    case 'host':
      return piece.host < 0 ? null : cardOf(s, piece.host).en;
    case 'seat':
      return letter(piece.seat);
    case 'markers':
      return more === undefined
        ? piece.markers.map(({ kind }) => kind)
        : (piece.markers.find(({ kind }) => kind === more)?.amount ?? 0);
    case 'wounds':
    case 'extraLives':
    case 'reduced':
    case 'chips':
    case 'closed':
    case 'hidden':
    case 'numb':
    case 'acts':
    case 'strikes':
    case 'assaulted':
    case 'spent':
    case 'x':
      return piece[field];
    default: {
      const word = words.find((one): one is Word => one === field);
      return word && wordOf(s, piece, word);
    }
  }
}
