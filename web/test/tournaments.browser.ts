/** A club evening: a tournament is made, people enter, rounds are paired, results come by hand and are counted. */
import { expect, test } from 'vitest';
import { sitDown } from './guest.ts';
import { visitAlone } from './visit.ts';

const { house, browser } = await visitAlone();

test('anybody makes a tournament, others enter it by its link, and it is counted to the end', async () => {
  const [host, guest] = await Promise.all([
    sitDown(browser),
    sitDown(browser, { lang: 'ru', width: 390, height: 844 }),
  ]);
  await host.page.goto(`${house.url}/tournaments`);
  await host.page.getByRole('textbox', { name: 'Name' }).fill('Club evening');
  await host.page.getByRole('spinbutton', { name: 'Rounds' }).fill('1');
  await host.page.getByRole('button', { name: 'Make a tournament' }).click();
  await host.page.getByRole('heading', { name: 'Club evening' }).waitFor();
  const link = await host.page.getByLabel('Link to the tournament').inputValue();
  await host.page.getByRole('button', { name: 'Enter', exact: true }).first().click();
  await expect.poll(() => host.page.locator('tr.you').count()).toBe(1);
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: 'Участвовать' }).click();
  await guest.page.getByRole('button', { name: 'Выйти из турнира' }).waitFor();
  for (const name of ['Mirra', 'Олег']) {
    await host.page.getByRole('textbox', { name: 'Enter somebody by name' }).fill(name);
    await host.page.keyboard.press('Enter');
    await host.page.getByRole('button', { name: `Remove ${name}` }).waitFor();
  }
  await host.page.getByRole('button', { name: 'Begin: first round' }).click();
  await host.page.getByRole('heading', { name: 'Round 1' }).waitFor();
  const results = host.page.getByRole('combobox', { name: /^Enter a result/ });
  expect(await results.count()).toBe(2);
  for (const board of [0, 1]) {
    await results.nth(board).selectOption('0');
    await expect.poll(() => host.page.locator('td', { hasText: / wins / }).count()).toBe(board + 1);
  }
  await host.page.getByRole('button', { name: 'Next round' }).click();
  await host.page.getByText('All rounds have been played.').waitFor();
  // On paper there are the tables, and nothing that is pressed.
  await host.page.emulateMedia({ media: 'print' });
  expect(await host.page.locator('table').filter({ visible: true }).count()).toBe(2);
  expect(await host.page.locator('button, select, input, .top').filter({ visible: true }).count()).toBe(0);
  await host.page.emulateMedia({ media: 'screen' });
  await host.page.getByRole('button', { name: 'End the tournament' }).click();
  await host.page.getByText('over', { exact: false }).first().waitFor();
  await guest.page.getByText('окончен').waitFor();
  expect(await guest.page.locator('tbody').first().locator('tr').count()).toBe(4);

  // Who somebody is, and who is strongest.
  await guest.page.goto(`${house.url}/people`);
  await guest.page.getByText('Рейтинга пока нет').waitFor();
  await guest.page.getByText('На рейтинг здесь ещё не играли.').waitFor();
  for (const person of [host, guest]) {
    expect(person.faults).toEqual([]);
    await person.leave();
  }
});
