/** Somebody at a browser, and how they play: with a mouse, with keys, with a finger. */
import { type Browser, chromium, type Page } from 'playwright-core';

export interface Person {
  readonly page: Page;
  /** What broke on the page; has to stay empty. */
  readonly faults: readonly string[];
  leave(): Promise<void>;
}

export interface Looks {
  readonly width?: number;
  readonly height?: number;
  readonly lang?: 'ru' | 'en';
  readonly finger?: boolean;
  /** Things move as for most people; otherwise they are cuts, which is quicker. */
  readonly motion?: boolean;
  /** The decks of both sides, as remembered from the last time. */
  readonly decks?: readonly [string, string];
  /** The site is kept for when there is no network. */
  readonly offline?: boolean;
  /** A first game, with its guide. */
  readonly first?: boolean;
}

/** How long something may take, in milliseconds: more than on any machine, however busy. */
const patience = 60_000;

export const openBrowser = (): Promise<Browser> => {
  const executablePath = process.env.VIGRID_CHROMIUM;
  if (!executablePath)
    throw new Error('VIGRID_CHROMIUM has to name a Chromium; `npm test` finds one by itself.');
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
};

export async function sitDown(browser: Browser, looks: Looks = {}): Promise<Person> {
  const {
    width = 1440,
    height = 900,
    lang = 'en',
    finger = false,
    motion = false,
    decks,
    offline = false,
    first = false,
  } = looks;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: finger,
    isMobile: finger,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    serviceWorkers: offline ? 'allow' : 'block',
  });
  await context.addInitScript(
    ([spoken, guide, pace, own, rival]) => {
      localStorage.setItem('vigrid.lang', spoken ?? 'en');
      for (const game of ['heroes', 'berserk', 'valhalla', 'dune'])
        if (guide) localStorage.setItem(`vigrid.${game}.guide`, guide);
      // Moments are for people; who plays a whole game in a test does not wait for them.
      if (pace) localStorage.setItem('vigrid.pace', pace);
      localStorage.setItem('vigrid.heroes.level', 'greedy');
      localStorage.setItem('vigrid.rehearsal', 'browser');
      if (own && rival) {
        localStorage.setItem('vigrid.heroes.deck', own);
        localStorage.setItem('vigrid.heroes.rival', rival);
      }
    },
    [lang, first ? '' : 'off', motion ? '' : '0', ...(decks ?? [])],
  );
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return { page, faults, leave: () => context.close() };
}

/** The table waits for this person, or the game is over. */
type Moment = { readonly ask: string; readonly kind: string } | 'over';

/** Nothing while it is somebody else's move. */
const momentOf = (page: Page): Promise<Moment | null> =>
  page.evaluate(() => {
    if (document.querySelector('.over-dialog')) return 'over';
    const question = document.querySelector<HTMLElement>('.question[data-ask]');
    return question ? { ask: question.dataset.ask ?? '', kind: question.dataset.kind ?? '' } : null;
  });

/** A question is held back while others answer theirs, so it may be gone again when it is read. */
export async function untilAsked(page: Page): Promise<Moment> {
  for (;;) {
    await page.waitForSelector('.question[data-ask], .over-dialog');
    const moment = await momentOf(page);
    if (moment) return moment;
  }
}

/** What came of older deeds is drawn once they are unfolded. */
export const unfoldLog = (page: Page): Promise<void> =>
  page.locator('.deed-what[aria-expanded=false]').evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLElement) one.click();
  });

type Answer = (page: Page, moment: { kind: string }) => Promise<void>;

/** Answers as long as `enough` says no and the game goes on; says whether it was enough. */
export async function play(
  page: Page,
  answer: Answer,
  enough: (answers: number) => boolean | Promise<boolean> = () => false,
): Promise<boolean> {
  for (let answers = 0; (await untilAsked(page)) !== 'over'; answers++) {
    if (await enough(answers)) return true;
    await respond(page, answer);
  }
  return false;
}

/** From the lobby to the first question of a game of Heroes against the bot. */
export async function playHeroes(page: Page, lobby: string): Promise<void> {
  await page.goto(lobby);
  await page.locator('[data-door=heroes] .button').first().click();
  await untilAsked(page);
}

