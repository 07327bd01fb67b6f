import type { Rule } from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';
import { chapters, rules } from './index.ts';

const all = Object.entries(rules);
const cyrillic = /[а-яё]/i;

/** The ids of the rules for which something does not hold. */
const failing = (holds: (rule: Rule, id: string) => boolean) =>
  all.filter(([id, rule]) => !holds(rule, id)).map(([id]) => id);

describe('the rulebook of Heroes', () => {
  test('has 160 rules, 146 of which a program can enforce', () => {
    expect(all).toHaveLength(160);
    expect(all.filter(([, rule]) => rule.enforceable)).toHaveLength(146);
  });

  test('files every rule under the chapter its number names', () => {
    expect(failing((rule, id) => new RegExp(`^BH-${rule.chapter}[.-]`).test(id))).toEqual([]);
  });

  test('follows the order of the rulebook', () => {
    const places = all.map(([, rule]) => Object.keys(chapters).indexOf(rule.chapter));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('numbers the rules of a chapter without gaps', () => {
    for (const chapter of Object.keys(chapters).filter((key) => key !== 'G')) {
      const numbers = all
        .filter(([, rule]) => rule.chapter === chapter)
        .map(([id]) => Number(id.split(/[.-]/)[2]));
      expect(numbers, `chapter ${chapter}`).toEqual(numbers.map((_, i) => i + 1));
      expect(numbers, `chapter ${chapter}`).not.toEqual([]);
    }
  });

  test('lists the glossary in the order of the Russian alphabet', () => {
    const terms = all.filter(([, rule]) => rule.chapter === 'G').map(([, rule]) => rule.title.ru);
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'ru')));
  });

  test('tells every rule in Russian and in English', () => {
    expect(failing(({ title, text }) => cyrillic.test(title.ru) && cyrillic.test(text.ru))).toEqual([]);
    expect(
      failing(({ title, text }) => /[a-z]/i.test(title.en) && !cyrillic.test(title.en + text.en)),
    ).toEqual([]);
    expect(failing(({ text }) => text.ru.endsWith('.') && text.en.endsWith('.'))).toEqual([]);
  });

  test('never refers from a rule to itself', () => {
    expect(failing((rule, id) => !rule.see?.some((other) => other === id))).toEqual([]);
  });
});
