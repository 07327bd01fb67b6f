import { seeded } from '@vigrid/kernel';
import { describe, expect, it, test } from 'vitest';
import { cardById, cards, compiled } from '../cards/catalogue.ts';
import { catalogue } from '../cards/entries.ts';
import { sets } from '../cards/sets.ts';
import { setNames } from '../text/set-names.ts';
import { decks } from './builder.ts';
import { checkCard, checkDeck, dealSize, isOf, keepsTo, refusedCards } from './decks.ts';
import { booster, randomDeck } from './random.ts';
import { rarityOf } from './rarity.ts';
import { readyDecks } from './ready.ts';

const sizeOf = (held: Readonly<Record<string, number>>) => Object.values(held).reduce((a, b) => a + b, 0);
const elementsOf = (held: Readonly<Record<string, number>>) =>
  new Set(Object.keys(held).flatMap((id) => cardById(id)?.elements ?? []));

const [ready] = readyDecks;
const seeds = Array.from({ length: 40 }, (_, i) => seeded(`deck ${i}`));

describe.each(readyDecks)('the ready deck $id', ({ deck, dye, name, about }) => {
  it('may be played and reads as it is written, in both languages', () => {
    expect(decks.check(deck)).toEqual([]);
    expect(decks.parse(decks.print(deck, 'ru'))).toEqual({ deck, problems: [] });
    expect(decks.parse(decks.print(deck, 'en'))).toEqual({ deck, problems: [] });
  });

  it('is of its element and has elite cards enough for the gold of two deals in three', () => {
    expect([...elementsOf(deck.cards)]).toEqual([dye]);
    const gold = Object.entries(deck.cards).reduce((sum, [id, count]) => {
      const card = cardById(id);
      return sum + (card?.elite ? card.cost * count : 0);
    }, 0);
    expect((gold / sizeOf(deck.cards)) * 15).toBeGreaterThanOrEqual(24);
  });

  it('says in one line of either language how it plays', () => {
    for (const { ru, en } of [name, about]) {
      expect(ru).toMatch(/^[А-ЯЁ][^\nA-Za-z]+$/);
      expect(en).toMatch(/^[A-Z][^\nА-Яа-яЁё]+$/);
    }
    expect([about.ru.at(-1), about.en.at(-1)]).toEqual(['.', '.']);
  });
});

test('there are three ready decks of every element', () => {
  expect(readyDecks).toHaveLength(15);
  expect(new Set(readyDecks.map(({ dye }) => dye))).toEqual(
    new Set(['steppe', 'mountain', 'forest', 'swamp', 'darkness']),
  );
  for (const key of [readyDecks.map(({ id }) => id), readyDecks.map(({ name }) => name.ru)]) {
    expect(new Set(key).size).toBe(readyDecks.length);
  }
});

test('[B12-G-constructed-deck] a deck has 30 to 50 cards, at most three of a name', () => {
  const [id] = Object.keys(ready.deck.cards);
  const having = (count: number) => checkDeck({ cards: { ...ready.deck.cards, [id]: count } }, 'constructed');
  expect(having(1)).toMatchObject([{ rule: 'B12-G-constructed-deck' }]);
  expect(having(3)).toEqual([]);
  expect(having(4)).toMatchObject([{ rule: 'B12-G-constructed-deck', card: id }]);
  const threes = (names: number) => Object.fromEntries(cards.slice(0, names).map((card) => [card.id, 3]));
  expect(checkDeck({ cards: { ...threes(16), [cards[16].id]: 2 } }, 'constructed')).toEqual([]);
  expect(checkDeck({ cards: threes(17) }, 'constructed')).toMatchObject([{ rule: 'B12-G-constructed-deck' }]);
});

test('[B12-G-card-name] of one name a constructed deck has three cards at most, a drafted one any number', () => {
  const [card] = cards;
  expect(checkCard(card, 3, 'constructed')).toEqual([]);
  expect(checkCard(card, 4, 'constructed')).toMatchObject([
    { rule: 'B12-G-constructed-deck', card: card.id },
  ]);
  expect(checkCard(card, 28, 'draft')).toEqual([]);
});

test('[B12-G-horde] of a card with Horde a constructed deck may have five', () => {
  const horde = { kind: 'word', word: 'horde' } as const;
  const rat = { id: 'rat', ru: 'Крыса', en: 'Rat', type: 'creature', cost: 1, glyph: 'rat' } as const;
  const card = compiled({ ...rat, features: [horde, horde] }, cards.length);
  expect(checkCard(card, 5, 'constructed')).toEqual([]);
  expect(checkCard(card, 6, 'constructed')).toMatchObject([{ rule: 'B12-G-horde', card: 'rat' }]);
});

