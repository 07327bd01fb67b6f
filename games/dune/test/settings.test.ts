import { readSettings } from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';
import { dune } from '../index.ts';

const problems = (given: unknown, seats: number): string[] => {
  const read = readSettings(dune, given, seats);
  return 'problems' in read ? read.problems.map(({ text }) => text.en) : [];
};

describe('the options of a game', () => {
  test('are complete where nothing is given', () => {
    expect(readSettings(dune, undefined, 3)).toEqual({
      options: {
        core: 'base',
        leaders: ['any', 'any', 'any'],
        rivals: [],
        rival: 'any',
        difficulty: 'mercenary',
        expansions: [],
      },
    });
    expect(readSettings(dune, {}, 1)).toMatchObject({ options: { rivals: ['any', 'any'] } });
  });

  test('[D-1.1] name a core game and boxes that go with it', () => {
    const core = 'uprising';
    expect(problems({ core }, 3)).toEqual([]);
    expect(problems({ core, expansions: ['choam', 'ix', 'immortality'] }, 4)).toEqual([]);
    expect(problems({ expansions: ['choam'] }, 3)).toEqual(['"CHOAM" (choam) needs "Core game: Uprising".']);
    const shaddam = ['lead-shaddam-corrino-iv', 'any', 'any'];
    expect(problems({ core, leaders: shaddam }, 3)[0]).toContain('needs "CHOAM"');
    expect(problems({ core, leaders: shaddam, expansions: ['choam'] }, 3)).toEqual([]);
    expect(problems({ core, expansions: ['ix', 'churn'] }, 1)).not.toEqual([]);
    expect(problems({ core, rivals: ['rival-muaddib', 'any'] }, 1)).toEqual([]);
    expect(problems({ rivals: ['rival-muaddib', 'any'] }, 1)[0]).toContain('needs "Core game: Uprising"');
  });

  test('[D-1.1] name boxes beyond the base game', () => {
    expect(problems({ expansions: ['ix', 'epic'] }, 3)).toEqual([]);
    expect(problems({ expansions: ['arrakis'] }, 3)).toEqual([
      'There is no "Expansions" (expansions) "arrakis". There are: ix, immortality, epic, eleven, escalation, churn, choam, originals.',
    ]);
    expect(problems({ expansions: ['immortality'] }, 3)).toEqual([]);
    expect(problems({ expansions: ['immortality', 'eleven', 'ix'] }, 4)).toEqual([]);
    expect(problems({ expansions: ['eleven'] }, 3)).toEqual(['"Go to 11" (eleven) needs "Immortality".']);
    expect(problems({ expansions: ['ix', 'churn'] }, 1)).toEqual([]);
    expect(problems({ expansions: ['ix', 'churn'] }, 2)).toEqual([
      '"Dice churn" (churn) is for playing alone, not for 2.',
    ]);
    expect(problems({ expansions: ['epic'] }, 3)).toEqual(['"Epic Game Mode" (epic) needs "Rise of Ix".']);
  });

  test('name each Leader once, and Rivals only Leaders that can be theirs', () => {
    const paul = 'lead-paul-atreides';
    expect(problems({ leaders: [paul, paul] }, 2)).toEqual([
      `"Paul Atreides" (${paul}) is chosen twice; no two may be alike.`,
    ]);
    expect(problems({ rivals: [paul, 'any'] }, 1)[0]).toContain(
      `There is no "Leaders of the Rivals" (rivals) "${paul}"`,
    );
    const [ilesa, hundro] = ['lead-ilesa-ecaz', 'lead-viscount-hundro-moritani'];
    const expansions = ['ix'];
    expect(problems({ expansions, rivals: [ilesa, 'any'] }, 1)[0]).toContain(
      `There is no "Leaders of the Rivals" (rivals) "${ilesa}"`,
    );
    expect(problems({ expansions, rivals: [hundro, 'any'] }, 1)).toEqual([]);
    expect(problems({ leaders: ['any'] }, 3)).toEqual(['"Leader" (leaders) is a list of 3, not ["any"].']);
    expect(problems({ leaders: [hundro, 'any'] }, 2)[0]).toContain('needs "Rise of Ix"');
    expect(problems({ difficulty: 'easy' }, 1)[0]).toContain(
      'There is no "Difficulty" (difficulty) "easy". There are: mercenary',
    );
    expect(problems({ deck: 1 }, 2)[0]).toContain('There is no setting "deck"');
  });
});
