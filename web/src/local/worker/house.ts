/**
 * Tables without a server. It answers the requests of the protocol as the server does, out of the same pieces
 * (protocol/src/table): a decision is kept before it is shown, bots see what their seat may know.
 */
import { bots, think } from '@vigrid/bots';
import { hintFor } from '@vigrid/bots/hint';
import {
  type Act,
  type AnyGame,
  awaited,
  below,
  type Entry,
  type GameRecord,
  loadRecord,
  openMatch,
  positionOf,
  readSettings,
  resume,
  ScenarioFault,
  type Seat,
  type Setup,
  saveRecord,
  screenOf,
  seeded,
  stateAt,
  type Text,
} from '@vigrid/kernel';
import type { Move } from '@vigrid/kernel/lesson';
import { answerMeant } from '@vigrid/kernel/scenario/lines';
import type {
  Deed,
  Denial,
  PastLine,
  Reply,
  SeatTaken,
  TableLine,
  TableState,
  Update,
} from '@vigrid/protocol';
import { friendlyName } from '@vigrid/protocol/guests';
import {
  actIn,
  dealtDecks,
  eventsSeen,
  hintSaid,
  isOver,
  isStale,
  type Playing,
  pickReasonsSaid,
  previewOf,
  reasonsSaid,
  replay,
  retraced,
  seen,
  step,
} from '@vigrid/protocol/table';
import { isPosition, type LocalRequests, type LocalWish } from '../requests.ts';
import type { Kept, LocalSeat } from '../shelf.ts';
import { type Handlers, No, no, type Surroundings } from './around.ts';
import { deckHandlers } from './decks.ts';
import { courseOf, glimpsesIn, ruledAt } from './judging.ts';
import { defenceOf, helpSaid, standingOf } from './puzzling.ts';

export interface LocalHouse {
  answer(name: keyof LocalRequests, payload: unknown): Promise<Reply<unknown>>;
}

/** A table in use. */
interface Table {
  kept: Kept;
  readonly game: AnyGame;
  playing: Playing;
  /** Somebody has it open. */
  open: boolean;
  /** Whoever is not at the screen is about to decide. */
  thinking: boolean;
  /** Whose eyes it is seen through: one person may play several seats. */
  eyes: Seat;
}

/** How long the others take for a move at least, in milliseconds, so that it can be followed. */
const pace = 700;

