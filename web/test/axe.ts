/** What breaks a rule of WCAG 2.2 AA that a machine can check, on a page as it stands. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Drawn things are named in words ("Groll, creature, 3 of 5 lives"), not by the figures that stand on them one by one, so
 * what stands there and what they are called differ; every other button is called what it says.
 */
const drawn = '.card, .thumb, .ability, .plate-target, [data-card], [data-cell]';

/** What is wrong on the page as it stands: the rule, and where. */
export async function wrongs(page: Page, where: string): Promise<string[]> {
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
