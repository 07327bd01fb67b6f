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
  for (const [path, value] of Object.entries(unsaid)) put(state, path, value);
  for (const seat of [null, 0]) mustFit(() => game.view(state, seat));
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
  const had = field(at, last);
  if (!isObject(had) && !isObject(value) && typeof had !== typeof value)
    throw new ScenarioFault(`"rest": "${path}" is a ${typeof had}, not ${JSON.stringify(value)}.`);
  Reflect.set(at, last, structuredClone(value));
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
