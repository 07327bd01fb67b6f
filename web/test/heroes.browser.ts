import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  isMain,
  type Person,
  play,
  playHeroes,
  playUntil,
  respond,
  sitDown,
  untilAsked,
  withFinger,
  withKeys,
  withMouse,
} from './guest.ts';
import { visit } from './visit.ts';

const { house, browser } = await visit();

/** Fast decks that fight: their games end soon. */
const decks = ['kos-zag', 'furgot'] as const;

const beginAgainstBot = ({ page }: Person) => playHeroes(page, house.url);

test('one click begins a game, and a mouse plays it to the end, past a reload of the page', async () => {
  const person = await sitDown(browser, { motion: true, decks });
  const { page, faults } = person;
  await beginAgainstBot(person);
  await play(page, withMouse, (answers) => answers === 4);
  const said = await page.locator('.deed').count();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => localStorage.setItem('vigrid.pace', '0'));
  await page.reload();
  await untilAsked(page);
  expect(await page.locator('.deed').count()).toBe(said);
  await play(page, withMouse);
  await page.waitForSelector('.over-dialog .rule');
  // A rehearsed game has no lots, but all else about it holds: the whole of it was played again.
  await page.waitForSelector('.over-check[data-verdict="consistent"]');
  const played = page.url();
  await page.locator('.over-acts .button.act').click();
  await page.waitForURL((url) => url.href !== played);
  await untilAsked(page);
  expect(faults).toEqual([]);
  await person.leave();
});

/** Nothing else can be played for long: games with it are lost soon, but not before quests and supports have come. */
const questsAndSupports = [
  'Hero: Furgot',
  ...['Search for Secrets', 'Start an Avalanche', 'Call the Inquisition', 'Time of Failures'],
  ...["Wizard's Tower", 'Prepare to Sail', 'Seven-league Boots', 'Storm Bow', 'Great Axe', 'Dolmen of Krong'],
  ...['Golden Titan', 'Ice Diviner', 'Gruns'],
]
  .map((name, line) => (line === 0 ? name : `3 ${name}`))
  .join('\n');

test('a whole game with quests and supports is played with the keyboard alone', async () => {
  const person = await sitDown(browser);
  const { page, faults } = person;
  await page.goto(`${house.url}/decks`);
  await page.getByRole('button', { name: 'Paste as text' }).click();
  await page.getByRole('textbox', { name: 'Text of the deck' }).fill(`${questsAndSupports}\n1 Bugur`);
  await page.getByRole('button', { name: 'Take this deck' }).click();
  await page.waitForURL(/\/decks\/heroes\/\w+$/);
  await page.locator('.keeping.saved').waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.evaluate((deck) => {
    localStorage.setItem('vigrid.heroes.deck', deck);
    localStorage.setItem('vigrid.heroes.rival', 'kos-zag');
  }, `own:${id}`);

  await page.goto(house.url);
  await page.locator('[data-door=heroes] .button').first().waitFor();
  await tabTo(page, '[data-door=heroes] .button');
  await page.keyboard.press('Enter');
  // The first decisions with arrows and Enter, the rest with digits and Space.
  await play(page, withArrows, (answers) => answers === 4);
  const seen = { quests: 0, supports: 0 };
  const look = async () => {
    const now = await page.evaluate(() => ({
      quests: document.querySelectorAll('.quest').length,
      supports: document.querySelectorAll('.plate.own .plate-supports .slot-card').length,
    }));
    seen.quests = Math.max(seen.quests, now.quests);
    seen.supports = Math.max(seen.supports, now.supports);
    return seen.quests > 0 && seen.supports > 0;
  };
  const both = await play(page, withKeys, look);
  // Once in many games one of the two does not come: then another game is played.
  if (!both) await playUntil(page, withKeys, look);
  await play(page, withKeys);
  await page.waitForSelector('.over-dialog');
  expect(seen.quests).toBeGreaterThan(0);
  expect(seen.supports).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await person.leave();
});

test('on a phone, in Russian, everything is within reach of a finger and of the screen, to the end', async () => {
  const person = await sitDown(browser, { width: 390, height: 844, lang: 'ru', finger: true, decks });
  const { page, faults } = person;
  await page.goto(house.url);
  await page.locator('[data-door=heroes] .button').first().tap();
  await play(page, withFinger, async (answers) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // Some questions are answered on the cards alone.
    return answers >= 12 && (await page.locator('.question-acts .button').count()) > 0;
  });
  expect(await page.locator('.question h2').textContent()).toMatch(/\p{Script=Cyrillic}/u);
  const button = await page.locator('.question-acts .button').first().boundingBox();
  expect(button?.height).toBeGreaterThanOrEqual(44);
  await page.locator('.table-top').getByRole('button', { name: 'Журнал' }).tap();
  await page.waitForSelector('.log-dialog .log-line');
  await page.locator('dialog[open] header button').first().tap();
  // And so to the end.
  await play(page, withFinger);
  await page.waitForSelector('.over-dialog .rule');
  expect(faults).toEqual([]);
  await person.leave();
});

