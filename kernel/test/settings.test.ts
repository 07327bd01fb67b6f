import { describe, expect, test } from 'vitest';
import { bring, type Game, isBrought, type OptionsOf, readSettings, type Settings } from '../src/index.ts';
import { checkChoices, checkSettings } from '../src/testing/settings.ts';
import { type TinyOptions, tiny } from './tiny/index.ts';
import type { Tiny } from './tiny/state.ts';

const text = (en: string, ru = en) => ({ ru, en });

const settings = {
  asks: {
    size: {
      kind: 'one',
      label: text('Size', 'Размер'),
      choices: [
        { value: 'small', label: text('Small', 'Малый') },
        {
          value: 'huge',
          label: text('Huge', 'Огромный'),
          when: [{ seats: [3, 4], rule: 'X-1', why: text('two get lost', 'двое потеряются') }],
        },
      ],
      usual: 'small',
    },
    boxes: {
      kind: 'several',
      label: text('Boxes', 'Коробки'),
      rule: 'X-2',
      choices: [
        { value: 'sea', label: text('The Sea', 'Море') },
        {
          value: 'ships',
          label: text('Ships', 'Корабли'),
          when: [{ setting: 'boxes', is: ['sea'], rule: 'X-3' }],
        },
      ],
      later: [{ value: 'sky', label: text('The Sky', 'Небо') }],
    },
    storm: {
      kind: 'switch',
      label: text('Storm', 'Буря'),
      usual: false,
      when: [{ setting: 'size', is: ['huge'], rule: 'X-4' }],
    },
    level: {
      kind: 'one',
      label: text('Level', 'Уровень'),
      asked: [{ seats: [1] }],
      choices: [
        { value: 1, label: text('Easy') },
        { value: 2, label: text('Hard') },
      ],
      usual: 1,
      rather: { value: 2, when: [{ setting: 'boxes', is: ['sea'] }] },
    },
    turns: { kind: 'amount', label: text('Turns', 'Ходы'), min: 2, max: 20, step: 2, usual: 10 },
    length: {
      kind: 'length',
      label: text('Length', 'Длина'),
      parts: {
        wins: { label: text('victories', 'побед'), min: 1, max: 9 },
        games: { label: text('games', 'партий'), min: 1, max: 9 },
      },
      usual: { wins: 2, games: 0 },
    },
    colours: {
      kind: 'seats',
      label: text('Colours', 'Цвета'),
      choices: [
        { value: 'red', label: text('Red') },
        { value: 'blue', label: text('Blue') },
        { value: 'grey', label: text('Grey') },
      ],
      unique: { rule: 'X-5' },
      brought: true,
    },
    ghosts: {
      kind: 'seats',
      label: text('Ghosts', 'Призраки'),
      choices: [
        { value: 'any', label: text('By chance') },
        { value: 'grey', label: text('Grey') },
      ],
      usual: 'any',
      unique: { with: ['colours'], rule: 'X-5' },
      places: { 1: 2 },
    },
  },
} as const satisfies Settings;

type Options = OptionsOf<typeof settings>;

const read = (given: unknown, seats = 2) => readSettings<Options>({ settings }, given, seats);

const said = (given: unknown, seats = 2): (readonly [string, string, string?])[] => {
  const result = read(given, seats);
  if (!('problems' in result)) return [];
  return result.problems.map(({ text: { ru, en }, rule }) => (rule ? [en, ru, rule] : [en, ru]));
};

const usual: Options = {
  size: 'small',
  boxes: [],
  storm: false,
  level: 1,
  turns: 10,
  length: { wins: 2, games: 0 },
  colours: ['red', 'blue'],
  ghosts: [],
};

