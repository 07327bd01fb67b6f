import {
  awaited,
  type Entry,
  eventFor,
  fingerprint,
  type GameEvent,
  type GameRecord,
  type Match,
  openMatch,
  play,
  questionFor,
} from '@vigrid/kernel';
import { type Check, checksOf, printOfLot, type Receipt } from '@vigrid/kernel/fairness';
import { type Call, type Command, wholeNumber } from '../command.ts';
import { Complaint, failed, misused } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import type { Room } from '../games.ts';
import { menuLines, menuOf } from '../play/menu.ts';
import { type Witness, witness } from '../play/witness.ts';
import { recordIn } from '../records.ts';

export const replay: Command = {
  name: 'replay',
  usage: 'FILE [--verify [--commitment HEX] [--lot HEX]] [--at N]',
  about: { ru: 'показать сохранённую партию', en: 'show a saved game' },
  more: [
    {
      ru: 'Печатается весь журнал партии; кто что видел, здесь не важно: запись знает всё.',
      en: 'Prints the whole log, with what was hidden in play: a record knows everything.',
    },
    {
      ru: 'Запись разыгрывает та версия игры, которая её сделала: нынешняя или сохранённая (vigrid games).',
      en: 'A record is played by the version of the game that made it: the present one or one that is kept (vigrid games).',
    },
  ],
  takes: { min: 1, max: 1 },
  options: {
    verify: {
      about: {
        ru: 'проверить зерно и то, что партия разыгрывается до конца записи',
        en: 'check its seed, and that it plays to the end of the record',
      },
    },
    commitment: {
      value: 'HEX',
      about: {
        ru: 'обязательство, которое стол показал до игры (docs/fairness.md)',
        en: 'the commitment that the table showed before the game (docs/fairness.md)',
      },
    },
    lot: {
      value: 'HEX',
      about: { ru: 'ваш жребий: он должен быть в зерне', en: 'your own lot: it must be part of the seed' },
    },
    at: { value: 'N', about: { ru: 'положение после N решений', en: 'the position after N decisions' } },
  },

  async run(call, desk) {
    const [file] = call.args;
    const verify = call.has('verify') || call.has('commitment') || call.has('lot');
    try {
      const { record, room } = await recordIn(file);
      const last = record.entries.length;
      const at = call.value('at');
      const n = at === undefined ? last : wholeNumber('at', at, 0, last);
      const who = witness(room, desk, seatNames(record.setup.seats, desk));
      const checks = verify ? checksOf(record, receiptOf(call, record)) : [];
      if (!desk.json) for (const check of checks) showCheck(check, desk);
      const match = replayed(file, room, who, record, n, verify || at !== undefined ? null : desk);
      const ok = checks.every(({ holds }) => holds !== false);
      if (verify) showVerdict(file, match, checks, ok, desk);
      if (at !== undefined) showPosition(room, who, match, last, desk);
      return ok ? 0 : 1;
    } catch (error) {
      if (verify && desk.json && error instanceof Complaint && error.code === 1)
        desk.printJson({ file, ok: false, problem: desk.say(error.text) });
      throw error;
    }
  },
};

/** Plays the first decisions of a record, telling the log to whoever wants it. */
function replayed(
  file: string,
  room: Room,
  who: Witness,
  record: GameRecord,
  n: number,
  desk: Desk | null,
): Match {
  const { game } = room;
  let decision = 0;
  const listener = (event: GameEvent) => {
    const told = eventFor(event, event.secret?.to[0] ?? null);
    who.see(told);
    if (!desk) return;
    const text = game.speak.event(told, desk.lang, who.names);
    if (desk.json) desk.printJson({ decision, text, event: told });
    else desk.print(`${desk.ink.faint(String(decision).padStart(4))}  ${text} ${desk.ink.faint(event.rule)}`);
  };
  const match = openMatch(game, { ...record, entries: [] }, listener);
  for (const entry of record.entries.slice(0, n)) {
    decision++;
    for (const q of match.run.asked) who.look(game.view(match.run.state, q.seat));
    enter(file, match, entry, decision);
  }
  return match;
}

