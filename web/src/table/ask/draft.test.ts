import type { ActOf } from '@vigrid/kernel';
import { ability, actTable, from, place, to, withAnatomy } from '@vigrid/kernel/acts';
import { count, decode } from '@vigrid/kernel/interface';
import type { AskedQuestion } from '@vigrid/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  begin,
  choices,
  type Draft,
  drafted,
  type Habit,
  lit,
  litPlaces,
  moved,
  type Pressed,
  press,
  pressPlace,
  shared,
} from './draft.ts';

const seen: Habit = { sure: false, spared: new Set(), placeFirst: false };
const single: Habit = { ...seen, sure: true };

const asked = { seat: 0, ask: 'main', rule: 'BH-8.12' };

const acts = actTable(
  {
    play: { card: from },
    attack: { card: from, target: to },
    use: { card: from, ability },
    move: { card: from, cell: place },
    jump: { card: from, cell: place },
    end: {},
  },
  { passes: ['end'] },
);

const actsAsked = (...options: ActOf<typeof acts>[]): AskedQuestion =>
  withAnatomy(acts, { ...asked, kind: 'act', options });

const main = actsAsked(
  { do: 'play', card: 1 },
  { do: 'attack', card: 2, target: 8 },
  { do: 'attack', card: 2, target: 9 },
  { do: 'use', card: 2, ability: 0 },
  { do: 'end' },
);

test('only cards that begin a legal act are lit, then only its targets', () => {
  expect([...lit(main, begin(main), single)]).toEqual([1, 2]);
  const pressed = press(main, begin(main), 2, single);
  expect(pressed && 'draft' in pressed && [...lit(main, pressed.draft, single)]).toEqual([8, 9]);
});

test('a card with one act is meant by the first press and plays by the second', () => {
  const first = press(main, begin(main), 1, single);
  if (!first || !('draft' in first)) throw new Error('the first press should not answer');
  expect(drafted(main, first.draft)).toBe(0);
  expect(press(main, first.draft, 1, single)).toEqual({ answer: 0 });
});

test('what a press means is seen before it is done, unless one press is to be enough', () => {
  const chosen = press(main, begin(main), 2, seen);
  if (!chosen || !('draft' in chosen)) throw new Error('choosing should not answer');
  const aimed = press(main, chosen.draft, 9, seen);
  if (!aimed || !('draft' in aimed)) throw new Error('aiming should not answer');
  expect(drafted(main, aimed.draft)).toBe(2);
  expect(press(main, aimed.draft, 9, seen)).toEqual({ answer: 2 });
  expect(press(main, chosen.draft, 9, single)).toEqual({ answer: 2 });
});

/** The draft that a press leads to. */
function led(pressed: Pressed): Draft {
  if (!pressed || !('draft' in pressed)) throw new Error('the press should lead to a draft');
  return pressed.draft;
}

test('one’s own are struck by no press alone: a press chooses them, and only who turns to them aims at them', () => {
  const q = actsAsked(
    { do: 'attack', card: 2, target: 3 },
    { do: 'attack', card: 2, target: 9 },
    { do: 'attack', card: 3, target: 9 },
    { do: 'end' },
  );
  const habit: Habit = { ...single, spared: new Set([3]) };
  const chosen = led(press(q, begin(q), 2, habit));
  expect([...lit(q, chosen, habit)]).toEqual([9]);
  expect(led(press(q, chosen, 3, habit)).actor).toBe(3);
  const turned = { ...chosen, own: true };
  expect([...lit(q, turned, habit)]).toEqual([3]);
  const aimed = led(press(q, turned, 3, habit));
  expect(drafted(q, aimed)).toBe(0);
  expect(press(q, aimed, 3, habit)).toEqual({ draft: aimed });
  const pick: AskedQuestion = { ...asked, kind: 'cards', from: [3, 9], min: 1, max: 1 };
  expect(press(pick, begin(pick), 9, habit)).toEqual({ answer: 1 });
  const picked = led(press(pick, begin(pick), 3, habit));
  expect(led(press(pick, picked, 3, habit)).picked).toEqual([3]);
});

test('card first or place first lead to the same, and changing one keeps the other', () => {
  const q = actsAsked(
    { do: 'move', card: 2, cell: 7 },
    { do: 'move', card: 2, cell: 8 },
    { do: 'move', card: 4, cell: 7 },
    { do: 'move', card: 5, cell: 6 },
    { do: 'end' },
  );
  const habit: Habit = { ...seen, placeFirst: true };
  const there = led(pressPlace(q, begin(q), 7, habit));
  expect([...lit(q, there, habit)]).toEqual([2, 4]);
  const placeFirst = led(press(q, there, 2, habit));
  const cardFirst = led(pressPlace(q, led(press(q, begin(q), 2, habit)), 7, habit));
  expect([drafted(q, placeFirst), drafted(q, cardFirst)]).toEqual([0, 0]);
  // Another card goes to the same place, another place is for the same card.
  for (const draft of [placeFirst, cardFirst]) {
    expect(drafted(q, led(press(q, draft, 4, habit)))).toBe(2);
    expect(drafted(q, led(pressPlace(q, draft, 8, habit)))).toBe(1);
  }
  // What can not go there is chosen for itself; a place for one card alone needs no question.
  expect(led(press(q, cardFirst, 5, habit))).toMatchObject({ actor: 5, option: null });
  expect(drafted(q, led(pressPlace(q, begin(q), 6, habit)))).toBe(3);
});

