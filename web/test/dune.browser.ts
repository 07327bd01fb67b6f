/** Dune in a real browser: whole games against three bots and in teams of three, why not, the reveal before it is final, Rise of Ix. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playAhead } from './bots.ts';
import { keyOn, type Person, playedIn, pressOn, sitDown, untilAsked } from './guest.ts';
import { leastAt, measure, obstacles } from './measures.ts';
import { visit } from './visit.ts';

const { house, browser } = await visit();

/** Bots that think least, so that a whole game fits into a test. */
async function begin({ page }: Person, seats: number, settings: object = {}): Promise<void> {
  await page.addInitScript(
    ([n, chosen]) => {
      localStorage.setItem('vigrid.dune.level', 'random');
      localStorage.setItem('vigrid.dune.seats', n);
      localStorage.setItem('vigrid.dune.settings', chosen);
    },
    [String(seats), JSON.stringify(settings)],
  );
  await page.goto(house.url);
  await page.locator('[data-door=dune] .button').first().click();
  await untilAsked(page);
}

const lit = playedIn.dune;

/** Through the choice of a leader to the first turn. */
async function untilTurn(page: Page): Promise<void> {
  for (;;) {
    const moment = await untilAsked(page);
    if (moment === 'over' || moment.ask === 'turn') return;
    await pressOn(page, lit, 1);
  }
}

/** Ten conflicts or ten Victory Points are not far any more (a sum for each team, where there are teams). */
function nearlyOver(view: object): boolean {
  const { round = 0, sides = [] }: { round?: number; sides?: readonly { points: number }[] } = view;
  return round >= 8 || sides.some(({ points }) => points >= 7);
}

const choam = { core: 'uprising', expansions: ['choam'] };

test('Uprising with contracts is played to its end on a board with posts, the Shield Wall and papers', async () => {
  const person = await sitDown(browser);
  const { page, faults } = person;
  await measure(page, { ...leastAt(1440), every: 8 });
  await begin(person, 4, choam);
  expect(await page.locator('.space').count()).toBe(22);
  expect(await page.locator('.post').count()).toBe(13);
  expect(await page.locator('.papers .paper').count()).toBeGreaterThanOrEqual(2);
  expect(await page.locator('.wall-plate:not(.down)').count()).toBe(1);
  // Everybody begins with an Objective: its battle icon stands beside their name.
  await untilTurn(page);
  expect(await page.locator('.dune-seats li:has(.battle-icon)').count()).toBe(4);
  // A post says why nobody is placed there now.
  await page.locator('.post').first().click();
  await page.waitForSelector('.pointer-note');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.pointer-note', { state: 'detached' });
  const { asked } = await pressOn(page, lit, 24);
  expect(asked.turn).toBeGreaterThan(3);
  expect((asked.spy ?? 0) + (asked.contract ?? 0)).toBeGreaterThan(0);
  await playAhead(page, nearlyOver);
  expect((await pressOn(page, lit, 400)).over).toBe(true);
  await page.waitForSelector('.dune-result');
  expect(await page.locator('.dune-result .left tbody tr').count()).toBe(4);
  // Each has a banner of as many patches as points, and a patch shows the table as it stood when it was won.
  const sums = await page
    .locator('.banners > li')
    .evaluateAll((banners) =>
      banners.map((banner) => [
        banner.querySelectorAll('.banner > li').length,
        Number(banner.querySelector('p b')?.textContent),
      ]),
    );
  expect(sums.length).toBe(4);
  for (const [patches, points] of sums) expect(patches).toBe(points);
  await page.locator('.banner button:enabled').first().click();
  await page.waitForSelector('.question.looking');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.over-dialog');
  expect(await obstacles(page)).toEqual({});
  expect(faults).toEqual([]);
  await person.leave();
});

