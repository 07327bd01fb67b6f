import { expect, test, vi } from 'vitest';
import { arrival, type Site } from './arrive.ts';

const siteThat = (answers: readonly boolean[], renews = true) => {
  const left = [...answers];
  const renew = vi.fn(() => renews);
  const site: Site = { answers: async () => left.shift() ?? true, wait: async () => {}, renew };
  return { site, renew };
};

test('a part that was wanted while the server was away comes when it is back', async () => {
  const { site, renew } = siteThat([false, false, false, false, false]);
  let tries = 0;
  const part = await arrival(async () => {
    if (++tries <= 5) throw new TypeError('not fetched');
    return 'part';
  }, site);
  expect([part, tries]).toEqual(['part', 6]);
  expect(renew).not.toHaveBeenCalled();
});

test('a file that an answering server does not have begins the page anew, once', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('not fetched')));
  const { site, renew } = siteThat([true, false, true, true]);
  const settled = vi.fn();
  void arrival(load, site).finally(settled);
  await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(4);
  expect(settled).not.toHaveBeenCalled();
});

test('a page that was just begun anew says that it is broken', async () => {
  const { site } = siteThat([], false);
  await expect(arrival(() => Promise.reject(new Error('broken')), site)).rejects.toThrow('broken');
});