export function openHouse(around: Surroundings): LocalHouse {
  const { shelf, send, seed, now, after } = around;
  const tables = new Map<string, Table>();
  /** The screens that the page draws; null while it has not said. */
  let screens: readonly string[] | null = null;
  /** What the person at this browser is called. */
  let me = '';
  const isDrawnPlainly = (game: AnyGame, { options, seats }: Setup): boolean =>
    screens?.includes(screenOf(game, options, seats)) === false;
  const isPlain = ({ game, kept: { setup } }: Table): boolean => isDrawnPlainly(game, setup);
  // One thing after the other: nothing is decided while something else is being kept.
  let turn: Promise<unknown> = Promise.resolve();

  async function gameOf(id: string): Promise<AnyGame> {
    const game = await around.engine(id);
    if (!game) throw no('missing', `Игры «${id}» нет.`, `There is no game "${id}".`);
    return game;
  }

  async function tableOf(id: string): Promise<Table> {
    const known = tables.get(id);
    if (known) return known;
    const kept = await shelf.get(id);
    if (!kept) throw noTable(id);
    const game = await gameOf(kept.game);
    if (game.version !== kept.version) throw outdated(kept, game);
    const table: Table = {
      kept,
      game,
      playing: playedOut(game, kept),
      open: false,
      thinking: false,
      eyes: firstSeatOf(kept),
    };
    tables.set(id, table);
    return table;
  }

  /** Makes the table anew from what is kept: another window was faster. */
  async function reread(table: Table): Promise<void> {
    const kept = await shelf.get(table.kept.id);
    if (!kept) return;
    table.kept = kept;
    table.playing = playedOut(table.game, kept);
    show(table, false);
  }

  /** Enters a decision, keeps it, shows it. */
  async function enter(table: Table, id: string, entry: Entry): Promise<void> {
    const refusal = step(table.playing, entry);
    if (refusal) throw new No(refusal);
    const { kept, playing } = table;
    const next = withProgress({ ...kept, deeds: { ...kept.deeds, [id]: playing.seq } }, playing, now());
    try {
      if (!(await shelf.put(next, kept.entries.length))) throw tooLate();
    } catch (error) {
      await reread(table);
      throw error;
    }
    table.kept = next;
    show(table, true);
    wake(table);
  }

  function show(table: Table, withEvents: boolean): void {
    if (table.open) send(updateFor(table, table.playing, withEvents));
  }

  function updateFor(table: Table, playing: Playing, withEvents: boolean): Update {
    const { kept } = table;
    return {
      table: kept.id,
      seats: seatsOf(kept),
      rematch: kept.rematch,
      clock: null,
      ...seen(playing, { seat: table.eyes, plain: isPlain(table) }, withEvents),
    };
  }

  /** Has whoever is not at the screen decide, if they are asked. */
  function wake(table: Table): void {
    if (table.thinking || !table.open || othersSeat(table) === null) return;
    table.thinking = true;
    after(pace, () => {
      turn = turn.then(async () => {
        table.thinking = false;
        const move = tables.get(table.kept.id) === table ? othersMove(table) : null;
        if (move) await enter(table, `bot:${table.playing.seq}`, move).catch(() => reread(table));
      });
    });
  }

  function othersMove(table: Table): Entry | null {
    const { kept, playing, game } = table;
    const seat = othersSeat(table);
    if (seat === null) return null;
    const move = kept.course?.moves[playing.seq];
    if (move) return { seat, answer: meant(game, playing, move)[0] };
    if (kept.puzzle) {
      const answer = defenceOf(game, kept.puzzle, kept.entries);
      return answer === null ? null : { seat, answer };
    }
    if (isOffered(playing, seat)) return { seat, control: 'decline' };
    const player = kept.seats[seat];
    const bot = bots[player.kind === 'bot' ? player.level : ''] ?? bots.greedy;
    return { seat, answer: think(bot, playing.match.run, seat, seeded(seed())) };
  }

  /** A name that no table here has: seeds of a rehearsal come again with each page. */
  async function freshTable(): Promise<string> {
    for (;;) {
      const id = `local-${seed()}`;
      if ((await shelf.get(id)) === null) return id;
    }
  }

  async function make(wish: LocalWish): Promise<{ table: string }> {
    const game = await gameOf(wish.game);
    const read = readSettings(game, wish.options, wish.seats.length);
    if ('problems' in read) throw new No({ code: 'invalid', ...read.problems[0] });
    const id = wish.id ?? (await freshTable());
    const before = wish.id === undefined ? null : await shelf.get(wish.id);
    if (!wish.anew && before && before.version === game.version && isSame(before, wish)) return { table: id };
    const setup: Setup = {
      seats: wish.seats.length,
      seed: wish.seed ?? seed(),
      options: read.options,
      ...(wish.from && { from: wish.from }),
    };
    await lay(game, {
      ...blank(game, id, setup),
      seats: wish.seats,
      course: wish.course ?? null,
      ...(wish.puzzle && { puzzle: wish.puzzle }),
      ...(wish.synced && { synced: wish.synced }),
      entries: wish.before ?? [],
    });
    return { table: id };
  }

  const blank = (game: AnyGame, id: string, setup: Setup): Kept => ({
    id,
    game: game.id,
    version: game.version,
    setup,
    seats: [],
    course: null,
    entries: [],
    deeds: {},
    yourMove: false,
    over: false,
    rematch: null,
    since: now().toISOString(),
  });

  /** Puts a table on the shelf, in place of one of its name. */
  async function lay(game: AnyGame, kept: Kept): Promise<void> {
    const playing = playedThrough(() => playedOut(game, kept), kept.entries.length === 0 && kept.setup.from);
    tables.delete(kept.id);
    await shelf.put(withProgress(kept, playing, now()), null);
  }

  /** A record from outside, and the game that plays it. */
  async function recordIn(text: string): Promise<{ game: AnyGame; record: GameRecord }> {
    const read = loadRecord(text);
    if ('problem' in read) throw new No({ code: 'invalid', text: read.problem.text });
    const { record } = read;
    const game = await gameOf(record.game);
    if (game.version !== record.version) throw notReplayed(record.version, game);
    return { game, record };
  }

  const handlers: Handlers = {
    async hello(said) {
      screens = said.screens ?? null;
      const chance = seeded(seed());
      me = said.name ?? friendlyName((n) => below(chance, n), said.lang);
      return { guest: 'local', name: me, token: 'local' };
    },

    async rename({ name }) {
      me = name;
      return { guest: 'local', name };
    },

    async create({ game, options, seats }) {
      if (seats.some(({ kind }) => kind === 'free')) {
        throw no(
          'forbidden',
          'Без сети играют с ботами; позвать людей можно, когда она вернётся.',
          'Without a network one plays against bots; people can be invited when it is back.',
        );
      }
      const taken = seats.map((seat): LocalSeat => (seat.kind === 'bot' ? seat : { kind: 'me', name: me }));
      return make({ game, seats: taken, ...(options !== undefined && { options }), synced: 'wanted' });
    },

    ...deckHandlers(around, gameOf),

    // They are in `games`.
    history: async () => ({ lines: [], more: false }),

    make,

    async open({ table: id, code }) {
      const table = await tableOf(id);
      table.eyes = eyesOf(table, code);
      if (table.eyes < 0) {
        throw no(
          'forbidden',
          'Это запись чужой партии: её смотрят в разборе.',
          'This is the record of a game of others: it is looked at in the replay.',
        );
      }
      table.open = true;
      const log: TableState['log'][number][] = [];
      const sight = { seat: table.eyes, plain: isPlain(table) };
      playedOut(table.game, table.kept, (playing) => log.push(...eventsSeen(playing, sight)));
      wake(table);
      return {
        table: id,
        game: table.game.id,
        seats: seatsOf(table.kept),
        seat: table.eyes,
        brings: false,
        timing: null,
        absence: { bot: null, claim: null },
        watch: { who: 'none', delay: 0 },
        rated: false,
        host: false,
        code: null,
        plain: isPlain(table),
        sealed: null,
        hints: table.kept.course === null,
        commitment: await printOf(table.kept.setup.seed),
        now: updateFor(table, table.playing, true),
        talk: null,
        log,
      };
    },

    async since({ table: id, seq }) {
      const table = await tableOf(id);
      const missed: Update[] = [];
      if (seq < table.playing.seq) {
        playedOut(table.game, table.kept, (playing) => {
          if (playing.seq > seq) missed.push(updateFor(table, playing, true));
        });
      }
      return missed.length > 0 ? missed : [updateFor(table, table.playing, false)];
    },

    async leave({ table: id }) {
      const table = tables.get(id);
      if (table) table.open = false;
      return {};
    },

    async act(deed) {
      const table = await tableOf(deed.table);
      const done = table.kept.deeds[deed.id];
      if (done !== undefined) return { seq: done };
      await enter(table, deed.id, entryOf(table, deed));
      return { seq: table.playing.seq };
    },

    async explain({ table: id, intent }) {
      const { kept, playing, eyes } = await tableOf(id);
      const players = seatsOf(kept).map(({ name }) => name);
      return reasonsSaid(playing.match, eyes, actOf(playing, intent), players);
    },

    async explainPick({ table: id, object }) {
      const { kept, playing, eyes } = await tableOf(id);
      const players = seatsOf(kept).map(({ name }) => name);
      return pickReasonsSaid(playing.match, eyes, object, players);
    },

    async preview({ table: id, intent }) {
      const { playing, eyes } = await tableOf(id);
      return previewOf(playing.match, eyes, actOf(playing, intent));
    },

    async hint({ table: id }) {
      const { playing, eyes: seat } = await tableOf(id);
      if (!playing.asked[seat]) throw no('invalid', 'Сейчас решаете не вы.', 'It is not your decision now.');
      const advice = hintFor(playing.match.run, seat, seeded(seed()));
      return hintSaid(playing.match, seat, advice);
    },

    async rematch({ table: id }) {
      const { kept, playing } = await tableOf(id);
      if (!isOver(playing)) throw no('invalid', 'Партия ещё не окончена.', 'The game is not over yet.');
      const { game, seats, setup } = kept;
      return make({
        game,
        seats,
        options: setup.options,
        ...(setup.from && { from: setup.from }),
        ...(kept.synced && { synced: 'wanted' }),
      });
    },

    async show({ table: id }) {
      const table = await tableOf(id);
      const { playing, game, kept } = table;
      const move = kept.course?.moves[playing.seq];
      if (!move || move.seat !== table.eyes) throw tooLate();
      const [answer] = meant(game, playing, move);
      await enter(table, `shown:${playing.seq}`, { seat: move.seat, answer });
      return {};
    },

    async games() {
      const kept = (await shelf.all()).filter(({ course, id }) => course === null && !isPosition(id));
      return {
        mine: kept.filter(({ over, seats }) => !over && seats.some(({ kind }) => kind === 'me')).map(lineOf),
        // What a server keeps is in its list.
        past: await Promise.all(
          kept
            .filter((one) => isPast(one) && !isKeptElsewhere(one))
            .map(async (one) => {
              const game = await around.engine(one.game);
              return pastLineOf(one, game?.version === one.version ? game : null);
            }),
        ),
      };
    },

    async record({ table: id }) {
      const kept = tables.get(id)?.kept ?? (await shelf.get(id));
      if (!kept) throw noTable(id);
      if (!isPast(kept)) {
        throw no(
          'invalid',
          'Запись дают после конца партии.',
          'The record is given after the end of the game.',
        );
      }
      const game = await gameOf(kept.game);
      const current = kept.version === game.version;
      return {
        ...pastLineOf(kept, current ? game : null),
        record: saveRecord(recordOf(kept)),
        current,
      };
    },

    async retrace({ record: text, seats, table = '', seat, all }) {
      const { game, record } = await recordIn(text);
      const sight = { seat, all, plain: isDrawnPlainly(game, record.setup) };
      const commitment = await printOf(record.setup.seed);
      return playedThrough(() =>
        retraced(game, record, sight, { table, seats: seats ?? unnamed(record.setup), commitment }),
      );
    },

    async bring({ record: text, seats }) {
      const { game, record } = await recordIn(text);
      const { setup, entries } = record;
      const named = (seats ?? unnamed(setup)).map(
        ({ kind, name }): LocalSeat => (kind === 'bot' ? { kind, level: name } : { kind: 'guest', name }),
      );
      const print = (await printOf(text)).slice(0, 24);
      const id = print === '' ? await freshTable() : `local-${print}`;
      await lay(game, { ...blank(game, id, setup), seats: named, entries });
      return { table: id };
    },

    async branch({ record: text, seq, seats }) {
      const { game, record } = await recordIn(text);
      const { setup, entries } = record;
      if (seats.length !== setup.seats)
        throw no('invalid', `Мест должно быть ${setup.seats}.`, `There must be ${setup.seats} seats.`);
      const id = await freshTable();
      await lay(game, { ...blank(game, id, setup), seats, entries: entries.slice(0, seq) });
      return { table: id };
    },

    async moment({ record: text, seq }) {
      const { game, record } = await recordIn(text);
      const { run } = playedThrough(() =>
        openMatch(game, { ...record, entries: record.entries.slice(0, seq) }),
      );
      const position = positionOf(game, run.state);
      if (!position)
        throw no('invalid', 'У этой игры нет расстановок.', 'There are no positions of this game.');
      return { game: game.id, position, random: [] };
    },

    async puzzle({ table: id }) {
      const { kept, game } = await tableOf(id);
      if (!kept.puzzle) throw no('invalid', 'Здесь нечего решать.', 'There is no puzzle at this table.');
      return standingOf(game, kept.puzzle, kept.entries);
    },

    async craft({ game: id, card }) {
      const { decks } = await gameOf(id);
      const reader = await around.reader(id);
      if (!reader || !decks?.own)
        throw no('missing', 'Карт этой игры не делают.', 'No cards of this game are made.');
      const verdict = reader.compile(card);
      const read = decks.own(reader.made(card, verdict));
      return {
        verdict,
        near: verdict.diagnostics.map((at) => reader.near(card, at)),
        made: 'card' in read ? read : null,
        problems: 'problems' in read ? read.problems : [],
        price: 'card' in read ? (decks.price?.(read.card) ?? null) : null,
      };
    },

    async glimpse({ game: id, position }) {
      const game = await gameOf(id);
      const chance = seeded('glimpse');
      return glimpsesIn(game, resume(game, stateAt(game, position, chance)));
    },

    async help({ table: id }) {
      const { kept, game } = await tableOf(id);
      if (!kept.puzzle) throw no('invalid', 'Здесь нечего решать.', 'There is no puzzle at this table.');
      return helpSaid(game, kept.puzzle);
    },

    form: async ({ game: id }) => (await gameOf(id)).scenario.form ?? null,

    async judge({ table: id }) {
      const { game, playing } = await tableOf(id);
      return ruledAt(game, playing.match.run);
    },

    async outcome({ table: id, seat, answer: n }) {
      const { game, playing } = await tableOf(id);
      try {
        return courseOf(game, playing.match.run, seat, n);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw no('invalid', `Этого здесь не сыграть. ${why}`, `This can not be played here. ${why}`);
      }
    },

    async scenario({ text }) {
      const { readScenario } = await import('@vigrid/kernel/scenario');
      return playedThrough(() => {
        const { game, position, random } = readScenario(text);
        return { game, position: Object(position ?? {}), random: random ?? [] };
      });
    },

    async forget({ table: id }) {
      tables.delete(id);
      await shelf.remove(id);
      return {};
    },

    async unsent() {
      return (await shelf.all())
        .filter(({ synced, over }) => over && synced === 'wanted')
        .map((kept) => ({
          id: kept.id,
          record: saveRecord(recordOf(kept)),
          seats: kept.seats.map((seat) => (seat.kind === 'bot' ? seat : { kind: 'me' })),
          since: kept.since,
          ended: kept.changed ?? kept.since,
        }));
    },

    async sent({ table: id, synced }) {
      const kept = await shelf.get(id);
      if (kept) await shelf.put({ ...kept, synced }, null);
      tables.delete(id);
      return {};
    },

    async rewind({ table: id, seq }) {
      const table = await tableOf(id);
      const { kept, game } = table;
      const deeds = Object.fromEntries(Object.entries(kept.deeds).filter(([, at]) => at <= seq));
      const shorter = { ...kept, entries: kept.entries.slice(0, seq), deeds };
      const playing = playedOut(game, shorter);
      await shelf.put(withProgress(shorter, playing, now()), null);
      tables.delete(id);
      return {};
    },
  };

  function handle<K extends keyof LocalRequests>(name: K, payload: unknown): Promise<LocalRequests[K][1]> {
    const handler = handlers[name];
    if (!handler) throw no('invalid', 'Здесь этого нет.', `There is no "${name}" at a local table.`);
    // The page is the only one that asks, and is typed by the same table.
    return handler(payload as LocalRequests[K][0]);
  }

  return {
    answer(name, payload) {
      const answered = turn.then(async (): Promise<Reply<unknown>> => {
        try {
          return { ok: true, value: await handle(name, payload) };
        } catch (error) {
          if (error instanceof No) return { ok: false, refusal: error.denial };
          const text = error instanceof Error ? error.message : String(error);
          return { ok: false, refusal: fault(text) };
        }
      });
      turn = answered;
      return answered;
    },
  };
}

