import { EventEmitter } from 'node:events';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostTablesMade, mostTablesOpen, usualPatience } from '../src/limits.ts';
import type { Serving } from '../src/serve.ts';
import { toReader } from '../src/sockets.ts';
import { arrive, deedId, Person, twoAtTable } from './people.ts';
import { freshFolder, removeFolder, serveStones, stonesServed } from './server.ts';
import { stones } from './stones.ts';

let folder: string;
let server: Serving;
const log: string[] = [];

beforeAll(async () => {
  folder = await freshFolder();
  const lost = { game: { ...stones, id: 'lost' }, module: 'file:///nowhere.ts' };
  server = await serveStones(folder, { games: [stonesServed, lost], log: (line) => log.push(line) });
});

afterAll(async () => {
  await removeFolder(folder);
});

/** Every refusal is a sentence in both languages. */
const sentence = { ru: expect.stringMatching(/^[А-ЯЁ].*[.]$/), en: expect.stringMatching(/^[A-Z].*[.]$/) };
const refusal = (code?: string) => ({
  ok: false,
  refusal: code === undefined ? { text: sentence } : { code, text: sentence },
});

/** Sends without wanting to hear anything back. */
const noisy = (person: Person): { emit(name: string, ...rest: unknown[]): unknown } => person.socket;

describe('a forged act changes nothing:', () => {
  const good = () => ({ id: deedId(), seq: 0, answer: 0 });
  const forged: Record<string, (table: string) => unknown> = {
    'nothing at all': () => undefined,
    'no object': () => 'act!',
    'a list': () => [],
    'no table': () => good(),
    'a table that is no text': () => ({ ...good(), table: { $ne: null } }),
    'a table that is not there': () => ({ ...good(), table: 'nowhere' }),
    'a path for a table': () => ({ ...good(), table: '../../etc/passwd' }),
    'neither answer nor control': (table) => ({ table, id: deedId(), seq: 0 }),
    'answer and control': (table) => ({ ...good(), table, control: 'concede' }),
    'an answer out of range': (table) => ({ ...good(), table, answer: 4 }),
    'a negative answer': (table) => ({ ...good(), table, answer: -1 }),
    'a fraction': (table) => ({ ...good(), table, answer: 0.5 }),
    'a huge answer': (table) => ({ ...good(), table, answer: 1e308 }),
    'not a number': (table) => ({ ...good(), table, answer: Number.NaN }),
    'a text for an answer': (table) => ({ ...good(), table, answer: '0' }),
    'a list for an answer': (table) => ({ ...good(), table, answer: [0] }),
    'somebody else’s seat': (table) => ({ ...good(), table, seat: 1 }),
    'a control that is not there': (table) => ({ table, id: deedId(), seq: 0, control: 'win' }),
    'a flag, which is the clock’s to raise': (table) => ({ table, id: deedId(), seq: 0, control: 'flag' }),
    'a step of the future': (table) => ({ ...good(), table, seq: 5 }),
    'a fraction of a step': (table) => ({ ...good(), table, seq: 0.1 }),
    'an id that is too short': (table) => ({ ...good(), table, id: 'x' }),
    'an id like the server’s own': (table) => ({ ...good(), table, id: 'bot:12345678' }),
    'a prototype': (table) =>
      JSON.parse(`{"__proto__":{"seat":1},"table":"${table}","id":"12345678","seq":0}`),
    'acceptance of an offer that nobody made': (table) => ({
      table,
      id: deedId(),
      seq: 0,
      control: 'accept',
    }),
  };

  let table: string;
  let guest: Person;
  beforeAll(async () => {
    ({ table, first: guest } = await twoAtTable(server.url));
  });

  test.each(Object.keys(forged))('%s', async (what) => {
    const before = await guest.ask('open', { table });
    expect(await guest.raw('act', forged[what](table))).toMatchObject(refusal());
    expect(await guest.ask('open', { table })).toEqual(before);
  });

  test('after all of them, the game goes on', async () => {
    expect(await guest.ask('act', { table, ...good() })).toEqual({ seq: 1 });
  });
});

