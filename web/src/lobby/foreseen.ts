/** What the first question of a game needs, fetched all at once, before anybody waits for it. */
import { useEffect } from 'preact/compat';
import { fetchCards, fetchSettings } from '../games/catalogue.ts';
import { screenFor } from '../games/screens.ts';
import { whenCalm } from '../kit/calm.ts';

export function foresee(game: string): void {
  const parts = [
    // A browser asks for six files at a time: what the table is laid with first.
    fetchSettings(game),
    import('./settling.ts'),
    import('@vigrid/kernel/fairness'),
    import('../table/TableScreen.tsx'),
    fetchCards(game),
    screenFor(game, false),
  ];
  // Whoever needs one that did not come asks for it again.
  Promise.all(parts).catch((fault: unknown) => console.warn('Not all of the table came early:', fault));
}

/** The game that is begun most likely comes while the lobby has nothing else to fetch. */
export function useForeseen(game: string | undefined): void {
  useEffect(() => {
    if (game === undefined || isSparing()) return;
    return whenCalm(() => foresee(game), 1_200);
  }, [game]);
}

/** Whoever pays for what comes is sent what is asked for. */
const isSparing = (): boolean => 'connection' in navigator && Object(navigator.connection).saveData === true;
