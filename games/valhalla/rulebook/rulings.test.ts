import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rules, rulings } from './index.ts';

const page = readFileSync(new URL('../../../docs/rulings/valhalla.md', import.meta.url), 'utf8');
const sections = page.split(/^## /m).slice(1);
const all = Object.entries(rulings);

describe('docs/rulings/valhalla.md', () => {
  test('has each ruling under its id and English title, in order, and no others', () => {
    expect(sections.map((section) => section.split('\n')[0])).toEqual(
      all.map(([id, { title }]) => `${id}. ${title.en}`),
    );
  });

  test('gives every choice in both languages as the data does, with a question and a reason', () => {
    all.forEach(([id, { title, text }], place) => {
      expect(sections[place], id).toContain(`\n**Choice.** ${text.en}\n`);
      expect(sections[place], id).toContain(`\n**Выбор. ${title.ru}.** ${text.ru}\n`);
      expect(sections[place], id).toMatch(/^\*\*Question\.\*\* \S/m);
      expect(sections[place], id).toMatch(/^\*\*Reason\.\*\* \S/m);
    });
  });

  test('names the same rules as the data', () => {
    all.forEach(([id, ruling], place) => {
      expect(sections[place], id).toContain(`\n**Rules.** ${ruling.rules.join(', ')}\n`);
    });
  });

  test('cites only rules and rulings that exist', () => {
    const known: string[] = [...Object.keys(rules), ...Object.keys(rulings)];
    const cited = page.match(/\b(?:V|RV)-[\w-]+(?:\.\d+)?/g) ?? [];
    expect(cited.filter((id) => !known.includes(id))).toEqual([]);
  });
});

test('every ruling touches rules, and only rules that exist', () => {
  for (const [id, ruling] of all) {
    expect(ruling.rules.length, id).toBeGreaterThan(0);
    for (const rule of ruling.rules) expect(Object.keys(rules), id).toContain(rule);
  }
});
