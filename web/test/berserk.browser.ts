import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keyOn, type Person, playAgain, sitDown, unfoldLog, untilAsked } from './guest.ts';
import { visit } from './visit.ts';

const { house, browser } = await visit();

declare global {
  interface Window {
    /** A finger, from inside the page. */
    vigridTap?: (x: number, y: number) => Promise<void>;
  }
}

/** Passes are given by hand here, which is quicker than waiting for them. Both play a deck that walks and strikes. */
async function atDoor(person: Person): Promise<void> {
  await person.page.addInitScript(() => {
    const kept = { passing: 'never', level: 'greedy', deck: 'steel-line', rival: 'steel-line' };
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(`vigrid.berserk.${key}`, value);
    localStorage.setItem('vigrid.game', 'berserk');
  });
  await person.page.goto(house.url);
  await person.page.locator('[data-door=berserk] .button').first().waitFor();
}

test('a whole game against the bot: recruited, deployed, fought to the end', async () => {
  const person = await sitDown(browser);
  const { page, faults } = person;
  await atDoor(person);
  await page.locator('[data-door=berserk] .button').first().click();
  await until(page, 'recruit');

  // A press takes a card of the deal, another puts it back; it keeps its place.
  const dealt = await page.locator('.deal .card').count();
  expect(dealt).toBe(15);
  const left = await goldAndSilver(page);
  for (let taken = 1; taken <= 5; taken++) {
    await page.locator('.deal .card.is-lit').first().click();
    await untilTaken(page, taken);
  }
  const third = page.locator('.deal .card').nth(await placeOfTaken(page, 2));
  const dear = await goldAndSilver(page);
  await third.click();
  await untilTaken(page, 4);
  expect((await goldAndSilver(page)).reduce(sum)).toBeGreaterThan(dear.reduce(sum));
  await third.press('Enter');
  await untilTaken(page, 5);
  const spent = await goldAndSilver(page);
  expect(spent.reduce(sum)).toBeLessThan(left.reduce(sum));
  // A suggestion fills the squad, what is too dear says by how much, and each of it or all can be put back.
  await page.getByRole('button', { name: 'Suggest a squad' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.deal .is-taken').length > 5);
  await page.waitForSelector('.deal .is-barred .card-tag');
  const full = await page.locator('.deal .is-taken').count();
  await page.locator('.squad-area button.card').last().click();
  await untilTaken(page, full - 1);
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await untilTaken(page, full);
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await untilTaken(page, 5);
  expect(await goldAndSilver(page)).toEqual(spent);
  await page.getByRole('button', { name: 'Done' }).click();

  await until(page, 'deploy');
  // One card by hand, on a cell that lights up; the rest by itself.
  await page.waitForSelector('.muster .card.is-lit');
  const waiting = await page.locator('.muster .card').count();
  await page.locator('.muster .card.is-lit').first().click();
  await page.locator('.cell.at-lit .cell-press').first().click();
  await page.waitForFunction((n) => document.querySelectorAll('.muster .card').length < n, waiting);
  await page.getByRole('button', { name: 'Deploy for me' }).click();

  // Before a strike is declared every fall of the dice is shown.
  while (!(await playUntil(page, async () => (await isAsked(page, 'choice')) && (await aims(page)))))
    await playAgain(page);
  await page.waitForSelector('.cases .patch .fall');
  expect([6, 36]).toContain(await page.locator('.cases .patch').first().locator('.fall').count());
  const shares = await page.locator('.cases .odds-key').first().locator('b').allTextContents();
  expect(shares.map((share) => Number.parseInt(share, 10)).reduce(sum)).toBeGreaterThan(97);
  // Who aims at somebody out of reach is told what they tried, and why not.
  await page.locator('.field .card.rival:not(.is-lit, .is-aimed)').first().click();
  await page.locator('.pointer-note', { hasText: /You tried: “Strike .+ with .+”\. .+B12-/ }).waitFor();
  await page.keyboard.press('Escape');

  // One's own are no targets like others: a press chooses them, and who aims at them has to ask for it and confirm.
  const own = page.locator('.question-acts [data-does="choice own"]');
  const lit = page.locator('.field .card.own.is-lit');
  for (let i = 0; (await own.count()) === 0; i++) {
    await page.keyboard.press('Escape');
    await lit.nth(i % (await lit.count())).click();
  }
  await expect.poll(() => page.locator('.card.is-spared, .card.own.is-lit').count()).toBe(0);
  await own.click();
  await page.locator('.card.own.is-spared').first().click();
  await page.locator('.question .wastes', { hasText: 'your own' }).waitFor();
  await page.locator('.card.own.is-aimed').click();
  await expect.poll(() => page.locator('.card.own.is-aimed').count()).toBe(1);
  await page.keyboard.press('Escape');
  // Who ends the turn while somebody could still strike is told so first.
  await page.keyboard.press(' ');
  await page.locator('.question .wastes', { hasText: 'strike' }).waitFor();
  await page.keyboard.press(' ');
  expect(await isAsked(page, 'choice')).toBe(true);
  await page.keyboard.press('Escape');

  await playUntil(page, () => false);
  await page.waitForSelector('.over-dialog .rule');
  expect(await page.locator('.deed').count()).toBeGreaterThan(20);
  expect(faults).toEqual([]);
  await person.leave();
});

test('two people at one phone, by finger alone: a curtain while there are secrets, then a fight', async () => {
  const person = await sitDown(browser, { width: 390, height: 844, finger: true });
  const { page, faults } = person;
  await page.exposeFunction('vigridTap', (x: number, y: number) => page.touchscreen.tap(x, y));
  await atDoor(person);
  await page.getByRole('button', { name: 'Choose deck and rival' }).tap();
  await page.getByText('Two at this screen').tap();
  await page.getByRole('button', { name: 'Begin the game' }).tap();

  let curtains = 0;
  // To the end, if that comes soon.
  for (let answers = 0; answers < 100 && !(await page.locator('.over-dialog').count()); answers++) {
    await page.waitForSelector('.question[data-ask], .over-dialog, .curtain');
    if (await page.locator('.curtain').count()) {
      curtains++;
      // Behind the curtain there is no card at all.
      expect(await page.locator('.card').count()).toBe(0);
      await page.locator('.curtain .button').tap();
    } else await respond(page, 2);
  }
  expect(curtains).toBeGreaterThan(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(faults).toEqual([]);
  await person.leave();
});

test('the table offers boosters, campaigns and the rules of 2009, by which a battle is fought with keys alone', async () => {
  const person = await sitDown(browser);
  const { page, faults } = person;
  const begins = async (chosen: readonly string[], battles?: string) => {
    await atDoor(person);
    await page.getByRole('button', { name: 'Choose deck and rival' }).click();
    const all = page.locator('.more-settings').first();
    await all.waitFor();
    if ((await all.getAttribute('open')) === null) await page.getByText('All settings').click();
    for (const choice of chosen) await page.getByRole('dialog').getByText(choice, { exact: true }).click();
    if (battles) await page.getByLabel('So many battles').fill(battles);
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await until(page, 'recruit');
  };
  await begins(['Campaign'], '3');
  expect(await page.locator('.seat-plate .plate-sub').first().textContent()).toContain('0 victories');
  await begins(['Draft from boosters']);
  await unfoldLog(page);
  await expect.poll(() => page.locator('.log-line', { hasText: 'opens a booster' }).count()).toBe(8);
  expect(await page.locator('.deal .card').count()).toBe(12);
  // Giving up takes two presses in two places, and is told as what it was.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const concede = page.getByRole('button', { name: 'Concede' });
  const { x = 0, y = 0, height = 0 } = (await concede.boundingBox()) ?? {};
  await concede.click();
  await page.mouse.click(x + 20, y + height / 2);
  await concede.waitFor();
  await concede.click();
  await page.getByRole('button', { name: 'Yes, concede' }).click();
  await page.locator('.over-left', { hasText: / concedes\./ }).waitFor();
  expect(await page.locator('.over-left').textContent()).not.toContain('has left');
  const lines = await page.locator('.log').textContent();
  expect(lines).toMatch(/[^)] concedes\..* wins\./);

  // A squad of three fights by the rules of 2009, with keys alone.
  await begins(['One battle', '2009']);
  expect(await page.locator('.table-top small').textContent()).toBe('2009 edition');
  for (let taken = 1; taken <= 3; taken++) {
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await untilTaken(page, taken);
  }
  await page.keyboard.press(' ');
  let choices = 0;
  const soFar = await keyOn(page, 2_000, async ({ ask }) => {
    if (ask === 'choice') choices++;
    return choices >= 12 && (await page.locator('.deed').count()) > 10;
  });
  expect(soFar).toBe(true);
  expect(faults).toEqual([]);
  await person.leave();
});

const sum = (a: number, b: number): number => a + b;

const goldAndSilver = async (page: Page): Promise<number[]> =>
  (await page.locator('.crystal-row b').allTextContents()).map((text) => Number.parseInt(text, 10));

/** Until so many cards of the deal are taken, and the next one can be. */
async function untilTaken(page: Page, n: number): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document.querySelectorAll('.deal .is-taken').length === wanted &&
      document.querySelector('.question[data-ask=recruit]') !== null,
    n,
  );
}

