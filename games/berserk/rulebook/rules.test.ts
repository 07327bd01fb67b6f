import type { Rule } from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';
import { chapters, type Edition, rules } from './index.ts';

const all = Object.entries(rules);
const cyrillic = /[а-яё]/i;

/** The ids of the rules for which something does not hold. */
const failing = (holds: (rule: Rule, id: string) => boolean) =>
  all.filter(([id, rule]) => !holds(rule, id)).map(([id]) => id);

describe('the rulebook of Berserk', () => {
  test.each<[Edition, number, number]>([
    ['2012', 724, 691],
    ['2009', 509, 432],
  ])(
    'has of the edition of %s %i rules, %i of which a program can enforce',
    (edition, count, enforceable) => {
      const ofEdition = all.filter(([, rule]) => chapters[rule.chapter].edition === edition);
      expect(ofEdition).toHaveLength(count);
      expect(ofEdition.filter(([, rule]) => rule.enforceable)).toHaveLength(enforceable);
    },
  );

  test('files every rule under the chapter its number names', () => {
    const misfiled = failing(
      (rule, id) => id === rule.chapter || new RegExp(`^${rule.chapter}[.-]`).test(id),
    );
    expect(misfiled).toEqual(['B09-405.6']);
  });

  test('follows the order of the rulebooks', () => {
    const places = all.map(([, rule]) => Object.keys(chapters).indexOf(rule.chapter));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('has rules in every chapter of both editions', () => {
    const filled = new Set<string>(all.map(([, rule]) => rule.chapter));
    const printed = Object.entries(chapters).filter(([, { edition }]) => edition !== 'ours');
    expect(printed.filter(([id]) => !filled.has(id))).toEqual([]);
  });

  test('numbers the rules of 2012 without gaps', () => {
    const ids = all.map(([id]) => id).filter((id) => /^B12-\d/.test(id));
    const known = new Set(ids);
    const missing = ids.map(before).filter((id) => id !== null && !known.has(id));
    expect(missing).toEqual([]);
  });

  test('tells every rule in Russian and in English', () => {
    expect(failing(({ title, text }) => cyrillic.test(title.ru) && cyrillic.test(text.ru))).toEqual([]);
    expect(
      failing(({ title, text }) => /[a-z]/i.test(title.en) && !cyrillic.test(title.en + text.en)),
    ).toEqual([]);
    expect(failing(({ text }) => text.ru.endsWith('.') && text.en.endsWith('.'))).toEqual([]);
  });

  test('never refers from a rule to itself or twice to another', () => {
    expect(failing(({ see = [] }, id) => new Set([id, ...see]).size === see.length + 1)).toEqual([]);
  });
});

/** The rule that must stand before this one: 511.4 before 511.5, 511.5 before 511.5.1; none before 511.1. */
function before(id: string): string | null {
  const dot = id.lastIndexOf('.');
  if (dot < 0) return null;
  const [stem, number] = [id.slice(0, dot), Number(id.slice(dot + 1))];
  if (number > 1) return `${stem}.${number - 1}`;
  return stem.includes('.') ? stem : null;
}
