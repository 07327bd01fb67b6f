/** The text table: a game by commands alone, with nothing that only eyes can tell. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wrongs } from './axe.ts';
import { sitDown, untilAsked } from './guest.ts';
import { visitAlone } from './visit.ts';

const { house, browser } = await visitAlone(true);

/** From the lobby to the first question, and then to the same table in words. */
async function sitAtText(page: Page, game: string): Promise<void> {
  await page.goto(house.url);
  await page.locator(`section[data-door=${game}] .button`).first().click();
  await untilAsked(page);
  await page.goto(`${page.url()}?text`);
  await page.waitForSelector('.text-table [data-asked]');
  await page.locator('#text-line').focus();
}

/** Types a line; gives what the table says to it. */
async function say(page: Page, line: string): Promise<string> {
  const reply = page.locator('.text-reply');
  const said = Number(await reply.getAttribute('data-said'));
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
  await expect.poll(async () => Number(await reply.getAttribute('data-said'))).toBeGreaterThan(said);
  return (await reply.textContent()) ?? '';
}

/** Answers by the number of an answer, with keys alone, and waits until something has come of it. */
async function answerOn(page: Page): Promise<boolean> {
  await page.waitForSelector('.text-table [data-asked], .text-table [data-over]');
  if (await page.locator('.text-table [data-over]').count()) return false;
  const state = () => page.locator('.text-table').textContent();
  const answers = await page.locator('.text-answers li').count();
  const told = () => page.locator('[role=log]:not(.text-talk)').textContent();
  const before = await told();
  const asked = await state();
  await page.keyboard.type(answers > 0 ? String(answers) : '1');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await state()) !== asked || (await told()) !== before).toBe(true);
  return true;
}

test('a whole game of Skerries is played with keys alone, the position heard on request', async () => {
  const { page, faults, leave } = await sitDown(browser);
  await sitAtText(page, 'skerries');
  expect(await say(page, 'help')).toMatch(/opponent.*NAME/);
  expect(await say(page, 'sails')).toMatch(/You\. Sails: \d+\.Sail \d/);
  expect(await say(page, 'nonsense')).toMatch(/is not understood/);
  while (await answerOn(page));
  expect(await page.locator('[data-over] [role=status]').textContent()).toMatch(/The game is over\./);
  expect(await say(page, 'log 3')).toMatch(/SK-/);
  expect(faults).toEqual([]);
  await leave();
});

/**
 * Types answers inside the page, by their numbers and by their names in turn, until so many decisions are made or the
 * game is over; gives every question and answer that was read out. Nothing but what is read out is gone by.
 */
const typeOn = (page: Page, most: number): Promise<string[]> =>
  page.evaluate(async (decisions) => {
    const heard = new Set<string>();
    const find = (selector: string) => document.querySelector<HTMLElement>(`.text-table ${selector}`);
    const changed = () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
      });
    const type = (line: string) => {
      const input = document.querySelector<HTMLInputElement>('#text-line');
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(input, line);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
      // What was typed is drawn before it is sent.
      return new Promise<void>((resolve) =>
        requestAnimationFrame(() => {
          input?.form?.requestSubmit();
          resolve();
        }),
      );
    };
    /** What the hint below the answers asks for; a number or a name where there is none. */
    const meant = (how: string, answers: readonly string[], n: number): string => {
      const [least = 1] = (/\d+/.exec(how) ?? []).map(Number);
      const numbers = answers.map((_, i) => i + 1);
      const at = (n * 7) % Math.max(1, answers.length);
      if (how === '') return n % 2 === 0 ? String(at + 1) : answers[at];
      if (answers.length === 0) return String(least);
      if (/все номера|all numbers/.test(how)) return numbers.join(' ');
      // One way to deal it out is told as an example.
      const [, example] = /(?:доли|shares).* (?:например|such as) ([\d ]+)/.exec(how) ?? [];
      return example ?? numbers.slice(0, Math.max(least, 1)).join(' ');
    };
    for (let n = 0; n < decisions && !find('[data-over]'); n++) {
      while (!find('[data-asked]') && !find('[data-over]')) await changed();
      const asked = find('[data-asked]');
      if (!asked) break;
      const answers = [...asked.querySelectorAll('.text-answers li')].map((one) => one.textContent ?? '');
      const question = asked.querySelector('[role=status]')?.textContent ?? '';
      for (const one of [question, ...answers]) heard.add(one);
      const line = meant(asked.querySelector('p:not([role])')?.textContent ?? '', answers, n);
      const before = document.querySelector('.text-table')?.textContent;
      await type(line);
      while (document.querySelector('.text-table')?.textContent === before) await changed();
      const refused = find('.text-reply')?.textContent;
      if (refused) throw new Error(`"${question}" was answered "${line}": ${refused}`);
    }
    return [...heard];
  }, most);

/** Words of a program in a Russian sentence; rules and names of guests are as they are. */
const foreign = /(?<![\p{L}\p{N}-])[a-z]{3,}/u;

