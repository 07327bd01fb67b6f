import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type {
  Ability,
  Amount,
  CardData,
  CardType,
  Change,
  Condition,
  Danger,
  Effect,
  EffectKind,
  Element,
  Filter,
  Moment,
  Target,
  Word,
} from '../abilities/types.ts';
import { learning } from '../cards/learning.ts';
import { abilityText, cardText } from './cards.ts';
import { classes, elements, keywords, lineOf, types } from './classes.ts';
import { phrase } from './filters.ts';
import { classNoun } from './nouns.ts';
import { faults } from './proofreading.ts';
import { plainText } from './tokens.ts';

describe('the texts of the Learning Set', () => {
  test('are those that were proofread', async () => {
    const page = learning.map((card) => {
      const line = lineOf(card);
      const text = cardText(card).flatMap(({ ru, en }) => [`  ${ru}`, `  ${en}`]);
      return [`${card.id} ${card.ru} | ${card.en}`, `  ${line.ru} | ${line.en}`, ...text].join('\n');
    });
    await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('./learning.golden.txt');
  });

  test.each(learning)('$id $en: a line per ability, clean in both languages', (card) => {
    const lines = cardText(card);
    expect(lines).toHaveLength(card.abilities?.length ?? 0);
    expect(lines.flatMap(faults)).toEqual([]);
  });

  test('are equal where the data is equal', () => {
    const said = new Map<string, string>();
    for (const card of learning) {
      for (const ability of card.abilities ?? []) {
        const key = JSON.stringify([ability, card.type]);
        const text = abilityText(ability, card, 'en') + abilityText(ability, card, 'ru');
        expect(said.get(key) ?? text).toBe(text);
        said.set(key, text);
      }
    }
  });
});

