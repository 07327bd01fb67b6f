import { isDeepStrictEqual } from 'node:util';
import { allGames, gameIds } from '@vigrid/games';
import { loadRecord, openMatch } from '@vigrid/kernel';
import type { Update } from '@vigrid/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../src/secrets.ts';
import type { Serving } from '../src/serve.ts';
import { arrive, deedId, Person, twoAtTable } from './people.ts';
import { freshFolder, removeFolder, serveStones, stonesServed } from './server.ts';
import { firstStone, stones } from './stones.ts';

let folder: string;
let server: Serving;
const log: string[] = [];

beforeAll(async () => {
  folder = await freshFolder();
  server = await serveStones(folder, {
    games: [stonesServed, ...(await allGames())],
    log: (line) => log.push(line),
  });
});

afterAll(async () => {
  await server.close();
  await removeFolder(folder);
});

describe('a game', () => {
  test('between two guests is played from the invitation to the end', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    const before = await second.open(table);
    expect(before.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(before.seats.map((seat) => [seat.kind, seat.name, seat.online])).toEqual([
      ['guest', first.name, true],
      ['guest', second.name, true],
    ]);
    const [mine, theirs] = await Promise.all([first.playOn(table), second.playOn(table)]);
    expect(mine.over?.rule).toBe('S-4');
    expect(theirs.over).toEqual(mine.over);
    expect(sha256(mine.over?.seed ?? '')).toBe(before.commitment);
  });

  test('against a bot is played to the end', async () => {
    const guest = await arrive(server.url);
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }] as const;
    const { table } = await guest.ask('create', { game: 'stones', seats });
    await guest.open(table);
    expect((await guest.playOn(table)).over?.rule).toBe('S-4');
  });

  test.each(gameIds)('of %s against a bot is played to the end', async (game) => {
    const guest = await arrive(server.url);
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }] as const;
    const { table } = await guest.ask('create', { game, seats });
    await guest.open(table);
    const end = await guest.playOn(table);
    expect(end.over?.rule).toMatch(/^[A-Z]/);
    expect(log).toEqual([]);
  });

  test('between bots is played without anybody watching', async () => {
    const guest = await arrive(server.url);
    const seats = [
      { kind: 'bot', level: 'random' },
      { kind: 'bot', level: 'greedy' },
    ] as const;
    const { table } = await guest.ask('create', { game: 'stones', seats });
    await guest.open(table);
    expect((await guest.until(table, (update) => update.over !== null)).over?.rule).toBe('S-4');
  });

  test('of a bot, a friend and the guest begins when the friend has come, whoever sits where', async () => {
    const [guest, friend] = await Promise.all([arrive(server.url), arrive(server.url)]);
    const seats = [{ kind: 'bot', level: 'greedy' }, { kind: 'free' }, { kind: 'me' }] as const;
    const { table } = await guest.ask('create', { game: 'stones', seats });
    const waiting = await guest.open(table);
    expect([waiting.seat, waiting.seats.map(({ kind }) => kind)]).toEqual([2, ['bot', 'free', 'guest']]);
    expect(waiting.now.view).toBeNull();
    expect((await friend.open(table, waiting.code ?? '')).seat).toBe(1);
    const [end] = await Promise.all([guest.playOn(table), friend.playOn(table)]);
    expect(end.over?.rule).toBe('S-4');
  });

  test.each([
    ['You can take only one seat.', [{ kind: 'me' }, { kind: 'me' }, { kind: 'free' }]],
    ['There is no bot "genius", but: ', [{ kind: 'me' }, { kind: 'free' }, { kind: 'bot', level: 'genius' }]],
    ['seats', [{ kind: 'me' }, { kind: 'free' }, { kind: 'robot', level: 'greedy' }]],
    ['seats', [{ kind: 'me' }, { kind: 'free', level: 'greedy' }]],
  ])('is refused with a sentence: %s %j', async (said, seats) => {
    const guest = await arrive(server.url);
    const text = { en: expect.stringContaining(said), ru: expect.stringMatching(/[а-я]/) };
    expect(await guest.raw('create', { game: 'stones', seats })).toMatchObject({
      ok: false,
      refusal: { text },
    });
  });

  test('of three goes on when one concedes', async () => {
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => arrive(server.url)));
    const seats = [{ kind: 'me' }, { kind: 'free' }, { kind: 'free' }] as const;
    const { table } = await first.ask('create', { game: 'stones', seats, open: true });
    await first.open(table);
    await second.ask('sit', { table });
    expect((await first.until(table, (update) => update.seats[1].kind === 'guest')).view).toBeNull();
    await third.ask('sit', { table });
    const begun = await first.until(table, (update) => update.seq === 0);
    await first.control(begun, 'concede');
    const [end] = await Promise.all([second.playOn(table), third.playOn(table)]);
    expect(end.over?.rule).toBe('S-4');
  });
});

