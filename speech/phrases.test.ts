import { describe, expect, test } from 'vitest';
import {
  agreed,
  counted,
  countedEach,
  doing,
  manyOf,
  participle,
  phraseOf,
  pronoun,
  singular,
  thisOne,
  told,
  toldOf,
  verb,
  word,
} from './index.ts';

const creature = word('существо', 'creature', { animate: true });
const card = word('карта', 'card');
const gain = doing(verb('получать', 'получает'), 'gain');

const this_ = phraseOf(creature, 'this creature', (c) => singular([thisOne], creature.ru, c));
const those = phraseOf(card, 'those cards', (c) => manyOf([thisOne], card.ru, c), true);

describe('what a sentence speaks of', () => {
  test('agrees with what is told of it', () => {
    const chip = counted(1, word('фишка', 'chip'));
    expect(toldOf(this_, gain, chip)).toEqual({
      ru: 'это существо получает 1 фишку',
      en: 'this creature gains 1 chip',
    });
    expect(toldOf(those, gain)).toEqual({ ru: 'эти карты получают', en: 'those cards gain' });
    expect(told(those, gain, chip)).toEqual({ ru: 'получают 1 фишку', en: 'gain 1 chip' });
  });

  test('is spoken of again by a pronoun', () => {
    const it = pronoun(this_);
    const them = pronoun(those);
    expect([it.ru('gen'), it.after('с', 'ins'), it.after('на', 'pre')]).toEqual(['его', 'с ним', 'на нём']);
    expect([them.ru('dat'), them.after('у', 'gen')]).toEqual(['им', 'у них']);
    expect(toldOf(them, gain).en).toBe('they gain');
  });

  test('has the past and short participles in its gender', () => {
    const closed = participle('закрытый').short;
    const moved = verb('перемещаться', 'перемещается').past;
    expect([agreed(closed, this_), agreed(closed, those)]).toEqual(['закрыто', 'закрыты']);
    expect([agreed(moved, this_), agreed(moved, those)]).toEqual(['перемещалось', 'перемещались']);
  });
});

test('so many of a thing, and to each', () => {
  const wound = word('рана', 'wound');
  expect([counted(1, wound), counted(3, wound, 'ins'), countedEach(2, wound)]).toEqual([
    { ru: '1 рану', en: '1 wound' },
    { ru: '3 ранами', en: '3 wounds' },
    { ru: 'по 2 раны', en: '2 wounds each' },
  ]);
});

test('whom: two to four of the living stand in the genitive', () => {
  expect([1, 2, 5, 22].map((n) => counted(n, creature).ru)).toEqual([
    '1 существо',
    '2 существ',
    '5 существ',
    '22 существа',
  ]);
  expect(counted(2, creature, 'nom').ru).toBe('2 существа');
});
