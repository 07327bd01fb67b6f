import { readSettings, seeded } from '@vigrid/kernel';
import { describe, expect, it, test } from 'vitest';
import { cards, refusedCards } from '../cards/catalogue.ts';
import { heroes } from '../index.ts';
import { decks, readyDecks } from './decks.ts';
import { randomDeck } from './random.ts';

const [ready] = readyDecks;

test.each(readyDecks.map(({ id, deck }) => [id, deck] as const))(
  'the ready deck %s may be played and reads as it is written, in both languages',
  (_, deck) => {
    expect(decks.check(deck)).toEqual([]);
    expect(decks.parse(decks.print(deck, 'ru'))).toEqual({ deck, problems: [] });
    expect(decks.parse(decks.print(deck, 'en'))).toEqual({ deck, problems: [] });
  },
);

test('a deck may hold as many of a card as its limit says, and one more is refused for the reason given', () => {
  const limits = decks.limits(ready.deck);
  expect(Object.keys(limits)).toEqual([...cards, ...refusedCards].map(({ id }) => id));
  const about = (card: string, count: number) =>
    decks.check({ hero: ready.deck.hero, cards: { [card]: count } }).filter((found) => found.card === card);
  for (const [id, { most, why }] of Object.entries(limits)) {
    for (let count = 1; count <= most; count++) expect(about(id, count)).toEqual([]);
    expect(about(id, most + 1)[0]).toEqual(why);
  }
});

test('a card of two elements goes with a hero of either, and with no other', () => {
  const two = cards.find(({ elements, type }) => type !== 'hero' && elements?.length === 2);
  if (!two) throw new Error('No card has two elements.');
  for (const hero of cards.filter(({ type }) => type === 'hero')) {
    const may = hero.elements?.some((element) => two.elements?.includes(element)) ?? false;
    expect(decks.limits({ hero: hero.id, cards: {} })[two.id].most > 0, hero.en).toBe(may);
  }
});

test('a card whose text has not been read is known by name, and no deck holds it (RH-54)', () => {
  const [unread] = refusedCards.filter(({ type }) => type !== 'hero');
  const { problems } = decks.parse(`Hero: Furgot\n1 ${unread.en}`);
  expect(problems.filter(({ card }) => card === unread.id)).toMatchObject([{ rule: 'RH-54', line: 2 }]);
  const [leader] = refusedCards.filter(({ type }) => type === 'hero');
  expect(decks.check({ hero: leader.id, cards: {} })).toMatchObject([{ rule: 'RH-54' }]);
});

test('where players agreed on sets, hero and cards come from these and the Learning Set alone (RH-54)', () => {
  const raid = readyDecks.find(({ id }) => id === 'khazg-raid');
  if (!raid) throw new Error('There is no deck khazg-raid.');
  expect(decks.check(raid.deck, { sets: ['RAM', 'GA'] })).toEqual([]);
  const held = [raid.deck.hero, ...Object.keys(raid.deck.cards)];
  const found = decks.check(raid.deck, { sets: ['GA'] });
  expect(found.map(({ card }) => card)).toEqual(held.filter((id) => id.startsWith('RAM-')));
  expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['RH-54']));
});

test.each([[['GA', 'TH']], [['RAM']], [['BG']], [[]]])(
  'chance builds decks of the sets %j that may be played',
  (sets) => {
    for (let seed = 0; seed < 20; seed++)
      expect(decks.check(randomDeck(seeded(`${seed}`), sets), { sets })).toEqual([]);
  },
);

test('decks that chance builds hold every card there is, sooner or later', () => {
  const held = new Set<string>();
  for (let seed = 0; seed < 1000; seed++)
    for (const id of Object.keys(randomDeck(seeded(`${seed}`)).cards)) held.add(id);
  expect(cards.filter(({ id, type }) => type !== 'hero' && !held.has(id)).map(({ en }) => en)).toEqual([]);
});

test('nothing is known of limits before the hero is', () => {
  expect(decks.limits({ cards: {} })).toEqual({});
  expect(decks.check({ cards: {} })).toMatchObject([{ rule: 'BH-6.1' }]);
});