describe('a stranger', () => {
  test('can do nothing before hello', async () => {
    const stranger = new Person(server.url);
    for (const name of [
      'lobby',
      'rename',
      'create',
      'open',
      'sit',
      'stand',
      'leave',
      'act',
      'since',
      'rematch',
    ]) {
      const payload = { name: 'X', table: 'x', game: 'stones', seats: [{ kind: 'me' }] };
      expect(await stranger.raw(name, payload)).toMatchObject(refusal());
    }
    expect(await stranger.raw('lobby', {})).toMatchObject(refusal('hello'));
  });

  test('with a token nobody has is told so, and becomes nobody', async () => {
    const stranger = new Person(server.url);
    expect(await stranger.raw('hello', { token: 'guessed' })).toMatchObject(refusal('token'));
    expect(await stranger.raw('lobby', {})).toMatchObject(refusal('hello'));
  });

  test('can not change over to another guest on the same connection', async () => {
    const [first, second] = await Promise.all([arrive(server.url), arrive(server.url)]);
    expect(await first.raw('hello', { token: second.token })).toMatchObject(refusal('forbidden'));
    expect(await first.ask('hello', {})).toMatchObject({ token: first.token, name: first.name });
  });

  test('can not act, ask why or what comes of it, stand for others or ask for a rematch at a table they only watch', async () => {
    const { table, first } = await twoAtTable(server.url);
    const stranger = await arrive(server.url);
    const before = await first.ask('open', { table });
    await stranger.open(table);
    expect(await stranger.raw('act', { table, id: deedId(), seq: 0, answer: 0 })).toMatchObject(
      refusal('forbidden'),
    );
    expect(await stranger.raw('act', { table, id: deedId(), seq: 0, control: 'concede' })).toMatchObject(
      refusal('forbidden'),
    );
    for (const question of ['explain', 'preview']) {
      expect(await stranger.raw(question, { table, intent: { do: 'lay' } })).toMatchObject(
        refusal('forbidden'),
      );
    }
    expect(await stranger.raw('explainPick', { table, object: 0 })).toMatchObject(refusal('forbidden'));
    expect(await stranger.raw('rematch', { table })).toMatchObject(refusal('forbidden'));
    expect(await stranger.raw('sit', { table })).toMatchObject(refusal('forbidden'));
    expect(await stranger.raw('stand', { table })).toMatchObject({ ok: true });
    expect(await first.ask('open', { table })).toEqual(before);
  });

  test('is not let in by a wrong invitation', async () => {
    const [first, stranger] = await Promise.all([arrive(server.url), arrive(server.url)]);
    const { table } = await first.ask('create', {
      game: 'stones',
      seats: [{ kind: 'me' }, { kind: 'free' }],
    });
    expect(await stranger.raw('open', { table, code: 'guessed' })).toMatchObject(refusal('forbidden'));
    expect((await first.open(table)).seats[1].kind).toBe('free');
  });

  test('can not use the number of somebody else’s deed', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    const id = deedId();
    await first.ask('act', { table, id, seq: 0, answer: 0 });
    expect(await second.raw('act', { table, id, seq: 0, answer: 0 })).toMatchObject(refusal('invalid'));
    expect((await first.open(table)).now.awaited).toEqual([1]);
  });
});

describe('a table that can not be is not made:', () => {
  const me = { kind: 'me' };
  const free = { kind: 'free' };
  test.each([
    ['a game that is not there', { game: 'chess', seats: [me, free] }, 'missing'],
    ['too few seats', { game: 'stones', seats: [me] }, 'invalid'],
    ['too many seats', { game: 'stones', seats: [me, free, free, free] }, 'invalid'],
    ['two seats for one', { game: 'stones', seats: [me, me] }, 'invalid'],
    ['a bot that is not there', { game: 'stones', seats: [me, { kind: 'bot', level: 'god' }] }, 'missing'],
    [
      'a bot of an inherited level',
      { game: 'stones', seats: [me, { kind: 'bot', level: 'toString' }] },
      'missing',
    ],
    ['a seat of no kind', { game: 'stones', seats: [me, { kind: 'king' }] }, 'invalid'],
    [
      'options the game does not know',
      { game: 'stones', seats: [me, free], options: { trap: 'x' } },
      'invalid',
    ],
    [
      'a clock without time',
      { game: 'stones', seats: [me, free], clock: { base: 0, increment: 0 } },
      'invalid',
    ],
    [
      'an endless clock',
      { game: 'stones', seats: [me, free], clock: { base: 1e300, increment: 0 } },
      'invalid',
    ],
    ['seats without end', { game: 'stones', seats: Array(1000).fill(me) }, 'invalid'],
  ])('%s', async (_, wish, code) => {
    const guest = await arrive(server.url);
    const reply = await guest.raw('create', wish);
    expect(reply).toMatchObject({ ok: false, refusal: { code } });
    expect((await guest.ask('lobby', {})).mine).toEqual([]);
  });
});