/** Enters the next decision of a record, or complains that it does not play out. */
export function enter(file: string, match: Match, entry: Entry, decision: number): void {
  let problem: { ru: string; en: string } | undefined;
  try {
    problem = play(match, entry)?.text;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    problem = { ru: `игра ломается: ${why}`, en: `the game breaks: ${why}` };
  }
  if (!problem) return;
  throw failed(
    `${file}: запись не разыграть, решение ${decision}: ${problem.ru}`,
    `${file}: the record does not play out, decision ${decision}: ${problem.en}`,
  );
}

/** What whoever calls has kept from before the game. */
function receiptOf(call: Call, { fair }: GameRecord): Receipt {
  const commitment = hexOf(call, 'commitment');
  const lot = hexOf(call, 'lot');
  return {
    ...(commitment !== undefined && { commitment }),
    ...(lot !== undefined && { lot, seat: fair?.prints.indexOf(printOfLot(lot)) ?? 0 }),
  };
}

function hexOf(call: Call, option: string): string | undefined {
  const value = call.value(option);
  if (value === undefined || /^[0-9a-f]{64}$/i.test(value)) return value?.toLowerCase();
  throw misused(
    `--${option} — это 64 шестнадцатеричные цифры, а не «${value}».`,
    `--${option} is 64 hexadecimal digits, not "${value}".`,
  );
}

function showCheck({ holds, text }: Check, { ink, print, say }: Desk): void {
  const mark = holds === null ? ink.faint('·') : holds ? ink.good('✓') : ink.bad('✗');
  print(`${mark} ${say(text)}`);
}

function showVerdict(
  file: string,
  { run, record }: Match,
  checks: readonly Check[],
  ok: boolean,
  { json, ink, print, printJson, say }: Desk,
): void {
  const { result } = run.state;
  const decisions = record.entries.length;
  const sum = fingerprint(run.state);
  if (json) {
    const told = checks.map(({ of, holds, text }) => ({ of, holds, text: say(text) }));
    printJson({ file, game: run.game.id, ok, decisions, result, fingerprint: sum, checks: told });
    return;
  }
  print(
    `${ink.good('✓')} ${say({
      ru: `${file}: запись разыгрывается, решений ${decisions}, партия ${result ? 'окончена' : 'не окончена'}, отпечаток ${sum}`,
      en: `${file}: the record plays out, ${decisions} decisions, the game is ${result ? '' : 'not '}over, fingerprint ${sum}`,
    })}`,
  );
  if (ok) return;
  print(
    ink.bad(
      say({
        ru: 'Эта партия не та, о которой договорились до начала: смотрите строки со знаком ✗.',
        en: 'This game is not the one that was agreed on before: see the lines with ✗.',
      }),
    ),
  );
}

/** As the player sees it who is to decide. */
function showPosition(room: Room, who: Witness, { run, record }: Match, decisions: number, desk: Desk): void {
  const [seat = 0] = awaited(run);
  const view = room.game.view(run.state, seat);
  const question = questionFor(run, seat);
  if (desk.json) {
    desk.printJson({ game: room.game.id, at: record.entries.length, decisions, seat, question, view });
    return;
  }
  who.look(view);
  for (const line of room.terminal.draw(view, who)) desk.print(line);
  if (!question) return;
  desk.print('');
  desk.print(desk.ink.strong(room.game.speak.question(question, desk.lang, who.names)));
  for (const line of menuLines(menuOf(question, view, room, who), who)) desk.print(line);
}

export const seatNames = (seats: number, { say }: Desk): string[] =>
  Array.from({ length: seats }, (_, seat) => say({ ru: `Игрок ${seat + 1}`, en: `Player ${seat + 1}` }));
