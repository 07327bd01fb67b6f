import { expect, test } from 'vitest';
import { sameLog } from './shown.ts';

test('a host that shows one die and records another is found out; other words for it are no fraud', () => {
  const rolled = (face: number, seq = 4) => ({ seq, event: { kind: 'roll', rule: 'T-1', face } });
  const said = { ru: 'Выпало 3', en: 'A 3 is rolled' };
  expect(sameLog([rolled(3)], [{ ...rolled(3), said }])).toBe(true);
  expect(sameLog([rolled(3)], [rolled(5)])).toBe(false);
  expect(sameLog([rolled(3)], [rolled(3, 5)])).toBe(false);
  expect(sameLog([rolled(3)], [rolled(3), rolled(5)])).toBe(false);
});
