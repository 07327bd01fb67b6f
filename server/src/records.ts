/** The record of a game for whoever wants to replay it or to verify its shuffles. */
import { saveRecord } from '@vigrid/kernel';
import { denied } from './denials.ts';
import { isOver } from './playing.ts';
import type { Table } from './table.ts';

/** Only of a finished game: the record has the seed and the decks, and with them everything that was hidden. */
export function recordOf({ playing }: Table): string {
  if (playing && isOver(playing)) return saveRecord(playing.match.record);
  throw denied(
    'invalid',
    'Запись дают после конца партии.',
    'The record is given after the end of the game.',
  );
}
