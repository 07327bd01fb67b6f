import { nearest } from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';
import { complains, jsonLines, vigrid } from './vigrid.ts';

describe('calling vigrid', () => {
  test('without anything it lists every command', async () => {
    const { code, out } = await vigrid([]);
    expect(code).toBe(0);
    for (const name of [
      'games',
      'play',
      'serve',
      'simulate',
      'scenario',
      'rules',
      'cards',
      'deck check',
      'replay',
      'bench',
    ])
      expect(out).toContain(`vigrid ${name} `);
  });

  test('--help tells of the command and its options', async () => {
    const { code, out } = await vigrid(['simulate', '--help']);
    expect(code).toBe(0);
    expect(out).toContain('vigrid simulate GAME --games N --bots A,B[,…]');
    expect(out).toContain('--options JSON');
    expect(out).toContain('--set ID=VALUE');
  });

  test('it speaks the language of the environment, or the one asked for', async () => {
    const [ru, en] = await Promise.all([
      vigrid(['games', '--help'], { env: { LANG: 'ru_RU.UTF-8' } }),
      vigrid(['games', '--help', '--lang', 'en'], { env: { LANG: 'ru_RU.UTF-8' } }),
    ]);
    expect(ru.out).toContain('какие здесь есть игры');
    expect(en.out).toContain('the games there are');
  });

  test.each([
    [['plya'], 'There is no command "plya". Did you mean "play"? For all of them: vigrid --help'],
    [['deck'], 'Did you mean "deck check"?'],
    [['games', '--jsn'], '"games" has no option --jsn. Did you mean --json?'],
    [['play'], 'Something is missing. Write: vigrid play GAME [--seats N] [--bot LEVEL] [--seed N]'],
    [['games', 'heroes', 'dune'], '"dune" is one too many. Write: vigrid games [GAME]'],
    [['games', 'heros'], 'There is no game "heros" here. Did you mean heroes?'],
    [['cards', 'heroes', '--search'], 'The option --search needs a value: --search TEXT.'],
    [['play', 'heroes', '--seed', '--bot', 'greedy'], 'The option --seed needs a value: --seed N.'],
    [['games', '--json=yes'], 'The option --json is written without a value.'],
    [['play', 'chess'], 'There is no game "chess" here. There are: heroes'],
    [['play', 'heroes', '--bot', 'greedi'], 'There is no bot "greedi". Did you mean greedy?'],
    [['bench', 'heros'], 'There is no game "heros" here. Did you mean heroes?'],
    [['serve', '--port', '99999'], '--port is a whole number from 0 to 65535, not "99999".'],
  ])('vigrid %j is refused with a sentence', (args, sentence) => complains(args, 2, sentence));

  test('a refusal goes to the error stream and ends with code 2', async () => {
    const { code, out, err } = await vigrid(['plya', '--lang', 'ru']);
    expect(err).toBe('Команды «plya» нет. Может быть, «play»? Все команды: vigrid --help\n');
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test('games --json has a line for each game', async () => {
    const games = await vigrid(['games', '--json']);
    // The first that was on the table comes first.
    expect(jsonLines(games)[0]).toEqual(
      expect.objectContaining({
        id: 'heroes',
        name: { ru: 'Берсерк. Герои', en: 'Berserk. Heroes' },
        seats: { min: 2, max: 2 },
      }),
    );
  });
});

describe('the nearest word', () => {
  test('is one with a few letters wrong, swapped or not yet typed', () => {
    const known = ['play', 'replay', 'rules', 'scenario', 'simulate'];
    expect(nearest('paly', known)).toBe('play');
    expect(nearest('sim', known)).toBe('simulate');
    expect(nearest('RULE', known)).toBe('rules');
  });

  test('is nothing where nothing is near', () => {
    expect(nearest('chess', ['play', 'rules'])).toBeNull();
  });
});
