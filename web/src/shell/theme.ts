/** Morning and Night, and the ground a game stands on. public/theme.js sets the theme before the first paint. */
import { useEffect, useLayoutEffect } from 'preact/compat';
import { createStore, memory, useStore } from '../i18n/store.ts';
import { fileAt } from './site.ts';

export type Theme = 'morning' | 'night';

const store = createStore<Theme>('morning', (theme) => {
  document.documentElement.dataset.theme = theme;
});

/** Takes over the theme that the page began with, and follows the system's until one is chosen. */
export function startTheme(): void {
  store.set(document.documentElement.dataset.theme === 'night' ? 'night' : 'morning');
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (!memory.read('theme')) store.set(matches ? 'night' : 'morning');
  });
}

export function setTheme(theme: Theme): void {
  memory.write('theme', theme);
  store.set(theme);
}

export const useTheme = (): Theme => useStore(store);

/** Lays the game's own ground while the screen is shown. */
export function useGround(game: string): void {
  useLayoutEffect(() => {
    document.body.dataset.game = game;
    return () => {
      document.body.dataset.game = 'house';
    };
  }, [game]);
}

/** The title of the tab while the screen is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Vigrid`;
    return () => {
      document.title = 'Vigrid';
    };
  }, [title]);
}

/** The sign of the tab, with a mark while something waits for the guest. */
export function useMarked(waits: boolean): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (!icon) return;
    icon.href = fileAt(waits ? 'mark-waits.svg' : 'mark.svg');
    return () => {
      icon.href = fileAt('mark.svg');
    };
  }, [waits]);
}

/** How many games wait, on the sign of an installed page. */
export function useBadge(waiting: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    // Not every browser that can may.
    navigator.setAppBadge(waiting).catch(() => {});
  }, [waiting]);
}
