/** One person on several devices: a code, a password, a passkey; what is kept is given and deleted. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Person, sitDown } from './guest.ts';
import { pushService } from './house.ts';
import { visit } from './visit.ts';

const { house, browser } = await visit();
// Passkeys belong to a name, not to a number.
const url = house.url.replace('127.0.0.1', 'localhost');
const account = `${url}/account`;

const nameOn = async (page: Page) => (await page.locator('.guest-name').textContent()) ?? '';

/** The page of a device that is somebody now. */
async function comeAs(page: Page, name: string): Promise<void> {
  await expect.poll(() => nameOn(page)).toBe(name);
}

async function end(...people: Person[]): Promise<void> {
  for (const person of people) {
    expect(person.faults).toEqual([]);
    await person.leave();
  }
}

test('a link with a code brings one to another device, from which the first is signed out', async () => {
  const [first, phone] = await Promise.all([
    sitDown(browser),
    sitDown(browser, { lang: 'ru', width: 390, height: 844 }),
  ]);
  await first.page.goto(account);
  await first.page.getByRole('button', { name: 'Get a code' }).click();
  const link = await first.page.getByLabel('A link for the other device').inputValue();
  const name = await nameOn(first.page);
  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: 'Войти по коду' }).click();
  await comeAs(phone.page, name.replace('guest', 'гость'));
  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: 'Войти по коду' }).click();
  await phone.page.getByText('Такого кода нет').waitFor();
  await phone.page.getByRole('button', { name: 'Выйти на всех остальных' }).click();
  // Nobody is known there any more, and somebody new comes.
  await expect.poll(() => nameOn(first.page)).not.toBe(name);
  await end(first, phone);
});

test('a name and a password bring one back; a wrong one is told in words', async () => {
  const [first, second] = await Promise.all([sitDown(browser), sitDown(browser)]);
  await first.page.goto(account);
  const own = first.page.locator('section', { hasText: 'Name and password' });
  await own.getByLabel('Name to sign in with').fill('Solveig');
  await own.getByLabel('Password', { exact: true }).fill('northern lights');
  await own.getByRole('button', { name: 'Save' }).click();
  await first.page.getByText('You sign in as Solveig.').waitFor();
  await second.page.goto(account);
  const back = second.page.locator('section', { has: second.page.getByRole('heading', { name: 'Sign in' }) });
  await back.getByLabel('Name to sign in with').fill('solveig');
  await back.getByLabel('Password').fill('southern lights');
  await back.getByRole('button', { name: 'Sign in', exact: true }).click();
  await back.getByText('The name or the password is wrong.').waitFor();
  await back.getByLabel('Password').fill('northern lights');
  await back.getByRole('button', { name: 'Sign in', exact: true }).click();
  await comeAs(second.page, await nameOn(first.page));
  await end(first, second);
});

test('a passkey lets one in without a word; all that is kept is given as a file, and deleted', async () => {
  const { page, faults, leave } = await sitDown(browser);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(account);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Remove' }).waitFor();
  const name = await nameOn(page);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect.poll(() => nameOn(page)).not.toBe(name);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await comeAs(page, name);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const kept = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(name).toContain(kept.guest.name);
  expect(kept.passkeys).toHaveLength(1);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect.poll(() => nameOn(page)).not.toBe(name);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('This passkey does not fit here').waitFor();
  expect(faults).toEqual([]);
  await leave();
});

test('a device is told of a turn: turned on in the account, shown by the service worker, turned off', async () => {
  const { page, faults, leave } = await sitDown(browser, { offline: true });
  const { origin } = new URL(house.url);
  const context = page.context();
  // Neither the browser's maker nor its windows are asked: leave and a subscription as they would give them.
  await context.addInitScript((endpoint) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Object.assign(Notification, { requestPermission: async () => 'granted' });
    let now: object | null = null;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => now,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const bytes = { p256dh: new Uint8Array(65).fill(4, 0, 1), auth: new Uint8Array(16) };
        const text = atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/'));
        now = {
          endpoint,
          options: { applicationServerKey: Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer },
          getKey: (name: 'p256dh' | 'auth') => bytes[name].buffer,
          unsubscribe: async () => {
            now = null;
          },
        };
        return now;
      },
    });
  }, `${pushService}/browser`);
  await page.goto(`${house.url}/account`);
  const told = page.getByRole('switch', { name: 'Tell me on this device' });
  await told.click();
  await expect.poll(() => told.isChecked()).toBe(true);
  await page.reload();
  await expect.poll(() => told.isChecked()).toBe(true);

  // What the server would send comes to the worker, which shows it.
  const news = { table: 'T1', lang: 'en', game: 'Heroes', others: ['Mirra'], deadline: null };
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  // A Chromium without windows shows no notices: what it is asked to show is kept instead.
  await worker.evaluate(() => {
    const kept: object[] = [];
    Object.assign(globalThis, { kept });
    Object.assign(Object.getPrototypeOf(Reflect.get(globalThis, 'registration')), {
      showNotification: async (title: string, { body, data }: NotificationOptions) => {
        kept.push({ title, body, data });
      },
    });
  });
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(news),
  });
  const shown = () => worker.evaluate(() => Reflect.get(globalThis, 'kept'));
  await expect
    .poll(shown)
    .toEqual([{ title: 'Heroes: your turn', body: 'At the table: Mirra.', data: `${house.url}/table/T1` }]);

  await told.click();
  await expect.poll(() => told.isChecked()).toBe(false);
  await page.reload();
  await told.waitFor();
  expect(await told.isChecked()).toBe(false);
  expect(faults).toEqual([]);
  await leave();
});
