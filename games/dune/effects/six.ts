/** What belongs to the game for six alone (D-28.12, D-28.13), and what only a promotional card does. */
import {
  type ActQuestion,
  asks,
  flow,
  leave,
  type NumberQuestion,
  type PickQuestion,
  reveal,
} from '@vigrid/kernel';
import { text, whole } from '@vigrid/kernel/schema';
import { filled, say } from '@vigrid/speech';
import type { DuneAct } from '../acts.ts';
import { refill } from '../pieces/cards.ts';
import { takeContract } from '../pieces/contracts.ts';
import { freeRow } from '../pieces/market.ts';
import { hasFaction } from '../pieces/printed.ts';
import { deploy, recruit } from '../pieces/supply.ts';
import { alliesOf, bearerOf, teammatesOf } from '../pieces/teams.ts';
import { take } from '../pieces/zones.ts';
import { type ClauseFrame, type Dune, type G, ref, type SideId, seatOf, sideOf } from '../state.ts';
import { resources } from '../symbols.ts';
import { acts, cardsOf, numberOf, one, sideActs } from './asking.ts';
import { pushBox } from './boxes.ts';
import { effect } from './kind.ts';
import { mark } from './marks.ts';
import { effects } from './shapes.ts';

/** A card that is not Fremen goes where only Shaddam's team acquires; the Row is filled up at once (D-28.12). */
export const throneRow = effect('throneRow', {
  shape: {},
  says: () =>
    say(
      'положите карту не Фрименов из ряда в Тронный ряд',
      'move a card that is not Fremen from the Row to the Throne Row',
    ),
  marks: () => [{ sign: 'throne', word: say('карту из ряда', 'a card of the Row'), always: true }],
  may: (s) => forThrone(s).length > 0,
  asks: () =>
    one(
      ({ state: s }, f) => cardsOf(s, f, { ask: 'throneRow', rule: 'D-28.12' }, forThrone(s), 1, 1),
      (g, f, [card]) => {
        const { state: s } = g;
        refill(g, s.row.indexOf(card));
        s.throne.push(card);
        g.listener?.({ kind: 'throne', rule: 'D-28.12', seat: seatOf(s, f.side), card: ref(s, card) });
      },
    ),
  worth: 0.3,
});

const forThrone = (s: Dune): number[] => freeRow(s).filter((card) => !hasFaction(s, card, 'fremen'));

/** Three troops for the two Allies of the team, who may deploy them at once (D-28.13). */
export const reinforce = effect('reinforce', {
  shape: {},
  says: () =>
    say(
      'подкрепление: 3 отряда союзникам команды, их можно сразу разместить',
      'reinforce: 3 troops for the Allies of the team, which may be deployed at once',
    ),
  marks: () => [{ sign: 'troops', n: 3 }, { said: say('союзникам', 'to Allies') }],
  may: (s, side) => reinforcements(s, side) > 0,
  asks: () =>
    flow<G, ClauseFrame>({
      share: asks<G, ClauseFrame, NumberQuestion>(
        ({ state: s }, f) => {
          const [left, right] = alliesOf(f.side).map((ally) => s.sides[ally].supply);
          const all = reinforcements(s, f.side);
          if (all === 0) return null;
          return numberOf(
            s,
            f,
            { ask: 'reinforce', rule: 'D-28.13' },
            Math.max(0, all - right),
            Math.min(all, left),
          );
        },
        (g, f, n) => {
          const [left, right] = alliesOf(f.side);
          f.also = reinforcements(g.state, f.side) - n;
          f.n = n;
          recruit(g, left, n, 'D-28.13');
          recruit(g, right, f.also, 'D-28.13');
        },
      ),
      left: deployReinforcements(0),
      right: deployReinforcements(1),
    }),
  worth: 0.6,
});

/** As far as the supplies reach (D-1.8). */
const reinforcements = (s: Dune, side: SideId): number =>
  Math.min(
    3,
    alliesOf(side).reduce((sum, ally) => sum + s.sides[ally].supply, 0),
  );

