import { expect, test } from 'vitest';
import { codeOf, recordOf } from './code.ts';

const record = `{"vigrid":1,"game":"heroes","setup":{"seed":"Ёлка"}}\na${'3 0 b7 12 '.repeat(150).trim()}\nend 600\n`;

test('a record survives the address and fits into one', async () => {
  const code = await codeOf(record);
  expect(code).toMatch(/^[\w-]+$/);
  expect(code.length).toBeLessThan(record.length);
  expect(await recordOf(code)).toBe(record);
});

test('a code that was cut off, or is none, is told from a whole one', async () => {
  const code = await codeOf(record);
  for (const broken of [code.slice(0, -6), 'hello', '%%%', '']) expect(await recordOf(broken)).toBe(null);
});