test('six players in two teams: a whole game of a Commander with five bots, on one screen', async () => {
  const person = await sitDown(browser);
  const { page, faults } = person;
  await measure(page, { ...leastAt(1440), every: 12 });
  await begin(person, 6, { core: 'uprising' });
  // Two teams of three; only the four Allies fight and have cubes on the tracks (D-28.1, D-28.4).
  expect(await page.locator('.team').count()).toBe(2);
  expect(await page.locator('.team .dune-seats li').count()).toBe(6);
  expect(await page.locator('.team').first().textContent()).toContain('Your team');
  expect(await page.locator('.armies li').count()).toBe(4);
  expect(await page.locator('.factions .track').first().locator('.seat-mark').count()).toBe(4);
  // Carthag and Habbanya Erg are there; the Commander's two spaces lie before him alone.
  expect(await page.locator('.dune-map .space').count()).toBe(24);
  expect(await page.locator('.own-board .space').count()).toBe(2);
  expect(await page.locator('.factions h2').allTextContents()).toEqual([
    'Great Houses',
    'Spacing Guild',
    'Bene Gesserit',
    'Fringe Worlds',
  ]);
  // A turn is for one of the Allies, and the arrow of the Agent follows from it (D-28.5).
  await page.waitForSelector('.question[data-ask=activate]');
  await page.locator('.question-acts .button').first().click();
  await page.locator('.leader-plate .arrows .seat-mark').first().waitFor();
  // Nobody but Shaddam's team takes from the Throne Row.
  await page.locator('[data-drawer=throne]').click();
  await page.locator('.shelf-body .throne').waitFor();
  await pressOn(page, lit, 12);
  await playAhead(page, nearlyOver);
  const { over, asked } = await pressOn(page, lit, 400);
  expect(over).toBe(true);
  expect(asked.turn).toBeGreaterThan(1);
  // The team with the higher sum has won.
  await page.waitForSelector('.dune-result');
  // Three who have won together are no draw.
  expect(await page.locator('.over-dialog h2').textContent()).toMatch(/^You won$|, and .+ win$/);
  const teams = await page.locator('.dune-result .team-sum b').allTextContents();
  expect(teams.length).toBe(2);
  expect(Number(teams[0])).toBeGreaterThanOrEqual(Number(teams[1]));
  expect(await page.locator('.dune-result .left tr:not(.team-sum) td:first-of-type').count()).toBe(6);
  expect(await obstacles(page)).toEqual({});
  expect(faults).toEqual([]);
  await person.leave();
});