describe('what is hidden', () => {
  /** Every stone that is mentioned anywhere in what somebody was sent. */
  function stonesIn(value: unknown, found = new Set<number>()): Set<number> {
    if (typeof value === 'string') {
      const named = /^stone-(\d+)$/.exec(value);
      if (named) found.add(Number(named[1]));
    }
    if (typeof value === 'number' && value >= firstStone && value < firstStone + 100) found.add(value);
    if (typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) stonesIn(part, found);
    return found;
  }

  test('never leaves the server: neither hands, nor the deck, nor secret choices, nor the seed', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    const watcher = await arrive(server.url);
    await watcher.open(table);
    const laid = new Set<number>();
    const hands = [first, second].map((person) => stonesIn(person.updates.at(-1)?.view));
    const check = () => {
      expect(stonesIn(first.heard)).toEqual(new Set([...hands[0], ...laid]));
      expect(stonesIn(second.heard)).toEqual(new Set([...hands[1], ...laid]));
      expect(stonesIn(watcher.heard)).toEqual(laid);
      for (const person of [first, second, watcher])
        expect(JSON.stringify(person.heard)).not.toContain('"seed"');
    };
    expect([...hands[0], ...hands[1]]).toHaveLength(8);
    for (let round = 0; round < 4; round++) {
      check();
      const asked = await first.until(table, (update) => update.question?.ask === 'lay');
      const { seq } = await first.answer(asked, 0);
      await Promise.all(
        [second, watcher].map((person) => person.until(table, (update) => update.seq === seq)),
      );
      // The choice is made, but not shown before the other one is.
      check();
      expect(watcher.updates.at(-1)?.awaited).toEqual([1]);
      const now = await second.until(table, (update) => update.seq === seq);
      const { seq: both } = await second.answer(now, 0);
      const shown = await watcher.until(table, (update) => update.seq === both);
      for (const stone of stonesIn(shown.view)) laid.add(stone);
      await Promise.all(
        [first, second].map((person) => person.until(table, (update) => update.seq === both)),
      );
      check();
      const winner = shown.awaited[0] === 0 ? first : second;
      if (round < 3) {
        const { seq: next } = await winner.answer(
          await winner.until(table, (update) => update.seq === both),
          1,
        );
        await Promise.all(
          [first, second, watcher].map((one) => one.until(table, (update) => update.seq === next)),
        );
      }
    }
    expect(await watcher.ask('since', { table, seq: 0 })).not.toHaveLength(0);
    check();
  });

  test('is not shown to the other seat by its questions, or to a spectator at all', async () => {
    const { table, first } = await twoAtTable(server.url);
    const watcher = await arrive(server.url);
    const state = await watcher.open(table);
    expect(state).toMatchObject({
      seat: null,
      code: null,
      now: { question: null, takingBack: null, over: null },
    });
    expect(first.updates.at(-1)?.question?.seat).toBe(0);
    const reply = await watcher.refusal('act', { table, id: deedId(), seq: 0, answer: 0 });
    expect(reply.code).toBe('forbidden');
  });
});

