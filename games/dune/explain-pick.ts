/** Why a card can not be among what is picked: where it would have to lie, or what it lacks. */
import type { PickQuestion, Reason } from '@vigrid/kernel';
import { market, priceOf } from './pieces/market.ts';
import { bearerOf } from './pieces/teams.ts';
import { cardOf, type Dune, type G, type SideId } from './state.ts';
import type { DuneWhy } from './text/reasons.ts';

export function explainPick({ state: s }: G, q: PickQuestion, card: number): Reason[] {
  const { ask, rule } = q;
  const side = sideAsked(s, q);
  if (ask === 'acquire') return [againstAcquiring(s, side, rule, card)];
  const { hand, discard, played, shown } = s.sides[side];
  const own = [hand, discard, played, shown].some((zone) => zone.includes(card));
  if (ask === 'trash' || ask === 'trashCost') {
    const where = trashed[rule] ?? 'pickOwn';
    // Of the own cards only those of a Faction pay some costs.
    return [own && where === 'pickOwn' ? { rule, why: 'pickFaction', card } : { rule, why: where }];
  }
  if (ask === 'recover' && discard.includes(card)) return [{ rule, why: 'pickFaction', card }];
  if (ask === 'throneRow' && s.row.includes(card)) return [{ rule, why: 'noFremen', card }];
  if (ask === 'manipulate' && s.row.includes(card)) return [{ rule, why: 'graftedOfRow', card }];
  return Object.hasOwn(places, ask) ? [{ rule, why: places[ask] }] : [];
}

/** An Ally may be asked on behalf of the side whose cards they are. */
function sideAsked(s: Dune, { seat }: PickQuestion): SideId {
  const frame = s.frames.at(-1);
  return frame && 'side' in frame && typeof frame.side === 'number' && s.sides[frame.side]
    ? frame.side
    : seat;
}

/** What the rule of the choice lets be trashed, where it is not any card in hand, discard pile or play (D-6.5). */
const trashed: Readonly<Record<string, DuneWhy>> = {
  'D-F-124': 'pickInPlay',
  'D-20.16': 'pickFromHand',
  'D-24.15': 'pickGrafted',
};

const places: Readonly<Record<string, DuneWhy>> = {
  discard: 'pickFromHand',
  stepAhead: 'pickFromHand',
  manipulate: 'pickFromRow',
  throneRow: 'pickFromRow',
  recover: 'pickDiscarded',
  contract: 'pickContract',
  keepContract: 'pickContract',
  shareContracts: 'pickContract',
  intelligence: 'pickLooked',
  sortDraw: 'pickLooked',
  sortDiscard: 'pickLooked',
  swapIntrigues: 'pickIntrigue',
  buryIntrigue: 'pickIntrigue',
  trashIntrigue: 'pickIntrigue',
  giveCards: 'pickIntrigue',
  turnDown: 'pickShowing',
};

/** By an effect without paying (D-9.6), for Solari (D-9.2), for specimens (D-24.9). */
function againstAcquiring(s: Dune, side: SideId, rule: string, card: number): Reason {
  if (rule === 'D-24.9') {
    if (!s.tleilaxuRow.includes(card)) return { rule, why: 'notForSale' };
    const { specimens: have } = s.sides[bearerOf(s, side)];
    return { rule, why: 'tooFewSpecimens', card, have, need: cardOf(s, card).specimens };
  }
  if (!market(s, side).includes(card)) return { rule, why: 'notForSale' };
  const need = priceOf(s, side, card);
  if (need < 0) return { rule, why: 'notForPersuasion', card };
  if (rule === 'D-9.2') return { rule, why: 'tooFewSolari', card, have: s.sides[side].solari, need };
  return { rule, why: 'otherCost', card, have: cardOf(s, card).cost };
}
