/** The course of the tiny game: secret bids, then a turn of the winner in which every kind of question is asked. */
import {
  again,
  asks,
  asksAll,
  type Flow,
  type Frame,
  finish,
  flow,
  goTo,
  type NumberQuestion,
  type OrderQuestion,
  type PickQuestion,
  push,
  reveal,
  rollDie,
  type SplitQuestion,
  shuffled,
  type YesNoQuestion,
} from '../../src/index.ts';
import { deeds, type G, type SubFrame, steps, turnQuestion, worth } from './state.ts';

const setup = flow<G, Frame>({
  shuffle(g) {
    shuffled(g, g.state.deck);
  },

  deal(g) {
    for (const seat of g.state.hands.keys()) for (let i = 0; i < 3; i++) draw(g, seat);
  },

  play(g) {
    push(g, { kind: 'round', step: 0 });
  },
});

const round = flow<G, Frame>({
  bid: asksAll(
    (g: G): PickQuestion[] =>
      g.state.hands.map((from, seat) => ({
        kind: 'cards',
        seat,
        ask: 'bid',
        rule: 'TY-2',
        from: from.slice(),
        min: 1,
        max: 1,
      })),
    (g, _f: Frame, bids) => {
      const s = g.state;
      reveal(g);
      let best = -1;
      for (const [seat, [card]] of bids.entries()) {
        discard(g, seat, card);
        g.listener?.({ kind: 'bid', rule: 'TY-2', seat, card });
        if (worth(card) > best) {
          best = worth(card);
          s.leader = seat;
        }
      }
      s.points[s.leader]++;
      s.done = 0;
      g.listener?.({ kind: 'lead', rule: 'TY-3', seat: s.leader });
    },
  ),

  turn: asks(turnQuestion, (g, f: Frame, act) => {
    if (act.do === 'stop') return;
    g.state.done |= 1 << deeds.indexOf(act.do);
    again(f);
    g.listener?.({ kind: 'act', rule: 'TY-4', seat: g.state.leader, name: act.do });
    if (act.do === 'draw') draw(g, g.state.leader);
    else push<SubFrame>(g, { kind: act.do, step: 0 });
  }),

  next(g, f) {
    const s = g.state;
    s.round++;
    if (s.round < s.rounds) {
      goTo(g, f, 'bid');
      return;
    }
    const most = Math.max(...s.points);
    const winners = [...s.points.keys()].filter((seat) => s.points[seat] === most);
    finish(g, { winners, rule: 'TY-9', scores: s.points.slice() });
    g.listener?.({ kind: 'end', rule: 'TY-9', winners });
  },
});

const roll = flow<G, SubFrame>({
  throwDice(g) {
    g.state.dice = [0, 1, 2].map(() => rollDie(g, 6));
    g.listener?.({ kind: 'dice', rule: 'TY-6', dice: g.state.dice.slice() });
  },

  keep: asks(
    (g: G): PickQuestion => ({ ...of(g, 'keep', 'TY-6'), kind: 'dice', from: [0, 1, 2], min: 1, max: 2 }),
    (g, _f: SubFrame, kept) => {
      g.state.dice = kept.map((i) => g.state.dice[i]);
    },
  ),

  stake: asks(
    (g: G): NumberQuestion => ({
      ...of(g, 'stake', 'TY-6'),
      kind: 'number',
      min: 0,
      max: g.state.points[g.state.leader],
    }),
    (g, _f: SubFrame, stake) => {
      const sum = g.state.dice.reduce((a, b) => a + b, 0);
      score(g, g.state.leader, sum > 6 ? stake : -stake);
    },
  ),
});

const march = flow<G, SubFrame>({
  go: asks(
    (g: G): PickQuestion => ({
      ...of(g, 'march', 'TY-7'),
      kind: 'cells',
      from: steps(g.state, g.state.leader),
      min: 1,
      max: 1,
    }),
    (g, _f: SubFrame, [cell]) => {
      g.state.cells[g.state.leader] = cell;
    },
  ),

  plant: asks(
    (g: G): YesNoQuestion => ({ ...of(g, 'plant', 'TY-7'), kind: 'yesno' }),
    (g, _f: SubFrame, yes) => {
      if (yes) g.state.flags.push(g.state.cells[g.state.leader]);
    },
  ),
});

