/** A table without a server, driven as the page drives it. */
import { rooms } from '@vigrid/games/rooms';
import { loadRecord } from '@vigrid/kernel';
import type { Reply, TableState, Update } from '@vigrid/protocol';
import { expect, test } from 'vitest';
import { memoryDrawer } from '../drawer.ts';
import type { LocalRequests, LocalWish } from '../requests.ts';
import { memoryShelf, type Shelf } from '../shelf.ts';
import { openHouse } from './house.ts';

interface Desk {
  ask<K extends keyof LocalRequests>(name: K, payload: LocalRequests[K][0]): Promise<LocalRequests[K][1]>;
  refusal<K extends keyof LocalRequests>(name: K, payload: LocalRequests[K][0]): Promise<string>;
  /** Lets whoever thinks decide; gives how many did. */
  settle(): Promise<number>;
  readonly updates: Update[];
}

function desk(shelf: Shelf = memoryShelf()): Desk {
  const updates: Update[] = [];
  const jobs: (() => void)[] = [];
  let seeds = 0;
  const house = openHouse({
    shelf,
    drawer: memoryDrawer(),
    engine: async (id) => (Object.hasOwn(rooms, id) ? (await rooms[id].game()).default : null),
    reader: async (id) => (await rooms[id].reader?.())?.reader ?? null,
    send: (update) => updates.push(update),
    seed: () => `seed${seeds++}`,
    now: () => new Date(0),
    after: (_, job) => jobs.push(job),
  });
  const ask = async <K extends keyof LocalRequests>(name: K, payload: LocalRequests[K][0]) =>
    (await house.answer(name, payload)) as Reply<LocalRequests[K][1]>;
  return {
    updates,
    async ask(name, payload) {
      const reply = await ask(name, payload);
      if (!reply.ok) throw new Error(reply.refusal.text.en);
      return reply.value;
    },
    async refusal(name, payload) {
      const reply = await ask(name, payload);
      return reply.ok ? '' : reply.refusal.text.en;
    },
    async settle() {
      let done = 0;
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        job();
        // The answer to this comes after what the job has set off.
        await house.answer('hello', {});
        done++;
      }
      return done;
    },
  };
}

const me = { kind: 'me', name: 'Skuld' } as const;
const bot = { kind: 'bot', level: 'random' } as const;

/** A duel in which one blow decides nothing, scripted for a lesson. */
const lesson: LocalWish = {
  id: 'local-lesson',
  game: 'heroes',
  seats: [me, bot],
  from: { position: { turn: 'a', a: { squad: ['Groll'] } }, random: [] },
  course: {
    moves: [
      { seat: 0, lines: ['attack Groll > Furgot'], wrong: { ru: 'Не туда.', en: 'Not there.' } },
      { seat: 0, lines: ['end'] },
      { seat: 1, lines: ['end'] },
    ],
  },
};

/** The number of the answer that attacks this target, or ends the turn. */
function optionOf(state: TableState | Update, what: string): number {
  const question = 'now' in state ? state.now.question : state.question;
  if (question?.kind !== 'act') throw new Error('No act is asked for.');
  const at = question.options.findIndex((act) => act.do === what);
  if (at < 0) throw new Error(`There is no "${what}".`);
  return at;
}

test('a game against a bot goes on by itself until the player is asked, and is still there after a reload', async () => {
  const shelf = memoryShelf();
  const first = desk(shelf);
  const { table } = await first.ask('make', { game: 'heroes', seats: [me, bot] });
  await first.ask('open', { table });
  for (let n = 0; n < 12; n++) {
    await first.settle();
    const { now } = await first.ask('open', { table });
    if (!now.question) continue;
    await first.ask('act', { table, id: `deed-${n}-xxx`, seq: now.seq, answer: 0 });
  }
  const left = await first.ask('open', { table });
  expect(left.now.seq).toBeGreaterThan(12);
  expect(left.log.length).toBeGreaterThan(left.now.seq / 2);
  const again = await desk(shelf).ask('open', { table });
  expect(again).toEqual(left);
});

test('the player is shown nothing of the bot’s hand', async () => {
  const { ask } = desk();
  const from = { position: { turn: 'a', a: { hand: ['Gnome'] }, b: { hand: ['Burk'] } } };
  const { table } = await ask('make', { game: 'heroes', seats: [me, bot], from });
  const { now } = await ask('open', { table });
  expect(now.view).toMatchObject({ sides: [{ handSize: 1 }, { handSize: 1, hand: [] }] });
});

test('a deed that is sent twice is done once', async () => {
  const { ask } = desk();
  const { table } = await ask('make', { ...lesson, course: undefined as never, id: 'local-free' });
  const { now } = await ask('open', { table });
  const deed = { table, id: 'the-one-deed', seq: now.seq, answer: optionOf(now, 'end') };
  const once = await ask('act', deed);
  expect(await ask('act', deed)).toEqual(once);
  expect((await ask('open', { table })).now.seq).toBe(once.seq);
});

