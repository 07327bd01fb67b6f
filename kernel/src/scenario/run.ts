/** Runs scenarios. Strict: whatever the game asks must be answered, in words that the game's room understands. */
import type { GameEvent } from '../events.ts';
import { type AnyGame, type Game, type Run, ScenarioFault, type State } from '../game.ts';
import { type Act, count, decode, encode, type Question } from '../questions.ts';
import { ScriptError, seeded } from '../random.ts';
import { answer, questionFor, resume } from '../run.ts';
import { readSettings } from '../settings-reader.ts';
import { readScenario, type Scenario, ScenarioFormatError, type Step } from './read.ts';

export interface ScenarioReport {
  readonly title: string;
  readonly rule: string;
  readonly ok: boolean;
  readonly failures: readonly Failure[];
}

export interface Failure {
  readonly line: number;
  readonly text: string;
}

/** A scenario stops at its first failure: what follows would only repeat it. */
export function runScenario(text: string, games: Readonly<Record<string, AnyGame>>): ScenarioReport {
  let scenario: Scenario;
  try {
    scenario = readScenario(text);
  } catch (error) {
    if (!(error instanceof ScenarioFormatError || error instanceof ScenarioFault)) throw error;
    const line = error instanceof ScenarioFormatError ? error.line : 1;
    return { title: '', rule: '', ok: false, failures: [{ line, text: error.message }] };
  }
  const { title, rule } = scenario;
  for (const one of [scenario, ...scenario.again]) {
    const failure = attempt(one, games[one.game]);
    if (failure) return { title: one.title, rule: one.rule, ok: false, failures: [failure] };
  }
  return { title, rule, ok: true, failures: [] };
}

/** A scenario brought to its end, to be looked at or played on from there. */
export function playScenario<S extends State, A extends Act, E extends GameEvent>(
  scenario: Scenario,
  game: Game<S, unknown, A, E>,
): Run<S, A, E> {
  const table = set(scenario, game);
  for (const step of scenario.play) carryOut(table, step);
  return table.run;
}

interface Table<S extends State = State, A extends Act = Act, E extends GameEvent = GameEvent> {
  readonly run: Run<S, A, E>;
  /** What has happened since the last act. */
  events: GameEvent[];
}

function attempt(scenario: Scenario, game: AnyGame | undefined): Failure | null {
  if (!game) return { line: 1, text: `There is no game "${scenario.game}".` };
  if (!(scenario.rule in game.rulebook.rules) && !(scenario.rule in game.rulebook.rulings)) {
    return { line: 1, text: `"${scenario.rule}" is not a rule of ${game.name.en}.` };
  }
  let line = 1;
  try {
    const table = set(scenario, game);
    for (const step of scenario.play) {
      line = step.line;
      carryOut(table, step);
    }
    atRest(table.run);
    return null;
  } catch (error) {
    if (error instanceof ScenarioFault || error instanceof ScriptError) return { line, text: error.message };
    throw error;
  }
}

function set<S extends State, A extends Act, E extends GameEvent>(
  scenario: Scenario,
  game: Game<S, unknown, A, E>,
): Table<S, A, E> {
  const random = { ...seeded(scenario.seed), script: scenario.random && [...scenario.random] };
  // Events come before `resume` has returned the run.
  const events: GameEvent[] = [];
  const run = resume(game, state(scenario, game, random), (event) => events.push(event));
  const table: Table<S, A, E> = { run, events };
  run.listener = (event) => table.events.push(event);
  return table;
}

function state<S extends State>(scenario: Scenario, game: Game<S>, random: State['random']): S {
  if (scenario.position !== undefined) return game.scenario.place(scenario.position, random);
  const read = readSettings(game, scenario.options, scenario.seats);
  if ('problems' in read) throw new ScenarioFault(read.problems[0].text.en);
  const begun = game.begin({ seats: scenario.seats, seed: scenario.seed, options: read.options });
  begun.random.script = random.script;
  return begun;
}

