import { expect, test } from 'vitest';
import { ability, from, place, seat, to } from '../src/acts.ts';
import { type ActOf, actTable, anatomyOf, type Question, readAct, withAnatomy } from '../src/index.ts';
import { oneOf, optional, tuple, wholeFrom } from '../src/schema.ts';

const acts = actTable(
  {
    attack: { card: from, target: to },
    deploy: { card: from, cell: place, x: optional(wholeFrom(1)) },
    use: { card: from, ability },
    pair: { cards: tuple(from, to) },
    help: { seat, with: oneOf('card', 'die') },
    end: {},
  },
  { passes: ['end'] },
);

type Play = ActOf<typeof acts>;

test.each<[Play, object]>([
  [
    { do: 'attack', card: 0, target: 7 },
    { from: 0, to: 7 },
  ],
  [
    { do: 'deploy', card: 3, cell: 12, x: 2 },
    { from: 3, place: 12 },
  ],
  [
    { do: 'use', card: 3, ability: 0 },
    { from: 3, ability: 0 },
  ],
  [
    { do: 'pair', cards: [4, 5] },
    { from: 4, to: 5 },
  ],
  [{ do: 'help', seat: 1, with: 'die' }, { seat: 1 }],
  [{ do: 'end' }, { passes: true }],
])('the parts of %j are known', (act, anatomy) => {
  expect(anatomyOf(acts, act)).toEqual(anatomy);
  expect(readAct(acts, JSON.parse(JSON.stringify(act)))).toEqual({ act });
});

test.each<[unknown, string, string]>([
  [
    { do: 'atack', card: 1 },
    'act: "atack" is no "do" that is known here. Perhaps "attack"? Known are: attack, deploy, use, pair, help, end.',
    'act: «do» не бывает "atack". Может быть, «attack»? Бывает: attack, deploy, use, pair, help, end.',
  ],
  [{ do: 'attack', card: 1 }, 'act: "target" is missing.', 'act: не хватает «target».'],
  [
    { do: 'attack', card: '1', target: 2 },
    'act, card is a whole number from 0, not "1".',
    'act, card: ожидается целое число от 0, а не "1".',
  ],
  [
    { do: 'deploy', card: 1, cell: 2, x: 0 },
    'act, x is a whole number from 1, not 0.',
    'act, x: ожидается целое число от 1, а не 0.',
  ],
  [
    { do: 'pair', cards: [1] },
    'act, cards is a list of 2, not [1].',
    'act, cards: ожидается список длины 2, а не [1].',
  ],
  [
    { do: 'end', card: 1 },
    'act: "card" is not known here. Nothing is.',
    'act: здесь не бывает «card». Здесь ничего не бывает.',
  ],
  [null, 'act is a mapping, not null.', 'act: ожидается запись, а не null.'],
])('%j is refused in both languages', (value, en, ru) => {
  expect(readAct(acts, value)).toEqual({ problem: { text: { ru, en } } });
});

test('a question of acts goes out with the anatomy of each, any other as it is', () => {
  const q: Question<Play> = {
    kind: 'act',
    seat: 0,
    ask: 'main',
    rule: 'X-1',
    options: [{ do: 'use', card: 2, ability: 1 }, { do: 'end' }],
  };
  expect(withAnatomy(acts, q)).toEqual({ ...q, anatomy: [{ from: 2, ability: 1 }, { passes: true }] });
  const yesno: Question<Play> = { kind: 'yesno', seat: 0, ask: 'may', rule: 'X-1' };
  expect(withAnatomy(acts, yesno)).toBe(yesno);
});