/** The turn is this person's. */
export const isMain = async (page: Page): Promise<boolean> =>
  (await page.locator('.question[data-ask=main]').count()) > 0;

/** Waits for what chance brings sooner or later: a game that ends without it is played again. */
export async function playUntil(page: Page, answer: Answer, seen: () => Promise<boolean>): Promise<void> {
  while (!(await play(page, answer, seen))) await playAgain(page);
}

/** The next game of the same players, once one is over. */
export async function playAgain(page: Page): Promise<void> {
  const played = page.url();
  await page.locator('.over-acts .button.act').click();
  await page.waitForURL((url) => url.href !== played);
}

/** Answers what is asked now, and sees that something comes of it. */
export async function respond(page: Page, answer: Answer): Promise<void> {
  const moment = await untilAsked(page);
  if (typeof moment === 'string') return;
  const before = (await page.evaluate(shown, '')) ?? '';
  await answer(page, moment);
  await page.waitForFunction(shown, before).catch((cause) => {
    throw new Error(`Nothing came of an answer to "${moment.ask}".`, { cause });
  });
}

/**
 * Presses what is lit, inside the page, until the game is over or so many answers were given; says what was asked. Of
 * several things that are lit, the first of these is pressed.
 */
export const pressOn = (
  page: Page,
  lit: readonly string[],
  most: number,
): Promise<{ over: boolean; asked: Record<string, number> }> =>
  page.evaluate(
    async ({ lit, spared, most, patience }) => {
      const find = (...selectors: string[]) =>
        selectors.map((one) => document.querySelector<HTMLElement>(one)).find((one) => one !== null);
      const asking = () => find('.question[data-ask]');
      const over = () => find('.over-dialog') !== undefined;
      let changes = 0;
      let told = () => {};
      const observer = new MutationObserver(() => {
        changes++;
        told();
      });
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      const pause = () => new Promise((resolve) => setTimeout(resolve, 4));
      const until = async (done: () => boolean) => {
        const deadline = Date.now() + patience;
        while (!done()) {
          if (Date.now() > deadline)
            throw new Error(`Nothing came of an answer to "${find('.question')?.textContent}".`);
          // Looked at again when the page changes, which costs less than to look all the time.
          await new Promise<void>((resolve) => {
            told = resolve;
            setTimeout(resolve, 1000);
          });
        }
      };
      // Whoever measures looks at each question, and at each answer before it is given.
      const look = () => window.vigridLook?.();
      const asked: Record<string, number> = {};
      const met: Record<string, number> = {};
      for (let n = 0; n < most; n++) {
        await until(() => asking() !== undefined || over());
        const question = asking();
        if (!question || over()) break;
        const { ask = '', kind = '' } = question.dataset;
        asked[ask] = (asked[ask] ?? 0) + 1;
        const before = changes;
        const words = question.textContent;
        look();
        const ways = () => [
          ...document.querySelectorAll<HTMLElement>('.question-acts .button:enabled:not(.quiet)'),
        ];
        const known = new Set(ways().map((way) => way.textContent));
        // Phones show no log.
        const told = find('.log')?.textContent ?? '';
        const where = `${words} ${told} ${find('.turn-text')?.textContent}`;
        met[where] = (met[where] ?? 0) + 1;
        // What leads nowhere again and again is left.
        const pressed = met[where] > 3 && kind === 'act' ? undefined : find(...lit, ...spared);
        pressed?.click();
        await pause();
        // A question that is answered leaves the page, and what stands in its place is another.
        const open = () => asking() === question;
        const needsMore = () => kind !== 'act' && open() && find('.question-acts .button.act:disabled');
        for (let picks = 0; picks < 20 && needsMore(); picks++) {
          find(...lit, ...spared)?.click();
          await pause();
        }
        const shining = () => find('.question-acts .button.act:enabled');
        // Whoever was chosen is aimed at somebody, or used in one of several ways; where that leads nowhere, another
        // answer is given.
        if (pressed && kind === 'act' && open() && question.textContent !== words && !shining()) {
          look();
          const aimed = find(...lit);
          const way = ways().find(({ textContent }) => !known.has(textContent));
          (aimed && aimed !== pressed ? aimed : way)?.click();
          await pause();
          // As long as something was begun, the way back only gives that up.
          const begun = open() && question.textContent !== words && !shining();
          if (begun) find('.question-acts [data-does$=" back"]')?.click();
          await pause();
        }
        if (open()) {
          look();
          const acts = ways();
          const keyed = (key: string) => acts.find((one) => one.querySelector('kbd')?.textContent === key);
          (shining() ?? keyed('Space') ?? keyed('1') ?? acts.at(-1))?.click();
        }
        await until(() => changes !== before || over());
      }
      observer.disconnect();
      return { over: over(), asked };
    },
    { lit, spared, most, patience },
  );

