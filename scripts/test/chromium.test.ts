import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chromium } from '../lib/chromium.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigrid-chromium-'));
  vi.stubEnv('CHROMIUM', '');
  vi.stubEnv('PATH', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function program(name: string, exitCode: number) {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(path, 0o755);
  return path;
}

test('a Chromium on the PATH is found, past one that does not start', async () => {
  program('chromium', 1);
  const chrome = program('google-chrome', 0);
  expect(await chromium()).toBe(chrome);
});

test('the headless shell, which costs less, comes before a whole browser', async () => {
  program('chromium', 0);
  const shell = program('chromium-headless-shell', 0);
  expect(await chromium()).toBe(shell);
});

test('the one that CHROMIUM names comes first', async () => {
  program('chromium', 0);
  const own = program('own-build', 0);
  vi.stubEnv('CHROMIUM', own);
  expect(await chromium()).toBe(own);
});

test('a CHROMIUM that does not start is refused, not passed over', async () => {
  program('chromium', 0);
  vi.stubEnv('CHROMIUM', join(folder, 'missing'));
  await expect(chromium()).rejects.toThrow(
    /CHROMIUM is set to .*missing, which is not a Chromium that starts/,
  );
});

test('without any, and without a way to install one, it says what to do', async () => {
  await expect(chromium()).rejects.toThrow(/need Chromium: install it/);
});
