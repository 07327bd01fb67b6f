import { readFileSync } from 'node:fs';
import { readScenario, runScenario } from '@vigrid/kernel/scenario';
import { describe, expect, test } from 'vitest';
import berserk from '../index.ts';

const pages = ['../scenarios/README.md', '../../../docs/scenarios.md'];
const examples = pages
  .flatMap((page) => [
    ...readFileSync(new URL(page, import.meta.url), 'utf8').matchAll(/```yaml\n(.*?)```/gs),
  ])
  .map(([, text]) => text)
  .filter((text) => text.includes('game: berserk'));

describe('the examples of scenarios of Berserk', () => {
  test('are there', () => {
    expect(examples).toHaveLength(3);
  });

  test.each(examples.map((text) => [readScenario(text).title, text]))('hold: %s', (_title, text) => {
    expect(runScenario(text, { berserk }).failures).toEqual([]);
  });
});