describe('a deed', () => {
  test('that is sent again is applied once and acknowledged alike', async () => {
    const { table, first } = await twoAtTable(server.url);
    const deed = { table, id: deedId(), seq: 0, answer: 1 };
    const [once, twice] = await Promise.all([first.ask('act', deed), first.ask('act', deed)]);
    expect(twice).toEqual(once);
    expect(await first.ask('act', deed)).toEqual(once);
    expect((await first.open(table)).now.seq).toBe(1);
  });

  test('whose id is in the log is not done again, whatever step it claims to know', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    const ids = [deedId(), deedId()];
    await first.answer(await first.until(table, (update) => update.seq === 0), 0, ids[0]);
    await second.answer(await second.until(table, (update) => update.seq === 1), 0, ids[1]);
    const { awaited } = await first.until(table, (update) => update.seq === 2);
    const [own, others] = awaited[0] === 0 ? ids : ids.toReversed();
    const player = awaited[0] === 0 ? first : second;
    const deed = { table, seq: 2, answer: 0 };
    expect(await player.ask('act', { ...deed, id: own })).toEqual({ seq: awaited[0] + 1 });
    expect((await player.refusal('act', { ...deed, id: others })).code).toBe('invalid');
    expect((await first.open(table)).now.seq).toBe(2);
  });

  test('that answers a question of the past is refused', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    await first.answer(await first.until(table, (update) => update.seq === 0), 0);
    await second.answer(await second.until(table, (update) => update.seq === 1), 0);
    const asked = await first.until(table, (update) => update.seq === 2);
    const winner = asked.awaited[0] === 0 ? first : second;
    const refusal = await winner.refusal('act', { table, id: deedId(), seq: 1, answer: 0 });
    expect(refusal).toMatchObject({ code: 'stale', text: { en: expect.stringContaining('too late') } });
    expect((await first.open(table)).now.seq).toBe(2);
  });

  test('that answers a question asked before somebody else answered theirs is taken', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    const now = await second.until(table, (update) => update.seq === 0);
    await first.answer(await first.until(table, (update) => update.seq === 0), 0);
    expect(await second.answer(now, 0)).toEqual({ seq: 2 });
  });

  test('can be taken back until somebody learns something, and then is refused with the rule', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    await first.answer(await first.until(table, (update) => update.seq === 0), 0);
    const done = await first.until(table, (update) => update.seq === 1);
    expect(done).toMatchObject({ takingBack: { decisions: 1, why: null }, question: null });
    await first.control(done, 'undo');
    const back = await first.until(table, (update) => update.seq === 2);
    expect(back.question?.ask).toBe('lay');
    await first.answer(back, 1);
    await second.answer(await second.until(table, (update) => update.seq === 3), 0);
    const after = await second.until(table, (update) => update.seq === 4);
    expect(after.takingBack).toMatchObject({ decisions: 0, why: { rule: 'T-6' } });
    expect((await second.refusal('act', { table, id: deedId(), seq: 4, control: 'undo' })).rule).toBe('T-6');
  });
});

describe('the end of a game', () => {
  test('opens its record, which can be replayed to the same end', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    const url = `${server.url}/api/tables/${table}/record`;
    expect(await (await fetch(url)).json()).toMatchObject({
      statusCode: 404,
      message: 'The record is given after the end of the game.',
    });
    const [end] = await Promise.all([first.playOn(table), second.playOn(table)]);
    const read = loadRecord(await (await fetch(url)).text());
    if ('problem' in read) throw new Error(read.problem.text.en);
    expect(read.record.setup.seed).toBe(end.over?.seed);
    expect(openMatch(stones, read.record).run.state.result?.winners).toEqual(end.over?.winners);
  });

  test('by concession is told to both, and nothing is played after it', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    await second.control(await second.until(table, (update) => update.seq === 0), 'concede');
    const end = await first.until(table, (update) => update.over !== null);
    expect(end.over).toMatchObject({ winners: [0], rule: 'T-4' });
    expect((await first.refusal('act', { table, id: deedId(), seq: 1, answer: 0 })).rule).toBe('T-3');
  });

  test('by agreement needs both; an offer that is declined changes nothing', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    await first.control(await first.until(table, (update) => update.seq === 0), 'offer');
    const offered = await second.until(table, (update) => update.drawOffer === 0);
    await second.control(offered, 'decline');
    const declined = await first.until(table, (update) => update.seq === 2);
    expect(declined).toMatchObject({ drawOffer: null, over: null });
    await first.control(declined, 'offer');
    await second.control(await second.until(table, (update) => update.seq === 3), 'accept');
    expect((await first.until(table, (update) => update.over !== null)).over?.winners).toEqual([0, 1]);
  });

  test('is not agreed to by a bot, who says so', async () => {
    const guest = await arrive(server.url);
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }] as const;
    const { table } = await guest.ask('create', { game: 'stones', seats });
    await guest.open(table);
    const settled = await guest.until(table, (update) => isDeepStrictEqual(update.awaited, [0]));
    await guest.control(settled, 'offer');
    const said = await guest.until(table, (update) => update.seq === settled.seq + 2);
    expect(said.events.map(({ event }) => event.kind)).toEqual(['decline']);
    expect(said.over).toBeNull();
  });

  test('by the clock comes without anybody acting', async () => {
    const { table, first, second } = await twoAtTable(server.url, { clock: { base: 1000, increment: 0 } });
    const begun = await second.until(table, (update) => update.seq === 0);
    expect(begun.clock?.left[1]).toBeLessThanOrEqual(1000);
    await second.answer(begun, 0);
    const end = await first.until(table, (update) => update.over !== null);
    expect(end.over).toMatchObject({ winners: [1], rule: 'T-7' });
    expect(end.clock?.left[0]).toBe(0);
  });
});

