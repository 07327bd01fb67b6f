import { describe, expect, test } from 'vitest';
import { openMatch, play, seeded } from '../src/index.ts';
import { readScenario, runScenario, writeScenario } from '../src/scenario/index.ts';
import { tiny, tinySetup } from './tiny/index.ts';

/** A sound scenario of the tiny game, with other lines of play or other fields. */
function scenario(play: string, fields = 'random: []'): string {
  return `title: Something holds
rule: TY-3
game: tiny
${fields}
position: { hands: [[4, 1], [2, 5]], deck: [6, 7, 8] }
play:
${play}`;
}

const bids = `  - a: "4"
  - b: "2"
`;

const run = (text: string) => runScenario(text, { tiny });

/** The first thing that is wrong, as `line: sentence`. */
function failure(text: string): string {
  const { failures } = run(text);
  return failures.map(({ line, text: sentence }) => `${line}: ${sentence}`).join('; ');
}

describe('a scenario that is played again', () => {
  const twice = (again: string) => `${scenario(bids)}again: ${again}\n`;

  test('takes over what is not said anew', () => {
    const { again } = readScenario(twice('{ rule: TY-2, position: { deck: [7, 6, 8] }, random: [1] }'));
    expect(again).toHaveLength(1);
    expect(again[0]).toMatchObject({
      title: 'Something holds',
      rule: 'TY-2',
      position: {
        hands: [
          [4, 1],
          [2, 5],
        ],
        deck: [7, 6, 8],
      },
      random: [1],
    });
    expect(again[0].play).toHaveLength(2);
  });

  test('must hold each time', () => {
    expect(failure(twice('{ rule: TY-2 }'))).toBe('');
    const others = twice(
      '\n  - { rule: TY-2, play: [{ a: "9" }] }\n  - { rule: TY-3 }\n  - { rule: TY-4, play: [{ a: "3" }] }',
    );
    expect(run(others)).toMatchObject({
      ok: false,
      rule: 'TY-3',
      failures: [
        { line: 10, rule: 'TY-2' },
        { line: 12, rule: 'TY-4' },
      ],
    });
  });

  test('needs a rule of its own, and says so', () => {
    expect(failure(twice('{ random: [] }'))).toMatch(/"again" needs a rule of its own/);
    expect(failure(twice('TY-2'))).toMatch(/"again" has a rule of its own and the fields that change/);
    expect(failure(twice('{ rule: TY-2, plays: [] }'))).toMatch(/"plays" is not part of a scenario/);
  });
});