test('Uprising on a phone, in Russian: every answer stands on the screen, and a Spy stands where it was sent', async () => {
  const person = await sitDown(browser, { width: 390, height: 844, lang: 'ru' });
  const { page, faults } = person;
  await begin(person, 3, choam);
  expect(await page.locator('.post').count()).toBe(13);
  const own = page.locator('.post .eye[data-side="0"]');
  let several = 0;
  for (let answers = 0; answers < 120 && ((await own.count()) === 0 || several < 3); answers++) {
    if ((await untilAsked(page)) === 'over') break;
    const { count, outside } = await page.evaluate(() => {
      const buttons = [...document.querySelectorAll('.question[data-ask=effects] .button')];
      const off = buttons.filter((button) => button.getBoundingClientRect().right > innerWidth);
      return { count: buttons.length, outside: off.map((button) => button.textContent) };
    });
    expect(outside).toEqual([]);
    if (count > 1) several++;
    await pressOn(page, lit, 1);
  }
  expect(several).toBeGreaterThan(0);
  expect(await own.count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  expect(faults).toEqual([]);
  await person.leave();
});

/** Waits for what a press may bring, on a busy machine, too. */
const soon = (what: Locator): Promise<void> => what.waitFor({ timeout: 5_000 }).catch(() => {});

test('a space says why not, and a reveal is summed up before it is final', async () => {
  const person = await sitDown(browser);
  const { page, faults } = person;
  await begin(person, 1);
  expect(await page.locator('.dune-seats li').count()).toBe(3);
  await untilTurn(page);
  // On a small laptop, too, each space shows its price (polled, as a table takes a moment to find its new size).
  await page.setViewportSize({ width: 1280, height: 720 });
  const hidden = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.space')]
        .filter((space) => {
          const { bottom = 0 } = space.querySelector('.space-offer .price')?.getBoundingClientRect() ?? {};
          return bottom > (space.querySelector('.space-offer')?.getBoundingClientRect().bottom ?? 0) + 1;
        })
        .map((space) => space.textContent),
    );
  await expect.poll(hidden).toEqual([]);
  // Nobody begins with the eight Solari of the Swordmaster.
  const dear = page.locator('.space', { hasText: 'Swordmaster' });
  expect(await dear.locator('.space-why').textContent()).toMatch(/Solari short/);
  await dear.click();
  await page.waitForSelector('.pointer-note');
  // A space first, then a card: another card keeps the space.
  const cards = page.locator('.dune-hand .card.is-lit');
  const open = page.locator('.space.can');
  const space = page.locator('.space.is-aimed');
  const aimedByTwo = async () => {
    // By their numbers: which spaces are open changes with what is aimed at.
    const cells = await open.evaluateAll((all) => all.map((one) => one.getAttribute('data-cell')));
    for (const cell of cells) {
      await page.locator(`.space[data-cell="${cell}"]`).click();
      await soon(space);
      if ((await space.count()) > 0 && (await cards.count()) > 1) return true;
      await page.keyboard.press('Escape');
      await space.waitFor({ state: 'detached' });
    }
    return false;
  };
  await page.keyboard.press('Escape');
  // A hand may have no two cards for one space: then another is dealt.
  while (!(await aimedByTwo())) {
    await begin(person, 1);
    await untilTurn(page);
  }
  const chosen = await space.getAttribute('data-cell');
  const other = await cards.nth(1).getAttribute('data-card');
  await cards.first().click();
  await page.locator(`.dune-hand [data-card="${other}"]`).click();
  await page.waitForSelector(`.dune-hand .is-chosen[data-card="${other}"]`);
  await expect.poll(() => space.getAttribute('data-cell')).toBe(chosen);
  // The Agent is sent, and as long as nothing was seen the whole turn is taken back.
  await page.keyboard.press('Escape');
  const held = await page.locator('.dune-hand .card').count();
  await page.locator('.space.can:has(.space-combat)').first().click();
  await soon(space);
  if ((await page.locator('.question-acts .button.act').count()) === 0) await cards.first().click();
  await page.locator('.question-acts .button.act').click();
  await page.waitForSelector('.question[data-ask=effects]');
  await page.locator('.question-acts .button', { hasText: 'Deploy' }).first().click();
  await page.locator('.tool', { hasText: 'Whole turn · 2' }).click();
  await page.waitForSelector('.question[data-ask=turn]');
  await expect.poll(() => page.locator('.dune-hand .card').count()).toBe(held);
  // Nothing is left to take back, and a press on the button says why.
  await page.keyboard.press('u');
  await page.locator('.pointer-note .rule', { hasText: 'T-6' }).waitFor();
  // What is thrown away is told first, and a second press in the same place does nothing.
  await page.locator('.question-acts .button', { hasText: 'Reveal your hand' }).dblclick();
  await page.locator('.question .wastes', { hasText: 'Agents' }).waitFor();
  await page.waitForSelector('.cases .case');
  expect(await page.locator('.cases').textContent()).toMatch(/Persuasion/);
  // Nothing has happened yet; Escape takes it back.
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.cases').count()).toBe(0);
  // On a phone the Row comes into sight when cards may be bought: five starting cards always buy one.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('.question-acts .button', { hasText: 'Reveal your hand' }).click();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.question[data-ask=reveal]');
  await page.waitForFunction(() => {
    const { top = -1 } = document.querySelector('.row-cards')?.getBoundingClientRect() ?? {};
    return top > 0 && top < innerHeight / 2;
  });
  expect(faults).toEqual([]);
  await person.leave();
});

test('with keys alone, in Russian, on a phone: a card, a space, sent; and to the end', async () => {
  const person = await sitDown(browser, { width: 390, height: 844, lang: 'ru' });
  const { page, faults } = person;
  await begin(person, 2);
  await untilTurn(page);
  expect(await page.locator('.dune-seats li').count()).toBe(3);
  // Folded, the question and the hand leave the board free; a space says why not all the same.
  await page.locator('.question-fold').press('Enter');
  await page.locator('.dune-hand .card').first().waitFor({ state: 'hidden' });
  await page.locator('.space.dim').first().press('Enter');
  await page.waitForSelector('.pointer-note');
  await page.locator('.question-fold').press('Enter');
  // A card, then a space that lights up for it.
  await page.locator('.dune-hand .card.is-lit').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.space.is-lit').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.space.is-aimed');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.space-agents .pawn[data-side="0"]');
  // And so to the end.
  await playAhead(page, nearlyOver);
  expect(await keyOn(page, 2_000, () => false)).toBe(false);
  await page.waitForSelector('.dune-result');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
  expect(faults).toEqual([]);
  await person.leave();
});

