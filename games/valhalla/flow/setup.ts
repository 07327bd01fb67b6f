/** The nine steps of the set-up in their order (V-4.1), with the changes of variants, expansions and solo play. */
import {
  type ActQuestion,
  asks,
  asksAll,
  chance,
  flow,
  type PickQuestion,
  push,
  reveal,
  type Seat,
  shuffled,
} from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import { cardOf, firstJarl, firstLoki, isWarrior } from '../cards/catalogue.ts';
import { lokiCards } from '../cards/gods.ts';
import { jarlCards } from '../cards/jarls.ts';
import { activeCard } from '../monster.ts';
import {
  bit,
  bitCount,
  type Cited,
  type G,
  ref,
  refsOf,
  type SetupFrame,
  spaceId,
  type TurnFrame,
  type Valhalla,
} from '../state.ts';
import {
  addToHand,
  discardFromHand,
  everyone,
  mill,
  removeFromHand,
  shuffleDeck,
  takeCards,
} from './zones.ts';

export const setup = flow<G, SetupFrame>({
  /** V-4.2; fourteen of the Tyr cards join the deck (V-21.2, RV-50). */
  deck(g) {
    const s = g.state;
    if (s.options.tyr) s.deck.push(...shuffled(g, s.box).splice(0, 14));
    shuffleDeck(g, 'V-4.2');
  },

  /** V-16.1, V-16.2. */
  loki(g) {
    const s = g.state;
    if (s.options.loki === 'random') s.loki = firstLoki + chance(g, lokiCards.length);
    if (s.loki >= 0) {
      g.listener?.({ kind: 'lokiCard', rule: 'V-16.1', card: ref(g.state, s.loki) });
    }
    if (s.solo) {
      g.listener?.({ kind: 'monsterCard', rule: 'V-25.2', card: ref(g.state, activeCard(s)) });
    }
  },

  /** V-4.5, V-4.7, V-29.7; alone one chooses among all (V-25.9). */
  dealJarls(g) {
    const s = g.state;
    const { jarls } = s.options;
    if (jarls === 'none') return;
    if (s.solo) {
      s.sides[0].jarls = jarlsFor(s);
      return;
    }
    const pool = shuffled(g, jarlsFor(s));
    const count = { three: 3, five: 5, first: 1 }[jarls];
    s.sides.forEach((side, seat) => {
      side.jarls = pool.splice(0, count);
      g.listener?.({
        kind: 'jarls',
        rule: jarls === 'first' ? 'V-4.7' : jarls === 'five' ? 'V-29.7' : 'V-4.5',
        seat,
        count,
        secret: { to: [seat], cards: refsOf(g.state, side.jarls) },
      });
    });
  },

  /** V-4.5: in secret, all at once; V-4.6: then all are turned up together. */
  chooseJarls: asksAll(
    (g: G): PickQuestion[] => {
      const s = g.state;
      if (s.options.jarls === 'none') return [];
      return s.sides.map(({ jarls }, seat) => ({
        kind: 'cards',
        seat,
        ask: 'jarl',
        rule: s.solo ? 'V-25.9' : 'V-4.5',
        from: jarls,
        min: 1,
        max: 1,
      }));
    },
    (g, _f: SetupFrame, picks) => {
      for (const [seat, [card]] of picks.entries()) {
        const side = g.state.sides[seat];
        side.jarl = card;
        side.jarls = [];
        reveal(g);
        g.listener?.({ kind: 'jarl', rule: 'V-4.6', seat, card: ref(g.state, card) });
      }
    },
  ),

  /** V-4.8: by chance. */
  firstPlayer(g) {
    const s = g.state;
    if (s.solo) return;
    s.first = chance(g, s.sides.length);
    s.active = s.first;
    g.listener?.({ kind: 'first', rule: 'V-6.1', seat: s.first });
  },

  /** Step 6 (V-4.9), changed by Loki (V-16.3) and by two sets of 40 cards (V-19.2, V-19.3). */
  discards(g) {
    mill(g, discardsOf(g.state), discardRule(g.state));
  },

  /** Step 7 (V-4.12): warriors, one more than there are players; whatever else turns up goes back. */
  reveal(g) {
    const s = g.state;
    if (s.solo) return;
    const back: number[] = [];
    while (s.open.length <= s.sides.length) {
      const card = s.deck.pop();
      if (card === undefined) throw new Error('The deck has run out of warriors.');
      if (isWarrior(s, card)) {
        s.open.push(card);
        g.listener?.({ kind: 'open', rule: 'V-4.12', card: ref(g.state, card) });
      } else back.push(card);
    }
    shuffleIn(g, back, 'V-4.12');
  },

  /** Step 8 (V-4.13): against the order of play, the first player last. */
  pickWarrior: asks(
    (g: G, f: SetupFrame): PickQuestion | null => {
      const s = g.state;
      if (s.solo) return null;
      return {
        kind: 'cards',
        seat: picker(s, f),
        ask: 'firstWarrior',
        rule: 'V-4.13',
        from: s.open,
        min: 1,
        max: 1,
      };
    },
    (g, f, [card]) => {
      const s = g.state;
      s.open.splice(s.open.indexOf(card), 1);
      s.sides[picker(s, f)].squad[0] = card;
    },
  ),

  /** V-4.15: any space. */
  placeWarrior: asks(
    (g: G, f: SetupFrame): PickQuestion | null => {
      if (g.state.solo) return null;
      const from = [0, 1, 2, 3].map(spaceId);
      return { kind: 'cells', seat: picker(g.state, f), ask: 'space', rule: 'V-4.15', from, min: 1, max: 1 };
    },
    (g, f, [space]) => {
      const s = g.state;
      const seat = picker(s, f);
      const side = s.sides[seat];
      const [card] = side.squad;
      side.squad[0] = -1;
      side.squad[space - spaceId(0)] = card;
      g.listener?.({
        kind: 'add',
        rule: 'V-4.13',
        seat,
        card: ref(g.state, card),
        space: space - spaceId(0),
      });
      f.at++;
      if (f.at < s.sides.length) f.step -= 2;
    },
  ),

  /** Step 9 (V-4.16): the warrior left over goes back; V-29.2 and V-29.3 deal fewer cards, alone it is six (V-25.11). */
  dealHands(g) {
    const s = g.state;
    if (s.open.length > 0) shuffleIn(g, s.open.splice(0), 'V-4.16');
    const count = s.solo ? 6 : s.options.hand === 'usual' ? 7 : 5;
    const rule = s.solo ? 'V-25.11' : { usual: 'V-4.16', plain: 'V-29.2', draft: 'V-29.3' }[s.options.hand];
    for (let i = 0; i < s.sides.length; i++) {
      const seat = (s.first + i) % s.sides.length;
      const { listener } = g;
      g.listener = undefined;
      const dealt = takeCards(g, seat, count, 'V-4.16');
      g.listener = listener;
      g.listener?.({
        kind: 'deal',
        rule: rule as 'V-4.16',
        seat,
        count: dealt.length,
        secret: { to: [seat], cards: refsOf(g.state, dealt) },
      });
    }
  },

  /** V-4.16: two cards each are put away at the same time and then turned up. */
  startingHands: asksAll(
    (g: G): PickQuestion[] => {
      const s = g.state;
      if (s.options.hand !== 'usual' || s.solo) return [];
      return s.sides.map(({ hand }, seat) => ({
        kind: 'cards',
        seat,
        ask: 'startingHand',
        rule: 'V-4.16',
        from: hand.slice(),
        min: 2,
        max: 2,
      }));
    },
    (g, _f: SetupFrame, picks) => {
      const s = g.state;
      for (let i = 0; i < picks.length; i++) {
        const seat = (s.first + i) % s.sides.length;
        for (const card of picks[seat]) discardFromHand(g, seat, card, 'V-4.16');
      }
      // V-4.11: with six players they go back, but not with two sets of 40 cards (V-19.3).
      const both = s.options.valkyries && s.options.dwarves;
      if (s.sides.length === 6 && !both && picks.length > 0) shuffleIn(g, s.discard.splice(-12), 'V-4.11');
    },
  ),

  /** V-25.11: alone, any cards may be exchanged once. */
  exchange: asks(
    (g: G): PickQuestion | null => {
      const s = g.state;
      if (!s.solo) return null;
      const from = s.sides[0].hand.slice();
      return { kind: 'cards', seat: 0, ask: 'exchange', rule: 'V-25.11', from, min: 0, max: from.length };
    },
    (g, _f: SetupFrame, aside) => {
      if (aside.length === 0) return;
      const side = g.state.sides[0];
      for (const card of aside) removeFromHand(side, card);
      g.listener?.({
        kind: 'exchange',
        rule: 'V-25.11',
        seat: 0,
        count: aside.length,
      });
      takeCards(g, 0, aside.length, 'V-25.11');
      shuffleIn(g, aside, 'V-25.11', true);
    },
  ),

  /** V-29.3: two open cards as a common reserve. */
  layReserve(g) {
    if (g.state.options.hand === 'draft' && !g.state.solo) openReserve(g);
  },

  /** V-29.4: lay a card into the reserve, or finish; the last one may lay one more (V-29.6). */
  draft: asks(
    (g: G, f: SetupFrame): ActQuestion<ValhallaAct> | null => {
      const s = g.state;
      if (s.options.hand !== 'draft' || s.solo) return null;
      const seat = drafter(s, f);
      const finish: ValhallaAct = { do: 'finish' };
      const lays: ValhallaAct[] = mayLay(f) ? s.sides[seat].hand.map((card) => ({ do: 'lay', card })) : [];
      return { kind: 'act', seat, ask: 'draft', rule: 'V-29.4', options: [finish, ...lays], always: true };
    },
    (g, f, act) => {
      const s = g.state;
      const seat = drafter(s, f);
      if (act.do === 'lay') {
        removeFromHand(s.sides[seat], act.card);
        s.open.push(act.card);
        reveal(g);
        g.listener?.({ kind: 'lay', rule: 'V-29.4', seat, card: ref(g.state, act.card) });
        if (unfinished(s, f) === 1) f.done |= lastLaid;
        passOn(s, f);
        f.step--;
      }
    },
  ),

  /** V-29.5: five cards exactly, out of the reserve. */
  fillUp: asks(
    (g: G, f: SetupFrame): PickQuestion | null => {
      const s = g.state;
      if (s.options.hand !== 'draft' || s.solo) return null;
      const seat = drafter(s, f);
      const count = Math.min(5 - s.sides[seat].hand.length, s.open.length);
      return {
        kind: 'cards',
        seat,
        ask: 'fillUp',
        rule: 'V-29.5',
        from: s.open.slice(),
        min: count,
        max: count,
      };
    },
    (g, f, picks) => {
      const s = g.state;
      const seat = drafter(s, f);
      for (const card of picks) {
        s.open.splice(s.open.indexOf(card), 1);
        addToHand(s.sides[seat], card, everyone(s));
        g.listener?.({ kind: 'pickUp', rule: 'V-29.5', seat, card: ref(g.state, card) });
      }
      f.done |= 1 << seat;
      if (unfinished(s, f) > 0) {
        openReserve(g);
        passOn(s, f);
        f.step -= 2;
        return;
      }
      // V-29.6: what is left of the reserve is discarded.
      for (const card of s.open.splice(0)) {
        s.discard.push(card);
        g.listener?.({
          kind: 'discard',
          rule: 'V-29.6',
          seat,
          card: ref(g.state, card),
          from: 'open',
        });
      }
    },
  ),

  /** V-21.2: a Tyr card to each hand; what is left stays in the box. */
  dealTyr(g) {
    const s = g.state;
    if (!s.options.tyr) return;
    for (let i = 0; i < s.sides.length; i++) {
      const seat = (s.first + i) % s.sides.length;
      const [card] = s.box.splice(-1);
      addToHand(s.sides[seat], card, 1 << seat);
      reveal(g);
      g.listener?.({
        kind: 'deal',
        rule: 'V-21.2',
        seat,
        count: 1,
        secret: { to: [seat], cards: [ref(g.state, card)] },
      });
    }
  },

  /** V-6.1. */
  play(g) {
    push<TurnFrame>(g, { kind: 'turn', step: 0, empty: false });
  },
});

