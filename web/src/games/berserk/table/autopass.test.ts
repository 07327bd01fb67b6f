import type { BerserkAct } from '@vigrid/berserk/table';
import type { ActQuestion } from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';
import { byItself, type Orders, remember } from './autopass.ts';
import type { BerserkView } from './game.ts';

const seen = (stack: readonly object[]) => ({ seat: 0, stack }) as unknown as BerserkView;
const asked = (ask: string, options: readonly BerserkAct[]): ActQuestion<BerserkAct> => ({
  kind: 'act',
  seat: 0,
  ask,
  rule: 'B12-303.1',
  options,
});
const priority = asked('priority', [{ do: 'defend', card: 4 }, { do: 'pass' }]);
const declared = (...of: number[]) =>
  asked(
    'declare',
    of.map((def, i): BerserkAct => ({ do: 'declare', card: i, of: def, feature: 1, due: i })),
  );

describe('passing by itself', () => {
  test('lets own acts go by and stops at what the rival declares, or at nothing, or at all of it', () => {
    const own = seen([{ kind: 'ability', seat: 0, rolls: [] }]);
    const rival = seen([{ kind: 'ability', seat: 1, rolls: [] }]);
    expect([own, rival].map((view) => byItself('quiet', priority, view))).toEqual([1, -1]);
    expect([own, rival].map((view) => byItself('always', priority, view))).toEqual([1, 1]);
    expect([own, rival].map((view) => byItself('never', priority, view))).toEqual([-1, -1]);
  });

  test('does not ask which of several like features comes first, unless everything is to be asked', () => {
    expect(byItself('quiet', declared(7, 7), seen([]))).toBe(0);
    expect(byItself('quiet', declared(7, 8), seen([]))).toBe(-1);
    expect(byItself('never', declared(7, 7), seen([]))).toBe(-1);
    const burial = { kind: 'order', seat: 0, ask: 'burial', rule: 'B12-205.1.2', items: [1, 2] } as const;
    expect(byItself('quiet', burial, seen([]))).toBe(0);
    expect(byItself('never', burial, seen([]))).toBe(-1);
    const mayLeave = asked('declare', [...declared(7).options, { do: 'leave' }]);
    expect(byItself('always', mayLeave, seen([]))).toBe(-1);
  });

  test('puts the same features in the order that was chosen for them before', () => {
    const orders: Orders = new Map();
    remember(orders, declared(7, 8), 1);
    expect(byItself('quiet', declared(7, 8), seen([]), orders)).toBe(1);
    expect(byItself('quiet', declared(7, 9), seen([]), orders)).toBe(-1);
    expect(byItself('never', declared(7, 8), seen([]), orders)).toBe(-1);
    const mayLeave = asked('declare', [...declared(7, 8).options, { do: 'leave' }]);
    remember(orders, mayLeave, 0);
    expect(byItself('quiet', mayLeave, seen([]), orders)).toBe(-1);
  });
});
