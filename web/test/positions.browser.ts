/** A position set up by hand: laid, judged, shared, saved, played. */
import { readFile } from 'node:fs/promises';
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