function carryOut(table: Table, step: Step): void {
  for (const [key, value] of Object.entries(step.what)) {
    const seat = seatOf(key);
    if (seat !== null) act(table, seat, String(value));
    else if (key in checks) checks[key](table, value);
    else
      throw new ScenarioFault(
        `"${key}" is no step. Steps are a seat (a, b …) or ${Object.keys(checks).join(', ')}.`,
      );
  }
}

function act(table: Table, seat: number, line: string): void {
  const { run } = table;
  const q = questionFor(run, seat);
  if (!q) throw new ScenarioFault(`${letter(seat)} is not asked anything; ${asked(run)}.`);
  const n = answerMeant(run, q, line);
  table.events = [];
  answer(run, seat, n);
}

/** The number of the answer that a line means. */
function answerMeant(run: Run, q: Question, line: string): number {
  const raw = /^#(\d+)$/.exec(line);
  const n = raw ? Number(raw[1]) : encode(q, valueMeant(run, q, line));
  if (n !== null && n < count(q)) return n;
  throw new ScenarioFault(
    `"${line}" is not legal for ${letter(q.seat)}: ${reasons(run, q, line)}legal are ${offers(run, q)}.`,
  );
}

function valueMeant(run: Run, q: Question, line: string): unknown {
  const { game, state: s } = run;
  switch (q.kind) {
    case 'act':
      return game.scenario.act(s, q.seat, line);
    case 'yesno':
      return line === 'yes' || line === 'true' ? true : line === 'no' || line === 'false' ? false : null;
    case 'number':
      return Number(line);
    case 'order':
      return named(run, q, q.items, line);
    case 'split':
      return shares(run, q, q.items, line);
    default:
      return line === 'none' ? [] : named(run, q, q.from, line);
  }
}

/** Names separated by commas, each the first object of that name not yet taken. */
function named(run: Run, q: Question, from: readonly number[], line: string): number[] {
  const taken: number[] = [];
  for (const name of line.split(',').map((part) => part.trim())) {
    const found = meant(run, q, name).find((o) => from.includes(o) && !taken.includes(o));
    if (found === undefined) {
      const names = from.map((object) => nameOf(run, q, object)).join(', ');
      throw new ScenarioFault(
        `"${name}" can not be chosen; ${letter(q.seat)} may choose among ${names || 'nothing'}.`,
      );
    }
    taken.push(found);
  }
  return taken;
}

/** Seats go by their letter, everything else as the game calls it. */
function meant(run: Run, q: Question, name: string): readonly number[] {
  if (q.kind !== 'seats') return run.game.scenario.find(run.state, q.seat, name);
  const seat = seatOf(name);
  return seat === null ? [] : [seat];
}

const nameOf = (run: Run, q: Question, object: number): string =>
  q.kind === 'seats' ? letter(object) : run.game.scenario.name(run.state, object, q.kind);

/** "Burk 2, Gnome 1". */
function shares(run: Run, q: Question, items: readonly number[], line: string): number[] {
  const dealt = items.map(() => 0);
  for (const part of line.split(',')) {
    const [, name, amount] = /^(.+?)\s+(\d+)$/.exec(part.trim()) ?? [];
    if (!name) throw new ScenarioFault(`"${part.trim()}" should be a name and a number, such as "Burk 2".`);
    dealt[items.indexOf(named(run, q, items, name)[0])] += Number(amount);
  }
  return dealt;
}

