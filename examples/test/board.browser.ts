/** The board in a plain page, bundled from the installed packages and played to its end in a browser. */
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { installed } from './installed.ts';

test('the board of the examples is played to its end, without a server of ours', async () => {
  const folder = await installed();
  const bundle = await rolldown({ input: join(folder, 'board/main.mjs'), cwd: folder, platform: 'browser' });
  await bundle.write({ file: join(folder, 'board/board.js') });
  const files = createServer(({ url = '/' }, reply) => {
    const script = url === '/board.js';
    reply.setHeader('content-type', script ? 'text/javascript' : 'text/html');
    reply.end(readFileSync(join(folder, 'board', script ? 'board.js' : 'index.html')));
  });
  await new Promise<void>((ready) => files.listen(0, '127.0.0.1', ready));
  const executablePath = process.env.VIGRID_CHROMIUM;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const { port } = Object(files.address());
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.locator('#answers button').first().waitFor();
    expect(await page.locator('#table section').count()).toBeGreaterThan(2);
    const answers = page.locator('#answers button');
    let pressed = 0;
    for (; pressed < 100 && (await answers.count()) > 0; pressed++) await answers.first().click();
    expect(pressed).toBeGreaterThan(2);
    expect(await page.locator('#question').textContent()).toMatch(/^Over: won by (you|bot|you and bot)\.$/);
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
    files.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
