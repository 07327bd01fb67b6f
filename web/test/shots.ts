/**
 * `npm run shots -- [SCREEN…] [--at 390,1440] [--lang en,ru] [--theme morning,night] [--out FOLDER]`: a picture of every
 * screen at every width, in a folder with a page that shows them all.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { chromium } from '../../scripts/lib/chromium.mjs';
import { buildWeb } from '../../scripts/lib/web.mjs';
import { playedByBots } from './bots.ts';
import { openBrowser, playedIn, pressOn, sitDown, untilAsked } from './guest.ts';
import { openHouse } from './house.ts';

const { values, positionals } = parseArgs({
  options: {
    at: { type: 'string', default: '390,1440' },
    lang: { type: 'string', default: 'en' },
    theme: { type: 'string', default: 'morning' },
    out: { type: 'string', default: 'shots' },
  },
  allowPositionals: true,
});

type Lang = 'ru' | 'en';
const isLang = (word: string): word is Lang => word === 'ru' || word === 'en';
const listed = (text: string) => text.split(',').filter(Boolean);

/** How a screen is reached: by its address, or by what is done from the lobby. */
type Way = string | Doing;
type Doing = (page: Page) => Promise<void>;

await buildWeb();
process.env.VIGRID_CHROMIUM ??= await chromium();
const house = await openHouse();
const browser = await openBrowser();
const folder = resolve(values.out);
mkdirSync(folder, { recursive: true });

/** The first question of a game, and some answers on. */
const table =
  (game: string, answers: number): Doing =>
  async (page) => {
    await page.goto(house.url);
    await page.locator(`[data-door=${game}] .button`).first().click();
    await untilAsked(page);
    await pressOn(page, playedIn[game], answers);
  };

const setUp =
  (game: string): Way =>
  async (page) => {
    await page.goto(house.url);
    await page.locator(`[data-door=${game}] .door-more button`).first().click();
    await page.locator('.sentence').waitFor();
  };

/** What is to be seen of a table that waits: the invitation, and where it leads. */
const invitation: Way = async (page) => {
  await page.goto(house.url);
  await page.locator('[data-door=heroes] .door-more button').first().click();
  await page.locator('.new-game input[value=friend]').check({ force: true });
  await page.locator('.new-game footer .button.act').click();
  await page.locator('.copy-field').waitFor();
};

/** A position with a card on each side, laid by a press. */
function laying(game: string): Doing {
  return async (page) => {
    await page.goto(`${house.url}/position/${game}`);
    await untilAsked(page);
    if ((await page.locator('.position-panel[data-folded]').count()) > 0)
      await page.locator('.position-panel > .tool').click();
    await page.locator('.palette-card').nth(1).click();
    await page.locator('.palette-laid').waitFor();
  };
}

async function asking(page: Page): Promise<void> {
  await laying('berserk')(page);
  await page.locator('.position-panel [role=tab]').last().click();
  await page.locator('.position-answer').first().click();
  await page.locator('.position-judge ol .rule').first().waitFor();
}

/** A game that was given up after some turns. */
async function gameOver(page: Page): Promise<void> {
  await page.goto(house.url);
  await page.locator('[data-door=dune] .button').first().click();
  await untilAsked(page);
  await pressOn(page, playedIn.dune, 30);
  await page.keyboard.press('Escape');
  for (const name of [/^(More|Ещё)$/, /^(Concede|Сдаться)$/, /^(Yes, concede|Да, сдаться)$/])
    await page.getByRole('button', { name }).click();
  await page.locator('.over-dialog').waitFor();
}

async function inWords(page: Page): Promise<void> {
  await table('berserk', 4)(page);
  await page.goto(`${page.url()}?text`);
  await page.locator('.text-table [data-asked]').waitFor();
}

async function tournament(page: Page): Promise<void> {
  await page.goto(`${house.url}/tournaments`);
  await page.getByRole('textbox').first().fill('Vigrid');
  await page.getByRole('button', { name: /^(Make a tournament|Устроить турнир)$/ }).click();
  await page.waitForURL(/\/tournaments\/./);
  await page.locator('h1').waitFor();
}