const gift = flow<G, SubFrame>({
  whom: asks(
    (g: G): PickQuestion => ({ ...of(g, 'gift', 'TY-8'), kind: 'seats', from: others(g), min: 1, max: 1 }),
    (g, _f: SubFrame, [seat]) => {
      score(g, g.state.leader, -1);
      score(g, seat, 1);
    },
  ),
});

const share = flow<G, SubFrame>({
  deal: asks(
    (g: G): SplitQuestion => {
      const items = others(g);
      const total = Math.min(2, g.state.points[g.state.leader]);
      return { ...of(g, 'share', 'TY-8'), kind: 'split', items, limits: items.map(() => 2), total };
    },
    (g, _f: SubFrame, shares) => {
      const seats = others(g);
      for (const [i, amount] of shares.entries()) score(g, seats[i], amount);
      score(g, g.state.leader, -shares.reduce((a, b) => a + b, 0));
    },
  ),
});

const peek = flow<G, SubFrame>({
  look(g) {
    const cards = top(g);
    reveal(g);
    for (const card of cards) g.state.seen[card] |= 1 << g.state.leader;
    const { leader: seat } = g.state;
    g.listener?.({
      kind: 'peek',
      rule: 'TY-5',
      seat,
      count: cards.length,
      secret: { to: [seat], cards },
    });
  },

  arrange: asks(
    (g: G): OrderQuestion => ({ ...of(g, 'arrange', 'TY-5'), kind: 'order', items: top(g) }),
    (g, _f: SubFrame, order) => {
      const { deck, seen, leader } = g.state;
      deck.splice(deck.length - order.length, order.length, ...order);
      // Nobody else knows any longer which of them lies where.
      for (const card of order) seen[card] = 1 << leader;
    },
  ),
});

/**
 * The leader may throw away odd cards, but keeps one for every bid to come. Asked even if there are none, so that
 * silence tells nothing.
 */
const drop = flow<G, SubFrame>({
  choose: asks(
    (g: G): PickQuestion => {
      const { hands, leader, rounds, round } = g.state;
      const from = hands[leader].filter((card) => card % 2 === 1);
      const spare = hands[leader].length - (rounds - round - 1);
      const max = Math.min(from.length, spare);
      return { ...of(g, 'drop', 'TY-5'), kind: 'cards', from, min: 0, max, always: true };
    },
    (g, _f: SubFrame, cards) => {
      if (cards.length > 0) reveal(g);
      for (const card of cards) {
        discard(g, g.state.leader, card);
        g.listener?.({ kind: 'drop', rule: 'TY-5', seat: g.state.leader, card });
      }
    },
  ),
});

export const flows: Readonly<Record<string, Flow<G>>> = {
  setup,
  round,
  roll,
  march,
  gift,
  share,
  peek,
  drop,
};

export function draw(g: G, seat: number): void {
  const card = g.state.deck.pop();
  if (card === undefined) throw new Error('The deck is empty.');
  reveal(g);
  g.state.hands[seat].push(card);
  g.state.seen[card] |= 1 << seat;
  g.listener?.({ kind: 'draw', rule: 'TY-1', seat, secret: { to: [seat], card } });
}

function discard(g: G, seat: number, card: number): void {
  const { hands, pile, seen } = g.state;
  hands[seat].splice(hands[seat].indexOf(card), 1);
  pile.push(card);
  seen[card] = -1;
}

function score(g: G, seat: number, amount: number): void {
  g.state.points[seat] += amount;
  g.listener?.({ kind: 'score', rule: 'TY-8', seat, amount });
}

const of = (g: G, ask: string, rule: string) => ({ seat: g.state.leader, ask, rule });

const others = (g: G): number[] => [...g.state.hands.keys()].filter((seat) => seat !== g.state.leader);

const top = (g: G): number[] => g.state.deck.slice(-3);
