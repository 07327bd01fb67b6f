/**
 * A game for tests: as small as can be with every kind of question, a secret choice of all at once, hidden cards and
 * dice. Two to four seats bid cards; the best bid leads and does each of seven things once.
 */
import {
  type Game,
  type GameEvent,
  type Lang,
  type OptionsOf,
  type Random,
  readAct,
  ScenarioFault,
  type Settings,
  type Setup,
  seeded,
} from '../../src/index.ts';
import { flows } from './flows.ts';
import { rulebook } from './rulebook.ts';
import {
  acts,
  census,
  deeds,
  explain,
  redeal,
  type Tiny,
  type TinyAct,
  type TinyEvent,
  view,
} from './state.ts';

const settings = {
  asks: {
    rounds: { kind: 'amount', label: { ru: 'Раунды', en: 'Rounds' }, rule: 'TY-2', min: 1, max: 3, usual: 2 },
  },
} as const satisfies Settings;

export type TinyOptions = OptionsOf<typeof settings>;

export const tiny: Game<Tiny, TinyOptions, TinyAct, TinyEvent> = {
  id: 'tiny',
  version: 1,
  name: { ru: 'Кроха', en: 'Tiny' },
  seats: { min: 2, max: 4 },
  rulebook,
  acts,
  flows,
  settings,
  begin: (setup) => table(setup.seats, setup.options.rounds, seeded(setup.seed)),
  view,
  redeal,
  explain,
  judge: (s, seat) => Math.tanh(s.points[seat] - Math.max(...s.points)),
  catalogue: [],
  speak: {
    question: (q, lang) => say(lang, `спрашивают «${questionWords[q.ask]}»`, `the question is "${q.ask}"`),
    act: (act, lang) => say(lang, `действие «${actWords[act.do]}»`, `the act "${act.do}"`),
    event: (event, lang, names) => sayEvent(event, lang, names.seat('seat' in event ? event.seat : 0)),
    reason: (reason, lang) => say(lang, `нельзя: ${reasonWords[reason.why]}`, `not now: ${reason.why}`),
  },
  scenario: {
    place,
    find: (_s, _seat, name) => (/^\d+$/.test(name) ? [Number(name)] : []),
    act(_s, _seat, line) {
      const read = readAct(acts, { do: line });
      if ('act' in read) return read.act;
      throw new ScenarioFault(`"${line}" is no act. Acts are ${deeds.join(', ')}, stop.`);
    },
    line: (_s, act) => act.do,
    name: (_s, object) => String(object),
    read: (s, [field, at]) => {
      const value = Object.entries(s).find(([name]) => name === field)?.[1];
      return at === undefined ? value : Array.isArray(value) ? value[Number(at)] : undefined;
    },
    resting: ['turn', 'bid'],
  },
  census,
};

export const tinySetup = (seats = 2, rounds = 2, seed = 'one'): Setup<TinyOptions> => ({
  seats,
  seed,
  options: { rounds },
});

function table(seats: number, rounds: number, random: Random): Tiny {
  const deck = Array.from({ length: seats * 3 + 5 }, (_, card) => card);
  return {
    frames: [{ kind: 'setup', step: 0 }],
    random,
    reveals: 0,
    given: null,
    result: null,
    rounds,
    round: 0,
    leader: 0,
    hands: Array.from({ length: seats }, () => []),
    deck,
    pile: [],
    seen: deck.map(() => 0),
    points: Array(seats).fill(0),
    cells: Array.from({ length: seats }, (_, seat) => seat * 2),
    flags: [],
    dice: [],
    done: 0,
  };
}

/** `{ hands: [[1, 2], [3]], deck: […], points: […] }` at the bid of the last round. */
function place(position: unknown, random: Random): Tiny {
  const given = (position ?? {}) as { hands?: number[][]; deck?: number[]; points?: number[] };
  const hands = given.hands ?? [[1], [2]];
  const s = table(hands.length, 1, random);
  s.frames = [{ kind: 'round', step: 0 }];
  s.hands = hands;
  s.deck = given.deck ?? [3, 4];
  s.points = given.points ?? hands.map(() => 0);
  for (const [seat, hand] of hands.entries()) for (const card of hand) s.seen[card] = 1 << seat;
  return s;
}

const say = (lang: Lang, ru: string, en: string): string => (lang === 'ru' ? ru : en);

function sayEvent(event: GameEvent, lang: Lang, seat: string): string {
  return say(lang, `${seat}: ${eventWords[event.kind]}`, `${seat}: ${event.kind}`);
}

const questionWords: Readonly<Record<string, string>> = {
  bid: 'ставка',
  turn: 'ход',
  keep: 'оставить',
  stake: 'на кон',
  march: 'марш',
  plant: 'флаг',
  gift: 'подарок',
  share: 'делёж',
  arrange: 'порядок',
  drop: 'сброс',
};

const actWords: Readonly<Record<string, string>> = {
  draw: 'взять',
  roll: 'бросить',
  march: 'марш',
  gift: 'дарить',
  share: 'делить',
  peek: 'смотреть',
  drop: 'сбросить',
  stop: 'хватит',
};

const eventWords: Readonly<Record<string, string>> = {
  draw: 'берёт',
  bid: 'ставит',
  lead: 'ведёт',
  act: 'действует',
  dice: 'бросает',
  peek: 'смотрит',
  drop: 'сбрасывает',
  score: 'считает',
  end: 'конец',
  offer: 'предлагает ничью',
  decline: 'отклоняет ничью',
  undo: 'берёт назад',
  concede: 'сдаётся',
  flag: 'просрочил время',
  absent: 'не дождались',
  askPause: 'просит перерыв',
  noPause: 'против перерыва',
  pause: 'перерыв',
  resume: 'продолжает',
};

const reasonWords: Readonly<Record<string, string>> = {
  unknown: 'нет такого действия',
  done: 'уже сделано',
  empty: 'колода пуста',
  stuck: 'некуда идти',
  poor: 'нет очков',
  notTurn: 'не ваш ход',
};
