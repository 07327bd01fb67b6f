import type { HeroesAct } from '@vigrid/heroes/table';
import type { Question } from '@vigrid/kernel';
import { expect, test } from 'vitest';
import { firstOfAlike } from './alike.ts';

const asked = (...options: HeroesAct[]): Question => ({
  kind: 'act',
  seat: 0,
  ask: 'resolve',
  rule: 'BH-14.1',
  options,
});

const resolve = (card: number, ability: number): HeroesAct => ({ do: 'resolve', card, ability });
const defOf = (card: number) => (card < 3 ? 'wolf' : 'bear');

test('the same ability of two copies needs no order; another card or ability does', () => {
  expect(firstOfAlike(asked(resolve(1, 0), resolve(2, 0)), defOf)).toBe(0);
  expect(firstOfAlike(asked(resolve(1, 0), resolve(2, 1)), defOf)).toBeNull();
  expect(firstOfAlike(asked(resolve(1, 0), resolve(3, 0)), defOf)).toBeNull();
  // Of a card that is not seen nothing is known.
  expect(firstOfAlike(asked(resolve(1, 0), resolve(2, 0)), () => undefined)).toBeNull();
});
