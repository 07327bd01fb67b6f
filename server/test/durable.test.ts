import { copyFileSync, cpSync, fsyncSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFolder } from '../src/database.ts';
import type { Sync } from '../src/embedded.ts';
import { Store } from '../src/store.ts';
import { deedId } from './people.ts';
import { freshFolder, removeFolder, seatOfGuest, stonesRow } from './server.ts';

const tables = ['first', 'second', 'third', 'fourth'];
const summary = { awaited: [0], over: false, winners: null, due: null, guests: [] };

/** Where the embedded database thinks its folder is. */
const inside = '/pglite/data';

describe('a power cut', () => {
  let folder: string;
  const at = (place: string) => join(folder, place);

  beforeAll(async () => {
    folder = await freshFolder();
    const { db, close } = await openFolder(at('before'));
    const store = new Store(db);
    await store.addGuest({ id: 'anna', name: 'Anna', tokenHash: 'anna' });
    for (const id of tables) await store.addTable(stonesRow(id), [seatOfGuest('anna')]);
    await close();
  });

  afterAll(() => removeFolder(folder));

  /**
   * Acts are stored until the power goes while one is on its way. `left` is what the disk then has: the files as they
   * were when nothing ran, and each that was synced since as it was at that moment.
   */
  async function cut(name: string, keeps: boolean): Promise<{ acknowledged: number; syncs: number }> {
    const [running, left] = [at(name), at(`${name}-left`)];
    for (const place of [running, left]) cpSync(at('before'), place, { recursive: true });
    let syncs = 0;
    const sync: Sync = (descriptor, path) => {
      fsyncSync(descriptor);
      const file = relative(inside, path);
      if (keeps && !file.startsWith('..')) copy(join(running, file), join(left, file));
      syncs++;
    };
    const { db } = await openFolder(running, sync);
    const store = new Store(db);
    const act = (table: string, seq: number) =>
      store.append(table, seq, deedId(), { seat: 0, answer: seq }, summary);
    const before = syncs;
    for (const seq of [1, 2, 3]) await Promise.all(tables.map((table) => act(table, seq)));
    const during = syncs - before;
    act('first', 4).catch(() => {});
    return { acknowledged: 3 * tables.length, syncs: during };
  }

  /** What the log of each table has, when the database is opened where the power was cut. */
  async function found(name: string): Promise<number[]> {
    const { db, close } = await openFolder(at(`${name}-left`));
    const store = new Store(db);
    const lengths = await Promise.all(tables.map(async (id) => (await store.entriesOf(id)).length));
    await close();
    return lengths;
  }

  test('loses no act that was acknowledged', async () => {
    const { acknowledged } = await cut('synced', true);
    const [first, ...others] = await found('synced');
    expect(others).toEqual([3, 3, 3]);
    // The one that was on its way may be there or not.
    expect([3, 4]).toContain(first);
    expect(first + 9).toBeGreaterThanOrEqual(acknowledged);
  });

  test('would lose them if nothing were synced', async () => {
    await cut('unsynced', false);
    expect(await found('unsynced')).toEqual([0, 0, 0, 0]);
  });

  test('is prepared for once for all acts that come at the same time', async () => {
    const { acknowledged, syncs } = await cut('together', false);
    expect(syncs).toBeGreaterThan(0);
    expect(syncs).toBeLessThan(acknowledged);
  });
});

/** Folders are synced, too, and have nothing to copy. */
function copy(from: string, to: string): void {
  try {
    copyFileSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && ['EISDIR', 'ENOENT'].includes(String(error.code))))
      throw error;
  }
}
