import type { LoggedEvent } from '@vigrid/protocol';
import { expect, test } from 'vitest';
import { sinceOwn, stepsIn, toldIn } from './told.ts';

const said = (seq: number, kind: string, more: object = {}): LoggedEvent => ({
  seq,
  event: { kind, rule: 'T-1', ...more },
});

const log = [
  said(1, 'attack', { seat: 0 }),
  said(1, 'wounded'),
  said(1, 'died'),
  said(2, 'passed', { seat: 0 }),
  said(2, 'turn', { turn: 2, seat: 1 }),
  said(2, 'drew', { seat: 1 }),
  said(3, 'played', { seat: 1 }),
];

test('a deed is one line with what came of it under it; a turn is a heading', () => {
  const note = { id: 0, seq: 2, tried: null, text: { ru: 'нет', en: 'no' }, rule: undefined, x: 0, y: 0 };
  const told = toldIn(log, [note]).map((one) =>
    one.kind === 'deed' ? [one.head.event.kind, ...one.rest.map(({ event }) => event.kind)] : one.kind,
  );
  expect(told).toEqual([['attack', 'wounded', 'died'], ['passed'], 'heading', ['drew'], 'note', ['played']]);
});

test('what others did since the own last deed begins right after it', () => {
  const steps = stepsIn(log);
  expect(steps).toEqual([
    { seq: 1, seat: 0 },
    { seq: 2, seat: 0 },
    { seq: 3, seat: 1 },
  ]);
  expect(sinceOwn(steps, 0)).toBe(3);
  expect(sinceOwn(steps, 1)).toBe(null);
});
