/** Every page, in both themes and on a phone, breaks none of the rules of WCAG 2.2 AA that a machine can check. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sitDown } from './guest.ts';
import { visit } from './visit.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const { house, browser } = await visit();

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Drawn things are named in words ("Groll, creature, 3 of 5 lives"), not by the figures that stand on them one by one, so
 * what stands there and what they are called differ; every other button is called what it says.
 */
const drawn = '.card, .thumb, .ability, .plate-target, [data-card], [data-cell]';

/** Each with what stands there once all of it has come. */
const screens: readonly (readonly [path: string, ready: string])[] = [
  ['/', '.door-more a'],
  ['/decks/heroes', '.tile'],
  ['/decks/heroes/ready/kos-zag', '[data-preview]'],
  ['/rules/heroes', '.entry'],
  ['/learn', '.learn-line'],
  ['/learn/heroes/short', '.short-part'],
  ['/keys', '.keys'],
  ['/puzzles', '.puzzle-daily'],
  ['/workshop', '.workshop-side'],
  ['/fairness', '.fair-page h2'],
  ['/account', '.page-part'],
  ['/people', '.field'],
  ['/tournaments', '.field'],
  ['/statistics', 'main h1'],
  ['/credits', '.credits h1'],
];

/** What is wrong on the page as it stands: the rule, and where. */
async function wrongs(page: Page, where: string): Promise<string[]> {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const theme of ['night', 'morning']) {
    const { passes, violations } = await page.evaluate(
      async ({ theme, levels, drawn }) => {
        document.documentElement.dataset.theme = theme;
        // Colours come by and by.
        const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
        await Promise.allSettled(changes.map(({ finished }) => finished));
        window.axe.configure({
          rules: [{ id: 'label-content-name-mismatch', selector: `:is(button, a):not(${drawn})` }],
        });
        // Only colours differ from one theme to the other.
        const runOnly = theme === 'night' ? ['color-contrast'] : levels;
        return window.axe.run({ runOnly, resultTypes: ['violations'] });
      },
      { theme, levels, drawn },
    );
    expect(passes.length, `rules that were looked at: ${where}`).toBeGreaterThan(0);
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${where}, ${theme}: ${id} at ${target}: ${failureSummary}`);
  }
  return found;
}

test.each([
  ['a large screen', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844, finger: true }],
] as const)('everything on %s can be seen, reached and named', async (_, looks) => {
  const { page, faults, leave } = await sitDown(browser, looks);
  const found: string[] = [];
  const check = async (where: string) => found.push(...(await wrongs(page, where)));
  for (const [path, ready] of screens) {
    await page.goto(`${house.url}${path}`);
    await page.waitForSelector(ready);
    await check(path);
  }

  await page.goto(house.url);
  await page.locator('[data-door=heroes] .door-more button').first().click();
  await page.waitForSelector('.sentence');
  await check('set-up');

  await page.goto(`${house.url}/decks/heroes`);
  await page.getByRole('button', { name: 'Copy and change: Steppe: Kos-Zag' }).click();
  await page.waitForSelector('.pool-card');
  await check('the editor of decks');

  expect(found).toEqual([]);
  expect(faults).toEqual([]);
  await leave();
});
