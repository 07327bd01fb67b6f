/** Saved games that a command is given. */
import { gameIds } from '@vigrid/games';
import { type GameRecord, loadRecord, readSettings } from '@vigrid/kernel';
import { Complaint, failed } from './complaint.ts';
import { readText } from './files.ts';
import { type Room, roomOfVersion, versionsOf } from './games.ts';

/** The record in a file and the version of the game that plays it. */
export async function recordIn(file: string): Promise<{ record: GameRecord; room: Room }> {
  const read = loadRecord(await readText(file));
  if ('problem' in read) {
    const { line, text } = read.problem;
    throw new Complaint(1, { ru: `${file}:${line} ${text.ru}`, en: `${file}:${line} ${text.en}` });
  }
  const { record } = read;
  if (!gameIds.includes(record.game)) {
    throw failed(
      `${file}: игры «${record.game}» здесь нет, есть: ${gameIds.join(', ')}.`,
      `${file}: there is no game "${record.game}" here, there are: ${gameIds.join(', ')}.`,
    );
  }
  const room = await roomOfVersion(record.game, record.version);
  if (!room) {
    const here = (await versionsOf(record.game)).join(', ');
    throw failed(
      `${file}: партию записала версия ${record.version} этой игры, а здесь есть только ${here}. Запись цела: её разыграет Vigrid с этой версией (docs/versions.md).`,
      `${file}: the record was made by version ${record.version} of the game; here there is only ${here}. Nothing is lost: a Vigrid with that version plays it (docs/versions.md).`,
    );
  }
  const { seats } = record.setup;
  const { min, max } = room.game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw failed(
      `${file}: в записи игроков ${seats}, а играют от ${min} до ${max}.`,
      `${file}: the record is for ${seats} players; the game is for ${min} to ${max}.`,
    );
  }
  const options = readSettings(room.game, record.setup.options, seats);
  if ('problems' in options) {
    const [{ text }] = options.problems;
    throw failed(
      `${file}: настройка партии не годится. ${text.ru}`,
      `${file}: the set-up can not be played. ${text.en}`,
    );
  }
  return { record, room };
}
