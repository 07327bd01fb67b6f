/** The course of a voyage, in the order of the rulebook. */
import {
  type ActQuestion,
  asks,
  asksAll,
  type Flow,
  type Frame,
  finish,
  flow,
  type PickQuestion,
  push,
  reveal,
  rollDie,
  type Seat,
  shuffled,
} from '@vigrid/kernel';
import type { SkerriesAct } from './acts.ts';
import { type G, type IslandFrame, strengthOf } from './state.ts';

const voyage = flow<G, Frame>({
  /** SK-1.1, SK-1.2. */
  setOut(g) {
    const s = g.state;
    shuffled(g, s.stock);
    shuffled(g, s.treasures);
    s.captains.forEach((captain, seat) => {
      captain.hand = s.stock.splice(0, s.options.islands + 1).sort((a, b) => a - b);
      const { hand } = captain;
      g.listener?.({ kind: 'deal', rule: 'SK-1.1', seat, count: hand.length, secret: { to: [seat], hand } });
    });
  },

  sail(g, f) {
    if (g.state.island === g.state.options.islands) return;
    f.step--;
    push<IslandFrame>(g, { kind: 'island', step: 0, landed: -1 });
  },

  /** SK-4.1. */
  end(g) {
    const { captains } = g.state;
    const scores = captains.map(({ gold }) => gold);
    const winners = best(
      best([...captains.keys()], (seat) => scores[seat]),
      (seat) => strengthOf(captains[seat].hand[0]),
    );
    finish(g, { winners, rule: 'SK-4.1', scores });
    g.listener?.({ kind: 'end', rule: 'SK-4.1', winners });
  },
});

const island = flow<G, IslandFrame>({
  /** SK-2.1. */
  land(g) {
    const s = g.state;
    s.island++;
    reveal(g);
    s.prize += s.treasures.pop() ?? 0;
    g.listener?.({ kind: 'land', rule: 'SK-2.1', island: s.island, prize: s.prize });
  },

  /** SK-2.2. */
  hoist: asksAll(
    ({ state: s }: G): PickQuestion[] =>
      s.captains.map(({ hand }, seat) => ({
        kind: 'cards',
        seat,
        ask: 'hoist',
        rule: 'SK-2.2',
        from: hand.slice(),
        min: 1,
        max: 1,
      })),
    (g, _f: IslandFrame, chosen) => {
      chosen.forEach(([sail], seat) => {
        const captain = g.state.captains[seat];
        captain.hand.splice(captain.hand.indexOf(sail), 1);
        captain.hoisted.push(sail);
        g.listener?.({ kind: 'hoist', rule: 'SK-2.2', seat, sail });
      });
    },
  ),

  /** SK-2.3. */
  storm(g) {
    if (!g.state.options.storms) return;
    g.state.die = rollDie(g, 6);
    g.listener?.({ kind: 'storm', rule: 'SK-2.3', die: g.state.die });
  },

  /** SK-2.4, SK-2.5. */
  moor(g, f) {
    const { captains, prize, options, die } = g.state;
    const strength = captains.map(({ hoisted }) => strengthOf(hoisted[hoisted.length - 1]));
    const whole = [...captains.keys()].filter((seat) => !options.storms || strength[seat] !== die);
    const alone = whole.filter((seat) =>
      whole.every((other) => other === seat || strength[other] !== strength[seat]),
    );
    [f.landed = -1] = best(alone, (seat) => strength[seat]);
    if (f.landed < 0) g.listener?.({ kind: 'nobody', rule: 'SK-2.5', prize });
    else g.listener?.({ kind: 'moor', rule: 'SK-2.4', seat: f.landed, prize });
  },

  /** SK-3.1. */
  rapids: asks(
    ({ state: s }: G, f: IslandFrame): ActQuestion<SkerriesAct> | null => {
      if (!s.options.rapids || f.landed < 0) return null;
      const options: SkerriesAct[] = [{ do: 'keep' }, { do: 'dare' }];
      return {
        kind: 'act',
        seat: f.landed,
        ask: 'rapids',
        rule: 'SK-3.1',
        about: { amount: s.prize },
        options,
      };
    },
    (g, f, act) => {
      if (act.do !== 'dare') return;
      const s = g.state;
      s.die = rollDie(g, 6);
      s.prize = s.die >= 4 ? 2 * s.prize : 0;
      g.listener?.({ kind: 'dare', rule: 'SK-3.1', seat: f.landed, die: s.die, prize: s.prize });
    },
  ),

  take(g, f) {
    const s = g.state;
    if (f.landed < 0) return;
    s.captains[f.landed].gold += s.prize;
    s.prize = 0;
  },
});

export const flows: Readonly<Record<string, Flow<G>>> = { voyage, island };

/** Those of the seats for whom the figure is greatest. */
function best(seats: readonly Seat[], figure: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(figure));
  return seats.filter((seat) => figure(seat) === most);
}
