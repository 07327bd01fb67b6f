import { describe, expect, it } from 'vitest';
import { address, routeOf } from './router.ts';

describe('an address', () => {
  it('leads to its screen', () => {
    expect(routeOf('/')).toEqual({ screen: 'lobby' });
    expect(routeOf(address.table('a b/c'))).toEqual({ screen: 'table', table: 'a b/c' });
    expect(routeOf(address.join('t', 'k3y'))).toEqual({ screen: 'join', table: 't', code: 'k3y' });
    expect(routeOf(address.rules('heroes'))).toEqual({ screen: 'rules', game: 'heroes', rule: null });
    expect(routeOf(address.rules('heroes', 'BH-10.4'))).toEqual({
      screen: 'rules',
      game: 'heroes',
      rule: 'BH-10.4',
    });
    expect(routeOf(address.credits)).toEqual({ screen: 'credits' });
  });

  it('that leads nowhere is told so, and never breaks the page', () => {
    for (const path of [
      '/nowhere',
      '/table',
      '/table/a/b',
      '/join/a',
      '/rules',
      '/credits/x',
      '/rules/a/b/c',
    ]) {
      expect(routeOf(path)).toEqual({ screen: 'lost' });
    }
    expect(routeOf('/table/%E0%A4%A')).toEqual({ screen: 'table', table: '%E0%A4%A' });
  });
});
