import { describe, expect, test } from 'vitest';
import { readQuestion } from '../src/judge.ts';
import { complains, fileWith, jsonLines, vigrid } from './vigrid.ts';

const position = fileWith(
  'position.yaml',
  `title: A position
rule: B12-513.1
game: berserk
position:
  cards: [{ name: Ogre, strike: [2, 3, 4] }, { name: Guard }]
  a: { squad: [Ogre C1] }
  b: { squad: [Guard C1', Guard B1', Guard A3'] }
play: []
`,
);

const asked = (...words: string[]) => vigrid(['judge', 'berserk', position, ...words]);

describe('vigrid judge', () => {
  test('says whether something may be done, why not and by which rule', async () => {
    const no = await asked('may a strike Ogre > Guard 3?');
    expect(no.code).toBe(1);
    expect(no.out).toMatch(/^No\.\n {2}Guard is not adjacent;.*\n\nB12-504\.1 {2}Reach from the battlefield/);
    const yes = await asked('можно ли strike Ogre > Guard?', '--lang', 'ru');
    expect(yes.code).toBe(0);
    expect(yes.out).toMatch(/^Можно\.\n\nB12-412\.2 {2}Три возможности/);
    expect(jsonLines(await asked('why not b strike Guard > Ogre', '--json'))).toEqual([
      expect.objectContaining({ seat: 'b', legal: false, rules: ['B12-107.2', 'B12-412.2'] }),
    ]);
  });

  test('tells what happens if something is done, with the chance that is given', async () => {
    const { out } = await asked(
      'what happens if a strike Ogre > Guard; b defend Guard 2?',
      '--random',
      '3,3',
    );
    expect(out).toContain('Guard receives 2 wounds, 6 lives left. B12-508.3');
    expect(out).toContain('a: Your turn: what do you do? B12-412.2');
    expect(out).toContain('B12-513.1  ');
  });

  test('understands the question in either language, and says how to ask', async () => {
    const move = { seat: 1, line: 'defend Orc' };
    for (const words of ['may b defend Orc?', 'Why not b: defend Orc', 'почему нельзя b defend Orc?'])
      expect(readQuestion(words)).toEqual({ kind: 'may', move });
    expect(readQuestion('что будет, если pass; b defend Orc?')).toEqual({
      kind: 'if',
      moves: [{ seat: null, line: 'pass' }, move],
    });
    await complains(['judge', 'berserk', position, 'who wins?'], 2, 'A judge is asked "may a strike');
  });
});
