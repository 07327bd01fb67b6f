/** Runs the real command, as a user would, away from any terminal. */
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { Complaint, type ExitCode } from '../src/complaint.ts';
import { carryOut } from '../src/vigrid.ts';

export const command = fileURLToPath(new URL('../bin/vigrid.mjs', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Around {
  /** What is typed. */
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export function vigrid(args: readonly string[], { input = '', cwd, env }: Around = {}): Promise<Ended> {
  const child = spawn(process.execPath, [command, ...args], {
    cwd,
    env: { PATH: process.env.PATH, LANG: 'en_GB.UTF-8', ...env },
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  // A game that is over does not read the rest.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/** Checks that a call ends with this complaint; quicker than running the whole command for each. */
export async function complains(args: readonly string[], code: ExitCode, sentence: string): Promise<void> {
  const complaint: unknown = await carryOut([...args, '--lang=en']).catch((error: unknown) => error);
  if (!(complaint instanceof Complaint)) throw new Error(`${args.join(' ')} did not complain.`);
  expect(complaint.text.en).toContain(sentence);
  expect(complaint.code).toBe(code);
  expect(complaint.text.ru).toMatch(/[а-я]/);
}

/** What a command printed with --json, line by line. */
export const jsonLines = ({ out }: Ended): unknown[] =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** A file with this text in a folder of its own. */
export function fileWith(name: string, text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'vigrid-cli-')), name);
  writeFileSync(path, text);
  return path;
}
