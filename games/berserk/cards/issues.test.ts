import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CardData } from '../abilities/index.ts';
import { asIssued } from './issues.ts';

const nomad: CardData = {
  id: 'A-1',
  ru: 'Кочевник',
  en: 'Nomad',
  type: 'creature',
  elements: ['steppe'],
  cost: 3,
  lives: 7,
  move: 2,
  strike: [1, 2, 3],
  glyph: 'horse-head',
};
const orc: CardData = { ...nomad, id: 'A-2', ru: 'Орк', en: 'Orc' };
const reprint: CardData = {
  ...nomad,
  id: 'B-7',
  glyph: 'horseshoe',
  cost: 4,
  features: [{ kind: 'word', word: 'armour', value: 1 }],
};

test('[B12-110.3] an old copy of a reprinted card plays by the later issue', () => {
  expect(asIssued([nomad, orc, reprint])).toEqual([
    { ...reprint, id: 'A-1', glyph: 'horse-head' },
    orc,
    reprint,
  ]);
});

test('[B12-110.4] a re-edition leaves the old issue its text, and may be reprinted itself', () => {
  const reedition: CardData = { ...reprint, reedition: true };
  const again: CardData = { ...reprint, id: 'C-1', cost: 5 };
  expect(asIssued([nomad, reedition])).toEqual([nomad, reedition]);
  const [first, second, third] = asIssued([nomad, reedition, again]);
  expect([first.cost, second.cost, third.cost]).toEqual([3, 5, 5]);
});

test('[B09-201.3] two cards of one name may differ in all else', () => {
  const unique: CardData = { ...reprint, reedition: true, features: [{ kind: 'word', word: 'unique' }] };
  const [old, young] = asIssued([nomad, unique]);
  expect(old.ru).toBe(young.ru);
  expect([old.cost, young.cost]).toEqual([3, 4]);
});

test('[B12-103.1] no rule of the game looks at the picture of a card', () => {
  const root = new URL('../', import.meta.url);
  const elsewhere = /^(bot|cards|decks|rulebook|scenario|table|test|text)\//;
  const rules = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !elsewhere.test(name),
  );
  expect(rules.length).toBeGreaterThan(80);
  const looking = rules.filter((file) =>
    /\bglyph\b(?!: string;)/.test(readFileSync(new URL(file, root), 'utf8')),
  );
  expect(looking).toEqual([]);
});
