import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { node, Problem, root } from './run.mjs';

/**
 * Keeps the memory of a server small: what it makes for a moment only need not have tens of megabytes to itself. And one
 * thread beside it collects garbage, not four: on one core these would keep every act waiting for a fifth of a second.
 */
export const frugal = ['--max-semi-space-size=8', '--liftoff-only', '--v8-pool-size=1'];

/** The same for what is not JavaScript, where the C library is glibc: large blocks go back to the system at once. */
export const frugally = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * Runs a server until it ends, and gives its exit code. Signals to stop are passed on to it.
 * @param {string} script
 * @returns {Promise<number>}
 */
export function serve(script) {
  // In a process group of its own the server gets one Ctrl-C, from here, not three: terminal, npm and here.
  const detached = process.platform !== 'win32';
  const follow = new URL('./follow.mjs', import.meta.url).href;
  const server = spawn(node, [...frugal, '--import', follow, script], {
    cwd: root,
    env: { ...process.env, ...frugally },
    stdio: 'inherit',
    detached,
  });
  let lastSignal = 0;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      const now = Date.now();
      if (now - lastSignal > 500) server.kill(signal);
      lastSignal = now;
    });
  }
  return new Promise((resolve, reject) => {
    server.on('error', (error) => reject(new Problem(`The server could not be started: ${error.message}.`)));
    server.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
