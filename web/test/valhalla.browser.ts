import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Person, pressOn, sitDown, untilAsked } from './guest.ts';
import { visit } from './visit.ts';

const { house, browser } = await visit();

/** Sets up a game in the lobby with these choices and sits down at it. */
async function begin(person: Person, choices: readonly string[], guide = 'off'): Promise<void> {
  const { page } = person;
  await page.addInitScript((kept) => {
    localStorage.setItem('vigrid.game', 'valhalla');
    localStorage.setItem('vigrid.valhalla.level', 'random');
    localStorage.setItem('vigrid.valhalla.guide', kept);
  }, guide);
  await page.goto(house.url);
  await page.locator('[data-door=valhalla] .button').first().waitFor();
  await page.locator('[data-door=valhalla] button').nth(1).click();
  for (const choice of choices) {
    await page.locator('dialog[open]').getByText(choice, { exact: true }).first().click();
  }
  await page.locator('dialog[open] footer .button.act').click();
}

/** An attack where it can be made, warriors while it can not; in a battle, whoever can be armed. */
const lit = [
  '.vother .button',
  '.vsquad .card.is-lit',
  '.card.is-lit',
  '.tray-card.is-lit',
  '.die-button.is-lit',
  '.vspace.is-lit',
];

test('a whole game of four with all expansions, from one click to scores explained line by line', async () => {
  const person = await sitDown(browser);
  const { page, faults } = person;
  await begin(person, ['Four', 'All of them']);
  await untilAsked(page);
  expect(await page.locator('.vplate').count()).toBe(4);
  const { over, asked } = await pressOn(page, lit, 600);
  expect(over).toBe(true);
  expect(asked.action).toBeGreaterThan(2);
  expect(asked.ragnarok).toBeGreaterThan(0);
  expect(await page.locator('.valhalla-result thead th').count()).toBe(5);
  expect(await page.locator('.valhalla-result tbody').textContent()).toMatch(
    /Captured shields2 each V-14\.7.*Titleto the last viking V-22\.8/,
  );

  // The discard pile can be read through, card by card.
  await page.locator('.over-acts .button').first().click();
  await page.locator('.vpiles button').first().click();
  expect(await page.locator('.pile-cards .card').count()).toBeGreaterThan(50);
  await page.locator('.pile-cards .card').first().click();
  await page.locator('.card.full').waitFor();
  expect(faults).toEqual([]);
  await person.leave();
});

test('four players, by the keyboard: all squads in sight, then a battle of two with its dice', async () => {
  // As low as a small laptop.
  const person = await sitDown(browser, { width: 1280, height: 720 });
  const { page, faults } = person;
  await begin(person, ['Four', 'All of them']);
  await untilAsked(page);
  const asked = new Set<string>();
  for (let answers = 0; answers < 60 && !fought(asked); answers++) {
    const moment = await untilAsked(page);
    if (typeof moment === 'string') break;
    asked.add(moment.ask);
    if (moment.ask === 'action') await expect.poll(() => page.locator('.vsquad').count()).toBe(4);
    if (moment.ask === 'attack' || moment.ask === 'defend') {
      await expect.poll(() => page.locator('.vbattle .vsquad').count()).toBe(2);
      await expect.poll(() => page.locator('.die-button').count()).toBeGreaterThan(0);
      await expect.poll(() => cutOff(page, '.vhalf', '.card, .die-button')).toBe(0);
      const roles = page.locator('.vplate .role', { hasText: /^(attack|defend)$/ });
      await expect.poll(() => roles.count()).toBe(1);
      await expect.poll(() => page.locator('.vreached em').count()).toBe(2);
    }
    await answer(page, moment.kind);
  }
  expect(fought(asked)).toBe(true);
  expect(faults).toEqual([]);
  await person.leave();
});

