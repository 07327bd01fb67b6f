import { expect, test } from 'vitest';
import {
  eventFor,
  isTableEvent,
  type Names,
  type Secret,
  sentence,
  type TableEvent,
  type Told,
  tableSentence,
} from '../src/index.ts';

type Event =
  | Told<'draw', { seat: number; secret?: Secret<{ card: number }> }, string>
  | Told<'bid' | 'drop', { card: number }, string>;

const names: Names = { card: (id) => `card ${id}`, seat: (seat) => `seat ${seat}` };
const same = (words: string) => ({ ru: words, en: words });

const lines = {
  draw: ({ seat, card }: { readonly seat: number; readonly card?: number }) =>
    same(`${seat} draws ${card ?? 'a card'}`),
  bid: ({ card }: { readonly card: number }) => same(`bid of ${card}`),
};

test('who may know the secret of an event reads it as a part of the event', () => {
  const drawn: Event = { kind: 'draw', rule: 'X-1', seat: 1, secret: { to: [1], card: 7 } };
  const seen = eventFor(drawn, 1);
  const unseen = eventFor(drawn, 0);
  expect(sentence(lines, 'draw', seen, names).en).toBe('1 draws 7');
  expect(sentence(lines, 'draw', unseen, names).en).toBe('1 draws a card');
});

test('an event of a newer table is told by its rule', () => {
  const { bid } = lines;
  const older: Readonly<Record<string, typeof bid>> = { bid };
  expect(sentence(older, 'leap', { rule: 'X-9', card: 1 }, names)).toEqual({
    ru: 'По правилу X-9.',
    en: 'By rule X-9.',
  });
});

test.each<[TableEvent, string]>([
  [{ kind: 'offer', rule: 'T-5', seat: 0 }, 'seat 0 offers a draw.'],
  [{ kind: 'decline', rule: 'T-5', seat: 1 }, 'seat 1 declines the draw.'],
  [{ kind: 'concede', rule: 'T-4', seat: 1 }, 'seat 1 concedes.'],
  [{ kind: 'flag', rule: 'T-7', seat: 0 }, 'seat 0 runs out of time.'],
  [{ kind: 'askPause', rule: 'T-8', seat: 0 }, 'seat 0 asks for a pause.'],
  [{ kind: 'noPause', rule: 'T-8', seat: 1 }, 'seat 1 would rather play on without a pause.'],
  [{ kind: 'pause', rule: 'T-8', seat: 0 }, 'The game is paused: the clocks stand.'],
  [{ kind: 'resume', rule: 'T-8', seat: 1 }, 'seat 1 ends the pause.'],
  [{ kind: 'absent', rule: 'T-9', seat: 0 }, 'seat 0 was away too long and is out of the game.'],
  [{ kind: 'undo', rule: 'T-6', seat: 0, decisions: 2 }, 'seat 0 takes back 2 decisions.'],
  [{ kind: 'end', rule: 'T-4', winners: [1] }, 'won by 1'],
])('the table itself tells of %j', (event, said) => {
  expect(isTableEvent(event)).toBe(true);
  expect(tableSentence(event, names, ({ winners }) => same(`won by ${winners}`)).en).toBe(said);
});