/** Jarls that may be dealt: without the 3+ ones for two (V-2.7), with a mark only for a first game (V-4.7). */
export const jarlsFor = (s: Valhalla): number[] =>
  jarlCards.flatMap(({ threePlus, firstGame }, i) => {
    if (threePlus && s.sides.length === 2) return [];
    return s.options.jarls === 'first' && !s.solo && !firstGame ? [] : [firstJarl + i];
  });

function discardRule(s: Valhalla): Cited {
  if (s.solo) return 'V-25.10';
  if (s.loki >= 0) return 'V-16.3';
  if (!s.options.valkyries || !s.options.dwarves) return 'V-4.9';
  return s.sides.length === 6 ? 'V-19.3' : 'V-19.2';
}

/** How many cards are discarded in step 6. */
function discardsOf(s: Valhalla): number {
  const { valkyries, dwarves } = s.options;
  const seats = s.sides.length;
  if (s.solo) return 40;
  const usual = [0, 0, 40, 20, 10, 0, 0][seats];
  const more = valkyries && dwarves ? (seats === 6 ? 8 : 20) : 0;
  const loki = s.loki < 0 ? undefined : cardOf(s, s.loki);
  return Math.max(0, usual + more - (loki?.kind === 'loki' ? loki.setup : 0));
}

