import { describe, expect, test } from 'vitest';
import { baseSpaces } from '../board/base.ts';
import { ixSpaces } from '../board/ix.ts';
import { posts } from '../board/posts.ts';
import { sixSpaces } from '../board/six.ts';
import { influenceBonus, researchTrack, shipping, tleilaxuTrack, training } from '../board/tracks.ts';
import { uprisingSpaces } from '../board/uprising.ts';
import { conflicts } from '../cards/base/conflicts.ts';
import { hagal } from '../cards/base/hagal.ts';
import { imperium } from '../cards/base/imperium.ts';
import { intrigues } from '../cards/base/intrigue.ts';
import { leaders } from '../cards/base/leaders.ts';
import { promo } from '../cards/base/promo.ts';
import { reserve } from '../cards/base/reserve.ts';
import { starting } from '../cards/base/starting.ts';
import { expansions } from '../cards/expansions.ts';
import type { Effect } from '../effects/language.ts';
import { effectText } from '../effects/say.ts';

interface Entry {
  readonly id: string;
  readonly en: string;
  readonly ru: string;
  readonly set?: string;
  readonly copies?: number;
}

const copies = (entries: readonly Entry[], set?: string): number =>
  entries
    .filter((one) => set === undefined || one.set === set)
    .reduce((sum, one) => sum + (one.copies ?? 1), 0);

const { ix, immortality, uprising } = expansions;
const base = [starting, reserve, imperium, intrigues, conflicts, leaders, hagal, promo];
const all: readonly Entry[] = [
  ...base.flat(),
  ...Object.values(ix).flat(),
  ...Object.values(immortality).flat(),
  ...Object.values(uprising).flat(),
  ...[baseSpaces, ixSpaces, uprisingSpaces, sixSpaces].flat(),
];

/** The fields that hold effects. What lies inside an effect is said by it. */
const boxes =
  'agent reveal acquired trashed discarded plot combat endgame first second third effects reward signet scheme later immortality'.split(
    ' ',
  );

function effectsIn(value: unknown): Effect[] {
  if (Array.isArray(value)) return value.flatMap(effectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    boxes.includes(field) && Array.isArray(inner) ? inner : effectsIn(inner),
  );
}

describe('the tables of cards', () => {
  test('have as many cards as the box of the base game', () => {
    expect({
      starting: copies(starting),
      reserve: copies(reserve),
      imperium: copies(imperium),
      kinds: imperium.length,
      intrigues: copies(intrigues),
      conflicts: [1, 2, 3].map((level) => conflicts.filter((card) => card.level === level).length),
      leaders: leaders.length,
      hagal: copies(hagal),
      spaces: baseSpaces.length,
    }).toEqual({
      starting: 10,
      reserve: 24,
      imperium: 67,
      kinds: 43,
      intrigues: 40,
      conflicts: [4, 10, 4],
      leaders: 8,
      hagal: 31,
      spaces: 22,
    });
  });

  test('have as many as the boxes of the expansions', () => {
    expect({
      ix: [ix.imperium, ix.intrigues, ix.conflicts, ix.leaders, ix.hagal, ix.tech].map((table) =>
        copies(table),
      ),
      immortality: [immortality.imperium, immortality.intrigues, immortality.hagal].map((table) =>
        copies(table),
      ),
      uprising: [uprising.imperium, uprising.intrigues, uprising.conflicts, uprising.leaders].map((table) =>
        copies(table),
      ),
      reserve: copies(uprising.reserve),
      commanders: copies(uprising.commanders),
      contracts: copies(uprising.contracts),
      objectives: uprising.objectives.length,
      rivals: uprising.rivals.length,
    }).toEqual({
      ix: [35, 17, 4, 6, 9, 18],
      immortality: [30, 15, 4],
      uprising: [69, 44, 16, 9],
      reserve: 18,
      commanders: 20,
      contracts: 30,
      objectives: 5,
      rivals: 10,
    });
    // The Tleilaxu deck, Reclaimed Forces and a promotional card.
    expect(copies(immortality.tleilaxu)).toBe(20);
    expect([ixSpaces.length, uprisingSpaces.length, sixSpaces.length]).toEqual([4, 22, 11]);
  });

  test('give every entry an id of its own and a name in both languages', () => {
    const ids = all.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(all.filter(({ ru }) => !/[а-яё]/i.test(ru)).map(({ id }) => id)).toEqual([]);
    expect(all.filter(({ en }) => en === '' || /[а-яё]/i.test(en)).map(({ id }) => id)).toEqual([]);
  });

  test('say every effect in both languages', () => {
    const effects = [...effectsIn(all), ...Object.values(influenceBonus).flat(), ...effectsIn(training)];
    expect(effects.length).toBeGreaterThan(1000);
    for (const effect of effects) {
      const { ru, en } = effectText(effect);
      expect(ru).toMatch(/[а-яё]/i);
      expect(en).not.toMatch(/[а-яё]|undefined/i);
    }
  });

  test('name spaces that are on their board', () => {
    const uprisingNames = new Set([...uprisingSpaces, ...sixSpaces, ...ixSpaces].map(({ en }) => en));
    const baseNames = new Set([...baseSpaces, ...ixSpaces].map(({ en }) => en));
    const strange = [
      ...[...hagal, ...ix.hagal].flatMap((card) => card.spaces.filter((space) => !baseNames.has(space))),
      ...conflicts.flatMap(({ location }) => (location && !baseNames.has(location) ? location : [])),
      ...uprising.conflicts.flatMap(({ location }) =>
        location && !uprisingNames.has(location) ? location : [],
      ),
      ...uprising.contracts.flatMap(({ when }) =>
        when.kind === 'send' && !uprisingNames.has(when.space) ? when.space : [],
      ),
      ...posts.flatMap((post) => post.spaces.filter((space) => !uprisingNames.has(space))),
    ];
    expect(strange).toEqual([]);
  });

  test('lead along the tracks of the expansions from start to end', () => {
    const ids = new Set(researchTrack.map(({ id }) => id));
    expect(researchTrack.flatMap(({ next }) => next).filter((id) => !ids.has(id))).toEqual([]);
    expect(researchTrack.filter(({ next }) => next.length === 0)).toHaveLength(3);
    expect(shipping).toHaveLength(3);
    expect(tleilaxuTrack).toHaveLength(8);
  });
});