test('a lesson takes the answer it asks for, holds other legal ones back in its own words, and plays the rival', async () => {
  const { ask, refusal, settle } = desk();
  const { table } = await ask('make', lesson);
  const { now } = await ask('open', { table });
  const wrong = { table, id: 'wrong-deed', seq: 0, answer: optionOf(now, 'end') };
  expect(await refusal('act', wrong)).toBe('Not there.');
  expect((await ask('open', { table })).now.seq).toBe(0);
  await ask('act', { table, id: 'right-deed', seq: 0, answer: optionOf(now, 'attack') });
  const then = await ask('open', { table });
  await ask('act', { table, id: 'ends-deed', seq: 1, answer: optionOf(then, 'end') });
  expect(await settle()).toBe(1);
  expect((await ask('open', { table })).now.seq).toBe(3);
  expect(await refusal('act', { table, id: 'more-deed', seq: 3, answer: 0 })).toContain('too late');
});

test('a lesson that was left is found as it was, and another one in its place begins anew', async () => {
  const shelf = memoryShelf();
  const { ask } = desk(shelf);
  const { table } = await ask('make', lesson);
  const { now } = await ask('open', { table });
  await ask('act', { table, id: 'right-deed', seq: 0, answer: optionOf(now, 'attack') });
  const later = desk(shelf);
  await later.ask('make', lesson);
  expect((await later.ask('open', { table })).now.seq).toBe(1);
  await later.ask('rewind', { table, seq: 0 });
  expect((await later.ask('open', { table })).now.seq).toBe(0);
  await later.ask('make', { ...lesson, from: { ...lesson.from, random: [1] } });
  expect((await later.ask('open', { table })).now.seq).toBe(0);
});

test('of two windows with one table the slower one is told, and nothing is lost', async () => {
  const shelf = memoryShelf();
  const [one, other] = [desk(shelf), desk(shelf)];
  const { table } = await one.ask('make', lesson);
  const { now } = await one.ask('open', { table });
  await other.ask('open', { table });
  const deed = { table, seq: 0, answer: optionOf(now, 'attack') };
  await one.ask('act', { ...deed, id: 'faster-deed' });
  expect(await other.refusal('act', { ...deed, id: 'slower-deed' })).toContain('too late');
  expect((await other.ask('open', { table })).now.seq).toBe(1);
});

test('a table that is not here, a game that is not here and settings that are wrong are told in a sentence', async () => {
  const { refusal } = desk();
  expect(await refusal('open', { table: 'local-x' })).toBe('This browser has no table "local-x".');
  expect(await refusal('make', { game: 'chess', seats: [me, bot] })).toBe('There is no game "chess".');
  expect(await refusal('make', { game: 'heroes', seats: [me, bot], options: { deks: 1 } })).toContain('deks');
});

test('a hint is a legal answer with a reason, and a lesson gives none of its own accord', async () => {
  const { ask, refusal, settle } = desk();
  const from = { position: { turn: 'a', a: { squad: ['Groll'] }, b: { wounds: 15 } } };
  const { table } = await ask('make', { game: 'heroes', seats: [me, bot], from });
  const { now, hints } = await ask('open', { table });
  expect(hints).toBe(true);
  const hint = await ask('hint', { table });
  // Groll strikes for six, and five lives are left.
  expect(hint.answer).toBe(optionOf(now, 'attack'));
  expect(hint.why.en).toContain('100 then');
  expect(hint.why.ru).toContain('станет 100');
  await ask('act', { table, id: 'hinted-deed', seq: 0, answer: hint.answer });
  await settle();
  expect(await refusal('hint', { table })).toBe('It is not your decision now.');
  expect((await ask('open', await ask('make', lesson))).hints).toBe(false);
});

/** A game of Heroes that the bot has won because the other has conceded, with a hand each. */
async function finished(house: Desk): Promise<string> {
  const position = { turn: 'a', a: { hand: ['Groll'] }, b: { hand: ['Calm', 'Groll'] } };
  const { table } = await house.ask('make', {
    game: 'heroes',
    seats: [me, bot],
    from: { position, random: [] },
  });
  const state = await house.ask('open', { table });
  await house.ask('act', { table, id: 'deed-0001', seq: state.now.seq, control: 'concede' });
  return table;
}

