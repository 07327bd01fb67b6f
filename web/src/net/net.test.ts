import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deedsIn } from './deeds.ts';
import { Denied } from './denied.ts';
import { denied, fakeServer, memory, ok, tableState, update } from './fake.ts';
import { openLine } from './line.ts';
import { linkTable } from './table.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(2_000);

test('a guest keeps their token between visits', async () => {
  const keep = memory();
  const first = fakeServer({});
  openLine(first, keep);
  await settle();
  const second = fakeServer({});
  openLine(second, keep);
  await settle();
  expect(second.asked).toEqual([{ name: 'hello', payload: { token: 'new' } }]);
});

test('a token the server has forgotten makes a new guest', async () => {
  const keep = memory();
  keep.set('vigrid.token', 'old');
  const server = fakeServer({
    hello: ({ token }) =>
      token === 'old' ? denied('unknown', 'token') : ok({ guest: 'g', name: 'G', token: 'fresh' }),
  });
  const line = openLine(server, keep);
  await settle();
  expect(line.status.get()).toBe('online');
  expect(keep.get('vigrid.token')).toBe('fresh');
});

test('a refusal reaches whoever asked, with its words', async () => {
  const line = openLine(fakeServer({ sit: () => denied('No seat is free.') }), memory());
  const asked = line.request('sit', { table: 't' });
  await expect(asked).rejects.toThrow('No seat is free.');
});

test('a table is not created twice when the reply is lost', async () => {
  const server = fakeServer({ create: () => ok({ table: 't' }) });
  const line = openLine(server, memory());
  await settle();
  server.loseReply = true;
  const create = line.request('create', { game: 'heroes', seats: [] });
  await expect(create).rejects.toThrow(Denied);
  expect(server.asked.filter(({ name }) => name === 'create')).toHaveLength(1);
});

test('a deed whose acknowledgement was lost is sent again under the same id', async () => {
  const server = fakeServer({ open: () => ok(tableState(4)), act: () => ok({ seq: 5 }) });
  const link = linkTable(openLine(server, memory()), deedsIn(memory()), 't');
  link.watch();
  await settle();
  server.loseReply = true;
  link.answer(3);
  await settle();
  const sent = server.asked.filter(({ name }) => name === 'act').map(({ payload }) => payload);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('a deed is on its way until its outcome has come', async () => {
  const server = fakeServer({ open: () => ok(tableState(4)), act: () => ok({ seq: 5 }) });
  const link = linkTable(openLine(server, memory()), deedsIn(memory()), 't');
  link.watch();
  await settle();
  link.answer(3);
  await settle();
  expect(link.data.get().pending).toMatchObject({ answer: 3, seq: 4 });
  server.heard?.update(update(5));
  await settle();
  expect(link.data.get().pending).toBeNull();
});

test('a deed on its way survives a reload of the page', async () => {
  const tab = memory();
  const away = fakeServer({ open: () => ok(tableState(4)), act: () => ok({ seq: 5 }) });
  const before = linkTable(openLine(away, memory()), deedsIn(tab), 't');
  before.watch();
  await settle();
  away.connected = false;
  before.answer(3);
  await settle();
  const server = fakeServer({ open: () => ok(tableState(4)), act: () => ok({ seq: 5 }) });
  const after = linkTable(openLine(server, memory()), deedsIn(tab), 't');
  after.watch();
  await settle();
  expect(server.asked.at(-1)).toMatchObject({ name: 'act', payload: { answer: 3, seq: 4 } });
  expect(deedsIn(tab).of('t')).toEqual([]);
});

test('a refused deed is struck out and its reason shown', async () => {
  const server = fakeServer({
    open: () => ok(tableState(4)),
    act: () => denied('It is not your decision now.'),
  });
  const link = linkTable(openLine(server, memory()), deedsIn(memory()), 't');
  link.watch();
  await settle();
  link.answer(0);
  await settle();
  expect(link.data.get()).toMatchObject({
    pending: null,
    refused: { text: { en: 'It is not your decision now.' } },
  });
});

test('updates are logged once and in order, and a gap is asked for', async () => {
  const server = fakeServer({
    open: () => ok(tableState(4)),
    since: ({ seq }) => ok([5, 6, 7].filter((n) => n > seq).map((n) => update(n))),
  });
  const link = linkTable(openLine(server, memory()), deedsIn(memory()), 't');
  link.watch();
  await settle();
  server.heard?.update(update(5));
  server.heard?.update(update(5));
  server.heard?.update(update(7));
  await settle();
  const { log, now, queue } = link.data.get();
  expect(log.map(({ seq }) => seq)).toEqual([5, 6, 7]);
  expect(now?.seq).toBe(7);
  expect(queue.map(({ seq }) => seq)).toEqual([5, 6, 7]);
  link.shown(6);
  expect(link.data.get().queue.map(({ seq }) => seq)).toEqual([7]);
});

test('after a broken connection the table asks for what it missed', async () => {
  const server = fakeServer({
    open: () => ok(tableState(4)),
    since: ({ seq }) => ok([update(seq + 1)]),
  });
  const link = linkTable(openLine(server, memory()), deedsIn(memory()), 't');
  link.watch();
  await settle();
  server.heard?.down();
  server.heard?.up();
  await settle();
  expect(link.data.get().now?.seq).toBe(5);
});

test('a guest whose seat was freed by the host sees the table as one who does not sit there', async () => {
  const taken = { kind: 'guest', name: 'G', online: true } as const;
  let seat: number | null = 0;
  const server = fakeServer({ open: () => ok({ ...tableState(-1), seat }) });
  const link = linkTable(openLine(server, memory()), deedsIn(memory()), 't');
  link.watch();
  await settle();
  server.heard?.update({ ...update(-1), seats: [taken] });
  await settle();
  expect(link.data.get().state?.seat).toBe(0);
  seat = null;
  server.heard?.update({ ...update(-1), seats: [{ ...taken, kind: 'free' }] });
  await settle();
  expect(link.data.get().state?.seat).toBeNull();
});
