import { expect, test } from 'vitest';
import { type Around, idsOn, type Layout, layoutOf } from '../src/layout.ts';

const knight = {
  id: 'knight',
  name: { ru: 'Рыцарь', en: 'Knight' },
  set: { ru: '', en: '' },
  line: { ru: '', en: '' },
  figures: {},
  text: [],
  dye: 'neutral',
  glyph: '',
  kind: 'card',
};
const around: Around = {
  seats: 2,
  seat: 0,
  question: null,
  card: (def) => (def === 'knight' ? knight : undefined),
};

/** What lies in a zone. */
const zone = ({ areas }: Layout, id: string) => areas.find((area) => area.id === id);

test('a list with a part for each seat becomes the zones of the seats, numbers their figures', () => {
  const layout = layoutOf(
    {
      seat: 0,
      turn: 3,
      active: 1,
      sides: [
        { coins: 2, hand: [{ id: 7, def: 'knight', wounds: 1 }] },
        { coins: 0, hand: [null] },
      ],
    },
    around,
  );
  expect([layout.turn, layout.active]).toEqual([3, 1]);
  expect(zone(layout, 'figures 0')?.items).toMatchObject([{ kind: 'figure', value: 2 }]);
  expect(zone(layout, 'hand 0')).toMatchObject({
    seat: 0,
    title: { ru: 'Рука', en: 'Hand' },
    items: [{ kind: 'card', id: 7, def: 'knight', title: knight.name, figures: [{ value: 1 }] }],
  });
  expect(zone(layout, 'hand 1')?.items).toEqual([{ kind: 'card', faceDown: true }]);
});

test('numbers are the things that the question is about, and dice without numbers are meant by their place', () => {
  const asked = { seat: 0, ask: 'bid', rule: 'TY-2', min: 1, max: 1 };
  const view = { hands: [[3, 8], [null]], dice: [6, 2] };
  const cards = layoutOf(view, { ...around, question: { ...asked, kind: 'cards', from: [8] } });
  expect(idsOn(cards, ['token'])).toEqual([3, 8]);
  const dice = layoutOf(view, { ...around, question: { ...asked, kind: 'dice', from: [0, 1] } });
  expect(zone(dice, 'dice')?.items).toEqual([
    { kind: 'die', id: 0, face: 6 },
    { kind: 'die', id: 1, face: 2 },
  ]);
});

test('what lies on a space is shown, and the space can be picked where spaces are asked about', () => {
  const view = {
    squad: [
      { space: 500, warrior: { id: 4, def: 'knight' } },
      { space: 501, warrior: null },
    ],
  };
  expect(idsOn(layoutOf(view, around), ['card'])).toEqual([4]);
  const question = {
    seat: 0,
    ask: 'where',
    rule: 'V-4.15',
    kind: 'cells',
    from: [501],
    min: 1,
    max: 1,
  } as const;
  expect(idsOn(layoutOf(view, { ...around, question }), ['place'])).toEqual([501]);
});

test('a hand that belongs to nobody in particular is the looker’s own', () => {
  expect(layoutOf({ hand: [{ id: 1, def: 'knight' }] }, around).areas[0].seat).toBe(0);
});
