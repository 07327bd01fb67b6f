import { readFileSync } from 'node:fs';
import { dune } from '@vigrid/dune';
import { expect, test } from 'vitest';
import { figureOf, leaderFigures, symbols } from './pictures.ts';

const shipped = new Set(
  ['../../../kit/glyphs.json', '../glyphs.json'].flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))),
  ),
);

test('every symbol and the figure of every card is among the glyphs that are shipped', () => {
  const figures = dune.catalogue.map(({ id, glyph }) => leaderFigures[id] ?? figureOf(id, glyph));
  const missing = [...figures, ...Object.values(symbols)].filter((name) => !shipped.has(name));
  expect(missing).toEqual([]);
});

test('every Leader has a figure', () => {
  const leaders = dune.catalogue.filter(({ kind }) => kind === 'leader').map(({ id }) => id);
  expect(Object.keys(leaderFigures).sort()).toEqual(leaders.sort());
});