test('a card that can not be played says why, with the rule, at the pointer and in the log', async () => {
  const person = await sitDown(browser);
  const { page, faults } = person;
  await beginAgainstBot(person);
  await playUntil(page, withMouse, async () => (await page.locator('.hand-row .card.is-barred').count()) > 0);
  await page.locator('.hand-row .card.is-barred').first().click();
  const note = page.locator('.pointer-note');
  await note.waitFor();
  // What was meant, why it can not be, by which rule.
  const refused = /You tried: “Play .+”\. .*coins? short: \d+ needed, \d+ open\. BH-7\.4/;
  expect(await note.textContent()).toMatch(refused);
  expect(await page.locator('.log-line').last().textContent()).toMatch(refused);
  await page.locator('.log-line').last().locator('.rule').click();
  await page.waitForSelector('.rule-popover h3');
  expect(faults).toEqual([]);
  await person.leave();
});

test('a blow is shown case by case before it is struck', async () => {
  const person = await sitDown(browser, { decks: ['kos-zag', 'vitoslava'] });
  const { page, faults } = person;
  await beginAgainstBot(person);
  const attackers = page.locator(attacking);
  await playUntil(page, withMouse, async () => (await attackers.count()) > 0);
  await attackers.first().click();
  await page.waitForSelector('.cases-hint');
  await page.locator('.plate.rival .plate-target').hover();
  await page.waitForSelector('.cases .case');
  expect(await page.locator('.case h3').first().textContent()).toBe('Nobody defends');
  const told = await page.locator('.case p').first().textContent();
  const [, name, wounds, before, after] = /^(.+) takes (\d+): (\d+) to (\d+)\./.exec(told ?? '') ?? [];
  expect(Number(before) - Number(wounds)).toBe(Number(after));
  expect(await page.locator('.plate.rival .plate-lives b').textContent()).toBe(before);
  expect(await page.locator('.plate.rival .card-tag').textContent()).toBe(`${before} → ${after}`);
  const button = page.locator('.question-acts .button.act');
  expect(await button.textContent()).toContain(`Strike ${name} for ${wounds}`);
  // Every creature of the rival is accounted for: it may defend, or it is said why not.
  const squad = await page.locator('.half.rival .card-name').allTextContents();
  const titles = (await page.locator('.case h3').allTextContents()).join(' ');
  for (const one of squad) expect(titles).toContain(one);
  // A press aims; nothing has happened before it is confirmed.
  await page.locator('.plate.rival .plate-target').click();
  await page.waitForSelector('.plate.rival.is-aimed');
  await button.click();
  await page.waitForFunction(() => !document.querySelector('.cases'));
  expect(faults).toEqual([]);
  await person.leave();
});

/** Whether what was done last can be taken back; not where it has shown something new, and then it is said. */
async function mayTakeBack(page: Page): Promise<boolean> {
  const tool = page.locator('.tool[aria-keyshortcuts=u]');
  const standing = async () => {
    if ((await tool.getAttribute('aria-disabled')) !== 'true') return 'free';
    return (await tool.getAttribute('aria-label'))?.includes(': ') ? 'barred' : 'under way';
  };
  await expect.poll(standing).not.toBe('under way');
  return (await standing()) === 'free';
}

test('what is played is taken back, a target is left, and single presses are for those who want them', async () => {
  const person = await sitDown(browser);
  const { page, faults } = person;
  await beginAgainstBot(person);
  await page.keyboard.press('u');
  await page.locator('.pointer-note', { hasText: 'decided nothing yet' }).waitFor();
  const hand = page.locator('.hand-row .card');
  const seen = { played: 0, target: 0 };
  await playUntil(page, withMouse, async () => {
    const card = page.locator(playable).first();
    if ((await card.count()) === 0) return false;
    const held = await hand.count();
    await respond(page, async () => {
      await card.click();
      await page.locator('.question-acts .button.act').click();
    });
    if ((await untilAsked(page)) === 'over' || !(await mayTakeBack(page))) return false;
    // Whom it is about may still be left with Back; the card lies in the hand again.
    const target =
      (await page.locator('.question[data-ask=target] .question-acts .button', { hasText: 'Back' }).count()) >
      0;
    seen[target ? 'target' : 'played']++;
    await page.keyboard.press(target ? 'Escape' : 'u');
    await expect.poll(() => hand.count()).toBe(held);
    await untilAsked(page);
    return seen.played > 0 && seen.target > 0;
  });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('switch', { name: 'Act with a single press' }).click();
  await page.keyboard.press('Escape');
  await playUntil(page, withMouse, async () => (await page.locator(attacking).count()) > 0);
  await page.locator(attacking).first().click();
  const said = await page.locator('.deed').count();
  await page.locator('.plate.rival .plate-target').click();
  await expect.poll(() => page.locator('.deed').count()).toBeGreaterThan(said);
  expect(faults).toEqual([]);
  await person.leave();
});

