/** The text table: a game by commands alone, with nothing that only eyes can tell. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sitDown, untilAsked } from './guest.ts';
import { visit } from './visit.ts';

const { house, browser } = await visit(true);

/** From the lobby to the first question, and then to the same table in words. */
async function sitAtText(page: Page, game: string): Promise<void> {
  await page.goto(house.url);
  await page.locator(`section[data-door=${game}] .button`).first().click();
  await untilAsked(page);
  await page.goto(`${page.url()}?text`);
  await page.waitForSelector('.text-table [data-asked]');
  await page.locator('#text-line').focus();
}

/** Types a line; gives what the table says to it. */
async function say(page: Page, line: string): Promise<string> {
  const reply = page.locator('.text-reply');
  const said = Number(await reply.getAttribute('data-said'));
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
  await expect.poll(async () => Number(await reply.getAttribute('data-said'))).toBeGreaterThan(said);
  return (await reply.textContent()) ?? '';
}

/** Answers by the number of an answer, with keys alone, and waits until something has come of it. */
async function answerOn(page: Page): Promise<boolean> {
  await page.waitForSelector('.text-table [data-asked], .text-table [data-over]');
  if (await page.locator('.text-table [data-over]').count()) return false;
  const state = () => page.locator('.text-table').textContent();
  const answers = await page.locator('.text-answers li').count();
  const before = await page.locator('[role=log]').textContent();
  const asked = await state();
  await page.keyboard.type(answers > 0 ? String(answers) : '1');
  await page.keyboard.press('Enter');
  await expect
    .poll(
      async () => (await state()) !== asked || (await page.locator('[role=log]').textContent()) !== before,
    )
    .toBe(true);
  return true;
}

test('a whole game of Skerries is played with keys alone, the position heard on request', async () => {
  const { page, faults, leave } = await sitDown(browser);
  await sitAtText(page, 'skerries');
  expect(await say(page, 'help')).toMatch(/opponent.*NAME/);
  expect(await say(page, 'sails')).toMatch(/Sails: Sail \d/);
  expect(await say(page, 'nonsense')).toMatch(/is not understood/);
  while (await answerOn(page));
  expect(await page.locator('[data-over] [role=status]').textContent()).toMatch(/The game is over\./);
  expect(await say(page, 'log 3')).toMatch(/SK-/);
  expect(faults).toEqual([]);
  await leave();
});
