import { describe, expect, test } from 'vitest';
import type { Feature } from '../abilities/index.ts';
import { compile } from './index.ts';

const read = (text: string, name = 'Дозорный') => compile({ name, text });

/** Sentences of our own, in the words of the printed ones, and what they say. */
const sayings: readonly { readonly text: string; readonly says: readonly Feature[] }[] = (
  [
    [
      '{tap}: Выстрел на 1-2-3, дальность 4.',
      { kind: 'play', pay: { close: true }, does: [{ use: 'shot', strength: [1, 2, 3], range: 4 }] },
    ],
    [
      '2{counter}{tap}: Заклинание «иней» — закрыть существо противника стоимостью 5 или менее (1 раз за ход).',
      {
        kind: 'play',
        pay: { close: true, chips: 2 },
        times: { per: 'turn', most: 1 },
        does: [
          {
            use: 'spell',
            do: { do: 'close', to: { choose: { side: 'enemy', type: 'creature', cost: { max: 5 } } } },
          },
        ],
      },
    ],
    [
      'При слабом {strike} — атакованный получает отравление на 2.',
      {
        kind: 'when',
        on: 'hits',
        attack: { types: ['simple'], grades: ['weak'] },
        does: [{ use: 'influence', do: { do: 'poison', to: 'other', amount: 2 } }],
      },
    ],
    [
      'В начале вашего хода — может ранить стоящее рядом существо на 1, при этом оно получает +1 к {move} до конца хода.',
      {
        kind: 'when',
        on: 'turnStart',
        may: true,
        does: [
          {
            use: 'influence',
            do: { do: 'wound', to: { choose: { type: 'creature', near: 'this' } }, amount: 1 },
          },
          {
            use: 'influence',
            atThat: true,
            do: { do: 'give', to: 'same', gains: [{ kind: 'move', by: 1 }], until: 'turnEnd' },
          },
        ],
      },
    ],
    [
      '{armor} 1, пока в вашем отряде больше открытых существ, чем закрытых.',
      {
        kind: 'has',
        if: {
          more: { side: 'yours', type: 'creature', closed: false },
          than: { side: 'yours', type: 'creature', closed: true },
        },
        gives: [{ kind: 'word', word: 'armour', value: 1 }],
      },
    ],
    [
      'При выстреле — закрыть атакованное существо.',
      {
        kind: 'when',
        on: 'hits',
        other: { type: 'creature' },
        attack: { types: ['shot'] },
        does: [{ use: 'influence', do: { do: 'close', to: 'other' } }],
      },
    ],
    [
      '-1 от дальних атак лесных существ.',
      {
        kind: 'has',
        gives: [{ kind: 'less', by: 1, from: { close: false, by: { type: 'creature', element: 'forest' } } }],
      },
    ],
    [
      '+X к {strike}, где X — число других болотных существ в вашем отряде (максимум +2).',
      {
        kind: 'has',
        gives: [
          {
            kind: 'strike',
            by: { count: { side: 'yours', type: 'creature', element: 'swamp', another: true }, most: 2 },
          },
        ],
      },
    ],
    [
      'Концентрация: существо получает благословление или проклятие.',
      {
        kind: 'when',
        on: 'enemyTurnEnd',
        if: { this: { hurt: false } },
        does: [
          {
            use: 'or',
            options: [
              [
                {
                  use: 'influence',
                  do: {
                    do: 'give',
                    to: { choose: { type: 'creature' } },
                    gains: [{ kind: 'word', word: 'blessing' }],
                  },
                },
              ],
              [
                {
                  use: 'influence',
                  do: {
                    do: 'give',
                    to: { choose: { type: 'creature' } },
                    gains: [{ kind: 'word', word: 'curse' }],
                  },
                },
              ],
            ],
          },
        ],
      },
    ],
    [
      'На глубине: {armor} 2.',
      { kind: 'under', state: 'depth', has: [{ kind: 'word', word: 'armour', value: 2 }] },
    ],
    [
      'При всплытии на поверхность — излечить существо на клетке глубины на 1.',
      {
        kind: 'when',
        on: 'surfaces',
        does: [
          {
            use: 'influence',
            do: { do: 'heal', to: { choose: { type: 'creature', depth: true } }, amount: 1 },
          },
        ],
      },
    ],
    [
      'Может нападать {strike} на закрытых существ как на стоящих рядом.',
      {
        kind: 'has',
        gives: [{ kind: 'may', what: 'strikeFar', at: { type: 'creature', closed: true } }],
      },
    ],
    [
      '+1 к добиванию тёмных существ.',
      {
        kind: 'has',
        gives: [{ kind: 'skill', of: 'finishing', by: 1, vs: { type: 'creature', element: 'darkness' } }],
      },
    ],
    [
      'Бешенство 3: получить +1 к бешенству до конца хода.',
      {
        kind: 'when',
        on: 'rolls',
        if: { frenzy: 3 },
        does: [
          {
            use: 'influence',
            do: {
              do: 'give',
              to: 'this',
              gains: [{ kind: 'skill', of: 'frenzy', by: 1 }],
              until: 'turnEnd',
            },
          },
        ],
      },
    ],
    [
      'Когда ваше существо получает проклятие — ранить его на 1.',
      {
        kind: 'when',
        on: 'gainsWord',
        word: 'curse',
        who: { side: 'yours', type: 'creature' },
        does: [{ use: 'influence', do: { do: 'wound', to: 'it', amount: 1 } }],
      },
    ],
    [
      'Концентрация: может стать паразитом существу противника, стоящему рядом, при этом оно получает вампиризм.',
      {
        kind: 'when',
        on: 'enemyTurnEnd',
        if: { this: { hurt: false } },
        may: true,
        does: [
          {
            use: 'influence',
            do: {
              do: 'seat',
              to: 'this',
              onto: { choose: { side: 'enemy', type: 'creature', near: 'this' } },
              parasite: true,
            },
          },
          {
            use: 'influence',
            atThat: true,
            do: { do: 'give', to: 'host', gains: [{ kind: 'word', word: 'vampirism' }] },
          },
        ],
      },
    ],
    [
      'Если должен погибнуть в результате гибели хозяина, вместо этого получает +1 к {move}.',
      {
        kind: 'instead',
        of: 'death',
        from: 'host',
        by: [{ use: 'influence', do: { do: 'give', to: 'this', gains: [{ kind: 'move', by: 1 }] } }],
      },
    ],
    [
      'Когда ваше существо должно получить отравление — вместо этого может излечить его на 1 (1 раз за ход).',
      {
        kind: 'instead',
        of: 'poison',
        to: { side: 'yours', type: 'creature' },
        times: { per: 'turn', most: 1 },
        may: true,
        by: [{ use: 'influence', do: { do: 'heal', to: 'it', amount: 1 } }],
      },
    ],
    [
      'Когда ваш пират с проклятием должен получить проклятие — вместо этого он может сразиться {strike} со стоящей рядом с ним картой.',
      {
        kind: 'instead',
        of: 'word',
        word: 'curse',
        to: { side: 'yours', type: 'creature', class: 'pirate', word: 'curse' },
        may: true,
        by: [{ use: 'influence', do: { do: 'strikeBy', who: 'it', at: { choose: { near: 'it' } } } }],
      },
    ],
    [
      'Может нападать {strike} 2 раза за ход, только подряд.',
      { kind: 'has', gives: [{ kind: 'may', what: 'strikeRow', value: 2 }] },
    ],
    [
      'Может нападать {strike} 2 раза за ход.',
      { kind: 'has', gives: [{ kind: 'may', what: 'strikeTimes', value: 2 }] },
    ],
    [
      'Когда получает раны от подлости — может перераспределить их на хозяина.',
      {
        kind: 'when',
        on: 'meanHurts',
        may: true,
        does: [{ use: 'influence', do: { do: 'moveWounds', from: 'this', to: 'host', amount: 'X' } }],
      },
    ],
    [
      'В начале хода противника — открыть своего симбиота.',
      {
        kind: 'when',
        on: 'enemyTurnStart',
        does: [{ use: 'influence', do: { do: 'open', to: { choose: { symbiont: true, on: 'this' } } } }],
      },
    ],
    [
      'При гибели — клетка Дозорного получает маркер «гнили».',
      {
        kind: 'when',
        on: 'dies',
        does: [{ use: 'influence', do: { do: 'markCells', marker: 'blight', cells: { left: true } } }],
      },
    ],
    [
      'При метании — свободная клетка рядом с атакованным получает маркер «костра» до конца хода.',
      {
        kind: 'when',
        on: 'hits',
        attack: { types: ['throw'] },
        does: [
          {
            use: 'influence',
            do: {
              do: 'markCells',
              marker: 'bonfire',
              cells: { free: true, near: 'other' },
              until: 'turnEnd',
              fills: true,
            },
          },
        ],
      },
    ],
    [
      '+2 к {strike} по существам с маркером «охоты».',
      {
        kind: 'has',
        gives: [{ kind: 'strike', by: 2, vs: { type: 'creature', marker: 'hunt' } }],
      },
    ],
    [
      '{wolf}: +1 к {strike}.',
      { kind: 'under', state: 'wolf', has: [{ kind: 'has', gives: [{ kind: 'strike', by: 1 }] }] },
    ],
    [
      'В начале вашего хода — может изгнать существо с {move} X с вашего кладбища; излечиться на X.',
      {
        kind: 'when',
        on: 'turnStart',
        may: true,
        does: [
          {
            use: 'influence',
            do: { do: 'exileDead', side: 'yours', what: { type: 'creature' }, x: 'move' },
          },
          { use: 'influence', atThat: true, do: { do: 'heal', to: 'this', amount: 'X' } },
        ],
      },
    ],
    [
      '{tap}: Уничтожить Дозорного, при этом вызвать на его клетку дракона.',
      {
        kind: 'play',
        pay: { close: true },
        does: [
          { use: 'influence', do: { do: 'destroy', to: 'this' } },
          {
            use: 'influence',
            atThat: true,
            do: { do: 'summon', what: { type: 'creature', class: 'dragon' }, cell: { of: 'this' } },
          },
        ],
      },
    ],
    [
      'Не может быть взят в отряд с картами стоимостью 7 или более.',
      { kind: 'recruiting', what: 'notWith', cards: { cost: { min: 7 } } },
    ],
    [
      'При наборе отряда Дозорный стоит на 2 {ordinary} меньше, если вы использовали пересдачу.',
      { kind: 'recruiting', what: 'discount', by: 2, if: { redealt: 'yours' } },
    ],
    [
      'Когда существо противника вскрывает Дозорного — получить {counter}.',
      {
        kind: 'when',
        on: 'revealed',
        other: { side: 'enemy', type: 'creature' },
        does: [{ use: 'influence', do: { do: 'chips', to: 'this', amount: 1 } }],
      },
    ],
    [
      '{tap}: Излечить вашу скрытую карту на 2.',
      {
        kind: 'play',
        pay: { close: true },
        does: [
          {
            use: 'influence',
            do: { do: 'heal', to: { choose: { side: 'yours', hidden: true } }, amount: 2 },
          },
        ],
      },
    ],
    [
      'Вместо излечения может открыться (1 раз за ход).',
      {
        kind: 'instead',
        of: 'healing',
        times: { per: 'turn', most: 1 },
        may: true,
        by: [{ use: 'influence', do: { do: 'open', to: 'this' } }],
      },
    ],
    [
      'Когда стоящее рядом нетёмное существо становится тёмным — ранить его на 1.',
      {
        kind: 'when',
        on: 'becomesElement',
        element: 'darkness',
        who: { type: 'creature', near: 'this' },
        does: [{ use: 'influence', do: { do: 'wound', to: 'it', amount: 1 } }],
      },
    ],
    [
      'Получает раны только от выстрелов, пока закрыт.',
      {
        kind: 'has',
        if: { this: { closed: true } },
        gives: [
          {
            kind: 'noWounds',
            from: {
              types: ['simple', 'special', 'magic', 'over', 'throw', 'discharge'],
              spells: true,
              influences: true,
            },
          },
        ],
      },
    ],
    [
      'Отпор: «+1 к {move}. {armor} 1».',
      {
        kind: 'when',
        on: 'beforeTurn',
        if: { more: { side: 'enemy' }, than: { side: 'yours' } },
        does: [
          {
            use: 'influence',
            do: {
              do: 'give',
              to: 'this',
              gains: [
                { kind: 'move', by: 1 },
                { kind: 'word', word: 'armour', value: 1 },
              ],
              until: 'yourTurnEnd',
            },
          },
        ],
      },
    ],
    [
      'Строй: {armor} 2.',
      { kind: 'under', state: 'formation', has: [{ kind: 'word', word: 'armour', value: 2 }] },
    ],
    [
      'Ваши стоящие рядом эльфы имеют +1 к выстрелу, пока в отряде противника есть дракон.',
      {
        kind: 'has',
        to: { side: 'yours', type: 'creature', class: 'elf', near: 'this' },
        if: { there: { side: 'enemy', type: 'creature', class: 'dragon' } },
        gives: [{ kind: 'strike', by: 1, types: ['shot'] }],
      },
    ],
    [
      'Когда уничтожает карту противника {strike} — получает +1 к выстрелу (максимум +3).',
      {
        kind: 'when',
        on: 'kills',
        other: { side: 'enemy' },
        if: { slew: { types: ['simple'] } },
        does: [
          {
            use: 'influence',
            do: { do: 'give', to: 'this', gains: [{ kind: 'strike', by: 1, types: ['shot'] }], most: 3 },
          },
        ],
      },
    ],
    [
      '{tap}: Ранить существо на 1 за каждую свободную клетку рядом с ним (максимум на 2).',
      {
        kind: 'play',
        pay: { close: true },
        does: [
          {
            use: 'influence',
            do: {
              do: 'wound',
              to: { choose: { type: 'creature' } },
              amount: { cells: { free: true, near: 'same' }, most: 2 },
            },
          },
        ],
      },
    ],
    [
      'Когда открывается во второй раз за ход — переместить стоящее рядом существо на клетку назад.',
      {
        kind: 'when',
        on: 'opens',
        nth: { per: 'turn', time: 2 },
        does: [
          {
            use: 'influence',
            do: {
              do: 'relocate',
              to: { choose: { type: 'creature', near: 'this' } },
              cell: { free: true, at: 'behind', from: 'same' },
            },
          },
        ],
      },
    ],
    [
      'При первом ударе за ход — получает {counter}.',
      {
        kind: 'when',
        on: 'hits',
        attack: { types: ['simple', 'special', 'magic', 'over'] },
        nth: { per: 'turn', time: 1 },
        does: [{ use: 'influence', do: { do: 'chips', to: 'this', amount: 1 } }],
      },
    ],
    [
      'Игнорирует {armor} и особенности, обязывающие выбирать целью разряда какую-либо карту.',
      {
        kind: 'has',
        gives: [
          { kind: 'ignores', what: 'armour' },
          { kind: 'ignores', what: 'lure', of: { types: ['discharge'] } },
        ],
      },
    ],
    [
      'Существа противника не могут перемещаться на клетки вашей половины поля боя.',
      {
        kind: 'has',
        to: { side: 'enemy', type: 'creature' },
        gives: [{ kind: 'cannot', what: 'relocate', onto: { half: 'own' } }],
      },
    ],
    [
      '{tap}: Следующее существо противника, которое двигается, ранится на 2.',
      {
        kind: 'play',
        pay: { close: true },
        does: [
          {
            use: 'influence',
            do: {
              do: 'trap',
              on: 'moves',
              who: { side: 'enemy', type: 'creature' },
              does: [{ use: 'influence', do: { do: 'wound', to: 'it', amount: 2 } }],
            },
          },
        ],
      },
    ],
    [
      'При {strike} — атакованный получает отравление на 1-1-2.',
      ...(['weak', 'medium', 'strong'] as const).map(
        (grade, i): Feature => ({
          kind: 'when',
          on: 'hits',
          attack: { types: ['simple'], grades: [grade] },
          does: [{ use: 'influence', do: { do: 'poison', to: 'other', amount: [1, 1, 2][i] } }],
        }),
      ),
    ],
    [
      'Если карта противника атакует и не наносит ран — ранить ее на 1.',
      {
        kind: 'when',
        on: 'afterAttack',
        who: { side: 'enemy' },
        if: { x: { max: 0 } },
        does: [{ use: 'influence', do: { do: 'wound', to: 'it', amount: 1 } }],
      },
    ],
    ['Прыжок, дальность 3. Орда.', { kind: 'word', word: 'jump', value: 3 }, { kind: 'word', word: 'horde' }],
  ] satisfies (readonly [string, ...Feature[]])[]
).map(([text, ...says]) => ({ text, says }));

