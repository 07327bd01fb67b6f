import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { play, sitDown, untilAsked, withMouse } from './guest.ts';
import { visit } from './visit.ts';

const { house, browser } = await visit();

/** Copies the ready deck of Kos-Zag and opens the copy. */
async function copyReady(page: Page): Promise<void> {
  await page.goto(`${house.url}/decks`);
  await page.getByRole('button', { name: 'Copy and change: Steppe: Kos-Zag' }).click();
  await page.waitForSelector('.pool-card');
  await page.getByText('The deck may be played').waitFor();
}

const rail = (page: Page) => page.locator('.deck-rail');
const inPool = (page: Page, name: string) => page.locator('.pool-card').filter({ hasText: name });
const saved = (page: Page) => page.locator('.keeping.saved').waitFor();

test('a ready deck is copied and changed by mouse and keys; a fourth copy is refused with its rule', async () => {
  const { page, faults, leave } = await sitDown(browser);
  await copyReady(page);
  await rail(page).getByText('30 cards', { exact: true }).waitFor();

  const aldis = inPool(page, 'Aldis');
  await aldis.locator('.card').click();
  const refusal = page.locator('.refusal');
  await refusal.getByText('"Aldis": 4 copies; from 1 to 3 are allowed.').waitFor();
  await refusal.getByRole('button', { name: 'Rule RH-1' }).click();
  await page.locator('.rule-popover h3').waitFor();
  await page.keyboard.press('Escape');
  await rail(page).getByText('30 cards', { exact: true }).waitFor();

  await aldis.getByRole('button', { name: 'Put back Aldis' }).click();
  await rail(page).getByText('29 cards', { exact: true }).waitFor();
  await rail(page).getByText('The deck has 29 cards; it needs at least 30.').waitFor();
  await rail(page).getByRole('button', { name: 'Rule RH-1' }).waitFor();

  // The same by keys: the search, the first card found, more of it and fewer.
  await page.keyboard.press('/');
  await page.keyboard.type('гролль');
  await expect.poll(() => page.locator('.pool-card').count()).toBe(1);
  await page.getByRole('searchbox').fill('aldis');
  await expect.poll(() => inPool(page, 'Aldis').count()).toBe(1);
  await inPool(page, 'Aldis').locator('.card').focus();
  await page.keyboard.press('-');
  await rail(page).getByText('28 cards', { exact: true }).waitFor();
  await page.keyboard.press('+');
  await page.keyboard.press('Enter');
  await rail(page).getByText('30 cards', { exact: true }).waitFor();
  await rail(page).getByText('The deck may be played').waitFor();

  // Arrows walk the cards by rows and columns.
  await page.getByRole('searchbox').fill('');
  await expect.poll(() => page.locator('.pool-card').count()).toBeGreaterThan(12);
  await page.locator('.pool-card .card').nth(1).focus();
  const walked = async (key: string) => {
    await page.keyboard.press(key);
    return page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON());
  };
  const start = await walked('ArrowRight');
  const down = await walked('ArrowDown');
  expect(down.left).toBeCloseTo(start.left, 0);
  expect(down.top).toBeGreaterThan(start.top);
  expect((await walked('ArrowUp')).top).toBeCloseTo(start.top, 0);

  // Kept by itself, under the name given.
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('My orcs');
  await page.locator('.contents').getByRole('button', { name: 'Put back Groll' }).click();
  await saved(page);
  await page.reload();
  await rail(page).getByText('29 cards', { exact: true }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Name of the deck' }).inputValue()).toBe('My orcs');
  expect(faults).toEqual([]);
  await leave();
});

