import type { Question } from '@vigrid/kernel';
import { expect, test } from 'vitest';
import { onlyAnswer } from './windows.ts';

const windows = ['help', 'layTyr'];

const help = (options: readonly { readonly do: string }[]): Question => ({
  kind: 'act',
  seat: 0,
  ask: 'help',
  rule: 'V-17.2',
  options,
  always: true,
});

const tyr = (from: readonly number[]): Question => ({
  kind: 'cards',
  seat: 0,
  ask: 'layTyr',
  rule: 'V-21.3',
  from,
  min: 0,
  max: from.length,
});

test('who has nothing to play is not kept waiting, who has something is asked', () => {
  expect(onlyAnswer(help([{ do: 'pass' }]), windows)).toBe(0);
  expect(onlyAnswer(help([{ do: 'pass' }, { do: 'help' }]), windows)).toBe(null);
  expect(onlyAnswer(tyr([]), windows)).toBe(0);
  expect(onlyAnswer(tyr([210]), windows)).toBe(null);
});

test('what is no matter of playing a card or not is always asked', () => {
  expect(onlyAnswer({ ...help([{ do: 'stop' }]), ask: 'attack' }, windows)).toBe(null);
});
