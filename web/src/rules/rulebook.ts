/** The rulebook of a game, fetched once per page. */
import type { Rulebook } from '@vigrid/kernel';
import { useEffect, useState } from 'preact/compat';
import { fetchPage, NotThere } from '../shell/site.ts';

/** Null: on its way. */
export type Fetched = Rulebook | 'missing' | 'failed' | null;

const books = new Map<string, Promise<Fetched>>();

export function fetchRulebook(game: string): Promise<Fetched> {
  let book = books.get(game);
  if (!book) {
    book = load(game);
    books.set(game, book);
    // A failure is not kept: the next one who asks tries again.
    void book.then((outcome) => outcome === 'failed' && books.delete(game));
  }
  return book;
}

async function load(game: string): Promise<Fetched> {
  try {
    return await fetchPage<Rulebook>(`api/games/${encodeURIComponent(game)}/rules`);
  } catch (error) {
    return error instanceof NotThere ? 'missing' : 'failed';
  }
}

/** Of no game as long as it need not come. */
export function useRulebook(game: string | null): Fetched {
  const [book, setBook] = useState<{ game: string; fetched: Fetched } | null>(null);
  useEffect(() => {
    if (game === null) return;
    let here = true;
    fetchRulebook(game).then((fetched) => {
      if (here) setBook({ game, fetched });
    });
    return () => {
      here = false;
    };
  }, [game]);
  return book?.game === game ? book.fetched : null;
}