describe('a printed text', () => {
  test('that speaks of the next turn of whoever was struck means another than the one that may be going on', () => {
    const until = (blow: string) =>
      JSON.stringify(
        read(`При ${blow} — атакованное существо не может излечиваться в свой следующий ход.`),
      ).match(/"until":"(\w+)"/)?.[1];
    expect(until('выстреле')).toBe('enemyTurnEnd');
    expect(until('ударе')).toBe('itsNextTurnEnd');
  });

  test.each(sayings)('$text', ({ text, says }) => {
    const verdict = read(text);
    expect(verdict.diagnostics).toEqual([]);
    expect(verdict.abilities).toEqual(says);
    expect(verdict.accepted).toBe(true);
  });

  test('calls its card by its name, in any case', () => {
    const { abilities } = compile({
      name: 'Болотная ведьма',
      text: 'При разряде по Болотной ведьме она получает {counter}.',
    });
    expect(abilities).toEqual([
      {
        kind: 'when',
        on: 'hit',
        attack: { types: ['discharge'] },
        does: [{ use: 'influence', do: { do: 'chips', to: 'this', amount: 1 } }],
      },
    ]);
  });

  test('is refused with the place from which it could not be read', () => {
    const text = '{tap}: Выстрел на 1. {tap}: Превратить существо в лягушку.';
    const { accepted, sentences, compiled, diagnostics } = read(text);
    expect({ accepted, sentences, compiled }).toEqual({ accepted: false, sentences: 2, compiled: 1 });
    expect(diagnostics.map(({ from, to }) => text.slice(from, to))).toEqual(['Превратить']);
  });

  test('with a number that says nothing is refused there', () => {
    const text =
      'Концентрация: получает {counter} (в конце хода противника, если не получал ран в этот ход получает 3 {counter}).';
    expect(read(text).accepted).toBe(false);
  });

  test.each([
    'Ваши существа имеют «При {strike} — Дозорный получает {counter}».',
    'В конце хода противника, если это существо открыто, — ранить его на 1.',
    'Когда получает раны в первый раз за ход — открыться (2 раза за ход).',
    'В начале вашего хода — ранить существо на X.',
    'Когда закрывается, чтобы переместить ваше существо, — получает {counter}.',
  ])('that speaks of somebody or something it has not named, or sets two limits, is refused: %s', (text) => {
    expect(read(text).accepted).toBe(false);
  });

  test('of a terrain tells of the creature that something happens to, for the terrain never moves', () => {
    const text =
      'При перемещении на половину поля боя противника ваше существо получает +1 к {strike} до конца хода.';
    const [feature] = compile({ name: 'Дозорный', text, figures: { type: 'terrain' } }).abilities;
    expect(feature).toMatchObject({
      on: 'relocates',
      who: { side: 'yours', type: 'creature' },
      does: [{ do: { do: 'give', to: 'it' } }],
    });
  });

  test('that is longer than any card is refused', () => {
    expect(read('{tap}: Выстрел на 1. '.repeat(100)).accepted).toBe(false);
  });

  test('has the signs of its card as features, and is refused where a sign has no counterpart', () => {
    const text = '{tap}: Выстрел на 1.';
    const { abilities, accepted } = compile({ name: 'Дозорный', text, icons: { sht: 0, armor: 2 } });
    expect(accepted).toBe(true);
    expect(abilities[0]).toEqual({ kind: 'word', word: 'armour', value: 2 });
    expect(compile({ name: 'Дозорный', text, icons: { dsc: 0 } }).accepted).toBe(false);
  });

  test('is told again in both languages', () => {
    expect(read('{tap}: Выстрел на 2.').text).toEqual({
      ru: 'Закрыть: выстрел на 2.',
      en: 'Close: shot for 2.',
    });
  });
});
