/**
 * Any moment of any game as a position, and back. A game's room has words for most of it (`written`, `place`); whatever
 * they do not say is the position's `rest`, in the names that the game's state has for it, so that nothing can be
 * forgotten: the position leads to the very same state.
 */
import type { Game, State } from './game.ts';
import { ScenarioFault } from './game.ts';
import type { Random } from './random.ts';

/** A position as data: the game's own fields, and what they leave unsaid. */
export type Position = Readonly<Record<string, unknown>>;

/** What is the table's and no part of the position: chance to come, and what may be taken back. */
const apart: readonly string[] = ['random', 'reveals', 'shows'];

/** The state that a position describes. Throws a ScenarioFault that says what can not be read. */
export function stateAt<S extends State>(game: Game<S>, position: unknown, random: Random): S {
  if (!isMapping(position) || position.rest === undefined) return game.scenario.place(position, random);
  const { rest, ...told } = position;
  if (!isMapping(rest))
    throw new ScenarioFault('"rest" is a mapping of places in the state and what is there.');
  const { version, ...unsaid } = rest;
  if (version !== game.version)
    throw new ScenarioFault(
      `"rest" was written by version ${JSON.stringify(version)} of ${game.name.en}, and this is ${game.version}: it may mean something else now. Without "rest" the position can be played.`,
    );
  const state = game.scenario.place(told, random);
  const seats = Array.from({ length: game.seats.max }, (_, seat) => seat).filter((seat) =>
    fits(() => game.view(state, seat)),
  );
  for (const [path, value] of Object.entries(unsaid)) put(state, path, value);
  if (!isTable(game, state)) throw new ScenarioFault('"rest" has frames or a result that this game has not.');
  for (const seat of [null, ...seats]) mustFit(() => game.view(state, seat));
  mustFit(() => game.census(state));
  return state;
}

/** The position that leads to this state; null for a game that has no words for any. */
export function positionOf<S extends State>(game: Game<S>, state: S): Position | null {
  const told = game.scenario.written?.(state);
  if (!told) return null;
  const placed = game.scenario.place(structuredClone(told), structuredClone(state.random));
  const rest: Record<string, unknown> = {};
  for (const key of Object.keys(state)) {
    if (!apart.includes(key)) differences(field(placed, key), field(state, key), key, rest);
  }
  return Object.keys(rest).length > 0 ? { ...told, rest: { version: game.version, ...rest } } : told;
}

function differences(have: unknown, want: unknown, path: string, found: Record<string, unknown>): void {
  if (Object.is(have, want)) return;
  if (isObject(have) && isObject(want) && Array.isArray(have) === Array.isArray(want)) {
    const keys = Object.keys(want);
    const within: Record<string, unknown> = {};
    if (sameList(Object.keys(have), keys)) {
      for (const key of keys) differences(field(have, key), field(want, key), `${path}.${key}`, within);
      // A list that is mostly another one is shorter as a whole.
      if (!Array.isArray(want) || 2 * Object.keys(within).length <= want.length || want.some(isObject)) {
        Object.assign(found, within);
        return;
      }
    }
  }
  found[path] = structuredClone(want);
}

/** Puts a value where the path leads; there must be something of the kind already. */
function put(state: State, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at: unknown = state;
  for (const key of keys) at = isObject(at) && Object.hasOwn(at, key) ? field(at, key) : undefined;
  if (!isObject(at) || !Object.hasOwn(at, last) || apart.includes(path.split('.')[0]))
    throw new ScenarioFault(`"rest" speaks of "${path}", which there is not in this position.`);
  mustBeLike(field(at, last), value, path);
  Reflect.set(at, last, structuredClone(value));
}

type Kind = 'a number' | 'a word' | 'true or false' | 'nothing' | 'a list' | 'a mapping';

function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'number') return 'a number';
  if (typeof value === 'string') return 'a word';
  if (typeof value === 'boolean') return 'true or false';
  return Array.isArray(value) ? 'a list' : 'a mapping';
}

/**
 * The shape that the state has is the schema of what comes in its place: at each path the same kind of value. A mapping
 * or a list may be there or not; a list that is empty, and a mapping that names its `kind`, say nothing of what another
 * one holds.
 */
function mustBeLike(had: unknown, value: unknown, path: string): void {
  const [is, wanted] = [kindOf(value), kindOf(had)];
  if (is === 'a number' && !Number.isFinite(value)) throw unlike(path, 'a number', value);
  if (is !== wanted) {
    if (isEither(is, wanted)) return;
    throw unlike(path, wanted, value);
  }
  if (Array.isArray(had) && Array.isArray(value)) {
    // Of an empty list it is known that what it holds is of one kind.
    const models = new Map((had.length > 0 ? had : value.slice(0, 1)).map((one) => [kindOf(one), one]));
    for (const [i, one] of value.entries()) {
      const model = models.get(kindOf(one));
      if (models.has(kindOf(one))) mustBeLike(model, one, `${path}.${i}`);
      else if (![...models.keys()].every((kind) => isEither(kindOf(one), kind)))
        throw unlike(`${path}.${i}`, [...models.keys()].join(' or '), one);
    }
  } else if (isMapping(had) && isMapping(value) && had.kind === undefined) {
    for (const key of Object.keys(had)) {
      if (value[key] !== undefined) mustBeLike(had[key], value[key], `${path}.${key}`);
    }
  }
}

/** Where one of these is the other may be: what is not there now, and what it would be. */
function isEither(one: Kind, other: Kind): boolean {
  const whole: readonly Kind[] = ['nothing', 'a list', 'a mapping'];
  return (one === 'nothing' || other === 'nothing') && whole.includes(one) && whole.includes(other);
}

function unlike(path: string, right: string, value: unknown): ScenarioFault {
  const shown = JSON.stringify(value) ?? 'nothing';
  const short = shown.length <= 120 ? shown : `${shown.slice(0, 117)}…`;
  return new ScenarioFault(`"rest": "${path}" is ${right}, not ${short}.`);
}

/** What every state has, whatever the game: frames of its flows, answers given, a result. */
function isTable(game: Pick<Game, 'flows'>, { frames, given, result }: State): boolean {
  const isFrame = (frame: unknown): boolean => {
    if (!isMapping(frame) || typeof frame.kind !== 'string' || !Object.hasOwn(game.flows, frame.kind))
      return false;
    const { step, apart: ways } = frame;
    const steps = game.flows[frame.kind].steps.length;
    return (
      Number.isInteger(step) &&
      Number(step) >= 0 &&
      Number(step) <= steps &&
      (ways === undefined ||
        ways === null ||
        (isListOf(ways, Array.isArray) && isListOf(ways.flat(), isFrame)))
    );
  };
  return (
    isListOf(frames, isFrame) &&
    (given === null || isListOf(given, (one) => one === null || Number.isInteger(one))) &&
    (result === null || (isListOf(result.winners, Number.isInteger) && typeof result.rule === 'string'))
  );
}

const isListOf = (value: unknown, is: (one: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every((one) => is(one));

function fits(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}

function mustFit(attempt: () => unknown): void {
  try {
    attempt();
  } catch (error) {
    throw new ScenarioFault(`"rest" does not fit the other fields: ${String(error)}`);
  }
}

const field = (of: object, key: string): unknown => Reflect.get(of, key);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isMapping = (value: unknown): value is Position => isObject(value) && !Array.isArray(value);

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);