test('a whole game alone against a monster, on a phone', async () => {
  const person = await sitDown(browser, { width: 390, height: 844, finger: true });
  const { page, faults } = person;
  await begin(person, ['You against a monster', 'Fenrir']);
  await untilAsked(page);
  // Every jarl lies there face up, and those that are of little use alone say so.
  expect(await page.locator('.voffer .card').count()).toBe(25);
  expect(await page.locator('.voffer .card.back').count()).toBe(0);
  expect(await page.locator('.voffer small').count()).toBe(8);
  await pressOn(page, lit, 2);
  expect(await page.locator('.vmonster h2').textContent()).toMatch(/Fenrir I strength \d+/);
  expect(await page.locator('.vsymbol').count()).toBeGreaterThan(2);
  const { over, asked } = await pressOn(page, lit, 600);
  expect(over).toBe(true);
  expect(asked.attack ?? asked.defend).toBeGreaterThan(0);
  expect(await page.locator('.valhalla-result').textContent()).toMatch(
    /The monster (is beaten|has held out)/,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  expect(faults).toEqual([]);
  await person.leave();
});

test('a first game is told as it is played, and a die pulled onto a warrior arms it', async () => {
  const person = await sitDown(browser);
  const { page, faults } = person;
  await begin(person, ['Two'], '');
  await page.locator('.guide', { hasText: 'A jarl leads your squad' }).waitFor();
  const told = new Set<string | null>();
  const dice = page.locator('.die-button.can-arm');
  for (let answers = 0; answers < 80; answers++) {
    const moment = await untilAsked(page);
    if (typeof moment === 'string') break;
    told.add(await page.locator('.guide').textContent());
    if (/attack|defend/.test(moment.ask) && (await dice.count()) > 0) break;
    await answer(page, moment.kind);
  }
  expect(told.size).toBeGreaterThan(2);
  const armed = page.locator('.vsquad.mine .card.armed');
  const warriors = page.locator('.vsquad.mine .card.is-lit');
  // Whichever of them this die can arm; with several ways to do it, the question asks which.
  for (let i = 0; i < (await warriors.count()) && (await armed.count()) === 0; i++) {
    await pull(page, dice.first(), warriors.nth(i));
    const which = page.locator('.question-acts .button.act', { hasText: 'Arm' });
    if ((await which.count()) > 0) await which.click();
    await page.waitForTimeout(100);
  }
  await armed.first().waitFor();
  expect(await page.locator('.vreached.red, .vreached.black').first().textContent()).toMatch(/\(\d+\)/);
  expect(faults).toEqual([]);
  await person.leave();
});

/** How many of these reach out of the half of the field they lie in. */
const cutOff = (page: Page, within: string, parts: string): Promise<number> =>
  page.evaluate(
    ([within, parts]) =>
      [...document.querySelectorAll(within)].flatMap((half) => {
        const { top, bottom } = half.getBoundingClientRect();
        return [...half.querySelectorAll(parts)]
          .map((part) => part.getBoundingClientRect())
          .filter((part) => part.top < top - 1 || part.bottom > bottom + 1);
      }).length,
    [within, parts] as const,
  );

async function pull(page: Page, what: Locator, onto: Locator): Promise<void> {
  const [from, to] = [await what.boundingBox(), await onto.boundingBox()];
  if (!from || !to) throw new Error('Nothing to pull, or nowhere to.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
}

/** Somebody was attacked or has attacked, and a turn was played. */
const fought = (asked: ReadonlySet<string>): boolean =>
  asked.has('action') && (asked.has('attack') || asked.has('defend'));

/** Digits press what is lit; Enter and Space give the answer. Attacks where that is offered. */
async function answer(page: Page, kind: string): Promise<void> {
  const before = await stateOf(page);
  const attack = page.locator('.vother .button, .question-acts .button', { hasText: /^Attack/ }).first();
  if (kind === 'act' && (await attack.count()) > 0) await attack.press('Enter');
  else if (kind === 'act') {
    const passes = await page.locator('.question-acts kbd', { hasText: 'Space' }).count();
    if (passes > 0) await page.keyboard.press(' ');
    else {
      await page.keyboard.press('1');
      await page.locator('.question-acts .button:not(.quiet)').last().press('Enter');
    }
  } else if (kind === 'yesno') await page.keyboard.press('n');
  else {
    const left = await toPick(page);
    for (let n = 1; n <= left; n++) await page.keyboard.press(String(n));
    if (left !== 1) await page.keyboard.press(' ');
  }
  await page.waitForFunction(
    (old) =>
      old !==
      `${document.querySelectorAll('.log-line').length} ${document.querySelector('.question')?.innerHTML}`,
    before,
  );
}

const stateOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      `${document.querySelectorAll('.log-line').length} ${document.querySelector('.question')?.innerHTML}`,
  );

/** How many things are to be picked: one where no button counts them. */
async function toPick(page: Page): Promise<number> {
  const done = page.locator('.question-acts .button', { hasText: /^Done|^None/ }).first();
  if ((await done.count()) === 0) return 1;
  const [, count] = /of (\d+)/.exec((await done.textContent()) ?? '') ?? [];
  return Number(count ?? 0);
}