test('pressing the acting card again lets it go', () => {
  const chosen = press(main, begin(main), 2, single);
  expect(chosen && 'draft' in chosen && press(main, chosen.draft, 2, single)).toEqual({ draft: begin(null) });
});

/** Every way to answer with the mouse, as the set of answers reached. */
function reachable(q: AskedQuestion): Set<number> {
  const found = new Set<number>();
  const seen = new Set<string>();
  const visit = (draft: Draft) => {
    const key = JSON.stringify(draft);
    if (seen.has(key)) return;
    seen.add(key);
    const ready = drafted(q, draft);
    if (ready !== null) found.add(ready);
    for (const choice of choices(q, draft)) found.add(choice.answer);
    for (const card of lit(q, draft, single)) {
      const pressed = press(q, draft, card, single);
      if (pressed && 'answer' in pressed) found.add(pressed.answer);
      if (pressed && 'draft' in pressed) visit(pressed.draft);
    }
    if (q.kind === 'order') for (const item of q.items) visit(moved(draft, item, 1));
    if (q.kind === 'split') {
      for (const item of q.items.keys()) {
        visit(shared(q, draft, item, 1));
        visit(shared(q, draft, item, -1));
      }
    }
    if (q.kind === 'number') {
      for (const step of [-1, 1]) {
        const amount = draft.amount + step;
        if (amount >= q.min && amount <= q.max) visit({ ...draft, amount });
      }
    }
  };
  visit(begin(q));
  return found;
}

const some = fc.uniqueArray(fc.nat(30), { minLength: 1, maxLength: 4 });
const questions: fc.Arbitrary<AskedQuestion> = fc.oneof(
  fc.constant(main),
  fc.tuple(some, fc.nat(4), fc.nat(4), fc.boolean()).map(([from, a, b, ordered]): AskedQuestion => {
    const [min, max] = [Math.min(a, b, from.length), Math.min(Math.max(a, b, 1), from.length)];
    return { ...asked, kind: 'cards', from, min, max, ...(ordered && { ordered: true }) };
  }),
  some.map((items): AskedQuestion => ({ ...asked, kind: 'order', items })),
  fc
    .tuple(fc.nat(5), fc.nat(5))
    .map(([a, b]): AskedQuestion => ({ ...asked, kind: 'number', min: a, max: a + b })),
  fc
    .tuple(fc.array(fc.nat(3), { minLength: 1, maxLength: 3 }), fc.nat(9))
    .map(([limits, n]): AskedQuestion => {
      const total = Math.min(
        n,
        limits.reduce((sum, limit) => sum + limit, 0),
      );
      return { ...asked, kind: 'split', items: limits.map((_, i) => i), limits, total };
    }),
);

test('every legal answer can be put together by hand, and nothing else', () => {
  fc.assert(
    fc.property(questions, (q) => {
      const all = Array.from({ length: count(q) }, (_, n) => n);
      expect([...reachable(q)].sort((a, b) => a - b)).toEqual(all);
      for (const n of all) expect(decode(q, n)).toBeDefined();
    }),
    { seed: 1, numRuns: 200 },
  );
});

test('an act may end on a cell; of two that end on one cell the press means the first and offers the other', () => {
  const q = actsAsked(
    { do: 'move', card: 2, cell: 7 },
    { do: 'move', card: 2, cell: 8 },
    { do: 'jump', card: 2, cell: 8 },
    { do: 'end' },
  );
  expect([...litPlaces(q, begin(q))]).toEqual([]);
  const chosen = press(q, begin(q), 2, single);
  if (!chosen || !('draft' in chosen)) throw new Error('choosing should not answer');
  expect([...litPlaces(q, chosen.draft)]).toEqual([7, 8]);
  expect(pressPlace(q, chosen.draft, 7, single)).toEqual({ answer: 0 });
  expect(pressPlace(q, chosen.draft, 9, single)).toBeNull();
  const meant = pressPlace(q, chosen.draft, 8, single);
  if (!meant || !('draft' in meant)) throw new Error('a cell with two ways should not answer');
  expect(choices(q, meant.draft).map(({ answer }) => answer)).toEqual([1, 2]);
  expect(pressPlace(q, meant.draft, 8, single)).toEqual({ answer: 1 });
});

test('cells are picked like cards', () => {
  const q: AskedQuestion = { ...asked, kind: 'cells', from: [3, 4, 5], min: 2, max: 2 };
  const one = pressPlace(q, begin(q), 3, single);
  if (!one || !('draft' in one)) throw new Error('one cell is not enough');
  const two = pressPlace(q, one.draft, 5, single);
  if (!two || !('draft' in two)) throw new Error('two cells are confirmed by the button');
  expect([...litPlaces(q, two.draft)]).toEqual([3, 5]);
  expect(drafted(q, two.draft)).toBe(1);
});
