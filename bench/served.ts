/** A server in a process and a folder of its own, for the commands that put a strain on it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { frugal } from '../scripts/lib/serve.mjs';

export interface Served {
  readonly url: string;
  readonly folder: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
  /** Afterwards: what it kept is gone. */
  clear(): void;
}

/** Starts one as `npm start` does; whatever it logs is given to `log`. */
export async function startServer(log: (line: string) => void): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'vigrid-bench-'));
  const child = spawn(process.execPath, [...frugal, program('main')], {
    env: { ...process.env, PORT: '0', VIGRID_DATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill());
  createInterface(child.stderr).on('line', log);
  const [line] = await once(createInterface(child.stdout), 'line');
  const [url = ''] = /http:\/\/\S+/.exec(String(line)) ?? [];
  return {
    url,
    folder,
    process: child,
    async stop() {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export const program = (name: string): string =>
  fileURLToPath(new URL(`../server/src/${name}.ts`, import.meta.url));

/** What the server's own figures say. */
export async function readings(url: string): Promise<{ cpu: number; memory: number; delay: number }> {
  const text = await (await fetch(new URL('/metrics', url))).text();
  const of = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    cpu: of('process_cpu_seconds_total'),
    memory: of('process_resident_memory_bytes'),
    delay: of('nodejs_eventloop_lag_max_seconds'),
  };
}

/** The number of an option; ends the program with a sentence if it is none. */
export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const number = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  console.error(`--${option} is "${text}", but must be a whole number from ${least} to ${most}.`);
  process.exit(2);
}
