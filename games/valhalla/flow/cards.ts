/** Small procedures with cards: take some and keep some, discard one, add warriors to a squad, gain points. */
import {
  type ActQuestion,
  again,
  asks,
  flow,
  type PickQuestion,
  push,
  reveal,
  type Seat,
  showOwn,
} from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import { cardOf, isWarrior, valourOf } from '../cards/catalogue.ts';
import { spacesOf } from '../monster.ts';
import {
  type DiscardFrame,
  firstSpace,
  type G,
  type GainFrame,
  type RecruitFrame,
  ref,
  refsOf,
  type Side,
  spaceId,
  squadSize,
  type TakeFrame,
} from '../state.ts';
import { bestSum, candidates } from './bonus.ts';
import { addToHand, discardFromHand, everyone, fromDeck, leaveSquad, removeFromHand } from './zones.ts';

/** Take some cards from the deck, keep some of them, discard the rest (V-6.15, V-6.17). */
export const take = flow<G, TakeFrame>({
  look(g, { seat, take: count, rule }) {
    g.state.sides[seat].drawn = fromDeck(g, seat, count, rule);
  },

  keep: asks(
    (g: G, { seat, keep, rule }: TakeFrame): PickQuestion | null => {
      const { drawn } = g.state.sides[seat];
      const count = Math.min(keep, drawn.length);
      return { kind: 'cards', seat, ask: 'keep', rule, from: drawn.slice(), min: count, max: count };
    },
    (g, { seat, rule }, kept) => {
      const s = g.state;
      const side = s.sides[seat];
      const rest = side.drawn.filter((card) => !kept.includes(card));
      side.drawn = [];
      for (const card of kept) addToHand(side, card, 1 << seat);
      if (kept.length > 0) {
        g.listener?.({
          kind: 'keep',
          rule,
          seat,
          count: kept.length,
          secret: { to: [seat], cards: refsOf(g.state, kept) },
        });
      }
      if (rest.length > 0) reveal(g);
      for (const card of rest) {
        s.discard.push(card);
        g.listener?.({ kind: 'discard', rule, seat, card: ref(g.state, card), from: 'drawn' });
      }
    },
  ),
});

/** A card of one's choice out of the hand. */
export const discard = flow<G, DiscardFrame>({
  choose: asks(
    (g: G, { seat, rule, why }: DiscardFrame): PickQuestion | null => {
      const { hand } = g.state.sides[seat];
      const from =
        why === 'tactic' ? hand.filter((card) => cardOf(g.state, card).kind === 'tactic') : hand.slice();
      if (from.length === 0) return null;
      // Whether there is a choice would tell how many tactics there are.
      const always = why === 'tactic' && { always: true as const };
      return { kind: 'cards', seat, ask: 'discard', rule, from, min: 1, max: 1, ...always };
    },
    (g, { seat, rule, why }, [card]) => {
      discardFromHand(g, seat, card, rule);
      // Beinir: +2 in this battle for a warrior.
      const fighter = g.state.battle?.fighters.find((f) => f.seat === seat);
      if (why !== 'beinir' || !fighter || !isWarrior(g.state, card)) return;
      const { jarl } = g.state.sides[seat];
      fighter.boosts.push(jarl);
      fighter.amounts.push(2);
      g.listener?.({
        kind: 'strength',
        rule: 'RV-75',
        seat,
        card: ref(g.state, jarl),
        amount: 2,
      });
    },
  ),
});