test.each([
  ['empty', '   '],
  ['too long', 'x'.repeat(33)],
  ['with a line break', 'a\nb'],
  ['written backwards', 'a\u202Eb'],
])('a name that is %s is refused', async (_, name) => {
  const guest = await arrive(server.url);
  expect(await guest.raw('rename', { name })).toMatchObject(refusal('invalid'));
  expect(await guest.ask('hello', {})).toMatchObject({ name: guest.name });
});

test('a request that is not there is answered, and noise without a wish for an answer is ignored', async () => {
  const guest = await arrive(server.url);
  expect(await guest.raw('sudo', { make: 'sandwich' })).toMatchObject(refusal('missing'));
  expect(await guest.raw('constructor', {})).toMatchObject(refusal('missing'));
  noisy(guest).emit('lobby');
  noisy(guest).emit('act', null);
  noisy(guest).emit('act', 1, 2, 3);
  noisy(guest).emit('create', new Uint8Array(100));
  expect((await guest.ask('lobby', {})).mine).toEqual([]);
});

test('a message that is too long ends its own connection only', async () => {
  const [guest, other] = await Promise.all([arrive(server.url), arrive(server.url)]);
  const gone = new Promise((resolve) => guest.socket.once('disconnect', resolve));
  noisy(guest).emit('rename', { name: 'x'.repeat(200_000) });
  await gone;
  expect(await other.ask('lobby', {})).toBeDefined();
  expect(await (await arrive(server.url, guest.token)).ask('hello', {})).toMatchObject({ name: guest.name });
});

test('a mistake in the rules of a game refuses that act, and the game goes on from its log', async () => {
  const { table, first, second } = await twoAtTable(server.url, { options: { trap: true } });
  await first.answer(await first.until(table, (update) => update.seq === 0), 0);
  await second.answer(await second.until(table, (update) => update.seq === 1), 0);
  const asked = await first.until(table, (update) => update.seq === 2);
  const winner = asked.awaited[0] === 0 ? first : second;
  const before = await winner.open(table);
  const boast = { table, id: deedId(), seq: 2, answer: 1 };
  const failed = await winner.raw('act', boast);
  expect(failed).toMatchObject(refusal('fault'));
  expect(JSON.stringify(failed)).toContain('nothing has changed');
  expect(log.filter((line) => line.includes('The trap in the rules has sprung'))).toHaveLength(1);
  expect(await winner.open(table)).toEqual(before);
  expect(await winner.ask('act', { ...boast, answer: 0 })).toEqual({ seq: 3 });
  expect((await second.until(table, (update) => update.seq === 3)).question?.ask).toBe('lay');
});

test('of a request that has failed nobody claims that it has changed nothing', async () => {
  const home = await freshFolder();
  const noDice = () => {
    throw new Error('There are no dice.');
  };
  const clumsy = await serveStones(home, { seed: noDice, log: () => {} });
  const guest = await arrive(clumsy.url);
  const wish = { game: 'stones', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] };
  const failed = await guest.raw('create', wish);
  expect(failed).toMatchObject(refusal('fault'));
  expect(JSON.stringify(failed)).not.toContain('nothing has changed');
  await clumsy.close();
  await removeFolder(home);
});

test('a bot that can not think plays on with any legal answers, and the log says so', async () => {
  const guest = await arrive(server.url);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }] as const;
  const { table } = await guest.ask('create', { game: 'lost', seats });
  await guest.open(table);
  expect((await guest.playOn(table)).over?.rule).toBe('S-4');
  expect(
    log.filter((line) => line.includes(`Seat 1 of table ${table} takes any answer`)).length,
  ).toBeGreaterThan(3);
});

describe('a connection', () => {
  const impatient = { ...usualPatience, hello: 3000, unread: 8 };

  test('from a page of another site is not made', async () => {
    const extraHeaders = { origin: 'https://evil.example' };
    const socket = io(server.url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders,
    });
    await new Promise((resolve) => socket.once('connect_error', resolve));
    expect(socket.connected).toBe(false);
  });

  test('that never says hello is closed, one that has stays', async () => {
    const own = await freshFolder();
    const hasty = await serveStones(own, { patience: impatient });
    const [silent, guest] = [new Person(hasty.url), await arrive(hasty.url)];
    await new Promise((resolve) => silent.socket.once('disconnect', resolve));
    expect(await guest.ask('rename', { name: 'Still here' })).toMatchObject({ name: 'Still here' });
    await hasty.close();
    await removeFolder(own);
  });

  test('that does not read what it is sent is closed, and one that reads is not', () => {
    const slow = new Line();
    for (let i = 0; i < 50; i++) slow.send();
    expect(slow.closed).toBe(true);
    expect(slow.waiting).toBe(impatient.unread + 1);
    const quick = new Line();
    for (let i = 0; i < 50; i++) {
      quick.send();
      quick.emit('drain');
    }
    expect(quick.closed).toBe(false);
  });

  /** What Engine.IO tells of a connection. */
  class Line extends EventEmitter {
    closed = false;
    waiting = 0;
    readonly #tell = toReader(this, impatient.unread);

    send(): void {
      this.#tell(() => {
        this.waiting++;
        this.emit('packetCreate');
      });
    }

    close(): void {
      this.closed = true;
    }
  }
});

