/** Without a network, and without a server at all: the same table, kept in the browser. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { playedIn, pressOn, sitDown, untilAsked } from './guest.ts';
import { visitAlone } from './visit.ts';

const { house, browser } = await visitAlone();

const fast = ['kos-zag', 'furgot'] as const;

/** Everything is here that is needed without a network. */
const kept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

test('with the network cut a whole game is played, a deck built, a rule and a puzzle opened; later the server has them', async () => {
  const person = await sitDown(browser, { decks: fast, offline: true });
  const { page, faults } = person;
  await page.goto(house.url);
  await page.locator('[data-door=heroes] .button').first().waitFor();
  await kept(page);
  await house.kill();

  // The lobby opens, and says what is missing.
  await page.goto(house.url);
  await page.getByRole('heading', { name: 'By yourself' }).waitFor();
  expect(await page.getByRole('button', { name: 'Invite a friend' }).count()).toBe(0);
  await page.locator('[data-door=heroes] .button').first().click();
  await page.waitForURL(/\/table\/local-/);
  await untilAsked(page);
  // Left and come back to in the middle of the game.
  await pressOn(page, playedIn.heroes, 4);
  await page.reload();
  expect((await pressOn(page, playedIn.heroes, 2000)).over).toBe(true);

  // It is looked back at, and the others can be played and read as well.
  await page.goto(`${house.url}/games`);
  await page.getByRole('link', { name: /^Look back/ }).click();
  await page.waitForSelector('.step-bar');
  for (const [game, rule] of [
    ['heroes', 'BH-1.1'],
    ['berserk', 'B12-101.1'],
    ['valhalla', 'V-1.1'],
    ['dune', 'D-1.1'],
  ]) {
    await page.goto(`${house.url}/rules/${game}/${rule}`);
    await page.getByText(rule).first().waitFor();
    await page.goto(`${house.url}/puzzles/${game}-01`);
    await untilAsked(page);
    await page.goto(`${house.url}/learn/${game}`);
    await page.waitForSelector('.lesson-words, .said, .question');
  }

  await page.goto(`${house.url}/decks/heroes`);
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  await page.waitForURL(/\/decks\/heroes\/[\w-]{8,}/);
  const deck = page.url();
  await page.goto(`${house.url}/games`);
  await page.locator('.games-list li', { hasText: 'in this browser' }).waitFor();
  for (const game of ['berserk', 'valhalla', 'dune']) {
    await page.goto(house.url);
    await page.locator(`[data-door=${game}] .button`).first().click();
    await untilAsked(page);
    await pressOn(page, playedIn[game], 3);
  }

  await house.restart();
  await page.getByText(/Games played without a network that the server keeps now: 1/).waitFor();
  await page.getByRole('button', { name: 'All right' }).click();
  // Another browser of this guest has the deck.
  const elsewhere = await sitDown(browser);
  const token = await page.evaluate(() => localStorage.getItem('vigrid.token') ?? '');
  await elsewhere.page.addInitScript((own) => localStorage.setItem('vigrid.token', own), token);
  await elsewhere.page.goto(deck);
  await elsewhere.page.getByLabel('Name of the deck').waitFor();
  await elsewhere.leave();
  await page.goto(`${house.url}/games`);
  const line = page.locator('[aria-labelledby=finished-title] .games-list li');
  await line.waitFor();
  expect(await line.textContent()).not.toContain('in this browser');
  await line.getByRole('link').click();
  await page.waitForURL(/\/replay\/kept-/);
  await page.waitForSelector('.step-bar');
  expect(faults).toEqual([]);
  await person.leave();
});

test('the static site is a whole Vigrid for one, from a folder of a host that knows only files', async () => {
  const site = await fileHost(await builtSite(), '/club/vigrid/');
  const person = await sitDown(browser, { decks: fast, offline: true });
  const { page, faults } = person;
  await page.goto(site);
  await page.getByText('This site works without a server').waitFor();
  expect(await page.getByRole('link', { name: 'Watch' }).count()).toBe(0);
  await page.locator('[data-door=heroes] .button').first().click();
  await page.waitForURL(/#\/table\/local-/);
  await pressOn(page, playedIn.heroes, 12);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Yes, concede' }).click();
  await page.waitForSelector('.over-dialog');
  // Found, gone through, played on from a step, and shared by a link that opens in another browser.
  await page.goto(`${site}#/games`);
  await page.getByRole('link', { name: /^Look back/ }).click();
  await page.waitForSelector('.step-bar');
  await page.keyboard.press('j');
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = await page.getByLabel('The link to this moment').inputValue();
  const stranger = await sitDown(browser, { width: 390, height: 844, lang: 'ru', finger: true });
  await stranger.page.goto(shared);
  await stranger.page.waitForSelector('.step-bar');
  expect(await stranger.page.locator('.step-words p').textContent()).toMatch(/^Шаг 1 из /);
  expect(stranger.faults).toEqual([]);
  await stranger.leave();

  // Rules with their situations, lessons, puzzles, decks; and none of it needs the host once it is kept.
  await kept(page);
  await person.page.context().setOffline(true);
  await page.goto(`${site}#/rules/heroes`);
  await page.reload();
  await page.getByRole('searchbox').waitFor();
  for (const game of ['berserk', 'heroes', 'valhalla', 'dune']) {
    for (const path of [`learn/${game}`, `puzzles/${game}-01`]) {
      await page.goto(`${site}#/${path}`);
      await untilAsked(page);
    }
    await page.goto(`${site}#/`);
    await page.locator(`[data-door=${game}] .button`).first().click();
    await page.waitForURL(/#\/table\/local-/);
    await untilAsked(page);
    await pressOn(page, playedIn[game], 2);
  }
  // All of them wait where they were left.
  await page.goto(`${site}#/games`);
  await expect.poll(() => page.locator('[aria-labelledby=running-title] .games-list li').count()).toBe(4);
  await page.goto(`${site}#/decks/heroes/new`);
  await page.getByRole('heading', { name: 'Who leads the deck?' }).waitFor();
  await page.getByText('Kos-Zag the Ataman').first().waitFor();
  expect(faults).toEqual([]);
  await person.leave();
});

/** What `npm run build:static` makes. */
async function builtSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vigrid-static-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const web = fileURLToPath(new URL('..', import.meta.url));
  const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
  const how = ['build', '--mode', 'static', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, [vite, ...how], {
    cwd: web,
    // Tests run as `test`; a site is built as it is served.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return folder;
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** A host that knows nothing but files, with the site in a folder. */
async function fileHost(folder: string, under: string): Promise<string> {
  const host = createServer(async ({ url = '' }, reply) => {
    const path = decodeURIComponent(url.replace(/\?.*/, ''));
    const name = path.startsWith(under) ? path.slice(under.length) || 'index.html' : '../nothing';
    try {
      const file = await readFile(join(folder, name));
      reply.writeHead(200, { 'content-type': types[extname(name)] ?? 'application/octet-stream' });
      reply.end(file);
    } catch {
      reply.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  afterAll(() => void host.close());
  return `http://127.0.0.1:${(host.address() as AddressInfo).port}${under}`;
}