const finished = await playedByBots(house.url, 'heroes', 2);

const screens: Record<string, Way> = {
  lobby: '/',
  'set-up-heroes': setUp('heroes'),
  'set-up-dune': setUp('dune'),
  invitation,
  ...Object.fromEntries(Object.keys(playedIn).map((game) => [`table-${game}`, table(game, 8)])),
  replay: `/replay/${finished}`,
  fairness: `/fairness/${finished}`,
  'fairness-how': '/fairness',
  games: '/games',
  'game-over': gameOver,
  'text-table': inWords,
  tournament,
  statistics: '/statistics',
  people: '/people',
  tournaments: '/tournaments',
  account: '/account',
  learn: '/learn',
  lesson: '/learn/heroes',
  short: '/learn/heroes/short',
  decks: '/decks/heroes',
  'deck-new': '/decks/heroes/new',
  rules: '/rules/heroes',
  rule: '/rules/heroes/BH-1.1',
  puzzles: '/puzzles',
  puzzle: '/puzzles/heroes-01',
  ...Object.fromEntries(Object.keys(playedIn).map((game) => [`position-${game}`, laying(game)])),
  'position-judge': asking,
  workshop: '/workshop',
  keys: '/keys',
  credits: '/credits',
  lost: '/nowhere',
};
const unknown = positionals.find((name) => !(name in screens));
if (unknown) throw new Error(`"${unknown}" is none of ${Object.keys(screens).join(', ')}.`);
const names = positionals.length > 0 ? positionals : Object.keys(screens);

const taken: { name: string; looks: string; file: string }[] = [];
let broken = 0;
try {
  for (const lang of listed(values.lang).filter(isLang))
    for (const theme of listed(values.theme))
      for (const width of listed(values.at).map(Number))
        for (const name of names) await shoot(name, { lang, theme, width });
} finally {
  await browser.close();
  await house.close();
}
writeFileSync(join(folder, 'index.html'), sheet());
console.log(`${taken.length} pictures; ${join(folder, 'index.html')} shows them all.`);
process.exitCode = broken > 0 ? 1 : 0;

interface Looks {
  readonly lang: Lang;
  readonly theme: string;
  readonly width: number;
}

async function shoot(name: string, { lang, theme, width }: Looks): Promise<void> {
  const height = width < 700 ? 844 : 900;
  const person = await sitDown(browser, { width, height, lang, finger: width < 700 });
  const { page, faults } = person;
  await page.addInitScript((chosen) => localStorage.setItem('vigrid.theme', chosen), theme);
  const way = screens[name];
  try {
    if (typeof way === 'string') {
      await page.goto(house.url + way);
      await page.locator('h1').first().waitFor({ state: 'attached' });
    } else await way(page);
    // Letters and pictures have come.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const looks = `${width}-${lang}-${theme}`;
    const file = `${name}-${looks}.png`;
    await page.screenshot({
      path: join(folder, file),
      fullPage: name !== 'lobby' && !name.startsWith('table'),
    });
    taken.push({ name, looks, file });
  } catch (error) {
    faults.length === 0 && console.error(`${name} at ${width}: ${error}`);
    broken++;
  }
  for (const fault of faults) console.error(`${name} at ${width}: ${fault}`);
  broken += faults.length;
  await person.leave();
}

/** All pictures on one page, a row for each screen. */
function sheet(): string {
  const rows = names.map((name) => {
    const cells = taken
      .filter((one) => one.name === name)
      .map(
        ({ looks, file }) =>
          `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${looks}</figcaption></figure>`,
      );
    return `<section><h2>${name}</h2><div>${cells.join('')}</div></section>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Vigrid: every screen</title>
<style>body{font:16px sans-serif;margin:24px}div{display:flex;gap:16px;overflow-x:auto;align-items:start}
figure{margin:0}img{height:420px;border:1px solid #999}</style>
<h1>Vigrid: every screen</h1>
${rows.join('\n')}
`;
}
