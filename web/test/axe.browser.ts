/** Every page, in both themes and on a phone, breaks none of the rules of WCAG 2.2 AA that a machine can check. */
import { expect, test } from 'vitest';
import { wrongs } from './axe.ts';
import { playedByBots } from './bots.ts';
import { pressOn, sitDown, untilAsked } from './guest.ts';
import { visit } from './visit.ts';

const { house, browser } = await visit();

/** Each with what stands there once all of it has come. */
const screens: readonly (readonly [path: string, ready: string])[] = [
  ['/', '.door-more a'],
  ['/decks/heroes', '.tile'],
  ['/decks/heroes/ready/kos-zag', '[data-preview]'],
  ['/rules/heroes', '.entry'],
  ['/rules/heroes/BH-8.14', '.entry-situations'],
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

/** Tables of other kinds than a game. */
const tables: typeof screens = [
  ['/position/berserk', '.palette-card'],
  ['/puzzles/heroes-01', '.puzzle-words'],
  ['/learn/heroes', '.lesson-top'],
  ['/games', 'main h1'],
];

test.each([
  ['a large screen', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844, finger: true }],
] as const)('everything on %s can be seen, reached and named', async (where, looks) => {
  const { page, faults, leave } = await sitDown(browser, looks);
  const found: string[] = [];
  const check = async (at: string) => found.push(...(await wrongs(page, at)));
  const more: (typeof screens)[number][] = [];
  if (where === 'a large screen') {
    const replay = `/replay/${await playedByBots(house.url, 'heroes', 2)}`;
    more.push(...tables, [replay, '.day b:not(:empty)']);
  }
  for (const [path, ready] of [...screens, ...more]) {
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

test.each(['heroes', 'berserk', 'valhalla', 'dune'])(
  'a table of %s in mid-game can be seen, reached and named, on a phone as well',
  async (game) => {
    const { page, faults, leave } = await sitDown(browser);
    await page.goto(house.url);
    await page.locator(`section[data-door=${game}] .button`).first().click();
    await untilAsked(page);
    await pressOn(page, ['.is-lit'], 12);
    const found = await wrongs(page, 'on a large screen');
    await page.setViewportSize({ width: 390, height: 844 });
    found.push(...(await wrongs(page, 'on a phone')));
    expect(found.map((one) => one.slice(0, 300))).toEqual([]);
    expect(faults).toEqual([]);
    await leave();
  },
);