/** Each Ally decides on the own ones (D-28.5, RD-36); those of the activated one may be barred (D-28.15). */
function deployReinforcements(which: 0 | 1) {
  const fresh = (f: ClauseFrame) => Math.max(0, which === 0 ? f.n : f.also);
  return asks<G, ClauseFrame, NumberQuestion>(
    ({ state: s }, f) => {
      const ally = alliesOf(f.side)[which];
      if (fresh(f) === 0 || (s.turn.noDeploy && s.turn.ally === ally)) return null;
      return { ...numberOf(s, f, { ask: 'deploy', rule: 'D-28.13' }, 0, fresh(f)), seat: ally };
    },
    (g, f, n) => {
      const ally = alliesOf(f.side)[which];
      g.state.turn.recruited[ally] -= n;
      deploy(g, ally, n, 'garrison', 'D-28.13');
    },
  );
}

/** With one teammate: each may give one kind of goods (D-28.13). */
export const trade = effect('trade', {
  shape: {},
  says: () => say('обменяйтесь с товарищем по команде', 'trade with a teammate'),
  marks: () => mark('trade', undefined, say('обмен', 'trade')),
  optional: true,
  may: (s, side) => [side, ...teammatesOf(side)].some((one) => goodsOf(s, one).length > 0),
  asks: () =>
    flow<G, ClauseFrame>({
      with: asks<G, ClauseFrame, ActQuestion<DuneAct>>(
        ({ state: s }, f) =>
          acts(s, f, { ask: 'trade', rule: 'D-28.13' }, [
            { do: 'done' },
            ...sideActs(s, teammatesOf(f.side)),
          ]),
        (g, f, act) => {
          if (act.do === 'side') f.also = sideOf(g.state, act.seat);
          else leave(g, f);
        },
      ),
      begin: giveNothing,
      own: givingWhat(ownPart),
      ownAmount: givingGoods(ownPart),
      ownCards: givingCards(ownPart),
      turn: giveNothing,
      theirs: givingWhat(theirPart),
      theirAmount: givingGoods(theirPart),
      theirCards: givingCards(theirPart),
    }),
  worth: 0.2,
});

const giveNothing = (_g: G, f: ClauseFrame): void => {
  f.n = -1;
};

type Part = (f: ClauseFrame) => { readonly from: SideId; readonly to: SideId };

const ownPart: Part = (f) => ({ from: f.side, to: f.also });
const theirPart: Part = (f) => ({ from: f.also, to: f.side });

const goods = [...resources, 'intrigue'] as const;

const howMany = (s: Dune, side: SideId, what: (typeof goods)[number]): number =>
  what === 'intrigue' ? s.sides[side].intrigues.length : s.sides[side][what];

const goodsOf = (s: Dune, side: SideId) => goods.filter((what) => howMany(s, side, what) > 0);

/** Which kind: by its place in `goods` in the frame; -1 for none. */
const givingWhat = (part: Part) =>
  asks<G, ClauseFrame, ActQuestion<DuneAct>>(
    ({ state: s }, f) => {
      const { from } = part(f);
      const options = goodsOf(s, from).map((what): DuneAct => ({ do: 'give', what }));
      const q = acts(s, f, { ask: 'give', rule: 'D-28.13' }, [{ do: 'done' }, ...options]);
      return options.length === 0 || q === null ? null : { ...q, seat: from };
    },
    (_g, f, act) => {
      f.n = act.do === 'give' ? goods.indexOf(act.what) : -1;
    },
  );

const givingGoods = (part: Part) =>
  asks<G, ClauseFrame, NumberQuestion>(
    ({ state: s }, f) => {
      const { from } = part(f);
      const what = resources[f.n];
      if (what === undefined) return null;
      return {
        ...numberOf(s, f, { ask: 'giveHowMany', rule: 'D-28.13' }, 1, s.sides[from][what]),
        seat: from,
      };
    },
    (g, f, n) => {
      const { state: s } = g;
      const { from, to } = part(f);
      const what = resources[f.n];
      s.sides[from][what] -= n;
      s.sides[to][what] += n;
      g.listener?.({
        kind: 'give',
        rule: 'D-28.13',
        seat: seatOf(s, from),
        to: seatOf(s, to),
        what,
        n,
      });
    },
  );

