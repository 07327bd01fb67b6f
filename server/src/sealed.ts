/**
 * Games that nothing here can play on: begun under a version whose engine is not kept (docs/versions.md), or with a log
 * that does not play out. The log stays as it is. Whoever sits there may concede; then the others have won, by T-4
 * whatever their number, and the record is given as that of any finished game.
 */
import type { Entry, Seat, Text } from '@vigrid/kernel';
import { Denied } from './denials.ts';

export interface Sealed {
  readonly game: string;
  readonly version: number;
  readonly entries: readonly Entry[];
  readonly begun: boolean;
  readonly ended: boolean;
}

export const isSealed = (engine: object): engine is Sealed => 'entries' in engine;

/** What those at the table are told. */
export function sealedText({ game, version, begun, ended }: Sealed): Text {
  const which = {
    ru: `Партия в «${game}» начата по версии ${version}, а движка этой версии здесь нет`,
    en: `This game of ${game} was begun under version ${version}, and no engine of that version is here`,
  };
  if (!begun) {
    return {
      ru: `Стол для «${game}» открыт по версии ${version}, и так эту игру больше не начать. Встаньте и откройте новый.`,
      en: `This table was opened for version ${version} of ${game}, which can not be begun any more. Stand up and make a new one.`,
    };
  }
  if (ended) {
    return {
      ru: `${which.ru}. Партия окончена; её запись можно скачать.`,
      en: `${which.en}. The game is over; its record can be downloaded.`,
    };
  }
  return {
    ru: `${which.ru}: играть дальше нельзя. Можно сдаться, тогда победят остальные (T-4), а запись можно будет скачать.`,
    en: `${which.en}: it can not go on. You may concede; then the others win (T-4) and the record can be downloaded.`,
  };
}

export const sealedDenial = (sealed: Sealed): Denied =>
  new Denied({ code: 'forbidden', text: sealedText(sealed) });

/** Who has won, as far as the log says it by itself: those who have not left. */
export function sealedWinners({ entries, ended }: Sealed, seats: number): Seat[] | null {
  const left = (entry: Entry | undefined) =>
    entry !== undefined && 'control' in entry && ['concede', 'flag', 'absent'].includes(entry.control);
  if (!ended || !left(entries.at(-1))) return null;
  const gone = entries.filter(left).map((entry) => entry.seat);
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !gone.includes(seat));
}
