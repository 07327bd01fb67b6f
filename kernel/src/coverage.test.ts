import { describe, expect, test } from 'vitest';
import { coverageFigures, readCoverage } from './coverage.ts';
import type { Rule, Rulebook } from './rules.ts';

const text = { ru: 'Текст.', en: 'Text.' };
const rule = (enforceable: boolean): Rule => ({ chapter: '1', title: text, text, enforceable });

const rulebook: Rulebook = {
  chapters: { 1: text },
  rules: {
    'X12-1.1': rule(true),
    'X12-1.2': rule(true),
    'X12-1.10': rule(true),
    'X12-G-shot': rule(true),
    'X12-1.3': rule(false),
  },
  rulings: { 'RX-1': { title: text, text, reason: text, rules: ['X12-1.1'] } },
};

const scenario = (primary: string) => `title: A fact\nrule: ${primary}\ngame: x\nplay: []\n`;

const read = (files: Record<string, string>) =>
  readCoverage(
    rulebook,
    Object.entries(files).map(([path, content]) => ({ path, text: content })),
  );

describe('rule coverage', () => {
  test('finds where the code cites a rule to players, and where it only speaks of it', () => {
    const { uses, problems } = read({
      'flow/turn.ts': "// X12-1.1, and X12-G-shot.\n\nreturn no(why, { rule: 'X12-1.10' }); // RX-1",
      'bot/plan.ts': "const worth = { 'X12-1.2': 3 };",
    });
    expect(problems).toEqual([]);
    expect([...uses.keys()]).toEqual(['X12-1.1', 'X12-G-shot', 'X12-1.10', 'RX-1', 'X12-1.2']);
    expect(uses.get('X12-1.10')).toEqual({
      cited: [{ path: 'flow/turn.ts', line: 3 }],
      mentioned: [],
      covered: [],
    });
    expect(uses.get('X12-1.1')?.cited).toEqual([]);
    const [figures] = coverageFigures('x', rulebook, { uses, problems });
    expect(figures).toMatchObject({ cited: 1, untold: ['X12-1.1', 'X12-1.2', 'X12-G-shot'] });
  });

  test('does not take what stands in quotes for a comment', () => {
    const { uses } = read({ 'flow/turn.ts': "tell('see // X12-1.1', `/* X12-1.2`); /* 'X12-1.10' */" });
    const cited = [...uses].filter(([, use]) => use.cited.length > 0);
    expect(cited.map(([id]) => id)).toEqual(['X12-1.1', 'X12-1.2']);
  });

  test('counts neither the rulebook nor tests as code', () => {
    const { uses } = read({ 'rulebook/turn.ts': "'X12-1.1'", 'flow/turn.test.ts': "rule: 'X12-1.1'" });
    expect(uses.size).toBe(0);
  });

  test('takes a scenario as cover for its one primary rule', () => {
    const { uses } = read({ 'scenarios/turn/a.yaml': `${scenario('X12-1.1')}# X12-1.2\n` });
    expect([...uses]).toEqual([
      ['X12-1.1', { cited: [], mentioned: [], covered: [{ path: 'scenarios/turn/a.yaml', line: 2 }] }],
    ]);
  });

  test('takes a test as cover for the rule in brackets before its title', () => {
    const tests = [
      "test('[X12-1.1] holds', () => {});",
      "  it(\n    '[RX-1] holds', () => {});",
      "test('is about X12-1.2', () => {});",
      "// test('[X12-1.10] is not run', () => {});",
      "describe('[X12-G-shot] is no test', () => {});",
    ].join('\n');
    const { uses } = read({ 'flow/turn.test.ts': tests });
    expect([...uses].map(([id, use]) => [id, use.covered[0].line])).toEqual([
      ['X12-1.1', 1],
      ['RX-1', 2],
    ]);
  });

  test('reports ids that the rulebook does not have', () => {
    const { problems } = read({
      'a.ts': '\n// X12-1.7',
      'a.test.ts': "test('[X12-1.8] …', () => {});",
      'scenarios/a.yaml': scenario('X12-1.9'),
      'b.ts': 'X12-G-shoot',
    });
    expect(problems.map(({ path, line, text: why }) => `${path}:${line} ${why}`)).toEqual([
      'a.ts:2 "X12-1.7" is no rule of this game.',
      'a.test.ts:1 "X12-1.8" is no rule of this game.',
      'scenarios/a.yaml:2 "X12-1.9" is no rule of this game.',
      'b.ts:1 "X12-G-shoot" is no rule of this game.',
    ]);
  });

  test('reports a scenario that can not be read', () => {
    const { problems } = read({ 'scenarios/a.yaml': 'title: A fact\nrules: X12-1.1\n' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ path: 'scenarios/a.yaml', line: 2 });
  });

  test('sums up the enforceable rules alone', () => {
    const coverage = read({
      'a.ts': 'X12-1.1 X12-1.2 X12-1.3 RX-1',
      'scenarios/a.yaml': scenario('X12-1.1'),
      'scenarios/b.yaml': scenario('X12-1.1'),
      'scenarios/c.yaml': scenario('X12-1.3'),
      'scenarios/d.yaml': scenario('RX-1'),
    });
    expect(coverageFigures('x', rulebook, coverage)).toEqual([
      {
        game: 'x',
        rules: 5,
        enforceable: 4,
        cited: 2,
        covered: 1,
        uncovered: ['X12-1.2', 'X12-1.10', 'X12-G-shot'],
        untold: [],
      },
    ]);
  });

  test('counts the parts of a book apart', () => {
    const of = (name: string, ids: string[]) => ({ name: { ru: name, en: name }, rules: new Set(ids) });
    const book = { ...rulebook, parts: [of('One', ['X12-1.1', 'X12-1.3']), of('Two', ['X12-1.2'])] };
    const figures = coverageFigures('x', book, read({ 'scenarios/a.yaml': scenario('X12-1.1') }));
    expect(figures).toMatchObject([
      { part: 'One', rules: 2, enforceable: 1, covered: 1, uncovered: [] },
      { part: 'Two', rules: 1, enforceable: 1, covered: 0, uncovered: ['X12-1.2'] },
    ]);
  });

  test('a scenario that is played again proves a rule each time', () => {
    const { uses, problems } = read({
      'scenarios/a.yaml': `${scenario('X12-1.1')}again: [{ rule: X12-1.2 }, { rule: X12-1.10 }]\n`,
    });
    expect(problems).toEqual([]);
    expect([...uses].map(([id, { covered }]) => [id, covered[0].line])).toEqual([
      ['X12-1.1', 2],
      ['X12-1.2', 5],
      ['X12-1.10', 5],
    ]);
  });
});
