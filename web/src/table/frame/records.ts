/** What this browser remembers of one's games: won in a row, the quickest victory. Of each table only once. */
import { memory } from '../../i18n/store.ts';

export interface Records {
  readonly played: number;
  readonly won: number;
  readonly inRow: number;
  /** The turn of the quickest victory; null before the first. */
  readonly quickest: number | null;
  /** The table that was counted last. */
  readonly table: string;
}

const none: Records = { played: 0, won: 0, inRow: 0, quickest: null, table: '' };

export interface Broken {
  readonly now: Records;
  /** A victory sooner than any before, and the turn of that one. */
  readonly quicker: number | null;
}

/** The records with one more game. */
export function counted(before: Records, table: string, won: boolean, turn: number): Broken {
  if (before.table === table) return { now: before, quicker: null };
  const quicker = won && before.quickest !== null && turn < before.quickest ? before.quickest : null;
  return {
    quicker,
    now: {
      played: before.played + 1,
      won: before.won + Number(won),
      inRow: won ? before.inRow + 1 : 0,
      quickest: won ? Math.min(turn, before.quickest ?? turn) : before.quickest,
      table,
    },
  };
}

export function count(game: string, table: string, won: boolean, turn: number): Broken {
  const key = `${game}.records`;
  const result = counted(read(memory.read(key)), table, won, turn);
  memory.write(key, JSON.stringify(result.now));
  return result;
}

/** What an older page or a stranger has written is nothing. */
function read(text: string | null): Records {
  try {
    const found: unknown = JSON.parse(text ?? '');
    if (typeof found !== 'object' || found === null) return none;
    const { played, won, inRow, quickest, table } = { ...none, ...found };
    const numbers = [played, won, inRow, quickest ?? 0].every((n) => Number.isInteger(n));
    return numbers && typeof table === 'string' ? { played, won, inRow, quickest, table } : none;
  } catch {
    return none;
  }
}
