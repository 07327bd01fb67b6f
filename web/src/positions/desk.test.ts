import type { CardEntry, PositionForm } from '@vigrid/kernel';
import { expect, test } from 'vitest';
import { listIn, lyingAt, marksOf, placeAmong, withCard, withMark, without } from './desk.ts';

const label = { ru: '', en: '' };
const cells = ['A1', 'B1', "A1'", "B1'"];
const form: PositionForm = {
  table: [{ id: 'row', kind: 'cards', label }],
  side: [
    { id: 'hero', kind: 'card', of: ['hero'], label },
    {
      id: 'squad',
      kind: 'cards',
      of: ['creature'],
      each: [
        { id: 'cell', kind: 'choice', choices: cells, apart: 'table', label },
        { id: 'wounds', kind: 'number', label },
        { id: 'closed', kind: 'flag', label },
      ],
      label,
    },
    { id: 'hand', kind: 'cards', label },
  ],
};
const card = (name: string, kind: string): CardEntry => ({
  id: name,
  name: { ru: name, en: name },
  set: label,
  line: label,
  figures: {},
  text: [],
  dye: '',
  glyph: '',
  kind,
});
const squad = { letter: 'a', list: 'squad' };

test('a card lies where it is laid, or in the first free cell of its own half', () => {
  const laid = withCard({}, form, { ...squad, at: 'B1' }, 'Groll');
  expect(laid).toEqual({ a: { squad: [{ card: 'Groll', cell: 'B1' }] } });
  expect(listIn(withCard(laid, form, squad, 'Vyurr'), squad)[1]).toEqual({ card: 'Vyurr', cell: 'A1' });
  const rival = withCard(laid, form, { letter: 'b', list: 'squad' }, 'Vyurr');
  expect(rival.b).toEqual({ squad: [{ card: 'Vyurr', cell: "A1'" }] });
  expect(withCard({}, form, { letter: null, list: 'row' }, 'Scout')).toEqual({ row: ['Scout'] });
  expect(withCard({}, form, { letter: 'a', list: 'hero' }, 'Ille')).toEqual({ a: { hero: 'Ille' } });
});

test('a card that is moved keeps what was said of it, as far as it is said there', () => {
  const position = { a: { squad: [{ card: 'Groll', cell: 'A1', wounds: 2 }] } };
  const from = lyingAt(position, squad, 'Groll', 0);
  expect(from).toEqual({ ...squad, index: 0 });
  if (!from) return;
  const [rest, name, said] = without(position, from);
  expect(rest).toEqual({});
  const moved = withCard(rest, form, { letter: 'b', list: 'squad', at: "B1'" }, name, said);
  expect(moved).toEqual({ b: { squad: [{ card: 'Groll', cell: "B1'", wounds: 2 }] } });
  expect(withCard(rest, form, { letter: 'a', list: 'hand' }, name, said)).toEqual({ a: { hand: ['Groll'] } });
});

test('of two cards of one name each is its own', () => {
  const position = { a: { squad: [{ card: 'Groll' }, { card: 'Vyurr' }, { card: 'Groll' }] } };
  expect(lyingAt(position, squad, 'Groll', 1)?.index).toBe(2);
  expect(lyingAt(position, squad, 'Groll', 2)).toBeNull();
});

test('marks add up, and a flag is turned', () => {
  expect(marksOf(form).map(({ id }) => id)).toEqual(['wounds', 'closed']);
  const position = { a: { squad: [{ card: 'Groll', wounds: 2 }] } };
  const at = { ...squad, index: 0 };
  const hurt = withMark(position, form, at, 'wounds');
  expect(hurt).toEqual({ a: { squad: [{ card: 'Groll', wounds: 3 }] } });
  const closed = withMark(hurt, form, at, 'closed');
  expect(closed).toEqual({ a: { squad: [{ card: 'Groll', wounds: 3, closed: true }] } });
  expect(withMark(closed, form, at, 'closed')).toEqual(hurt);
  expect(withMark(position, form, { letter: 'a', list: 'hand', index: 0 }, 'wounds')).toBe(position);
});

test('a card goes into the first list that takes its kind, or into none', () => {
  const lists = ['squad', 'hero'];
  expect(placeAmong(form, 'a', lists, card('Groll', 'creature'))).toBe('squad');
  expect(placeAmong(form, 'a', lists, card('Ille', 'hero'))).toBe('hero');
  expect(placeAmong(form, 'a', lists, card('Calm', 'spell'))).toBeNull();
});
