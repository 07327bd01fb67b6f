/**
 * `npm run tour`: a first-time player's path, taken in a real browser and kept as small pictures in docs/tour/. The table
 * has to be built (`npm start` builds it).
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { playedIn, pressOn } from './guest.ts';
import { openHouse } from './house.ts';

const folder = fileURLToPath(new URL('../../docs/tour/', import.meta.url));
mkdirSync(folder, { recursive: true });

const house = await openHouse();
const browser = await chromium.launch({
  executablePath: process.env.VIGRID_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 0.5,
    reducedMotion: 'reduce',
    locale: 'en',
  });
  page.setDefaultTimeout(60_000);
  let n = 0;
  const picture = async (name: string) => {
    // Pictures and letters have come, and nothing moves.
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${folder}${++n}-${name}.png` });
  };
  const chapter = (at: number) => page.locator('.lesson-top .phases button').nth(at).click();

  await page.goto(house.url);
  await page.locator('.door-more a').first().waitFor();
  await picture('lobby');
  await page.locator('[data-door=heroes] .door-more button').first().click();
  await page.locator('.sentence').waitFor();
  await picture('set-up');
  await page.keyboard.press('Escape');
  await page.locator('[data-door=heroes] .door-more a').click();
  await page.locator('.lesson-next').click();
  await page.locator('.lesson-show').waitFor();
  await picture('lesson');
  await page.getByRole('button', { name: /End turn/ }).click();
  await page.locator('.question .button.act').click();
  await page.getByText('Strike Furgot with Groll first.').waitFor();
  await picture('held-back');
  await chapter(3);
  await page.locator('.lesson-next:enabled').click();
  await page.locator('.lesson-show').waitFor();
  await picture('defender');
  await chapter(5);
  for (;;) {
    const on = page.locator('.lesson-next:enabled, .lesson-show').first();
    await on.waitFor();
    if ((await page.getByRole('button', { name: 'Play your first game' }).count()) > 0) break;
    await on.click({ timeout: 1_000 }).catch(() => {});
    await page.waitForTimeout(200);
  }
  await picture('won');
  await page.getByRole('button', { name: 'Play your first game' }).click();
  await page.locator('.question[data-ask]').waitFor();
  await page.keyboard.press('h');
  await page.locator('.hint-popover').waitFor();
  await picture('first-game');
  // And so to its end, as a newcomer might: whatever is lit is pressed.
  await page.keyboard.press('Escape');
  await pressOn(page, playedIn.heroes, 24);
  await picture('half-way');
  for (let over = false; !over; ) ({ over } = await pressOn(page, playedIn.heroes, 2_000));
  await picture('game-over');
  await page.locator('.over-dialog').getByRole('link', { name: 'Replay and analysis' }).click();
  await page.locator('.step-bar').waitFor();
  await picture('looking-back');
} finally {
  await browser.close();
  await house.close();
}
