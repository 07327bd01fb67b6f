/** Addresses of the screens. Our own, in thirty lines: the screens are few and none is nested. */
import { type MouseEvent, useSyncExternalStore } from 'react';

export type Route =
  | { readonly screen: 'lobby' }
  | { readonly screen: 'table'; readonly table: string }
  | { readonly screen: 'join'; readonly table: string; readonly code: string }
  | { readonly screen: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly screen: 'credits' }
  | { readonly screen: 'lost' };

export function routeOf(path: string): Route {
  const [screen, ...rest] = path.split('/').filter(Boolean).map(decoded);
  switch (screen) {
    case undefined:
      return { screen: 'lobby' };
    case 'table':
      if (rest.length === 1) return { screen, table: rest[0] };
      break;
    case 'join':
      if (rest.length === 2) return { screen, table: rest[0], code: rest[1] };
      break;
    case 'rules':
      if (rest.length === 1 || rest.length === 2) return { screen, game: rest[0], rule: rest[1] ?? null };
      break;
    case 'credits':
      if (rest.length === 0) return { screen };
  }
  return { screen: 'lost' };
}

/** A part of an address that is not well written is taken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const address = {
  lobby: '/',
  credits: '/credits',
  table: (table: string) => `/table/${encodeURIComponent(table)}`,
  join: (table: string, code: string) => `/join/${encodeURIComponent(table)}/${encodeURIComponent(code)}`,
  rules: (game: string, rule?: string) =>
    rule ? `/rules/${game}/${encodeURIComponent(rule)}` : `/rules/${game}`,
};

const moved = 'vigrid:moved';

/** Goes to another screen. `replace`: so that the way back leads past the present one. */
export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  dispatchEvent(new Event(moved));
  // By then the new screen stands.
  requestAnimationFrame(() => {
    const place = location.hash && document.getElementById(location.hash.slice(1));
    if (place) place.scrollIntoView();
    else scrollTo(0, 0);
  });
}

function watch(told: () => void): () => void {
  addEventListener('popstate', told);
  addEventListener(moved, told);
  return () => {
    removeEventListener('popstate', told);
    removeEventListener(moved, told);
  };
}

export function usePath(): string {
  return useSyncExternalStore(watch, () => location.pathname);
}

/** For links: goes there without loading the page anew, unless a new tab or window was asked for. */
export function follow(event: MouseEvent<HTMLAnchorElement>): void {
  const { href, target, origin } = event.currentTarget;
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (elsewhere || event.defaultPrevented || target || origin !== location.origin) return;
  event.preventDefault();
  go(href);
}