/** Who gets them sees them, and who gave them knows them still. */
const givingCards = (part: Part) =>
  asks<G, ClauseFrame, PickQuestion>(
    ({ state: s }, f) => {
      if (goods[f.n] !== 'intrigue') return null;
      const { from } = part(f);
      const { intrigues } = s.sides[from];
      return {
        ...cardsOf(s, f, { ask: 'giveCards', rule: 'D-28.13' }, intrigues, 1, intrigues.length),
        seat: from,
      };
    },
    (g, f, cards) => {
      const { state: s } = g;
      const { from, to } = part(f);
      for (const card of cards) {
        take(s.sides[from].intrigues, card);
        s.sides[to].intrigues.push(card);
        s.seen[card] |= 1 << to;
      }
      reveal(g);
      g.listener?.({
        kind: 'give',
        rule: 'D-28.13',
        seat: seatOf(s, from),
        to: seatOf(s, to),
        what: 'intrigue',
        n: cards.length,
        secret: { to: [from, to], cards: cards.map((card) => ref(s, card)) },
      });
    },
  );

/** For the activated Ally (D-28.5). */
export const ally = effect('ally', {
  shape: { effects },
  says: (e, inside) =>
    filled('активированный союзник: *', 'the activated Ally: *', inside.effects(e.effects)),
  marks: (e, inside) => [{ when: [say('союзник', 'Ally')], gives: inside.marks(e.effects) }],
  may: (s, side, _e, source, it) => it.rules.canAny(s, bearerOf(s, side), it.boxes[0], source),
  does: (g, side, _e, source, it) => pushBox(g, bearerOf(g.state, side), it.boxes[0], source),
  worth: (s, side, _e, source, it) => 0.9 * it.rules.worth(s, bearerOf(s, side), it.boxes[0], source),
});

/** For both Allies of the team. */
export const allies = effect('allies', {
  shape: { effects },
  says: (e, inside) => filled('каждый союзник: *', 'each Ally: *', inside.effects(e.effects)),
  marks: (e, inside) => [{ when: [say('каждый союзник', 'each Ally')], gives: inside.marks(e.effects) }],
  may: (s, side, _e, source, it) =>
    alliesOf(side).some((one) => it.rules.canAny(s, one, it.boxes[0], source)),
  does(g, side, _e, source, it) {
    // The last is pushed first.
    for (const one of alliesOf(side).toReversed()) pushBox(g, one, it.boxes[0], source);
  },
  worth: (s, side, _e, source, it) =>
    alliesOf(side).reduce((sum, one) => sum + it.rules.worth(s, one, it.boxes[0], source), 0),
});

/** For every member of the team (D-28.13). */
export const team = effect('team', {
  shape: { effects },
  says: (e, inside) => filled('каждый в команде: *', 'everybody of the team: *', inside.effects(e.effects)),
  marks: (e, inside) => [{ when: [say('команда', 'team')], gives: inside.marks(e.effects) }],
  when: 'atOnce',
  does(g, side, _e, source, it) {
    for (const one of [side, ...teammatesOf(side)].toReversed()) pushBox(g, one, it.boxes[0], source);
  },
  worth: (s, side, _e, source, it) => 3 * it.rules.worth(s, side, it.boxes[0], source),
});

/** One open contract for each Ally; others are turned up in their places. */
export const shareContracts = effect('shareContracts', {
  shape: {},
  says: () =>
    say('раздайте союзникам оба открытых контракта', 'give both open contracts to your Allies, one each'),
  may: (s) => s.offered.length > 0,
  asks: () =>
    flow<G, ClauseFrame>({
      share: asks<G, ClauseFrame, PickQuestion>(
        ({ state: s }, f) =>
          s.offered.length < 2
            ? null
            : cardsOf(s, f, { ask: 'shareContracts', rule: 'D-26.2' }, s.offered, 1, 1),
        (g, f, [card]) => {
          const [left, right] = alliesOf(f.side);
          const other = g.state.offered.find((one) => one !== card);
          takeContract(g, left, card);
          if (other !== undefined) takeContract(g, right, other);
          leave(g, f);
        },
      ),
      /** Of a single one, who gets it. */
      single: asks<G, ClauseFrame, ActQuestion<DuneAct>>(
        ({ state: s }, f) =>
          acts(s, f, { ask: 'contractFor', rule: 'D-26.2' }, sideActs(s, alliesOf(f.side))),
        (g, _f, act) => {
          const [card] = g.state.offered;
          if (act.do === 'side') takeContract(g, sideOf(g.state, act.seat), card);
        },
      ),
    }),
  worth: 0.7,
});

/** What only a promotional card does. */
export const own = effect('own', {
  shape: { of: text, part: whole },
  says: () => say('особый эффект', 'an effect of its own'),
});