/** Where in the deal the n-th of the taken cards lies. */
const placeOfTaken = (page: Page, n: number): Promise<number> =>
  page.evaluate((wanted) => {
    const cards = [...document.querySelectorAll('.deal .card')];
    return cards.indexOf([...document.querySelectorAll('.deal .is-taken')][wanted]);
  }, n);

const isAsked = async (page: Page, ask: string): Promise<boolean> =>
  (await page.locator(`.question[data-ask=${ask}]`).count()) > 0;

/** Answers whatever is asked until it is this. */
async function until(page: Page, ask: string): Promise<void> {
  await playUntil(page, () => isAsked(page, ask));
  expect(await isAsked(page, ask)).toBe(true);
}

/** Plays on until it is enough, or the game is over; says which. */
async function playUntil(page: Page, enough: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let answers = 0; (await untilAsked(page)) !== 'over'; answers++) {
    if (await enough()) return true;
    if (answers > 2_000) throw new Error('The game does not end.');
    await respond(page);
  }
  return false;
}

/** Chooses a creature that has somebody to strike and points at them; false if there is none. */
async function aims(page: Page): Promise<boolean> {
  const lit = page.locator('.field .card.own.is-lit');
  for (let i = 0; i < (await lit.count()); i++) {
    await lit.nth(i).click();
    const target = page.locator('.field .card.rival.is-lit').first();
    if ((await target.count()) > 0) {
      await target.hover();
      return true;
    }
    await page.keyboard.press('Escape');
  }
  return false;
}

