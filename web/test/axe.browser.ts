/** Every page, in both themes and on a phone, breaks none of the rules of WCAG 2.2 AA that a machine can check. */
import type { Page } from 'playwright-core';
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
  ['/position/berserk', ':is(.palette-card, .position-panel[data-folded])'],
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
  const replay = `/replay/${await playedByBots(house.url, 'heroes', 2)}`;
  const gone = where === 'a phone' ? '.step-bar' : '.day b:not(:empty)';
  for (const [path, ready] of [...screens, ...tables, [replay, gone] as const]) {
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

test('what people meet on the way to a game and after it can be seen, reached and named', async () => {
  const [host, friend] = await Promise.all([
    sitDown(browser),
    sitDown(browser, { width: 390, height: 844, finger: true }),
  ]);
  const found: string[] = [];
  const check = async (page: Page, at: string) => found.push(...(await wrongs(page, at)));
  await host.page.goto(house.url);
  await host.page.getByRole('button', { name: 'Invite a friend' }).click();
  await host.page.locator('.clock-choice').waitFor();
  await check(host.page, 'a table for people being set up');
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.page.getByLabel('The link for your friend').inputValue();
  await host.page.getByRole('button', { name: 'To the table' }).click();
  await host.page.getByText('Show a QR code').click();
  await check(host.page, 'the waiting room');
  await friend.page.goto(link);
  await friend.page.locator('.join-places').waitFor();
  await check(friend.page, 'an invitation');
  await friend.page.getByRole('button', { name: /^Sit down|^Take/ }).click();
  await host.page.getByRole('button', { name: /^Talk/ }).click();
  await host.page.getByRole('button', { name: 'No hurry' }).click();
  await check(host.page, 'talk');
  await host.page.keyboard.press('Escape');
  await friend.page.getByRole('button', { name: 'More', exact: true }).click();
  await check(friend.page, 'the menu');
  await friend.page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await host.page.locator('.company-note').waitFor();
  await check(host.page, 'a bot in a seat');
  await host.page.getByRole('button', { name: 'More', exact: true }).click();
  await host.page.getByRole('button', { name: 'Concede' }).click();
  await host.page.getByRole('button', { name: 'Yes, concede' }).click();
  for (const { page } of [host, friend]) {
    await page.waitForSelector('.over-dialog .button.act');
    await check(page, 'the end of a game');
  }

  await host.page.goto(`${house.url}/tournaments`);
  await host.page.getByRole('textbox', { name: 'Name' }).fill('An evening');
  await host.page.getByRole('button', { name: 'Make a tournament' }).click();
  await host.page.getByRole('button', { name: 'Enter', exact: true }).first().click();
  await friend.page.goto(await host.page.getByLabel('Link to the tournament').inputValue());
  await friend.page.getByRole('button', { name: 'Enter', exact: true }).first().click();
  await expect.poll(() => friend.page.locator('tbody tr').count()).toBe(2);
  await host.page.getByRole('button', { name: 'Begin: first round' }).click();
  await host.page.getByRole('combobox', { name: /^Enter a result/ }).waitFor();
  await check(host.page, 'a tournament under way');
  await friend.page.getByRole('heading', { name: 'Round 1' }).waitFor();
  await check(friend.page, 'a tournament under way');
  await host.page.goto(`${house.url}/games`);
  await host.page
    .getByRole('link', { name: /^Look back/ })
    .first()
    .waitFor();
  await check(host.page, 'games of the past');
  expect(found.map((one) => one.slice(0, 300))).toEqual([]);
  for (const person of [host, friend]) {
    expect(person.faults).toEqual([]);
    await person.leave();
  }
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
