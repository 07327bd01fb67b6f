/** A card from the first letter to the table: typed, mended, kept, put into a deck, played, agreed on. */
import { expect, test } from 'vitest';
import { sitDown } from './guest.ts';
import { visit } from './visit.ts';

const { house, browser } = await visit();

test('a card is typed as it is printed, mended where it could not be read, tried, and played in a deck', async () => {
  const { page, faults, leave } = await sitDown(browser);
  await page.goto(`${house.url}/workshop`);
  await page.getByRole('textbox', { name: 'As printed' }).fill('Броня 1. {tap}: Митание на 1-2-3.');
  await page.getByText('1 sentence was not read').waitFor();
  expect(await page.getByRole('button', { name: 'Save to the set' }).isEnabled()).toBe(false);
  await page.getByRole('button', { name: 'метание' }).click();
  await page.getByText('The card is accepted').waitFor();
  await page.locator('.thread').getByText('Close: throw for 1-2-3.').waitFor();

  // Beside it: what it may do at once on a small field, and what it is worth.
  await page.locator('.workshop-field li').getByText('Close: throw for 1-2-3.').waitFor();
  expect(await page.locator('.field-small .goes').count()).toBe(2);
  await page.locator('.workshop-price').getByText('asks 5').waitFor();

  // What can not be printed is refused with its rule.
  await page.getByRole('textbox', { name: 'Name' }).fill('Кшар');
  await page.getByText('a printed card has this name').waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('Паромщица Брода');
  await page.getByText('The card is accepted').waitFor();
  await page.getByRole('button', { name: 'Save to the set' }).click();
  await page.getByText('"Паромщица Брода" is in the set.').waitFor();

  // On the small field it stands before the dummy.
  await page.getByRole('button', { name: 'Try on a dummy' }).click();
  await page.locator('.board, .field').first().waitFor();
  await page.locator('.card').filter({ hasText: 'Паромщица Брода' }).first().waitFor();

  // In the deck builder it is a card like others.
  await page.goto(`${house.url}/decks/berserk`);
  await page
    .getByRole('button', { name: /^Copy and change/ })
    .first()
    .click();
  await page.getByText('The deck may be played').waitFor();
  await page.getByRole('searchbox').fill('Паромщица Брода');
  const inPool = page.locator('.pool-card').filter({ hasText: 'Паромщица Брода' });
  await inPool.locator('.card').click();
  await page.locator('.contents').getByText('Паромщица Брода').waitFor();
  await page.locator('.keeping.saved').waitFor();
  await page.reload();
  await page.locator('.contents').getByText('Паромщица Брода').waitFor();
  await page.getByText('The deck may be played').waitFor();

  // A game against a bot is played with it; the link to the set carries it to another browser.
  await page
    .getByRole('button', { name: 'Test it' })
    .or(page.locator('.editor-acts .button.act'))
    .first()
    .click();
  await page.waitForURL(/\/table\//);
  await page.locator('.question').first().waitFor();
  expect(faults).toEqual([]);
  await leave();
});

test('a set goes to another browser by a link, and is read anew there', async () => {
  const { page, faults, leave } = await sitDown(browser);
  const other = await sitDown(browser, { width: 390, height: 844, lang: 'ru' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${house.url}/workshop`);
  await page.getByText('The card is accepted').waitFor();
  await page.getByRole('button', { name: 'Save to the set' }).click();
  await page.getByRole('button', { name: 'Link to the set' }).click();
  await page.getByText('The link is copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await other.page.goto(link);
  await other.page.getByText('Набор «My set» взят: 1 карта.').waitFor();
  await other.page.locator('.workshop-sets li').filter({ hasText: 'Паромщица' }).waitFor();
  expect([faults, other.faults]).toEqual([[], []]);
  await leave();
  await other.leave();
});