/** The seat not at the screen whose decision is awaited: by the lesson, on a draw, on what is asked. */
function othersSeat({ kept, playing }: Table): Seat | null {
  if (isOver(playing)) return null;
  const isBot = (seat: Seat) => kept.seats[seat].kind === 'bot';
  if (kept.course) {
    const seat = kept.course.moves[playing.seq]?.seat;
    return seat !== undefined && isBot(seat) ? seat : null;
  }
  const offered = kept.seats.findIndex((_, seat) => isBot(seat) && isOffered(playing, seat));
  return offered >= 0 ? offered : (awaited(playing.match.run).find(isBot) ?? null);
}

function isOffered({ match: { agreed, gone } }: Playing, seat: Seat): boolean {
  return agreed.length > 0 && !agreed.includes(seat) && !gone.includes(seat);
}

const playedOut = (game: AnyGame, { setup, entries }: Kept, look?: (playing: Playing) => void): Playing =>
  replay(game, setup, null, entries, look);

/** What is brought here may not play out. */
function playedThrough<T>(play: () => T, position: unknown = null): T {
  try {
    return play();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    if (position) throw no('invalid', `Так карты не лежат. ${text}`, `Cards can not lie so. ${text}`);
    throw no(
      'invalid',
      `Запись читается, но не проигрывается по правилам. ${text}`,
      `The record can be read, but does not play out by the rules. ${text}`,
    );
  }
}

