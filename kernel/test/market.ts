/** A game for tests: seats go shopping apart, each at its own pace, then all open their bags. */
import {
  type ActOf,
  type ActQuestion,
  actTable,
  again,
  apart,
  asks,
  below,
  copy,
  type Frame,
  finish,
  flow,
  type Game,
  type Lang,
  type NumberQuestion,
  no,
  push,
  questionFor,
  type Random,
  type Run,
  reveal,
  type Seat,
  type State,
  seeded,
  type Told,
  type Why,
} from '../src/index.ts';
import { rulebook } from './tiny/rulebook.ts';

export interface Market extends State {
  purses: number[];
  /** What each has bought: 0 bread, 1 and more cloth by its colour. */
  bags: number[][];
  opened: boolean;
}

type MarketAct = ActOf<typeof acts>;

type MarketEvent =
  | Told<'open', { bags: readonly (readonly number[])[] }, string>
  | Told<'leave', { seat: Seat }, string>;

type G = Run<Market, MarketAct, MarketEvent>;

interface ShopFrame extends Frame {
  readonly kind: 'shop' | 'dye';
  readonly seat: Seat;
}

export const purse = 4;

const wares = ['bread', 'cloth', 'done'] as const;

const acts = actTable({ bread: {}, cloth: {}, done: {} }, { passes: ['done'] });

const prices: Readonly<Record<MarketAct['do'], number>> = { bread: 1, cloth: 2, done: 0 };

function mayBuy(s: Market, seat: Seat, what: MarketAct['do'], why?: Why): boolean {
  return s.purses[seat] >= prices[what] || no(why, { rule: 'TY-8', why: 'poor' });
}

const main = flow<G, Frame>({
  shop: apart((g: G) => g.state.purses.map((_, seat): ShopFrame => ({ kind: 'shop', step: 0, seat }))),

  open(g) {
    const { bags } = g.state;
    g.state.opened = true;
    g.listener?.({ kind: 'open', rule: 'TY-3', bags: copy(bags) });
    const worth = bags.map((bag) => bag.reduce((sum, thing) => sum + 1 + thing, 0));
    const most = Math.max(...worth);
    finish(g, { winners: [...worth.keys()].filter((seat) => worth[seat] === most), rule: 'TY-9' });
  },
});

const shop = flow<G, ShopFrame>({
  buy: asks(
    ({ state }: G, { seat }: ShopFrame): ActQuestion<MarketAct> => ({
      kind: 'act',
      seat,
      ask: 'buy',
      rule: 'TY-4',
      options: wares.filter((what) => mayBuy(state, seat, what)).map((what) => ({ do: what })),
      always: true,
    }),
    (g, f, act) => {
      if (act.do === 'done') return;
      g.state.purses[f.seat] -= prices[act.do];
      again(f);
      if (act.do === 'bread') g.state.bags[f.seat].push(0);
      else push<ShopFrame>(g, { kind: 'dye', step: 0, seat: f.seat });
    },
  ),

  leave(g, f) {
    reveal(g);
    g.listener?.({ kind: 'leave', rule: 'TY-4', seat: f.seat });
  },
});

const dye = flow<G, ShopFrame>({
  colour: asks(
    (_g: G, { seat }: ShopFrame): NumberQuestion => ({
      kind: 'number',
      seat,
      ask: 'colour',
      rule: 'TY-4',
      min: 1,
      max: 3,
    }),
    (g, f, colour) => {
      g.state.bags[f.seat].push(colour);
    },
  ),
});

/** Whoever is still shopping may have bought anything or nothing, and is imagined at the entrance. */
function redeal(state: Market, seat: Seat, random: Random): Market {
  const s = copy(state);
  const stacks = s.frames[0].apart;
  if (!stacks) return s;
  for (const other of s.purses.keys()) {
    if (other === seat) continue;
    s.purses[other] = purse;
    s.bags[other] = [];
    if (stacks[other].length > 0) {
      stacks[other] = [{ kind: 'shop', step: 0, seat: other } as ShopFrame];
      continue;
    }
    while (s.purses[other] > 0 && below(random, 3) > 0) {
      s.purses[other]--;
      s.bags[other].push(0);
    }
  }
  return s;
}

const say = (lang: Lang, ru: string, en: string): string => (lang === 'ru' ? ru : en);

const words: Readonly<Record<string, string>> = {
  buy: 'покупка',
  colour: 'цвет',
  bread: 'хлеб',
  cloth: 'сукно',
  done: 'всё',
  leave: 'уходит',
  open: 'показывают',
  end: 'конец',
  concede: 'сдаётся',
  offer: 'предлагает',
  decline: 'против',
  undo: 'назад',
  flag: 'время',
  absent: 'нет за столом',
  askPause: 'просит перерыв',
  noPause: 'без перерыва',
  pause: 'перерыв',
  resume: 'дальше',
  unknown: 'такого нет',
  poor: 'нет денег',
  elsewhere: 'не здесь',
};

export const market: Game<Market, null, MarketAct, MarketEvent> = {
  id: 'market',
  version: 1,
  name: { ru: 'Рынок', en: 'Market' },
  seats: { min: 2, max: 3 },
  rulebook,
  acts,
  flows: { main, shop, dye },
  settings: { asks: {} },
  begin: ({ seats, seed }) => ({
    frames: [{ kind: 'main', step: 0 }],
    random: seeded(seed),
    reveals: 0,
    given: null,
    result: null,
    purses: Array(seats).fill(purse),
    bags: Array.from({ length: seats }, () => []),
    opened: false,
  }),
  view: (s, seat) => ({
    purses: s.purses.map((have, of) => (of === seat || s.opened ? have : null)),
    bags: s.bags.map((bag, of) => (of === seat || s.opened ? bag.slice() : null)),
    shopping: s.frames[0].apart?.map((stack) => stack.length > 0) ?? null,
  }),
  redeal,
  explain(g, seat, act) {
    if (questionFor(g, seat)?.ask !== 'buy') return [{ rule: 'TY-4', why: 'elsewhere' }];
    const why: NonNullable<Why> = [];
    mayBuy(g.state, seat, act.do, why);
    return why;
  },
  judge: () => 0,
  catalogue: [],
  speak: {
    question: (q, lang) => say(lang, `что: ${words[q.ask]}?`, `which: ${q.ask}?`),
    act: (act, lang) => say(lang, words[act.do], act.do),
    event: (event, lang) => say(lang, words[event.kind], event.kind),
    reason: (reason, lang) => say(lang, words[reason.why], reason.why),
  },
  scenario: {
    place: () => {
      throw new Error('There are no positions.');
    },
    find: () => [],
    act: (_s, _seat, line) => ({ do: wares.find((what) => what === line) ?? 'done' }),
    line: (_s, act) => act.do,
    name: (_s, object) => String(object),
    read: () => undefined,
    resting: ['buy'],
  },
  census: () => [],
};
