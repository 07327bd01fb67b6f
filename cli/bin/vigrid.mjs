#!/usr/bin/env node
// Starts the command on a Node that runs TypeScript as it is: this one, or else the project's own.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

if (process.features.typescript) {
  await import('../src/main.ts');
} else {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const node = fileURLToPath(new URL(`../../node_modules/node/bin/node${suffix}`, import.meta.url));
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.on('SIGINT', () => {}); // the terminal sends it to the child as well, whose end is then ours
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', () => {
    console.error('Vigrid is not installed yet: run `npm install` in its folder first.');
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
  });
}
