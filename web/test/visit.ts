/** A house of its own and a browser, for all tests of a file; gone after the last of them. */
import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { openBrowser } from './guest.ts';
import { type House, openHouse } from './house.ts';

export async function visit(
  fifth = false,
  rehearsal?: string,
): Promise<{ readonly house: House; readonly browser: Browser }> {
  const [house, browser] = await Promise.all([openHouse(fifth, rehearsal), openBrowser()]);
  afterAll(async () => {
    await browser.close();
    await house.close();
  });
  return { house, browser };
}
