import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { complains, fileWith, jsonLines, vigrid } from './vigrid.ts';

const holding = `title: An attacker that survived closes
rule: BH-10.5
game: heroes
position:
  turn: a
  a: { squad: [Groll] }
play:
  - a: attack Groll > Furgot
  - expect: { a.squad.Groll.closed: true, b.hero.wounds: 6 }
`;

const failing = holding.replace('b.hero.wounds: 6', 'b.hero.wounds: 5');

describe('vigrid scenario', () => {
  test('runs every scenario of a folder and names file, line and difference of the one that fails', async () => {
    const good = fileWith('good.yaml', holding);
    const folder = dirname(good);
    const bad = join(folder, 'bad.yaml');
    writeFileSync(bad, failing);
    const { code, out } = await vigrid(['scenario', folder]);
    expect(code).toBe(1);
    expect(out).toContain(`${bad}:9 An attacker that survived closes [BH-10.5]`);
    expect(out).toContain('b.hero.wounds should be 5, but it is 6.');
    expect(out).toContain('2 scenarios, 1 failed.');
    expect(out).not.toContain(good);
  });

  test('with --json prints a line for each', async () => {
    const good = fileWith('good.yaml', holding);
    const bad = fileWith('bad.yaml', failing);
    const ended = await vigrid(['scenario', good, bad, '--json']);
    expect(ended.code).toBe(1);
    const title = 'An attacker that survived closes';
    expect(jsonLines(ended)).toEqual([
      { file: good, title, rule: 'BH-10.5', ok: true, failures: [] },
      {
        file: bad,
        title,
        rule: 'BH-10.5',
        ok: false,
        failures: [{ line: 9, title, rule: 'BH-10.5', text: expect.any(String) }],
      },
    ]);
  });

  test('says what is wrong with a scenario that can not be read', async () => {
    const broken = fileWith('broken.yaml', holding.replace('rule: BH-10.5', 'rules: BH-10.5'));
    const unknown = fileWith('unknown.yaml', holding.replace('BH-10.5', 'BH-99.9'));
    const text = fileWith('text.yaml', 'title: [');
    const { code, out } = await vigrid(['scenario', broken, unknown, text]);
    expect(code).toBe(1);
    expect(out).toContain(`${broken}:2`);
    expect(out).toContain('"rules" is not part of a scenario.');
    expect(out).toContain('"BH-99.9" is not a rule of Berserk. Heroes.');
    expect(out).toContain(`${text}:1`);
    expect(out).toContain('This is not YAML');
  });

  test('with --trace tells what is asked and may be answered, what happens and what chance says', async () => {
    const file = fileWith(
      'trace.yaml',
      `title: A roll
rule: B12-513.1
game: berserk
random: [3, 3]
position:
  cards: [{ name: Ogre, strike: [2, 3, 4] }, { name: Guard }]
  a: { squad: [Ogre C1] }
  b: { squad: [Guard C1', Guard B1'] }
play:
  - a: strike Ogre > Guard
  - b: defend Guard 2
`,
    );
    const { out } = await vigrid(['scenario', file, '--trace']);
    expect(out).toContain('10  a: strike Ogre > Guard');
    expect(out).toContain('stack: Ogre simple');
    expect(out).toContain('b is asked priority (B12-303.1): pass; defend Guard 2');
    expect(out).toContain('chance: 3');
    expect(out).toContain('Guard receives 2 wounds');
    expect(out).toContain('kind: wounded, card: Guard 2, amount: 2, by: Ogre');
    const told = jsonLines(await vigrid(['scenario', file, '--trace', '--json']));
    expect(told).toContainEqual({ file, kind: 'chance', outcomes: [3] });
    expect(told.at(-1)).toMatchObject({ file, ok: true });
  });

  test('says so when there is nothing to run', async () => {
    const folder = dirname(fileWith('notes.txt', ''));
    await complains(['scenario', folder], 2, `There are no scenarios in ${folder}`);
  });
});