describe('a scenario', () => {
  test('that holds is reported with its title and its rule', () => {
    const text = scenario(`${bids}  - expect: { leader: 0, points.0: 1, pile: [4, 2] }\n`);
    expect(run(text)).toEqual({ title: 'Something holds', rule: 'TY-3', ok: true, failures: [] });
  });

  test('plays every kind of question in words', () => {
    const text = scenario(
      `${bids}  - a: march
  - a: "3"
  - a: yes
  - expect: { cells.0: 3, flags: [3] }
  - a: roll
  - a: 0, 2
  - a: 1
  - expect: { dice: [6, 3], points.0: 2 }
  - a: peek
  - a: 7, 8, 6
  - expect: { deck: [7, 8, 6] }
  - a: gift
  - a: share
  - a: drop
  - a: "1"
  - a: stop
  - result: { winners: [b], rule: TY-9 }
`,
      'random: [6, 1, 3]',
    );
    expect(failure(text)).toBe('');
  });

  test('asks for the seat by its letter and for shares by name and number', () => {
    const text = `title: Three
rule: TY-8
game: tiny
random: []
position: { hands: [[4], [2], [3]], deck: [6, 7, 8], points: [3, 0, 0] }
play:
  - a: gift
  - a: c
  - expect: { points: [3, 0, 1] }
  - a: share
  - a: 1 2, 2 0
  - expect: { points: [1, 2, 1] }
`;
    expect(failure(text)).toBe('');
  });

  test('tells events, what each seat sees, what is legal and what is refused and why', () => {
    const text = scenario(`${bids}  - events:
      - { kind: bid, seat: b, card: 2 }
      - { kind: lead, rule: TY-3 }
  - asked: { a: turn, b: null }
  - sees:
      a: { leader: 0, hands.0.0: 1, hands.1.0: null }
      spectator: { hands.0.0: null }
  - legal: { a: [draw, roll, march, gift, share, peek, drop, stop] }
  - offers: { a: [roll, stop] }
  - a: draw
  - refused: { a: draw, rule: TY-4 }
  - refused: { b: roll, rule: TY-4 }
`);
    expect(failure(text)).toBe('');
  });

  test('refuses what can not be chosen, what nobody asks and options that can not be, each by its rule', () => {
    const text = scenario(`  - refused: { a: "2", rule: TY-2 }
  - refused: { a: "4, 1", rule: TY-2 }
${bids}  - refused: { b: "2", rule: T-1 }
  - refused: { options: { rounds: 8 }, rule: TY-2 }
  - a: march
  - refused: { a: "8", rule: TY-7 }
  - refused: { a: draw, rule: TY-4 }
  - a: "3"
  - a: no
`);
    expect(failure(text)).toBe('');
    expect(failure(scenario('  - refused: { a: "4", rule: TY-2 }\n'))).toContain('"4" is legal for a');
    expect(failure(scenario('  - refused: { deck: "4", rule: TY-2 }\n'))).toContain(
      'Nobody builds decks in Tiny.',
    );
  });

  test('may name the one answer that was taken without a question, but no other', () => {
    const given = (line: string) => scenario(`${bids}  - a: gift\n${line}`);
    expect(failure(given(''))).toBe('');
    expect(failure(given('  - a: b\n'))).toBe('');
    expect(failure(given('  - a: a\n'))).toContain('"a" is no act');
    expect(failure(given('  - a: b\n  - a: b\n'))).toContain('"b" is no act');
  });

  test('that a played game is written as can be run', () => {
    const match = openMatch(tiny, { game: 'tiny', version: 1, setup: tinySetup(), clock: null, entries: [] });
    const played = [
      { seat: 1, answer: 2 },
      { seat: 0, answer: 0 },
    ];
    for (const one of played) play(match, one);
    const text = writeScenario(tiny, tinySetup(), played, 'Two bids', 'TY-2');
    expect(readScenario(text).play).toHaveLength(2);
    expect(failure(text)).toBe('');
  });
});