/**
 * Plays with keys alone, one key at a time: each is chosen by what the page shows at that moment, so that a question
 * that goes while it is read costs nothing. `look` is told of what is asked before each key, and says when it is enough;
 * false if the game was over before.
 */
export async function keyOn(
  page: Page,
  most: number,
  look: (asked: { readonly ask: string; readonly kind: string }) => boolean | Promise<boolean>,
): Promise<boolean> {
  /** How often each moment was met: whatever has led back to it is not tried again first. */
  const met = new Map<string, number>();
  for (let keys = 0; keys < most; keys++) {
    await page.waitForSelector('.question[data-ask], .over-dialog');
    const now = await page.evaluate(keysNow);
    if (now === 'over') return false;
    if (now === null) continue;
    if (await look(now)) return true;
    const tries = met.get(now.state) ?? 0;
    met.set(now.state, tries + 1);
    await page.keyboard.press(now.keys[tries % now.keys.length]);
    // What the key does is drawn before the page is read again, unless it has to go to the server.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  throw new Error(`${most} keys were not enough.`);
}

/** The keys that lead on, the best first; inside the page. */
function keysNow(): 'over' | null | { ask: string; kind: string; state: string; keys: string[] } {
  if (document.querySelector('.over-dialog')) return 'over';
  const question = document.querySelector<HTMLElement>('.question[data-ask]');
  if (!question) return null;
  const { ask = '', kind = '' } = question.dataset;
  const shown = [...question.querySelectorAll('.question-acts .button:enabled:not(.quiet)')].map(
    (button) => ({
      acts: button.classList.contains('act'),
      attacks: /^(Attack|Атак)/.test(button.textContent ?? ''),
      key: button.querySelector('kbd')?.textContent ?? '',
    }),
  );
  const stops = [...document.querySelectorAll('[data-stop][data-card]')];
  const tag = (stop: Element) => stop.querySelector('.card-tag, .digit, kbd')?.textContent ?? '';
  const digits = stops.filter((one) => one.ariaPressed !== 'true').map(tag);
  const keyOf = (text: string) => (text === '↵' ? 'Enter' : /^(Space|Пробел)$/.test(text) ? ' ' : text);
  const buttons = (which: (one: (typeof shown)[number]) => boolean) =>
    shown.filter(which).map(({ key }) => key);
  const keys = [
    ...buttons(({ acts }) => acts),
    ...buttons(({ attacks }) => attacks),
    ...digits,
    ...(kind === 'yesno' ? ['n'] : buttons(() => true)),
    ...(stops.length > 0 || kind !== 'act' ? ['1'] : []),
    // What leads nowhere is left again.
    ...(question.querySelector('.question-acts [data-does$=" back"]') ? ['Escape'] : []),
  ]
    .map(keyOf)
    .filter((key) => /^(Enter|Escape|[ 1-9n])$/.test(key));
  const state = `${document.querySelector('.log')?.textContent} ${question.innerHTML} ${digits}`;
  return { ask, kind, state, keys: keys.length > 0 ? keys : ['Escape'] };
}

/** Enough of the screen to see whether anything has happened since it was so; inside the page. */
function shown(before: string): string | null {
  const now = JSON.stringify([
    document.querySelector('.question')?.innerHTML,
    document.querySelector('.log')?.textContent,
    document.querySelector('.over-dialog') !== null,
  ]);
  return now === before ? null : now;
}

/** What is pressed where it is lit, the best first, so that games come to an end. */
export const playedIn: Readonly<Record<string, readonly string[]>> = {
  heroes: [
    '.half.own .card.is-lit',
    '.hand-row .card.can',
    '.card.is-lit',
    '.tray-card.is-lit',
    '.plate.is-lit > .plate-target',
  ],
  berserk: [
    '.question-acts [data-does$=" suggest"]',
    '.card.rival.is-lit',
    '.cell.at-lit .cell-press',
    '.muster .card.is-lit',
    '.card.is-lit',
    '.tray-card.is-lit',
  ],
  // An attack where it can be made, warriors while it can not; in a battle, whoever can be armed.
  valhalla: [
    '.vother .button',
    '.vsquad .card.is-lit',
    '.card.is-lit',
    '.tray-card.is-lit',
    '.die-button.is-lit',
    '.vspace.is-lit',
  ],
  dune: [
    '.dune-board:has(.space.is-aimed) .dune-hand .card.is-lit',
    '.space:is(.can, .is-lit)',
    '.post.is-lit',
    '.paper.is-lit',
    '.tile.is-lit',
    ':is(.imperium, .throne, .tleilax) :is(.card, .stock).is-lit',
    '.tray-card.is-lit',
    '.dune-hand .card.is-lit',
  ],
};

/** What may be chosen, though one hardly means to: where nothing else may. */
const spared = ['.card.is-spared', '.plate.is-spared > .plate-target'];

/** Attacks the hero where it can, plays what it can, and presses whatever else is lit. Only the mouse moves. */
export async function withMouse(page: Page, { kind }: { kind: string }): Promise<void> {
  const pressed = await pressFirst(page, [
    '.half.own .card.is-lit',
    '.hand-row .card.can',
    '.card.is-lit',
    '.tray-card.is-lit',
    '.plate.is-lit > .plate-target',
    ...spared,
  ]);
  if (kind === 'act' && pressed) {
    const target = await first(page, ['.plate.is-lit > .plate-target', '.half .card.is-lit']);
    await target?.click();
  }
  await pressFirst(page, ['.question-acts .button.act:enabled', '.question-acts .button:enabled:last-child']);
}

/** Taps instead of clicks. */
export async function withFinger(page: Page, { kind }: { kind: string }): Promise<void> {
  const lit = await first(page, [
    '.half.own .card.is-lit',
    '.hand-row .card.can',
    '.card.is-lit',
    '.tray-card.is-lit',
    '.plate.is-lit > .plate-target',
    ...spared,
  ]);
  await lit?.tap();
  if (kind === 'act' && lit) {
    const target = await first(page, ['.plate.rival.is-lit > .plate-target', '.half.rival .card.is-lit']);
    await target?.tap();
  }
  const act = await first(page, [
    '.question-acts .button.act:enabled',
    '.question-acts .button:enabled:last-child',
  ]);
  await act?.tap();
}

/** Digits press the first lit card and its first target, Enter confirms; where nothing is lit, Space gives the decision back. */
export async function withKeys(page: Page, { kind }: { kind: string }): Promise<void> {
  const lit = await page.locator('[data-stop][data-card]').count();
  if (kind === 'act' && lit > 0) {
    await page.keyboard.press('1');
    await page.keyboard.press('1');
    if ((await page.locator('.question-acts kbd', { hasText: '↵' }).count()) > 0) {
      await page.keyboard.press('Enter');
    }
  } else if (kind === 'act' || kind === 'yesno') {
    const passes = await page.locator('.question-acts kbd', { hasText: 'Space' }).count();
    await page.keyboard.press(passes > 0 ? ' ' : '1');
  } else {
    for (let i = 1; i <= lit && (await first(page, ['.question-acts .button.act:enabled'])) === null; i++) {
      await page.keyboard.press(String(i));
    }
    await page.keyboard.press(' ');
  }
}

async function first(page: Page, selectors: readonly string[]) {
  const found = await page.evaluate(
    (all) => all.find((selector) => document.querySelector(selector) !== null),
    selectors,
  );
  return found === undefined ? null : page.locator(found).first();
}

async function pressFirst(page: Page, selectors: readonly string[]): Promise<boolean> {
  const found = await first(page, selectors);
  await found?.click();
  return found !== null;
}
