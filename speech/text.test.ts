import { expect, test } from 'vitest';
import { percent, sentences } from './text.ts';

test('a chance is told as certain only where it is', () => {
  const told = [0, 0.001, 0.25, 0.999, 1].map((chance) => percent(chance).en);
  expect(told).toEqual(['0%', '<\u00a01%', '25%', '>\u00a099%', '100%']);
  expect(percent(0.25).ru).toBe('25\u00a0%');
});

test('sentences in a row have one stop each', () => {
  expect(sentences(['Nomad, lives 5', 'Armour 1.', 'Who?'])).toBe('Nomad, lives 5. Armour 1. Who?');
});
