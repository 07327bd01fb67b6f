/** Any filter, amount, attack and condition that the language allows, for the property tests of the texts. */
import fc from 'fast-check';
import type {
  Amount,
  AttackPattern,
  CellFilter,
  Choice,
  Condition,
  Filter,
  Range,
  Strength,
  Target,
} from '../abilities/types.ts';
import {
  abilityTypes,
  anchors,
  attackTypes,
  cardFigures,
  cardTypes,
  elements,
  grades,
  places,
} from '../abilities/vocabulary.ts';
import { words } from '../abilities/words.ts';

const yes = fc.constant(true as const);
export const word = fc.constantFrom(...words);
export const element = fc.constantFrom(...elements);
export const attackType = fc.constantFrom(...attackTypes);
export const abilityType = fc.constantFrom(...abilityTypes);
const grade = fc.constantFrom(...grades);
export const side = fc.constantFrom('yours', 'enemy' as const);
const half = fc.constantFrom('own', 'enemy' as const);
const row = fc.constantFrom(1 as const, 2 as const, 3 as const, 'chosen' as const);
const anchor = fc.constantFrom(...anchors);
export const small = fc.integer({ min: 1, max: 6 });

/** A few of the keys of each record, so that sentences stay readable. */
const some = <T extends object>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record<T, never>(model, { requiredKeys: [] });

export const range: fc.Arbitrary<Range> = fc.oneof(
  small.map((min) => ({ min })),
  small.map((max) => ({ max })),
  fc.tuple(small, small).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
);

const place = fc.constantFrom(...places);

const plainFilter: fc.Arbitrary<Filter> = fc.oneof(
  some({
    side,
    type: fc.constantFrom(...cardTypes),
    closed: fc.boolean(),
    element,
  }),
  some({
    side,
    class: fc.constantFrom('orc', 'riverMaiden', 'childOfKrong', 'toaDan'),
    wounded: fc.boolean(),
    cost: range,
  }),
  some({
    flying: fc.boolean(),
    elite: fc.boolean(),
    unique: fc.boolean(),
    word,
    without: word,
    another: yes,
  }),
  some({
    uses: fc.array(abilityType, { minLength: 1, maxLength: 3 }),
    poisoned: fc.boolean(),
    near: anchor,
    lives: range,
  }),
  some({
    move: range,
    chips: range,
    weakStrike: range,
    notNear: anchor,
    row,
    half,
    neutral: yes,
    host: yes,
  }),
  some({
    at: place,
    atSame: place,
    atOther: place,
    within: small,
    column: fc.constantFrom('edge', 'centre', 'this'),
  }),
  some({
    moved: fc.boolean(),
    hurt: fc.boolean(),
    hurtByAttack: fc.boolean(),
    assaulted: fc.boolean(),
    defender: yes,
  }),
  some({
    marker: fc.constantFrom('prey', 'gate'),
    marks: range,
    movedBefore: fc.boolean(),
    shotAt: range,
    overfull: yes,
    // Only a named marker can be counted.
  }).map((one) => ('marks' in one ? { marker: 'prey', ...one } : one)),
  some({
    formation: fc.constantFrom(true as const, 'this' as const, 'it' as const),
    notSame: yes,
    sameElement: fc.constant('this' as const),
    classed: yes,
  }),
  some({
    is: anchor,
    alone: place,
    onCell: yes,
    sameWeak: anchor,
    extraLives: range,
    costX: yes,
    costTo: fc.constantFrom('same' as const, 'less' as const, 'more' as const),
    notClass: fc.constant('elf'),
  }),
);

export const filter: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 8, arbitrary: plainFilter },
  { weight: 1, arbitrary: fc.array(plainFilter, { minLength: 2, maxLength: 2 }).map((any) => ({ any })) },
  { weight: 1, arbitrary: fc.tuple(plainFilter, plainFilter).map(([f, not]) => ({ ...f, not })) },
);

