/** Being told of one's turn while the page is closed (Web Push): this browser's part of it. */
import type { Account, Lang } from '@vigrid/protocol';
import { memory } from '../i18n/store.ts';
import { askServer } from '../net/index.ts';

/** Why this browser can not be told; null if it can. */
export type Hindrance = 'browser' | 'refused' | null;

export function hindrance(): Hindrance {
  const able = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  // Where the site is not kept, nobody would hear.
  if (!able || !import.meta.env.PROD) return 'browser';
  return Notification.permission === 'denied' ? 'refused' : null;
}

const wish = 'push';

/** Asks for leave, and has the server tell this browser; null if it was refused. */
export async function turnOn(key: string, lang: Lang): Promise<Account | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  memory.write(wish, 'on');
  return askServer('notify', { device: await subscribed(key), lang });
}

export async function turnOff(lang: Lang): Promise<Account> {
  memory.write(wish, 'off');
  const account = await askServer('notify', { device: null, lang });
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  return account;
}

/** Browsers take a subscription back now and then, and hosts change their keys: whoever wants to be told stays so. */
export async function keepTold(lang: Lang): Promise<void> {
  if (memory.read(wish) !== 'on' || hindrance() || Notification.permission !== 'granted') return;
  const { push } = await askServer('account', {});
  if (push.key) await askServer('notify', { device: await subscribed(push.key), lang });
}

async function subscribed(key: string) {
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  const isOurs = before && encoded(before.options.applicationServerKey) === key;
  if (before && !isOurs) await before.unsubscribe();
  const now =
    before && isOurs
      ? before
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return {
    endpoint: now.endpoint,
    publicKey: encoded(now.getKey('p256dh')),
    auth: encoded(now.getKey('auth')),
  };
}

/** As base64url. */
const encoded = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
