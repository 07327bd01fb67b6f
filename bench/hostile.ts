/**
 * `npm run hostile`: a server among hostile guests. They send every request of the protocol, right, wrong and spoiled,
 * with and without a seat, and bytes, HTTP and frames below it, while honest players go on with all games beside them.
 *
 *     npm run hostile -- --messages N [--seconds S] [--guests N] [--seed WORD] [--json]
 *
 * It ends after so many messages or seconds, and fails if the server fell silent, failed at a request, told how it is made
 * or what is not theirs, disturbed an honest game, or grew and grew.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gameIds, isExample } from '@vigrid/games';
import { below, count, seeded } from '@vigrid/kernel';
import type { Update } from '@vigrid/protocol';
import { io, type Socket } from 'socket.io-client';
import { throwBytes, throwFrames } from './hostile-raw.ts';
import { type Chance, type Known, nothingKnown, pick, spoiled, wishes } from './hostile-wishes.ts';
import { Player, playAt, sitDown } from './load-players.ts';
import { readings, startServer, wholeNumber } from './served.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '600' },
    guests: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'hostile' },
    json: { type: 'boolean', default: false },
  },
});
const most = wholeNumber('messages', values.messages, 1, 1e9);
const guests = wholeNumber('guests', values.guests, 1, 1000);
const until = performance.now() + wholeNumber('seconds', values.seconds, 1, 86_400) * 1000;

/** How long the server may take to answer anything, in milliseconds. */
const patience = 30_000;
/** An honest player's pause between two answers, and how long they stay at one table. */
const honestPause = 200;
const honestStay = 20_000;

const games = gameIds.filter((id) => !isExample(id));
const found: string[] = [];
const told = new Map<string, number>();
const sent = { messages: 0, raw: 0 };
const answers: Record<string, number> = {};
const honest = { acts: 0, games: 0, slowestMs: 0 };
/** What only honest players may hear. */
const secrets = new Set<string>();
const newest: string[] = [];
/** Tables of honest players, and by number how one of them looks from outside. */
const honestTables: string[] = [];
const outside = new Map<string, Map<number, string>>();

const names = Object.keys(wishes) as (keyof typeof wishes)[];
/** So that games come under way, and on. */
const lively = ['act', 'act', 'act', 'open', 'sit', 'create', 'lot', 'saveDeck', 'keepGame'] as const;

const server = await startServer((line) => find('the log', line));
const { url } = server;
const isOn = () => sent.messages < most && performance.now() < until && server.process.exitCode === null;
const memory: number[] = [];
const within = { heapMb: 0, tables: 0 };
await Promise.all([
  watchHealth(),
  ...games.map(playHonestly),
  ...Array.from({ length: guests }, (_, n) => fuzz(seeded(`${values.seed} ${n}`))),
  ...Array.from({ length: 4 }, (_, n) => throwAround(seeded(`${values.seed} raw ${n}`))),
]);
if (server.process.exitCode !== null) find('the server', `ended with ${server.process.exitCode}`);
const [half, end] = [memory[Math.floor(memory.length / 2)] ?? 0, memory.at(-1) ?? 0];
if (end > half * 1.5 + 100) find('memory', `${half} MB halfway, ${end} MB at the end`);
await server.stop();
server.clear();

const report = {
  ...sent,
  seconds: Math.round(performance.now() / 1000),
  answers,
  honest,
  memoryMb: { first: memory[0], half, end },
  // At the end: of the memory, what the main thread's objects take, and the tables that are in it.
  ...within,
  found: [...told].map(([what, times]) => ({ what, times })),
};
console.log(values.json ? JSON.stringify(report) : report);
for (const line of values.json ? [] : found) console.log(line);
process.exit(told.size > 0 ? 1 : 0);

/** Something that must not be: told once for each kind, and counted. */
function find(where: string, what: string): void {
  const kind = `${where}: ${what.replace(/[\w-]{16,}|\d+/g, '*').slice(0, 200)}`;
  told.set(kind, (told.get(kind) ?? 0) + 1);
  if (told.get(kind) === 1) found.push(`${where}: ${what.slice(0, 1500)}`);
}

