/** Lots at a table whose players are on two servers. */
import { loadRecord } from '@vigrid/kernel';
import { checksOf, freshLot, printOfLot } from '@vigrid/kernel/fairness';
import { expect, test } from 'vitest';
import { arrive } from './people.ts';
import { freshFolder, removeFolder, serveStones } from './server.ts';

test('lots given and opened on two servers make one seed', async () => {
  const folder = await freshFolder();
  const servers = await Promise.all([1, 2].map(() => serveStones(folder, { seed: null })));
  const [first, second] = await Promise.all(servers.map(({ url }) => arrive(url)));
  const lots = [freshLot(), freshLot()];
  const seats = [{ kind: 'me' }, { kind: 'free' }] as const;
  const print = printOfLot(lots[0]);
  const { table } = await first.ask('create', { game: 'stones', seats, print });
  const { code, commitment } = await first.open(table);
  const joined = await second.ask('open', { table, code: code ?? '', print: printOfLot(lots[1]) });
  second.updates.push(joined.now);
  expect(joined.commitment).toBe(commitment);
  const shown = await Promise.all(
    [first, second].map((one) => one.until(table, (update) => update.lots !== undefined)),
  );
  expect(shown[0].lots).toEqual(shown[1].lots);
  // At once, each on their own server.
  await Promise.all([first, second].map((one, seat) => one.ask('lot', { table, lot: lots[seat] })));
  const [now] = await Promise.all(
    [first, second].map((one) => one.until(table, (update) => update.seq === 0)),
  );
  await first.control(now, 'concede');
  const read = loadRecord((await first.ask('record', { table })).record);
  if ('problem' in read) throw new Error(read.problem.text.en);
  const kept = { commitment, ...shown[1].lots, seat: 1, lot: lots[1], laid: true };
  expect(checksOf(read.record, kept).map(({ holds }) => holds)).toEqual(Array(6).fill(true));
  await Promise.all(servers.map((server) => server.close()));
  await removeFolder(folder);
});
