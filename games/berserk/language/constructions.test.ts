import { describe, expect, test } from 'vitest';
import type { Feature } from '../abilities/index.ts';
import { compile } from './index.ts';

const read = (text: string) => compile({ name: 'Дозорный', text });

/** Sentences of our own in the words of the printed ones, with what they say. */
const sayings: readonly { readonly text: string; readonly says: readonly Feature[] }[] = (
  [
    [
      '+1 к {uchr} через пустую клетку.',
      { kind: 'has', gives: [{ kind: 'strike', by: 1, types: ['over'], through: 'free' }] },
    ],
    [
      'При {uchr} через ваше существо — может переместить это существо на соседнюю с ним клетку.',
      {
        kind: 'when',
        on: 'hits',
        may: true,
        attack: { types: ['over'], through: { side: 'yours', type: 'creature' } },
        does: [
          {
            use: 'influence',
            do: {
              do: 'relocate',
              to: { choose: { side: 'yours', type: 'creature', between: true } },
              cell: { free: true, near: 'same' },
            },
          },
        ],
      },
    ],
    [
      'Когда нападает {strike} на карту, которую уже атаковал выстрелом в этот ход, — ранить её на 1.',
      {
        kind: 'when',
        on: 'assaults',
        attack: { types: ['simple'] },
        other: { assailed: ['shot'] },
        does: [{ use: 'influence', do: { do: 'wound', to: 'other', amount: 1 } }],
      },
    ],
    [
      'При {strike} — атакованный и стоящие рядом с ним существа получают отравление на 1.',
      {
        kind: 'when',
        on: 'hits',
        attack: { types: ['simple'] },
        does: [
          {
            use: 'influence',
            do: {
              do: 'poison',
              to: { all: { any: [{ is: 'other' }, { type: 'creature', near: 'other' }] } },
              amount: 1,
            },
          },
        ],
      },
    ],
    [
      '{tap}: Ваше существо может переместиться на соседнюю клетку.',
      {
        kind: 'play',
        pay: { close: true },
        does: [
          {
            use: 'influence',
            may: true,
            do: {
              do: 'relocate',
              to: { choose: { side: 'yours', type: 'creature' } },
              cell: { free: true, near: 'same' },
            },
          },
        ],
      },
    ],
    [
      'Имеет +2 к {strike}, если в этом ходу ваши карты совершили разряд и метание.',
      {
        kind: 'has',
        if: { made: ['discharge', 'throw'], side: 'yours' },
        gives: [{ kind: 'strike', by: 2 }],
      },
    ],
    [
      'При первом сильном {strike} за бой — закрыть атакованного.',
      {
        kind: 'when',
        on: 'hits',
        attack: { types: ['simple'], grades: ['strong'] },
        nth: { per: 'battle', time: 1 },
        does: [{ use: 'influence', do: { do: 'close', to: 'other' } }],
      },
    ],
    [
      '{tap}: Возродить эльфа стоимостью X или менее, где X — величина своего слабого удара.',
      {
        kind: 'play',
        pay: { close: true },
        does: [
          {
            use: 'influence',
            do: {
              do: 'revive',
              what: { type: 'creature', class: 'elf', costs: { max: { of: 'weak', whose: 'this' } } },
            },
          },
        ],
      },
    ],
    [
      'Стоящие рядом существа с {move} меньшей или равной оставшимся единицам {armor} Дозорного не могут двигаться.',
      {
        kind: 'has',
        to: {
          near: 'this',
          type: 'creature',
          figure: { of: 'move', max: { of: 'armour', whose: 'this' } },
        },
        gives: [{ kind: 'cannot', what: 'move' }],
      },
    ],
    [
      '+2 к {strike}, пока в вашем отряде нет карт с одинаковым названием.',
      {
        kind: 'has',
        if: { not: { there: { side: 'yours', twin: true } } },
        gives: [{ kind: 'strike', by: 2 }],
      },
    ],
    [
      'При перемещении существа противника — может переместить его на клетку в направлении перемещения.',
      {
        kind: 'when',
        on: 'relocates',
        may: true,
        who: { side: 'enemy', type: 'creature' },
        does: [{ use: 'influence', do: { do: 'push', to: 'it' } }],
      },
    ],
    [
      '{instant}: Уменьшить величину атаки по стоящей рядом карте на X, где X — количество оставшихся единиц {armor} Дозорного.',
      {
        kind: 'play',
        pay: { sudden: true },
        does: [
          {
            use: 'influence',
            do: {
              do: 'modifyAttack',
              whose: { choose: { near: 'this' } },
              attack: {},
              by: { of: 'armour', whose: 'this', times: -1 },
              against: true,
            },
          },
        ],
      },
    ],
    [
      'Если не имеет ран, когда изгоняет карту с кладбища трупоедством — получить {counter}.',
      {
        kind: 'when',
        on: 'feasts',
        if: { this: { wounded: false } },
        does: [{ use: 'influence', do: { do: 'chips', to: 'this', amount: 1 } }],
      },
    ],
    [
      'При {strike} — особый удар на 1 по другой карте.',
      {
        kind: 'when',
        on: 'hits',
        attack: { types: ['simple'] },
        does: [{ use: 'special', strength: 1, at: { choose: { not: { is: 'other' } } } }],
      },
    ],
    [
      'Когда получает раны от {strike} или при гибели — ранить атаковавшего на 1 (1 раз за ход).',
      {
        kind: 'when',
        on: 'wounded',
        attack: { types: ['simple'] },
        times: { per: 'turn', most: 1, together: 1 },
        does: [{ use: 'influence', do: { do: 'wound', to: 'other', amount: 1 } }],
      },
      {
        kind: 'when',
        on: 'dies',
        if: { fell: 'attack' },
        times: { per: 'turn', most: 1, together: 1 },
        does: [{ use: 'influence', do: { do: 'wound', to: 'other', amount: 1 } }],
      },
    ],
    [
      '{ova} 2 по летающим.',
      {
        kind: 'has',
        gives: [{ kind: 'roll', by: 2, for: 'attack', vs: { flying: true }, experience: true }],
      },
    ],
    [
      'Когда передвигается на клетку назад — закрывается.',
      {
        kind: 'when',
        on: 'moves',
        if: { leftCell: { at: 'ahead', from: 'it' } },
        does: [{ use: 'influence', do: { do: 'close', to: 'this' } }],
      },
    ],
    [
      'В ваш ход атаки ваших эльфов по картам без ран сводятся к сильным.',
      {
        kind: 'has',
        to: { side: 'yours', type: 'creature', class: 'elf' },
        if: { turn: 'yours' },
        gives: [{ kind: 'reduces', of: { at: { wounded: false } }, to: 'strong' }],
      },
    ],
    [
      'Когда существо противника передвигается с соседней клетки на клетку не рядом с Дозорным — получить {counter}.',
      {
        kind: 'when',
        on: 'moves',
        who: { side: 'enemy', type: 'creature' },
        if: { all: [{ it: { notNear: 'this' } }, { leftCell: { near: 'this' } }] },
        does: [{ use: 'influence', do: { do: 'chips', to: 'this', amount: 1 } }],
      },
    ],
    [
      'В начале хода противника — выбрать до двух существ противника; в конце этого хода — ранить на 2 тех из них, которые не стоят рядом с Дозорным.',
      {
        kind: 'when',
        on: 'enemyTurnStart',
        does: [
          {
            use: 'influence',
            do: {
              do: 'choose',
              to: { choose: { side: 'enemy', type: 'creature' }, count: 2, upTo: true },
            },
          },
          {
            use: 'influence',
            atThat: true,
            do: {
              do: 'later',
              on: 'turnEnd',
              to: 'same',
              does: [
                {
                  use: 'influence',
                  if: { it: { notNear: 'this' } },
                  do: { do: 'wound', to: 'it', amount: 2 },
                },
              ],
            },
          },
        ],
      },
    ],
    [
      'При {strike} — подлость 1; наземное существо стоимостью 5 или менее, получившее раны от этой подлости, открывается.',
      {
        kind: 'when',
        on: 'hits',
        may: true,
        attack: { types: ['simple'] },
        does: [
          {
            use: 'influence',
            do: {
              do: 'wound',
              to: { choose: { side: 'yours', type: 'creature', near: 'this' } },
              amount: 1,
              mean: true,
            },
          },
          {
            use: 'influence',
            atThat: true,
            do: {
              do: 'open',
              to: { choose: { type: 'creature', flying: false, cost: { max: 5 }, is: 'same' } },
            },
          },
        ],
      },
    ],
    [
      'Когда ваше существо покидает зону битвы, если это эльф — получить {counter}, если гном — разряд на 1.',
      {
        kind: 'when',
        on: 'leaves',
        who: { side: 'yours', type: 'creature' },
        does: [
          {
            use: 'influence',
            if: { it: { class: 'elf' } },
            do: { do: 'chips', to: 'this', amount: 1 },
          },
          { use: 'discharge', if: { it: { class: 'gnome' } }, strength: 1 },
        ],
      },
    ],
  ] satisfies (readonly [string, ...Feature[]])[]
).map(([text, ...says]) => ({ text, says }));