test('[B09-D-horde] in 2009 too', () => {
  const horde = { kind: 'word', word: 'horde' } as const;
  const rat = { id: 'rat', ru: 'Крыса', en: 'Rat', type: 'creature', cost: 1, glyph: 'rat' } as const;
  const card = compiled({ ...rat, features: [horde] }, cards.length);
  expect(checkCard(card, 5, 'constructed', '2009')).toEqual([]);
  expect(checkCard(card, 6, 'constructed', '2009')).toMatchObject([{ rule: 'B09-D-horde', card: 'rat' }]);
});

test('[B12-G-draft-deck] a drafted deck has 20 to 28 cards, however many of a name', () => {
  const of = (count: number) => checkDeck({ cards: { 'WE-1': count } }, 'draft').map(({ rule }) => rule);
  expect([of(19), of(20), of(28)]).toEqual([['B12-G-draft-deck'], [], []]);
  expect(of(29)).toContain('B12-G-draft-deck');
  expect([dealSize('draft'), dealSize('constructed')]).toEqual([12, 15]);
});

test('a deck may hold as many of a card as its limit says, and one more is refused for the reason given', () => {
  const limits = decks.limits(ready.deck);
  expect(Object.keys(limits)).toEqual([...cards, ...refusedCards].map(({ id }) => id));
  for (const [id, { most, why }] of Object.entries(limits)) {
    if (most === 0) continue;
    const about = (count: number) =>
      decks.check({ cards: { [id]: count } }).filter(({ card }) => card === id);
    expect(about(most)).toEqual([]);
    expect(about(most + 1)[0]).toEqual(why);
  }
});

describe('a deck written down', () => {
  it('is read with either language, marks of number, quotes, remarks and capitals', () => {
    const { deck, problems } = decks.parse('# mine\n3x nomad\n2 × «Кшар» # more\n1 we-13\n');
    expect(deck.cards).toEqual({ 'WE-1': 3, 'WE-2': 2, 'WE-13': 1 });
    expect(problems).toMatchObject([{ rule: 'B12-G-constructed-deck' }]);
  });

  it('tells the line of whatever can not be read, and of a card that breaks a rule', () => {
    const list = decks.print(ready.deck, 'en');
    const after = list.split('\n').length;
    expect(decks.parse(`${list}three nomads\n2 Nomaad\n9 Kshar\n`).problems).toMatchObject([
      { line: after, text: { en: expect.stringContaining('three nomads') } },
      { line: after + 1, text: { en: expect.stringContaining('"Nomad"') } },
      { line: after + 2, rule: 'B12-G-constructed-deck', card: 'WE-2' },
    ]);
  });

  it('is given up when nothing in it makes sense', () => {
    const { problems } = decks.parse('1 nobody\n'.repeat(5000));
    expect(problems.length).toBeLessThan(30);
    expect(problems.at(-1)?.text.en).toContain('no further');
  });
});

test('a deck that chance builds is legal, of one or two elements, and differs from the next', () => {
  const built = seeds.map((seed) => randomDeck(seed));
  for (const deck of built) {
    expect(decks.check(deck)).toEqual([]);
    expect(elementsOf(deck.cards).size).toBeLessThanOrEqual(2);
  }
  expect(new Set(built.map((deck) => JSON.stringify(deck))).size).toBe(built.length);
});

/** Sets that have cards enough for a deck. */
const playable = sets
  .filter((set) => set.cards.length * 3 >= 30 && set.code !== 'OT')
  .map(({ code }) => code);

test.each([...playable.map((code) => [code]), ['ID', 'GL'], ['LL', 'PK']])(
  'where players agreed on %s, chance builds decks of these sets (RB-56)',
  (...agreed) => {
    for (const random of seeds) {
      const deck = randomDeck(random, agreed);
      expect(decks.check(deck, { format: 'constructed', edition: '2012', sets: agreed })).toEqual([]);
      expect(keepsTo(deck, agreed)).toBe(true);
    }
  },
);

test('where players agreed on sets, a deck that holds others is refused (RB-56)', () => {
  const agreed = { format: 'constructed', edition: '2012', sets: ['GL'] } as const;
  const found = decks.check(ready.deck, agreed);
  expect(found.map(({ card }) => card)).toEqual(Object.keys(ready.deck.cards));
  expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['RB-56']));
  expect(decks.check(ready.deck, { ...agreed, sets: ['WE', 'GL'] })).toEqual([]);
});

