/** What the laws of the suite do not say of moments written as positions: bad ones are refused by a sentence. */
import {
  answer,
  awaited,
  below,
  count,
  type Game,
  newGame,
  positionOf,
  questionFor,
  ScenarioFault,
  type State,
  seeded,
  shuffle,
  stateAt,
} from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';
import { rooms } from '../rooms.ts';

/** The first moment of a game, as a position. */
async function firstMoment(id: string): Promise<{ game: Game; position: Readonly<Record<string, unknown>> }> {
  const game = (await rooms[id].game()).default;
  const position = positionOf(game, newGame(game, {}, undefined, 'moment').run.state);
  if (!position) throw new Error(`${id} has no positions.`);
  return { game, position };
}

describe.each(Object.keys(rooms))('a moment of %s', (id) => {
  test.each([
    ['a place that there is not', { 'no.such.place': 1 }, /no\.such\.place/],
    ['a way out of the state', { '__proto__.mine': 1, 'constructor.name': 'x' }, /there is not/],
    ['chance to come', { 'random.script': [] }, /there is not/],
    [
      'something of another kind',
      { reveals: 1, result: 3, frames: 'none' },
      /there is not|does not fit|is a/,
    ],
  ])('is refused with %s in its rest', async (_what, rest, why) => {
    const { game, position } = await firstMoment(id);
    const laid = JSON.parse(JSON.stringify({ ...position, rest: { version: game.version } }));
    Object.assign(laid.rest, rest);
    expect(() => stateAt(game, laid, seeded('x'))).toThrow(ScenarioFault);
    expect(() => stateAt(game, laid, seeded('x'))).toThrow(why);
  });

  test('is refused wherever something of another kind stands in its rest', async () => {
    const game = (await rooms[id].game()).default;
    const chance = seeded('kinds');
    const { run } = newGame(game, {}, undefined, 'kinds');
    for (let n = 0; n < 60 && !run.state.result; n++) {
      const [seat] = awaited(run);
      const q = questionFor(run, seat);
      if (q) answer(run, seat, below(chance, count(q)));
    }
    const told = JSON.parse(JSON.stringify(positionOf(game, run.state)));
    const placed = stateAt(game, told, seeded('x'));
    const paths = shuffle(chance, pathsIn(placed)).slice(0, 60);
    expect(paths.length).toBeGreaterThan(15);
    for (const [path, value] of paths) {
      const rest = { version: game.version, ...told.rest, [path]: strange(value) };
      expect(() => stateAt(game, { ...told, rest }, seeded('x')), path).toThrow(ScenarioFault);
      // What is written in one's own words is read as ever: a bad rest changes nothing.
      expect(stateAt(game, told, seeded('x'))).toEqual(placed);
    }
  });

  test.each([
    ['a frame of no flow', (frames: State['frames']) => [...frames, { kind: 'toString', step: 0 }]],
    ['a frame beyond its steps', ([first, ...more]: State['frames']) => [{ ...first, step: 1e6 }, ...more]],
    ['a frame that is none', (frames: State['frames']) => [...frames, 7]],
  ])('is refused with %s', async (_what, change) => {
    const { game, position } = await firstMoment(id);
    const { frames } = stateAt(game, position, seeded('x'));
    const rest = { ...Object(position.rest), version: game.version, frames: change(frames) };
    expect(() => stateAt(game, { ...position, rest }, seeded('x'))).toThrow(ScenarioFault);
  });

  test('is refused if another version of the game has written its rest', async () => {
    const { game, position } = await firstMoment(id);
    const laid = { ...position, rest: { version: game.version - 1 } };
    expect(() => stateAt(game, laid, seeded('x'))).toThrow(/version/);
  });

  test('can be played without its rest', async () => {
    const { game, position } = await firstMoment(id);
    const { rest, ...told } = position;
    expect(() => stateAt(game, told, seeded('x'))).not.toThrow();
  });
});

test.each(['heroes', 'berserk', 'dune'])('numbers of %s that are not all there are refused', async (id) => {
  const { game, position } = await firstMoment(id);
  for (const numbers of [[0, 1], [0, 0, 1], 'none'])
    expect(() => stateAt(game, { ...position, numbers }, seeded('x'))).toThrow(/numbers/);
});

/** All places of a state that `rest` may speak of, with what is there. */
function pathsIn(state: State): [path: string, value: unknown][] {
  const found: [string, unknown][] = [];
  const walk = (value: unknown, path: string) => {
    found.push([path, value]);
    // A mapping that names its kind is of a shape of its own.
    if (typeof value !== 'object' || value === null || 'kind' in value) return;
    for (const [key, one] of Object.entries(value)) walk(one, `${path}.${key}`);
  };
  for (const [key, value] of Object.entries(state)) {
    if (!['random', 'reveals', 'shows', 'frames'].includes(key)) walk(value, key);
  }
  return found;
}

/** Something that can not stand where this does. */
function strange(value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0) return [...value, typeof value[0] === 'string' ? 7 : 'x'];
  return typeof value === 'string' ? 7 : 'x';
}
