/** The seed of a game is drawn by lot: by the server and everybody at the table, and none of them can choose it. */
import { type GameRecord, loadRecord, openMatch } from '@vigrid/kernel';
import { checksOf, freshLot, printOfLot } from '@vigrid/kernel/fairness';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualPatience } from '../src/limits.ts';
import type { Serving } from '../src/serve.ts';
import { Store } from '../src/store.ts';
import { arrive, type Person } from './people.ts';
import { freshFolder, openDatabase, removeFolder, serveStones } from './server.ts';
import { stones } from './stones.ts';

let folder: string;
let server: Serving;
const serve = (lots: number) => serveStones(folder, { seed: null, patience: { ...usualPatience, lots } });

beforeAll(async () => {
  folder = await freshFolder();
  // Long enough that no test sees it pass.
  server = await serve(3_600_000);
});

afterAll(async () => {
  await server.close();
  await removeFolder(folder);
});

/** Two guests with lots at a table whose seats are taken, and nobody has opened a lot yet. */
async function seated() {
  const [first, second] = await Promise.all([arrive(server.url), arrive(server.url)]);
  const lots = [freshLot(), freshLot()];
  const prints = lots.map(printOfLot);
  const seats = [{ kind: 'me' }, { kind: 'free' }] as const;
  const { table } = await first.ask('create', { game: 'stones', seats, print: prints[0] });
  const { code, commitment } = await first.open(table);
  const there = await second.ask('open', { table, code: code ?? '', print: prints[1] });
  second.updates.push(there.now);
  return { table, first, second, lots, prints, commitment };
}

async function recordOf(who: Person, table: string): Promise<GameRecord> {
  const { record } = await who.ask('record', { table });
  const read = loadRecord(record);
  if ('problem' in read) throw new Error(read.problem.text.en);
  return read.record;
}

