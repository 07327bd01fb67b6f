/** People at a table: a bot in somebody's place, a seat taken over, two devices, pauses, who may look on. */
import type { Update } from '@vigrid/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { arrive, type Person, twoAtTable } from './people.ts';
import { freshFolder, removeFolder, serveStones } from './server.ts';
import { firstStone } from './stones.ts';

const minute = 60_000;

let folder: string;
let server: Serving;
let time = 0;

const start = () => serveStones(folder, { now: () => time });

beforeAll(async () => {
  folder = await freshFolder();
  server = await start();
});

afterAll(async () => {
  await server.close();
  await removeFolder(folder);
});

const asked = ({ question }: Update) => question !== null;
const handOf = ({ view }: Update): unknown[] =>
  view && 'hand' in view && Array.isArray(view.hand) ? view.hand : [];

/** Somebody answers somehow. */
async function answerOnce(person: Person, table: string): Promise<void> {
  const { seq } = await person.answer(await person.until(table, asked), 0);
  await person.until(table, (update) => update.seq >= seq);
}

describe('a seat given to a bot', () => {
  test('is played by it, and by its guest again who comes back', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    await second.ask('deputy', { table, seat: 1, level: 'greedy' });
    // The first round needs both: the bot lays its stone without the guest.
    const now = await second.until(table, ({ seq, seats }) => seq >= 1 && seats[1].deputy === 'greedy');
    expect([now.question, now.takingBack]).toEqual([null, null]);
    expect(handOf(now)).toHaveLength(4);
    expect(
      (await second.refusal('act', { table, id: 'a-late-answer', seq: now.seq, answer: 0 })).text.en,
    ).toContain('A bot plays for you');
    await answerOnce(first, table);
    await second.ask('deputy', { table, seat: 1, level: null });
    const back = await second.until(table, ({ seats }) => seats[1].deputy === undefined);
    expect(back.over).toBeNull();
    const ends = await Promise.all([first.playOn(table), second.playOn(table)]);
    expect(ends.every(({ over }) => over !== null)).toBe(true);
  });

  test('is played on after the server has begun anew', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    await second.ask('deputy', { table, seat: 1, level: 'greedy' });
    await server.close();
    server = await start();
    const again = await arrive(server.url, first.token);
    await again.open(table);
    expect((await again.playOn(table)).over).not.toBeNull();
  });

  test('may be taken over by whoever has the link, and the one before looks on', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    expect((await second.refusal('offerSeat', { table, seat: 1, offered: true })).text.en).toContain(
      'to a bot first',
    );
    await second.ask('deputy', { table, seat: 1, level: 'greedy' });
    const { code } = await second.ask('offerSeat', { table, seat: 1, offered: true });
    const third = await arrive(server.url);
    expect(await third.ask('invitation', { table, code })).toMatchObject({ free: true, brings: false });
    expect((await third.refusal('invitation', { table, code: 'guessed' })).code).toBe('forbidden');
    expect((await third.open(table)).seat).toBeNull();
    const state = await third.open(table, code);
    expect(state.seat).toBe(1);
    expect(handOf(state.now).length).toBeGreaterThan(0);
    const before = await second.until(table, ({ seats }) => seats[1].name === third.name);
    expect([handOf(before), before.seats[1].offered]).toEqual([[], undefined]);
    await Promise.all([first.playOn(table), third.playOn(table)]);
  });

  test('is refused to others, to strangers and with a bot that is not there', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    const stranger = await arrive(server.url);
    expect((await stranger.refusal('deputy', { table, seat: 1, level: 'greedy' })).code).toBe('forbidden');
    expect((await first.refusal('deputy', { table, seat: 1, level: 'greedy' })).code).toBe('forbidden');
    expect((await second.refusal('deputy', { table, seat: 1, level: 'nobody' })).code).toBe('missing');
    await second.ask('deputy', { table, seat: 1, level: 'greedy' });
    expect((await first.refusal('deputy', { table, seat: 1, level: null })).code).toBe('forbidden');
  });
});

describe('somebody who is away', () => {
  test('is shown so; after two minutes a bot may go on, and they may come back', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    second.leave();
    await first.until(table, ({ seats }) => seats[1].away !== undefined && !seats[1].online);
    time += 2 * minute - 1;
    expect((await first.refusal('deputy', { table, seat: 1, level: 'greedy' })).text.en).toContain(
      '2 minutes',
    );
    time += 1;
    expect((await first.open(table)).now.seats[1].away).toBe(2 * minute);
    await first.ask('deputy', { table, seat: 1, level: 'greedy' });
    await first.until(table, ({ seq }) => seq >= 1);
    const again = await arrive(server.url, second.token);
    const { now } = await again.open(table);
    expect([now.seats[1].deputy, now.seats[1].away]).toEqual(['greedy', undefined]);
    await again.ask('deputy', { table, seat: 1, level: null });
  });

  test('has lost ten minutes later, if somebody claims it and a decision is awaited', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    second.leave();
    await first.until(table, ({ seats }) => seats[1].away !== undefined);
    time += 9 * minute;
    expect((await first.refusal('claim', { table, seat: 1 })).text.en).toContain('10 minutes');
    time += minute;
    await first.ask('claim', { table, seat: 1 });
    const { over } = await first.until(table, (update) => update.over !== null);
    expect(over).toMatchObject({ winners: [0], rule: 'T-9' });
  });

  test('is waited for where a clock decides', async () => {
    const clock = { base: 3 * 24 * 60 * minute, increment: 0, eachTurn: true } as const;
    const { table, first, second } = await twoAtTable(server.url, { clock });
    expect((await first.open(table)).absence).toEqual({ bot: null, claim: null });
    second.leave();
    await first.until(table, ({ seats }) => seats[1].away !== undefined);
    time += 60 * minute;
    expect((await first.refusal('claim', { table, seat: 1 })).text.en).toContain('the clock runs');
  });
});