test('cards of other elements are hidden until asked for, and then say why they may not be taken', async () => {
  const { page, faults, leave } = await sitDown(browser);
  await copyReady(page);
  const own = await page.locator('.pool-card').count();
  expect(await inPool(page, 'Bugur').count()).toBe(0);
  await page.getByRole('switch', { name: 'Show those that may not be taken' }).click();
  await expect.poll(() => page.locator('.pool-card').count()).toBeGreaterThan(own);
  await inPool(page, 'Bugur').getByText('is not of the element of the hero').waitFor();
  await inPool(page, 'Bugur').locator('.card').click();
  await page.locator('.refusal').getByRole('button', { name: 'Rule RH-1' }).waitFor();
  await rail(page).getByText('30 cards', { exact: true }).waitFor();

  // Filters: by element, by cost, by type, and all of them away again.
  await page.getByRole('button', { name: 'Mountain', exact: true }).click();
  await page.getByRole('button', { name: 'Cost 2', exact: true }).click();
  await page.getByRole('button', { name: 'Spell', exact: true }).click();
  const shown = () =>
    page
      .locator('.pool-card .card')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  await expect.poll(async () => (await shown()).every((label) => label?.includes('Spell'))).toBe(true);
  expect((await shown()).length).toBeGreaterThan(0);
  for (const label of await shown()) expect(label).toContain(', cost 2.');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => page.locator('.pool-card').count()).toBeGreaterThan(own);

  // By class and by keyword, one within the other.
  await page.getByLabel('Class', { exact: true }).selectOption({ label: 'Gnome' });
  await expect
    .poll(async () => (await shown()).every((label) => label !== null && /gnome/i.test(label)))
    .toBe(true);
  const gnomes = (await shown()).length;
  await page.getByLabel('Keyword').selectOption({ label: 'Spend' });
  await expect.poll(async () => (await shown()).length).toBeLessThan(gnomes);
  expect((await shown()).length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await leave();
});

test('another hero leaves cards too many, which one press puts back and another brings again', async () => {
  const { page, faults, leave } = await sitDown(browser);
  await copyReady(page);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: /^Furgot,/ }).click();
  await rail(page).getByText('"Aldis" is not of the element of the hero "Furgot".').waitFor();
  await rail(page).getByRole('button', { name: 'Put back what is too much' }).click();
  await rail(page).getByText('The deck has 2 cards; it needs at least 30.').waitFor();
  await rail(page).getByRole('button', { name: 'Take the last change back' }).click();
  await rail(page).getByText('30 cards', { exact: true }).waitFor();
  await rail(page).getByRole('button', { name: 'Take the last change back' }).click();
  await rail(page).getByText('The deck may be played').waitFor();
  await rail(page).getByText('Kos-Zag the Ataman').waitFor();
  expect(faults).toEqual([]);
  await leave();
});

test('a deck is read from a text, with the line of every mistake', async () => {
  const { page, faults, leave } = await sitDown(browser, { lang: 'ru' });
  await page.goto(`${house.url}/decks`);
  await page.getByRole('button', { name: 'Вставить текстом' }).click();
  const field = page.getByRole('textbox', { name: 'Текст колоды' });
  await field.fill('Герой: Фургот\n3 Гном\n3 Гнум\n4 Gnome Archer\n');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Нет карты «Гнум». Может быть, «Гном»?').waitFor();
  expect(await dialog.locator('.deck-text-said button').allTextContents()).toEqual([
    'Строка 3',
    'Строка 4',
    'RH-1',
  ]);
  expect(await dialog.locator('.lines li.wrong').allTextContents()).toEqual(['3', '4']);
  await dialog.getByRole('button', { name: 'Строка 3' }).click();
  await page.keyboard.type('2 Бурк');
  await dialog.getByRole('button', { name: 'Взять эту колоду' }).click();
  await page.waitForURL(/\/decks\/heroes\/\w+$/);
  await rail(page).getByText('9 карт').waitFor();
  await rail(page).getByText('«Гном-лучник»: 4 шт., можно от 1 до 3.').waitFor();
  expect(faults).toEqual([]);
  await leave();
});

test('a deck is shared by a link, which shows it to somebody else who copies it', async () => {
  const [owner, friend] = await Promise.all([sitDown(browser), sitDown(browser, { lang: 'ru' })]);
  await copyReady(owner.page);
  await owner.page.getByRole('textbox', { name: 'Name of the deck' }).fill('Орки / 100% ~ “мои”');
  await owner.page.getByRole('button', { name: 'Share' }).click();
  const link = await owner.page.getByLabel('The link to the deck').inputValue();

  await friend.page.goto(link);
  await friend.page.getByRole('heading', { name: 'Орки / 100% ~ “мои”' }).waitFor();
  await friend.page.getByText('Колодой можно играть').waitFor();
  expect(await friend.page.locator('.stepper').count()).toBe(0);
  await friend.page.getByRole('button', { name: 'Скопировать к себе' }).click();
  await friend.page.waitForURL(/\/decks\/heroes\/\w+$/);
  await rail(friend.page).getByText('30 карт').waitFor();

  await friend.page.goto(`${house.url}/decks/heroes/shared/hello`);
  await friend.page.getByRole('heading', { name: 'В этой ссылке нет колоды' }).waitFor();
  for (const person of [owner, friend]) {
    expect(person.faults).toEqual([]);
    await person.leave();
  }
});

