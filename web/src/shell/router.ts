/** Addresses of the screens. Our own, in a few lines: the screens are few and none is nested. */
import { type MouseEvent, useSyncExternalStore } from 'preact/compat';
import { before, isStatic } from './site.ts';

export type Route =
  | { readonly screen: 'lobby' }
  | { readonly screen: 'table'; readonly table: string }
  | { readonly screen: 'join'; readonly table: string; readonly code: string }
  | { readonly screen: 'rules'; readonly game: string | null; readonly rule: string | null }
  | { readonly screen: 'decks'; readonly game: string | null; readonly place: DeckPlace | null }
  | { readonly screen: 'learn'; readonly game: string | null; readonly short: boolean }
  | { readonly screen: 'account'; readonly code: string | null }
  | { readonly screen: 'games' }
  | { readonly screen: 'statistics' }
  | { readonly screen: 'replay'; readonly table: string }
  | { readonly screen: 'shared'; readonly code: string }
  | { readonly screen: 'fairness'; readonly table: string | null }
  | { readonly screen: 'puzzles'; readonly id: string | null }
  | { readonly screen: 'workshop' }
  | { readonly screen: 'people'; readonly guest: string | null }
  | { readonly screen: 'tournaments'; readonly tournament: string | null }
  | { readonly screen: 'position'; readonly game: string; readonly code: string | null }
  | { readonly screen: 'keys' }
  | { readonly screen: 'credits' }
  | { readonly screen: 'lost' };

/** Which deck of a game: one of the guest's own, a ready one, one written in the address, or none yet. */
export type DeckPlace =
  | { readonly kind: 'new' }
  | { readonly kind: 'own' | 'ready'; readonly id: string }
  | { readonly kind: 'shared'; readonly code: string };

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
      if (rest.length <= 2) return { screen, game: rest[0] ?? null, rule: rest[1] ?? null };
      break;
    case 'decks': {
      const [game = null, ...place] = rest;
      const found = place.length === 0 ? null : deckPlace(place);
      if (found !== undefined) return { screen, game, place: found };
      break;
    }
    case 'learn':
      if (rest.length <= 1) return { screen, game: rest[0] ?? null, short: false };
      if (rest.length === 2 && rest[1] === 'short') return { screen, game: rest[0], short: true };
      break;
    case 'replay':
      if (rest.length === 1) return { screen, table: rest[0] };
      break;
    case 'fairness':
      if (rest.length <= 1) return { screen, table: rest[0] ?? null };
      break;
    case 'shared':
      if (rest.length === 1) return { screen, code: rest[0] };
      break;
    case 'account':
      if (rest.length <= 1) return { screen, code: rest[0] ?? null };
      break;
    case 'position':
      if (rest.length === 1 || rest.length === 2) return { screen, game: rest[0], code: rest[1] ?? null };
      break;
    case 'puzzles':
      if (rest.length <= 1) return { screen, id: rest[0] ?? null };
      break;
    case 'people':
      if (rest.length <= 1) return { screen, guest: rest[0] ?? null };
      break;
    case 'tournaments':
      if (rest.length <= 1) return { screen, tournament: rest[0] ?? null };
      break;
    case 'games':
    case 'statistics':
    case 'workshop':
    case 'keys':
    case 'credits':
      if (rest.length === 0) return { screen };
  }
  return { screen: 'lost' };
}

function deckPlace([first, second, ...more]: readonly string[]): DeckPlace | undefined {
  if (more.length > 0) return undefined;
  if (second === undefined) return first === 'new' ? { kind: 'new' } : { kind: 'own', id: first };
  if (first === 'ready') return { kind: 'ready', id: second };
  return first === 'shared' ? { kind: 'shared', code: second } : undefined;
}

/** A part of an address that is not well written is taken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** In place of a puzzle's number: the one of the day. */
export const ofToday = 'today';

export const address = {
  lobby: `${before}/`,
  watch: `${before}/#watch`,
  credits: `${before}/credits`,
  keys: `${before}/keys`,
  games: `${before}/games`,
  statistics: `${before}/statistics`,
  /** With the code that makes this device somebody who is elsewhere. */
  account: (code?: string) => `${before}/account${code ? `/${encodeURIComponent(code)}` : ''}`,
  people: `${before}/people`,
  person: (guest: string) => `${before}/people/${encodeURIComponent(guest)}`,
  tournaments: `${before}/tournaments`,
  tournament: (id: string) => `${before}/tournaments/${encodeURIComponent(id)}`,
  puzzles: `${before}/puzzles`,
  workshop: `${before}/workshop`,
  puzzle: (id: string) => `${before}/puzzles/${encodeURIComponent(id)}`,
  /** A position set up by hand; `code` is the position itself. */
  position: (game: string, code?: string) => `${before}/position/${game}${code ? `/${code}` : ''}`,
  /** A finished game, at a step of it. */
  replay: (table: string, seq?: number) =>
    `${before}/replay/${encodeURIComponent(table)}${seq === undefined ? '' : `#${seq}`}`,
  /** The check of a finished game; without one, how it works. */
  fairness: (table?: string) =>
    `${before}/fairness${table === undefined ? '' : `/${encodeURIComponent(table)}`}`,
  /** A record that is written in the address itself. */
  shared: (code: string, seq: number) => `${before}/shared/${code}#${seq}`,
  learn: (game?: string) => (game ? `${before}/learn/${game}` : `${before}/learn`),
  short: (game: string) => `${before}/learn/${game}/short`,
  table: (table: string) => `${before}/table/${encodeURIComponent(table)}`,
  join: (table: string, code: string) =>
    `${before}/join/${encodeURIComponent(table)}/${encodeURIComponent(code)}`,
  rules: (game: string, rule?: string) =>
    rule ? `${before}/rules/${game}/${encodeURIComponent(rule)}` : `${before}/rules/${game}`,
  decks: (game?: string, place?: DeckPlace) =>
    [`${before}/decks`, game, ...partsOf(place)].filter((part) => part !== undefined).join('/'),
};

function partsOf(place: DeckPlace | undefined): string[] {
  switch (place?.kind) {
    case undefined:
      return [];
    case 'new':
      return ['new'];
    case 'own':
      return [encodeURIComponent(place.id)];
    case 'ready':
      return ['ready', encodeURIComponent(place.id)];
    case 'shared':
      return ['shared', encodeURIComponent(place.code)];
  }
}

const moved = 'vigrid:moved';

/** Goes to another screen. `replace`: so that the way back leads past the present one. */
export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  dispatchEvent(new Event(moved));
  // By then the new screen stands.
  requestAnimationFrame(() => {
    const place = fragment() && document.getElementById(fragment());
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
  return useSyncExternalStore(watch, path);
}

/** Where files alone are served, an address is all behind the first `#`: `#/replay/TABLE#STEP`. */
const path = (): string => (isStatic ? location.hash.slice(1).split('#')[0] || '/' : location.pathname);

/** What stands behind the `#` of an address: a place on the screen, a step of a game. */
export const fragment = (): string =>
  isStatic ? (location.hash.split('#')[2] ?? '') : location.hash.slice(1);

/** Notes a place on the screen in the address. */
export const setFragment = (place: string): void =>
  history.replaceState(null, '', isStatic ? `#${path()}#${place}` : `#${place}`);

/** For links: goes there without loading the page anew, unless a new tab or window was asked for. */
export function follow(event: MouseEvent<HTMLAnchorElement>): void {
  const { href, target, origin } = event.currentTarget;
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (elsewhere || event.defaultPrevented || target || origin !== location.origin) return;
  event.preventDefault();
  go(href);
}