export const pattern: fc.Arbitrary<AttackPattern> = fc.oneof(
  some({
    types: fc.uniqueArray(attackType, { minLength: 1, maxLength: 7 }),
    grades: fc.uniqueArray(grade, { minLength: 1 }),
  }),
  some({ close: fc.boolean(), magic: fc.boolean(), by: filter, first: yes }),
  some({
    directed: yes,
    diagonal: yes,
    answering: fc.boolean(),
    ownTurn: yes,
    strength: range,
    strengthX: yes,
    at: filter,
  }),
);

const figure = fc.constantFrom(...cardFigures);
const sums = some({
  times: small,
  half: yes,
  plus: small,
  most: small,
});

export const amount: fc.Arbitrary<Amount> = fc.oneof(
  { weight: 4, arbitrary: small },
  { weight: 1, arbitrary: fc.constant('X' as const) },
  { weight: 1, arbitrary: fc.tuple(filter, sums).map(([count, more]): Amount => ({ count, ...more })) },
  {
    weight: 1,
    arbitrary: fc.tuple(figure, anchor, sums).map(([of, whose, more]): Amount => ({ of, whose, ...more })),
  },
  { weight: 1, arbitrary: fc.tuple(figure, filter).map(([total, over]): Amount => ({ total, over })) },
  { weight: 1, arbitrary: anchor.map((whose): Amount => ({ printed: 'lives', whose })) },
);

export const strength: fc.Arbitrary<Strength> = fc.oneof(
  amount,
  fc.tuple(small, small, small),
  anchor.map((simple) => ({ simple })),
);

export const choice: fc.Arbitrary<Choice> = fc
  .tuple(filter, some({ count: amount, upTo: yes, by: fc.constant('opponent' as const) }))
  .map(([choose, rest]) => ({ choose, ...rest }));

export const target: fc.Arbitrary<Target> = fc.oneof(
  fc.constantFrom<Target>('this', 'it', 'other', 'same', 'host'),
  choice,
  filter.map((all) => ({ all })),
);

export const cells: fc.Arbitrary<CellFilter> = fc.oneof(
  some({ free: fc.boolean(), near: anchor, straight: yes, within: small }),
  some({ half, row, marker: fc.constant('gate'), free: fc.boolean() }),
  fc.constantFrom<CellFilter>({ left: true }, { along: true }, { ray: true, within: 3 }, { surrounded: 8 }),
);

/** What a card is said to be: something. */
const quality = filter.filter((f) => Object.keys(f).length > 0);

export const condition: fc.Arbitrary<Condition> = fc.letrec<{ one: Condition }>((tie) => ({
  one: fc.oneof(
    { maxDepth: 2 },
    quality.map((f): Condition => ({ this: f })),
    quality.map((f): Condition => ({ it: f })),
    quality.map((f): Condition => ({ other: f })),
    quality.map((f): Condition => ({ same: f })),
    filter.map((there): Condition => ({ there })),
    fc.tuple(filter, small).map(([there, min]): Condition => ({ there, min })),
    filter.map((there): Condition => ({ there, max: 0 })),
    fc.tuple(filter, filter).map(([more, than]): Condition => ({ more, than })),
    fc.constantFrom<Condition>(
      { went: 'first' },
      { turn: 'enemy' },
      { crossed: 'toOwn' },
      { fell: 'attack' },
    ),
    small.map((moved): Condition => ({ moved, way: 'one' })),
    range.map((x): Condition => ({ x })),
    cells.map((leftCell): Condition => ({ leftCell })),
    cells.map((f): Condition => ({ cells: f })),
    fc.tuple(filter, small).map(([classes, min]): Condition => ({ classes, min })),
    fc.tuple(filter, small).map(([rows, min]): Condition => ({ rows, min })),
    fc.boolean().map((elite): Condition => ({ shown: { elite } })),
    tie('one').map((not): Condition => ({ not })),
    fc.array(tie('one'), { minLength: 2, maxLength: 2 }).map((all): Condition => ({ all })),
  ),
})).one;
