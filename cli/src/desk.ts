/** Where a command reads and writes. */
import type { Lang, Text } from '@vigrid/kernel';
import type { Ink } from '@vigrid/kernel/terminal';
import { inkFor } from './ink.ts';

export interface Desk {
  readonly lang: Lang;
  /** JSON lines instead of text for people. */
  readonly json: boolean;
  /** For what is printed; without colour unless that goes to a terminal. */
  readonly ink: Ink;
  /** Columns of the terminal. */
  readonly width: number;
  /** Prints a line of the result. */
  print(line: string): void;
  /** Prints a line of the result as JSON. */
  printJson(value: unknown): void;
  /** Says something beside the result, on the error stream. */
  note(line: string): void;
  /** Shows how far a long work has come, in one line that the next call replaces; null takes it away. */
  progress(line: string | null): void;
  say(text: Text): string;
}

export function openDesk(lang: Lang, json: boolean): Desk {
  const { stdout, stderr } = process;
  const isTerminal = stdout.isTTY === true;
  const print = (line: string) => void stdout.write(`${line}\n`);
  let shownAt = 0;
  return {
    lang,
    json,
    ink: inkFor(!json && isTerminal && stdout.hasColors()),
    width: Math.max(60, Math.min(isTerminal ? stdout.columns : 100, 120)),
    print,
    printJson: (value) => print(JSON.stringify(value)),
    note: (line) => void stderr.write(`${line}\n`),
    progress(line) {
      if (stderr.isTTY !== true || (line === null ? shownAt === 0 : Date.now() - shownAt < 50)) return;
      shownAt = line === null ? 0 : Date.now();
      stderr.write(`\r\u001b[2K${line ?? ''}`);
    },
    say: (text) => text[lang],
  };
}

/** Russian where the environment asks for it, else English. */
export function usualLang({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Lang {
  return (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().startsWith('ru') ? 'ru' : 'en';
}
