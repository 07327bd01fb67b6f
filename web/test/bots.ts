/** Games that are played without a page, for those who need one that is over, or nearly. */
import type { Page } from 'playwright-core';
import { arrive } from '../../server/test/people.ts';
import { untilAsked } from './guest.ts';

/** Lets bots of a level play a game to its end; gives its table. */
export async function playedByBots(
  url: string,
  game: string,
  seats: number,
  level = 'greedy',
): Promise<string> {
  const person = await arrive(url);
  const { table } = await person.ask('create', {
    game,
    seats: Array.from({ length: seats }, () => ({ kind: 'bot' as const, level })),
  });
  await person.open(table);
  await person.until(table, ({ over }) => over !== null);
  person.leave();
  return table;
}

/** The guest leaves the page of their table, answers somehow elsewhere until the game has come so far, and comes back. */
export async function playAhead(page: Page, soFar: (view: object) => boolean): Promise<void> {
  const { href, origin, pathname } = new URL(page.url());
  const table = pathname.split('/').at(-1) ?? '';
  const token = await page.evaluate(() => localStorage.getItem('vigrid.token') ?? '');
  // Where nothing is drawn.
  await page.goto(`${origin}/api/games`);
  const person = await arrive(origin, token);
  await person.open(table);
  const { over } = await person.playOn(table, ({ view }) => view !== null && soFar(view));
  person.leave();
  if (over) throw new Error('The game was over before it had come so far.');
  await page.goto(href);
  await untilAsked(page);
}
