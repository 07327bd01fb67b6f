/**
 * `npm run shots -- [SCREEN…] [--at 390,1440] [--lang en,ru] [--theme morning,night] [--out FOLDER]`: a picture of every
 * screen at every width, in a folder with a page that shows them all.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { chromium } from '../../scripts/lib/chromium.mjs';
import { buildWeb } from '../../scripts/lib/web.mjs';
import { playedByBots } from './bots.ts';
import { openBrowser, type Person, playedIn, pressOn, sitDown, untilAsked } from './guest.ts';
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

/** A table that waits for a friend, and the link to it. */
async function inviting(page: Page): Promise<string> {
  await page.goto(house.url);
  await page.locator('[data-door=heroes] .door-more button').first().click();
  await page.locator('.new-game input[value=friend]').check({ force: true });
  await page.locator('.new-game footer .button.act').click();
  return page.locator('.copy-field input').inputValue();
}

const named = (page: Page, ...names: readonly string[]): Locator =>
  page.getByRole('button', { name: new RegExp(`^(${names.join('|')})`) });

/** Somebody else does their part; whoever is shown comes after. */
async function withHost(then: (host: Page, link: string) => Promise<void>): Promise<void> {
  const host = await sitDown(browser);
  await then(host.page, await inviting(host.page));
  await named(host.page, 'To the table').click();
  guests.push(host);
}

/** People who sit at the tables that are shown, until the picture is taken. */
const guests: Person[] = [];

/** A game against the host, who plays in English. */
async function meet(page: Page): Promise<Page> {
  let link = '';
  await withHost(async (_, found) => {
    link = found;
  });
  await page.goto(link);
  await named(page, 'Take', 'Sit', 'Сесть').click();
  await page.waitForURL(/\/table\//);
  const host = guests[guests.length - 1].page;
  await Promise.race([untilAsked(page), untilAsked(host)]);
  return host;
}

const menu = async (page: Page, ...names: readonly string[]) => {
  await named(page, 'More$', 'Ещё$').click();
  for (const name of names) await named(page, ...name.split('/')).click();
};

async function invited(page: Page): Promise<void> {
  await withHost(async (_, link) => {
    await page.goto(link);
    await page.locator('.join-places').waitFor();
  });
}

async function talking(page: Page): Promise<void> {
  const host = await meet(page);
  await named(host, 'Talk').click();
  await named(host, 'No hurry').click();
  await named(page, 'Talk', 'Разговор').click();
  await page.locator('.talk-list .phrase').waitFor();
}

/** A draw is offered while a bot plays for the host. */
async function asking(page: Page): Promise<void> {
  const host = await meet(page);
  await menu(host, 'Offer a draw');
  await menu(host, 'Let a bot play for me');
  await page.locator('.presence, .company-note').first().waitFor();
}

async function watching(page: Page): Promise<void> {
  const friend = await sitDown(browser);
  const host = await meet(friend.page);
  guests.push(friend);
  await page.goto(host.url());
  await page.locator('.board-area').waitFor();
}

async function curtain(page: Page): Promise<void> {
  await page.goto(house.url);
  await page.locator('[data-door=berserk] .door-more button').first().click();
  await page.getByText(/^(Two at this screen|Вдвоём за этим экраном)$/).click();
  await page.locator('.new-game footer .button.act').click();
  for (let answers = 0; answers < 60; answers++) {
    await page.waitForSelector('.question[data-ask], .curtain');
    if ((await page.locator('.curtain').count()) > 0) return;
    await pressOn(page, playedIn.berserk, 1);
  }
  throw new Error('No curtain came.');
}

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

async function judging(page: Page): Promise<void> {
  await laying('berserk')(page);
  await page.locator('.position-panel [role=tab]').last().click();
  await page.locator('.position-answer').first().click();
  await page.locator('.position-judge ol .rule').first().waitFor();
}

/** A game that was given up after some turns. */
const givenUp =
  (game: string): Doing =>
  async (page) => {
    await table(game, 30)(page);
    await page.keyboard.press('Escape');
    await menu(page, 'Concede/Сдаться', 'Yes, concede/Да, сдаться');
    await page.locator('.over-dialog').waitFor();
  };

/** A page that is empty until a game was played. */
const afterGames =
  (path: string, ready: string): Doing =>
  async (page) => {
    for (const game of ['heroes', 'valhalla']) await givenUp(game)(page);
    await table('berserk', 3)(page);
    await page.goto(`${house.url}${path}`);
    await page.locator(ready).first().waitFor();
  };

async function houseStatistics(page: Page): Promise<void> {
  await finished('heroes');
  await page.goto(`${house.url}/statistics`);
  await page.locator('.statistics-whose .chip').last().click();
  await page.locator('table').first().waitFor();
}

async function inWords(page: Page): Promise<void> {
  await table('berserk', 4)(page);
  await page.goto(`${page.url()}?text`);
  await page.locator('.text-table [data-asked]').waitFor();
}

async function tournament(page: Page): Promise<void> {
  await page.goto(`${house.url}/tournaments`);
  await page.getByRole('textbox').first().fill('Vigrid');
  await named(page, 'Make a tournament', 'Устроить турнир').click();
  await page.waitForURL(/\/tournaments\/./);
  await page.locator('h1').waitFor();
}

/** A round under way, with names that were entered by hand. */
async function tournamentRound(page: Page): Promise<void> {
  await tournament(page);
  for (const name of ['Mirra', 'Олег', 'Torvald', 'Yarrow', 'Solveig']) {
    await page.getByRole('textbox').first().fill(name);
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name }).waitFor();
  }
  await named(page, 'Begin: first round', 'Начать: первый тур').click();
  await page.locator('tbody select').first().selectOption('0');
  await page.locator('table').nth(1).waitFor();
}

