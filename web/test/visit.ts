/** A house and a browser for all tests of a file; the browser is gone after the last of them. */
import type { Browser } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { openBrowser } from './guest.ts';
import { type House, openHouse } from './house.ts';

interface Visit<H> {
  readonly house: H;
  readonly browser: Browser;
}

/** The house where the tests of other files are as well (common.ts). */
export async function visit(): Promise<Visit<Pick<House, 'url'>>> {
  const browser = await openBrowser();
  afterAll(() => browser.close());
  return { house: { url: inject('house') }, browser };
}

/**
 * A house of their own, for those who kill it, who look at what all others have played, who play a fifth game, or whose
 * seeds nobody knows.
 */
export async function visitAlone(fifth = false, rehearsal?: string): Promise<Visit<House>> {
  const [house, browser] = await Promise.all([openHouse(fifth, rehearsal), openBrowser()]);
  afterAll(async () => {
    await browser.close();
    await house.close();
  });
  return { house, browser };
}
