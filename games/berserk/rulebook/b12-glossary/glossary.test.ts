import { type Rule, rulesOf } from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';
import { chapters } from '../chapters.ts';
import { glossary } from './index.ts';

const all = Object.entries<Rule>(rulesOf(glossary, chapters));
const cyrillic = /[а-яё]/i;

/** The ids of the rules for which something does not hold. */
const failing = (holds: (rule: Rule, id: string) => boolean) =>
  all.filter(([id, rule]) => !holds(rule, id)).map(([id]) => id);

describe('the glossary of 2012', () => {
  test('has 326 entries, 307 of which a program can enforce', () => {
    expect(all).toHaveLength(326);
    expect(all.filter(([, rule]) => rule.enforceable)).toHaveLength(307);
  });

  test('files every entry under one chapter', () => {
    expect(failing((rule, id) => rule.chapter === 'B12-G' && /^B12-G-[a-z-]+$/.test(id))).toEqual([]);
  });

  test('lists the words in the order of the Russian alphabet, before signs, icons, wordings and changes', () => {
    const words = all.slice(
      0,
      all.findIndex(([id]) => id === 'B12-G-plus-minus-x-to-attack'),
    );
    const terms = words.map(([, rule]) => rule.title.ru);
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'ru')));
    const special = /-(symbol|wording|change)-/;
    expect(words.filter(([id]) => special.test(id))).toEqual([]);
    expect(all.filter(([id]) => special.test(id))).toHaveLength(49);
  });

  test('tells every entry in Russian and in English', () => {
    expect(failing(({ title, text }) => cyrillic.test(title.ru) && cyrillic.test(text.ru))).toEqual([]);
    expect(
      failing(({ title, text }) => /[a-z]/i.test(title.en) && !cyrillic.test(`${title.en} ${text.en}`)),
    ).toEqual([]);
    expect(failing(({ text }) => text.ru.endsWith('.') && text.en.endsWith('.'))).toEqual([]);
  });

  test('never mixes Latin letters into a Russian word', () => {
    expect(failing(({ title, text }) => !/[a-z][а-яё]|[а-яё][a-z]/i.test(`${title.ru} ${text.ru}`))).toEqual(
      [],
    );
    expect(failing(({ title, text }) => !/(?<![а-яё])х(?![а-яё])/i.test(`${title.ru} ${text.ru}`))).toEqual(
      [],
    );
  });

  test('never refers from an entry to itself or twice to another', () => {
    expect(failing(({ see = [] }, id) => !see.includes(id) && new Set(see).size === see.length)).toEqual([]);
  });
});
