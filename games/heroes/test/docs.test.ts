import { readFileSync } from 'node:fs';
import { readScenario, runScenario } from '@vigrid/kernel/scenario';
import { describe, expect, test } from 'vitest';
import heroes from '../index.ts';

const page = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(([, text]) => text);
const runnable = examples.filter((text) => text.includes('game: heroes'));

describe('the examples in docs/scenarios.md', () => {
  test('are of all four games', () => {
    const games = new Set(examples.map((text) => readScenario(text).game));
    expect([...games].sort()).toEqual(['berserk', 'dune', 'heroes', 'valhalla']);
    expect(runnable).toHaveLength(4);
  });

  test.each(runnable.map((text) => [readScenario(text).title, text]))('hold: %s', (_title, text) => {
    expect(runScenario(text, { heroes }).failures).toEqual([]);
  });
});
