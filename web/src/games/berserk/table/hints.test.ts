import { berserk } from '@vigrid/berserk';
import type { BerserkAct } from '@vigrid/berserk/table';
import { anatomyOf } from '@vigrid/kernel/acts';
import type { AskedQuestion } from '@vigrid/protocol';
import { expect, test } from 'vitest';
import { hintOf } from './hints.ts';

const asked = (ask: string, ...options: BerserkAct[]): AskedQuestion<BerserkAct> => ({
  kind: 'act',
  seat: 0,
  ask,
  rule: 'B12-412.2',
  options,
  anatomy: options.map((act) => anatomyOf(berserk.acts, act)),
});
const end: BerserkAct = { do: 'end' };
const defend = (card: number): BerserkAct => ({ do: 'defend', card });
const strike = (card: number, target: number): BerserkAct => ({ do: 'strike', card, target });
const move = (card: number, cell: number): BerserkAct => ({ do: 'move', card, cell });

/** Cards from 9 on are the seat's own. */
const hint = (question: AskedQuestion<BerserkAct>, actor: number | null) =>
  hintOf(question, actor, (card) => card >= 9);

test('a turn says how many cards may act, not how many answers there are', () => {
  const turn = asked('choice', strike(1, 7), strike(1, 8), move(1, 20), move(2, 21), end);
  expect(hint(turn, null)).toEqual({
    ru: 'Могут действовать 2 карты: нажмите на любую светящуюся.',
    en: '2 of your cards may act: press any that is lit.',
  });
  expect(hint(asked('choice', move(3, 4), end), null)?.ru).toBe(
    'Может действовать 1 карта: нажмите на любую светящуюся.',
  );
  expect(hint(asked('choice', end), null)?.en).toBe('None of your cards can act any more.');
});

test('a turn that can not be ended says why', () => {
  expect(hint(asked('choice', strike(1, 7)), null)?.en).toBe(
    'The turn can not end yet: one of your creatures must strike, as its card says.',
  );
});

test('a card that is to act says what it can reach, one’s own not counted', () => {
  const turn = asked('choice', strike(1, 7), strike(1, 8), strike(1, 9), move(1, 20), move(2, 21), end);
  expect(hint(turn, 1)).toEqual({
    ru: '2 цели для удара, 1 клетка для движения.',
    en: '2 targets to strike, 1 cell to move to.',
  });
  expect(hint(turn, 2)?.en).toBe('1 cell to move to.');
});

test('a strike that can be met says who may meet it; other windows need no hint', () => {
  expect(hint(asked('priority', defend(3), { do: 'pass' }), null)?.en).toContain('lit');
  expect(hint(asked('priority', { do: 'pass' }), null)).toBeNull();
});