test('cards are played, attack and defend by being pulled', async () => {
  const person = await sitDown(browser, { decks });
  const { page, faults } = person;
  await beginAgainstBot(person);
  const pulled = { play: 0, attack: 0, defend: 0 };
  const withPull = async (_: Page, moment: { kind: string }) => {
    const shown = async (selector: string) => (await page.locator(selector).count()) > 0;
    const pulls = [
      // Onto the hero that is attacked, or among those who attack.
      ['defend', defending, (await shown('.plate.own.is-aimed')) ? '.plate.own' : '.half.rival'],
      ['attack', attacking, '.plate.rival'],
      ['play', playable, '.half.own'],
    ] as const;
    for (const [kind, from, to] of pulls) {
      if (!(await shown(from))) continue;
      await pull(page, from, to);
      pulled[kind]++;
      return;
    }
    await withMouse(page, moment);
  };
  // What comes of it is told before the next question, perhaps in a game that is over by the end of the search.
  let told = '';
  await playUntil(page, withPull, async () => {
    told += (await page.locator('.log-line').allTextContents()).join(' ');
    const deeds = ['plays', 'attacks', 'defends'].every((word) => told.includes(word));
    return deeds && Object.values(pulled).every((times) => times > 0);
  });

  // Put back where it was, a card does nothing.
  await playUntil(page, withMouse, async () => (await page.locator(playable).count()) > 0);
  const held = await page.locator('.hand-row .card').count();
  const said = await page.locator('.deed').count();
  const home = middle(await boxOf(page, playable));
  const gone = page.locator('.hand-row .pulled-away');
  await page.mouse.move(...home);
  await page.mouse.down();
  await page.mouse.move(...middle(await boxOf(page, '.half.own')), { steps: 6 });
  await gone.waitFor();
  await page.mouse.move(...home, { steps: 6 });
  await page.mouse.up();
  await gone.waitFor({ state: 'detached' });
  expect(await page.locator('.hand-row .card').count()).toBe(held);
  expect(await page.locator('.deed').count()).toBe(said);
  expect(await isMain(page)).toBe(true);
  expect(faults).toEqual([]);
  await person.leave();
});

test('on a phone the question itself tells what comes of a blow', async () => {
  const person = await sitDown(browser, { width: 390, height: 844, lang: 'ru', finger: true, decks });
  const { page, faults } = person;
  await page.goto(house.url);
  await page.locator('[data-door=heroes] .button').first().tap();
  const attackers = page.locator(attacking);
  await playUntil(page, withFinger, async () => (await attackers.count()) > 0);
  await attackers.first().tap();
  await page.locator('.plate.rival .plate-target').tap();
  await page.waitForSelector('.case-lines li');
  expect(await page.locator('.case-lines li').first().textContent()).toMatch(
    /^Никто не защищает\. .+: \d+ ран\p{L}*, останется \d+\. Герой не отвечает\./u,
  );
  expect(await page.locator('.question-acts .button.act').textContent()).toMatch(/^Ударить на \d+/);
  expect(faults).toEqual([]);
  await person.leave();
});

