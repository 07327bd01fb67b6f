/**
 * Games for programs of any language: a request and its reply are plain data, a line of JSON each (docs/env.md). Tables
 * are kept by number; what a seat is shown, and what it may imagine, is what it may know.
 */
import {
  type AnyGame,
  answer,
  awaited,
  branch,
  count,
  decode,
  eventFor,
  imagine,
  isAnswer,
  type Listener,
  loadRecord,
  type Match,
  newGame,
  openMatch,
  play,
  questionFor,
  RecordError,
  type Run,
  saveRecord,
  seeded,
} from '@vigrid/kernel';
import { answers } from '@vigrid/kernel/scenario';
import {
  data,
  Misfit,
  optional,
  type Read,
  read,
  tagged,
  text,
  whole,
  wholeFrom,
} from '@vigrid/kernel/schema';

const table = optional(wholeFrom(0, 9999));
const seat = wholeFrom(0, 31);

/** What may be asked for; `table` is 0 where it is not said. */
export const requests = tagged('do', {
  /** A new game. `hears`: what this seat hears comes with every reply. */
  reset: {
    table,
    seats: optional(wholeFrom(1, 32)),
    options: optional(data<object>()),
    seed: optional(text),
    hears: optional(seat),
  },
  /** Where the game stands, without a view. */
  status: { table },
  /** What a seat sees and is asked; `seat` is left out for a spectator. */
  observe: { table, seat: optional(seat) },
  /** The legal answers by number, at most `most` of them from number `from` on, each as a line of a scenario. */
  legal: { table, seat, from: optional(wholeFrom(0)), most: optional(wholeFrom(1, 10_000)) },
  /** A seat answers. */
  step: { table, seat, answer: whole },
  /** A game at table `to` that the seat can not tell from this one; the same for the same seed. */
  imagine: { table, seat, to: wholeFrom(0, 9999), seed: text },
  /** The same game once more at table `to`, to go its own way. */
  copy: { table, to: wholeFrom(0, 9999) },
  save: { table },
  load: { table, record: text, hears: optional(seat) },
  close: { table },
});

export type Request = Read<typeof requests>;

type Asking<D extends Request['do']> = Extract<Request, { readonly do: D }>;

interface Table {
  readonly run: Run;
  readonly seats: number;
  /** The match with its record; none where the game was imagined or copied. */
  readonly match: Match | null;
  /** What a seat has heard since the last reply; null where nobody wants to know. */
  readonly heard: object[] | null;
}

/** Takes requests and gives replies, for one game. A request that can not be met changes nothing. */
export class Tables {
  private readonly game: AnyGame;
  private readonly tables = new Map<number, Table>();

  constructor(game: AnyGame) {
    this.game = game;
  }

  /** The reply to a line of input: one request, or a list of them that is carried out in order. */
  reply(line: string): object {
    let asked: unknown;
    try {
      asked = JSON.parse(line);
    } catch (error) {
      return { error: `This is not JSON: ${error instanceof Error ? error.message : String(error)}.` };
    }
    return Array.isArray(asked) ? asked.map((one) => this.replyTo(one)) : this.replyTo(asked);
  }

  private replyTo(asked: unknown): object {
    try {
      return this.meet(read(requests, asked, 'request'));
    } catch (error) {
      if (error instanceof Misfit || error instanceof RecordError || error instanceof Unmet)
        return { error: error.message };
      throw error;
    }
  }

  private meet(request: Request): object {
    const at = request.table ?? 0;
    switch (request.do) {
      case 'reset': {
        const { options = {}, seats, seed } = request;
        return this.open(at, request.hears, (hear) => newGame(this.game, options, seats, seed, hear));
      }
      case 'load': {
        const loaded = loadRecord(request.record);
        if ('problem' in loaded) throw new Unmet(loaded.problem.text.en);
        return this.open(at, request.hears, (hear) => openMatch(this.game, loaded.record, hear));
      }
      case 'status':
        return status(this.at(at));
      case 'observe':
        return this.observe(this.at(at, request.seat), request.seat ?? null);
      case 'legal':
        return legal(this.at(at, request.seat), request);
      case 'step':
        return step(this.at(at, request.seat), request);
      case 'imagine': {
        const table = this.at(at, request.seat);
        return this.keep(request.to, imagine(table.run, request.seat, seeded(request.seed)), table);
      }
      case 'copy': {
        const table = this.at(at);
        return this.keep(request.to, branch(table.run), table);
      }
      case 'save': {
        const { match } = this.at(at);
        if (!match) throw new Unmet(`Table ${at} has no record: its game was imagined or copied.`);
        return { record: saveRecord(match.record) };
      }
      case 'close':
        return { closed: this.tables.delete(at) };
    }
  }

  private open(at: number, hears: number | undefined, opened: (hear?: Listener) => Match): object {
    const heard: object[] | null = hears === undefined ? null : [];
    const match = opened(
      hears === undefined ? undefined : (event) => void heard?.push(eventFor(event, hears)),
    );
    return this.seat(at, { run: match.run, seats: match.record.setup.seats, match, heard });
  }

  /** A game of its own, without a record. */
  private keep(at: number, run: Run, { seats }: Table): object {
    return this.seat(at, { run, seats, match: null, heard: null });
  }

  private seat(at: number, table: Table): object {
    this.tables.set(at, table);
    return status(table);
  }

  private observe({ run }: Table, of: number | null): object {
    const q = of === null ? null : questionFor(run, of);
    return { view: this.game.view(run.state, of), question: q, answers: q ? count(q) : 0 };
  }

  private at(number: number, of = 0): Table {
    const found = this.tables.get(number);
    if (!found)
      throw new Unmet(
        `There is no game at table ${number}: begin one with {"do":"reset","table":${number}}.`,
      );
    if (of >= found.seats) throw new Unmet(`There is no seat ${of}: the seats are 0 to ${found.seats - 1}.`);
    return found;
  }
}

/** Why a request can not be met. */
class Unmet extends Error {}

function legal({ run }: Table, { seat: of, from = 0, most = 1000 }: Asking<'legal'>): object {
  const q = questionFor(run, of);
  if (!q) return { answers: 0, legal: [] };
  const lines = answers(run, q, from + most).slice(from);
  return {
    answers: count(q),
    legal: lines.map((line, i) => ({ answer: from + i, value: decode(q, from + i), line })),
  };
}

function step(table: Table, { seat: of, answer: given }: Asking<'step'>): object {
  const { run, match } = table;
  const q = questionFor(run, of);
  if (!q) {
    const others = awaited(run).join(', ');
    throw new Unmet(`Seat ${of} is not asked now; ${others ? `awaited: ${others}` : 'the game is over'}.`);
  }
  if (!isAnswer(q, given)) throw new Unmet(`${given} is no answer: there are ${count(q)}, numbered from 0.`);
  if (match) play(match, { seat: of, answer: given });
  else answer(run, of, given);
  return status(table);
}

/** Where a game stands: who is awaited, out of how many answers; at the end who won. */
function status({ run, seats, heard }: Table): object {
  const { result } = run.state;
  const open = awaited(run);
  const drawn = result?.winners.length === seats;
  return {
    seats,
    awaited: open,
    answers: run.asked.filter((q) => open.includes(q.seat)).map(count),
    result,
    rewards: Array.from({ length: seats }, (_, of) =>
      !result || (drawn && seats > 1) ? 0 : result.winners.includes(of) ? 1 : -1,
    ),
    ...(heard && { events: heard.splice(0) }),
  };
}
