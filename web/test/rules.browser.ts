/** The rulebook's situations: positions that are tried out at a table of this browser. */
import { expect, test } from 'vitest';
import { sitDown, untilAsked } from './guest.ts';
import { visit } from './visit.ts';

const { house, browser } = await visit();

test('a situation that proves a rule is played from the rulebook', async () => {
  const person = await sitDown(browser);
  const { page, faults } = person;
  await page.goto(`${house.url}/rules/heroes/BH-10.5`);
  await page.locator('.entry-situations').getByRole('button').first().click();
  await page.waitForURL(/\/table\/local-at-rule-heroes-BH-10\.5/);
  expect(await untilAsked(page)).toMatchObject({ ask: 'main' });
  // A rule that another edition has as well stands beside it, with the words in which they differ marked.
  await page.goto(`${house.url}/rules/berserk/B12-513.3`);
  const editions = page.locator('.entry-editions');
  await editions.getByRole('link', { name: 'B09-205.3b' }).waitFor();
  expect(await editions.locator('article').count()).toBe(2);
  expect(await editions.locator('article').last().locator('mark').count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await person.leave();
});
