import { expect, test } from 'vitest';
import { isAtLeast } from '../lib/install.mjs';

test.each([
  ['20.19.0', true],
  ['20.19.4', true],
  ['20.20.0', true],
  ['24.0.0', true],
  ['20.18.9', false],
  ['18.20.0', false],
  ['9.99.99', false],
])('Node %s is new enough for 20.19.0: %s', (version, enough) => {
  expect(isAtLeast(version, '20.19.0')).toBe(enough);
});
