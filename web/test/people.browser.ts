/** Two people and one who looks on, each at a browser of their own, play every game with all that people need. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Person, playedIn, pressOn, sitDown } from './guest.ts';
import { visit } from './visit.ts';

const { house, browser } = await visit();

/** A line that can be cut, and holds again when it is let. */
interface Cut {
  cut(): void;
  mend(): void;
}

async function cuttable(page: Page): Promise<Cut> {
  let whole = true;
  const lines = new Set<{ close(): Promise<void> }>();
  await page.routeWebSocket(/socket\.io/, (line) => {
    if (!whole) {
      void line.close();
      return;
    }
    line.connectToServer();
    lines.add(line);
  });
  return {
    cut() {
      whole = false;
      for (const line of lines) void line.close();
      lines.clear();
    },
    mend() {
      whole = true;
    },
  };
}

/** Whoever of the two is asked now. */
const untilEither = (one: Page, other: Page): Promise<Page> =>
  Promise.any([one, other].map((page) => page.waitForSelector('.question[data-ask]').then(() => page)));

/** One answer, and it has reached the server. */
async function answer(page: Page, game: string): Promise<void> {
  await pressOn(page, playedIn[game], 1);
  await page.waitForSelector('.question.sent', { state: 'detached' });
}

async function menu(page: Page, more: string, what: string): Promise<void> {
  await page.getByRole('button', { name: more, exact: true }).click();
  await page.getByRole('button', { name: what }).click();
}

/** The host's table with a clock, the friend by the link, a watcher. */
async function meet(game: string, host: Person, friend: Person, watcher: Person): Promise<void> {
  await host.page.addInitScript((chosen) => {
    localStorage.setItem('vigrid.game', chosen);
    localStorage.setItem(`vigrid.${chosen}.seats`, '2');
  }, game);
  await host.page.goto(house.url);
  await host.page.getByRole('button', { name: 'Invite a friend' }).click();
  await host.page
    .locator('.clock-choice select')
    .selectOption('25 minutes for the game, 15 seconds for each decision');
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.page.getByLabel('The link for your friend').inputValue();
  await host.page.getByRole('button', { name: 'To the table' }).click();
  await host.page.getByText('Show a QR code').click();
  await host.page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
  await friend.page.goto(link);
  // What is played and what happens when time runs out is told before.
  await friend.page.getByText('25 минут на партию и 15 секунд за решение').waitFor();
  await friend.page.getByText('Кончилось — вдвоём это поражение').waitFor();
  await friend.page.getByRole('button', { name: /^Сесть/ }).click();
  await untilEither(host.page, friend.page);
  await watcher.page.goto(host.page.url());
  await watcher.page.waitForSelector('.board-area');
}

test.each(['heroes', 'berserk', 'valhalla', 'dune'])(
  'two people play %s with clocks, talk, a pause, a broken line, a takeback and a bot in a seat meanwhile',
  async (game) => {
    const [host, friend, watcher] = await Promise.all([
      sitDown(browser),
      sitDown(browser, { lang: 'ru' }),
      sitDown(browser, { width: 390, height: 844 }),
    ]);
    const line = await cuttable(friend.page);
    await meet(game, host, friend, watcher);

    // Some turns; what can be taken back is, once.
    let taken: Page | null = null;
    for (let answers = 0; answers < 60 && (answers < 8 || !taken); answers++) {
      const page = await untilEither(host.page, friend.page);
      await answer(page, game);
      const back = page.locator('.tools .tool[aria-keyshortcuts=u][aria-disabled=false]');
      if (taken || (await back.count()) === 0) continue;
      const before = await page.getByText(/takes back|Взято назад/).count();
      await page.keyboard.press('u');
      // Another may have decided in the meantime: then it stays.
      const done = () => page.getByText(/takes back|Взято назад/).count();
      await Promise.race([
        expect.poll(done, { timeout: 20_000 }).toBeGreaterThan(before),
        page.waitForSelector('.refusal'),
      ]).catch(() => {});
      if ((await done()) > before) taken = page;
    }
    expect(taken).not.toBeNull();

    await host.page.getByRole('button', { name: /^Talk/ }).click();
    await host.page.getByRole('button', { name: 'No hurry' }).click();
    await friend.page.getByRole('button', { name: 'Разговор: новых 1' }).waitFor();
    await host.page.keyboard.press('Escape');

    // A pause is asked for, agreed to, shown to everybody and told.
    await menu(host.page, 'More', 'Ask for a pause');
    await friend.page.getByRole('button', { name: 'Перерыв', exact: true }).click();
    for (const page of [host.page, watcher.page])
      await page.getByRole('heading', { name: 'The game is paused' }).waitFor();
    await friend.page.getByRole('button', { name: 'Продолжить партию' }).click();
    await host.page.getByText('ends the pause').first().waitFor();

    // The line breaks and holds again: nothing is lost, and whose it is goes on.
    line.cut();
    await friend.page.waitForSelector('.table-top .connection');
    line.mend();
    await friend.page.waitForSelector('.table-top .connection', { state: 'detached' });
    await answer(await untilEither(host.page, friend.page), game);

    // A bot plays for the host for a while.
    await menu(host.page, 'More', 'Let a bot play for me');
    await friend.page.getByRole('heading', { name: /^За игрока .* — бот/ }).waitFor();
    // Its name stands on the plate of the seat.
    await friend.page
      .locator('.presence', { hasText: /играет \p{Lu}/u })
      .first()
      .waitFor();
    const told = () => friend.page.locator('.log').textContent();
    const before = await told();
    const answered = friend.page.waitForSelector('.question[data-ask]').then(() => answer(friend.page, game));
    await expect.poll(told).not.toBe(before);
    await answered;
    await host.page.getByRole('button', { name: 'Take the seat back' }).click();
    await expect.poll(() => host.page.locator('.company-note').count()).toBe(0);
    for (let answers = 0; answers < 4; answers++)
      await answer(await untilEither(host.page, friend.page), game);

    for (const person of [host, friend, watcher]) {
      expect(person.faults).toEqual([]);
      await person.leave();
    }
  },
);