test('a deck is built from nothing on a phone, with the hero first', async () => {
  const { page, faults, leave } = await sitDown(browser, { width: 390, height: 844, finger: true });
  await page.goto(`${house.url}/decks/heroes`);
  await page.getByRole('button', { name: 'New deck' }).tap();
  await page.getByRole('button', { name: /^Snirk,/ }).tap();
  await page.waitForSelector('.pool-card');
  const cards = page.locator('.pool-card');
  for (let i = 0; i < 4; i++) {
    await cards.nth(i).getByRole('button', { name: /^Take/ }).tap();
    await cards.nth(i).getByRole('button', { name: /^Take/ }).tap();
  }
  // A tap on the card itself opens it, to be read and taken.
  await cards.nth(4).locator('.card').tap();
  await page.getByRole('dialog').getByRole('button', { name: /^Take/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Deck 9', exact: true }).tap();
  await rail(page).getByText('The deck has 9 cards; it needs at least 40.').waitFor();
  expect(await page.locator('.contents li').count()).toBe(5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  // Not to be played yet, and the server says why.
  await page.getByRole('button', { name: 'Test against the bot' }).tap();
  await page.locator('.refusal').getByText('it needs at least 40').waitFor();
  expect(faults).toEqual([]);
  await leave();
});

test('a sample hand is dealt, exchanged and drawn on', async () => {
  const { page, faults, leave } = await sitDown(browser);
  await copyReady(page);
  await page.getByRole('button', { name: 'Sample hand' }).click();
  const hand = page.locator('.sample-hand .card');
  await expect.poll(() => hand.count()).toBe(4);
  await hand.nth(0).click();
  await hand.nth(2).click();
  await page.getByRole('button', { name: 'Exchange 2 cards' }).click();
  await page.getByText('26 left in the deck').waitFor();
  await page.getByRole('button', { name: 'Draw one more' }).click();
  await expect.poll(() => hand.count()).toBe(5);
  await page.getByRole('button', { name: 'New hand' }).click();
  await expect.poll(() => hand.count()).toBe(4);
  expect(faults).toEqual([]);
  await leave();
});

test('a deck is duplicated, deleted and brought back', async () => {
  const { page, faults, leave } = await sitDown(browser);
  await copyReady(page);
  const first = page.url();
  await page.getByRole('button', { name: 'Make a copy' }).click();
  await page.waitForURL((url) => url.href !== first);
  await page.getByRole('link', { name: 'All decks' }).click();
  const mine = page.getByRole('region', { name: 'Your decks' }).locator('.tile');
  await expect.poll(() => mine.count()).toBe(2);
  await page.getByRole('button', { name: 'Delete “Steppe: Kos-Zag, copy”' }).click();
  await expect.poll(() => mine.count()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => mine.count()).toBe(2);
  await page.getByRole('button', { name: 'Delete “Steppe: Kos-Zag”', exact: true }).click();
  await expect.poll(() => mine.count()).toBe(1);
  // A tile is gone at once; a page that is left sooner than the server has heard of it would bring it back.
  await expect
    .poll(() => page.getByRole('button', { name: 'Delete “Steppe: Kos-Zag, copy”' }).isEnabled())
    .toBe(true);
  await page.reload();
  await page.getByRole('link', { name: 'Steppe: Kos-Zag, copy' }).waitFor();
  expect(await mine.count()).toBe(1);
  expect(faults).toEqual([]);
  await leave();
});

test('a deck is tried against the bot at once, and chosen in the lobby for the next game', async () => {
  const { page, faults, leave } = await sitDown(browser);
  await copyReady(page);
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('My orcs');
  await page.getByRole('button', { name: 'Put back Aldis' }).first().click();
  await page.locator('.pool-card', { hasText: 'Groll' }).waitFor();
  await page.getByRole('button', { name: 'Take Aldis' }).first().click();
  await page.getByRole('button', { name: 'Test against the bot' }).click();
  await page.waitForURL(/\/table\//);
  await untilAsked(page);
  await play(page, withMouse, (answers) => answers >= 3);
  await page.locator('.plate.own').getByText('Kos-Zag').first().waitFor();

  await page.goto(house.url);
  await page.getByRole('button', { name: 'Choose deck and rival' }).click();
  await page.getByRole('group', { name: 'Your deck' }).getByText('My orcs').click();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.waitForURL(/\/table\//);
  await untilAsked(page);

  // Remembered, so that one click plays it again.
  await page.goto(house.url);
  await page.locator('[data-door=heroes] .button').first().click();
  await page.waitForURL(/\/table\//);
  await untilAsked(page);
  await page.locator('.plate.own').getByText('Kos-Zag').first().waitFor();
  expect(faults).toEqual([]);
  await leave();
});

test('a deck of Berserk is built, dealt from and tried against the bot', async () => {
  const { page, faults, leave } = await sitDown(browser);
  await page.goto(`${house.url}/decks/berserk`);
  await page.getByRole('button', { name: 'Copy and change: Darkness: Demon Gates' }).click();
  await page.waitForURL(/\/decks\/berserk\/\w+$/);
  await rail(page).getByText('The deck may be played').waitFor();
  await page.getByRole('button', { name: 'Elite', exact: true }).click();
  await page.getByRole('button', { name: 'Fire', exact: true }).click();
  await page.locator('.pool-card').first().getByRole('button', { name: /^Take/ }).click();
  await rail(page).getByText('31 cards', { exact: true }).waitFor();
  await rail(page).getByText('fire 1').waitFor();
  await page.getByRole('button', { name: 'Sample deal' }).click();
  await expect.poll(() => page.locator('.sample-hand .card').count()).toBe(15);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Test against the bot' }).click();
  await page.waitForURL(/\/table\//);
  await untilAsked(page);
  expect(faults).toEqual([]);
  await leave();
});

test('cards of Berserk keep their names free after a look at those of Heroes', async () => {
  const { page, faults, leave } = await sitDown(browser);
  await page.goto(`${house.url}/decks/heroes`);
  await page
    .getByRole('button', { name: /^Copy and change/ })
    .first()
    .click();
  await page.waitForSelector('.pool-card .card.heroes');
  // By links alone, so that the style sheets of Heroes stay.
  await page.getByRole('link', { name: 'Decks' }).first().click();
  await page.getByText('Berserk', { exact: true }).first().click();
  await page
    .getByRole('button', { name: /^Copy and change/ })
    .first()
    .click();
  await page.waitForSelector('.pool-card .card.berserk .card-keywords > span');
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('.pool-card .card.berserk')].slice(0, 24).flatMap((card) => {
      const name = card.querySelector('.card-name');
      const { bottom = 0 } = name?.getBoundingClientRect() ?? {};
      const words = [...card.querySelectorAll('.card-keywords > span')];
      return words.some((word) => word.getBoundingClientRect().top < bottom) ? [name?.textContent] : [];
    }),
  );
  expect(covered).toEqual([]);
  expect(faults).toEqual([]);
  await leave();
});

test('nothing has to be scrolled sideways, from the smallest phone to a large screen', async () => {
  for (const lang of ['ru', 'en'] as const) {
    const { page, leave } = await sitDown(browser, { lang });
    await page.goto(`${house.url}/decks`);
    await page.locator('.tile footer .button').first().click();
    await page.waitForSelector('.pool-card');
    const own = new URL(page.url()).pathname;
    for (const path of [
      '/decks',
      '/decks/heroes/new',
      '/decks/berserk/new',
      '/decks/heroes/ready/snirk',
      own,
    ]) {
      await page.goto(house.url + path);
      await page.waitForSelector('.tile, .leaders, .shown-cards, .pool-card');
      for (const width of [360, 390, 768, 901, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(over, { message: `${path} at ${width} in ${lang}` }).toBeLessThanOrEqual(0);
      }
    }
    await leave();
  }
});