test('a card whose text has not been read is shown with its figures, and no deck holds it (RB-56)', () => {
  const [unread] = refusedCards;
  expect(decks.limits({ cards: {} })[unread.id]).toMatchObject({ most: 0, why: { rule: 'RB-56' } });
  const { problems } = decks.parse(`1 ${unread.ru}`);
  expect(problems.filter(({ card }) => card === unread.id)).toMatchObject([{ rule: 'RB-56', line: 1 }]);
  expect(decks.check({ cards: { ...ready.deck.cards, [unread.id]: 1 } })).toMatchObject([{ rule: 'RB-56' }]);
  const shown = catalogue.find(({ id }) => id === unread.id);
  expect(shown?.figures).toMatchObject({ cost: unread.cost });
  expect(shown?.text.map(({ en }) => en)).toEqual([expect.stringContaining('has not been read yet')]);
});

test('a name is one card, played or refused, in the catalogue once', () => {
  const played = sets.flatMap((set) => set.cards.map(({ ru }) => ru));
  const unread = refusedCards.map(({ ru }) => ru);
  expect(new Set(unread).size).toBe(unread.length);
  expect(unread.filter((ru) => played.includes(ru))).toEqual([]);
  expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
});

test.each(['ID', 'LL', 'SD', 'FG', 'PK', 'GL'])('[B12-G-booster] there are boosters of %s', (code) => {
  for (const random of seeds) {
    const opened = booster(random, '2012', [code]);
    expect(new Set(opened).size).toBe(7);
    for (const { id } of opened) expect(isOf(id, [code]), id).toBe(true);
  }
});

test('the source of each card is told: read, entered from figures, or made by hand', () => {
  for (const { code, cards: held } of sets)
    for (const { id, source } of held)
      if (code === 'WE' || code === 'EX' || code === 'OT') expect(source, id).toBeUndefined();
      else expect(source, `${id} of ${setNames[code].en}`).toMatch(/^(read|entered)$/);
});

test('[B12-G-booster] a booster has six common cards and one that is rare', () => {
  for (const random of seeds) {
    const opened = booster(random, '2012');
    expect(opened).toHaveLength(7);
    const rare = opened.filter((card) => rarityOf(card) === 'r' || rarityOf(card) === 'x');
    expect(rare).toHaveLength(1);
    expect(new Set(opened).size).toBe(7);
  }
});

test('[B12-701.3] a deck for a campaign may be larger than any other', () => {
  const large = { cards: Object.fromEntries(cards.slice(0, 30).map(({ id }) => [id, 2])) };
  expect(checkDeck(large, 'constructed')).toMatchObject([{ rule: 'B12-G-constructed-deck' }]);
  expect(checkDeck(large, 'campaign')).toEqual([]);
});

describe('decks of 2009', () => {
  const of = (copies: readonly number[], format: 'constructed' | 'draft') => {
    const held = Object.fromEntries(copies.map((count, i) => [cards[i].id, count]));
    return checkDeck({ cards: held }, format, '2009').map(({ rule }) => rule);
  };
  const threes = (n: number) => Array.from({ length: n }, () => 3);

  test('[B09-100.2a] have thirty cards at least, those of a draft twenty', () => {
    expect(of([...threes(9), 2], 'constructed')).toEqual(['B09-100.2a']);
    expect(of(threes(10), 'constructed')).toEqual([]);
    expect(of([...threes(6), 1], 'draft')).toEqual(['B09-100.2a']);
    expect(of([...threes(6), 2], 'draft')).toEqual([]);
  });

  test('[B09-100.2b] have three cards of one name at most, but those of a draft as many as come', () => {
    expect(of([...threes(9), 4], 'constructed')).toEqual(['B09-100.2b']);
    expect(of([...threes(6), 4], 'draft')).toEqual([]);
    expect(of([40], 'draft')).toEqual([]);
  });

  test('[B09-214.2] hold no equipment but weapons, armour and shields', () => {
    const worn = cards.filter(({ type }) => type === 'equipment');
    const barred = worn.filter((card) => checkCard(card, 1, 'constructed', '2009').length > 0);
    expect(worn.flatMap(({ classes }) => classes)).toEqual(expect.arrayContaining(['weapon', 'bodyArmour']));
    expect(new Set(barred.flatMap(({ classes }) => classes))).toEqual(new Set(['footwear', 'potion']));
    for (const card of worn) expect(checkCard(card, 1, 'constructed')).toEqual([]);
  });

  test('[B09-100.3] have fifty cards at most, those of a draft too', () => {
    expect(of([...threes(16), 2], 'draft')).toEqual([]);
    expect(of(threes(17), 'draft')).toEqual(['B09-100.3']);
    expect(of(threes(17), 'constructed')).toEqual(['B09-100.3']);
  });
});
