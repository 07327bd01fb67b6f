/** A position set up by hand: laid, judged, shared, saved, played. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sitDown, untilAsked } from './guest.ts';
import { visit } from './visit.ts';

const { house, browser } = await visit();

test('a position is edited with keys alone, judged with rules, saved, shared and played by somebody else', async () => {
  const person = await sitDown(browser);
  const { page, faults } = person;
  await page.goto(`${house.url}/position/heroes`);
  await untilAsked(page);
  const panel = page.locator('.position-panel');
  await panel.getByRole('tab', { name: 'All of it' }).click();
  const squad = panel.getByLabel('Add to: Squad').first();
  await squad.focus();
  // A card that there is not changes nothing; one that there is lies on the table, and the next can be typed at once.
  await page.keyboard.type('Nobody at all');
  await page.keyboard.press('Enter');
  expect(await panel.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
  await squad.fill('Groll');
  await page.keyboard.press('Enter');
  const groll = page.locator('.half.own .card.is-lit', { hasText: 'Groll' });
  await groll.waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Add to: Squad');
  await panel.getByLabel('Wounds', { exact: true }).fill('2');
  await page.locator('.half.own .card', { hasText: 'Groll' }).filter({ hasText: '1' }).waitFor();

  await panel.getByRole('tab', { name: 'Judge' }).click();
  await panel.getByRole('button', { name: 'Strike Furgot with Groll' }).click();
  await panel.getByText('Groll strikes: Furgot gets 6 wounds').waitFor();
  expect(await panel.locator('.position-judge ol .rule').first().textContent()).toMatch(/^BH-/);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Save as a scenario' }).click(),
  ]);
  const saved = await readFile(await file.path(), 'utf8');
  expect(saved).toContain('"squad":[{"card":"Groll","wounds":2}]');
  await panel.getByRole('button', { name: 'The link to this position' }).click();
  const link = await page.getByLabel('The link to this position').inputValue();

  const other = await sitDown(browser, { width: 390, height: 844, lang: 'ru', finger: true });
  await other.page.goto(link);
  await untilAsked(other.page);
  await other.page.locator('.half.own .card.is-lit').first().click();
  await other.page.locator('.plate.rival .plate-target').click();
  await other.page.locator('.question-acts .button.act:enabled').click();
  await other.page.locator('.plate.rival', { hasText: '14' }).waitFor();
  expect(other.faults).toEqual([]);
  await other.leave();

  // The file opens as the same position; one that is none is refused and changes nothing.
  const open = (text: string) =>
    page
      .locator('.position-panel input[type=file]')
      .setInputFiles({ name: 'position.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) });
  await open('title: nothing');
  await panel.getByText('The scenario can not be read').waitFor();
  await open(saved);
  await page.waitForURL(link);
  await groll.waitFor();

  // The other games lay theirs as well.
  for (const [game, label, card] of [
    ['berserk', 'Add to: Squad', 'Nomad'],
    ['valhalla', 'Add to: Squad', 'Bera'],
    ['dune', 'Add to: Hand', 'Dagger'],
  ]) {
    await page.goto(`${house.url}/position/${game}`);
    await untilAsked(page);
    await panel.getByRole('tab', { name: 'All of it' }).click();
    const field = panel.getByLabel(label).first();
    await field.fill(card);
    await field.press('Enter');
    await panel.getByRole('button', { name: `Remove ${card}` }).waitFor();
    await page.locator('.card', { hasText: card }).first().waitFor();
    await panel.getByRole('tab', { name: 'Judge' }).click();
    await panel.locator('.position-answer').first().waitFor();
  }
  expect(faults).toEqual([]);
  await person.leave();
});

test('cards are laid, moved, wounded and taken off with the pointer', async () => {
  const person = await sitDown(browser);
  const { page, faults } = person;
  await page.goto(`${house.url}/position/berserk`);
  await untilAsked(page);
  const panel = page.locator('.position-panel');
  const drag = async (from: Locator, to: Locator) => {
    const a = await boxOf(from);
    await page.mouse.move(a.x + a.width / 2, a.y + Math.min(20, a.height / 2));
    await page.mouse.down();
    const b = await boxOf(to);
    await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 6 });
    await page.mouse.up();
  };
  const cell = (name: string) =>
    page.locator('.cell', { has: page.getByLabel(`Cell ${name.replace("'", '′')},`) });
  const find = (name: string) => panel.getByRole('searchbox').fill(name);
  const row = panel.locator('.palette-card').first();
  for (const [name, at] of [
    ['Nomad', 'C1'],
    ['Minotaur', "C1'"],
  ]) {
    await find(name);
    await drag(row, cell(at));
    await cell(at).locator('.card', { hasText: name }).waitFor();
  }
  // A wound is put on, the card moved with it, and what is carried off the table is gone.
  await drag(panel.locator('.palette-mark', { hasText: 'Wounds' }), cell('C1').locator('.card'));
  await drag(cell('C1').locator('.card'), cell('B1'));
  await cell('B1').locator('.card', { hasText: 'Nomad' }).waitFor();
  await panel.getByRole('tab', { name: 'All of it' }).click();
  expect(await panel.getByLabel('Wounds', { exact: true }).first().inputValue()).toBe('1');
  expect(await panel.getByLabel('Cell').first().inputValue()).toBe('B1');
  await panel.getByRole('tab', { name: 'Cards' }).click();
  await find('Minotaur');
  await row.press('Enter');
  const minotaurs = page.locator('.cell .card', { hasText: 'Minotaur' });
  await expect.poll(() => minotaurs.count()).toBe(2);
  const box = await boxOf(minotaurs.last());
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 60, { steps: 3 });
  await drop(page, panel.locator('.palette-away'));
  await expect.poll(() => minotaurs.count()).toBe(1);
  expect(faults).toEqual([]);
  await person.leave();
});

/** Lets go of what is carried over this. */
async function drop(page: Page, over: Locator): Promise<void> {
  const box = await boxOf(over);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
}

/** Where it lies; every change of a position lays the table anew. */
async function boxOf(locator: Locator): Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>> {
  for (;;) {
    await locator.waitFor();
    const box = await locator.boundingBox();
    if (box) return box;
  }
}
