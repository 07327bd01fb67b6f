import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from '../src/turns.ts';

test('whoever asks for much has no more turns than others, and no more run than may', async () => {
  const turns = new Turns(2);
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const job = (name: string) => () =>
    new Promise<void>((end) => {
      order.push(name);
      ends.push(end);
    });
  const all = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => turns.take('anna', job(name))),
    ...['b1', 'b2'].map((name) => turns.take('boris', job(name))),
    turns.take('clara', job('c1')),
  ];
  expect(order).toEqual(['a1', 'a2']);
  while (order.length < 7) {
    ends.shift()?.();
    await soon();
  }
  expect(order).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2']);
  for (const end of ends) end();
  await Promise.all(all);
});

test('a request that fails makes room for the next', async () => {
  const turns = new Turns(1);
  const failing = turns.take('anna', () => Promise.reject(new Error('no')));
  const next = turns.take('boris', () => 'done');
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('done');
});
