/** When the network is back: finished games go to the server, decks both ways. Nothing is said where nothing was to do. */
import { gamesWithDecks } from '../games/decks.ts';
import { type Drawer, openDrawer } from '../local/drawer.ts';
import { noteSent, unsentGames } from '../local/index.ts';
import { openShelf } from '../local/shelf.ts';
import { askServer, Denied } from '../net/index.ts';
import { news } from './news.ts';
import { type Conflict, reconcile } from './reconcile.ts';
import { keepTold } from './turns.ts';

let running: Promise<void> | null = null;

/** One at a time; what fails for want of a connection is tried on the next. */
export function sync(): Promise<void> {
  running ??= syncAll()
    .catch((error: unknown) => console.warn('Not everything could be brought to the server:', error))
    .finally(() => {
      running = null;
    });
  return running;
}

async function syncAll(): Promise<void> {
  await keepTold(document.documentElement.lang === 'ru' ? 'ru' : 'en');
  const conflicts = await syncDecks();
  const games = await sendGames();
  if (conflicts.length > 0 || games > 0) news.set({ games, conflicts });
}

/** Gives how many games the server has now that it had not. */
async function sendGames(): Promise<number> {
  const kept = await (await openShelf()).all();
  // The worker is not started for nothing.
  if (!kept.some(({ over, synced }) => over && synced === 'wanted')) return 0;
  let sent = 0;
  for (const game of await unsentGames()) {
    try {
      const { table } = await askServer('keepGame', game);
      await noteSent({ table: game.id, synced: { table } });
      sent++;
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      // Asked too often: later. Anything else will not get better.
      if (error.denial.code === 'limit') break;
      await noteSent({ table: game.id, synced: { refused: error.denial.text } });
    }
  }
  return sent;
}

async function syncDecks(): Promise<readonly Conflict[]> {
  const drawer = await openDrawer();
  const waits = (await drawer.all()).some(({ edited, removed }) => edited || removed);
  // Where the site is not kept, nobody needs a copy of the decks.
  if (!waits && !navigator.serviceWorker?.controller) return [];
  const conflicts: Conflict[] = [];
  for (const game of gamesWithDecks()) conflicts.push(...(await syncDecksOf(drawer, game)));
  return conflicts;
}

async function syncDecksOf(drawer: Drawer, game: string): Promise<readonly Conflict[]> {
  const here = (await drawer.all()).filter((deck) => deck.game === game);
  const { mine: there } = await askServer('decks', { game });
  const { save, remove, forget, conflicts } = reconcile(here, there, freshId, (name) => `${name} (2)`);
  for (const deck of save) await askServer('saveDeck', deck);
  for (const id of remove) await askServer('removeDeck', { id });
  for (const id of forget) await drawer.drop(id);
  const changed = save.length + remove.length > 0;
  const { mine } = changed ? await askServer('decks', { game }) : { mine: there };
  const known = new Map((await drawer.all()).map((deck) => [deck.id, deck]));
  for (const { id, name, deck, changed: at } of mine) {
    const before = known.get(id);
    // Edited again meanwhile: next time.
    if (before?.edited && !save.some((one) => one.id === id)) continue;
    if (before?.synced === at && !before.edited) continue;
    await drawer.put({ id, game, name, deck, changed: at, synced: at, edited: false, removed: false });
  }
  return conflicts;
}

const freshId = (): string => crypto.randomUUID();
