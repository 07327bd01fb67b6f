import type { Rule } from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';
import { type Box, boxOf } from './box.ts';
import { chapters, rules } from './index.ts';

const all = Object.entries(rules);
const cyrillic = /[а-яё]/i;

/** The ids of the rules for which something does not hold. */
const failing = (holds: (rule: Rule, id: string) => boolean) =>
  all.filter(([id, rule]) => !holds(rule, id)).map(([id]) => id);

describe('the rulebook of Dune: Imperium', () => {
  test('has 342 rules and 126 official answers, 444 of which a program can enforce', () => {
    const answers = all.filter(([, rule]) => rule.chapter === 'F');
    expect(all.length - answers.length).toBe(342);
    expect(answers).toHaveLength(126);
    expect(all.filter(([, rule]) => rule.enforceable)).toHaveLength(444);
  });

  test('tells which box a rule comes from', () => {
    const enforceable = (box: Box) =>
      all.filter(([, rule]) => boxOf(rule) === box && rule.enforceable).length;
    expect({
      base: enforceable('base'),
      ix: enforceable('ix'),
      immortality: enforceable('immortality'),
      uprising: enforceable('uprising'),
    }).toEqual({ base: 257, ix: 61, immortality: 35, uprising: 91 });
  });

  test('files every rule under the chapter its number names', () => {
    expect(failing((rule, id) => new RegExp(`^D-${rule.chapter}[.-]`).test(id))).toEqual([]);
  });

  test('follows the order of the rulebook, the official answers last', () => {
    const places = all.map(([, rule]) => Object.keys(chapters).indexOf(rule.chapter));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('numbers the rules of a chapter without gaps', () => {
    for (const chapter of Object.keys(chapters)) {
      const numbers = all
        .filter(([, rule]) => rule.chapter === chapter)
        .map(([id]) => Number(id.split(/[.-]/)[2]));
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
    const figures = (text: string) => (text.match(/\d+/g) ?? []).toSorted().join();
    expect(failing(({ text }) => figures(text.ru) === figures(text.en))).toEqual([]);
  });

  test('never refers from a rule to itself', () => {
    expect(failing((rule, id) => !rule.see?.some((other) => other === id))).toEqual([]);
  });
});
