import { readFileSync } from 'node:fs';
import { readScenario, runScenario } from '@vigrid/kernel/scenario';
import { describe, expect, test } from 'vitest';
import valhalla from '../index.ts';

const pages = ['../../../docs/scenarios.md', '../scenarios/README.md'];
const examples = pages
  .map((page) => readFileSync(new URL(page, import.meta.url), 'utf8'))
  .flatMap((page) => [...page.matchAll(/```yaml\n(.*?)```/gs)].map(([, text]) => text))
  .filter((text) => text.includes('game: valhalla'));

describe('the examples of scenarios', () => {
  test('are one on each page', () => {
    expect(examples).toHaveLength(2);
  });

  test.each(examples.map((text) => [readScenario(text).title, text]))('hold: %s', (_title, text) => {
    expect(runScenario(text, { valhalla }).failures).toEqual([]);
  });
});
