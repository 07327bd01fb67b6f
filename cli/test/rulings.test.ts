import { readdirSync } from 'node:fs';
import { tableRules } from '@vigrid/kernel';
import { languages } from '@vigrid/speech';
import { describe, expect, test } from 'vitest';
import { gamesById } from '../src/games.ts';
import { rulingsFile, rulingsPage } from '../src/rulings.ts';

const folder = new URL('../../docs/rulings/', import.meta.url);
const games = Object.values(await gamesById()).filter(
  ({ rulebook }) => Object.keys(rulebook.rulings).length > 0,
);

describe('docs/rulings', () => {
  const files = games.flatMap(({ id }) => languages.map((lang) => rulingsFile(id, lang)));

  test('has these pages and no others', () => {
    expect(readdirSync(folder).toSorted()).toEqual(files.toSorted());
  });

  test.each(
    games.flatMap((game) => languages.map((lang) => [rulingsFile(game.id, lang), game, lang] as const)),
  )('%s says what the table cites; vitest --update writes it anew', async (file, game, lang) => {
    await expect(rulingsPage(game, lang)).toMatchFileSnapshot(new URL(file, folder).pathname);
  });
});

describe.each(games)('the rulings of $id', ({ rulebook, catalogue }) => {
  const { rulings, details = {} } = rulebook;
  const all = Object.values({ ...rulings, ...details });
  const rules = { ...rulebook.rules, ...tableRules };
  const cards = new Set(catalogue.map(({ id }) => id));

  test('touch rules, and only rules and cards that exist', () => {
    for (const [id, ruling] of Object.entries(rulings)) expect(ruling.rules, id).not.toEqual([]);
    expect(all.flatMap((one) => one.rules).filter((rule) => !(rule in rules))).toEqual([]);
    expect(all.flatMap((one) => one.cards ?? []).filter((card) => !cards.has(card))).toEqual([]);
  });

  test('are told in Russian and in English', () => {
    for (const { title, question = title, text, reason } of all)
      for (const { ru, en } of [title, question, text, reason]) {
        expect(ru).toMatch(/[а-яё]/i);
        expect(en).not.toMatch(/[а-яё]/i);
      }
  });

  test('speak only of rules, rulings and cards that exist, in both languages', () => {
    const known = { ...rules, ...rulings, ...details };
    const spoken = all
      .flatMap(({ question, text, reason }) => [question, text, reason])
      .flatMap((text) => (text ? [text.ru, text.en] : []))
      .flatMap(
        (text) =>
          text.match(/\b(?:[A-Z]\d*)+-(?:[A-Z]-?)?\d+(?:\.\d+)*[a-z]?\b|\b(?:BH|B12|B09)-[GD]-[a-z-]+/g) ??
          [],
      );
    expect(spoken.filter((id) => !(id in known) && !cards.has(id))).toEqual([]);
  });
});
