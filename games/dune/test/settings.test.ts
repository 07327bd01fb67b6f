import { describe, expect, test } from 'vitest';
import { readOptions } from '../settings.ts';

const problems = (given: unknown, seats: number): string[] => {
  const read = readOptions(given, seats);
  return 'problems' in read ? read.problems.map(({ text }) => text.en) : [];
};

describe('the options of a game', () => {
  test('are complete where nothing is given', () => {
    expect(readOptions(undefined, 3)).toEqual({
      options: { leaders: ['any', 'any', 'any'], rivals: [], difficulty: 'mercenary', expansions: [] },
    });
    expect(readOptions({}, 1)).toMatchObject({ options: { rivals: ['any', 'any'] } });
  });

  test('[D-1.1] name boxes beyond the base game, of which some are not played yet', () => {
    expect(problems({ expansions: ['ix', 'epic'] }, 3)).toEqual([]);
    expect(problems({ expansions: ['uprising'] }, 3)).toEqual([
      'The box "uprising" is not played here yet: leave it out.',
    ]);
    expect(problems({ expansions: ['arrakis'] }, 3)).toEqual([
      'There is no box "arrakis", but: ix, immortality, epic, eleven, escalation, churn.',
    ]);
    expect(problems({ expansions: ['immortality'] }, 3)).toEqual([]);
    expect(problems({ expansions: ['immortality', 'eleven', 'ix'] }, 4)).toEqual([]);
    expect(problems({ expansions: ['eleven'] }, 3)).toEqual(['"eleven" needs the box immortality.']);
    expect(problems({ expansions: ['ix', 'churn'] }, 1)).toEqual([]);
    expect(problems({ expansions: ['ix', 'churn'] }, 2)).toEqual(['"churn" is for the solo game.']);
    expect(problems({ expansions: ['epic'] }, 3)).toEqual(['"epic" needs the box ix.']);
  });

  test('name each Leader once, and Rivals only Leaders that can be theirs', () => {
    const paul = 'lead-paul-atreides';
    expect(problems({ leaders: [paul, paul] }, 2)).toEqual([`The Leader "${paul}" was chosen twice.`]);
    expect(problems({ rivals: [paul, 'any'] }, 1)[0]).toContain(`There is no Leader "${paul}" here`);
    const [ilesa, hundro] = ['lead-ilesa-ecaz', 'lead-viscount-hundro-moritani'];
    const expansions = ['ix'];
    expect(problems({ expansions, rivals: [ilesa, 'any'] }, 1)[0]).toContain(`There is no Leader "${ilesa}"`);
    expect(problems({ expansions, rivals: [hundro, 'any'] }, 1)).toEqual([]);
    expect(problems({ leaders: ['any'] }, 3)).toEqual(['The field "leaders" is a list of 3 Leaders.']);
    expect(problems({ difficulty: 'easy' }, 1)[0]).toContain('The difficulty is one of: mercenary');
    expect(problems({ deck: 1 }, 2)[0]).toContain('There is no field "deck"');
  });
});
