/** People and the server between them: what is sent to whom, and a server that dies. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isMain, play, playHeroes, respond, sitDown, withMouse } from './guest.ts';
import { visitAlone } from './visit.ts';

const { house, browser } = await visitAlone();

test('two people play by an invitation, and neither page knows what the other holds', async () => {
  const host = await sitDown(browser, { decks: ['kos-zag', 'furgot'] });
  const frames: string[] = [];
  const friend = await sitDown(browser);
  friend.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  await host.page.goto(house.url);
  await host.page.getByRole('button', { name: 'Invite a friend' }).click();
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.page.getByLabel('The link for your friend').inputValue();
  await host.page.getByRole('button', { name: 'To the table' }).click();
  await friend.page.goto(link);
  await friend.page.locator('.take-seat').getByText('Mountain: Furgot').waitFor();
  // The ready decks, with all their cards, are no secret.
  frames.length = 0;
  await friend.page.getByRole('button', { name: 'Sit down' }).click();
  // One of them says who goes first; then both hold four cards.
  await respond(await untilEither(host.page, friend.page), withMouse);
  for (const { page } of [host, friend]) await page.waitForSelector('.hand-row .card');

  // Before anything is played, nothing that one of them holds is known to the other.
  const held = await namesHeld(host.page);
  expect(held).toHaveLength(4);
  const theirs = await namesHeld(friend.page);
  const hidden = held.filter((name) => !theirs.includes(name));
  const page = await friend.page.content();
  const catalogue: { id: string; name: { en: string } }[] = await (
    await fetch(`${house.url}/api/games/heroes/cards`)
  ).json();
  for (const name of hidden) {
    expect(page).not.toContain(name);
    const def = catalogue.find((card) => card.name.en === name)?.id;
    expect(def).toBeDefined();
    expect(frames.filter((frame) => frame.includes(`"${def}"`))).toEqual([]);
  }

  for (let answers = 0; answers < 12; answers++) {
    await respond(await untilEither(host.page, friend.page), withMouse);
  }
  // Whatever the friend has learned by now, everybody has: a spectator sees it too.
  const spectator = await sitDown(browser);
  await spectator.page.goto(host.page.url());
  await spectator.page.waitForSelector('.log-line');
  const open = await spectator.page.content();
  const known = await friend.page.content();
  const own = await namesHeld(friend.page);
  for (const name of await namesHeld(host.page)) {
    if (!open.includes(name) && !own.includes(name)) expect(known).not.toContain(name);
  }
  expect([...host.faults, ...friend.faults, ...spectator.faults]).toEqual([]);
  await Promise.all([host.leave(), friend.leave(), spectator.leave()]);
});

test('a server that dies in the middle of a game costs nobody anything, not even the move made meanwhile', async () => {
  const person = await sitDown(browser);
  const { page, faults } = person;
  await playHeroes(page, house.url);
  await play(page, withMouse, async () => (await page.locator('.question[data-ask=main]').count()) > 0);
  const said = await page.locator('.deed').count();
  await house.kill();
  await page.waitForSelector('.table-top .connection');
  // The turn is ended while nobody is there to hear it.
  await page.keyboard.press(' ');
  await page.waitForSelector('.question.sent');
  await house.restart();
  // The bot may attack before it ends its own turn.
  await play(page, withMouse, () => isMain(page));
  const lines = await page.locator('.deed').allTextContents();
  expect(lines.length).toBeGreaterThan(said);
  expect(lines.slice(said).filter((line) => line.includes('ends the turn')).length).toBe(2);
  await play(page, withMouse, (answers) => answers === 4);
  expect(await page.locator('.table-top .connection').count()).toBe(0);
  expect(faults).toEqual([]);
  await person.leave();
});

const namesHeld = (page: Page): Promise<string[]> => page.locator('.hand-row .card-name').allTextContents();

/** Whoever of the two is asked now. */
async function untilEither(one: Page, other: Page): Promise<Page> {
  const asked = (page: Page) => page.waitForSelector('.question[data-ask]').then(() => page);
  return Promise.any([asked(one), asked(other)]);
}
