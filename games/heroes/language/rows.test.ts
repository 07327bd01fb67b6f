import { expect, test } from 'vitest';
import { type Row, readRow } from './rows.ts';

const row = (abilities: readonly string[], more: Partial<Row> = {}): Row => ({
  name_ru: 'Дозорный',
  name_en: 'Lone Sentinel',
  set: 'Trial',
  element: 'steppe',
  type: 'creature',
  cost: 3,
  strike: 2,
  life: 4,
  class: 'Orc',
  abilities,
  confidence: 'high',
  ...more,
});
const spell = (...texts: string[]): Row =>
  row(texts, { type: 'spell', strike: null, life: null, class: 'Action' });

const abilitiesOf = (one: Row): unknown => {
  const verdict = readRow(one);
  return verdict.refused ? verdict.refused : (verdict.card.abilities ?? []);
};

test.each<[string, object[]]>([
  ['Dash', [{ kind: 'word', word: 'rush' }]],
  ['Armor 2', [{ kind: 'word', word: 'armour', value: 2 }]],
  [
    'Protection from shots and attacks of enemy creatures costing less than 3',
    [
      { kind: 'protection', from: { by: 'shot' } },
      {
        kind: 'protection',
        from: { by: 'attack', source: { type: 'creature', side: 'enemy', costMax: 2 } },
      },
    ],
  ],
  [
    '+1 strike and life while you have another gnome',
    [
      {
        kind: 'static',
        if: { control: { type: 'creature', class: 'gnome', side: 'yours', other: true } },
        to: 'self',
        gives: { strike: 1, lives: 1 },
      },
    ],
  ],
  [
    'Hire: if your hero is a mage, stun up to two enemy creatures and draw a card',
    [
      {
        kind: 'when',
        on: 'hire',
        if: { heroClass: 'mage' },
        does: [
          { do: 'stun', to: { pick: { type: 'creature', side: 'enemy' }, count: 2, upTo: true } },
          { do: 'draw', amount: 1 },
        ],
      },
    ],
  ],
  [
    '2 coins+Tap: take control of a creature this turn, untap it',
    [
      {
        kind: 'action',
        coins: 2,
        close: true,
        does: [
          { do: 'control', to: { pick: { type: 'creature' } }, until: 'turnEnd' },
          { do: 'open', to: 'same' },
        ],
      },
    ],
  ],
  [
    'Death: search up to two Lone Sentinels',
    [{ kind: 'when', on: 'death', does: [{ do: 'search', what: { named: 'self' }, count: 2 }] }],
  ],
])('reads %s', (text, abilities) => {
  expect(abilitiesOf(row([text]))).toEqual(abilities);
});

test('a spell does what its text says; a condition further on is a text of its own', () => {
  expect(
    abilitiesOf(
      spell('Stun your orc and wound all enemy creatures by its strike; if you went second draw a card'),
    ),
  ).toEqual([
    {
      kind: 'play',
      does: [
        { do: 'stun', to: { pick: { type: 'creature', class: 'orc', side: 'yours' } } },
        { do: 'wound', to: { all: { type: 'creature', side: 'enemy' } }, amount: 'strikeBefore' },
      ],
    },
    { kind: 'play', if: { went: 'second' }, does: [{ do: 'draw', amount: 1 }] },
  ]);
});

test.each<[string, string, object]>([
  ['what nobody knows, from there on', 'Hire: upgrade a creature', { cause: 'stuck', from: 6 }],
  ['a text that breaks off', 'Hire: wound a creature', { cause: 'stuck', from: 22 }],
  ['whose turn is not told', 'Turn start: draw a card', { cause: 'unclear' }],
  ['how long is not told', 'Tap: a creature gets +2 strike', { cause: 'unclear' }],
  ['who is meant is not told', 'When your gnome attacks ready it', { cause: 'ambiguous' }],
  ['what only a spell does', 'Draw a card', { cause: 'unsaid' }],
])('refuses %s', (_, text, refusal) => {
  expect(abilitiesOf(row([text]))).toMatchObject([refusal]);
});

test('a row without its figures, or of a class that nobody knows, is refused', () => {
  expect(abilitiesOf(row([], { life: null }))).toEqual([{ cause: 'figures' }]);
  expect(abilitiesOf(row([], { type: 'spell', cost: 'X' }))).toEqual([{ cause: 'figures' }]);
  expect(abilitiesOf(row([], { class: 'Teapot' }))).toMatchObject([{ cause: 'class' }]);
});

test('one text that is not read refuses the card, however many others are', () => {
  expect(abilitiesOf(row(['Dash', 'Hire: draw a card', 'Clatters']))).toMatchObject([
    { cause: 'stuck', text: 2 },
  ]);
});

test('a creature of another kind of card is out of place', () => {
  expect(
    abilitiesOf(row(['On attack draw a card'], { type: 'amulet', strike: null, life: null, class: null })),
  ).toEqual([{ cause: 'moment' }]);
});
