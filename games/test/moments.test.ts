/** What the laws of the suite do not say of moments written as positions: bad ones are refused by a sentence. */
import { type Game, newGame, positionOf, ScenarioFault, seeded, stateAt } from '@vigrid/kernel';
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