describe('a guest who wants too much', () => {
  test('can have so many unfinished tables and no more', async () => {
    const guest = await arrive(server.url);
    const wish = { game: 'stones', seats: [{ kind: 'me' }, { kind: 'free' }] } as const;
    const made = await Promise.all(Array.from({ length: mostTablesMade }, () => guest.ask('create', wish)));
    expect(await guest.raw('create', wish)).toMatchObject(refusal('limit'));
    await guest.ask('stand', made[0]);
    expect(await guest.raw('create', wish)).toMatchObject({ ok: true });
  });

  test('can have so many tables open and no more', async () => {
    const guest = await arrive(server.url);
    const wish = { game: 'stones', seats: [{ kind: 'me' }, { kind: 'free' }] } as const;
    const made = await Promise.all(
      Array.from({ length: mostTablesOpen + 1 }, () => guest.ask('create', wish)),
    );
    for (const { table } of made.slice(1)) await guest.open(table);
    expect(await guest.raw('open', made[0])).toMatchObject(refusal('limit'));
    await guest.ask('leave', made[1]);
    expect(await guest.raw('open', made[0])).toMatchObject({ ok: true });
  });

  test('too often is told to wait, and is not made to forget who they are', async () => {
    await server.close();
    server = await serveStones(folder, { rate: { burst: 10, perSecond: 0 } });
    const [guest, other] = await Promise.all([arrive(server.url), arrive(server.url)]);
    for (let i = 0; i < 9; i++) await guest.ask('rename', { name: `Name ${i}` });
    expect(await guest.raw('rename', { name: 'Name 9' })).toMatchObject(refusal('limit'));
    expect(await other.ask('hello', {})).toMatchObject({ name: other.name });
    const gone = new Promise((resolve) => guest.socket.once('disconnect', resolve));
    noisy(guest).emit('hello', { token: guest.token });
    expect(await gone).toBe('transport close');
    expect(await (await arrive(server.url, guest.token)).ask('hello', {})).toMatchObject({ name: 'Name 8' });
  });

  test('who comes through a proxy is limited by their own address, and by nothing they say themselves', async () => {
    await server.close();
    const newcomers = { burst: 1, perSecond: 0 };
    server = await serveStones(folder, { behindProxy: true, newcomers });
    /** Whether one who comes for the first time is let in; a proxy adds the address it sees. */
    const isWelcome = async (forwarded: string) => {
      const extraHeaders = { 'x-forwarded-for': forwarded };
      const socket = io(server.url, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        extraHeaders,
      });
      const gone = new Promise<false>((resolve) => socket.once('disconnect', () => resolve(false)));
      const come = await Promise.race([socket.emitWithAck('hello', {}).then(({ ok }) => ok === true), gone]);
      socket.disconnect();
      return come;
    };
    expect(await isWelcome('192.0.2.1')).toBe(true);
    expect(await isWelcome('198.51.100.7, 192.0.2.1')).toBe(false);
    expect(await isWelcome('192.0.2.2')).toBe(true);
  });

  test('with many open tables does not push those of others out of the lobby', async () => {
    const [many, few, third] = await Promise.all([1, 2, 3].map(() => arrive(server.url)));
    const wish = { game: 'stones', seats: [{ kind: 'me' }, { kind: 'free' }], open: true } as const;
    const { table } = await few.ask('create', wish);
    for (let i = 0; i < 60; i++) await many.ask('create', wish);
    const { open } = await third.ask('lobby', {});
    expect(open.map((line) => line.table)).toContain(table);
    expect(open.filter(({ seats }) => seats[0].name === many.name)).toHaveLength(3);
  });
});

test('a server that stops says so to its guests before it lets them go', async () => {
  const guest = await arrive(server.url);
  const heard: string[] = [];
  guest.socket.on('leaving', () => heard.push('leaving'));
  const gone = new Promise<void>((resolve) =>
    guest.socket.once('disconnect', () => {
      heard.push('gone');
      resolve();
    }),
  );
  await Promise.all([server.close(), gone]);
  expect(heard).toEqual(['leaving', 'gone']);
});