const checks: Readonly<Record<string, (table: Table, value: unknown) => void>> = {
  /** Paths and their values. */
  expect({ run }, value) {
    for (const [path, wanted] of Object.entries(mapping(value, 'expect'))) {
      compare(path, wanted, run.game.scenario.read(run.state, path.split('.')));
    }
  },

  /** What a seat sees: paths into its view. */
  sees({ run }, value) {
    for (const [who, paths] of Object.entries(mapping(value, 'sees'))) {
      const view = run.game.view(run.state, who === 'spectator' ? null : seatNamed(who));
      for (const [path, wanted] of Object.entries(mapping(paths, 'sees')))
        compare(`${who} sees ${path}`, wanted, dig(view, path));
    }
  },

  /** Events since the last act: each listed one must come, in this order, with at least these fields. */
  events({ run, events }, value) {
    if (!Array.isArray(value)) throw new ScenarioFault('"events" is a list.');
    let from = 0;
    for (const wanted of value as Record<string, unknown>[]) {
      const at = events.findIndex((event, i) => i >= from && fits(run, event, wanted));
      if (at < 0) {
        const came = events.slice(from).map((event) => `${event.kind} (${event.rule})`);
        throw new ScenarioFault(
          `No event ${JSON.stringify(wanted)}; there came ${came.join(', ') || 'nothing'}.`,
        );
      }
      from = at + 1;
    }
  },

  /** All legal answers of a seat, no more and no fewer. */
  legal({ run }, value) {
    eachOffer(run, value, 'legal', (q, lines, seat) => {
      const have = answers(run, q).sort();
      const want = lines.map((line) => String(line)).sort();
      if (have.join('; ') !== want.join('; ')) {
        throw new ScenarioFault(`${letter(seat)} may: ${have.join('; ')}. Expected: ${want.join('; ')}.`);
      }
    });
  },

  /** Some of the legal answers. */
  offers({ run }, value) {
    eachOffer(run, value, 'offers', (q, lines) => {
      for (const line of lines) answerMeant(run, q, String(line));
    });
  },

  /** Acts that are refused, each with the rule that forbids it. */
  refused({ run }, value) {
    const { rule, ...acts } = mapping(value, 'refused');
    if (typeof rule !== 'string') throw new ScenarioFault('"refused" names the rule that forbids it.');
    for (const [who, line] of Object.entries(acts)) {
      const seat = seatNamed(who);
      const intent = run.game.scenario.act(run.state, seat, String(line));
      const why = run.game.explain(run, seat, intent);
      if (why.length === 0)
        throw new ScenarioFault(`"${line}" is legal for ${who}, but ${rule} should forbid it.`);
      if (!why.some((reason) => reason.rule === rule)) {
        throw new ScenarioFault(
          `"${line}" is refused by ${why.map((r) => r.rule).join(', ')}, not by ${rule}.`,
        );
      }
      const q = questionFor(run, seat);
      if (q?.kind === 'act' && encode(q, intent) !== null) {
        throw new ScenarioFault(`"${line}" is explained as illegal and yet offered to ${who}.`);
      }
    }
  },

  /** The seats that are asked now, and what: `asked: { a: main }`. */
  asked({ run }, value) {
    for (const [who, ask] of Object.entries(mapping(value, 'asked'))) {
      compare(`${who} is asked`, ask, questionFor(run, seatNamed(who))?.ask ?? null);
    }
  },

  result({ run }, value) {
    const { winners, rule } = mapping(value, 'result');
    compare('the winners', winners, run.state.result?.winners.map(letter) ?? null);
    if (rule !== undefined) compare('the rule that ended the game', rule, run.state.result?.rule);
  },

  /** So many times whoever is asked next passes; the events of all of it are kept. */
  passes(table, value) {
    if (!Number.isInteger(value) || Number(value) < 1)
      throw new ScenarioFault('"passes" is a number from 1.');
    const { run } = table;
    const events: GameEvent[] = [];
    for (let i = 1; i <= Number(value); i++) {
      const [q] = run.asked;
      const n = q?.kind === 'act' ? encode(q, { do: 'pass' }) : null;
      if (n === null) throw new ScenarioFault(`Pass ${i} of ${value} can not be; ${asked(run)}.`);
      answer(run, q.seat, n);
      events.push(...table.events.splice(0));
    }
    table.events = events;
  },
};

