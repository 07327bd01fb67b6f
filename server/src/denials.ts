/** How the server says no. */
import type { Refusal, Text } from '@vigrid/kernel';
import type { Denial, DenialCode } from '@vigrid/protocol';

/** Thrown by a request that can not be carried out; the guest is sent the denial, and nothing has changed. */
export class Denied extends Error {
  readonly denial: Denial;

  constructor(denial: Denial) {
    super(denial.text.en);
    this.denial = denial;
  }
}

export const denied = (code: DenialCode, ru: string, en: string): Denied =>
  new Denied({ code, text: { ru, en } });

/** A refusal by a rule of the game or the table. */
export const refused = ({ rule, text }: Refusal | { rule?: string; text: Text }): Denied =>
  new Denied(rule === undefined ? { code: 'invalid', text } : { rule, text });

export const noSuchTable = (table: string): Denied =>
  denied('missing', `Стола «${table}» нет.`, `There is no table "${table}".`);

export const notSeated = (): Denied =>
  denied(
    'forbidden',
    'Вы не сидите за этим столом, а только смотрите.',
    'You do not sit at this table; you only watch it.',
  );

export const noHints = (): Denied =>
  denied('forbidden', 'Подсказки есть только в игре с ботами.', 'Hints are only for games against bots.');

/** The server has begun anew with another version of the game since the guest opened the table. */
export const shownOtherwise = (): Denied =>
  denied(
    'stale',
    'Стол теперь показан иначе: откройте его заново.',
    'The table is shown otherwise now: open it again.',
  );

/** What went wrong, for the log: of a failed query why, not with what, for that may be somebody's secret. */
export function faultSaid(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? faultSaid(error.cause) : (error.stack ?? error.message);
}
