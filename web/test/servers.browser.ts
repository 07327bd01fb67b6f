/** Two people on two servers of one PostgreSQL, while a third server is killed. */
import { afterAll, expect, test } from 'vitest';
import { startCluster } from '../../scripts/cluster/cluster.ts';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { Problem } from '../../scripts/lib/run.mjs';
import { openBrowser, respond, sitDown, untilAsked, withMouse } from './guest.ts';

const env = { VIGRID_REHEARSAL: 'browser', VIGRID_BOT_DELAY: '0' };
const cluster = await startCluster(3, env, await freePorts(5)).catch((error) => {
  if (!(error instanceof Problem)) throw error;
  console.log(`${error.message} Two browsers on two servers were not tested.`);
  return null;
});
const browser = await openBrowser();

afterAll(async () => {
  await browser.close();
  await cluster?.stop();
});

test.skipIf(!cluster)(
  'two people on two servers play on while a third server is killed, which then knows how it ended',
  async () => {
    const [one, two, three] = cluster?.servers ?? [];
    const [host, friend, watcher] = await Promise.all([
      sitDown(browser),
      sitDown(browser, { lang: 'ru' }),
      sitDown(browser),
    ]);
    await host.page.goto(one.url);
    await host.page.getByRole('button', { name: 'Invite a friend' }).click();
    await host.page.getByRole('button', { name: 'Open the table' }).click();
    const link = new URL(await host.page.getByLabel('The link for your friend').inputValue());
    await host.page.getByRole('button', { name: 'To the table' }).click();
    await friend.page.goto(`${two.url}${link.pathname}`);
    await friend.page.getByRole('button', { name: 'Сесть' }).click();
    await friend.page.waitForURL(/\/table\//);
    const { pathname } = new URL(friend.page.url());
    await watcher.page.goto(`${three.url}${pathname}`);
    await watcher.page.waitForSelector('.log-line');

    const turn = () =>
      Promise.race(
        [host, friend].map(async (person) => {
          await untilAsked(person.page);
          return person;
        }),
      );
    const answered = new Set<typeof host>();
    for (let answers = 0; answers < 12 || answered.size < 2; answers++) {
      if (answers === 4) await three.kill();
      const person = await turn();
      answered.add(person);
      await respond(person.page, withMouse);
    }
    expect(answered.size).toBe(2);
    // What one concedes, the other has won.
    await friend.page.getByRole('button', { name: 'Ещё', exact: true }).click();
    await friend.page.getByRole('button', { name: 'Сдаться' }).click();
    await friend.page.getByRole('button', { name: 'Да, сдаться' }).click();
    for (const { page } of [host, friend]) await page.waitForSelector('.over-dialog');

    // The third comes back, and whoever looked on there finds the game at its end.
    await three.start();
    await watcher.page.waitForSelector('.over-dialog');
    for (const person of [host, friend, watcher]) {
      expect(person.faults).toEqual([]);
      await person.leave();
    }
  },
);
