/**
 * Chance that nobody chose: the seed of a served game is made of the server's secret, which it is bound to before, and
 * of a lot of every player, to which each is bound before any is shown. docs/fairness.md tells the protocol and why.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Text } from '@vigrid/speech';
import type { Setup } from './game.ts';
import type { Fair, GameRecord } from './record.ts';

/** What the server publishes before anything: it can not change its secret any more. */
export const commitmentOf = (secret: string): string => hash(`vigrid commitment 1\n${secret}`);

/** What a player gives away of a lot until all are given: nobody can change theirs any more. */
export const printOfLot = (lot: string): string => hash(`vigrid lot 1\n${lot}`);

/** What is played, down to the order of every deck list: the same seed deals another set-up otherwise. */
export const printOfSetup = (game: string, version: number, { seats, options }: SetupPlayed): string =>
  hash(`vigrid setup 1\n${JSON.stringify({ game, version, seats, options })}`);

type SetupPlayed = Pick<Setup, 'seats' | 'options'>;

/** The seed: what nobody could foresee as long as the server or one of the players kept to the rules. */
export function seedOf(secret: string, lots: Fair['lots']): string {
  const given = lots.map((lot, seat) => `${seat} ${lot ?? '-'}\n`).join('');
  return `chacha20:${bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(`vigrid seed 1\n${given}`)))}`;
}

/** Something random that nobody can guess: a secret, or a lot. */
export const freshLot = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/** How the server was bound before there were lots: the seed was its alone. */
export const oldCommitmentOf = (seed: string): string => hash(seed);

/** The commitment that was shown before a game of which this is the record. */
export const commitmentIn = ({ fair, setup }: GameRecord): string =>
  fair ? commitmentOf(fair.secret) : oldCommitmentOf(setup.seed);

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** What somebody has kept from before the game, as far as they have. */
export interface Receipt {
  readonly commitment?: string;
  readonly setup?: string;
  readonly prints?: readonly (string | null)[];
  readonly seat?: number;
  readonly lot?: string;
  /** The server has said that it has the lot. */
  readonly laid?: boolean;
}

/** One thing that was checked. True: it holds. False: somebody cheated, or the record was changed. Null: nothing to compare. */
export interface Check {
  readonly of: 'commitment' | 'setup' | 'prints' | 'own' | 'lots' | 'seed' | 'replay' | 'shown';
  readonly holds: boolean | null;
  readonly text: Text;
}

