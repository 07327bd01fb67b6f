/** What came of the last sync, until it has been read. */
import { createStore } from '../i18n/store.ts';
import type { Conflict } from './reconcile.ts';

export interface Synced {
  readonly games: number;
  readonly conflicts: readonly Conflict[];
}

export const news = createStore<Synced | null>(null);
