/** A law that can not fail proves nothing: the tiny game is broken in many ways, and each law must find its own. */
import { readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { count, type DoStep, die, type Flow, type Frame } from '../src/index.ts';
import { readScenario, runScenario } from '../src/scenario/index.ts';
import { type Fault, type Field, findFault, lawsOf, playToTheEnd } from '../src/testing/index.ts';
import { tiny } from './tiny/index.ts';
import { deeds, type G, redeal, type Tiny, turnQuestion, view } from './tiny/state.ts';

type TinyGame = typeof tiny;

const field: Field = { options: fc.record({ rounds: fc.integer({ min: 1, max: 3 }) }), depth: 40 };

const laws = lawsOf<Tiny>({ intents: () => [...deeds, 'stop' as const].map((name) => ({ do: name })) });

/** What is wrong with the game, the law that finds it, and what it says. */
const broken: readonly (readonly [string, string, RegExp, TinyGame])[] = [
  [
    'a march to the middle can not be carried out',
    'every answer offered is accepted',
    /The middle is a swamp/,
    breakTake('march', 'go', (g) => {
      if (g.state.cells.includes(4)) throw new Error('The middle is a swamp.');
    }),
  ],
  [
    'a card is lost under the deck',
    'cards are neither lost nor doubled',
    /Lost from the census/,
    breakTake('round', 'turn', (g) => {
      if (g.state.hands.some((hand) => hand.length === 3)) g.state.deck.shift();
    }),
  ],
  [
    'a card lies in two places',
    'cards are neither lost nor doubled',
    /doubles/,
    breakTake('drop', 'choose', (g) => g.state.deck.push(...g.state.pile.slice(0, 1))),
  ],
  [
    'three points are judged as better than a victory',
    'a position is judged from -1 to 1',
    /judges the position as 2/,
    { ...tiny, judge: (s, seat) => (s.points[seat] > 2 ? 2 : 0) },
  ],
  [
    'a field of the state is undefined',
    'a state is plain data',
    /state\.leader is undefined/,
    breakTake('gift', 'whom', (g) => Object.assign(g.state, { leader: undefined })),
  ],
  [
    'the state holds a Set',
    'a state is plain data',
    /state\.flags is a Set/,
    breakTake('march', 'plant', (g) => Object.assign(g.state, { flags: new Set([1]) })),
  ],
  [
    'a list holds a number and then an object',
    'a copy is equal and shares nothing',
    /shares state\.notes\.1/,
    { ...tiny, begin: (setup) => Object.assign(tiny.begin(setup), { notes: [1, { text: 'x' }] }) },
  ],
  [
    'to ask changes the state',
    'a state resumed asks the same and is the same',
    /changed it at \.flags/,
    breakAsk('march', 'plant', (g) => g.state.flags.push(9)),
  ],
  [
    'play goes by a note outside the state',
    'a game stored in the middle goes on the same',
    /resumed is another at \.points/,
    breakTake('gift', 'whom', remembering()),
  ],
  [
    'play depends on being listened to',
    'it makes no difference whether anybody listens',
    /nobody listens to is another at \.points/,
    breakTake('share', 'deal', (g) => {
      if (g.listener) g.state.points[0]++;
    }),
  ],
  [
    'two acts are written with each other’s name',
    'a game written as a scenario plays out the same',
    /written as a scenario/,
    { ...tiny, scenario: { ...tiny.scenario, line: (_s, act) => swapped[act.do] ?? act.do } },
  ],
  [
    'an act is written with a name that is read as another',
    'every legal act can be written in a scenario and read back',
    /"roll" is read as another act/,
    {
      ...tiny,
      scenario: {
        ...tiny.scenario,
        line: (_s, act) => (act.do === 'draw' ? 'roll' : act.do === 'roll' ? 'x' : act.do),
      },
    },
  ],
  [
    'an event cites a rule that does not exist',
    'every event, question and result cites an existing rule',
    /The event "lead" cites "TY-99"/,
    breakTake('roll', 'stake', (g) => g.listener?.({ kind: 'lead', rule: 'TY-99', seat: 0 })),
  ],
  [
    'what can not be picked is explained by a rule that does not exist',
    'explanations agree with the list of legal acts, and cite existing rules in both languages',
    /The reason "empty" against \d+ for "\w+" cites "TY-99"/,
    { ...tiny, explainPick: () => [{ rule: 'TY-99', why: 'empty' }] },
  ],
  [
    'an event has no sentence',
    'every question, act and event is told in Russian and English',
    /The event "dice" \(ru\) is told as ""/,
    {
      ...tiny,
      speak: {
        ...tiny.speak,
        event: (e, lang, names) => (e.kind === 'dice' ? '' : tiny.speak.event(e, lang, names)),
      },
    },
  ],
  [
    'a question is asked in one language only',
    'every question, act and event is told in Russian and English',
    /\(ru\) is told in another language/,
    { ...tiny, speak: { ...tiny.speak, question: (q) => `What about ${q.ask}?` } },
  ],
  [
    'an event is told with what its reader may not know',
    'every question, act and event is told in Russian and English',
    /The event "peek" \(ru\) is told as ".*undefined/,
    {
      ...tiny,
      speak: {
        ...tiny.speak,
        event: (e, lang, names) => `${tiny.speak.event(e, lang, names)}${e.kind === 'peek' ? e.cards : ''}`,
      },
    },
  ],
  [
    'a legal act is explained away',
    'explanations agree with the list of legal acts, and cite existing rules in both languages',
    /"stop"} is legal but explained away/,
    {
      ...tiny,
      explain: (g, seat, act) =>
        act.do === 'stop' ? [{ rule: 'TY-4', why: 'done' }] : tiny.explain(g, seat, act),
    },
  ],
  [
    'an illegal act is not explained',
    'explanations agree with the list of legal acts, and cite existing rules in both languages',
    /"roll"} of seat \d is not legal, but nothing explains why/,
    { ...tiny, explain: (g, seat, act) => (act.do === 'roll' ? [] : tiny.explain(g, seat, act)) },
  ],
  [
    'a view shows the top card of the deck',
    'a view, a question or a refusal does not depend on what its seat may not know',
    /The view of seat \d .* differs at \.top/,
    { ...tiny, view: (s, seat) => ({ ...view(s, seat), top: s.deck.at(-1) }) },
  ],
  [
    'a spectator sees the hands',
    'a view, a question or a refusal does not depend on what its seat may not know',
    /A spectator's view .* differs at \.hands/,
    { ...tiny, view: (s, seat) => (seat === null ? { hands: s.hands } : view(s, seat)) },
  ],
  [
    'what is legal depends on the top card of the deck',
    'a view, a question or a refusal does not depend on what its seat may not know',
    /The question to seat \d .* differs/,
    withStep('round', 'turn', (step) => ({
      ...step,
      ask(g: G) {
        const q = turnQuestion(g);
        return (g.state.deck.at(-1) ?? 0) % 2 ? q : { ...q, options: q.options.slice(-2) };
      },
    })),
  ],
  [
    'a question to another seat comes or does not come by what that seat holds',
    'a view, a question or a refusal does not depend on what its seat may not know',
    /Who is asked differs/,
    withStep('drop', 'choose', silentWhenForced),
  ],
  [
    'a refusal depends on the top card of the deck',
    'a view, a question or a refusal does not depend on what its seat may not know',
    /Why {"do":"\w+"} is refused differs/,
    {
      ...tiny,
      explain: (g, seat, act) =>
        act.do === 'draw' && (g.state.deck.at(-1) ?? 0) % 2
          ? [{ rule: 'TY-5', why: 'empty' }]
          : tiny.explain(g, seat, act),
    },
  ],
  [
    'why something can not be picked depends on the top card of the deck',
    'a view, a question or a refusal does not depend on what its seat may not know',
    /Why \d+ can not be picked differs/,
    {
      ...tiny,
      explainPick: (g) => ((g.state.deck.at(-1) ?? 0) % 2 ? [{ rule: 'TY-5', why: 'empty' }] : []),
    },
  ],
  [
    'an event tells everybody which card was drawn',
    'what happens next is shown alike, whatever is hidden',
    /is told events that depend on what it may not know at .*card/,
    breakTake('round', 'turn', (g) => {
      const drawn = g.state.hands[g.state.leader].at(-1);
      g.listener?.({ kind: 'bid', rule: 'TY-4', seat: g.state.leader, card: drawn ?? 0 });
    }),
  ],
  [
    'play stops for a question only if its seat holds an odd card',
    'what happens next is shown alike, whatever is hidden',
    /can tell what is hidden by how play goes on|learned something/,
    withStep('drop', 'choose', silentWhenForced),
  ],
  [
    'a card is drawn without being marked as revealed',
    'what happens next is shown alike, whatever is hidden',
    /has learned something that is not marked as revealed/,
    breakTake('round', 'turn', (g, before) => {
      g.state.reveals = before;
    }),
  ],
  [
    'a card is drawn as if its player had only shown it',
    'what happens next is shown alike, whatever is hidden',
    /has learned something that is not marked as revealed/,
    breakTake('round', 'turn', ({ state }, before) => {
      state.shows = (state.shows ?? 0) + state.reveals - before;
    }),
  ],
  [
    'dice are thrown without being marked as revealed',
    'what happens next is shown alike, whatever is hidden',
    /has learned something that is not marked as revealed/,
    withStep('roll', 'throwDice', () => ({
      does(g: G) {
        g.state.dice = [0, 1, 2].map(() => die(g.state.random, 6));
      },
    })),
  ],
  [
    'the new deal depends on how the cards really lay',
    'what is dealt anew depends on what the seat knows alone',
    /depends on what it does not know/,
    { ...tiny, redeal: (s, seat, random) => swapTop(redeal(s, seat, random), s) },
  ],
  [
    'the new deal loses a card',
    'what a seat imagines can be played on',
    /Lost from the census/,
    { ...tiny, redeal: (s, seat, random) => ({ ...redeal(s, seat, random), pile: [] }) },
  ],
];