/** The game that bots have played to its end, once for each game. */
const played = new Map<string, Promise<string>>();
function finished(game: string): Promise<string> {
  const found = played.get(game) ?? playedByBots(house.url, game, game === 'dune' ? 4 : 2);
  played.set(game, found);
  return found;
}

/** A finished game at its twentieth step. */
const replay =
  (game: string, then: (page: Page) => Promise<void> = async () => {}): Doing =>
  async (page) => {
    await page.goto(`${house.url}/replay/${await finished(game)}#20`);
    await page.locator('.step-bar').waitFor();
    await then(page);
  };

const branching = replay('heroes', async (page) => {
  await page.locator('.step-bar .button.act').click();
  await page.locator('.branch-dialog').waitFor();
});

const sharing = replay('heroes', async (page) => {
  await named(page, 'Share', 'Поделиться').click();
  await page.locator('.copy-field').waitFor();
});

/** The day of the game is drawn once the bots have gone through all of it. */
const analysed = replay('heroes', async (page) => {
  if ((page.viewportSize()?.width ?? 0) < 960) await named(page, 'Looking back', 'Разбор').click();
  await page.locator('.costly-list li, .costly').first().waitFor();
});

/** A puzzle given away: why it was lost, and the help unfolded. */
async function puzzleLost(page: Page): Promise<void> {
  await page.goto(`${house.url}/puzzles/heroes-01`);
  await untilAsked(page);
  await page.keyboard.press(' ');
  await page.keyboard.press('Enter');
  await page.locator('.puzzle-state[data-state=failed], .puzzle-state[data-state=lost]').waitFor();
  for (const names of [
    ['What to begin with', 'С чего начать'],
    ['Show the solution', 'Показать решение'],
  ])
    await named(page, ...names).click();
  await page.locator('ol.puzzle-lines li').first().waitFor();
}

const puzzle =
  (id: string): Doing =>
  async (page) => {
    await page.goto(`${house.url}/puzzles/${id}`);
    await untilAsked(page);
  };

async function deckEditor(page: Page): Promise<void> {
  await page.goto(`${house.url}/decks/heroes`);
  await named(page, 'Copy', 'Скопировать').first().click();
  await page.locator('.pool-card').first().waitFor();
}

const games = Object.keys(playedIn);
const each = (name: string, way: (game: string) => Way): Record<string, Way> =>
  Object.fromEntries(games.map((game) => [`${name}-${game}`, way(game)]));

const screens: Record<string, Way> = {
  lobby: '/',
  ...each('set-up', setUp),
  invitation: async (page) => void (await inviting(page)),
  invited,
  'waiting-room': async (page) => {
    await inviting(page);
    await named(page, 'To the table', 'К столу').click();
    await page.locator('.waiting-seats').waitFor();
  },
  ...each('table', (game) => table(game, 8)),
  talk: talking,
  requests: asking,
  watching,
  curtain,
  'text-table': inWords,
  'game-over': givenUp('dune'),
  ...each('replay', (game) => replay(game)),
  analysis: analysed,
  branch: branching,
  share: sharing,
  fairness: async (page) => {
    await page.goto(`${house.url}/fairness/${await finished('heroes')}`);
    await page.locator('.checks li').first().waitFor();
  },
  'fairness-how': '/fairness',
  games: afterGames('/games', '.games-list li'),
  'games-none': '/games',
  statistics: afterGames('/statistics', 'table'),
  'statistics-house': houseStatistics,
  people: '/people',
  tournaments: '/tournaments',
  tournament,
  'tournament-round': tournamentRound,
  account: '/account',
  learn: '/learn',
  ...each('lesson', (game) => `/learn/${game}`),
  ...each('short', (game) => `/learn/${game}/short`),
  'decks-heroes': '/decks/heroes',
  'decks-berserk': '/decks/berserk',
  'deck-new': '/decks/heroes/new',
  'deck-editor': deckEditor,
  ...each('rules', (game) => `/rules/${game}`),
  rule: '/rules/heroes/BH-8.14',
  puzzles: '/puzzles',
  ...each('puzzle', (game) => puzzle(`${game}-17`)),
  'puzzle-lost': puzzleLost,
  ...each('position', laying),
  'position-judge': judging,
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
  for (const one of [person, ...guests.splice(0)]) await one.leave();
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
