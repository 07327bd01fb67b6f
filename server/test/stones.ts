/**
 * A tiny game for the tests, with everything a server has to handle: a shuffle, hidden hands, secret choices made at
 * once, and a decision that can be taken back. Each round both lay a stone; the higher one wins the round, and its
 * owner may boast. With the option `trap` the rules have a mistake: a boast breaks them.
 */
import {
  type ActOf,
  actTable,
  asks,
  asksAll,
  copy,
  type Frame,
  finish,
  flow,
  type Game,
  goTo,
  type PickQuestion,
  type Reason,
  type Run,
  reveal,
  ScenarioFault,
  type Seat,
  type Secret,
  type Settings,
  type State,
  seeded,
  shuffle,
  shuffled,
  type Told,
  type YesNoQuestion,
} from '@vigrid/kernel';
import { from } from '@vigrid/kernel/acts';
import { optional } from '@vigrid/kernel/schema';

export interface Stones extends State {
  trap: boolean;
  deck: number[];
  hands: number[][];
  /** The stones laid in the last round, by seat. */
  laid: number[];
  points: number[];
  boasts: number;
}

export interface StonesOptions {
  readonly trap: boolean;
}

export interface StonesView {
  readonly hand: readonly { readonly id: number; readonly def: string }[];
  readonly inHand: readonly number[];
  readonly laid: readonly number[];
  readonly points: readonly number[];
  readonly boasts: number;
}

/** Stones are numbered from here, so that no other number in a message can be taken for one. */
export const firstStone = 7000;
const inHand = 4;

type StonesAct = ActOf<typeof acts>;

const acts = actTable({ lay: { stone: optional(from) } }, { passes: [] });

type StonesEvent =
  | Told<'deal', { seat: Seat; secret: Secret<{ stones: readonly number[] }> }, string>
  | Told<'laid', { stones: readonly number[]; winner: Seat }, string>
  | Told<'boast', { seat: Seat }, string>;

type G = Run<Stones, StonesAct, StonesEvent>;

interface Course extends Frame {
  winner: Seat;
}

const course = flow<G, Course>({
  deal(g) {
    shuffled(g, g.state.deck);
    g.state.hands.forEach((hand, seat) => {
      hand.push(...g.state.deck.splice(0, inHand));
      g.listener?.({ kind: 'deal', rule: 'S-1', seat, secret: { to: [seat], stones: hand.slice() } });
    });
  },
  lay: asksAll(
    (g): PickQuestion[] =>
      g.state.hands.map((hand, seat) => ({
        kind: 'cards',
        seat,
        ask: 'lay',
        rule: 'S-2',
        from: hand.slice(),
        min: 1,
        max: 1,
        always: true,
      })),
    (g, f, picks) => {
      const { state } = g;
      state.laid = picks.map(([stone]) => stone);
      state.hands = state.hands.map((hand, seat) => hand.filter((stone) => stone !== state.laid[seat]));
      f.winner = state.laid.indexOf(Math.max(...state.laid));
      state.points[f.winner]++;
      reveal(g);
      g.listener?.({ kind: 'laid', rule: 'S-2', stones: state.laid.slice(), winner: f.winner });
    },
  ),
  boast: asks(
    (_, f): YesNoQuestion => ({ kind: 'yesno', seat: f.winner, ask: 'boast', rule: 'S-3' }),
    (g, f, yes) => {
      if (!yes) return;
      if (g.state.trap) throw new Error('The trap in the rules has sprung.');
      g.state.boasts++;
      g.listener?.({ kind: 'boast', rule: 'S-3', seat: f.winner });
    },
  ),
  next(g, f) {
    const { hands, points } = g.state;
    if (hands[0].length > 0) return goTo(g, f, 'lay');
    const most = Math.max(...points);
    finish(g, {
      winners: points.flatMap((mine, seat) => (mine === most ? [seat] : [])),
      rule: 'S-4',
      scores: points,
    });
  },
});