describe('the suite finds out when', () => {
  test.each(broken)('%s', (_what, title, sentence, game) => {
    const law = laws.find((one) => one.title === title);
    if (!law) throw new Error(`There is no law "${title}".`);
    const fault = findFault(game, field, law, 1000);
    expect(fault?.sentence).toMatch(sentence);
    expect(fault?.played.length).toBeLessThan(25);
    expect(readScenario(readFileSync(fault?.file ?? '', 'utf8')).play).toHaveLength(
      fault?.played.length ?? -1,
    );
  });

  test('a game goes on for ever', () => {
    const endless = withStep('round', 'turn', (step) => ({
      ...step,
      ask: (g: G) => ({ ...turnQuestion(g), options: [{ do: 'roll' }, { do: 'drop' }] }),
    }));
    expect(() => playToTheEnd(endless, field, 1)).toThrow(/has not ended after 20000 decisions/);
  });
});

describe('a fault that was found', () => {
  const law = laws.find((one) => one.title === 'every answer offered is accepted');
  const game = breakTake('march', 'go', (g) => {
    if (g.state.cells.includes(4)) throw new Error('The middle is a swamp.');
  });
  const fault = law && findFault(game, field, law, 1000);

  test('is cut down to the decisions that matter', () => {
    // Everybody bids, the leader marches to the middle: nothing less leads there.
    const seats = fault?.plan.setup.seats ?? 0;
    expect(fault?.played.length).toBeLessThanOrEqual(seats + 2);
  });

  test('is written as a scenario that leads to it', () => {
    const text = fileOf(fault ?? null);
    expect(text).toContain('Fault: every answer offered is accepted');
    // The sound game goes on after the decision that the broken one can not bear.
    expect(runScenario(text, { tiny: tiny }).failures[0].text).toMatch(/is asked "plant"/);
    expect(() => runScenario(text, { tiny: game })).toThrow('The middle is a swamp.');
  });
});

