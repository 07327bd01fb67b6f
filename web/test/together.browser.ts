/** Two people and one who looks on, each at a browser of their own: a clock, and talk. Several at one screen. */
import { expect, test } from 'vitest';
import { playedIn, pressOn, sitDown, untilAsked } from './guest.ts';
import { visit } from './visit.ts';

const { house, browser } = await visit();

test('two people play a rated game by a clock and talk; a watcher is behind, and heard only after the game', async () => {
  const [host, friend, watcher, device] = await Promise.all([
    sitDown(browser),
    sitDown(browser, { lang: 'ru', width: 390, height: 844 }),
    sitDown(browser),
    sitDown(browser, { lang: 'ru' }),
  ]);
  await host.page.goto(house.url);
  await host.page.getByRole('button', { name: 'Invite a friend' }).click();
  await host.page
    .locator('.clock-choice select')
    .selectOption('25 minutes for the game, 15 seconds for each decision');
  await host.page.getByText('with two players the game is lost').waitFor();
  await host.page.getByRole('switch', { name: 'Rated' }).click();
  await host.page.getByText('You have no rating yet.').waitFor();
  await host.page.getByLabel('they see the game').selectOption('5 decisions behind');
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
  await watcher.page.getByText('5 decisions behind').waitFor();

  // Two devices of one guest are one player: what is answered on one has been answered on the other.
  const token = await friend.page.evaluate(() => localStorage.getItem('vigrid.token') ?? '');
  await device.page.addInitScript((own) => localStorage.setItem('vigrid.token', own), token);
  await device.page.goto(host.page.url());
  for (let answers = 0; answers < 6; answers++) {
    const asked = (page: typeof host.page) => page.waitForSelector('.question[data-ask]').then(() => page);
    const page = await Promise.race([asked(host.page), asked(device.page)]);
    if (page === device.page) await asked(friend.page);
    const before = await friend.page.locator('.board-area').innerHTML();
    await pressOn(page, playedIn.heroes, 1);
    await expect.poll(() => friend.page.locator('.board-area').innerHTML()).not.toBe(before);
  }
  const deeds = (page: typeof host.page) => page.locator('.deed').count();
  await expect.poll(async () => (await deeds(device.page)) === (await deeds(host.page))).toBe(true);
  expect(await deeds(watcher.page)).toBeLessThan(await deeds(host.page));
  await device.leave();

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
  await expect.poll(async () => (await deeds(watcher.page)) === (await deeds(host.page))).toBe(true);

  // It counted for both, and they stand among the strongest.
  await host.page.goto(`${house.url}/people`);
  await host.page.locator('.page-list b', { hasText: '→' }).first().waitFor();
  const strongest = host.page.locator('ol.numbered li a');
  await expect.poll(() => strongest.count()).toBeGreaterThanOrEqual(2);

  // Whoever sets up the next one sees how strong they are now.
  await host.page.goto(house.url);
  await host.page.getByRole('button', { name: 'Invite a friend' }).click();
  await host.page.getByRole('switch', { name: 'Rated' }).click();
  await host.page.getByText(/^.*Your rating: \d{4} ± \d+\.$/).waitFor();
  for (const person of [host, friend, watcher]) {
    expect(person.faults).toEqual([]);
    await person.leave();
  }
});

test('over days, whose turn it is stands in the title, on the badge and first in the list, with the time that is left', async () => {
  const [host, friend] = await Promise.all([sitDown(browser), sitDown(browser)]);
  for (const { page } of [host, friend])
    await page.addInitScript(() =>
      Object.assign(Navigator.prototype, {
        setAppBadge: async (n: number) => void document.documentElement.setAttribute('data-badge', `${n}`),
      }),
    );
  await host.page.goto(house.url);
  await host.page.getByRole('button', { name: 'Invite a friend' }).click();
  await host.page.locator('.clock-choice select').selectOption('3 days a turn');
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.page.getByLabel('The link for your friend').inputValue();
  await host.page.getByRole('button', { name: 'To the table' }).click();
  await friend.page.goto(link);
  await friend.page.getByText('3 days a turn').waitFor();
  await friend.page.getByRole('button', { name: /^(Sit|Take)/ }).click();
  const asked = ({ page }: typeof host) => page.waitForSelector('.question[data-ask]');
  const mover = await Promise.race([host, friend].map((one) => asked(one).then(() => one)));
  const other = mover === host ? friend : host;
  for (const { page } of [host, friend]) await page.goto(house.url);
  const badge = ({ page }: typeof host) => page.locator('html').getAttribute('data-badge');
  await expect.poll(() => mover.page.title()).toMatch(/^\(1\) /);
  await expect.poll(() => badge(mover)).toBe('1');
  await other.page
    .getByText(/Waiting for|decides|move/)
    .first()
    .waitFor();
  expect(await other.page.title()).not.toMatch(/^\(/);
  expect(await badge(other)).toBe('0');
  await mover.page.goto(`${house.url}/games`);
  await mover.page.locator('.games-list .yours', { hasText: /Your move · .*2 days/ }).waitFor();
  for (const person of [host, friend]) {
    expect(person.faults).toEqual([]);
    await person.leave();
  }
});

test('a host sends off who keeps the table waiting, and the link is still good', async () => {
  const [host, slow] = await Promise.all([sitDown(browser), sitDown(browser, { lang: 'ru' })]);
  const { page } = host;
  await page.addInitScript(() => {
    localStorage.setItem('vigrid.game', 'valhalla');
    localStorage.setItem('vigrid.valhalla.seats', '3');
  });
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByLabel('The link for your friend').inputValue();
  await page.getByRole('button', { name: 'To the table' }).click();
  const sit = async () => {
    await slow.page.goto(link);
    await slow.page.getByRole('button', { name: /^Сесть/ }).click();
    await slow.page.getByRole('button', { name: 'Уйти из-за стола' }).waitFor();
  };
  await sit();
  const taken = page.locator('.waiting-seats [data-kind=guest]');
  await expect.poll(() => taken.count()).toBe(2);
  await page.getByRole('button', { name: /^Free the seat/ }).click();
  await expect.poll(() => taken.count()).toBe(1);
  await slow.page.getByRole('button', { name: 'Уйти из-за стола' }).waitFor({ state: 'detached' });
  // The link is still good.
  await sit();
  await expect.poll(() => taken.count()).toBe(2);
  for (const person of [host, slow]) {
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
