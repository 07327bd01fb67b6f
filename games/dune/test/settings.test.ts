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
      options: { leaders: ['any', 'any', 'any'], rivals: [], difficulty: 'mercenary', expansions: [] },
    });
    expect(readSettings(dune, {}, 1)).toMatchObject({ options: { rivals: ['any', 'any'] } });
  });

  test('[D-1.1] name boxes beyond the base game, of which some are not played yet', () => {
    expect(problems({ expansions: ['ix', 'epic'] }, 3)).toEqual([]);
    expect(problems({ expansions: ['uprising'] }, 3)).toEqual([
      '"Uprising" (uprising) is not played here yet: leave it out of "expansions".',
    ]);
    expect(problems({ expansions: ['arrakis'] }, 3)).toEqual([
      'There is no "Expansions" (expansions) "arrakis". There are: ix, immortality, epic, eleven, escalation, churn.',
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
