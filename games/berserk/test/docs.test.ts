import { readFileSync } from 'node:fs';
import { readScenario, runScenario } from '@vigrid/kernel/scenario';
import { describe, expect, test } from 'vitest';
import berserk from '../index.ts';
import { rulings } from '../rulebook/rulings.ts';

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

test('the page of rulings says what the table cites', () => {
  const page = readFileSync(new URL('../../../docs/rulings/berserk.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| RB-'));
  const told = rows.map((row) => {
    const [id, choice, reason, rules] = row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
    return { id, choice, rules, reasoned: reason !== '' };
  });
  const known = Object.entries(rulings).map(([id, { title, text, rules }]) => ({
    id,
    choice: `**${title.en}.** ${text.en}`,
    rules: rules.join(', '),
    reasoned: true,
  }));
  const inOrder = known.toSorted((a, b) => Number(a.id.slice(3)) - Number(b.id.slice(3)));
  expect(told).toEqual(inOrder);
});