describe('a scenario that does not hold says where and what', () => {
  test.each([
    ['an answer that is not legal', `${bids}  - a: fly\n`, '9: "fly" is no act. Acts are draw,'],
    [
      'an act that is legal for nobody now',
      `${bids}  - a: draw\n  - a: draw\n`,
      '10: "draw" is not legal for a: TY-4 (done), legal are roll; march;',
    ],
    ['a number beyond the answers', `  - a: "#5"\n`, '7: "#5" is not legal for a: legal are 4; 1.'],
    [
      'something that can not be chosen',
      `  - a: "9"\n`,
      '7: "9" can not be chosen; a may choose among 4, 1.',
    ],
    ['a seat that is not asked', `${bids}  - b: stop\n`, '9: b is not asked anything; a is asked "turn".'],
    ['another value', `${bids}  - expect: { points.0: 7 }\n`, '9: points.0 should be 7, but it is 1.'],
    ['a path that leads nowhere', `  - expect: { coins: 7 }\n`, '7: There is no value "coins".'],
    [
      'another view',
      `  - sees: { b: { hands.0.0: 4 } }\n`,
      '7: b sees hands.0.0 should be 4, but it is null.',
    ],
    [
      'an event that did not come',
      `${bids}  - events: [{ kind: dice }]\n`,
      '9: No event {"kind":"dice"}; there came bid (TY-2), bid (TY-2), lead (TY-3).',
    ],
    [
      'events in another order',
      `${bids}  - events: [{ kind: lead }, { kind: bid }]\n`,
      '9: No event {"kind":"bid"}; there came nothing.',
    ],
    ['other legal answers', `  - legal: { a: ["4"] }\n`, '7: a may: 1; 4. Expected: 4.'],
    [
      'an act that is not refused',
      `${bids}  - refused: { a: draw, rule: TY-4 }\n`,
      '9: "draw" is legal for a, but TY-4 should forbid it.',
    ],
    [
      'an act that another rule refuses',
      `${bids}  - a: draw\n  - refused: { a: draw, rule: TY-5 }\n`,
      '10: "draw" is refused by TY-4, not by TY-5.',
    ],
    ['another result', `  - result: { winners: [a] }\n`, '7: the winners should be ["a"], but it is null.'],
    [
      'a step that there is not',
      `  - hope: 1\n`,
      '7: "hope" is no step. Steps are a seat (a, b …) or expect,',
    ],
    ['a pass where nobody may', `${bids}  - passes: 1\n`, '9: Pass 1 of 1 can not be; a is asked "turn".'],
    ['passes that are no number', `${bids}  - passes: often\n`, '9: "passes" is a number from 1, or "all".'],
    [
      'something that passes do not bring about',
      `${bids}  - until: { b: turn }\n`,
      '9: b should become "turn", but it is null and nobody can pass; a is asked "turn".',
    ],
    ['a question left open', `${bids}  - a: march\n`, '9: The scenario ends unanswered: a is asked "march".'],
    ['a step that is not a mapping', `  - stop\n`, '7: A step is a mapping such as'],
  ])('%s', (_what, play, sentence) => {
    expect(failure(scenario(play))).toContain(sentence);
  });

  test.each([
    [
      'chance that was not scripted',
      'random: [6]',
      '9: The script of chance is used up, but the game needs a number from 1 to 6.',
    ],
    [
      'chance that can not be',
      'random: [9]',
      '9: The script of chance says 9, but the game needs a number from 1 to 6.',
    ],
  ])('%s', (_what, fields, sentence) => {
    expect(failure(scenario(`${bids}  - a: roll\n`, fields))).toContain(sentence);
  });

  test('scripted chance that was never needed', () => {
    expect(failure(scenario(bids, 'random: [6, 6]'))).toContain(
      '2 scripted outcomes of chance were never needed.',
    );
  });
});

describe('a file that is no scenario says so', () => {
  test.each([
    ['not YAML', 'title: "x\n', '2: This is not YAML: Missing closing'],
    ['a list', '- a\n', '1: A scenario is a mapping with title, rule, game and play.'],
    [
      'a field that there is not',
      'title: x\nrules: y\n',
      '2: "rules" is not part of a scenario. Known are: title,',
    ],
    ['no title', 'rule: x\ngame: tiny\nplay: []\n', '1: A scenario needs a title.'],
    ['no play', 'title: x\nrule: x\ngame: tiny\n', '1: A scenario needs "play"'],
    ['another game', 'title: x\nrule: x\ngame: chess\nplay: []\n', '1: There is no game "chess".'],
    [
      'a rule that there is not',
      'title: x\nrule: TY-99\ngame: tiny\nplay: []\n',
      '1: "TY-99" is not a rule of Tiny.',
    ],
    [
      'strange chance',
      'title: x\nrule: TY-1\ngame: tiny\nrandom: [often]\nplay: []\n',
      '1: "random" lists numbers, "keep" or orders',
    ],
    [
      'options that can not be',
      'title: x\nrule: TY-1\ngame: tiny\noptions: { rounds: 8 }\nplay: []\n',
      '1: "Rounds" (rounds) is a whole number from 1 to 3, not 8.',
    ],
  ])('%s', (_what, text, sentence) => {
    expect(failure(text)).toContain(sentence);
  });

  test('positions begin with chance of their own', () => {
    const state = tiny.scenario.place(readScenario(scenario('  - a: "4"\n')).position, seeded('x'));
    expect(state.random).toEqual(seeded('x'));
  });
});