test('any ability that can be written has a clean text in both languages', () => {
  fc.assert(
    fc.property(abilities, cardType, (ability, type) => {
      const card: CardData = {
        id: 'T-1',
        ru: 'Проба',
        en: 'Trial',
        type,
        glyph: 'orc-head',
        abilities: [ability],
      };
      expect(cardText(card).flatMap(faults)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

describe('a filter becomes a noun phrase', () => {
  const creature: Filter = { type: 'creature' };

  test.each<[Filter, Parameters<typeof phrase>[1], string, string]>([
    [creature, 1, 'a creature', 'существо'],
    [{ ...creature, side: 'enemy' }, 1, 'an opposing creature', 'вражеское существо'],
    [{ ...creature, side: 'yours' }, 1, 'one of your creatures', 'одно ваше существо'],
    [{ ...creature, side: 'yours', other: true }, 1, 'another of your creatures', 'другое ваше существо'],
    [{ ...creature, other: true }, 1, 'another creature', 'другое существо'],
    [{ ...creature, other: true }, 'each', 'each other creature', 'каждое другое существо'],
    [{ ...creature, side: 'yours' }, 'each', 'each of your creatures', 'каждое ваше существо'],
    [
      { ...creature, side: 'yours', class: 'orc', other: true },
      'bare',
      'your other orcs',
      'другие ваши орки',
    ],
    [{ type: 'character', side: 'enemy' }, 2, 'two opposing characters', 'два вражеских персонажа'],
    [creature, { upTo: 3 }, 'up to three creatures', 'до трёх существ'],
    [{ ...creature, side: 'yours' }, { upTo: 2 }, 'up to two of your creatures', 'до двух ваших существ'],
    [{ ...creature, other: true }, { upTo: 1 }, 'up to one other creature', 'до одного другого существа'],
    [
      { type: 'support', side: 'enemy', costMax: 2 },
      1,
      'an opposing support card of cost 2 or less',
      'вражеская карта поддержки стоимостью 2 или меньше',
    ],
    [
      { element: 'swamp', costMin: 1, costMax: 3 },
      1,
      'a swamp card of cost from 1 to 3',
      'карта болот стоимостью от 1 до 3',
    ],
    [{ type: 'spell', class: 'ritual' }, 1, 'a spell of the class ritual', 'заклинание класса «ритуал»'],
    [
      { ...creature, wounded: true, costMin: 4, costMax: 4 },
      1,
      'a wounded creature of cost 4',
      'раненое существо стоимостью 4',
    ],
  ])('%j', (filter, count, en, ru) => {
    const said = phrase(filter, count);
    expect([said.en, said.ru('nom')]).toEqual([en, ru]);
  });

  test('at most two, where the verb asks for the dative', () => {
    expect(phrase(creature, { upTo: 2 }).ru('dat')).toBe('не более чем двум существам');
  });
});

test('coins and closing are read out where they can not be drawn', () => {
  expect(plainText('{coin:1}{close}: show your top card.', 'en')).toBe('1 coin, close: show your top card.');
  expect(plainText('{coin:2}: возьмите карту.', 'ru')).toBe('2 монеты: возьмите карту.');
});

test('a class that has no name is refused with the classes there are', () => {
  expect(() => lineOf({ type: 'creature', class: 'dragon' })).toThrow(/No class is called "dragon".*orc/);
});

test('English plurals of classes are not all in s', () => {
  expect((['elf', 'fairy', 'gnome'] as const).map((key) => classNoun(key).en.many)).toEqual([
    'elves',
    'fairies',
    'gnomes',
  ]);
});

const keys = <K extends string>(table: Readonly<Record<K, unknown>>): K[] =>
  Object.keys(table).filter((key): key is K => key in table);

const whole = fc.integer({ min: 1, max: 12 });
const cardType: fc.Arbitrary<CardType> = fc.constantFrom(...keys(types));
const words: fc.Arbitrary<Word> = fc.constantFrom(...keys(keywords));
const element: fc.Arbitrary<Element> = fc.constantFrom(...keys(elements));
const yes = fc.constant(true as const);

const filter: fc.Arbitrary<Filter> = fc.record(
  {
    type: fc.oneof(cardType, fc.constantFrom('character' as const, 'support' as const)),
    side: fc.constantFrom('yours', 'enemy'),
    other: yes,
    wounded: fc.boolean(),
    element,
    class: fc.constantFrom(...keys(classes)),
    costMin: whole,
    costMax: whole,
    strikeMin: whole,
  },
  { requiredKeys: [] },
);

const amount: fc.Arbitrary<Amount> = fc.oneof(
  whole,
  fc.constantFrom('X' as const, 'hand' as const, 'itsStrike' as const),
  fc.record({ count: filter }),
);

const target: fc.Arbitrary<Target> = fc.oneof(
  fc.constantFrom('self' as const, 'yourHero' as const, 'enemyHero' as const),
  fc.record({ pick: filter, count: whole, upTo: yes }, { requiredKeys: ['pick'] }),
  fc.record({ all: filter }),
);

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ hand: fc.constantFrom('more' as const, 'fewer' as const) }),
  fc.record({ handMin: whole }),
  fc.record({ control: filter }),
  fc.record({ enemyBroke: yes }),
);

const added = fc.record({ add: fc.integer({ min: -3, max: 3 }) });

const change: fc.Arbitrary<Change> = fc
  .record(
    {
      strike: fc.oneof(added, fc.record({ set: fc.nat(9) }), fc.constant('double' as const)),
      lives: fc.oneof(added, fc.constant('double' as const)),
    },
    { requiredKeys: [] },
  )
  .filter((c) => c.strike !== undefined || c.lives !== undefined);

const { effect } = fc.letrec<{ effect: Effect }>((tie) => {
  const list = fc.array(tie('effect'), { minLength: 1, maxLength: 3 });
  const kinds: { readonly [K in EffectKind]: fc.Arbitrary<Extract<Effect, { do: K }>> } = {
    wound: fc.record({ do: fc.constant('wound'), to: target, amount }),
    shot: fc.record({ do: fc.constant('shot'), amount }),
    heal: fc.record({ do: fc.constant('heal'), to: target, amount }),
    draw: fc.record({ do: fc.constant('draw'), amount: whole }),
    close: fc.record({ do: fc.constant('close'), to: target }),
    boost: fc.record({ do: fc.constant('boost'), to: target, amount: fc.constantFrom(-2, -1, 1, 2) }),
    change: fc.record(
      { do: fc.constant('change'), to: target, change, until: fc.constant('turnEnd') },
      { requiredKeys: ['do', 'to', 'change'] },
    ),
    destroy: fc.record({ do: fc.constant('destroy'), to: target }),
    return: fc.record({ do: fc.constant('return'), to: target }),
    shuffleIn: fc.record({ do: fc.constant('shuffleIn'), to: target }),
    regain: fc.record({ do: fc.constant('regain') }),
    showTop: fc.record({ do: fc.constant('showTop'), fits: filter }),
    discard: fc.record({ do: fc.constant('discard'), what: filter }),
    plunder: fc.record({ do: fc.constant('plunder') }),
    may: fc.record({ do: fc.constant('may'), first: list, after: list }, { requiredKeys: ['do', 'first'] }),
    unlessPaid: fc.record({ do: fc.constant('unlessPaid'), coins: whole, otherwise: list }),
    oneOrMore: fc.record({
      do: fc.constant('oneOrMore'),
      modes: fc.array(list, { minLength: 2, maxLength: 4 }),
    }),
    if: fc.record({ do: fc.constant('if'), if: condition, does: list }),
  };
  return { effect: fc.oneof({ maxDepth: 2 }, ...Object.values<fc.Arbitrary<Effect>>(kinds)) };
});

const moments: Readonly<Record<Moment, true>> = {
  hire: true,
  death: true,
  attack: true,
  kill: true,
  woundHero: true,
  spellTarget: true,
  turnStart: true,
  turnEnd: true,
};

const danger: fc.Arbitrary<Danger> = fc.record(
  {
    by: fc.constantFrom('spell', 'shot', 'strike', 'attack'),
    source: filter,
  },
  { requiredKeys: [] },
);

const does = fc.array(effect, { minLength: 1, maxLength: 3 });

const kinds: { readonly [K in Ability['kind']]: fc.Arbitrary<Extract<Ability, { kind: K }>> } = {
  word: fc.record(
    { kind: fc.constant('word'), word: words, value: whole },
    { requiredKeys: ['kind', 'word'] },
  ),
  protection: fc.record(
    { kind: fc.constant('protection'), from: danger, less: whole },
    { requiredKeys: ['kind', 'from'] },
  ),
  static: fc.record(
    {
      kind: fc.constant('static'),
      if: condition,
      to: fc.oneof(fc.constant('self' as const), filter),
      gives: fc
        .record(
          { strike: amount, lives: amount, words: fc.array(words, { minLength: 1 }), wounds: whole },
          { requiredKeys: [] },
        )
        .filter((gives) => Object.keys(gives).length > 0),
    },
    { requiredKeys: ['kind', 'to', 'gives'] },
  ),
  cannot: fc.record(
    { kind: fc.constant('cannot'), what: fc.constant('attack'), except: filter },
    { requiredKeys: ['kind', 'what'] },
  ),
  costs: fc.record(
    { kind: fc.constant('costs'), if: condition, by: fc.constantFrom(-2, -1, 1, 2) },
    { requiredKeys: ['kind', 'by'] },
  ),
  when: fc.record(
    {
      kind: fc.constant('when'),
      on: fc.constantFrom(...keys(moments)),
      where: fc.constant('graveyard'),
      if: condition,
      may: yes,
      each: yes,
      does,
    },
    { requiredKeys: ['kind', 'on', 'does'] },
  ),
  action: fc.record(
    { kind: fc.constant('action'), coins: whole, close: yes, does },
    { requiredKeys: ['kind', 'coins', 'does'] },
  ),
  play: fc.record({ kind: fc.constant('play'), does }),
};

const abilities: fc.Arbitrary<Ability> = fc.oneof(...Object.values<fc.Arbitrary<Ability>>(kinds));