/** Whatever a hostile guest hears must neither show how the server is made nor what is somebody else's. */
function listen(where: string, heard: unknown): void {
  const text = typeof heard === 'string' ? heard : (JSON.stringify(heard) ?? '');
  if (
    /node_modules|file:\/\/|\.(ts|mjs|js):\d+|\bat (async )?\w+ \(|argon2id|[Ss]yntax error at|violates/.test(
      text,
    )
  )
    find(where, `tells how it is made: ${text.slice(0, 600)}`);
  // Word by word, for there are many secrets by and by; those of now wherever they stand.
  const isTold =
    (text.match(/[\w-]{12,}/g) ?? []).some((word) => secrets.has(word)) ||
    newest.some((secret) => text.includes(secret));
  if (isTold) find(where, 'tells an honest player’s secret');
}

async function watchHealth(): Promise<void> {
  while (isOn()) {
    try {
      const { status } = await fetch(new URL('/healthz', url), { signal: AbortSignal.timeout(patience) });
      if (status !== 200) find('/healthz', `answers ${status}`);
      const now = await readings(url);
      memory.push(Math.round(now.memory / 1e6));
      within.heapMb = Math.round(now.heap / 1e6);
      within.tables = now.tables;
    } catch (error) {
      find('/healthz', String(error));
    }
    await pause(1000);
  }
}

/** Two who play one game after another; nothing happens there but what they do. */
async function playHonestly(game: string): Promise<void> {
  for (let number = 0; isOn(); number++) {
    const onlooker = new Player(url);
    try {
      const seated = await sitDown(url, game, number);
      const { table, code, players } = seated;
      for (const player of players) keep((await player.ask('hello', {})).token);
      if (code !== null) keep(code);
      for (const { socket } of [...players, onlooker])
        socket.once('disconnect', (why) => {
          if (why !== 'io client disconnect') find(`honest ${game}`, `was cut off: ${why}`);
        });
      const seen = new Map<number, string>();
      const look = (update: Update) => seen.set(update.seq, JSON.stringify(update.view));
      onlooker.socket.on('update', look);
      await onlooker.ask('hello', {});
      look((await onlooker.ask('open', { table })).now);
      outside.set(table, seen);
      honestTables.push(table);
      const names = players[0].now?.seats.map(({ name }) => name).join();
      const times = await playAt(seated, honestPause, 0, performance.now() + honestStay);
      honest.acts += times.length;
      honest.games++;
      honest.slowestMs = Math.max(honest.slowestMs, Math.round(Math.max(0, ...times)));
      for (const { now } of players) {
        if (now?.seq !== times.length)
          find(`honest ${game}`, `${times.length} acts, but ${now?.seq} entries`);
        if (now?.seats.map(({ name }) => name).join() !== names)
          find(`honest ${game}`, 'somebody else sits there');
      }
      honestTables.splice(honestTables.indexOf(table), 1);
      for (const player of players) player.socket.disconnect();
    } catch (error) {
      if (isOn()) find(`honest ${game}`, String(error));
      await pause(1000);
    }
    onlooker.socket.disconnect();
  }
}

function keep(secret: string): void {
  secrets.add(secret);
  newest.push(secret);
  if (newest.length > 50) newest.shift();
}

/** One hostile guest after another. */
async function fuzz(chance: Chance): Promise<void> {
  const known = nothingKnown(games, []);
  while (isOn()) {
    const socket: Socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
    // Some never say who they are.
    const isStranger = below(chance, 10) === 0;
    const gone = new Promise<'gone'>((resolve) => {
      socket.once('disconnect', () => resolve('gone'));
      socket.once('connect_error', () => resolve('gone'));
    });
    socket.onAny((name, ...rest) => {
      listen(name, rest);
      if (name === 'update') learnUpdate(known, rest[0]);
    });
    const ask = async (name: string, payload: unknown): Promise<unknown> => {
      sent.messages++;
      const reply = await Promise.race([
        socket.timeout(patience).emitWithAck(name, payload).catch(String),
        gone,
      ]);
      if (reply === 'gone') return 'gone';
      if (typeof reply === 'string') {
        find(name, `no answer in ${patience / 1000} s to ${JSON.stringify(payload)?.slice(0, 800)}`);
        return null;
      }
      const code = reply.ok ? 'done' : (reply.refusal.code ?? 'rule');
      answers[code] = (answers[code] ?? 0) + 1;
      if (code === 'fault') find(name, `failed at ${JSON.stringify(payload)?.slice(0, 1200)}`);
      if (!reply.ok && !/[.?!»")]$/.test(reply.refusal.text.en))
        find(name, `no sentence: ${reply.refusal.text.en}`);
      listen(name, reply);
      if (code === 'limit') await pause(500);
      if (reply.ok) learn(known, name, reply.value);
      return reply;
    };
    let last = isStranger ? null : await ask('hello', {});
    while (last !== 'gone' && isOn() && below(chance, 400) > 0) {
      if (honestTables.length > 0 && below(chance, 20) === 0)
        remember(known.tables, pick(chance, honestTables));
      const name = below(chance, 3) === 0 ? pick(chance, lively) : pick(chance, names);
      const wish = wishes[name](chance, known);
      last = await ask(name, below(chance, 2) === 0 ? wish : spoiled(chance, wish));
    }
    socket.disconnect();
  }
}

function learn(known: Known, name: string, value: unknown): void {
  const { table, tournament, code, token, ready, now, record, text } = Object(value);
  if (typeof table === 'string') remember(known.tables, table);
  if (typeof tournament === 'string') remember(known.tournaments, tournament);
  if (typeof code === 'string') remember(known.codes, code);
  if (typeof token === 'string') remember(known.tokens, token);
  if (Array.isArray(ready)) for (const one of ready.slice(0, 3)) remember(known.decks, one.deck);
  if (name === 'record') remember(known.records, String(record ?? text ?? JSON.stringify(value)));
  if (now) learnUpdate(known, now);
  if (name === 'lobby') for (const line of Object(value).open.slice(0, 5)) remember(known.tables, line.table);
  if (name === 'tournaments')
    for (const line of Object(value).lines.slice(0, 5)) remember(known.tournaments, line.tournament);
}

function learnUpdate(known: Known, update: Update): void {
  const { table, seq, question, view } = update;
  known.asked.set(table, { seq, answers: question ? count(question) : 2 });
  if (known.asked.size > 200) known.asked.clear();
  const seen = outside.get(table);
  if (!seen) return;
  if (question) find('an honest table', 'asks a hostile guest');
  const shown = seen.get(seq);
  if (shown !== undefined && shown !== JSON.stringify(view))
    find('an honest table', 'shows itself otherwise to a hostile guest');
}

function remember<T>(list: T[], one: T): void {
  if (list.includes(one)) return;
  list.push(one);
  if (list.length > 30) list.shift();
}

async function throwAround(chance: Chance): Promise<void> {
  while (isOn()) {
    const heard = await (below(chance, 2) === 0 ? throwBytes(url, chance) : throwFrames(url, chance));
    sent.raw++;
    listen('raw', heard);
    if (/^HTTP\/1.1 5(?!03|05)/.test(heard)) find('raw', heard.slice(0, 300));
  }
}
