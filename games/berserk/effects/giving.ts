/** What cards are given and what they lose: features, markers, effects on cells, things to come. */

import { lossNumber } from '../abilities/named.ts';
import type { Gain, Until } from '../abilities/types.ts';
import { ref } from '../events.ts';
import { amountOf, isFree } from '../features/evaluate.ts';
import { isCreature } from '../features/figures.ts';
import { eachGain, wordOf } from '../features/gains.ts';
import { markCell } from '../features/gifts.ts';
import { grant } from '../features/grant.ts';
import { endGame } from '../flow/ending/campaign.ts';
import { say } from '../say.ts';
import type { Deed, Handlers } from '../stack/deed.ts';
import type { Piece } from '../state/piece.ts';
import { type Berserk, cardByNumber, pieceOf, profileOf, rival } from '../state.ts';
import { distance } from '../zones/battlefield.ts';
import { belongsAloft, stand } from '../zones/standing.ts';
import { singular } from './singular.ts';

export const givingEffects: Handlers<
  | 'give'
  | 'lose'
  | 'mark'
  | 'unmark'
  | 'markCells'
  | 'unmarkCells'
  | 'later'
  | 'trap'
  | 'choose'
  | 'chooseRow'
  | 'chooseCell'
  | 'chooseNumber'
  | 'rollFor'
  | 'win'
  | 'singular'
> = {
  give(deed) {
    const { s, effect, ctx, targets, use, g } = deed;
    const gift = giftNumber(s, use.def, effect.gains);
    const turns = effect.turns === undefined ? 1 : amountOf(s, effect.turns, ctx);
    for (const piece of targets) {
      if (isImmune(s, piece, effect.gains)) continue;
      const again = effect.single && piece.lasting.some((one) => isGift(one, use.def, gift, use.card));
      if (!again) lend(g, piece, deed, gift, effect.until, turns);
    }
    return targets.length > 0;
  },

  lose(deed) {
    const { g, s, effect, targets, item } = deed;
    for (const piece of targets) {
      const { seat, card: from } = item;
      const { what, until = 'stay' } = effect;
      grant(g, piece, 'B12-119.5', { def: -1, gift: lossNumber(what), seat, from, until }, 'lost');
      const [cell] = item.cells;
      // B12-208.7: where the text says where it lands.
      if (cell !== undefined && isFree(s, cell) && !belongsAloft(s, piece)) {
        stand(s, piece, cell);
        say(g, { kind: 'landed', rule: 'B12-208.7', card: ref(s, piece.card), cell });
      }
    }
    return targets.length > 0;
  },

  mark({ g, s, effect, ctx, targets, item }) {
    for (const piece of targets) {
      const amount = effect.amount === undefined ? 1 : amountOf(s, effect.amount, ctx);
      const there = piece.markers.find((marker) => marker.kind === effect.marker);
      if (there) there.amount += amount;
      else
        piece.markers.push({
          kind: effect.marker,
          seat: item.seat,
          from: item.card,
          amount,
          until: effect.until ?? 'stay',
        });
      say(g, { kind: 'marked', rule: 'B12-119.4', card: ref(s, piece.card), marker: effect.marker, amount });
    }
    return targets.length > 0;
  },

  unmark({ g, s, effect, targets }) {
    for (const piece of targets) {
      piece.markers = piece.markers.filter((marker) => marker.kind !== effect.marker);
      say(g, {
        kind: 'unmarked',
        rule: 'B12-119.5',
        card: ref(s, piece.card),
        marker: effect.marker,
        amount: 0,
      });
    }
    return targets.length > 0;
  },

  markCells({ g, s, effect, item, use }) {
    // A line is chosen by its last cell.
    const cells = effect.cells.ray ? line(deedFrom(s, item.card), item.cells[0]) : item.cells;
    for (const cell of cells) {
      markCell(s, {
        cell,
        marker: effect.marker,
        seat: item.seat,
        from: item.card,
        def: effect.gains ? use.def : -1,
        gift: effect.gains ? giftNumber(s, use.def, effect.gains) : -1,
        until: effect.until ?? 'stay',
      });
      say(g, { kind: 'cellMarked', rule: 'B12-119.4', cell, marker: effect.marker });
    }
    return item.cells.length > 0;
  },

  unmarkCells({ g, s, effect, item }) {
    const gone = s.marks.filter(({ marker, from }) => marker === effect.marker && from === item.card);
    s.marks = s.marks.filter((mark) => !gone.includes(mark));
    for (const { cell, marker } of gone) say(g, { kind: 'cellUnmarked', rule: 'B12-119.5', cell, marker });
    return gone.length > 0;
  },

  /** B12-118.3, B09-417.2: what is to come is held apart from its source. */
  later({ s, effect, item, use, targets }) {
    const list = cardByNumber(s, use.def).numbers.get(effect.does) ?? 0;
    const its = effect.to ? targets.map(({ card }) => card) : [use.it];
    for (const it of its) {
      const { seat, card } = item;
      const { def, feature, x, cell, row } = use;
      s.delayed.push({ on: effect.on, seat, card, def, feature, list, it, x, cell, row, since: s.clock++ });
    }
    return its.length > 0;
  },

  trap({ s, effect, item, use }) {
    const list = cardByNumber(s, use.def).numbers.get(effect.does) ?? 0;
    const { def, feature, x, cell, row } = use;
    s.delayed.push({
      on: effect.on,
      seat: item.seat,
      card: item.card,
      def,
      feature,
      list,
      it: -1,
      x,
      cell,
      row,
      since: s.clock++,
    });
    return true;
  },

  choose: ({ targets }) => targets.length > 0,
  chooseRow: () => true,
  chooseNumber: () => true,
  chooseCell({ use, item }) {
    use.cell = item.cells[0] ?? -1;
    return item.cells.length > 0;
  },

  /** The list that the roll gave is used next; see perform.ts. */
  rollFor: () => true,

  win({ g, s, item, effect }) {
    const winner = effect.who === 'opponent' ? rival(item.seat) : item.seat;
    // B09-102.2b, B09-102.3d, B09-102.3c: who has no creature left has lost, whatever the text says.
    const alive = s.sides[winner].squad.some((card) => s.pieces[card] && isCreature(s, s.pieces[card]));
    const lost = profileOf(s).lossBeatsWin && !alive;
    endGame(g, [lost ? rival(winner) : winner], 'B12-602.1');
    return true;
  },

  singular: (deed) => singular(deed),
};