test('Rise of Ix and Immortality are chosen in the lobby, and what they bring lies on the table, all in sight', async () => {
  const person = await sitDown(browser);
  const { page, faults } = person;
  await page.addInitScript(() => {
    localStorage.setItem('vigrid.game', 'dune');
    localStorage.setItem('vigrid.dune.level', 'random');
  });
  await page.goto(house.url);
  await page.locator('[data-door=dune] button').nth(1).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByText('All settings').click();
  // Leaders of a box that is not played with are not offered.
  await dialog.getByText('Paul Atreides').waitFor();
  expect(await dialog.getByText('Ilesa Ecaz').count()).toBe(0);
  // What needs a box brings it along, and goes with it; what is for one player says so.
  const boxes = dialog.getByRole('group', { name: 'Expansions' });
  await boxes.getByRole('checkbox', { name: 'Epic Game Mode' }).press('Space');
  const ix = boxes.getByRole('checkbox', { name: /^Rise of Ix/ });
  await expect.poll(() => ix.isChecked()).toBe(true);
  await boxes.getByText('Rise of Ix', { exact: true }).click();
  await expect.poll(() => boxes.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await expect.poll(() => boxes.getByRole('checkbox', { name: 'Dice churn' }).isDisabled()).toBe(true);
  await boxes.getByText('Rise of Ix', { exact: true }).click();
  await boxes.getByText('Immortality', { exact: true }).click();
  await dialog.getByText('Viscount Hundro Moritani').click();
  await dialog.locator('footer .button.act').click();
  // Intelligence: one of two Intrigue cards is kept, and one's own are seen.
  await page.waitForSelector('.question[data-ask=intelligence]');
  expect(await page.locator('.tray-card').count()).toBe(2);
  expect(await page.locator('.tray-card .card.back').count()).toBe(0);
  // Whatever the screen, the seats and the log stay in sight.
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
    [1440, 900],
  ]) {
    await page.setViewportSize({ width, height });
    const below = () =>
      page.evaluate(() =>
        ['.seats-sheet', '.log-sheet', '.shelf'].filter((part) => {
          const { bottom = innerHeight + 1, height = 0 } =
            document.querySelector(part)?.getBoundingClientRect() ?? {};
          return bottom > innerHeight || height < 100;
        }),
      );
    await expect.poll(below, { message: `${width} × ${height}` }).toEqual([]);
  }
  await untilTurn(page);
  // In drawers beside the board.
  const drawer = async (name: string, inside: string) => {
    await page.locator(`[data-drawer=${name}]`).click();
    await page.waitForSelector(inside);
  };
  await drawer('ix', '.ix');
  expect(await page.locator('.ix > .tiles .tile').count()).toBe(3);
  // Bots may have had their turn before: everybody stands somewhere on each track.
  expect(await page.locator('.shipping .ships .seat-mark').count()).toBe(4);
  expect(await page.locator('.space').count()).toBe(22);
  expect(await page.locator('.space', { hasText: 'Smuggling' }).count()).toBe(1);
  expect(await page.locator('.space', { hasText: 'Rally Troops' }).count()).toBe(0);
  await drawer('tleilaxu', '.tleilax');
  expect(await page.locator('.tleilax .row-cards .card').count()).toBe(3);
  expect(await page.locator('.research li .seat-mark').count()).toBe(4);
  // A tile says what it does, and why it can not be had now.
  await drawer('ix', '.ix');
  expect(await page.locator('.ix > .tiles .tile-words > span').first().textContent()).not.toBe('');
  await page.locator('.ix > .tiles .tile').first().click();
  await page.waitForSelector('.pointer-note');
  await pressOn(page, lit, 12);
  // The next game begins with what was chosen for this one.
  await page.goto(house.url);
  await page.locator('[data-door=dune] button').nth(1).click();
  await boxes.getByRole('checkbox', { name: /^Immortality/, checked: true }).waitFor();
  await dialog.getByRole('radio', { name: /^Viscount Hundro Moritani/, checked: true }).waitFor();
  expect(faults).toEqual([]);
  await person.leave();
});
