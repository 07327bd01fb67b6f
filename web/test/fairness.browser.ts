/** Nobody chose the cards: two people draw lots with the server, and each browser checks the game at its end. */
import { expect, test } from 'vitest';
import { sitDown, untilAsked } from './guest.ts';
import { visitAlone } from './visit.ts';

const { house, browser } = await visitAlone(false, '');

test('a game against a friend is verified in both browsers, and a changed record is not', async () => {
  const [host, friend, stranger] = await Promise.all([
    sitDown(browser),
    sitDown(browser, { lang: 'ru', width: 390, height: 844 }),
    sitDown(browser),
  ]);
  await host.page.goto(house.url);
  await host.page.getByRole('button', { name: 'Invite a friend' }).click();
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.page.getByLabel('The link for your friend').inputValue();
  await host.page.getByRole('button', { name: 'To the table' }).click();
  await friend.page.goto(link);
  await friend.page.getByRole('button', { name: 'Сесть' }).click();
  await Promise.race([untilAsked(host.page), untilAsked(friend.page)]);
  await friend.page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await friend.page.getByRole('button', { name: 'Сдаться' }).click();
  await friend.page.getByRole('button', { name: 'Да, сдаться' }).click();
  for (const { page } of [host, friend]) await page.waitForSelector('.over-check[data-verdict="proved"]');
  await host.page.getByText('Verified: nobody chose the cards or the dice').waitFor();

  // Every step, on a page of its own, in either language.
  await host.page.getByRole('link', { name: 'How this was checked' }).click();
  await host.page.waitForSelector('.checks li');
  const found = await host.page
    .locator('.checks li')
    .evaluateAll((lines) =>
      lines.map((line) => `${line.getAttribute('data-check')} ${line.getAttribute('data-holds')}`),
    );
  expect(found).toEqual(
    ['commitment', 'setup', 'prints', 'own', 'lots', 'seed', 'replay', 'shown'].map((of) => `${of} true`),
  );
  await friend.page.getByRole('link', { name: 'Как это проверено' }).click();
  await friend.page.getByText('Ваш жребий участвовал в зерне.').waitFor();
  const command = (await host.page.locator('.fair-page pre').textContent()) ?? '';
  const [, commitment = ''] = /--commitment ([0-9a-f]{64})/.exec(command) ?? [];

  // Who kept nothing can still see that the record is consistent.
  await stranger.page.goto(host.page.url());
  await stranger.page.waitForSelector('.verdict.consistent');
  const table = new URL(host.page.url()).pathname.split('/').at(-1);
  const record = await (await fetch(`${house.url}/api/tables/${table}/record`)).text();

  // A host who gives out another record is found out.
  await stranger.page.getByRole('link', { name: 'How the check works' }).click();
  const check = async (text: string) => {
    await stranger.page.reload();
    await stranger.page.getByLabel('The commitment that the table showed').fill(commitment);
    const buffer = Buffer.from(text);
    await stranger.page
      .locator('.fair-page input[type=file]')
      .setInputFiles({ name: 'game.vigrid', mimeType: '', buffer });
    await stranger.page.waitForSelector('.verdict');
    return stranger.page
      .locator('.checks li[data-holds="false"]')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-check')));
  };
  const fair = JSON.parse(record.split('\n')[0]).fair;
  const other = 'c0'.repeat(32);
  expect(await check(record)).toEqual([]);
  expect(await check(record.replace(fair.secret, other))).toEqual(['commitment', 'seed']);
  expect(await check(record.replace(fair.lots[0], other))).toEqual(['lots', 'seed']);
  expect(await check(record.replace(/"seed":"[^"]*"/, '"seed":"mine"'))).toEqual(['seed']);
  expect(
    await check(
      record.replace(/^([^\n]*\n)/, '$1a999999 ').replace(/end (\d+)/, (_, n) => `end ${Number(n) + 1}`),
    ),
  ).toEqual(['replay']);
  await stranger.page.getByText('The record does not play out').waitFor();
  for (const { faults } of [host, friend, stranger]) expect(faults).toEqual([]);
  await Promise.all([host, friend, stranger].map((person) => person.leave()));
});
