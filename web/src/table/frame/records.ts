/** What this browser remembers of one's games: won in a row, the quickest victory, feats. Of each table only once. */
import type { Feat } from '../../games/screen.ts';
import { memory } from '../../i18n/store.ts';

export interface Records {
  readonly played: number;
  readonly won: number;
  readonly inRow: number;
  /** The turn of the quickest victory; null before the first. */
  readonly quickest: number | null;
  /** The most that was reached of each feat. */
  readonly best: Readonly<Record<string, number>>;
  /** The table that was counted last. */
  readonly table: string;
}

const none: Records = { played: 0, won: 0, inRow: 0, quickest: null, best: {}, table: '' };

export interface Broken {
  readonly now: Records;
  /** A victory sooner than any before, and the turn of that one. */
  readonly quicker: number | null;
  /** Feats that were more than ever before, and what that was. */
  readonly feats: readonly { readonly feat: Feat; readonly before: number }[];
}

/** The records with one more game. */
export function counted(
  before: Records,
  table: string,
  won: boolean,
  turn: number,
  done: readonly Feat[] = [],
): Broken {
  if (before.table === table) return { now: before, quicker: null, feats: [] };
  const quicker = won && before.quickest !== null && turn < before.quickest ? before.quickest : null;
  return {
    quicker,
    // A first game has nothing to break.
    feats: done.flatMap((feat) => {
      const most = before.best[feat.id];
      return most !== undefined && feat.n > most ? { feat, before: most } : [];
    }),
    now: {
      played: before.played + 1,
      won: before.won + Number(won),
      inRow: won ? before.inRow + 1 : 0,
      quickest: won ? Math.min(turn, before.quickest ?? turn) : before.quickest,
      best: {
        ...before.best,
        ...Object.fromEntries(done.map(({ id, n }) => [id, Math.max(n, before.best[id] ?? n)])),
      },
      table,
    },
  };
}

export function count(
  game: string,
  table: string,
  won: boolean,
  turn: number,
  done: readonly Feat[],
): Broken {
  const key = `${game}.records`;
  const result = counted(read(memory.read(key)), table, won, turn, done);
  memory.write(key, JSON.stringify(result.now));
  return result;
}

/** What an older page or a stranger has written is nothing. */
function read(text: string | null): Records {
  try {
    const found: unknown = JSON.parse(text ?? '');
    if (typeof found !== 'object' || found === null) return none;
    const { played, won, inRow, quickest, best, table } = { ...none, ...found };
    if (typeof best !== 'object' || best === null) return none;
    const numbers = [played, won, inRow, quickest ?? 0, ...Object.values(best)];
    return numbers.every((n) => Number.isInteger(n)) && typeof table === 'string'
      ? { played, won, inRow, quickest, best, table }
      : none;
  } catch {
    return none;
  }
}