/** Warriors of the hand join the squad one by one (V-6.7, V-6.8, V-6.12). */
export const recruit = flow<G, RecruitFrame>({
  /** Room for all of them is made first: one on the board is discarded for each in excess. */
  makeRoom: asks(
    (g: G, { seat, cards: added }: RecruitFrame): PickQuestion | null => {
      const side = g.state.sides[seat];
      const excess = squadSize(side) + added.length - spacesOf(g.state);
      if (excess <= 0) return null;
      const from = side.squad.filter((card) => card >= 0);
      return {
        kind: 'cards',
        seat,
        ask: 'makeRoom',
        rule: added.length > 1 ? 'V-6.12' : 'V-6.8',
        from,
        min: excess,
        max: excess,
      };
    },
    (g, { seat, cards: added }, gone) => {
      for (const card of gone) leaveSquad(g, seat, card, 'discard', added.length > 1 ? 'V-6.12' : 'V-6.8');
    },
  ),

  /** V-4.15: any free space; it stays there (V-6.9). */
  place: asks(
    (g: G, { seat, cards: added }: RecruitFrame): PickQuestion | null => {
      if (added.length === 0) return null;
      const from = freeSpaces(g.state.sides[seat]).map(spaceId);
      return {
        kind: 'cells',
        seat,
        ask: 'space',
        rule: 'V-4.15',
        from,
        min: 1,
        max: 1,
        about: { source: added[0] },
      };
    },
    (g, f, [cell]) => {
      const [card] = f.cards;
      const side = g.state.sides[f.seat];
      const space = cell - firstSpace;
      if (f.from === 'hand') removeFromHand(side, card);
      else g.state.discard.splice(g.state.discard.lastIndexOf(card), 1);
      side.squad[space] = card;
      g.listener?.({
        kind: 'add',
        rule: f.rule,
        seat: f.seat,
        card: ref(g.state, card),
        space,
      });
    },
  ),

  /** A Tyr card may be laid under the warrior just laid, and only then (V-21.3, V-21.4). */
  layTyr: asks(
    (g: G, { seat, cards: added }: RecruitFrame): PickQuestion | null => {
      const { hand } = g.state.sides[seat];
      if (!g.state.options.tyr || hand.length === 0 || added.length === 0) return null;
      const from = hand.filter((card) => cardOf(g.state, card).kind === 'tyr');
      return {
        kind: 'cards',
        seat,
        ask: 'layTyr',
        rule: 'V-21.3',
        from,
        min: 0,
        max: Math.min(1, from.length),
        about: { source: added[0] },
        always: true,
      };
    },
    (g, { seat, cards: added }, [tyr]) => {
      if (tyr === undefined) return;
      const side = g.state.sides[seat];
      removeFromHand(side, tyr);
      side.tyr[side.squad.indexOf(added[0])] = tyr;
      showOwn(g);
      g.listener?.({
        kind: 'tyr',
        rule: 'V-21.3',
        seat,
        card: ref(g.state, tyr),
        under: ref(g.state, added[0]),
      });
    },
  ),

  more(_g, f) {
    f.cards.shift();
    if (f.cards.length > 0) f.step -= 3;
  },
});

/** Warriors that are to join are shown at once, before room is made for them. */
export function startRecruit(
  g: G,
  seat: Seat,
  added: readonly number[],
  from: RecruitFrame['from'],
  rule: RecruitFrame['rule'],
): void {
  const { sides } = g.state;
  if (from === 'hand') {
    const { hand, known } = sides[seat];
    for (const card of added) known[hand.indexOf(card)] = everyone(g.state);
    showOwn(g);
  }
  g.listener?.({ kind: 'recruit', rule, seat, cards: refsOf(g.state, added) });
  push<RecruitFrame>(g, { kind: 'recruit', step: 0, seat, cards: added.slice(), from, rule });
}

const freeSpaces = (side: Side): number[] => [0, 1, 2, 3].filter((space) => side.squad[space] < 0);

/** Bonus points are taken as cards of exactly that worth from the discard pile (V-16.8, V-18.3, V-22.6, V-32.4). */
export const gain = flow<G, GainFrame>({
  /** Several bonuses at once are taken in an order of choice (RV-47). */
  which: asks(
    (_g: G, f: GainFrame): ActQuestion<ValhallaAct> | null => {
      const amounts = [...new Set(f.due)].sort((a, b) => a - b);
      if (amounts.length === 0) return null;
      const options = amounts.map((points): ValhallaAct => ({ do: 'claim', points }));
      return { kind: 'act', seat: f.seat, ask: 'whichBonus', rule: f.rule, options };
    },
    (g, f, act) => {
      if (act.do !== 'claim') return;
      f.due.splice(f.due.indexOf(act.points), 1);
      f.left = bestSum(g.state, f.seat, act.points);
    },
  ),

  /** One card after the other, such that the sum can be reached (RV-44, RV-45). */
  claim: asks(
    (g: G, { seat, left, rule }: GainFrame): PickQuestion | null => {
      if (left <= 0) return null;
      const from = candidates(g.state, seat, left);
      return { kind: 'cards', seat, ask: 'claim', rule, from, min: 1, max: 1, about: { amount: left } };
    },
    (g, f, [card]) => {
      const s = g.state;
      s.discard.splice(s.discard.indexOf(card), 1);
      s.sides[f.seat].valhalla.push(card);
      f.left -= valourOf(s, card);
      g.listener?.({
        kind: 'claim',
        rule: f.rule,
        seat: f.seat,
        card: ref(g.state, card),
        points: valourOf(s, card),
      });
      again(f);
    },
  ),

  next(_g, f) {
    if (f.due.length > 0) f.step = 0;
  },
});

/** Points due to a seat. */
export const gainFrame = (seat: Seat, due: readonly number[], rule: GainFrame['rule']): GainFrame => ({
  kind: 'gain',
  step: 0,
  seat,
  due: due.slice(),
  left: 0,
  rule,
});
