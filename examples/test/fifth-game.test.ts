/** The game of the tutorial is the one it tells of, and a game like any other. */
import { readFileSync } from 'node:fs';
import type { Game } from '@vigrid/kernel';
import { gameSuite } from '@vigrid/kernel/testing';
import { expect, test } from 'vitest';

const file = new URL('../fifth-game/pig.mjs', import.meta.url);

test('is just what the blocks of the tutorial make', () => {
  const page = readFileSync(new URL('../../docs/extending.md', import.meta.url), 'utf8');
  const blocks = [...page.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code);
  const [, ...written] = readFileSync(file, 'utf8').split('\n');
  expect(written.join('\n')).toBe(blocks.join('\n'));
});

const { default: pig }: { default: Game } = await import(file.href);

gameSuite(pig, {
  seats: [2, 3],
  options: [{}, { goal: 20 }],
  intents: () => [{ do: 'roll' }, { do: 'hold' }],
});
