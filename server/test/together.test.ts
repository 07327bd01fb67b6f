import { expect, test } from 'vitest';
import { together } from '../src/together.ts';

/** Questions that are answered when the test says so. */
function questions() {
  const asked: PromiseWithResolvers<string>[] = [];
  const ask = () => {
    const one = Promise.withResolvers<string>();
    asked.push(one);
    return one.promise;
  };
  return { asked, ask };
}

test('of many who ask at the same time one is answered for all, and none with what was known before they asked', async () => {
  const { asked, ask } = questions();
  const list = together(ask);
  const first = list();
  await Promise.resolve();
  const [second, third] = [list(), list()];
  expect(asked).toHaveLength(1);
  asked[0].resolve('old');
  expect(await first).toBe('old');
  await Promise.resolve();
  expect(asked).toHaveLength(2);
  asked[1].resolve('new');
  expect(await Promise.all([second, third])).toEqual(['new', 'new']);
});

test('a question that fails does so for those who asked it, and not for the next', async () => {
  const { asked, ask } = questions();
  const list = together(ask);
  const first = list();
  await Promise.resolve();
  const second = list();
  asked[0].reject(new Error('The database is away.'));
  await expect(first).rejects.toThrow('The database is away.');
  await Promise.resolve();
  asked[1].resolve('there');
  expect(await second).toBe('there');
});
