import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keyOn, type Person, playAgain, playedIn, pressOn, sitDown, unfoldLog, untilAsked } from './guest.ts';
import { leastAt, measure, measured, obstacles } from './measures.ts';
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
  await page.locator('.more-settings > summary').first().click();
  for (const choice of choices) {
    await page.locator('dialog[open]').getByText(choice, { exact: true }).first().click();
  }
  await page.locator('dialog[open] footer .button.act').click();
}

const lit = playedIn.valhalla;

test('a whole game of four with all expansions, from one click to scores explained line by line', async () => {
  const person = await sitDown(browser);
  const { page, faults } = person;
  await measure(page, { ...leastAt(1440), every: 5 });
  await begin(person, ['Four', 'All of them']);
  await untilAsked(page);
  expect(await page.locator('.vplate').count()).toBe(4);
  const { over, asked } = await pressOn(page, lit, 1_500);
  expect(over).toBe(true);
  expect(asked.action).toBeGreaterThan(2);
  // Who has a squad left is asked, and everybody's last battle is told.
  await unfoldLog(page);
  await expect.poll(() => page.locator('.log', { hasText: 'Ragnarök' }).count()).toBeGreaterThan(0);
  expect(await page.locator('.valhalla-result thead th').count()).toBe(5);
  expect(await page.locator('.valhalla-result tbody').textContent()).toMatch(
    /Captured shields2 each V-14\.7.*Titleto the last viking V-22\.8/,
  );

  expect(await obstacles(page)).toEqual({});
  // The discard pile can be read through, card by card.
  await page.locator('.over-acts .button').first().click();
  await page.locator('.vpiles button').first().click();
  expect(await page.locator('.pile-cards .card').count()).toBeGreaterThan(50);
  await page.locator('.pile-cards .card').first().click();
  await page.locator('.card.full').waitFor();
  expect(faults).toEqual([]);
  await person.leave();
});

test('four players, by the keyboard: all squads in sight, a battle of two with its dice, and to the end', async () => {
  // As low as a small laptop.
  const person = await sitDown(browser, { width: 1280, height: 720 });
  const { page, faults } = person;
  // A turn of one's own, and a battle: who attacks or defends sees both squads whole, with their dice and strength. In
  // some games nobody comes to blows with this player.
  const seen = new Set<string>();
  await begin(person, ['Four', 'All of them']);
  let fought = false;
  for (let games = 0; games < 4 && !fought; games++) {
    if (games > 0) await playAgain(page);
    await untilAsked(page);
    fought = await keyOn(page, 2_000, async ({ ask }) => {
      if (ask === 'action') await holds(page, ask, () => document.querySelectorAll('.vsquad').length === 4);
      if (ask === 'attack' || ask === 'defend') await holds(page, ask, inBattle);
      seen.add(ask);
      return seen.has('action') && (seen.has('attack') || seen.has('defend'));
    });
  }
  expect(fought).toBe(true);
  // And so to the end.
  expect(await keyOn(page, 4_000, () => false)).toBe(false);
  await page.waitForSelector('.valhalla-result');
  expect(faults).toEqual([]);
  await person.leave();
});

test('a whole game alone against a monster, on a phone', async () => {
  const person = await sitDown(browser, { width: 390, height: 844, finger: true });
  const { page, faults } = person;
  await measure(page, { ...leastAt(390), every: 3 });
  await begin(person, ['You against a monster', 'Fenrir']);
  await untilAsked(page);
  // Every jarl lies there face up, and those that are of little use alone say so.
  expect(await page.locator('.voffer .card').count()).toBe(25);
  expect(await page.locator('.voffer .card.back').count()).toBe(0);
  expect(await page.locator('.voffer small').count()).toBe(8);
  await pressOn(page, lit, 2);
  expect(await page.locator('.vmonster h2').textContent()).toMatch(/Fenrir I strength \d+/);
  expect(await page.locator('.vsymbol').count()).toBeGreaterThan(2);
  const { over, asked } = await pressOn(page, lit, 1_500);
  expect(over).toBe(true);
  expect(asked.attack ?? asked.defend).toBeGreaterThan(0);
  expect(await page.locator('.valhalla-result').textContent()).toMatch(
    /The monster (is beaten|has held out)/,
  );
  // Dice and answers are as large as a finger, and nothing has jumped.
  const { narrow, shift } = await measured(page);
  expect(narrow).toEqual({});
  expect(shift).toBeLessThanOrEqual(0.02);
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
  await keyOn(page, 2_000, async ({ ask }) => {
    told.add(await page.evaluate(() => document.querySelector('.guide')?.textContent ?? null));
    return /attack|defend/.test(ask) && (await dice.count()) > 0;
  });
  expect(told.size).toBeGreaterThan(2);
  const armed = page.locator('.vsquad.mine .card.armed');
  const warriors = page.locator('.vsquad.mine .card.is-lit');
  // Whichever of them this die can arm; with several ways to do it, the question asks which.
  for (let i = 0; i < (await warriors.count()) && (await armed.count()) === 0; i++) {
    await pull(page, dice.first(), warriors.nth(i));
    const which = page.locator('.question-acts .button.act', { hasText: 'Arm' });
    if ((await which.count()) > 0) await which.click();
    // What was pulled in vain leaves the question as it was; else it is asked anew once the die lies there.
    await untilAsked(page);
  }
  await armed.first().waitFor();
  expect(await page.locator('.vreached.red, .vreached.black').first().textContent()).toMatch(/\(\d+\)/);
  expect(faults).toEqual([]);
  await person.leave();
});

/** Waits until this is so, or until something else is asked. */
const holds = (page: Page, ask: string, fact: () => boolean): Promise<void> =>
  expect
    .poll(async () => {
      const asked = await page.evaluate(() => document.querySelector<HTMLElement>('.question')?.dataset.ask);
      return asked !== ask || (await page.evaluate(fact));
    })
    .toBe(true);

/** Both squads with their dice lie whole in their halves of the field, and who does what is told; inside the page. */
function inBattle(): boolean {
  const cutOff = [...document.querySelectorAll('.vhalf')].some((half) => {
    const { top, bottom } = half.getBoundingClientRect();
    return [...half.querySelectorAll('.card, .die-button')]
      .map((part) => part.getBoundingClientRect())
      .some((part) => part.top < top - 1 || part.bottom > bottom + 1);
  });
  const count = (selector: string) => document.querySelectorAll(selector).length;
  const roles = [...document.querySelectorAll('.vplate .role')].filter(({ textContent }) =>
    /^(attack|defend)$/.test(textContent ?? ''),
  );
  return (
    count('.vbattle .vsquad') === 2 &&
    count('.die-button') > 0 &&
    !cutOff &&
    roles.length === 1 &&
    count('.vreached em') === 2
  );
}

async function pull(page: Page, what: Locator, onto: Locator): Promise<void> {
  const [from, to] = [await what.boundingBox(), await onto.boundingBox()];
  if (!from || !to) throw new Error('Nothing to pull, or nowhere to.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
}
