/**
 * `npm run measure -- [GAME…] [--at WIDTH,…] [--questions N] [--pictures FOLDER]`: plays games to the end at every size and
 * tells what covers a lit answer or leaves none in sight, what jumps, which letters and targets are too small. Fails if a
 * limit is not kept.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { chromium } from '../../scripts/lib/chromium.mjs';
import { buildWeb } from '../../scripts/lib/web.mjs';
import { openBrowser, playedIn, pressOn, sitDown, untilAsked } from './guest.ts';
import { openHouse } from './house.ts';
import { leastAt, type Measured, measure, measured } from './measures.ts';

const sizes = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

const { values, positionals } = parseArgs({
  options: {
    at: { type: 'string' },
    questions: { type: 'string' },
    pictures: { type: 'string' },
  },
  allowPositionals: true,
});
const games = positionals.length > 0 ? positionals : Object.keys(playedIn);
const unknown = games.find((game) => !(game in playedIn));
if (unknown) throw new Error(`"${unknown}" is none of ${Object.keys(playedIn).join(', ')}.`);
const widths = values.at?.split(',').map(Number) ?? sizes.map(([width]) => width);

await buildWeb();
process.env.VIGRID_CHROMIUM ??= await chromium();
const house = await openHouse();
const browser = await openBrowser();
let broken = 0;
try {
  for (const game of games)
    for (const [width, height] of sizes)
      if (widths.includes(width)) broken += await playThrough(browser, game, width, height);
} finally {
  await browser.close();
  await house.close();
}
console.log(broken === 0 ? 'Every limit is kept.' : `${broken} limits are not kept.`);
process.exitCode = broken > 0 ? 1 : 0;

/** How many limits this game did not keep. */
async function playThrough(of: Browser, game: string, width: number, height: number): Promise<number> {
  const person = await sitDown(of, { width, height, finger: width < 1000 });
  const { page, faults } = person;
  await measure(page, leastAt(width));
  await page.addInitScript((kept) => {
    localStorage.setItem(`vigrid.${kept}.level`, 'random');
    localStorage.setItem(`vigrid.${kept}.seats`, '4');
  }, game);
  await page.goto(house.url);
  await page.locator(`[data-door=${game}] .button`).first().click();
  await untilAsked(page);
  let left = Number(values.questions ?? 2_000);
  for (let part = 0, over = false; left > 0 && !over; part++) {
    const most = values.pictures ? Math.min(left, 12) : left;
    ({ over } = await pressOn(page, playedIn[game], most));
    left -= most;
    if (!values.pictures) continue;
    mkdirSync(values.pictures, { recursive: true });
    await page.screenshot({ path: join(values.pictures, `${game}-${width}-${part}.png`) });
  }
  const found = await measured(page);
  const told = problems(found);
  console.log(`\n${game} ${width} × ${height}: ${found.looks} looks, shift ${found.shift.toFixed(3)}`);
  for (const line of [...told, ...faults]) console.log(`  ${line}`);
  console.log(`  bar: ${JSON.stringify(found.bars)}`);
  console.log(`  moved: ${top(found.shifts, 8)}`);
  await person.leave();
  return told.length + faults.length;
}

function problems(found: Measured): string[] {
  const told: string[] = [];
  for (const what of ['covered', 'outside', 'unseen', 'clipped', 'small', 'narrow'] as const)
    if (Object.keys(found[what]).length > 0) told.push(`${what}: ${top(found[what], 12)}`);
  if (found.wide > 0) told.push(`wider than the screen: ${found.wide} times`);
  if (found.shift > 0.02) told.push(`shift ${found.shift.toFixed(3)}, at most 0.02 is allowed`);
  return told;
}

function top(all: Record<string, number>, most: number): string {
  return Object.entries(all)
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([what, times]) => `${what} ×${Number.isInteger(times) ? times : times.toFixed(3)}`)
    .join('; ');
}