describe('a table whose seats are all taken', () => {
  test('shows what everybody is bound to, begins when all lots are open, and its record proves it', async () => {
    const { table, first, second, lots, prints, commitment } = await seated();
    const shown = await first.until(table, (update) => update.lots !== undefined);
    expect(shown).toMatchObject({ seq: -1, view: null, lots: { prints } });
    await first.ask('lot', { table, lot: lots[0] });
    expect(first.updates.at(-1)?.seq).toBe(-1);
    await second.ask('lot', { table, lot: lots[1] });
    const began = await first.until(table, (update) => update.seq === 0);
    expect(began.lots).toBe(undefined);
    await Promise.all([first.playOn(table), second.playOn(table)]);
    const record = await recordOf(first, table);
    const kept = { commitment, setup: shown.lots?.setup ?? '', prints, seat: 0, lot: lots[0], laid: true };
    expect(checksOf(record, kept).map(({ of, holds }) => [of, holds])).toEqual([
      ['commitment', true],
      ['setup', true],
      ['prints', true],
      ['own', true],
      ['lots', true],
      ['seed', true],
    ]);
    expect(openMatch(stones, record).run.state.result?.winners).toEqual(
      first.updates.findLast((update) => update.over)?.over?.winners,
    );
    // Nobody was told the secret before the end.
    const { secret = '' } = record.fair ?? {};
    const before = first.heard.filter((one) => !JSON.stringify(one).includes('vigrid\\":1'));
    expect(secret).toHaveLength(64);
    expect(JSON.stringify(before)).not.toContain(secret);
  });

  test('can not be left: or somebody could look at the lots and ask for others', async () => {
    const { table, first, second, lots } = await seated();
    await second.ask('lot', { table, lot: lots[1] });
    expect((await first.refusal('stand', { table })).code).toBe('forbidden');
    expect((await first.refusal('remove', { table, seat: 1 })).code).toBe('forbidden');
  });

  test('takes no lot but the one that fits, and that one however often it is sent', async () => {
    const { table, first, second, lots } = await seated();
    const stranger = await arrive(server.url);
    expect(await first.refusal('lot', { table, lot: freshLot() })).toMatchObject({
      code: 'invalid',
      text: { en: 'This lot does not fit the print that you gave with your seat.' },
    });
    expect((await stranger.refusal('lot', { table, lot: lots[0] })).code).toBe('forbidden');
    expect((await first.raw('lot', { table, lot: 'ABC' })).ok).toBe(false);
    await first.ask('lot', { table, lot: lots[0] });
    await first.ask('lot', { table, lot: lots[0] });
    await second.ask('lot', { table, lot: lots[1] });
    await first.until(table, (update) => update.seq === 0);
    await first.ask('lot', { table, lot: lots[0] });
    expect((await first.refusal('lot', { table, lot: lots[1] })).code).toBe('stale');
  });

  test('waits for nobody who has given no print: a bot, or a program that knows nothing of lots', async () => {
    const guest = await arrive(server.url);
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
    const { table } = await guest.ask('create', { game: 'stones', seats });
    expect((await guest.open(table)).now.seq).toBeGreaterThanOrEqual(0);
    await guest.playOn(table);
    const { fair } = await recordOf(guest, table);
    expect(fair).toMatchObject({ prints: [null, null], lots: [null, null] });
  });

  test('is played again with a new secret and new lots', async () => {
    const { table, first, second, lots, commitment } = await seated();
    await first.ask('lot', { table, lot: lots[0] });
    await second.ask('lot', { table, lot: lots[1] });
    const now = await first.until(table, (update) => update.seq === 0);
    await first.control(now, 'concede');
    const [one, other] = [freshLot(), freshLot()];
    const { table: again } = await first.ask('rematch', { table, print: printOfLot(one) });
    const state = await first.open(again);
    expect(state.commitment).not.toBe(commitment);
    await second.ask('open', { table: again, print: printOfLot(other) });
    const shown = await first.until(again, (update) => update.lots !== undefined);
    expect(shown.lots?.prints).toEqual([printOfLot(one), printOfLot(other)]);
    await first.ask('lot', { table: again, lot: one });
    await second.ask('lot', { table: again, lot: other });
    await first.until(again, (update) => update.seq === 0);
  });
});

describe('a lot that is not opened', () => {
  test('is still waited for after a crash, by whoever comes next with all that was given', async () => {
    const { table, first, second, lots } = await seated();
    const shown = await first.until(table, (update) => update.lots !== undefined);
    await first.ask('lot', { table, lot: lots[0] });
    const tokens = [first.token, second.token];
    await server.close();
    server = await serve(1);
    const back = await Promise.all(tokens.map((token) => arrive(server.url, token)));
    const { now } = await back[0].open(table);
    expect(now).toMatchObject({ seq: -1, lots: shown.lots });
    await back[1].ask('lot', { table, lot: lots[1] });
    await back[0].until(table, (update) => update.seq === 0);
  });

  test('does not keep a game waiting whose time has passed while no server ran', async () => {
    await server.close();
    server = await serve(3_600_000);
    const { table, first } = await seated();
    await server.close();
    const database = await openDatabase(folder);
    await new Store(database.db).setDue(table, 1);
    await database.close();
    server = await serve(1);
    const back = await arrive(server.url, first.token);
    await back.open(table);
    await back.until(table, (update) => update.seq === 0);
  });

  test('is left out when its time has passed, and the game begins without it', async () => {
    const { table, first, lots } = await seated();
    const began = await first.until(table, (update) => update.seq === 0);
    expect((await first.refusal('lot', { table, lot: lots[0] })).code).toBe('stale');
    await first.control(began, 'concede');
    const record = await recordOf(first, table);
    expect(record.fair?.lots).toEqual([null, null]);
    const told = checksOf(record, { seat: 0, lot: lots[0], laid: false });
    expect(told.find(({ of }) => of === 'own')?.text.en).toContain('you were away');
  });
});
