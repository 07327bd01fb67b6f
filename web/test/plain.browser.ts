import { expect, test } from 'vitest';
import { play, pressOn, sitDown, untilAsked } from './guest.ts';
import { visitAlone } from './visit.ts';

const { house, browser } = await visitAlone(true);

test('a game without a screen has a door, and is played on the plain table to the end', async () => {
  const { page, faults, leave } = await sitDown(browser);
  await page.goto(house.url);
  const door = page.locator('section[data-door=stones]');
  await door.getByRole('heading', { name: 'Stones' }).waitFor();
  await door.getByRole('button', { name: 'Play' }).click();
  await untilAsked(page);
  expect(await page.locator('.table').getAttribute('data-screen')).toBe('plain');
  expect(await page.locator('.plain-side.own [data-stop]').count()).toBe(4);
  await play(page, async (at, { kind }) => {
    if (kind === 'cards') await at.locator('[data-stop]').first().click();
    else await at.keyboard.press('y');
  });
  await page.getByRole('dialog').getByText('S-4').first().waitFor();
  // The log tells what happened, with the players' own names.
  expect(await page.locator('.log-line').count()).toBeGreaterThan(4);
  expect(await page.locator('.log').textContent()).not.toMatch(/\{\d\}/);
  expect(faults).toEqual([]);
  await leave();
});

test('Skerries, one folder and one line, is played to the end on a phone', async () => {
  const { page, faults, leave } = await sitDown(browser, { width: 390, height: 844, finger: true });
  await page.goto(house.url);
  await page.locator('section[data-door=skerries] .button').first().click();
  await untilAsked(page);
  await play(page, async (at) => {
    await at.locator('.plain-board .is-lit').first().tap();
    await at.keyboard.press('Enter');
  });
  await page.getByRole('dialog').getByText('SK-4.1').first().waitFor();
  expect(faults).toEqual([]);
  await leave();
});

test('the keyboard alone plays on the plain table, in Russian', async () => {
  const { page, faults, leave } = await sitDown(browser, { lang: 'ru' });
  await page.goto(house.url);
  await page.locator('section[data-door=stones] .button').first().click();
  await untilAsked(page);
  await page.keyboard.press('1');
  await page.waitForSelector('.log-line');
  await untilAsked(page);
  expect(faults).toEqual([]);
  await leave();
});

test.each(['heroes', 'berserk', 'valhalla', 'dune'])(
  'a game of %s goes on at the plain table, on a phone as well',
  async (game) => {
    const { page, faults, leave } = await sitDown(browser, { width: 390, height: 844, finger: true });
    await page.goto(`${house.url}/?plain`);
    await page.locator(`section[data-door=${game}] .button`).first().click();
    await untilAsked(page);
    expect(await page.locator('.table').getAttribute('data-screen')).toBe('plain');
    const { asked } = await pressOn(page, ['.plain-board .is-lit', '.tray-card.is-lit'], 25);
    expect(Object.keys(asked).length).toBeGreaterThan(1);
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(over).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
    await leave();
  },
);

test('five doors stand side by side without a scroll bar, whatever the width', async () => {
  const { page, leave } = await sitDown(browser);
  await page.goto(house.url);
  await page.locator('section[data-door=stones]').waitFor();
  for (const width of [390, 768, 1024, 1201, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(over, { message: `at ${width}` }).toBeLessThanOrEqual(0);
    const cut = () =>
      page
        .locator('.door h2')
        .evaluateAll((titles) => titles.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
    await expect.poll(cut, { message: `titles at ${width}` }).toBe(0);
  }
  await leave();
});

test('a game without a screen has its rulebook', async () => {
  const { page, faults, leave } = await sitDown(browser);
  await page.goto(`${house.url}/rules/stones`);
  await page.locator('.entry').first().waitFor();
  expect(faults).toEqual([]);
  await leave();
});

/** Of the fifth game, as the house has it now. */
let version = 1;

test('a game whose version is gone says so on the open page, is conceded, and its record is there', async () => {
  const { page, faults, leave } = await sitDown(browser);
  await page.goto(house.url);
  await page.locator('section[data-door=stones] .button').first().click();
  await untilAsked(page);
  const old = version++;
  await house.kill();
  await house.restart(version);
  await page.getByRole('heading', { name: 'This game can not be finished here' }).waitFor();
  await page.getByText(`begun under version ${old}`).waitFor();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Yes, concede' }).click();
  await page.getByRole('heading', { name: 'The game is over' }).waitFor();
  const record = await page.getByRole('link', { name: 'Download the record' }).getAttribute('href');
  expect(await (await fetch(`${house.url}${record}`)).text()).toContain('!concede');
  expect(faults).toEqual([]);
  await leave();
});
