import { readFileSync } from 'node:fs';
import { readScenario, runScenario } from '@vigrid/kernel/scenario';
import { describe, expect, test } from 'vitest';
import dune from '../index.ts';

const examples = ['../../../docs/scenarios.md', '../scenarios/README.md']
  .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
  .flatMap((page) => [...page.matchAll(/```yaml\n(.*?)```/gs)].map(([, text]) => text))
  .filter((text) => text.includes('game: dune'));

describe('the examples of Dune in the documents', () => {
  test.each(examples.map((text) => [readScenario(text).title, text]))('hold: %s', (_title, text) => {
    expect(runScenario(text, { dune }).failures).toEqual([]);
  });
});
