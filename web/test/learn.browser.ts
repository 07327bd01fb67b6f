/** Learning to play: a lesson with the real table, left and taken up; the first game after it, in this browser alone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { play, sitDown, untilAsked, withMouse } from './guest.ts';
import { visit } from './visit.ts';

const { house, browser } = await visit();

/** Where the lesson is: its chapter and how many stitches are done. */
const place = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const done = document.querySelectorAll('.lesson-words .stitches .done').length;
    return `${document.querySelector('.lesson-words h2')?.textContent} ${done}`;
  });

const until = (page: Page, wanted: string) =>
  page.waitForFunction(
    (now) =>
      `${document.querySelector('.lesson-words h2')?.textContent} ${document.querySelectorAll('.lesson-words .stitches .done').length}` ===
      now,
    wanted,
  );

/** Goes on by the button that is there, to read on or to be shown what is asked, until this one comes. */
async function goOnUntil(page: Page, last: string): Promise<void> {
  for (;;) {
    const button = page.locator('.lesson-next:enabled, .lesson-show').first();
    await button.waitFor();
    if ((await page.getByRole('button', { name: last }).count()) > 0) return;
    // The words may have gone on by themselves.
    await button.click({ timeout: 1_000 }).catch(() => {});
    await page.waitForTimeout(100);
  }
}

test('a lesson is read, tried, refused with a reason, left and taken up where it was', async () => {
  const { page, faults, leave } = await sitDown(browser);
  await page.goto(house.url);
  await page.locator('[data-door=heroes]').getByRole('link', { name: 'Learn to play' }).click();
  await until(page, 'The hero 0');
  await page.getByRole('button', { name: 'Next' }).click();
  await until(page, 'The hero 1');
  // Another legal act is held back in the lesson's own words.
  await page.getByRole('button', { name: /End turn/ }).click();
  // What is given up is said first; then it is meant.
  await page.locator('.question .wastes').waitFor();
  await page.locator('.question .button.act').click();
  await page.getByText('Strike Furgot with Groll first.').waitFor();
  expect(await place(page)).toBe('The hero 1');
  // The real thing, with the mouse: Groll, then Furgot, then the shining button.
  await page.locator('[data-card].is-lit').first().click();
  await page.locator('.plate.rival .plate-target').click();
  await page.locator('.question .button.act').click();
  await until(page, 'The hero 2');
  await page.reload();
  await until(page, 'The hero 2');
  // Back a step: the blow has not been struck yet.
  await page.getByRole('button', { name: 'Back a step' }).click();
  await until(page, 'The hero 1');
  await page.getByRole('button', { name: 'Show me' }).click();
  await until(page, 'The hero 2');
  expect(faults).toEqual([]);
  await leave();
});

test('a lesson is gone through to its end, and a first game is begun, hinted at and still there after a reload', async () => {
  const { page, faults, leave } = await sitDown(browser);
  await page.goto(`${house.url}/learn/heroes`);
  await until(page, 'The hero 0');
  await goOnUntil(page, 'Play your first game');
  await page.getByRole('button', { name: 'Play your first game' }).click();
  await untilAsked(page);
  expect(page.url()).toContain('/table/local-');
  expect(await play(page, withMouse, (answers) => answers >= 4)).toBe(true);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page
    .locator('.hint-popover')
    .getByText(/chances|glance/)
    .waitFor();
  await page.keyboard.press('Escape');
  const log = await page.locator('.log li').count();
  await page.reload();
  await untilAsked(page);
  expect(await page.locator('.log li').count()).toBeGreaterThanOrEqual(log);
  expect(faults).toEqual([]);
  await leave();
});

test.each(['berserk', 'valhalla', 'dune'])(
  'on a phone the words of %s do not cover the question once they are read',
  async (game) => {
    const { page, faults, leave } = await sitDown(browser, {
      width: 390,
      height: 844,
      finger: true,
      lang: 'en',
    });
    await page.goto(`${house.url}/learn/${game}`);
    const next = page.locator('.lesson-next:enabled');
    await next.waitFor();
    while ((await page.getByRole('button', { name: 'To the table' }).count()) === 0) await next.tap();
    await page.getByRole('button', { name: 'To the table' }).tap();
    await page.locator('.question').waitFor();
    expect(await page.locator('.lesson-words').count()).toBe(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'What the lesson says' }).tap();
    await page.locator('.lesson-words').waitFor();
    expect(faults).toEqual([]);
    await leave();
  },
);

test('a game in five minutes is told beside tables that are drawn, not pictured', async () => {
  const { page, faults, leave } = await sitDown(browser);
  await page.goto(`${house.url}/learn/heroes/short`);
  await page.locator('.still [data-card]').first().waitFor();
  expect(await page.locator('.short-part').count()).toBe(6);
  // The part of the table that is spoken of: here the own creature, whole.
  const inFrame = () =>
    page
      .locator('.still')
      .first()
      .evaluate((frame) => {
        const [all, card] = [frame, frame.querySelector('.half.own [data-card]')].map((one) =>
          one?.getBoundingClientRect(),
        );
        return all && card && card.left >= all.left && card.right <= all.right && card.bottom <= all.bottom;
      });
  await expect.poll(inFrame).toBe(true);
  expect(faults).toEqual([]);
  await leave();
});
