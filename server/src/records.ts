/** The record of a game for whoever wants to replay it or to verify its shuffles. */
import { type Fair, saveRecord } from '@vigrid/kernel';
import { isOver } from '@vigrid/protocol/table';
import { denied } from './denials.ts';
import { isSealed } from './sealed.ts';
import type { Table } from './table.ts';

/** Only of a finished game: the record has the seed and the decks, and with them everything that was hidden. */
export function recordOf(table: Table): string {
  const { playing, engine, game, setup, clock } = table;
  const fair = fairOf(table);
  if (playing && isOver(playing)) return saveRecord({ ...playing.match.record, ...fair });
  if (isSealed(engine) && engine.ended)
    return saveRecord({ game, version: engine.version, setup, clock, ...fair, entries: [...engine.entries] });
  throw denied(
    'invalid',
    'Запись дают после конца партии.',
    'The record is given after the end of the game.',
  );
}

/** What the seed was made of, where it was drawn by lot. */
const fairOf = ({ secret, seats }: Table): { fair?: Fair } =>
  secret === null
    ? {}
    : { fair: { secret, prints: seats.map(({ print }) => print), lots: seats.map(({ lot }) => lot) } };