function eachOffer(
  run: Run,
  value: unknown,
  what: string,
  check: (q: Question, lines: readonly unknown[], seat: number) => void,
): void {
  for (const [who, lines] of Object.entries(mapping(value, what))) {
    const q = questionFor(run, seatNamed(who));
    if (!q) throw new ScenarioFault(`${who} is not asked anything; ${asked(run)}.`);
    if (!Array.isArray(lines)) throw new ScenarioFault(`"${what}" lists answers for ${who}.`);
    check(q, lines, q.seat);
  }
}

/** The scenario may stop only where nobody is in the middle of anything, and with all scripted chance used. */
function atRest(run: Run): void {
  const open = run.asked.find((q) => !run.game.scenario.resting.includes(q.ask));
  if (open) throw new ScenarioFault(`The scenario ends unanswered: ${asked(run)}.`);
  const left = run.state.random.script?.length ?? 0;
  if (left > 0) throw new ScenarioFault(`${left} scripted outcomes of chance were never needed.`);
}

function reasons(run: Run, q: Question, line: string): string {
  if (q.kind !== 'act' || line.startsWith('#')) return '';
  const why = run.game.explain(run, q.seat, run.game.scenario.act(run.state, q.seat, line));
  return why.map((reason) => `${reason.rule} (${reason.why}), `).join('');
}

function answers(run: Run, q: Question): string[] {
  const room = run.game.scenario;
  const names = (value: readonly number[]) =>
    value.map((object) => nameOf(run, q, object)).join(', ') || 'none';
  return Array.from({ length: Math.min(count(q), 60) }, (_, n) => {
    const value = decode(q, n);
    if (q.kind === 'act') return room.line(run.state, q.options[n]);
    if (q.kind === 'split')
      return q.items.map((item, i) => `${nameOf(run, q, item)} ${(value as number[])[i]}`).join(', ');
    if (Array.isArray(value)) return names(value);
    return value === true ? 'yes' : value === false ? 'no' : String(value);
  });
}

const offers = (run: Run, q: Question): string => answers(run, q).join('; ');

function asked(run: Run): string {
  if (run.state.result) return 'the game is over';
  return run.asked.map((q) => `${letter(q.seat)} is asked "${q.ask}"`).join(', ');
}

function fits(run: Run, event: GameEvent, wanted: Record<string, unknown>): boolean {
  const fields = new Map<string, unknown>(Object.entries(event));
  return Object.entries(wanted).every(([field, value]) => {
    const have = fields.get(field);
    if (field === 'seat' && typeof have === 'number' && seatOf(String(value)) === have) return true;
    if (Array.isArray(have) && Array.isArray(value))
      return have.length === value.length && have.every((one, i) => means(run, one, value[i]));
    return means(run, have, value);
  });
}

/** Cards and cells go by name. */
function means(run: Run, have: unknown, value: unknown): boolean {
  const object =
    typeof have === 'object' && have !== null && 'id' in have && typeof have.id === 'number' ? have.id : have;
  if (typeof object === 'number' && typeof value === 'string')
    return run.game.scenario.find(run.state, 0, value).includes(object);
  return same(have, value);
}

function compare(what: string, wanted: unknown, have: unknown): void {
  if (!same(wanted, have)) {
    throw new ScenarioFault(
      `${what} should be ${JSON.stringify(wanted)}, but it is ${JSON.stringify(have)}.`,
    );
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function mapping(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ScenarioFault(`"${what}" is a mapping.`);
  return value as Record<string, unknown>;
}

const dig = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (at, key) => (at === null || at === undefined ? undefined : (at as Record<string, unknown>)[key]),
      value,
    );

const letter = (seat: number): string => String.fromCharCode(97 + seat);

const seatOf = (key: string): number | null => (/^[a-f]$/.test(key) ? key.charCodeAt(0) - 97 : null);

function seatNamed(key: string): number {
  const seat = seatOf(key);
  if (seat === null) throw new ScenarioFault(`"${key}" is no seat; seats are a, b, c …`);
  return seat;
}
