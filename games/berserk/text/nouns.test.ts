import {
  adjective,
  cases,
  compound,
  every,
  type Forms,
  figures,
  manyOf,
  noun,
  phrased,
  severalOf,
  singular,
  your,
} from '@vigrid/speech';
import { describe, expect, test } from 'vitest';
import { classes, classKey } from './classes.ts';
import { chip, classNoun, gold, kinds, life, moreLife } from './nouns.ts';

const creature = kinds.creature.ru;

describe('nouns', () => {
  test.each([
    [
      kinds.creature.ru,
      'существо существа существу существо существом существе',
      'существа существ существам существ существами существах',
    ],
    [kinds.card.ru, 'карта карты карте карту картой карте', 'карты карт картам карты картами картах'],
    [
      kinds.terrain.ru,
      'местность местности местности местность местностью местности',
      'местности местностей местностям местности местностями местностях',
    ],
    [
      kinds.equipment.ru,
      'экипировка экипировки экипировке экипировку экипировкой экипировке',
      'экипировки экипировок экипировкам экипировки экипировками экипировках',
    ],
    [chip.ru, 'фишка фишки фишке фишку фишкой фишке', 'фишки фишек фишкам фишки фишками фишках'],
    [
      classNoun('akkenian').ru,
      'аккениец аккенийца аккенийцу аккенийца аккенийцем аккенийце',
      'аккенийцы аккенийцев аккенийцам аккенийцев аккенийцами аккенийцах',
    ],
    [
      classNoun('riverMaiden').ru,
      'речная дева речной девы речной деве речную деву речной девой речной деве',
      'речные девы речных дев речным девам речных дев речными девами речных девах',
    ],
    [
      classNoun('troll').ru,
      'тролль тролля троллю тролля троллем тролле',
      'тролли троллей троллям троллей троллями троллях',
    ],
  ])('%#', (word, sg, pl) => {
    expect(cases.map((c) => word.sg[c]).join(' ')).toBe(sg);
    expect(cases.map((c) => word.pl[c]).join(' ')).toBe(pl);
  });

  test('of the classes are those that were read', async () => {
    const lines = Object.keys(classes).flatMap((key) => {
      const { ru, en } = classNoun(classKey(key));
      const six = (forms: Forms) => `  ${cases.map((c) => forms[c]).join(' · ')}`;
      return [`${en.one}, ${en.many}`, ...(ru.onlyPlural ? [] : [six(ru.sg)]), six(ru.pl)];
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('nouns.golden.txt');
  });

  test('a noun of several words is declined by its first', () => {
    expect(noun('удар через ряд').sg.ins).toBe('ударом через ряд');
  });
});

describe('adjectives agree', () => {
  test.each([
    ['степной', 'степное существо', 'степного существа', 'степных существ'],
    ['дальний', 'дальнее существо', 'дальнего существа', 'дальних существ'],
    ['стоящий', 'стоящее существо', 'стоящего существа', 'стоящих существ'],
    ['переместившийся', 'переместившееся существо', 'переместившегося существа', 'переместившихся существ'],
    ['элитный', 'элитное существо', 'элитного существа', 'элитных существ'],
  ])('%s', (word, nom, gen, gens) => {
    const a = adjective(word);
    expect([
      singular([a], creature, 'nom'),
      singular([a], creature, 'gen'),
      manyOf([a], creature, 'gen'),
    ]).toEqual([nom, gen, gens]);
  });

  test('of feminine nouns, alive or not', () => {
    expect(singular([adjective('стоящий')], kinds.card.ru, 'acc')).toBe('стоящую карту');
    expect(singular([adjective('дальний')], kinds.card.ru, 'gen')).toBe('дальней карты');
    expect(manyOf([every, your], kinds.card.ru, 'acc')).toBe('все ваши карты');
    expect(manyOf([every, your], creature, 'acc')).toBe('всех ваших существ');
  });

  test('with what goes with them', () => {
    const a = phrased(adjective('стоящий'), 'не ', ' рядом');
    expect(singular([a], creature, 'dat')).toBe('не стоящему рядом существу');
  });
});

describe('numbers govern nouns', () => {
  test.each([
    [1, '1 фишку', '1 фишкой'],
    [2, '2 фишки', '2 фишками'],
    [5, '5 фишек', '5 фишками'],
    [21, '21 фишку', '21 фишкой'],
  ])('%i chips', (n, acc, ins) => {
    expect([figures(n, chip.ru), figures(n, chip.ru, 'ins')]).toEqual([acc, ins]);
  });

  test('that come with an adjective', () => {
    expect([1, 3, 5].map((n) => figures(n, moreLife.ru))).toEqual([
      '1 дополнительную жизнь',
      '3 дополнительные жизни',
      '5 дополнительных жизней',
    ]);
    expect(figures(2, gold.ru)).toBe('2 золотых кристалла');
    expect(figures(3, moreLife.ru, 'ins')).toBe('3 дополнительными жизнями');
  });

  test('in words', () => {
    expect(severalOf(2, [], creature, 'acc')).toBe('двух существ');
    expect(severalOf(2, [], creature, 'nom')).toBe('два существа');
    expect(severalOf(3, [adjective('закрытый')], kinds.card.ru, 'acc')).toBe('три закрытые карты');
    expect(severalOf(5, [], life.ru, 'nom')).toBe('пять жизней');
  });

  test('a compound keeps its adjective in every case', () => {
    const word = compound([adjective('простой')], noun('удар'));
    expect([word.sg.dat, word.pl.gen, word.few]).toEqual([
      'простому удару',
      'простых ударов',
      'простых удара',
    ]);
  });
});