/** It is over, or nobody here plays it: then there is nothing to hide. */
const isPast = ({ over, seats, course }: Kept): boolean =>
  course === null && (over || seats.every(({ kind }) => kind !== 'me'));

const isKeptElsewhere = ({ synced }: Kept): boolean => typeof synced === 'object' && 'table' in synced;

const recordOf = ({ game, version, setup, entries }: Kept): GameRecord => ({
  game,
  version,
  setup,
  clock: null,
  entries: [...entries],
});

const unnamed = ({ seats }: Setup): SeatTaken[] =>
  Array.from({ length: seats }, () => ({ kind: 'guest', name: '', online: false }));

const lineOf = (kept: Kept): TableLine => ({
  table: kept.id,
  game: kept.game,
  seats: seatsOf(kept),
  turn: kept.entries.length,
  yourMove: kept.yourMove,
  awaited: [],
  deadline: null,
  sealed: false,
  since: kept.since,
});

/** `engine`: the game of the same version, where there is one. */
const pastLineOf = (kept: Kept, engine: AnyGame | null): PastLine => {
  const { id, game, winners = null, entries, since, changed = since } = kept;
  const own = kept.seats.findIndex(({ kind }) => kind === 'me');
  const seat = own < 0 ? null : own;
  return {
    table: id,
    game,
    seats: seatsOf(kept),
    seat,
    winners,
    moves: entries.length,
    since,
    ended: changed,
    // Games that were begun as at a server are kept for one; branches and records are not.
    options: kept.synced && winners !== null ? Object(kept.setup.options) : null,
    dealt: engine && kept.synced && winners !== null ? dealtDecks(engine, kept.setup) : null,
  };
};