test('a first game is guided, one tip at a time, without getting in the way', async () => {
  const person = await sitDown(browser, { first: true, decks });
  const { page, faults } = person;
  await beginAgainstBot(person);
  const tip = page.locator('.guide:not([hidden])');
  const heard = new Set<string>();
  const wanted = ['BH-8.6', 'BH-8.13'];
  const listen = async () => {
    if ((await tip.count()) === 0) return;
    expect(await page.locator('.guide').count()).toBe(1);
    heard.add((await tip.locator('.rule').textContent()) ?? '');
  };
  // Whoever goes first, the exchange of the first hand comes before anything else.
  await play(page, withMouse, async () => (await page.locator('[data-ask=mulligan]').count()) > 0);
  await tip.waitFor();
  expect(await tip.textContent()).toContain('BH-6.5');

  // The menu switches it off, and on again from the beginning.
  const flip = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('switch', { name: 'Tips for a first game' }).click();
    await page.keyboard.press('Escape');
  };
  await flip();
  expect(await page.locator('.guide').count()).toBe(0);
  await flip();
  await tip.waitFor();
  // Esc is enough to have heard it.
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'detached' });

  await playUntil(page, withMouse, async () => {
    await page.waitForTimeout(100);
    await listen();
    return heard.size > 2 && wanted.every((rule) => heard.has(rule));
  });
  for (const rule of wanted) expect([...heard]).toContain(rule);
  expect([...heard]).not.toContain('BH-6.5');
  expect(heard.size).toBeGreaterThan(2);
  expect(faults).toEqual([]);
  await person.leave();
});

test('on a phone a tip leaves free what is asked', async () => {
  const person = await sitDown(browser, { width: 390, height: 844, finger: true, first: true, decks });
  const { page, faults } = person;
  await page.goto(house.url);
  await page.locator('[data-door=heroes] .button').first().tap();
  await play(page, withFinger, async () => (await page.locator('[data-ask=mulligan]').count()) > 0);
  await page.locator('.guide:not([hidden])').waitFor();
  const above = async (what: string) =>
    (await boxOf(page, what)).y - bottom(await boxOf(page, '.guide:not([hidden])'));
  await expect.poll(() => above('.question')).toBeGreaterThanOrEqual(0);
  // Nor does what is told of one's coins lie on the own hero.
  await play(page, withFinger, async () => (await page.locator('[data-ask=main]').count()) > 0);
  await page.locator('.guide:not([hidden])', { hasText: 'Your coins' }).waitFor();
  await expect.poll(() => above('.plate.own')).toBeGreaterThanOrEqual(0);
  expect(faults).toEqual([]);
  await person.leave();
});

/** Cards of the own hand that can be played now. */
const playable = 'body:has(.question[data-ask=main]) .hand-row .card.can';

/** Own creatures that can attack now. */
const attacking = 'body:has(.question[data-ask=main]) .half.own .card.is-lit';

/** Own creatures that can step in now. */
const defending = 'body:has(.question[data-ask=defend]) .half.own .card.is-lit';

/** The first card that is found is pulled to the middle of something else. */
async function pull(page: Page, from: string, to: string): Promise<void> {
  await page.mouse.move(...middle(await boxOf(page, from)));
  await page.mouse.down();
  await page.mouse.move(...middle(await boxOf(page, to)), { steps: 6 });
  await page.mouse.up();
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const bottom = ({ y, height }: Box) => y + height;

const middle = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const;

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`There is no ${selector} to be seen.`);
  return box;
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    if (await page.evaluate((goal) => document.activeElement?.matches(goal), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}.`);
}

/** An arrow walks to what is lit, Enter presses it and Enter again commits. */
async function withArrows(page: Page, moment: { kind: string }): Promise<void> {
  if (moment.kind !== 'act' || (await page.locator('[data-stop]').count()) === 0)
    return withKeys(page, moment);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const aims =
    (await page.locator('.question [data-stop]').count()) +
    (await page.locator('.half.rival .is-lit, .plate.rival.is-lit').count());
  if (aims > 0) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
}

test('a digit and Enter do what the bar says, wherever the focus was', async () => {
  const { page, faults, leave } = await sitDown(browser, { decks });
  await playHeroes(page, house.url);
  const dear = page.locator('.hand-row .card:not([data-stop])');
  const lit = page.locator('.hand-row .card[data-stop]');
  const ready = page.locator('.question-acts .button.act', { hasText: '↵' });
  const met = async () =>
    (await isMain(page)) &&
    (await dear.count()) > 0 &&
    (await lit.count()) > 0 &&
    (await page.locator('.half.own .is-lit').count()) === 0;
  await playUntil(page, withKeys, met);
  await respond(page, async () => {
    await dear.first().focus();
    for (let digit = 1; digit < 10 && (await ready.count()) === 0; digit++) {
      await page.keyboard.press('Escape');
      await page.keyboard.press(`${digit}`);
    }
    await ready.waitFor();
    await page.keyboard.press('Enter');
  });
  // A press on the card that had the focus would have left the bar as it was.
  await expect.poll(() => ready.count()).toBe(0);
  // A question mark reads the card that has the focus; with none, the rule behind the question.
  await untilAsked(page);
  await page.locator('.hand-row .card').first().focus();
  await page.keyboard.press('?');
  await page.locator('.card-dialog .card.full').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.card-dialog').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await leave();
});