/** The one who picks now: from the right of the first player on (V-4.13). */
const picker = (s: Valhalla, f: SetupFrame): Seat =>
  (s.first - 1 - f.at + 2 * s.sides.length) % s.sides.length;

/** The last of the draft has laid its one more card. */
const lastLaid = 1 << 8;

const drafter = (s: Valhalla, f: SetupFrame): Seat => (s.first + f.at) % s.sides.length;

const unfinished = (s: Valhalla, f: SetupFrame): number => s.sides.length - bitCount(f.done & 63);

const mayLay = (f: SetupFrame): boolean => (f.done & lastLaid) === 0;

/** To the next one who has not finished. */
function passOn(s: Valhalla, f: SetupFrame): void {
  do f.at = (f.at + 1) % s.sides.length;
  while (bit(f.done, drafter(s, f)));
}

function openReserve(g: G): void {
  const { deck, open } = g.state;
  for (let i = 0; i < 2; i++) {
    const card = deck.pop();
    if (card === undefined) return;
    open.push(card);
    reveal(g);
    g.listener?.({ kind: 'open', rule: 'V-29.3', card: ref(g.state, card) });
  }
}

/** Cards shuffled back into the deck; those that nobody has seen are not told. */
function shuffleIn(
  g: G,
  back: readonly number[],
  rule: 'V-4.11' | 'V-4.12' | 'V-4.16' | 'V-25.11',
  hidden = false,
): void {
  if (back.length === 0) return;
  g.state.deck.push(...back);
  shuffled(g, g.state.deck);
  g.listener?.({
    kind: 'shuffleIn',
    rule,
    count: back.length,
    ...(!hidden && { cards: refsOf(g.state, back) }),
  });
}
