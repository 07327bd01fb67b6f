/**
 * The record of a game: what was chosen before it, the seed, and every decision in order. Everything else, each state
 * and each event, follows from it.
 */
import type { Opening, Problem, Seat, Setup } from './game.ts';
import { isOutcome } from './random.ts';

/** All that is needed to play a game again. */
export interface GameRecord {
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  readonly clock: ClockSetting | null;
  /** How the seed came about, where it was drawn by lot (see fairness.ts). */
  readonly fair?: Fair;
  /** Only ever added to. */
  readonly entries: Entry[];
}

/** What the seed of a game was made of; hexadecimal digits, by seat. */
export interface Fair {
  readonly secret: string;
  /** What each was bound to before any lot was shown; null for bots and who gave none. */
  readonly prints: readonly (string | null)[];
  /** Null where none was opened in time. */
  readonly lots: readonly (string | null)[];
}

/** Thinking time in milliseconds: at the start, and added with each decision. */
export interface ClockSetting {
  readonly base: number;
  readonly increment: number;
  /** All of it is there anew whenever a seat is asked again after another one has decided. */
  readonly eachTurn?: true;
}

/** One entry of a record. */
export type Entry = Answered | Controlled;

interface Entered {
  readonly seat: Seat;
  /** Milliseconds since the game began, where there is a clock. */
  readonly at?: number;
}

/** A decision: the number of an answer. */
export interface Answered extends Entered {
  readonly answer: number;
}

/** Something done at the table beside answering. */
export interface Controlled extends Entered {
  readonly control: Control;
}

const answers: Answered[][] = [];

/** Records are mostly small answers without a clock: the same one is the same object in every game. */
export function shared(entry: Entry): Entry {
  if (!('answer' in entry) || entry.at !== undefined || entry.answer >= 256) return entry;
  const { seat, answer } = entry;
  answers[seat] ??= [];
  answers[seat][answer] ??= Object.freeze({ seat, answer });
  return answers[seat][answer];
}

/** What may be done at a table beside answering. */
export type Control = (typeof controls)[number];

const controls = [
  'concede',
  'offer',
  'pause',
  'resume',
  'accept',
  'decline',
  'undo',
  'undoTurn',
  'flag',
  'absent',
] as const;

/** Whether something is the name of a control. */
export const isControl = (x: unknown): x is Control => controls.some((control) => control === x);

/**
 * The record as text: one line of JSON for the setup, one line for the decisions. A decision is its number; a letter
 * before it names the seat when it is not the one before ("a3 0 b7"), `!` and a name stand for a control, `@` and a
 * number for the time since the entry before.
 */
export function saveRecord(record: GameRecord): string {
  const { entries, ...head } = record;
  let seat = -1;
  let at = 0;
  const words = entries.map((entry) => {
    let word = entry.seat === seat ? '' : String.fromCharCode(97 + entry.seat);
    word += 'answer' in entry ? entry.answer : `!${entry.control}`;
    if (entry.at !== undefined) word += `@${entry.at - at}`;
    seat = entry.seat;
    at = entry.at ?? at;
    return word;
  });
  return `${JSON.stringify({ vigrid: 1, ...head })}\n${words.join(' ')}\nend ${entries.length}\n`;
}

