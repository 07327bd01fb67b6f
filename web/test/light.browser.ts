/** A first visit does not grow: what a newcomer has to wait for, in bytes as they come over the line. */
import { expect, test } from 'vitest';
import { type Bytes, countBytes, waitedFor } from './bytes.ts';
import { sitDown, untilAsked } from './guest.ts';
import { visit } from './visit.ts';

const { house, browser } = await visit();

/** Until a door can be opened, and from there to a first question: some percent more than it was when it was measured. */
const doors = 73_000;
const most = { heroes: 201_000, berserk: 250_000, valhalla: 160_000, dune: 219_000 };

test.each(Object.entries(most))('a newcomer waits for no more than this to play %s', async (game, limit) => {
  const { page, faults, leave } = await sitDown(browser, { width: 390, height: 844, finger: true });
  // What is fetched before it is asked for depends on how long the lobby is looked at.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const bytes = await countBytes(page);
  await page.goto(house.url);
  const button = page.locator(`[data-door=${game}] .button:enabled`).first();
  await button.waitFor();
  expect(told(bytes)).toBeLessThan(doors);
  await button.click();
  await untilAsked(page);
  expect(told(bytes)).toBeLessThan(limit);
  expect(faults).toEqual([]);
  await leave();
});

/** A page that nothing was counted of would pass every limit. */
function told(bytes: Bytes): number {
  expect(Math.min(bytes.script, bytes.style, bytes.data)).toBeGreaterThan(1_000);
  return waitedFor(bytes);
}