/** The scenario that was written, which is not kept. */
function fileOf(fault: Fault | null): string {
  if (!fault) throw new Error('No fault was found.');
  const text = readFileSync(fault.file, 'utf8');
  rmSync(dirname(fault.file), { recursive: true });
  return text;
}

const swapped: Readonly<Record<string, string>> = { draw: 'march', march: 'draw' };

/** The tiny game with one step replaced. */
function withStep(kind: string, name: string, replace: (step: Flow<G>['steps'][number]) => object): TinyGame {
  const flow = tiny.flows[kind];
  const at = flow.names.indexOf(name);
  const steps = flow.steps.with(at, replace(flow.steps[at]) as DoStep<G, Frame>);
  return { ...tiny, flows: { ...tiny.flows, [kind]: { ...flow, steps } } };
}

/** Does something more after a decision was taken; it is told how much had been revealed before. */
function breakTake(kind: string, name: string, more: (g: G, before: number) => void): TinyGame {
  return withStep(kind, name, (step) => {
    if (!('take' in step)) throw new Error(`"${name}" takes no answer.`);
    return {
      ...step,
      take(...[g, f, value, q]: Parameters<typeof step.take>) {
        const { reveals } = g.state;
        step.take(g, f, value, q);
        more(g, reveals);
      },
    };
  });
}

function breakAsk(kind: string, name: string, more: (g: G) => void): TinyGame {
  return withStep(kind, name, (step) => {
    if (!('ask' in step)) throw new Error(`"${name}" asks nothing.`);
    return {
      ...step,
      ask(g: G, f: Frame) {
        more(g);
        return step.ask(g, f);
      },
    };
  });
}

function silentWhenForced(step: Flow<G>['steps'][number]): object {
  if (!('ask' in step)) throw new Error('The step asks nothing.');
  return {
    ...step,
    ask(g: G, f: Frame) {
      const q = step.ask(g, f);
      return q && count(q) === 1 ? null : q;
    },
  };
}

/** A note on the side, by the state it belongs to: lost when the state is stored and read back. */
function remembering(): (g: G) => void {
  const notes = new WeakMap<Tiny, number>();
  return (g) => {
    const before = notes.get(g.state) ?? 0;
    notes.set(g.state, before + 1);
    g.state.points[0] += before;
  };
}

function swapTop(dealt: Tiny, real: Tiny): Tiny {
  const odd = (real.deck[0] ?? 0) % 2 === 1 && dealt.deck.length > 1;
  if (odd) dealt.deck.unshift(dealt.deck.splice(1, 1)[0]);
  return dealt;
}