/** Reads a saved record, or says what is wrong with it. Whether it can be replayed is for `replay` to tell. */
export function loadRecord(text: string): { record: GameRecord } | { problem: Problem } {
  const [first = '', second = '', last = '', ...rest] = text.split('\n');
  const head = readHead(first);
  if (head === 'fair') {
    return bad(
      1,
      'Не читается, как выпало зерно: в поле fair нужны secret, prints и lots из 64 шестнадцатеричных цифр или null.',
      'How the seed was drawn can not be read: the field fair needs secret, prints and lots of 64 hexadecimal digits or null.',
    );
  }
  if (!head) {
    return bad(
      1,
      'Это не запись партии Vigrid: в первой строке должен быть JSON с полем "vigrid": 1.',
      'This is no record of a Vigrid game: its first line must be JSON with "vigrid": 1.',
    );
  }
  // Said first: where the text breaks off, the last decision is likely broken, too.
  const promised = /^end (\d+)$/.exec(last.trim());
  if (!promised) {
    return bad(
      3,
      'Запись обрывается: последней строкой должно быть «end» и число решений.',
      'The record is cut short: its last line must be "end" and the number of decisions.',
    );
  }
  const entries: Entry[] = [];
  let at = 0;
  for (const word of second.split(' ').filter(Boolean)) {
    const entry = readWord(word, entries.at(-1)?.seat, at);
    if (!entry) {
      return bad(
        2,
        `Решение ${entries.length + 1} не читается: «${word}». Ждём число, например «12» или «b3».`,
        `Decision ${entries.length + 1} can not be read: "${word}". A number such as "12" or "b3" is expected.`,
      );
    }
    entries.push(entry);
    at = entry.at ?? at;
  }
  if (Number(promised[1]) !== entries.length) {
    return bad(
      3,
      `Запись неполна: обещано решений ${promised[1]}, есть ${entries.length}.`,
      `The record is incomplete: it promises ${promised[1]} decisions and has ${entries.length}.`,
    );
  }
  if (rest.some((line) => line.trim() !== '')) {
    return bad(
      4,
      'После конца записи есть лишние строки.',
      'There are more lines after the end of the record.',
    );
  }
  return { record: { ...head, entries } };
}

/** The word `fair` where only that can not be read. */
function readHead(line: string): Omit<GameRecord, 'entries'> | 'fair' | null {
  let head: unknown;
  try {
    head = JSON.parse(line);
  } catch {
    return null;
  }
  if (!isObject(head) || head.vigrid !== 1) return null;
  const { game, version, setup, clock } = head;
  if (typeof game !== 'string' || typeof version !== 'number' || !isObject(setup)) return null;
  const { seats, seed, options } = setup;
  if (typeof seats !== 'number' || typeof seed !== 'string') return null;
  const timed =
    isObject(clock) && typeof clock.base === 'number' && typeof clock.increment === 'number'
      ? {
          base: clock.base,
          increment: clock.increment,
          ...(clock.eachTurn === true && { eachTurn: true as const }),
        }
      : null;
  const from = readOpening(setup.from);
  const fair = readFair(head.fair);
  if (from === null) return null;
  if (fair === null) return 'fair';
  return {
    game,
    version,
    setup: { seats, seed, options, ...(from && { from }) },
    clock: timed,
    ...(fair && { fair }),
  };
}

/** Undefined where the seed was not drawn by lot; null where that can not be read. */
function readFair(fair: unknown): Fair | undefined | null {
  if (fair === undefined) return undefined;
  if (!isObject(fair)) return null;
  const { secret, prints, lots } = fair;
  return isHex(secret) && isHexList(prints) && isHexList(lots) ? { secret, prints, lots } : null;
}

const isHex = (x: unknown): x is string => typeof x === 'string' && /^[0-9a-f]{64}$/.test(x);

const isHexList = (x: unknown): x is (string | null)[] =>
  Array.isArray(x) && x.length <= 8 && x.every((one) => one === null || isHex(one));

/** Undefined where the game begins at its beginning; null where it can not be read. */
function readOpening(from: unknown): Opening | undefined | null {
  if (from === undefined) return undefined;
  if (!isObject(from)) return null;
  const { position, random } = from;
  if (random === undefined) return { position };
  return Array.isArray(random) && random.every(isOutcome) ? { position, random } : null;
}

/** The word after an entry of the given seat and moment. */
function readWord(word: string, before: Seat | undefined, since: number): Entry | null {
  const parts = /^([a-h]?)(?:(\d{1,16})|!([a-zA-Z]+))(?:@(\d{1,13}))?$/.exec(word);
  if (!parts) return null;
  const [, letter, number, control, wait] = parts;
  const seat = letter ? letter.charCodeAt(0) - 97 : before;
  if (seat === undefined) return null;
  const at = wait === undefined ? {} : { at: since + Number(wait) };
  if (number !== undefined) return { seat, answer: Number(number), ...at };
  return isControl(control) ? { seat, control, ...at } : null;
}

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

const bad = (line: number, ru: string, en: string) => ({ problem: { line, text: { ru, en } } });
