/** The Deal subphase: who goes first, shuffling, dealing (B12-G-deal), redeals (section 402, section 703). */
import {
  type ActQuestion,
  again,
  asks,
  type Frame,
  flow,
  goTo,
  reveal as learn,
  leave,
  type PickQuestion,
  push,
  rollDie,
  type Seat,
  shuffled,
} from '@vigrid/kernel';
import type { BerserkAct } from '../../acts.ts';
import { dealSize } from '../../decks/decks.ts';
import { ref } from '../../events.ts';
import { type G, profileOf, rival } from '../../state.ts';
import { stirring } from '../../telling.ts';
import { lookThrough } from '../../zones/deck.ts';

export interface OrderFrame extends Frame {
  readonly kind: 'order';
  /** Who chooses whether to be First. */
  chooser: Seat;
}

/** Turn-order step (B12-402.1, B09-302.2). */
export const order = flow<G, OrderFrame>({
  roll(g, f) {
    const s = g.state;
    const { campaign } = s;
    // B09-302.2: in later games the winner of the one before decides; after a draw they roll again.
    if (profileOf(s).winnerOrders && campaign && campaign.loser >= 0) {
      f.chooser = rival(campaign.loser);
      return;
    }
    const rolls = [rollDie(g, 6), rollDie(g, 6)];
    stirring(g)?.({ kind: 'rolledForOrder', rule: 'B12-402.1', rolls });
    if (rolls[0] === rolls[1]) again(f);
    f.chooser = rolls[0] > rolls[1] ? 0 : 1;
  },

  choose: asks(
    (_g: G, f: OrderFrame): ActQuestion<BerserkAct> => ({
      kind: 'act',
      seat: f.chooser,
      ask: 'order',
      rule: 'B12-402.1',
      options: [{ do: 'goFirst' }, { do: 'goSecond' }],
    }),
    (g, f, act) => {
      const s = g.state;
      s.first = act.do === 'goFirst' ? f.chooser : rival(f.chooser);
      s.active = s.first;
      const { secondGold, secondSilver } = profileOf(s);
      const second = s.sides[rival(s.first)];
      second.gold += secondGold;
      second.silver += secondSilver;
      stirring(g)?.({ kind: 'order', rule: 'B12-402.1', first: s.first, chooser: f.chooser });
    },
  ),
});

/** Cards get new numbers with the shuffle, so that no number betrays a card that was seen in an earlier game. */
export function shuffleAnew(g: G, seat: Seat): void {
  const s = g.state;
  const { deck } = s.sides[seat];
  deck.sort((a, b) => a - b);
  const defs = shuffled(
    g,
    deck.map((card) => s.def[card]),
  );
  deck.forEach((card, i) => {
    s.def[card] = defs[i];
    s.seen[card] = 0;
  });
  s.sides[seat].searched = false;
  stirring(g)?.({ kind: 'shuffled', rule: 'B12-402.2', seat });
}

export interface DealFrame extends Frame {
  readonly kind: 'deal';
  readonly seat: Seat;
}

/** Deal step (B12-402.3). Whoever lost the game before chooses two cards first (B12-703.1, RB-46). */
export const deal = flow<G, DealFrame>({
  look(g, f) {
    const s = g.state;
    if (s.campaign?.loser !== f.seat) {
      goTo(g, f, 'draw');
      return;
    }
    lookThrough(g, f.seat, 'B12-703.1');
  },

  choose: asks(
    (g: G, f: DealFrame): PickQuestion => {
      const { deck } = g.state.sides[f.seat];
      const from = deck.toSorted((a, b) => g.state.def[a] - g.state.def[b] || a - b);
      const most = Math.min(2, from.length);
      return {
        kind: 'cards',
        seat: f.seat,
        ask: 'loserChooses',
        rule: 'B12-703.1',
        from,
        min: most,
        max: most,
      };
    },
    (g, f, cards) => {
      const side = g.state.sides[f.seat];
      side.deal.push(...cards);
      side.deck = side.deck.filter((card) => !cards.includes(card));
      shuffleAnew(g, f.seat);
    },
  ),

  draw(g, f) {
    const s = g.state;
    const side = s.sides[f.seat];
    while (side.deal.length < dealSize(s.format)) {
      const card = side.deck.pop();
      if (card === undefined) break;
      side.deal.push(card);
    }
    side.deal.sort((a, b) => a - b);
    for (const card of side.deal) s.seen[card] |= 1 << f.seat;
    learn(g);
    stirring(g)?.({
      kind: 'dealt',
      rule: 'B12-402.3',
      seat: f.seat,
      count: side.deal.length,
      secret: { to: [f.seat], cards: side.deal.map((card) => ref(s, card)) },
    });
  },
});

export interface RedealFrame extends Frame {
  readonly kind: 'redeals';
  holder: Seat;
  /** A bit for each seat that has announced a redeal in this round. */
  wanted: number;
}

/**
 * Redeal step (B12-402.4, B09-302.3, B09-302.3b). In 2012 both announce, then both who want redeal, round by round (B12-402.4.1); in 2009 the
 * First player takes all of theirs before the Second player (B09-302.3a).
 */
export const redeals = flow<G, RedealFrame>({
  announce: asks(
    (g: G, f: RedealFrame): ActQuestion<BerserkAct> | null => {
      const side = g.state.sides[f.holder];
      if (side.redealsOver || side.gold < 1) return null;
      return {
        kind: 'act',
        seat: f.holder,
        ask: 'redeal',
        rule: 'B12-402.4',
        about: { amount: side.gold },
        options: [{ do: 'keep' }, { do: 'redeal' }],
      };
    },
    (g, f, act) => {
      const wants = act.do === 'redeal';
      if (wants) f.wanted |= 1 << f.holder;
      else g.state.sides[f.holder].redealsOver = true;
      const kind = wants ? 'redealAnnounced' : 'kept';
      // B09-302.3b: who keeps takes no more.
      const final = !wants && g.state.edition === '2009';
      stirring(g)?.({ kind, rule: final ? 'B09-302.3b' : 'B12-402.4.1', seat: f.holder });
    },
  ),

  next(g, f) {
    const s = g.state;
    if (profileOf(s).redeals === 'rounds' && f.holder === s.first) {
      f.holder = rival(f.holder);
      goTo(g, f, 'announce');
    }
  },

  redeal(g, f) {
    const s = g.state;
    const { wanted } = f;
    f.wanted = 0;
    if (wanted === 0) {
      if (profileOf(s).redeals === 'rounds' || f.holder !== s.first) leave(g, f);
      else f.holder = rival(s.first);
    } else if (profileOf(s).redeals === 'rounds') f.holder = s.first;
    for (const seat of [rival(s.first), s.first]) if (wanted & (1 << seat)) redealFor(g, seat);
  },

  again(g, f) {
    goTo(g, f, 'announce');
  },
});

function redealFor(g: G, seat: Seat): void {
  const side = g.state.sides[seat];
  side.gold--;
  side.redeals++;
  side.deck.push(...side.deal.splice(0));
  stirring(g)?.({ kind: 'redealt', rule: 'B12-402.4', seat });
  shuffleAnew(g, seat);
  push<DealFrame>(g, { kind: 'deal', step: 0, seat });
}
