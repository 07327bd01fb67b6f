/** Finished games: found, gone through, played on from any step, given away and brought back. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { play, playedIn, playHeroes, pressOn, sitDown, untilAsked, withMouse } from './guest.ts';
import { visit } from './visit.ts';

const { house, browser } = await visit();

test('a finished game is found, replayed, branched, downloaded, shared and brought back', async () => {
  const person = await sitDown(browser, { decks: ['kos-zag', 'vitoslava'] });
  const { page, faults } = person;
  await playHeroes(page, house.url);
  await play(page, withMouse, (answers) => answers > 11);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Yes, concede' }).click();
  await page.locator('.over-dialog').getByRole('link', { name: 'Replay' }).waitFor();

  await page.goto(`${house.url}/games`);
  await page.locator('.games-list li', { hasText: 'lost' }).waitFor();
  await page.getByLabel('Result').selectOption('won');
  await page.getByText('No game is like that').waitFor();
  await page.getByLabel('Result').selectOption('lost');

  // What it comes to, and as a file.
  await page.getByRole('link', { name: 'Statistics' }).click();
  const row = (table: string) => page.getByRole('table', { name: table }).locator('tbody tr').first();
  await expect.poll(() => row('By game').textContent()).toBe('Berserk. Heroes10–1–00 %');
  for (const table of ['By own deck', 'By opponent', 'Cards of the own deck'])
    expect(await row(table).textContent()).toMatch(/10–1–00 %$/);
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const [, line, ...rest] = (await readFile(await sheet.path(), 'utf8')).split('\r\n');
  expect(line).toMatch(/^\d{4}-.+,heroes,lost,2,/);
  expect(rest).toEqual(['']);
  await page.goBack();
  await page.getByRole('link', { name: /^Look back/ }).click();

  // Steps by keys, the log in step; the rival's hand is closed until all cards are wanted.
  await page.getByText('The game begins').waitFor();
  const step = () => page.locator('.step-words p').textContent();
  expect(await step()).toMatch(/^Step 0 of /);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect.poll(step).toMatch(/^Step 2 of /);
  await page.waitForSelector('.deed.now');
  await page.keyboard.press('End');
  await page.getByRole('heading', { name: /concede/ }).waitFor();
  await page.keyboard.press('k');
  const seen = page.url();
  const rivalCards = () => page.locator('.rival-hand [data-card]').count();
  const closed = await rivalCards();
  await page.getByRole('button', { name: 'All cards' }).click();
  await expect.poll(rivalCards).toBeGreaterThan(closed);

  // The bot has gone through the game: a press on its day goes there, and luck and choice add up to the end.
  await page.locator('.day').getByText('estimate').waitFor();
  const before = await step();
  await page.locator('.day-field').click({ position: { x: 4, y: 40 } });
  await expect.poll(step).not.toBe(before);
  await page.getByRole('tab', { name: /^Luck/ }).click();
  const parts = (await page.locator('.luck-part b').allTextContents()).map((part) =>
    Number(part.replace('−', '-')),
  );
  const [start, luck, own, theirs, end] = parts;
  expect(start + luck + own + theirs).toBe(end);
  expect(end).toBe(0);
  await page.goto(seen);
  await expect.poll(step).toBe(before);

  // The record, a picture, and a link to this moment that anybody may open.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  const record = await readFile(await file.path(), 'utf8');
  expect(record).toMatch(/!concede\nend \d+\n$/);
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.getByLabel('The link to this moment').inputValue()).toBe(seen);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save the picture' }).click(),
  ]);
  expect((await readFile(await picture.path())).subarray(1, 4).toString()).toBe('PNG');
  // And the steps that led here as a film, which leaves the table where it was.
  await page.getByRole('button', { name: /^Film the last/ }).click();
  const saving = page.getByRole('link', { name: 'Save the animation' });
  await saving.waitFor();
  const [film] = await Promise.all([page.waitForEvent('download'), saving.click()]);
  const gif = (await readFile(await film.path())).toString('latin1');
  expect(gif.slice(0, 6)).toBe('GIF89a');
  // Each picture stands behind a block that says how long it is shown.
  expect(gif.split('\x21\xf9\x04').length).toBeGreaterThan(3);
  const wide = () =>
    page
      .getByRole('img', { name: 'A small animation' })
      .evaluate((img) => (img instanceof HTMLImageElement && img.complete ? img.naturalWidth : 0));
  await expect.poll(wide).toBeGreaterThan(300);
  expect(page.url()).toBe(seen);
  await page.keyboard.press('Escape');

  // The steps that decided most are in a list, and keys lead to them.
  await page.getByRole('tab', { name: 'Turns' }).click();
  await page.locator('.turning-list button').first().click();
  await page.waitForSelector('.turning-list button.now');
  await page.keyboard.press('Home');
  await page.keyboard.press(']');
  await page.waitForSelector('.turning-list li:first-child button.now');
  await page.goto(seen);
  await expect.poll(step).toBe(before);

  const stranger = await sitDown(browser, { width: 390, height: 844, lang: 'ru', finger: true });
  await stranger.page.goto(seen);
  await stranger.page.waitForSelector('.step-bar');
  expect(await stranger.page.locator('.step-words p').textContent()).toBe(
    (await step())?.replace('Step', 'Шаг').replace('of', 'из'),
  );
  expect(stranger.faults).toEqual([]);
  await stranger.leave();

  await page.keyboard.press('b');
  await page.locator('.branch-dialog').getByRole('button', { name: 'Play' }).click();
  await page.waitForURL(/\/table\/local-/);
  expect(await untilAsked(page)).not.toBe('over');

  // Alone: whoever ends a turn is asked for the other side.
  await page.goto(seen);
  await page.waitForSelector('.step-bar');
  await page.keyboard.press('b');
  const dialog = page.locator('.branch-dialog');
  await dialog.getByLabel('Who plays the others').selectOption('alone');
  await dialog.getByRole('button', { name: 'Play' }).click();
  await page.waitForURL(/\/table\/local-/);
  const whose = () => page.locator('.plate').last().textContent();
  await untilAsked(page);
  const first = await whose();
  await play(page, withMouse, async () => (await whose()) !== first);
  expect(await untilAsked(page)).not.toBe('over');

  // A file that is no record changes nothing; the right one is opened here, and shared in its own address.
  await page.goto(`${house.url}/games`);
  // Its row shows its day, now that the bots have gone through it.
  await page.locator('.games-list .games-day').waitFor();
  const open = (text: string) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'game.vigrid',
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
  await open(record.slice(0, 80));
  await page.getByText(/The record can not be opened\./).waitFor();
  await open(record);
  await page.waitForURL(/\/replay\/local-/);
  await page.waitForSelector('.step-bar');
  await page.keyboard.press('j');
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = await page.getByLabel('The link to this moment').inputValue();
  await page.goto(shared);
  await page.waitForURL(/\/replay\/local-[0-9a-f]+#\d/);
  await page.waitForSelector('.step-bar');
  await page.goto(shared.replace(/.{9}#/, '#'));
  await page.getByText('copied in part').waitFor();
  expect(faults).toEqual([]);
  await person.leave();
});

test.each(['berserk', 'valhalla', 'dune'])(
  'a finished game of %s is found, gone through by steps and by the bots, and played on against them, on a phone',
  async (game) => {
    const person = await sitDown(browser, { width: 390, height: 844, finger: true, lang: 'ru' });
    const { page, faults } = person;
    await page.goto(house.url);
    await page.locator(`[data-door=${game}] .button`).first().click();
    await untilAsked(page);
    await pressOn(page, playedIn[game], 12);
    for (const name of ['Ещё', 'Сдаться', 'Да, сдаться'])
      await page.getByRole('button', { name, exact: true }).click();
    await page.waitForSelector('.over-dialog');
    await page.goto(`${house.url}/games`);
    await page.getByRole('link', { name: /^Пересмотреть/ }).click();
    const step = () => page.locator('.step-words p').textContent();
    await expect.poll(step).toMatch(/^Шаг 0 из /);
    await page.getByRole('button', { name: 'Шаг вперёд' }).click();
    await expect.poll(step).toMatch(/^Шаг 1 из /);
    await page.getByLabel('Чьими глазами').selectOption('all');
    await page.waitForSelector('.board-area');
    expect(await step()).toMatch(/^Шаг 1 из /);
    // The chances of the game are drawn as the bots find them.
    await page.waitForSelector('.day-line[d*=L]', { state: 'attached' });
    await page.locator('.step-bar .button.act').click();
    await page.locator('.branch-dialog').getByRole('button', { name: 'Играть' }).click();
    await page.waitForURL(/\/table\/local-/);
    await untilAsked(page);
    expect((await pressOn(page, playedIn[game], 2)).over).toBe(false);
    expect(faults).toEqual([]);
    await person.leave();
  },
);
