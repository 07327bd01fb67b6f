/** Two people and one who looks on, each at a browser of their own: a clock, and talk. */
import { expect, test } from 'vitest';
import { sitDown, untilAsked } from './guest.ts';
import { visit } from './visit.ts';

const { house, browser } = await visit();

test('two people play by a clock and talk; a watcher is heard by them only after the game', async () => {
  const [host, friend, watcher] = await Promise.all([
    sitDown(browser),
    sitDown(browser, { lang: 'ru', width: 390, height: 844 }),
    sitDown(browser),
  ]);
  await host.page.goto(house.url);
  await host.page.getByRole('button', { name: 'Invite a friend' }).click();
  await host.page
    .locator('.clock-choice select')
    .selectOption('25 minutes for the game, 15 seconds for each decision');
  await host.page.getByText('with two players the game is lost').waitFor();
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.page.getByLabel('The link for your friend').inputValue();
  await host.page.getByRole('button', { name: 'To the table' }).click();
  await host.page.getByText('25 minutes for the game').waitFor();
  await friend.page.goto(link);
  await friend.page.getByRole('button', { name: 'Сесть' }).click();
  await Promise.race([untilAsked(host.page), untilAsked(friend.page)]);
  for (const { page } of [host, friend]) expect(await page.locator('time.clock').count()).toBe(2);
  expect(await host.page.locator('time.clock').first().textContent()).toMatch(/^2[0-5]:\d\d$/);
  await watcher.page.goto(host.page.url());
  await watcher.page.waitForSelector('time.clock');

  // One's own words are words, whatever they hold; ready ones are read in each one's language.
  const say = async (page: typeof host.page, box: string, text: string) => {
    await page.getByRole('textbox', { name: box }).fill(text);
    await page.keyboard.press('Enter');
    await page.locator('.talk-list p', { hasText: text }).waitFor();
  };
  await host.page.getByRole('button', { name: /^Talk/ }).click();
  await say(host.page, 'Say something', '<img src=x onerror=alert(1)>');
  await host.page.getByRole('button', { name: 'No hurry' }).click();
  await friend.page.getByRole('button', { name: 'Разговор: новых 2' }).click();
  await friend.page.locator('.talk-list .phrase', { hasText: 'Не торопитесь' }).waitFor();
  expect(await friend.page.locator('.talk-list img').count()).toBe(0);
  await watcher.page.getByRole('button', { name: /^Talk/ }).click();
  await say(watcher.page, 'Say something', 'Look at the hand');
  await say(friend.page, 'Сказать', 'Думаю над ходом');
  await host.page.locator('.talk-list p', { hasText: 'Думаю над ходом' }).waitFor();
  expect(await host.page.locator('.talk-list p').count()).toBe(3);
  const name = await host.page.locator('.talk-mutes button').first().textContent();
  await host.page.locator('.talk-mutes button').first().click();
  await expect.poll(() => host.page.locator('.talk-list p').count()).toBe(2);
  expect(name).toMatch(/^Mute /);

  await friend.page.keyboard.press('Escape');
  await friend.page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await friend.page.getByRole('button', { name: 'Сдаться' }).click();
  await friend.page.getByRole('button', { name: 'Да, сдаться' }).click();
  await friend.page.waitForSelector('.over-dialog');
  await friend.page.reload();
  await friend.page.waitForSelector('.over-dialog');
  await friend.page.getByRole('button', { name: 'Осмотреть стол' }).first().click();
  await friend.page.getByRole('button', { name: /^Разговор/ }).click();
  await friend.page.locator('.talk-list .aside', { hasText: 'Look at the hand' }).waitFor();
  for (const person of [host, friend, watcher]) {
    expect(person.faults).toEqual([]);
    await person.leave();
  }
});
