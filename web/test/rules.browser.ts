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
  expect(faults).toEqual([]);
  await person.leave();
});