const rule = (text: string) => ({
  chapter: 'play',
  title: { ru: text, en: text },
  text: { ru: text, en: text },
  enforceable: true,
});

const nameOf = (stone: number) => `stone-${stone}`;
const all = (seats: number) => Array.from({ length: (inHand + 1) * seats }, (_, i) => firstStone + i);

function noScenarios(): never {
  throw new ScenarioFault('Stones have no scenarios.');
}

const settings = {
  asks: { trap: { kind: 'switch', label: { ru: 'Ошибка', en: 'Trap' }, usual: false } },
} as const satisfies Settings;

export const stones: Game<Stones, StonesOptions, StonesAct, StonesEvent, StonesView> = {
  id: 'stones',
  version: 1,
  name: { ru: 'Камни', en: 'Stones' },
  seats: { min: 2, max: 3 },
  rulebook: {
    chapters: { play: { ru: 'Игра', en: 'Play' } },
    rules: { 'S-1': rule('Deal'), 'S-2': rule('Lay'), 'S-3': rule('Boast'), 'S-4': rule('End') },
    rulings: {},
  },
  acts,
  flows: { course },
  settings,
  begin({ seats, seed, options }) {
    const nobody = Array.from({ length: seats }, () => 0);
    const first: Course = { kind: 'course', step: 0, winner: 0 };
    return {
      frames: [first],
      random: seeded(seed),
      reveals: 0,
      given: null,
      result: null,
      trap: options.trap,
      deck: all(seats),
      hands: nobody.map(() => []),
      laid: [],
      points: nobody,
      boasts: 0,
    };
  },
  view(state, seat): StonesView {
    return {
      hand: seat === null ? [] : state.hands[seat].map((id) => ({ id, def: nameOf(id) })),
      inHand: state.hands.map((hand) => hand.length),
      laid: state.laid.slice(),
      points: state.points.slice(),
      boasts: state.boasts,
    };
  },
  redeal(state, seat, random) {
    const other = copy(state);
    const hidden = [...other.deck, ...other.hands.flatMap((hand, whose) => (whose === seat ? [] : hand))];
    shuffle(
      random,
      hidden.sort((a, b) => a - b),
    );
    other.hands = other.hands.map((hand, whose) => (whose === seat ? hand : hidden.splice(0, hand.length)));
    other.deck = hidden;
    return other;
  },
  explain(g, seat, { stone = 0 }): Reason[] {
    const held = g.state.hands[seat].includes(stone);
    return held ? [] : [{ rule: 'S-2', why: 'notHeld', card: g.state.hands[seat][0] ?? 0 }];
  },
  explainPick: ({ state }, { seat }): Reason[] => [
    { rule: 'S-2', why: 'notHeld', card: state.hands[seat][0] ?? 0 },
  ],
  judge: (state, seat) => (state.points[seat] * 2 - state.points.reduce((a, b) => a + b, 0)) / inHand,
  catalogue: all(3).map((stone) => ({
    id: nameOf(stone),
    name: { ru: `камень ${stone}`, en: `stone ${stone}` },
    set: { ru: 'Камни', en: 'Stones' },
    line: { ru: 'Камень', en: 'Stone' },
    figures: {},
    text: [],
    dye: 'grey',
    glyph: 'stone',
    kind: 'stone',
  })),
  speak: {
    question: (q) => q.ask,
    act: (act) => act.do,
    event: (event) => event.kind,
    reason: (reason, lang, names) => `${reason.why} (${lang}): you have ${names.card(reason.card ?? 0)}`,
  },
  scenario: {
    place: noScenarios,
    find: noScenarios,
    act: noScenarios,
    line: noScenarios,
    name: noScenarios,
    read: noScenarios,
    resting: [],
  },
  census: (state) => [...state.deck, ...state.hands.flat()].sort((a, b) => a - b),
};

export default stones;