test('a guest with two devices plays on either, and both show the same', async () => {
  const { table, first, second } = await twoAtTable(server.url);
  const phone = await arrive(server.url, first.token);
  expect((await phone.open(table)).seat).toBe(0);
  await answerOnce(phone, table);
  const seen = await first.until(table, ({ seq }) => seq === 1);
  expect(handOf(seen)).toEqual(handOf(await phone.until(table, ({ seq }) => seq === 1)));
  phone.leave();
  // One of them is still there.
  expect((await second.open(table)).now.seats[0]).toMatchObject({ online: true });
  expect((await second.open(table)).now.seats[0].away).toBeUndefined();
});

test('a pause stops the clocks when both have agreed, and is in the log', async () => {
  const { table, first, second } = await twoAtTable(server.url, { clock: { base: minute, increment: 0 } });
  await first.control(await first.until(table, asked), 'pause');
  const wish = await second.until(table, ({ pause }) => pause !== null);
  expect(wish.pause).toEqual({ by: 0 });
  await second.control(wish, 'accept');
  const paused = await first.until(table, ({ pause }) => pause?.by === null);
  expect(paused.events.map(({ event }) => event.kind)).toEqual(['pause']);
  time += 10 * minute;
  const { now } = await first.open(table);
  expect(now.clock?.left).toEqual([minute, minute]);
  expect((await first.refusal('act', { table, id: 'in-the-pause', seq: now.seq, answer: 0 })).rule).toBe(
    'T-8',
  );
  await first.control(now, 'resume');
  const on = await second.until(table, ({ pause, seq }) => pause === null && seq === 3);
  expect([on.over, on.clock?.left]).toEqual([null, [minute, minute]]);
});

test('a bot agrees to a pause', async () => {
  const guest = await arrive(server.url);
  const { table } = await guest.ask('create', {
    game: 'stones',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
    clock: { base: minute, increment: 0 },
  });
  await guest.open(table);
  await guest.control(await guest.until(table, ({ seq }) => seq >= 1), 'pause');
  await guest.until(table, ({ pause }) => pause?.by === null);
});

describe('those who look on', () => {
  test('are as many decisions behind as was said, in the log, after a break and in the talk', async () => {
    const { table, first, second } = await twoAtTable(server.url, { delay: 3 });
    const watcher = await arrive(server.url);
    await watcher.open(table);
    for (const person of [first, second]) await answerOnce(person, table);
    // Both have laid a stone, and it is open to the players.
    const laid = await first.until(table, ({ seq }) => seq === 2);
    const stones = laid.view && 'laid' in laid.view && Array.isArray(laid.view.laid) ? laid.view.laid : [];
    expect(stones).toHaveLength(2);
    await first.ask('say', { table, text: 'A high one' });
    const late = await watcher.open(table);
    expect([late.now.seq, late.now.awaited, late.talk]).toEqual([0, [0, 1], []]);
    await watcher.ask('since', { table, seq: -1 });
    for (const stone of stones) expect(stone).toBeGreaterThanOrEqual(firstStone);
    for (const stone of stones) expect(JSON.stringify(watcher.heard)).not.toContain(String(stone));
    expect(JSON.stringify(watcher.heard)).not.toContain('A high one');
    // At the end everything is there.
    await Promise.all([first.playOn(table), second.playOn(table)]);
    const { seq } = await first.until(table, ({ over }) => over !== null);
    const end = await watcher.until(table, ({ over }) => over !== null);
    expect(end.seq).toBe(seq);
    expect(await watcher.ask('since', { table, seq: 0 })).toHaveLength(seq);
    expect((await watcher.open(table)).talk).toHaveLength(1);
  });

  test('are turned away where the players want nobody, until it is over', async () => {
    const { table, first, second } = await twoAtTable(server.url, { watch: 'none' });
    const watcher = await arrive(server.url);
    expect((await watcher.refusal('open', { table })).code).toBe('forbidden');
    expect((await watcher.refusal('since', { table, seq: -1 })).code).toBe('forbidden');
    await Promise.all([first.playOn(table), second.playOn(table)]);
    expect((await watcher.open(table)).now.over).not.toBeNull();
  });

  test('find the games that are listed for them, of bots alone as well', async () => {
    const host = await arrive(server.url);
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }] as const;
    const { table: listed } = await host.ask('create', { game: 'stones', seats, watch: 'all' });
    const { table: quiet } = await host.ask('create', { game: 'stones', seats });
    const watcher = await arrive(server.url);
    const found = (await watcher.ask('lobby', {})).watch.map(({ table }) => table);
    expect(found).toContain(listed);
    expect(found).not.toContain(quiet);
  });
});
