// Pig, the game that docs/extending.md makes step by step.
import {
  actTable,
  asks,
  copy,
  encode,
  finish,
  flow,
  goTo,
  isTableEvent,
  questionFor,
  rollDie,
  scoreActs,
  seeded,
  sentence,
  tableSentence,
} from '@vigrid/kernel';
import { say } from '@vigrid/speech';

const rule = (title, text) => ({ chapter: '1', title, text, enforceable: true });

const rulebook = {
  chapters: { 1: say('Ход', 'A turn') },
  rules: {
    'P-1': rule(
      say('Бросок', 'Rolling'),
      say(
        'Кто ходит, бросает кубик и прибавляет выпавшее; на 1 сумма пропадает и ход окончен.',
        'Whoever plays rolls a die and adds what it shows; a 1 loses the sum and ends the turn.',
      ),
    ),
    'P-2': rule(
      say('Довольно', 'Holding'),
      say(
        'Можно остановиться: сумма сохраняется, ход переходит.',
        'One may stop: the sum is kept, and the turn goes on.',
      ),
    ),
    'P-3': rule(
      say('Победа', 'Winning'),
      say('Кто набрал условленное, победил.', 'Whoever has kept as much as agreed wins.'),
    ),
  },
  rulings: {},
};

const settings = {
  asks: {
    goal: {
      kind: 'one',
      label: say('До скольких', 'How far'),
      rule: 'P-3',
      choices: [20, 50, 100].map((value) => ({ value, label: say(`${value}`, `${value}`) })),
      usual: 50,
    },
  },
};

const acts = actTable({ roll: {}, hold: {} }, { passes: ['hold'] });

const begin = ({ seats, seed, options }) => ({
  frames: [{ kind: 'turn', step: 0 }],
  random: seeded(seed),
  reveals: 0,
  given: null,
  result: null,
  goal: options.goal,
  kept: Array(seats).fill(0),
  turn: 0,
  sum: 0,
});

const turn = flow({
  decide: asks(
    ({ state: s }) => ({
      kind: 'act',
      seat: s.turn,
      ask: 'decide',
      rule: s.sum > 0 ? 'P-2' : 'P-1',
      about: { amount: s.sum },
      options: s.sum > 0 ? [{ do: 'hold' }, { do: 'roll' }] : [{ do: 'roll' }],
      always: true,
    }),
    (g, frame, act) => {
      const s = g.state;
      if (act.do === 'hold') return;
      const die = rollDie(g, 6);
      s.sum = die === 1 ? 0 : s.sum + die;
      g.listener?.({ kind: 'roll', rule: 'P-1', seat: s.turn, die, sum: s.sum });
      if (die !== 1) goTo(g, frame, 'decide');
    },
  ),

  keep(g) {
    const s = g.state;
    if (s.sum === 0) return;
    s.kept[s.turn] += s.sum;
    g.listener?.({ kind: 'keep', rule: 'P-2', seat: s.turn, sum: s.sum, kept: s.kept[s.turn] });
    if (s.kept[s.turn] < s.goal) return;
    finish(g, { winners: [s.turn], rule: 'P-3', scores: s.kept.slice() });
    g.listener?.({ kind: 'end', rule: 'P-3', winners: [s.turn] });
  },

  handOver(g, frame) {
    g.state.sum = 0;
    g.state.turn = (g.state.turn + 1) % g.state.kept.length;
    goTo(g, frame, 'decide');
  },
});

const ended = ({ winners }, names) => {
  const who = winners.map(names.seat).join(', ');
  return say(`Победа: ${who}`, `Victory: ${who}`);
};

const telling = {
  roll: ({ seat, die, sum }, n) =>
    say(`${n.seat(seat)}: выпало ${die}, в сумме ${sum}`, `${n.seat(seat)} rolls ${die}, which makes ${sum}`),
  keep: ({ seat, kept }, n) => say(`${n.seat(seat)}: отложено ${kept}`, `${n.seat(seat)} has kept ${kept}`),
  end: ended,
};

const speak = {
  question: ({ about }, lang) =>
    say(`Бросать ещё? В сумме ${about.amount}.`, `Roll again? The sum is ${about.amount}.`)[lang],
  act: (act, lang) => (act.do === 'roll' ? say('Бросить', 'Roll') : say('Довольно', 'Hold'))[lang],
  event: (event, lang, names) =>
    (isTableEvent(event) ? tableSentence(event, names, ended) : sentence(telling, event.kind, event, names))[
      lang
    ],
  reason: ({ why }, lang) =>
    (why === 'nothing'
      ? say('Сначала бросьте кубик.', 'Roll the die first.')
      : say('Сейчас ходит другой.', 'It is another player’s turn.'))[lang],
};

function explain(g, seat, act) {
  const q = questionFor(g, seat);
  if (q?.kind === 'act' && encode(q, act) !== null) return [];
  return [{ rule: 'P-1', why: q ? 'nothing' : 'notYours' }];
}

const policy = (g, seat) => {
  const q = questionFor(g, seat);
  return scoreActs(q, (act) => ((act.do === 'hold') === g.state.sum >= 20 ? 1 : 0));
};

function judge({ kept, goal, turn, sum }, seat) {
  const far = kept.map((n, of) => (n + (of === turn ? sum / 2 : 0)) / goal);
  return Math.tanh(far[seat] - Math.max(...far.filter((_, of) => of !== seat)));
}

const scenario = {
  place: ({ kept = [0, 0], sum = 0, goal = 50 }, random) => ({
    ...begin({ seats: kept.length, seed: '', options: { goal } }),
    random,
    kept: [...kept],
    sum,
  }),
  find: () => [],
  act: (_state, _seat, line) => ({ do: line }),
  line: (_state, act) => act.do,
  name: (_state, object) => `${object}`,
  read: (state, [field]) => state[field],
  resting: ['decide'],
};

export default {
  id: 'pig',
  version: 1,
  name: say('Свинья', 'Pig'),
  seats: { min: 2, max: 6 },
  rulebook,
  settings,
  acts,
  flows: { turn },
  begin,
  view: ({ kept, turn: active, sum, goal }, seat) => ({ seat, active, goal, sum, kept: kept.slice() }),
  redeal: (state) => copy(state),
  explain,
  judge,
  policy,
  catalogue: [],
  speak,
  scenario,
  census: () => [],
};
