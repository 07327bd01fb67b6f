/** A chapter of a lesson as a table of this browser. */
import { type Chapter, openingOf } from '@vigrid/kernel/lesson';
import { makeTable } from '../local/index.ts';
import { movesIn } from './lessons.ts';

export const tableName = (game: string, chapter: number, what: 'lesson' | 'still' = 'lesson'): string =>
  `local-${what}-${game}-${chapter}`;

/** Lays the table, or finds it as it was left; gives its name. A still one stays at the beginning. */
export function prepare(
  game: string,
  at: number,
  chapter: Chapter,
  what: 'lesson' | 'still' = 'lesson',
): Promise<string> {
  const others = Array.from(
    { length: (chapter.seats ?? 2) - 1 },
    () => ({ kind: 'bot', level: 'teacher' }) as const,
  );
  return makeTable({
    id: tableName(game, at, what),
    game,
    seats: [{ kind: 'me', name: '' }, ...others],
    from: openingOf(chapter),
    course: { moves: what === 'still' ? [] : movesIn(chapter) },
  });
}