const firstSeatOf = ({ seats }: Kept): Seat => seats.findIndex(({ kind }) => kind === 'me');

/** The seat that is asked for by `seat-1`; else, of those played here, the one that is to decide. */
function eyesOf({ kept, playing }: Table, code: string | undefined): Seat {
  const isOwn = (seat: Seat) => kept.seats[seat]?.kind === 'me';
  const wanted = Number(/^seat-(\d)$/.exec(code ?? '')?.[1] ?? -1);
  return isOwn(wanted) ? wanted : (awaited(playing.match.run).find(isOwn) ?? firstSeatOf(kept));
}

const seatsOf = ({ seats }: Kept): SeatTaken[] =>
  seats.map((seat) => ({
    kind: seat.kind === 'bot' ? 'bot' : 'guest',
    name: seat.kind === 'bot' ? seat.level : seat.name,
    online: true,
  }));

/** What is told of the game where only the list is looked at. */
const withProgress = (kept: Kept, playing: Playing, now: Date): Kept => ({
  ...kept,
  changed: now.toISOString(),
  winners: playing.match.run.state.result?.winners ?? null,
  entries: [...playing.match.record.entries],
  yourMove: awaited(playing.match.run).some((seat) => kept.seats[seat].kind === 'me'),
  over: isOver(playing),
});

