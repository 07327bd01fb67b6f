/** A server in a process and a folder of its own, for the commands that put a strain on it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { frugal, frugally } from '../scripts/lib/serve.mjs';

export interface Served {
  readonly url: string;
  readonly folder: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
  /** Afterwards: what it kept is gone. */
  clear(): void;
}

/** Starts one as `npm start` does, with a folder of its own if none is given; whatever it logs is given to `log`. */
export async function startServer(
  log: (line: string) => void,
  env: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const folder = env.VIGRID_DATA ?? mkdtempSync(join(tmpdir(), 'vigrid-bench-'));
  const child = spawn(process.execPath, [...frugal, program('main')], {
    env: { ...process.env, ...frugally, PORT: '0', ...env, VIGRID_DATA: folder },
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

/** Gives the first core to a server alone, and the others to us and to what we start from now on. */
export function onServersCore(pid: number | undefined): void {
  const others = availableParallelism() - 1;
  if (others === 0 || pid === undefined || process.platform !== 'linux') return;
  const pin = (cores: string, which: number) => spawnSync('taskset', ['-a', '-c', '-p', cores, `${which}`]);
  pin('0', pid);
  pin(`1-${others}`, process.pid);
}

export const program = (name: string): string =>
  fileURLToPath(new URL(`../server/src/${name}.ts`, import.meta.url));

/** What the server's own figures say. */
export async function readings(
  url: string,
): Promise<{ cpu: number; memory: number; heap: number; delay: number; tables: number }> {
  const text = await (await fetch(new URL('/metrics', url))).text();
  const of = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    cpu: of('process_cpu_seconds_total'),
    memory: of('process_resident_memory_bytes'),
    heap: of('nodejs_heap_size_used_bytes'),
    delay: of('nodejs_eventloop_lag_max_seconds'),
    tables: of('vigrid_tables_in_memory'),
  };
}

/** The number of an option; ends the program with a sentence if it is none. */
export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const number = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  console.error(`--${option} is "${text}", but must be a whole number from ${least} to ${most}.`);
  process.exit(2);
}
