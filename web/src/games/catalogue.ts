/** What can be read of a game: its cards as people see them, and what it asks before it begins. */
import type { CardEntry, Settings } from '@vigrid/kernel';
import { fetchPage } from '../shell/site.ts';

export const fetchCards = <E extends CardEntry = CardEntry>(game: string): Promise<readonly E[]> =>
  fetchPage(`api/games/${game}/cards`);

/** The same with those that are known by their figures alone. */
export async function fetchAllCards(game: string): Promise<readonly CardEntry[]> {
  const pages = [fetchCards(game), fetchPage<readonly CardEntry[]>(`api/games/${game}/unread`)];
  return (await Promise.all(pages)).flat();
}

export const fetchSettings = (game: string): Promise<Settings> => fetchPage(`api/games/${game}/settings`);
