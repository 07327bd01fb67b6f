import { readScenario } from '@vigrid/kernel/scenario';
import { expect, test } from 'vitest';
import { codeOfPosition, positionInCode, randomTyped, scenarioOf, withValue } from './laid.ts';

const laid = {
  game: 'heroes',
  position: { turn: 'b', a: { squad: [{ card: 'Groll', wounds: 2 }] } },
  random: [3, 1],
};

test('a position goes into an address and out of it again', async () => {
  const code = await codeOfPosition(laid);
  expect(await positionInCode('heroes', code)).toEqual({ laid, wondered: null });
  expect(await positionInCode('heroes', 'not-a-code')).toBeNull();
});

test('a question goes with it, and what is none is left out', async () => {
  const wondered = { words: 'Who may defend?', about: { seat: 1, answer: 2 } };
  expect(await positionInCode('heroes', await codeOfPosition(laid, wondered))).toEqual({ laid, wondered });
  const forged = JSON.parse('{"words":"?","about":{"seat":-1,"answer":"x"}}');
  const read = await positionInCode('heroes', await codeOfPosition(laid, forged));
  expect(read?.wondered).toEqual({ words: '?', about: null });
});

test('it is saved as a scenario that can be read', () => {
  const { title, position, random, game } = readScenario(scenarioOf(laid, 'Who strikes: "Groll"?'));
  expect({ game, position, random }).toEqual(laid);
  expect(title).toBe('Who strikes: "Groll"?');
});

test('what is as usual is not written', () => {
  expect(withValue({ wounds: 2 }, 'wounds', undefined)).toEqual({});
  expect(withValue({}, 'hand', [])).toEqual({});
  expect(withValue({}, 'closed', true)).toEqual({ closed: true });
});

test('chance is typed as numbers', () => {
  expect(randomTyped('6, 4 1')).toEqual([6, 4, 1]);
  expect(randomTyped('')).toEqual([]);
  expect(randomTyped('six')).toBeNull();
});
