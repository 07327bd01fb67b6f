import { expect, test } from 'vitest';
import type { LocalDeck } from '../local/drawer.ts';
import { reconcile } from './reconcile.ts';

const list = (n: number) => ({ cards: { orc: n } });
const local = (id: string, more: Partial<LocalDeck> = {}): LocalDeck => ({
  id,
  game: 'heroes',
  name: id,
  deck: list(1),
  changed: '2030-01-02',
  synced: '2030-01-01',
  edited: false,
  removed: false,
  ...more,
});
const saved = (id: string, changed = '2030-01-01', n = 1) => ({
  id,
  game: 'heroes',
  name: id,
  deck: list(n),
  legal: true,
  dye: 'neutral',
  changed,
});
const meet = (here: LocalDeck[], there: ReturnType<typeof saved>[]) =>
  reconcile(
    here,
    there,
    () => 'fresh-id',
    (name) => `${name} 2`,
  );
const nothing = { save: [], remove: [], forget: [], conflicts: [] };

test('what was changed, made or removed here alone is done on the server', () => {
  const edited = local('edited', { edited: true, deck: list(3) });
  const made = local('made', { edited: true, synced: null });
  const removed = local('removed', { removed: true });
  const { save, remove, conflicts } = meet(
    [edited, made, removed, local('same')],
    [saved('edited'), saved('removed'), saved('same')],
  );
  expect(save.map(({ id, deck }) => [id, deck.cards.orc])).toEqual([
    ['edited', 3],
    ['made', 1],
  ]);
  expect(remove).toEqual(['removed']);
  expect(conflicts).toEqual([]);
});

test('what was changed or removed on the server alone is taken from it', () => {
  expect(meet([local('same')], [saved('same', '2030-02-02', 5)])).toEqual(nothing);
  expect(meet([local('gone')], [])).toEqual({ ...nothing, forget: ['gone'] });
});

test('a deck changed on both sides becomes two, and that is said', () => {
  const { save, forget, conflicts } = meet(
    [local('duel', { edited: true, deck: list(3) })],
    [saved('duel', '2030-02-02', 5)],
  );
  expect(save).toEqual([{ id: 'fresh-id', game: 'heroes', name: 'duel 2', deck: list(3) }]);
  expect(forget).toEqual(['duel']);
  expect(conflicts).toEqual([{ name: 'duel', kind: 'both' }]);
});

test('the same change on both sides is no conflict', () => {
  const here = [local('duel', { edited: true, deck: list(5) })];
  expect(meet(here, [saved('duel', '2030-02-02', 5)])).toEqual({ ...nothing, forget: ['duel'] });
});

test('removed on one side and changed on the other: the deck stays, and that is said', () => {
  expect(meet([local('a', { removed: true })], [saved('a', '2030-02-02', 5)])).toEqual({
    ...nothing,
    forget: ['a'],
    conflicts: [{ name: 'a', kind: 'back' }],
  });
  const { save, conflicts } = meet([local('b', { edited: true })], []);
  expect(save.map(({ id }) => id)).toEqual(['b']);
  expect(conflicts).toEqual([{ name: 'b', kind: 'back' }]);
});
