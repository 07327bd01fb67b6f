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
    expect(routeOf('/rules')).toEqual({ screen: 'rules', game: null, rule: null });
    expect(routeOf('/decks')).toEqual({ screen: 'decks', game: null, place: null });
    expect(routeOf(address.decks('heroes'))).toEqual({ screen: 'decks', game: 'heroes', place: null });
    for (const place of [
      { kind: 'new' },
      { kind: 'own', id: 'a1b2c3d4' },
      { kind: 'ready', id: 'kos-zag' },
      { kind: 'shared', code: '0.L25-71~3.L25-1~~Орки / мои' },
    ] as const) {
      expect(routeOf(address.decks('heroes', place))).toEqual({ screen: 'decks', game: 'heroes', place });
    }
    expect(routeOf(address.games)).toEqual({ screen: 'games' });
    expect(routeOf(address.replay('t1'))).toEqual({ screen: 'replay', table: 't1' });
    expect(address.replay('t1', 57)).toBe('/replay/t1#57');
    expect(routeOf('/shared/eJw-_0')).toEqual({ screen: 'shared', code: 'eJw-_0' });
    expect(routeOf(address.fairness())).toEqual({ screen: 'fairness', table: null });
    expect(routeOf(address.fairness('t1'))).toEqual({ screen: 'fairness', table: 't1' });
    expect(routeOf(address.credits)).toEqual({ screen: 'credits' });
  });

  it('that leads nowhere is told so, and never breaks the page', () => {
    for (const path of [
      '/nowhere',
      '/table',
      '/table/a/b',
      '/join/a',
      '/credits/x',
      '/rules/a/b/c',
      '/decks/heroes/a/b',
      '/decks/heroes/shared/a/b',
    ]) {
      expect(routeOf(path)).toEqual({ screen: 'lost' });
    }
    expect(routeOf('/table/%E0%A4%A')).toEqual({ screen: 'table', table: '%E0%A4%A' });
  });
});
