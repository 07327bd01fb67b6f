import { expect, test } from 'vitest';
import { withNote } from './notes.ts';

const short = { ru: 'Не хватает монет.', en: 'Coins short.' };
const tried = (seq: number, card: number, x: number) => ({
  seq,
  tried: { kind: 'begin', card } as const,
  text: short,
  rule: 'BH-7.4',
  x,
  y: 0,
});

test('what is tried again at the same step is told where it was pressed last, and stands in the log once', () => {
  const first = withNote([], tried(4, 11, 100));
  const other = withNote(first.notes, tried(4, 12, 200));
  const again = withNote(other.notes, tried(4, 11, 300));
  expect(again.id).toBe(first.id);
  expect(again.notes.map(({ x }) => x)).toEqual([300, 200]);
});

test('what is tried at another step is told anew', () => {
  const first = withNote([], tried(4, 11, 100));
  expect(withNote(first.notes, tried(6, 11, 100)).notes).toHaveLength(2);
});
