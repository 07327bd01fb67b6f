/** Loki's Cunning: what the loser of a battle may gain (chapter 16), all else being as usual (V-16.9). */
import {
  type ActQuestion,
  again,
  asks,
  flow,
  no,
  type PickQuestion,
  push,
  type Seat,
  type Why,
} from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import { cardOf, isWarrior } from '../cards/catalogue.ts';
import type { LokiData, LokiGift } from '../cards/types.ts';
import {
  bit,
  type DiscardFrame,
  type Fighter,
  type G,
  type LokiFrame,
  ref,
  type TakeFrame,
  type Valhalla,
} from '../state.ts';
import { gainFrame, startRecruit } from './cards.ts';
import { sendTogether } from './valhalla.ts';
import { leaveSquad, recover, steal, takeCards } from './zones.ts';

export function lokiOf(s: Valhalla): LokiData {
  const card = cardOf(s, s.loki);
  if (card?.kind !== 'loki') throw new Error('Loki’s Cunning is not in play.');
  return card;
}

export const loki = flow<G, LokiFrame>({
  /** V-16.6: the row of the difference or one below it, or none; V-16.7: nothing beyond the last. */
  choose: asks(
    ({ state: s }: G, { seat }: LokiFrame): ActQuestion<ValhallaAct> | null => {
      const rows = lokiOf(s).rows.flatMap((_, row): ValhallaAct[] =>
        mayTakeRow(s, row) ? [{ do: 'row', row }] : [],
      );
      if (rows.length === 0) return null;
      return { kind: 'act', seat, ask: 'loki', rule: 'V-16.6', options: [{ do: 'pass' }, ...rows] };
    },
    (g, f, act) => {
      const s = g.state;
      if (act.do !== 'row') {
        g.listener?.({ kind: 'declineLoki', rule: 'V-16.6', seat: f.seat });
        return;
      }
      f.row = act.row;
      g.listener?.({
        kind: 'row',
        rule: 'V-16.5',
        seat: f.seat,
        row: act.row,
        card: ref(g.state, s.loki),
      });
      give(g, f, lokiOf(s).rows[act.row].gift);
    },
  ),

  /** Chaos: different ones of three gifts. */
  gifts: asks(
    (g: G, f: LokiFrame): ActQuestion<ValhallaAct> | null => {
      if (f.left === 0) return null;
      const options = gifts
        .filter((gift, i) => !bit(f.taken, i) && (gift !== 'tactic' || playedIn(g, f).length > 0))
        .map((gift): ValhallaAct => ({ do: 'gift', gift }));
      if (options.length === 0) return null;
      return { kind: 'act', seat: f.seat, ask: 'gift', rule: 'V-16.4', options };
    },
    (g, f, act) => {
      if (act.do !== 'gift') return;
      f.taken |= 1 << gifts.indexOf(act.gift);
      f.left--;
      again(f);
      if (act.gift === 'point') push(g, gainFrame(f.seat, [1], 'V-16.8'));
      else if (act.gift === 'card') takeCards(g, f.seat, 1, 'V-16.4');
      else push<LokiFrame>(g, { ...f, step: 2, row: backOne, left: 0 });
    },
  ),

  /** A card to choose: a warrior to send or to recall, a tactic to take back, a warrior of the discard pile or the hand. */
  pick: asks(
    (g: G, f: LokiFrame): PickQuestion | null => {
      const wanted = f.row < 0 && f.row !== backOne ? null : pickOf(g, f);
      if (!wanted) return null;
      const { seat } = f;
      const secret = wanted.ask === 'recruit';
      return {
        kind: 'cards',
        seat,
        rule: 'V-16.4',
        ask: wanted.ask,
        from: wanted.from,
        min: secret ? 0 : Math.min(1, wanted.from.length),
        max: Math.min(1, wanted.from.length),
        ...(secret && { always: true as const }),
      };
    },
    (g, f, [card]) => {
      if (card === undefined) return;
      const wanted = pickOf(g, f);
      const { seat } = f;
      switch (wanted?.ask) {
        case 'sendOne':
          sendTogether(g, seat, [card], 'V-16.4');
          return;
        case 'recall':
          leaveSquad(g, seat, card, 'hand', 'V-16.4');
          return;
        case 'takeBack':
        case 'anyWarrior':
          recover(g, seat, card, 'V-16.4');
          return;
        case 'recruit':
          startRecruit(g, seat, [card], 'hand', 'V-16.4');
          return;
      }
    },
  ),
});