describe('what is chosen before a game', () => {
  test('is completed with what is usual, which may depend on the rest', () => {
    for (const given of [undefined, null, {}]) expect(read(given)).toEqual({ options: usual });
    expect(read({ boxes: ['sea', 'sea'], length: { games: 3 } })).toEqual({
      options: { ...usual, boxes: ['sea'], level: 2, length: { wins: 0, games: 3 } },
    });
    expect(read({}, 1)).toMatchObject({ options: { colours: ['red'], ghosts: ['any', 'any'] } });
  });

  test('does not matter where it is not asked', () => {
    expect(read({ level: 2 }, 3)).toMatchObject({ options: { level: 2 } });
  });

  test('is told all that is wrong with it, what would be right and by which rule', () => {
    expect(said(7)).toEqual([
      [
        'Options are fields: size, boxes, storm, level, turns, length, colours, ghosts.',
        'Настройки — это поля: size, boxes, storm, level, turns, length, colours, ghosts.',
      ],
    ]);
    expect(said({ colour: ['red'] })[0][0]).toContain(
      'There is no setting "colour". Did you mean "colours"? There are: size',
    );
    expect(said({ size: 'smal', storm: 1 })).toEqual([
      [
        'There is no "Size" (size) "smal". Did you mean "small"? There are: small, huge.',
        'Для «Размер» (size) значения "smal" нет. Может быть, "small"? Есть: small, huge.',
      ],
      ['"Storm" (storm) is true or false, not 1.', '«Буря» (storm) — это true или false, а не 1.'],
    ]);
    expect(said({ level: '1' })).toHaveLength(1);
    expect(said({ boxes: 'sea' })[0][0]).toBe('"Boxes" (boxes) is a list, not "sea".');
    expect(said({ boxes: ['sky'] })).toEqual([
      [
        '"The Sky" (sky) is not played here yet: leave it out of "boxes".',
        '«Небо» (sky) здесь пока не играют: уберите из «boxes».',
        'X-2',
      ],
    ]);
    expect(said({ boxes: [7] })[0]).toContain('X-2');
    expect(said({ turns: 7 })[0][0]).toBe(
      '"Turns" (turns) is a whole number from 2 to 20 in steps of 2, not 7.',
    );
    for (const length of [{}, { wins: 1, games: 1 }, { wins: 10 }, { wins: 1, days: 0 }, 3])
      expect(said({ length })[0][0]).toContain(
        'is {"wins": 1 to 9} (victories) or {"games": 1 to 9} (games), not',
      );
    expect(said({ colours: ['red'] })[0][0]).toBe('"Colours" (colours) is a list of 2, not ["red"].');
    expect(said({ ghosts: ['any'] }, 2)[0][0]).toBe('"Ghosts" (ghosts) is a list of 0, not ["any"].');
  });

  test('is refused where the rules do not allow it', () => {
    expect(said({ size: 'huge' })).toEqual([
      [
        '"Huge" (size: huge) is for 3 or 4 players, not for 2: two get lost.',
        '«Огромный» (size: huge) — для 3 или 4 игроков, а не для 2: двое потеряются.',
        'X-1',
      ],
    ]);
    expect(said({ size: 'huge' }, 1)[0][0]).toBe(
      '"Huge" (size: huge) is not for playing alone: two get lost.',
    );
    expect(said({ boxes: ['ships'] })).toEqual([
      ['"Ships" (ships) needs "The Sea".', '«Корабли» (ships): нужно «Море».', 'X-3'],
    ]);
    expect(said({ storm: true })).toEqual([
      ['"Storm" (storm) needs "Size: Huge".', '«Буря» (storm): нужно «Размер: Огромный».', 'X-4'],
    ]);
    expect(said({ size: 'huge', storm: true }, 3)).toEqual([]);
    expect(said({ colours: ['red', 'red'] })).toEqual([
      [
        '"Red" (red) is chosen twice; no two may be alike.',
        '«Red» (red): выбрано дважды, а двух одинаковых не бывает.',
        'X-5',
      ],
    ]);
    expect(said({ colours: ['grey'], ghosts: ['any', 'grey'] }, 1)).toHaveLength(1);
    expect(said({ ghosts: ['any', 'any'] }, 1)).toEqual([]);
  });

  test('may be brought by whoever takes a seat', () => {
    expect(isBrought(settings, usual, 2)).toBe(true);
    expect(bring(settings, usual, 1, 'grey')).toEqual({ ...usual, colours: ['red', 'grey'] });
    expect(bring(settings, { ...usual, colours: ['grey', 'blue'] }, 0, undefined)).toEqual(usual);
  });
});

describe('the laws of settings see', () => {
  const label = text('Name', 'Имя');
  const withAsks = (asks: Settings['asks']): Game<Tiny> => ({ ...tiny, settings: { asks } });
  const rounds = tiny.settings.asks;

  test.each<[string, Settings['asks'], string]>([
    [
      'a condition on what is asked later',
      {
        a: { kind: 'switch', label, usual: false, when: [{ setting: 'b', is: [true] }] },
        b: { kind: 'switch', label, usual: false },
      },
      '"a" depends on "b", which is not asked before it.',
    ],
    [
      'a condition that nothing can meet',
      {
        a: { kind: 'one', label, usual: 'x', choices: [{ value: 'x', label }] },
        b: { kind: 'switch', label, usual: false, when: [{ setting: 'a', is: ['y'] }] },
      },
      '"b" depends on "a" being y, which can not be.',
    ],
    [
      'a rule that there is not',
      { a: { kind: 'switch', label, usual: false, rule: 'TY-99' } },
      'The settings cite TY-99, which is not in the rulebook.',
    ],
    [
      'something usual that is not allowed',
      { a: { kind: 'switch', label, usual: true, when: [{ seats: [3] }] } },
      'What is usual can not be played by 2.',
    ],
  ])('%s', (_what, asks, sentence) => {
    expect(() => checkSettings(withAsks({ ...asks, ...rounds }), [2, 3])).toThrow(sentence);
  });

  test('what can be chosen and not begun', () => {
    const broken: Game<Tiny, TinyOptions> = {
      ...tiny,
      begin(setup) {
        if (setup.options.rounds === 3) throw new Error('Three rounds are too many.');
        return tiny.begin(setup);
      },
    };
    expect(() => checkChoices(tiny, [2])).not.toThrow();
    expect(() => checkChoices(broken, [2])).toThrow('{"rounds":3}');
  });
});
