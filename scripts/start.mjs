// `npm start`: installs and builds what is missing, then runs the server until it is told to stop.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { install } from './lib/install.mjs';
import { node, Problem, root } from './lib/run.mjs';
import { buildWeb } from './lib/web.mjs';

try {
  await install();
  await buildWeb();
  process.exitCode = await serve();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** @returns {Promise<number>} the server's exit code */
async function serve() {
  // In a process group of its own the server gets one Ctrl-C, from here, not three: terminal, npm and here.
  const server = spawn(node, ['--import', './scripts/lib/follow.mjs', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    detached: process.platform !== 'win32',
  });
  const ended = new Promise((resolve, reject) => {
    server.on('error', (error) => reject(new Problem(`The server could not be started: ${error.message}.`)));
    server.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
  let lastSignal = 0;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      const now = Date.now();
      if (now - lastSignal > 500) server.kill(signal);
      lastSignal = now;
    });
  }
  // npm may be killed with no chance to pass it on. Started by hand, this may well outlive its shell.
  if (process.env.npm_lifecycle_event === 'start') await import('./lib/follow.mjs');
  return ended;
}