const gifts = ['point', 'card', 'tactic'] as const;

/** In place of a row: one tactic is taken back. */
const backOne = -2;

/** V-16.5: the smaller the difference, the better the row. */
export function mayTakeRow(s: Valhalla, row: number, why?: Why): boolean {
  const { rows } = lokiOf(s);
  const have = s.battle?.margin ?? 0;
  const entry = rows[row];
  if (entry && have <= entry.upTo) return true;
  const beyond = have > rows[rows.length - 1].upTo;
  return no(why, { rule: beyond ? 'V-16.7' : 'V-16.6', why: 'tooGreat', have, need: entry?.upTo ?? 0 });
}

function give(g: G, f: LokiFrame, gift: LokiGift): void {
  const { seat, winner } = f;
  switch (gift.kind) {
    case 'take':
      push<TakeFrame>(g, { kind: 'take', step: 0, seat, take: gift.take, keep: gift.keep, rule: 'V-16.4' });
      return;
    case 'takeThenDiscard':
      push<DiscardFrame>(g, { kind: 'discard', step: 0, seat, rule: 'V-16.4', why: 'any' });
      push<TakeFrame>(g, { kind: 'take', step: 0, seat, take: 1, keep: 1, rule: 'V-16.4' });
      return;
    case 'points':
      push(g, gainFrame(seat, [gift.points], 'V-16.8'));
      return;
    case 'pointAndCard':
      takeCards(g, seat, 1, 'V-16.4');
      push(g, gainFrame(seat, [1], 'V-16.8'));
      return;
    case 'steal':
      steal(g, seat, winner, 'V-16.4');
      return;
    case 'winnerDiscards':
      push<DiscardFrame>(g, { kind: 'discard', step: 0, seat: winner, rule: 'V-16.4', why: 'any' });
      return;
    case 'topWarrior': {
      const card = g.state.discard.findLast((one) => isWarrior(g.state, one));
      if (card !== undefined) recover(g, seat, card, 'V-16.4');
      return;
    }
    case 'takeBack':
      if (gift.all) for (const card of playedIn(g, f)) recover(g, seat, card, 'V-16.4');
      return;
    case 'choice':
      f.left = gift.picks;
      return;
    default:
      return;
  }
}

function pickOf(g: G, f: LokiFrame): { ask: string; from: number[] } | null {
  const s = g.state;
  const gift: LokiGift = f.row === backOne ? { kind: 'takeBack', all: false } : lokiOf(s).rows[f.row].gift;
  switch (gift.kind) {
    case 'send':
      return { ask: 'sendOne', from: activated(s, f.seat) };
    case 'recall':
      return { ask: 'recall', from: activated(s, f.seat) };
    case 'takeBack':
      return gift.all ? null : { ask: 'takeBack', from: playedIn(g, f) };
    case 'anyWarrior':
      return { ask: 'anyWarrior', from: s.discard.filter((card) => isWarrior(s, card)) };
    case 'recruit': {
      const { hand } = s.sides[f.seat];
      return hand.length === 0 ? null : { ask: 'recruit', from: hand.filter((card) => isWarrior(s, card)) };
    }
    default:
      return null;
  }
}

const loserOf = (s: Valhalla, seat: Seat): Fighter | undefined =>
  s.battle?.fighters.find((fighter) => fighter.seat === seat);

/** Own warriors that were activated in the battle and are still there. */
const activated = (s: Valhalla, seat: Seat): number[] =>
  s.sides[seat].squad.filter((card, place) => card >= 0 && bit(loserOf(s, seat)?.armed ?? 0, place));

/** Own tactics of the battle; they lie on the discard pile by now. */
const playedIn = ({ state: s }: G, { seat }: LokiFrame): number[] => loserOf(s, seat)?.played ?? [];