/** B12-G-protection-from: what the card is protected from is not put on it. */
function isImmune(s: Berserk, piece: Piece, gains: readonly Gain[]): boolean {
  let immune = false;
  eachGain(s, piece, 'immune', ({ to }) => {
    if (gains.some((gain) => gain.kind === 'word' && gain.word === to)) immune = true;
  });
  return immune;
}

const deedFrom = (s: Berserk, card: number): number => pieceOf(s, card)?.cell ?? -1;

/** The cells from next to one to the other, in a straight line. */
function line(from: number, to: number | undefined): number[] {
  if (from < 0 || to === undefined) return [];
  const length = distance(from, to);
  const step = (to - from) / length;
  return Array.from({ length }, (_, n) => from + (n + 1) * step);
}

const isGift = (one: Piece['lasting'][number], def: number, gift: number, from: number): boolean =>
  one.def === def && one.gift === gift && one.from === from;

/** The number of a list of gains in the data of a card. */
export const giftNumber = (s: Berserk, def: number, gains: readonly Gain[]): number =>
  cardByNumber(s, def).numbers.get(gains) ?? -1;

/**
 * Puts gains on a card for a while, or for good where no term is said (B12-G-gains-text; B09-407.2, B09-407.3,
 * B09-418.2). What comes of it is its maker's (B09-416.4).
 */
export function lend(
  g: Deed['g'],
  piece: Piece,
  { item, use, s }: Deed,
  gift: number,
  until: Until | undefined,
  turns = 1,
): void {
  if (gift < 0) return;
  grant(g, piece, 'B12-117.1', {
    def: use.def,
    gift,
    seat: item.seat,
    from: item.card,
    x: use.x,
    it: use.other >= 0 ? use.other : (use.same[0] ?? -1),
    until: until ?? 'stay',
    turns,
  });
  renewArmour(s, piece, use.def, gift);
}

/** Armour that was gained counts as unused, whatever another has kept off this turn (B12-G-armour-x, B09-D-armour). */
function renewArmour(s: Berserk, piece: Piece, def: number, gift: number): void {
  for (const gain of cardByNumber(s, def).gifts[gift]) {
    if (gain.kind !== 'word') continue;
    const value = gain.value ?? 1;
    const older = Math.max(0, wordOf(s, piece, gain.word) - value);
    if (gain.word === 'armour') piece.armourUsed = Math.min(piece.armourUsed, older);
    if (gain.word === 'magicArmour') piece.magicArmourUsed = Math.min(piece.magicArmourUsed, older);
  }
}
