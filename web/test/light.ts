/**
 * `npm run light -- [GAME…]`: how soon a first move can be made on a slow phone (a processor slowed down four times, a line
 * of 1.6 Mbit/s, nothing kept from before), and how evenly a long game of Dune is replayed. Told, not judged: the machine's
 * load counts.
 */
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { chromium } from '../../scripts/lib/chromium.mjs';
import { buildWeb } from '../../scripts/lib/web.mjs';
import { playedByBots } from './bots.ts';
import { type Bytes, countBytes, waitedFor } from './bytes.ts';
import { openBrowser, playedIn, sitDown, untilAsked } from './guest.ts';
import { openHouse } from './house.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const games = positionals.length > 0 ? positionals : Object.keys(playedIn);
const unknown = games.find((game) => !(game in playedIn));
if (unknown) throw new Error(`"${unknown}" is none of ${Object.keys(playedIn).join(', ')}.`);

/** How often a first visit is measured; the middle one is told. */
const visits = 3;
/** How long a replay is watched, in milliseconds. */
const watched = 10_000;

await buildWeb();
process.env.VIGRID_CHROMIUM ??= await chromium();
const house = await openHouse();
const browser = await openBrowser();
try {
  for (const game of games) {
    const times: Visit[] = [];
    for (let n = 0; n < visits; n++) times.push(await firstVisit(browser, game));
    const [first] = times;
    const middle = (of: (visit: Visit) => number) => times.map(of).sort((a, b) => a - b)[visits >> 1];
    console.log(
      `${game}: doors ${seconds(middle(({ doors }) => doors))}, a first question ${seconds(middle(({ asked }) => asked))} after the press; waited for ${kB(waitedFor(first.before))} and ${kB(waitedFor(first.bytes) - waitedFor(first.before))}`,
    );
    console.log(
      `  ${Object.entries(first.bytes)
        .map(([kind, n]) => `${kind} ${kind === 'requests' ? n : kB(n)}`)
        .join(', ')}`,
    );
  }
  const frames = await replayed(browser);
  const late = frames.filter((ms) => ms > 17.5).length;
  console.log(
    `replay of Dune: ${frames.length} frames in ${seconds(watched)} (${((frames.length * 1000) / watched).toFixed(1)} a second), ${late} of them late, the longest ${Math.max(...frames).toFixed(0)} ms`,
  );
} finally {
  await browser.close();
  await house.close();
}

interface Visit {
  /** Until a game can be begun, and from there to its first question, in milliseconds. */
  readonly doors: number;
  readonly asked: number;
  /** What had come until the doors, and what came in all. */
  readonly before: Bytes;
  readonly bytes: Bytes;
}

/** A newcomer opens the site and presses the door's button. */
async function firstVisit(of: Browser, game: string): Promise<Visit> {
  const person = await sitDown(of, { width: 390, height: 844, finger: true });
  const { page } = person;
  const cdp = await page.context().newCDPSession(page);
  const bytes = await countBytes(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const begun = performance.now();
  await page.goto(house.url, { waitUntil: 'commit' });
  const button = page.locator(`[data-door=${game}] .button:enabled`).first();
  await button.waitFor();
  const doors = performance.now();
  const before = { ...bytes };
  await button.click();
  await untilAsked(page);
  const asked = performance.now();
  await person.leave();
  return { doors: doors - begun, asked: asked - doors, before, bytes };
}

/** The time between two frames while a game is replayed at its quickest, in milliseconds. */
async function replayed(of: Browser): Promise<readonly number[]> {
  const table = await playedByBots(house.url, 'dune', 4);
  const person = await sitDown(of, { motion: true });
  const { page } = person;
  await page.goto(`${house.url}/replay/${table}`);
  await page.locator('.step-bar').waitFor();
  await page.keyboard.press(' ');
  const frames = await framesOf(page, watched);
  await person.leave();
  return frames;
}

function framesOf(page: Page, ms: number): Promise<number[]> {
  return page.evaluate(
    (most) =>
      new Promise((resolve) => {
        const frames: number[] = [];
        const begun = performance.now();
        let last = begun;
        const frame = (now: number) => {
          if (now > last) frames.push(now - last);
          last = now;
          if (now - begun < most) requestAnimationFrame(frame);
          else resolve(frames);
        };
        requestAnimationFrame(frame);
      }),
    ms,
  );
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
