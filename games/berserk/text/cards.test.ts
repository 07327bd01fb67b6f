import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sets } from '../cards/sets.ts';
import { feature } from '../test/arbitrary.ts';
import { textOf } from './card-text.ts';
import { lineOf } from './names.ts';
import { faults } from './telling.ts';

describe.each(sets.filter(({ cards }) => cards.length > 0))('the texts of $name.en', ({ code, cards }) => {
  test('are those that were proofread', async () => {
    const texts = cards.map((card) => {
      const line = lineOf(card);
      const text = textOf(card).flatMap(({ ru, en }) => [`  ${ru}`, `  ${en}`]);
      return [`${card.id} ${card.ru} | ${card.en}`, `  ${line.ru} | ${line.en}`, ...text].join('\n');
    });
    await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot(`./${code.toLowerCase()}.golden.txt`);
  });

  test.each(cards)('$id $en: a line per feature, clean in both languages', (card) => {
    const lines = textOf(card);
    expect(lines).toHaveLength(card.features?.length ?? 0);
    // A name in quotes may be in the other alphabet.
    expect(lines.flatMap(faults)).toEqual([]);
  });
});

test('any feature that can be written has a clean text in both languages', () => {
  fc.assert(
    fc.property(feature, fc.constantFrom('creature', 'artifact', 'terrain', 'equipment'), (one, type) => {
      expect(textOf({ type, features: [one] }).flatMap(faults)).toEqual([]);
    }),
    { seed: 1, numRuns: 500 },
  );
});