describe('playing again', () => {
  test('keeps the seats, deals anew, and is told to the other one', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    expect((await first.refusal('rematch', { table })).text.en).toBe('The game is not over yet.');
    const end = await second.control(await second.until(table, (update) => update.seq === 0), 'concede');
    await first.until(table, (update) => update.seq === end.seq);
    const { table: next } = await first.ask('rematch', { table });
    expect((await second.until(table, (update) => update.rematch !== null)).rematch).toBe(next);
    expect(await second.ask('rematch', { table })).toEqual({ table: next });
    const waiting = await first.open(next);
    expect(waiting.now.view).toBeNull();
    expect(waiting.seats[1]).toEqual({ kind: 'free', name: second.name, online: false });
    // Nobody else can take the seat that is kept.
    const stranger = await arrive(server.url);
    expect((await stranger.open(next, waiting.code ?? '')).seat).toBeNull();
    const begun = await second.open(next);
    expect(begun).toMatchObject({ seat: 1, now: { seq: 0 } });
    expect(begun.commitment).not.toBe((await second.open(table)).commitment);
  });

  test('against a bot begins at once', async () => {
    const guest = await arrive(server.url);
    const seats = [{ kind: 'bot', level: 'random' }, { kind: 'me' }] as const;
    const { table } = await guest.ask('create', { game: 'stones', seats });
    const { now } = await guest.open(table);
    await guest.control(now, 'concede');
    const { table: next } = await guest.ask('rematch', { table });
    const { seat, seats: taken } = await guest.open(next);
    expect(seat).toBe(1);
    expect(taken.map(({ kind, name }) => [kind, name])).toEqual([
      ['bot', 'random'],
      ['guest', guest.name],
    ]);
  });
});

describe('coming back', () => {
  test('with the token finds the seat, and what was missed, step by step', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    const other = await arrive(server.url, second.token);
    await other.open(table);
    const stayed = other.updates.at(-1);
    second.leave();
    await first.answer(await first.until(table, (update) => update.seq === 0), 0);
    await other.answer(await other.until(table, (update) => update.seq === 1), 0);
    const shown = await first.until(table, (update) => update.seq === 2);
    const winner = shown.awaited[0] === 0 ? first : other;
    await winner.answer(await winner.until(table, (update) => update.seq === 2), 1);
    await other.until(table, (update) => update.seq === 3);

    const back = await arrive(server.url, second.token);
    const missed = await back.ask('since', { table, seq: 0 });
    const heard = other.updates.filter((update) => update.seq > 0);
    expect(missed).toEqual(heard);
    expect(missed.map((update) => update.seq)).toEqual([1, 2, 3]);
    expect(missed.at(-1)?.events[0]).toMatchObject({ seq: 3, event: { kind: 'boast' } });
    expect(stayed?.seq).toBe(0);

    // From here on they hear of everything again.
    await first.answer(await first.until(table, (update) => update.seq === 3), 0);
    expect((await back.until(table, (update) => update.seq === 4)).seats[1].online).toBe(true);
  });

  test('shows the same log as those saw who stayed', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    const [mine] = await Promise.all([first.playOn(table), second.playOn(table)]);
    const told = first.updates.flatMap((update) => update.events);
    const { log, now } = await first.open(table);
    expect(log).toEqual(told);
    expect(log.slice(0, 2).map(({ event }) => event.kind)).toEqual(['deal', 'deal']);
    expect(now).toEqual(mine);
  });

  test('and going away is seen by the other one', async () => {
    const { table, first, second } = await twoAtTable(server.url);
    second.leave();
    await first.until(table, (update) => !update.seats[1].online);
    const back = await arrive(server.url, second.token);
    await back.open(table);
    expect((await first.until(table, (update) => update.seats[1].online)).seats[1].name).toBe(second.name);
    await back.ask('leave', { table });
    expect((await first.until(table, (update) => !update.seats[1].online)).seq).toBe(0);
  });
});

