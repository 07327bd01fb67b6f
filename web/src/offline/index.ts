/** Keeps the site for when there is no network, and brings what was done meanwhile to the server when it is back. */
import { whenCalm } from '../kit/calm.ts';
import { onOnline } from '../net/index.ts';
import { fileAt, isStatic } from '../shell/site.ts';

/** Begun when nothing that a page needs is on its way any more: the whole site is much to fetch. */
export function startOffline(): void {
  if (import.meta.env.PROD) whenCalm(() => whenIdle(keepSite), 3_000);
  if (!isStatic) onOnline(() => whenIdle(syncNow));
}

/** Copies the decks of the server, which have changed, so that they are here without it. */
export const copyDecks = (): void => {
  if (!isStatic) whenIdle(syncNow);
};

const syncNow = (): void => void import('./syncing.ts').then(({ sync }) => sync());

/** Where the browser has no such thing, the site works with a network alone. */
function keepSite(): void {
  navigator.serviceWorker?.register(fileAt('sw.js')).catch((error: unknown) => {
    console.warn('The site is not kept for use without a network:', error);
  });
}

const whenIdle = (job: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(job, { timeout: 10_000 });
  else setTimeout(job, 3_000);
};
