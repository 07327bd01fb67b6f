/**
 * The service worker: keeps the whole site in this browser, so that it opens without a network, and shows that a turn
 * has come while it is closed. Built into one file, sw.js, that imports nothing; the list of files and what changes with them stand in it (vite.config.ts).
 */
import { noticeOf } from './turnNews.ts';

declare const __FILES__: readonly string[];
declare const __STAMP__: string;

/** The part of the worker's world that is used here; the rest of the table is typed for a page. */
interface World {
  readonly registration: {
    readonly scope: string;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(
    kind: 'install' | 'activate',
    heard: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    kind: 'fetch',
    heard: (event: { readonly request: Request; respondWith(reply: Promise<Response>): void }) => void,
  ): void;
  addEventListener(
    kind: 'push',
    heard: (event: {
      readonly data: { text(): string } | null;
      waitUntil(work: Promise<unknown>): void;
    }) => void,
  ): void;
  addEventListener(
    kind: 'notificationclick',
    heard: (event: { readonly notification: Notification; waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}

// The one place where the page's `self` is taken for what it is in a worker.
const world = self as unknown as World;

const cacheName = `vigrid-${__STAMP__}`;
const home = world.registration.scope;

/** So many files are fetched at the same time: the page comes first. */
const atOnce = 4;

world.addEventListener('install', (event) => event.waitUntil(keepAll()));

world.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const old of await caches.keys())
        if (old.startsWith('vigrid-') && old !== cacheName) await caches.delete(old);
      await world.clients.claim();
    })(),
  );
});

world.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(home)) return;
  const path = url.href.slice(home.length).replace(/[?#].*/, '');
  if (request.mode === 'navigate') event.respondWith(fresh(request, home));
  else if (path.startsWith('assets/')) event.respondWith(kept(request));
  else if (isRead(path)) event.respondWith(fresh(request, request));
});

world.addEventListener('push', (event) => {
  const { title, body, path } = noticeOf(event.data?.text());
  const icon = `${home}icons/192.png`;
  // One for a table: the next one takes its place.
  event.waitUntil(world.registration.showNotification(title, { body, icon, tag: path, data: home + path }));
});

world.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

/** The page of an address, in the window where it is open already, if there is one. */
async function show(url: string): Promise<void> {
  const windows = await world.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((window) => window.url.replace(/[?#].*/, '') === url);
  await (open ? open.focus() : world.clients.openWindow(url));
}

/** What does not change while a version is served, and is read by every page. */
const isRead = (path: string): boolean =>
  /^(api\/games|scenarios\/|theme\.js|mark(-waits)?\.svg|icons\/|manifest)/.test(path);

/** Files whose names change with what is in them never have to be asked for twice. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? keep(request, request);
}

/** As it is now; as it was last, where nobody answers. */
async function fresh(request: Request, as: Request | string): Promise<Response> {
  try {
    return await (as === request ? keep(request, as) : fetch(request));
  } catch (error) {
    const last = await caches.match(as);
    if (last) return last;
    throw error;
  }
}

async function keep(request: Request, as: Request | string): Promise<Response> {
  const reply = await fetch(request);
  if (reply.ok) await (await caches.open(cacheName)).put(as, reply.clone());
  return reply;
}

/** Every file of the site, those that are here already taken as they are. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  const wanted = __FILES__.map((file) => home + file);
  const next = async (): Promise<void> => {
    for (let url = wanted.shift(); url !== undefined; url = wanted.shift()) {
      const known = url.includes('/assets/') ? await caches.match(url) : undefined;
      if (known) await cache.put(url, known);
      else await cache.add(url);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}