describe('the lobby', () => {
  const lineOf = async (person: Person, list: 'mine' | 'open' | 'watch', table: string) =>
    (await person.ask('lobby', {}))[list].find((line) => line.table === table);

  test('lists open tables, then games to watch, and one’s own that wait for a move', async () => {
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => arrive(server.url)));
    const seats = [{ kind: 'me' }, { kind: 'free' }] as const;
    const { table } = await first.ask('create', { game: 'stones', seats, open: true });
    expect(await lineOf(first, 'mine', table)).toMatchObject({ game: 'stones', yourMove: false, turn: 0 });
    expect(await lineOf(second, 'open', table)).toMatchObject({
      seats: [
        { kind: 'guest', name: first.name },
        { kind: 'free', name: '' },
      ],
    });
    await second.ask('sit', { table });
    expect(await lineOf(third, 'open', table)).toBeUndefined();
    expect(await lineOf(third, 'watch', table)).toBeDefined();
    expect(await lineOf(second, 'mine', table)).toMatchObject({ yourMove: true });
    await second.ask('act', { table, id: deedId(), seq: 0, answer: 0 });
    expect(await lineOf(second, 'mine', table)).toMatchObject({ yourMove: false, turn: 1 });
    await second.ask('act', { table, id: deedId(), seq: 1, control: 'concede' });
    expect(await lineOf(second, 'mine', table)).toBeUndefined();
    expect(await lineOf(third, 'watch', table)).toBeUndefined();
  });

  test('does not list a table by invitation, nor one whose people have gone', async () => {
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => arrive(server.url)));
    const seats = [{ kind: 'me' }, { kind: 'free' }] as const;
    const { table: secret } = await first.ask('create', { game: 'stones', seats });
    const { table: left } = await third.ask('create', { game: 'stones', seats, open: true });
    await second.ask('lobby', {});
    third.leave();
    await new Promise<void>((resolve) => second.socket.once('lobby', resolve));
    const { open, people } = await second.ask('lobby', {});
    expect(open.map((line) => line.table)).not.toEqual(expect.arrayContaining([secret]));
    expect(open.map((line) => line.table)).not.toEqual(expect.arrayContaining([left]));
    expect(people).toBeGreaterThanOrEqual(2);
    expect((await second.refusal('sit', { table: secret })).code).toBe('forbidden');
  });

  test('gives a seat back before the game, and clears a table nobody sits at', async () => {
    const [first, second] = await Promise.all([arrive(server.url), arrive(server.url)]);
    const seats = [{ kind: 'me' }, { kind: 'free' }, { kind: 'free' }] as const;
    const { table } = await first.ask('create', { game: 'stones', seats, open: true });
    await second.ask('sit', { table });
    await second.ask('stand', { table });
    expect((await second.open(table)).seats[1].kind).toBe('free');
    await first.ask('stand', { table });
    expect((await first.refusal('open', { table })).code).toBe('missing');
  });
});

test('a guest can be renamed, everywhere at once', async () => {
  const { table, first, second } = await twoAtTable(server.url);
  expect(second.name).toMatch(/^[A-Z][a-z]+ \d\d$/);
  const third = await new Person(server.url).ask('hello', { lang: 'ru' });
  expect(third.name).toMatch(/^[А-Я][а-яё]+ \d\d$/);
  expect(await second.ask('rename', { name: '  Ёлка Ω ' })).toMatchObject({ name: 'Ёлка Ω' });
  const renamed = (update: Update) => update.seats[1].name === 'Ёлка Ω';
  expect((await first.until(table, renamed)).seq).toBe(0);
  expect(await (await arrive(server.url, second.token)).ask('hello', {})).toMatchObject({ name: 'Ёлка Ω' });
});

test('why something may not be done is said in both languages, in words the seat may know', async () => {
  const { table, first } = await twoAtTable(server.url);
  const notHeld = [
    {
      rule: 'S-2',
      why: 'notHeld',
      text: {
        ru: expect.stringMatching(/^notHeld \(ru\): you have камень 70\d\d$/),
        en: expect.stringMatching(/^notHeld \(en\): you have stone 70\d\d$/),
      },
    },
  ];
  expect(await first.ask('explain', { table, intent: { do: 'lay' } })).toEqual(notHeld);
  // What is not among what may be picked, and what is.
  expect(await first.ask('explainPick', { table, object: 1 })).toEqual(notHeld);
  const { question } = await first.until(table, (update) => update.question !== null);
  const [stone] = question?.kind === 'cards' ? question.from : [];
  expect(await first.ask('explainPick', { table, object: stone })).toEqual([]);
});
