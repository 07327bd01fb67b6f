/** A puzzle at the table: what does not reach the goal is told at once, and what does is kept. */
import { expect, test } from 'vitest';
import { sitDown, untilAsked } from './guest.ts';
import { visit } from './visit.ts';

const { house, browser } = await visit();

test('a wrong try is refused with its reason, the next one solves the puzzle, and the list remembers it', async () => {
  const person = await sitDown(browser);
  const { page, faults } = person;
  const state = (name: string) => page.waitForSelector(`.puzzle-state[data-state=${name}]`);
  await page.goto(`${house.url}/puzzles/heroes-01`);
  await untilAsked(page);
  await state('open');
  // The turn is given away, though three could still attack.
  await page.keyboard.press(' ');
  await page.keyboard.press('Enter');
  await state('failed');
  expect(await page.locator('.puzzle-state').textContent()).toContain('goal is not reached');
  await page.locator('.puzzle-acts .button').click();
  await state('open');
  await untilAsked(page);
  // All three attack the hero: whichever of them is stopped, the others are enough.
  const decided = '.puzzle-state:not([data-state=open])';
  for (const name of ['Hattori', 'Two-headed Troll', 'Swamp Murderer']) {
    await page.waitForSelector(`.question[data-ask=main], ${decided}`);
    if ((await page.locator(decided).count()) > 0) break;
    const attacker = page.locator('.half.own .card.is-lit', { hasText: name });
    await attacker.click();
    await page.locator('.plate.rival .plate-target').click();
    await page.locator('.question-acts .button.act:enabled').click();
    await attacker.waitFor({ state: 'detached' });
  }
  await state('solved');
  await page.waitForFunction(() => localStorage.getItem('vigrid.puzzle.heroes-01') === 'solved');
  await page.goto(`${house.url}/puzzles`);
  // It may be one of the last thirty days, too.
  await page.waitForSelector('.puzzle-tiles [data-mark=solved]');
  expect(await page.locator('.puzzle-tiles [data-mark=solved]').count()).toBe(1);
  expect(faults).toEqual([]);
  await person.leave();
});