test('options that there are not, and decks that are none, are refused', () => {
  const said = (given: unknown) => {
    const read = readSettings(heroes, given, 2);
    return 'problems' in read ? read.problems.map(({ text }) => text.en) : [];
  };
  expect(said({})).toEqual([]);
  expect(said({ decks: ['any', 'random'] })).toEqual([]);
  expect(said({ deck: ['any', 'any'] })).toEqual([
    'There is no setting "deck". Did you mean "decks"? There are: sets, decks.',
  ]);
  expect(said({ decks: ['any'] })).toEqual(['"Decks" (decks) is a list of 2, not ["any"].']);
  expect(said({ decks: ['nobody', 'any'] })[0]).toContain('There is no ready deck "nobody"');
  expect(said({ decks: [7, 'any'] })[0]).toContain('or a hero and cards with their number of copies, not 7');
  expect(said({ decks: [{ hero: 'L25-72', cards: { 'X-1': 3 } }, 'any'] })[0]).toContain('no card "X-1"');
});

describe('a deck written down', () => {
  const list = decks.print(ready.deck, 'en');

  it('is read with either language, marks of number, quotes, remarks and capitals', () => {
    const { deck, problems } = decks.parse('# mine\nгерой: ФУРГОТ\n3x Gnome\n2 × «Гном» # more\n1 l25-13\n');
    expect(problems.every(({ line }) => line !== 1)).toBe(true);
    expect(deck.hero).toBe('L25-72');
    expect(Object.values(deck.cards).reduce((a, b) => a + b)).toBe(6);
  });

  it('tells the line of whatever can not be read, and of a card that breaks a rule', () => {
    const { problems } = decks.parse(`${list}three gnomes\n2 Grol\n4 Aldis\n`);
    const after = list.split('\n').length;
    expect(problems).toMatchObject([
      { line: after, text: { en: expect.stringContaining('three gnomes') } },
      { line: after + 1, text: { en: expect.stringContaining('Groll') } },
      { line: after + 2, rule: 'RH-1', card: 'L25-1' },
    ]);
  });

  it('that names nobody’s hero is told which hero may be meant, and not that there is none', () => {
    const { problems } = decks.parse('Hero: Furgott\n3 Gnome\n');
    expect(problems[0]).toMatchObject({ line: 1, text: { en: expect.stringContaining('"Furgot"') } });
    expect(problems).toHaveLength(1);
  });

  it('with a hero among its cards, a card that leads it or two heroes is refused with the rule', () => {
    const { deck, problems } = decks.parse('Hero: Furgot\n1 Snirk\nHero: Snirk\n3 Gnome\n');
    expect(deck).toEqual({ hero: 'L25-72', cards: { 'L25-14': 3 } });
    expect(problems).toMatchObject([
      { line: 2, rule: 'BH-1.4', text: { en: expect.stringContaining('"Hero: Snirk"') } },
      { line: 3, rule: 'BH-1.4', text: { en: expect.stringContaining('line 1') } },
    ]);
    expect(decks.parse('Hero: Furgot\n1 Kos-Zag').problems).toMatchObject([{ line: 2, rule: 'BH-1.4' }]);
    expect(decks.parse('Hero: Gnome\n').problems).toMatchObject([{ line: 1, rule: 'BH-6.1' }]);
    expect(decks.parse('3 Gnome\n').problems).toMatchObject([{ rule: 'BH-6.1' }]);
  });

  it('is told a likely name of a card that there is not, and none where none is like it', () => {
    const said = (line: string) => decks.parse(`Hero: Furgot\n${line}`).problems[0].text.en;
    expect(said('2 Gnome Arher')).toBe('There is no card "Gnome Arher". Did you mean "Gnome Archer"?');
    expect(said('2 Nobody')).toBe('There is no card "Nobody".');
    expect(said('1000 Gnome')).toBe('"Gnome": 1000 copies; from 1 to 3 are allowed.');
  });

  it('is given up when nothing in it makes sense', () => {
    const { problems } = decks.parse('1 nobody\n'.repeat(5000));
    expect(problems.length).toBeLessThan(30);
    expect(problems.at(-1)?.text.en).toContain('no further');
  });
});
