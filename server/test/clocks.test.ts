/** Clocks that ring for games at tables, which here are only names. */
import { begin } from '@vigrid/protocol/table';
import { expect, test } from 'vitest';
import { Clocks } from '../src/clocks.ts';
import { noSuchTable } from '../src/denials.ts';
import type { Table } from '../src/table.ts';
import { stones } from './stones.ts';

const clock = { base: 60_000, increment: 0 };

/** What is logged when the clock of a table rings whose time is out, and a look at the table fails. */
async function loggedWhenItRings(fault: Error): Promise<string[]> {
  const logged: string[] = [];
  let change: (table: Table) => void = () => {};
  await new Promise<void>((rung) => {
    const tables = {
      onChange: (listener: typeof change) => {
        change = listener;
      },
      at: () => {
        rung();
        return Promise.reject(fault);
      },
      enter: () => Promise.reject(new Error('Nothing is entered.')),
    };
    new Clocks(
      tables,
      () => clock.base,
      () => 0,
      (line) => logged.push(line),
    );
    change(tableOfStones());
  });
  await new Promise(setImmediate);
  return logged;
}

const tableOfStones = (): Table => ({
  id: 'gone',
  game: stones.id,
  engine: { game: stones, module: '' },
  older: false,
  setup: { seats: 2, seed: 's', options: {} },
  secret: null,
  lotsUntil: null,
  clock,
  open: true,
  madeBy: 'anna',
  silent: false,
  rated: false,
  watch: 'all',
  delay: 0,
  behind: null,
  left: new Map(),
  lagLeft: [],
  code: 'code',
  seats: [],
  playing: begin(stones, { seats: 2, seed: 's', options: { trap: false } }, clock),
  told: 0,
  epoch: 0,
  revision: 0,
  ours: true,
  present: new Set(),
  rematch: null,
  ratings: [],
  watchers: new Set(),
});

test('a clock whose table is gone rings for nobody, and the host is not bothered', async () => {
  expect(await loggedWhenItRings(noSuchTable('gone'))).toEqual([]);
});

test('a clock whose table can not be read is told to the host', async () => {
  expect(await loggedWhenItRings(new Error('The disk is gone.'))).toEqual([
    expect.stringContaining('The clock of table gone failed: Error: The disk is gone.'),
  ]);
});
