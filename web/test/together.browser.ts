/** Two people and one who looks on, each at a browser of their own: a clock, and talk. Several at one screen. */
import { expect, test } from 'vitest';
import { playedIn, pressOn, sitDown, untilAsked } from './guest.ts';
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

test('three people at one screen, one far away and a bot, in teams: each is shown their own hand alone', async () => {
  const [host, far] = await Promise.all([
    sitDown(browser),
    sitDown(browser, { lang: 'ru', width: 390, height: 844 }),
  ]);
  const { page } = host;
  await page.goto(house.url);
  await page.locator('[data-door=dune] .door-more button').first().click();
  await page.locator('.new-game').getByText('Six, in two teams').click();
  const seats = page.locator('.seat-wish');
  await seats.nth(3).getByText('Muad’Dib’s team, Commander').waitFor();
  for (const [seat, name] of [
    [1, 'Anna'],
    [3, 'Bo'],
  ] as const) {
    await seats.nth(seat).locator('select').selectOption('beside');
    await seats.nth(seat).getByRole('textbox').fill(name);
  }
  await seats.nth(4).locator('select').selectOption('free');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByLabel('The link for your friend').inputValue();
  await page.getByRole('button', { name: 'To the table' }).click();
  for (const name of ['Anna', 'Bo']) await page.locator('.waiting-seats', { hasText: name }).waitFor();
  await far.page.goto(link);
  await far.page.getByText('Команда Шаддама, союзник').last().waitFor();
  await far.page.getByRole('button', { name: 'Сесть за стол' }).click();

  const shown = new Set<string>();
  for (let answers = 0; shown.size < 3; answers++) {
    expect(answers).toBeLessThan(200);
    const asked = (one: typeof page) => one.waitForSelector('.question[data-ask], .curtain').then(() => one);
    if ((await Promise.race([asked(page), asked(far.page)])) === far.page) {
      await pressOn(far.page, playedIn.dune, 1);
      continue;
    }
    const curtain = page.locator('.curtain h1');
    if ((await curtain.count()) > 0) {
      // Behind the curtain there is no card at all, not after a new start either.
      expect(await page.locator('.card').count()).toBe(0);
      const name = (await curtain.textContent()) ?? '';
      await page.reload();
      await curtain.waitFor();
      expect(await curtain.textContent()).toBe(name);
      await page.keyboard.press('Enter');
      await page.waitForSelector('.question[data-ask]');
      shown.add(name);
    } else shown.add('host');
    await pressOn(page, playedIn.dune, 1);
  }
  expect([...shown].sort()).toEqual(['Hand the screen to Anna', 'Hand the screen to Bo', 'host']);
  for (const one of [host, far]) {
    expect(one.faults).toEqual([]);
    await one.leave();
  }
});
