import { printOfLot } from '@vigrid/kernel/fairness';
import type { Requests, TableState, Update } from '@vigrid/protocol';
import { expect, test } from 'vitest';
import { memory, tableState } from './fake.ts';
import { lotsIn } from './lots.ts';

/** A browser's lots, and the lots that it has opened. */
function browser() {
  const keep = memory();
  const opened: Requests['lot'][0][] = [];
  const lots = lotsIn(keep, {
    async open(wish) {
      opened.push(wish);
    },
  });
  return { lots, opened, keep };
}

const commitment = 'c0'.repeat(32);
const shown = (print: string, setup = '5e'): NonNullable<Update['lots']> => ({
  setup,
  prints: [print, null],
});
const state = (lots?: Update['lots'], seat: number | null = 0): TableState => {
  const made = tableState(-1);
  return { ...made, table: 't', seat, commitment, now: { ...made.now, ...(lots && { lots }) } };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a lot is opened when its print and the commitment of the server are kept, once', async () => {
  const { lots, opened } = browser();
  const { print = '' } = await lots.printFor('t');
  lots.opened(state());
  lots.drawing('t', 0, shown(print));
  await settled();
  expect(opened).toHaveLength(1);
  expect(printOfLot(opened[0].lot)).toBe(print);
  expect(lots.of('t')).toMatchObject({ commitment, setup: '5e', prints: [print, null], seat: 0, laid: true });
  lots.drawing('t', 0, shown(print));
  await settled();
  expect(opened).toHaveLength(1);
});

test('no lot is opened before there is a commitment', async () => {
  const { lots, opened } = browser();
  const lot = await lots.draw();
  lots.keep('t', lot);
  lots.drawing('t', 0, shown(lot?.print ?? ''));
  await settled();
  expect(opened).toEqual([]);
  // With the table it comes, and then at once.
  lots.opened(state(shown(lot?.print ?? '')));
  await settled();
  expect(opened).toEqual([{ table: 't', lot: lot?.lot }]);
});

test('no lot is opened for a seat that has another print, nor when what was fixed is changed afterwards', async () => {
  const { lots, opened, keep } = browser();
  const { print = '' } = await lots.printFor('t');
  lots.opened(state());
  lots.drawing('t', 0, shown('00'.repeat(32)));
  lots.drawing('t', 0, shown(print));
  await settled();
  expect(opened).toEqual([]);
  // What was shown first is what the game will be compared with, also after the page was loaded anew.
  const later = lotsIn(keep, { open: async () => {} });
  expect(later.of('t')?.prints).toEqual(['00'.repeat(32), null]);
});

test('who looks on, or finds the game begun, has no lot in it', async () => {
  const { lots, opened } = browser();
  const { print = '' } = await lots.printFor('t');
  lots.opened(state(shown(print), null));
  expect(lots.of('t')).toBe(null);
  expect(opened).toEqual([]);
});

test('lots of the latest hundred tables are kept', async () => {
  const { lots } = browser();
  for (let n = 0; n < 105; n++) lots.keep(`t${n}`, { lot: `${n}`, print: '' });
  expect(lots.of('t4')).toBe(null);
  expect(lots.of('t5')?.lot).toBe('5');
  expect(lots.of('t104')?.lot).toBe('104');
});