/** Presses towards an answer, and waits until the screen shows that something has come of it. */
async function respond(page: Page, squad = 15): Promise<void> {
  const before = await page.evaluate(press, squad);
  await page.waitForFunction(
    (old) =>
      old !==
      JSON.stringify([
        document.querySelector('.question')?.innerHTML,
        document.querySelector('.log')?.textContent,
        document.querySelector('.over-dialog, .curtain') !== null,
        document.querySelectorAll('.card').length,
      ]),
    before,
  );
}

/**
 * Runs in the page, so that nothing moves between looking and pressing. Recruits a small squad or lets the table
 * suggest one, fights in every odd turn, and otherwise gives the decision back. Tells what the screen showed before.
 * Where there is a finger (`vigridTap`) it presses whatever lies in the middle of what is meant.
 */
async function press(squad: number): Promise<string> {
  const seen = JSON.stringify([
    document.querySelector('.question')?.innerHTML,
    document.querySelector('.log')?.textContent,
    document.querySelector('.over-dialog, .curtain') !== null,
    document.querySelectorAll('.card').length,
  ]);
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const drawn = () => new Promise((done) => setTimeout(done, 25));
  const hit = async (one: HTMLElement | null | undefined) => {
    if (!one || !window.vigridTap) return one?.click();
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const heard = new Promise((done) =>
      document.addEventListener('click', done, { once: true, capture: true }),
    );
    await window.vigridTap(left + width / 2, top + height / 2);
    await heard;
  };
  /** What was only meant is done. */
  const confirm = async () => {
    await drawn();
    await hit(document.querySelector<HTMLElement>('.question-acts [data-does*=" meant "]'));
  };
  const question = document.querySelector<HTMLElement>('.question[data-ask]');
  if (!question) return '';
  const { ask, kind } = question.dataset;
  const buttons = all('.question-acts .button:enabled');
  if (ask === 'recruit' && squad < 15) {
    const enough = all('.deal .is-taken').length >= squad;
    const done = buttons.find((button) => button.textContent.startsWith('Done'));
    await hit(enough ? done : all('.deal .is-lit')[0]);
    return seen;
  }
  const suggest = buttons.find((button) => /Suggest a squad|Deploy for me/.test(button.textContent));
  if (suggest) {
    await hit(suggest);
    return seen;
  }
  const turn = Number(/\d+/.exec(document.querySelector('.turn-text')?.textContent ?? '')?.[0] ?? 0);
  if (ask === 'choice' && turn % 2 === 1) {
    const far = (a: Element, b: Element) => {
      const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
      return Math.hypot(
        one.x + one.width / 2 - other.x - other.width / 2,
        one.y + one.height / 2 - other.y - other.height / 2,
      );
    };
    for (const actor of all('.field .card.is-lit')) {
      await hit(actor);
      await drawn();
      const foe = actor.classList.contains('own') ? 'rival' : 'own';
      const target = document.querySelector<HTMLElement>(`.field .card.${foe}.is-lit`);
      if (target) {
        await hit(target);
        await confirm();
        return seen;
      }
      // Nobody to strike: nearer to the nearest foe, if there is a way.
      const nearest = (from: Element) => Math.min(...all(`.field .card.${foe}`).map((one) => far(from, one)));
      const cells = all('.cell.at-lit .cell-press').sort((a, b) => nearest(a) - nearest(b));
      if (cells[0] && nearest(cells[0]) < nearest(actor) - 20) {
        await hit(cells[0]);
        await confirm();
        return seen;
      }
      await hit(document.querySelector<HTMLElement>('.question-acts [data-does$=" back"]'));
      await drawn();
    }
  }
  const now = all('.question-acts .button:enabled');
  const space = now.find((button) => button.querySelector('kbd')?.textContent === 'Space');
  const shining = now.find((button) => button.classList.contains('act'));
  const lit = all('.cell.at-lit .cell-press, .is-lit');
  const named = lit.length === 0 ? now.find((button) => !button.classList.contains('quiet')) : undefined;
  const plain = kind === 'yesno' ? now[0] : (space ?? shining ?? named);
  if (plain) {
    await hit(plain);
    await confirm();
  } else {
    await hit(lit[0]);
    await drawn();
    await hit(document.querySelector<HTMLElement>('.question-acts .button.act:enabled'));
  }
  return seen;
}