describe('a construction of printed texts', () => {
  test.each(sayings)('$text', ({ text, says }) => {
    const { diagnostics, abilities } = read(text);
    expect(diagnostics).toEqual([]);
    expect(abilities).toEqual(says);
  });

  test.each([
    // One that is known and one to choose are not all that fit.
    '{tap}: Излечить себя и выбранное существо на 2.',
    // Nothing was shown.
    'Когда получает раны — если показана элитная карта, получить {counter}.',
    // Nothing was struck across.
    'При выстреле — может переместить на неё атакованную карту.',
  ])('that says more than can be played is refused: %s', (text) => {
    expect(read(text).accepted).toBe(false);
  });

  /** As much of it as a card's text may hold. */
  const filled = (begin: string, more: string, end: string): string =>
    begin + more.repeat(Math.floor((1490 - begin.length - end.length) / more.length)) + end;

  test.each([
    ['{tap}: Ранить существо', ' рядом с существом со строем', ' на 1.'],
    ['{tap}: ранить 2 существа на 1', ' и ранить 2 существа на 1', '.'],
    ['{tap}: ранить существо', ', которое стоит рядом с существом', ' на 1.'],
    ['+1 к {strike}', ' и +1 к {strike}', '.'],
    ['', 'Существа имеют «', ''],
    ['Получить {counter}', '(', '.'],
    ['', 'а', ''],
  ])('that goes on and on is refused in a sentence: %s%s%s', (begin, more, end) => {
    const { accepted, diagnostics } = read(filled(begin, more, end));
    expect(accepted).toBe(false);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0].message.ru).not.toBe('');
  });

  test('with more meanings than anybody would look at says so', () => {
    const [{ message }] = read(
      `{tap}: Ранить существо${' рядом с существом без ран'.repeat(25)} на 1.`,
    ).diagnostics;
    expect(message.en).toBe('This sentence is too involved: part it into several.');
  });
});
