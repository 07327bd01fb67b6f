import type { Rule } from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';
import { chapters, rules } from './index.ts';

const all = Object.entries(rules);
const cyrillic = /[а-яё]/i;

/** The ids of the rules for which something does not hold. */
const failing = (holds: (rule: Rule, id: string) => boolean) =>
  all.filter(([id, rule]) => !holds(rule, id)).map(([id]) => id);

describe('the rulebook of Valhalla', () => {
  test('has 308 rules, 298 of which a program can enforce', () => {
    expect(all).toHaveLength(308);
    expect(all.filter(([, rule]) => rule.enforceable)).toHaveLength(298);
  });

  test('files every rule under the chapter its number names', () => {
    expect(failing((rule, id) => id.startsWith(`V-${rule.chapter}.`))).toEqual([]);
  });

  test('follows the order of the rulebook', () => {
    const places = all.map(([, rule]) => Number(rule.chapter));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('numbers the rules of a chapter without gaps', () => {
    for (const chapter of Object.keys(chapters)) {
      const numbers = all
        .filter(([, rule]) => rule.chapter === chapter)
        .map(([id]) => Number(id.split('.')[1]));
      expect(numbers, `chapter ${chapter}`).toEqual(numbers.map((_, i) => i + 1));
      expect(numbers, `chapter ${chapter}`).not.toEqual([]);
    }
  });

  test('tells every rule in Russian and in English', () => {
    expect(failing(({ title, text }) => cyrillic.test(title.ru) && cyrillic.test(text.ru))).toEqual([]);
    expect(
      failing(({ title, text }) => /[a-z]/i.test(title.en) && !cyrillic.test(title.en + text.en)),
    ).toEqual([]);
    expect(failing(({ text }) => text.ru.endsWith('.') && text.en.endsWith('.'))).toEqual([]);
  });

  test('gives the same numbers in both languages', () => {
    const together = ['вдвоём', 'втроём', 'вчетвером', 'впятером', 'вшестером'];
    const figures = (text: string) => {
      const counted = together.reduce((t, word, i) => t.replaceAll(word, String(i + 2)), text.toLowerCase());
      return (counted.match(/\d+/g) ?? []).toSorted().join();
    };
    expect(failing(({ text }) => figures(text.ru) === figures(text.en))).toEqual([]);
  });

  test('never refers from a rule to itself', () => {
    expect(failing((rule, id) => !rule.see?.some((other) => other === id))).toEqual([]);
  });
});
