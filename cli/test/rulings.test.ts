import { tableRules } from '@vigrid/kernel';
import { languages } from '@vigrid/speech';
import { describe, expect, test } from 'vitest';
import { gamesById } from '../src/games.ts';
import { rulingsFile, rulingsPage } from '../src/rulings.ts';

const folder = new URL('../../docs/rulings/', import.meta.url);
const games = Object.values(await gamesById()).filter(({ id }) => ['heroes', 'valhalla'].includes(id));

describe('docs/rulings', () => {
  test.each(
    games.flatMap((game) => languages.map((lang) => [rulingsFile(game.id, lang), game, lang] as const)),
  )('%s says what the table cites; vitest --update writes it anew', async (file, game, lang) => {
    await expect(rulingsPage(game, lang)).toMatchFileSnapshot(new URL(file, folder).pathname);
  });
});

describe.each(games)('the rulings of $id', ({ rulebook, catalogue }) => {
  const all = Object.entries(rulebook.rulings);
  const rules = { ...rulebook.rules, ...tableRules };

  test('touch rules, and only rules that exist', () => {
    for (const [id, ruling] of all) {
      expect(ruling.rules, id).not.toEqual([]);
      expect(ruling.rules.filter((rule) => !(rule in rules))).toEqual([]);
    }
  });

  test('speak only of rules and rulings that exist, in both languages', () => {
    const known = new Set([
      ...Object.keys(rules),
      ...all.map(([id]) => id),
      ...catalogue.map(({ id }) => id),
    ]);
    const spoken = languages.flatMap((lang) =>
      all.flatMap(([, { question, text, reason }]) =>
        [question, text, reason].flatMap(
          (one) => one?.[lang].match(/\b[A-Z]+\d*-(?:[A-Z]-)?\d[\w.-]*\w|\b[A-Z]+\d*-(?:[A-Z]-)?\d/g) ?? [],
        ),
      ),
    );
    expect(spoken.filter((id) => !known.has(id))).toEqual([]);
  });
});