/** Made from the same: then it goes on where it was left. */
const isSame = ({ setup, course, seats }: Kept, wish: LocalWish): boolean =>
  JSON.stringify([setup.from ?? null, course, seats.length]) ===
  JSON.stringify([wish.from ?? null, wish.course ?? null, wish.seats.length]);

function entryOf({ kept, playing, game, eyes: seat }: Table, { answer, control, seq }: Deed): Entry {
  if (kept.course) {
    const move = kept.course.moves[playing.seq];
    if (control !== undefined || answer === undefined) throw held();
    if (!move || move.seat !== seat) throw tooLate();
    if (!meant(game, playing, move).includes(answer)) throw held(move.wrong);
    return { seat, answer };
  }
  const entry: Entry | null =
    answer !== undefined ? { seat, answer } : control !== undefined ? { seat, control } : null;
  if (!entry) throw no('invalid', 'Нужен ответ.', 'A deed needs an answer or a control.');
  if (seq > playing.seq || isStale(playing, entry, seq)) throw tooLate();
  return entry;
}

/** The answers that a move of a lesson means, the one it shows first. */
function meant(game: AnyGame, { asked, match }: Playing, { seat, lines }: Move): number[] {
  const question = asked[seat];
  if (!question) return [];
  return lines.flatMap((line) => {
    try {
      return answerMeant({ game, state: match.run.state }, question, line) ?? [];
    } catch (error) {
      // What it names may be chosen no more, or not yet.
      if (error instanceof ScenarioFault) return [];
      throw error;
    }
  });
}