test('a game under way is in the list of those; its record is given when it is over', async () => {
  const house = desk();
  const { table } = await house.ask('make', { game: 'heroes', seats: [me, bot] });
  await house.ask('make', lesson);
  expect(await house.ask('games', {})).toMatchObject({ mine: [{ table, game: 'heroes' }], past: [] });
  expect(await house.refusal('record', { table })).toMatch(/after the end/);
  await house.ask('open', { table });
  await house.ask('act', { table, id: 'deed-0001', seq: 0, control: 'concede' });
  const { mine, past } = await house.ask('games', {});
  expect(mine).toEqual([]);
  // No server is to keep it: it was not begun as a game of one's own.
  expect(past).toMatchObject([{ table, seat: 0, winners: [1], options: null }]);
  const { record, current } = await house.ask('record', { table });
  const read = loadRecord(record);
  expect([current, 'record' in read && read.record.entries.length]).toEqual([true, past[0].moves]);
  await house.ask('forget', { table });
  expect((await house.ask('games', {})).past).toEqual([]);
});

test('no table takes the place of another, though the seeds of a rehearsal come again with each page', async () => {
  const shelf = memoryShelf();
  const wish = { game: 'heroes', seats: [me, bot] };
  const [first, second] = [await desk(shelf).ask('make', wish), await desk(shelf).ask('make', wish)];
  expect(second.table).not.toBe(first.table);
  const { mine } = await desk(shelf).ask('games', {});
  expect(mine.map(({ table }) => table).sort()).toEqual([first.table, second.table].sort());
});

test('a record is gone through as one seat saw it, or with all cards open', async () => {
  const house = desk();
  const { record } = await house.ask('record', { table: await finished(house) });
  const handsOf = async (seat: number, all: boolean): Promise<string[][]> => {
    const { steps } = await house.ask('retrace', { record, seat, all });
    const view = steps[0].view as { sides: { hand: { def: string }[] }[] };
    return view.sides.map(({ hand }) => hand.map(({ def }) => def));
  };
  const [own, theirs] = [await handsOf(0, false), await handsOf(1, false)];
  expect([own[1], theirs[0]]).toEqual([[], []]);
  expect(await handsOf(0, true)).toEqual([own[0], theirs[1]]);
  expect([own[0], theirs[1]].map((hand) => hand.length)).toEqual([1, 2]);
});

test('a record from a file is kept, shown and not played at; the same file once', async () => {
  const house = desk();
  const { record } = await house.ask('record', { table: await finished(house) });
  const { table } = await desk().ask('bring', { record });
  const other = desk();
  expect((await other.ask('bring', { record })).table).toBe(table);
  await other.ask('bring', { record });
  expect((await other.ask('games', {})).past).toMatchObject([{ table, seat: null, winners: [1] }]);
  expect((await other.ask('record', { table })).record).toBe(record);
  expect(await other.refusal('open', { table })).toMatch(/looked at in the replay/);
});

test('a broken record is refused with what is wrong with it', async () => {
  const house = desk();
  const { record } = await house.ask('record', { table: await finished(house) });
  const broken = {
    hello: /no record of a Vigrid game/,
    [record.slice(0, -8)]: /cut short/,
    [record.replace(/"version":\d+/, '"version":1')]: /made under version 1/,
    [record.replace('heroes', 'chess')]: /no game "chess"/,
    [record.replace('!concede', '99999')]: /does not play out/,
  };
  for (const [text, why] of Object.entries(broken))
    expect(await house.refusal('bring', { record: text })).toMatch(why);
  expect((await house.ask('games', {})).past).toHaveLength(1);
});

test('a finished game is played on from any step, in either seat', async () => {
  const house = desk();
  const { record } = await house.ask('record', { table: await finished(house) });
  const { table } = await house.ask('branch', { record, seq: 0, seats: [bot, me] });
  const state = await house.ask('open', { table });
  expect([state.seat, state.now.over]).toEqual([1, null]);
  await house.settle();
  expect((await house.ask('games', {})).mine).toMatchObject([{ table }]);
});

test('a card is read as it is typed: what it says, what is near to what was not read, what can be played of it', async () => {
  const house = desk();
  const figures = { type: 'creature', cost: 3, lives: 8, move: 1, strike: [1, 2, 3], glyph: 'cowled' };
  const typed = (text: string) =>
    house.ask('craft', { game: 'berserk', card: { name: 'Паромщица', text, figures } });
  const read = await typed('Броня 1. {tap}: Метание на 1-2-3.');
  expect(read.verdict.accepted).toBe(true);
  expect(read.made?.entry.text.map(({ en }) => en)).toEqual(['Armour 1.', 'Close: throw for 1-2-3.']);
  const slip = await typed('Броня 1. {tap}: Митание на 1-2-3.');
  expect(slip.verdict.parts.map(({ text }) => text?.en ?? null)).toEqual(['Armour 1.', null]);
  expect(slip.near[0][0].text).toBe('метание');
  expect(slip.made?.entry.text).toHaveLength(1);
  expect(await house.refusal('craft', { game: 'dune', card: { name: 'a', text: '' } })).toBe(
    'No cards of this game are made.',
  );
});
