import { type Rule, rulesOf } from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';
import { chapters } from '../chapters.ts';
import { b09 } from './index.ts';

const rules = rulesOf(b09, chapters);
const all = Object.entries<Rule>(rules);
const sections = Object.keys(chapters).filter((chapter) => chapter.startsWith('B09-'));
const cyrillic = /[а-яё]/i;

/** The ids of the rules for which something does not hold. */
const failing = (holds: (rule: Rule, id: string) => boolean) =>
  all.filter(([id, rule]) => !holds(rule, id)).map(([id]) => id);

describe('the rulebook of Berserk of 2009', () => {
  test('has 509 rules, 432 of which a program can enforce', () => {
    expect(all).toHaveLength(509);
    expect(all.filter(([, rule]) => rule.enforceable)).toHaveLength(432);
  });

  test('files every rule under its section, and the misnumbered 405.6 where it is printed', () => {
    expect(failing((rule, id) => new RegExp(`^${rule.chapter}[.-]`).test(id))).toEqual(['B09-405.6']);
    expect(rules['B09-405.6'].chapter).toBe('B09-401');
  });

  test('follows the order of the rulebook', () => {
    const places = all.map(([, rule]) => sections.indexOf(rule.chapter));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(new Set(places)).toEqual(new Set(sections.keys()));
  });

  test('numbers the rules of a section without gaps', () => {
    for (const section of sections.filter((id) => /\d{3}$/.test(id))) {
      const numbers = all
        .filter(([, rule]) => rule.chapter === section)
        .map(([id]) => Number.parseInt(id.split('.')[1] ?? '', 10));
      const distinct = [...new Set(numbers)];
      expect(distinct, section).toEqual(distinct.map((_, i) => i + 1));
      expect(numbers, section).toEqual(numbers.toSorted((a, b) => a - b));
    }
  });

  test('tells every rule in Russian and in English', () => {
    expect(failing(({ title, text }) => cyrillic.test(title.ru) && cyrillic.test(text.ru))).toEqual([]);
    expect(
      failing(({ title, text }) => /[a-z]/i.test(title.en) && !cyrillic.test(title.en + text.en)),
    ).toEqual([]);
    expect(failing(({ text }) => text.ru.endsWith('.') && text.en.endsWith('.'))).toEqual([]);
  });

  test('never mixes Latin and Cyrillic letters in a word, and writes X as a Latin letter', () => {
    const mixed = /[a-z][а-яё]|[а-яё][a-z]|(?<![а-яё])Х(?![а-яё])/i;
    expect(failing(({ title, text }) => !mixed.test(`${title.ru} ${text.ru}`))).toEqual([]);
  });

  test('names the same numbers in both languages', () => {
    const numbers = (text: string) => new Set(text.match(/\d+/g));
    for (const [id, { text }] of all) expect(numbers(text.ru), id).toEqual(numbers(text.en));
  });

  test('refers only to other rules that exist', () => {
    const known = all.map(([id]) => id);
    expect(failing((rule, id) => !rule.see?.some((other) => other === id || !known.includes(other)))).toEqual(
      [],
    );
  });
});
