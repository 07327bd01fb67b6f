import { expect, test } from 'vitest';
import { sitDown, untilAsked } from './guest.ts';
import { visit } from './visit.ts';

const { house, browser } = await visit();

test('a friend follows the link, brings a deck of their own, and the game begins for both', async () => {
  const [host, friend] = await Promise.all([sitDown(browser), sitDown(browser, { lang: 'ru' })]);
  await host.page.goto(house.url);
  await host.page.getByRole('button', { name: 'Invite a friend' }).click();
  await host.page.getByText('Steppe: Kos-Zag').click();
  await host.page.getByText('Your rival chooses a deck').waitFor();
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.page.getByLabel('The link for your friend').inputValue();
  await host.page.getByRole('button', { name: 'To the table' }).click();
  await friend.page.goto(`${link}x`);
  await friend.page.getByRole('heading', { name: 'За этот стол не сесть' }).waitFor();
  // A deck that the friend has kept is there to be chosen.
  await friend.page.goto(`${house.url}/decks`);
  await friend.page.getByRole('button', { name: 'Скопировать и изменить: Степь: набег хазгов' }).click();
  await friend.page.getByRole('textbox', { name: 'Название колоды' }).fill('Моя орда');
  await friend.page.locator('.keeping.saved').waitFor();
  await friend.page.goto(link);
  await friend.page.getByText('Моя орда').click();
  await friend.page.getByRole('button', { name: 'Сесть' }).click();
  await friend.page.waitForURL(/\/table\//);
  await host.page.locator('.plate.rival h2', { hasText: 'Ille' }).waitFor();
  await friend.page.locator('.plate.rival h2', { hasText: 'Кос-Заг' }).waitFor();
  await Promise.race([untilAsked(host.page), untilAsked(friend.page)]);

  // Who comes too late may watch.
  const late = await sitDown(browser);
  await late.page.goto(link);
  await late.page.waitForURL(/\/table\//);
  await late.page.waitForSelector('.log-line');
  expect(await late.page.locator('.question[data-ask]').count()).toBe(0);
  for (const person of [host, friend, late]) {
    expect(person.faults).toEqual([]);
    await person.leave();
  }
});

test('an open table stands in the lobby of others, who sit down at it with a deck of their choice', async () => {
  const [host, other] = await Promise.all([sitDown(browser), sitDown(browser)]);
  await other.page.goto(house.url);
  await host.page.goto(house.url);
  await host.page.getByRole('button', { name: 'Open a table' }).click();
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await host.page.getByRole('button', { name: 'To the table' }).click();
  await other.page.getByRole('button', { name: /^Sit down/ }).click();
  await other.page.waitForURL(/\/table\//);
  await other.page.getByText('Mountain: Furgot').click();
  await other.page.getByRole('button', { name: 'Sit down' }).click();
  await other.page.locator('.plate.own h2', { hasText: 'Furgot' }).waitFor();
  await Promise.race([untilAsked(host.page), untilAsked(other.page)]);

  // Both find their way back to it from the lobby.
  await other.page.goto(house.url);
  await other.page.getByRole('link', { name: /^Go on/ }).click();
  await other.page.waitForURL(/\/table\//);
  for (const person of [host, other]) {
    expect(person.faults).toEqual([]);
    await person.leave();
  }
});

test('only games that the server has can be begun; the other doors say so', async () => {
  const { page, leave } = await sitDown(browser);
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  const offers: { id: string }[] = await (await fetch(`${house.url}/api/games`)).json();
  for (const game of ['berserk', 'heroes', 'valhalla', 'dune']) {
    const door = page.locator(`section[data-door=${game}]`);
    const playable = offers.some(({ id }) => id === game);
    expect(await door.getByRole('button', { name: /^Play/ }).count()).toBe(playable ? 1 : 0);
    expect(await door.getByText('Not on the table yet').count()).toBe(playable ? 0 : 1);
  }
  await leave();
});

test('theme, language and name are kept', async () => {
  const { page, leave } = await sitDown(browser);
  // Without the language that a test person brings along on every load.
  const fresh = await (await browser.newContext({ locale: 'en-GB', colorScheme: 'light' })).newPage();
  await fresh.goto(house.url);
  await fresh.getByRole('button', { name: 'Night: dark theme' }).click();
  await fresh.getByRole('button', { name: 'EN. Перейти на русский' }).click();
  await fresh.getByRole('button', { name: 'Сменить имя' }).click();
  await fresh.getByRole('textbox', { name: 'Как вас зовут за столом' }).fill('Скульд');
  await fresh.keyboard.press('Enter');
  await fresh.getByRole('button', { name: 'Скульд гость. Сменить имя' }).waitFor();
  await fresh.reload();
  await fresh.getByRole('button', { name: 'Скульд гость. Сменить имя' }).waitFor();
  expect(await fresh.locator('html').getAttribute('data-theme')).toBe('night');
  expect(await fresh.locator('html').getAttribute('lang')).toBe('ru');
  await fresh.context().close();
  await page.goto(house.url);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('morning');
  await leave();
});

test('the rulebook is searched by word and number, and a rule has an address of its own', async () => {
  const { page, faults, leave } = await sitDown(browser);
  await page.goto(`${house.url}/rules/heroes/BH-10.4`);
  await page.waitForSelector('.entry.here');
  expect(await page.locator('.entry.here').getAttribute('id')).toBe('BH-10.4');
  const all = await page.locator('.entry').count();
  await page.getByRole('searchbox').fill('bh-11.1');
  await page.waitForFunction((n) => document.querySelectorAll('.entry').length < n, all);
  await page.locator('[id="BH-11.1"] > .rule').click();
  await page.waitForURL(/\/rules\/heroes\/BH-11\.1$/);
  await page.getByRole('searchbox').fill('careless shuffle');
  await page.locator('#RH-42 .rule-reason').getByText('Why: A cut guards').waitFor();
  await page.getByRole('searchbox').fill('no rule speaks of giraffes');
  await page.getByText('Nothing found').waitFor();
  expect(faults).toEqual([]);
  await leave();
});

test('nothing has to be scrolled sideways, from the smallest phone to a large screen', async () => {
  for (const lang of ['ru', 'en'] as const) {
    const { page, leave } = await sitDown(browser, { lang });
    for (const path of ['/', '/rules/heroes', '/credits', '/nowhere']) {
      await page.goto(house.url + path);
      for (const width of [360, 390, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        // Polled, as doors take a moment to find their new width.
        const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(over, { message: `${path} at ${width} in ${lang}` }).toBeLessThanOrEqual(0);
      }
    }
    await leave();
  }
});
