import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint, onceFor } from '../lib/stamp.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigrid-stamp-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('fingerprint', () => {
  test('changes with the content and with the name of a file anywhere below', () => {
    mkdirSync(join(folder, 'deep/er'), { recursive: true });
    const prints = new Set<string>();
    prints.add(fingerprint([folder]));
    writeFileSync(join(folder, 'deep/er/card.ts'), 'one');
    prints.add(fingerprint([folder]));
    writeFileSync(join(folder, 'deep/er/card.ts'), 'two');
    prints.add(fingerprint([folder]));
    rmSync(join(folder, 'deep/er/card.ts'));
    writeFileSync(join(folder, 'deep/er/cards.ts'), 'two');
    prints.add(fingerprint([folder]));
    expect(prints.size).toBe(4);
  });

  test('does not change with what tools write', () => {
    writeFileSync(join(folder, 'index.ts'), 'source');
    const before = fingerprint([folder]);
    for (const name of ['dist', 'node_modules']) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'made.js'), 'made');
    }
    expect(fingerprint([folder])).toBe(before);
  });
});

describe('work done once', () => {
  const stamp = () => join(folder, 'stamps/work');
  const work = async (print: string, done: string[]) => {
    await onceFor(
      stamp(),
      () => print,
      async () => {
        done.push(print);
      },
    );
  };

  test('is repeated only when the fingerprint changes', async () => {
    const done: string[] = [];
    for (const print of ['a', 'a', 'b', 'b', 'a']) await work(print, done);
    expect(done).toEqual(['a', 'b', 'a']);
  });

  test('is repeated after it failed, even with the fingerprint of an earlier success', async () => {
    const done: string[] = [];
    await work('a', done);
    const failing = onceFor(
      stamp(),
      () => 'b',
      () => Promise.reject(new Error('no network')),
    );
    await expect(failing).rejects.toThrow('no network');
    await work('a', done);
    expect(done).toEqual(['a', 'a']);
  });

  test('is stamped with what it left, which may differ from what it found', async () => {
    let print = 'found';
    let times = 0;
    const once = () =>
      onceFor(
        stamp(),
        () => print,
        async () => {
          print = 'left';
          times += 1;
        },
      );
    await once();
    await once();
    expect(times).toBe(1);
  });
});
