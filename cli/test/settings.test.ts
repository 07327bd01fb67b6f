import { describe, expect, test } from 'vitest';
import { gamesById } from '../src/games.ts';
import { settingsPage } from '../src/settings.ts';
import { optionsOf } from '../src/setup.ts';
import { jsonLines, vigrid } from './vigrid.ts';

const games = await gamesById();

test('docs/settings.md tells the settings of all games as they are; vitest --update writes it anew', async () => {
  await expect(settingsPage(Object.values(games))).toMatchFileSnapshot('../../docs/settings.md');
});

describe('what can be chosen for a game', () => {
  test('is told by the help of commands that set one up, and with the game', async () => {
    const calls = [
      ['play', 'dune', '--help'],
      ['simulate', 'dune', '--help'],
      ['games', 'dune'],
    ];
    for (const ended of await Promise.all(calls.map((call) => vigrid(call)))) {
      const out = ended.out.replaceAll(/\s+/g, ' ');
      expect(out).toMatch(/epic +Epic Game Mode: To 12 points.*; needs "Rise of Ix" \[D-1\.1\]/);
      expect(out).toMatch(/churn +Dice churn: .*for playing alone \[/);
    }
    const { out } = await vigrid(['play', 'valhalla', '--help', '--lang', 'ru']);
    expect(out).toContain('Вальхалла, настройки');
    expect(out).toMatch(/five +Один из пяти/);
    const [dune] = jsonLines(await vigrid(['games', 'dune', '--json']));
    expect(dune).toMatchObject({ settings: { asks: { expansions: { kind: 'several' } } } });
  });

  /** The options that `--set` of these words makes, over those of `--options`. */
  const set = (game: string, seats: number, words: readonly string[], json?: string): unknown =>
    optionsOf(games[game], { args: [game], has: () => true, value: () => json, values: () => words }, seats);

  test('can be given one by one', () => {
    expect(set('valhalla', 1, ['monster=hel', 'difficulty=2', 'valkyries=true'])).toMatchObject({
      monster: 'hel',
      difficulty: 2,
      valkyries: true,
      side: 'marked',
    });
    expect(set('berserk', 2, ['format=campaign', 'campaign=games:3', 'turns=60'])).toMatchObject({
      format: 'campaign',
      campaign: { to: 0, games: 3 },
      turns: 60,
    });
    expect(set('dune', 2, ['leaders=any,lead-paul-atreides'], '{"expansions":["ix"]}')).toMatchObject({
      leaders: ['any', 'lead-paul-atreides'],
      expansions: ['ix'],
    });
    expect(set('dune', 2, ['expansions='], '{"expansions":["ix"]}')).toMatchObject({ expansions: [] });
  });

  test.each([
    ['valhalla', ['thor'], '--set is written --set ID=VALUE, not "thor".'],
    ['valhalla', ['tor=true'], 'There is no setting "tor". Did you mean "thor"?'],
    ['valhalla', ['thor=yes'], '"Thor’s Help" (thor) is true or false, not "yes".'],
    [
      'valhalla',
      ['thor=true'],
      '"Thor’s Help" (thor) is for 3 to 6 players, not for 2: with two there is nobody',
    ],
    ['berserk', ['turns=many'], '"How long a battle lasts" (turns) is a whole number from 2 to 200'],
    ['berserk', ['campaign=3'], '"How many battles" (campaign) is {"to": 1 to 9}'],
    ['heroes', ['decks=furgot,nobody'], 'There is no ready deck "nobody".'],
  ])('is refused with what would be right: %s %s', (game, words, sentence) => {
    expect(() => set(game, 2, words)).toThrow(sentence);
  });
});