test.each([
  ['heroes', ['герой', 'рука', 'поле', 'монеты', 'кладбище']],
  ['berserk', ['поле', 'кладбище', 'B2', 'кристаллы', 'стек']],
  ['valhalla', ['ярл', 'рука', 'отряд', 'щиты', 'сброс']],
  ['dune', ['конфликт', 'рука', 'ресурсы', 'влияние', 'ряд', 'арракин', 'поле']],
] as const)('a whole game of %s is played by typing, and everything has a name', async (game, parts) => {
  const { page, faults, leave } = await sitDown(browser, { lang: 'ru' });
  await page.addInitScript((id) => localStorage.setItem(`vigrid.${id}.level`, 'greedy'), game);
  await page.goto(house.url);
  await page.locator(`section[data-door=${game}] .button`).first().click();
  await untilAsked(page);
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('button', { name: 'Играть текстом' }).click();
  await page.waitForSelector('.text-table [data-asked]');
  const heard = await typeOn(page, 30);
  expect(heard.filter((one) => foreign.test(one) || /^карта$/i.test(one))).toEqual([]);
  for (const line of ['помощь', 'стол', 'я', 'соперник', 'вопрос', ...parts]) {
    await page.locator('#text-line').focus();
    const said = await say(page, line);
    expect(said, line).not.toMatch(/Непонятно|undefined|NaN|\?\?/);
    if (line !== 'помощь') expect(said, line).not.toMatch(foreign);
  }
  expect(await wrongs(page, game)).toEqual([]);

  // The rest in English, to the end, and on to the game looked back at.
  await page.addInitScript(() => localStorage.setItem('vigrid.lang', 'en'));
  await page.reload();
  await page.waitForSelector('.text-table #text-line');
  await page.locator('#text-line').focus();
  const cyrillic = /\p{Script=Cyrillic}/u;
  for (const line of ['table', 'question']) expect(await say(page, line), line).not.toMatch(cyrillic);
  const heardOn = await typeOn(page, 3000);
  expect(heardOn.filter((one) => cyrillic.test(one) || /^card$/i.test(one))).toEqual([]);
  expect(await page.locator('[data-over] [role=status]').textContent()).toMatch(/^The game is over\. .+-\d/);
  await page.getByRole('link', { name: 'Look back at the game' }).waitFor();
  expect(faults).toEqual([]);
  await leave();
});

test('who prefers words has every table so', async () => {
  const { page, faults, leave } = await sitDown(browser);
  await page.goto(`${house.url}/account`);
  await page.getByText('Open tables in words').click();
  await page.goto(house.url);
  await page.locator('section[data-door=heroes] .button').first().click();
  await page.waitForSelector('.text-table');
  await page.getByRole('button', { name: 'To the table with pictures' }).click();
  await untilAsked(page);
  expect(faults).toEqual([]);
  await leave();
});

test('who plays in words hears the clock, the talk and what others ask, and answers it', async () => {
  const [host, friend] = await Promise.all([sitDown(browser), sitDown(browser, { lang: 'ru' })]);
  const { page } = host;
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  await page
    .locator('.clock-choice select')
    .selectOption('25 minutes for the game, 15 seconds for each decision');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await friend.page.goto(await page.getByLabel('The link for your friend').inputValue());
  await friend.page.getByRole('button', { name: 'Сесть' }).click();
  await friend.page.waitForSelector('time.clock');
  await page.goto(`${friend.page.url()}?text`);
  await page.locator('#text-line').focus();
  const heard = (words: RegExp) => page.locator('.text-company p', { hasText: words });
  expect(await say(page, 'clock')).toMatch(/: 2[45]:\d\d\..*: 2[45]:\d\d\./);

  await say(page, 'say hello!');
  await friend.page.getByRole('button', { name: 'Разговор: новых 1' }).click();
  await friend.page.locator('.talk-list .phrase', { hasText: 'Здравствуйте!' }).waitFor();
  await friend.page.getByRole('button', { name: 'Не торопитесь' }).click();
  await page.locator('.text-talk li', { hasText: 'No hurry' }).waitFor();
  await friend.page.keyboard.press('Escape');

  await friend.page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await friend.page.getByRole('button', { name: 'Предложить ничью' }).click();
  await heard(/offers a draw.*“agree” or “decline”/).waitFor();
  await say(page, 'decline');
  await heard(/offers a draw/).waitFor({ state: 'detached' });
  await say(page, 'pause');
  await friend.page.getByRole('button', { name: 'Перерыв', exact: true }).click();
  await heard(/The game is paused.*“resume”/).waitFor();
  await say(page, 'resume');
  await heard(/paused/).waitFor({ state: 'detached' });
  await say(page, 'bot');
  await heard(/A bot plays for you.*“return”/).waitFor();
  await say(page, 'return');
  await heard(/A bot plays/).waitFor({ state: 'detached' });

  // Once it is over, the same table leads on.
  await say(page, 'concede');
  await say(page, 'concede');
  await page.getByRole('link', { name: 'Look back at the game' }).waitFor();
  await page.getByRole('button', { name: 'Once more' }).waitFor();
  expect(await wrongs(page, 'a table in words')).toEqual([]);
  for (const person of [host, friend]) {
    expect(person.faults).toEqual([]);
    await person.leave();
  }
});