/** Whether a record is what was agreed on before, as far as that can be told without playing it. */
export function checksOf(record: GameRecord, kept: Receipt = {}): Check[] {
  const { fair, setup } = record;
  const check = (of: Check['of'], holds: boolean | null, ru: string, en: string): Check => ({
    of,
    holds,
    text: { ru, en },
  });
  const commitment = commitmentIn(record);
  const bound =
    kept.commitment === undefined
      ? check(
          'commitment',
          null,
          `Обязательство сервера до игры должно было быть ${commitment}; сравнить не с чем.`,
          `The server's commitment before the game must have been ${commitment}; there is nothing to compare it with.`,
        )
      : kept.commitment === commitment
        ? check(
            'commitment',
            true,
            'Тайна сервера — та, которой он связал себя до игры.',
            'The secret of the server is the one it was bound to before the game.',
          )
        : check(
            'commitment',
            false,
            `Сервер связал себя другой тайной: до игры он показал ${kept.commitment}, а эта запись даёт ${commitment}.`,
            `The server was bound to another secret: before the game it showed ${kept.commitment}, but this record gives ${commitment}.`,
          );
  if (!fair) {
    return [
      bound,
      check(
        'lots',
        null,
        'Игроки в зерне не участвовали: его выбрал один сервер (или партия сыграна без него).',
        'The players had no part in the seed: the server alone chose it (or the game was played without one).',
      ),
    ];
  }
  const { prints, lots } = fair;
  const played = printOfSetup(record.game, record.version, setup);
  const checks = [bound];
  if (kept.setup !== undefined) {
    checks.push(
      kept.setup === played
        ? check(
            'setup',
            true,
            'Игра, настройки и колоды — те, что были закреплены до жребиев.',
            'Game, settings and decks are those that were fixed before the lots.',
          )
        : check(
            'setup',
            false,
            'Настройки или колоды изменены после того, как стали известны жребии.',
            'Settings or decks were changed after the lots were known.',
          ),
    );
  }
  if (kept.prints !== undefined) {
    const same =
      prints.length === kept.prints.length && prints.every((print, i) => print === kept.prints?.[i]);
    checks.push(
      same
        ? check(
            'prints',
            true,
            'Отпечатки всех жребиев — те, что были показаны до того, как их открыли.',
            'The prints of all lots are those that were shown before they were opened.',
          )
        : check(
            'prints',
            false,
            'Отпечатки жребиев в записи — не те, что были показаны до игры.',
            'The prints of the lots in the record are not those that were shown before the game.',
          ),
    );
  }
  if (kept.lot !== undefined && kept.seat !== undefined) checks.push(ownLot(fair, kept.lot, kept.seat, kept));
  const wrong = lots.findIndex((lot, seat) => lot !== null && printOfLot(lot) !== prints[seat]);
  const withheld = prints.flatMap((print, seat) => (print !== null && lots[seat] === null ? [seat + 1] : []));
  const given = lots.filter((lot) => lot !== null).length;
  if (lots.length !== setup.seats || prints.length !== setup.seats) {
    checks.push(
      check(
        'lots',
        false,
        `Мест ${setup.seats}, а жребиев записано ${lots.length}.`,
        `There are ${setup.seats} seats, but the record lists ${lots.length} lots.`,
      ),
    );
  } else if (wrong >= 0) {
    checks.push(
      check(
        'lots',
        false,
        `Жребий места ${wrong + 1} подменён: его отпечаток не тот, что был показан раньше.`,
        `The lot of seat ${wrong + 1} was exchanged: its print is not the one that was shown before.`,
      ),
    );
  } else {
    checks.push(
      check(
        'lots',
        given > 0 ? true : null,
        given === 0
          ? 'Никто из игроков не дал жребия: зерно выбрал один сервер.'
          : `Жребии (${given}) подходят к отпечаткам.${withheld.length > 0 ? ` Не открыт вовремя: место ${withheld.join(', ')}.` : ''}`,
        given === 0
          ? 'No player gave a lot: the server alone chose the seed.'
          : `The lots (${given}) fit their prints.${withheld.length > 0 ? ` Not opened in time: seat ${withheld.join(', ')}.` : ''}`,
      ),
    );
  }
  const seed = seedOf(fair.secret, lots);
  checks.push(
    setup.seed === seed
      ? check(
          'seed',
          true,
          'Зерно партии следует из тайны сервера и жребиев.',
          'The seed of the game follows from the secret and the lots.',
        )
      : check(
          'seed',
          false,
          `Зерно партии другое: из тайны и жребиев следует ${seed}, а в записи ${setup.seed}.`,
          `The seed of the game is another: secret and lots give ${seed}, the record has ${setup.seed}.`,
        ),
  );
  return checks;
}

function ownLot({ prints, lots }: Fair, lot: string, seat: number, { laid = true }: Receipt): Check {
  const of = 'own';
  if (lots[seat] === lot)
    return {
      of,
      holds: true,
      text: { ru: 'Ваш жребий участвовал в зерне.', en: 'Your own lot is part of the seed.' },
    };
  if (prints[seat] !== printOfLot(lot))
    return {
      of,
      holds: false,
      text: {
        ru: 'За вашим местом — чужой жребий: его дал сервер или другое ваше устройство.',
        en: 'Your seat has a lot that is not yours: the server gave it, or another device of yours.',
      },
    };
  if (laid)
    return {
      of,
      holds: false,
      text: {
        ru: 'Ваш жребий пропал: сервер подтвердил его и не взял.',
        en: 'Your lot was dropped: the server acknowledged it and did not use it.',
      },
    };
  return {
    of,
    holds: null,
    text: {
      ru: 'Ваш жребий не участвовал: вас не было, когда открывали жребии.',
      en: 'Your lot was not used: you were away when the lots were opened.',
    },
  };
}