function actOf({ match }: Playing, intent: unknown): Act {
  const read = actIn(match, intent);
  if ('problem' in read) throw new No({ code: 'invalid', ...read.problem });
  return read.act;
}

const noTable = (id: string): No =>
  no('missing', `Стола «${id}» в этом браузере нет.`, `This browser has no table "${id}".`);

const tooLate = (): No =>
  no(
    'stale',
    'Этот ответ опоздал: за столом уже решают другое.',
    'This answer comes too late: something else is being decided now.',
  );

/** Legal, but not what the lesson is about. */
const held = (text?: Text): No =>
  new No({
    code: 'forbidden',
    text: text ?? {
      ru: 'Правила это разрешают, но сейчас урок о другом. Прочтите, что предлагает глава.',
      en: 'The rules allow it, but the lesson is about something else now. Read what the chapter asks for.',
    },
  });

const outdated = ({ version }: Kept, game: AnyGame): No =>
  no(
    'stale',
    `Эту партию начали по версии ${version} игры, а теперь идёт ${game.version}-я: здесь её не доиграть. Начните новую.`,
    `This game was begun under version ${version}, and now it is ${game.version}: it can not be finished here. Begin a new one.`,
  );

const notReplayed = (version: number, game: AnyGame): No =>
  no(
    'stale',
    `Эта запись сделана по версии ${version} игры «${game.name.ru}», а здесь ${game.version}-я. Её покажет \`vigrid replay\`.`,
    `This record was made under version ${version} of ${game.name.en}; here it is ${game.version}. \`vigrid replay\` shows it.`,
  );

const fault = (text: string): Denial => ({
  code: 'fault',
  text: {
    ru: `Стол в этом браузере ошибся, ничего не изменилось: ${text}`,
    en: `The table in this browser has made a mistake, nothing has changed: ${text}`,
  },
});

/** SHA-256 of the seed; nothing where the browser can not compute it. */
async function printOf(seed: string): Promise<string> {
  if (!globalThis.crypto.subtle) return '';
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
