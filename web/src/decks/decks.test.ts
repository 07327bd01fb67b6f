import { heroes } from '@vigrid/heroes';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Facet, indexed, passes, search, toggled, valuesAmong } from './filtering.ts';
import { deal, drawOne, exchange } from './hand.ts';
import { copiesOf, curveOf, heldCards, sizeOf, withCount } from './lists.ts';
import { createSaver } from './saver.ts';
import { decodeDeck, encodeDeck } from './sharing.ts';

const ready = heroes.decks?.ready[0];
if (!ready) throw new Error('Heroes have no ready deck.');
const { deck } = ready;
const entries = new Map(heroes.catalogue.map((entry) => [entry.id, entry]));

describe('a deck in an address', () => {
  const ids = fc.constantFrom(...heroes.catalogue.map(({ id }) => id));
  const lists = fc.record(
    { hero: ids, cards: fc.dictionary(ids, fc.integer({ min: 1, max: 99 })) },
    { requiredKeys: ['cards'] },
  );

  it('comes out as it went in, whatever it holds and however it is called', () => {
    const shared = fc.record({
      name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
      deck: lists,
    });
    fc.assert(
      fc.property(shared, ({ name, deck }) => {
        fc.pre(deck.hero !== undefined || Object.keys(deck.cards).length > 0);
        fc.pre(name.trim() === name);
        // As the router does it: escaped into the address, read out of it again.
        const code = decodeURIComponent(encodeURIComponent(encodeDeck({ name, deck })));
        expect(decodeDeck(code)).toEqual({ name, deck });
      }),
      { seed: 1 },
    );
  });

  it('that is not there is told apart from one that is', () => {
    for (const code of ['', 'hello', '~', '3.', '3', 'L25-1', '300.L25-1'])
      expect(decodeDeck(code)).toBeNull();
  });
});

describe('a list', () => {
  it('is sorted by cost, and its curve counts every card once', () => {
    const held = heldCards(deck, entries, 'ru');
    const costs = held.map(({ entry }) => entry.figures.cost);
    expect(costs).toEqual(costs.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    const curve = curveOf(held, 4);
    expect(curve.reduce((a, b) => a + b)).toBe(sizeOf(deck));
    expect(curve[4]).toBe(
      held.filter(({ entry }) => (entry.figures.cost ?? 0) >= 4).reduce((n, { count }) => n + count, 0),
    );
  });

  it('keeps its order when a number changes, and loses a card of which none is left', () => {
    const cards = { a: 1, b: 2 };
    expect(Object.entries(withCount({ cards }, 'a', 3).cards)).toEqual(Object.entries({ a: 3, b: 2 }));
    expect(withCount({ cards }, 'a', 0)).toEqual({ cards: { b: 2 } });
    expect(withCount({ cards }, 'c', 1)).toEqual({ cards: { a: 1, b: 2, c: 1 } });
  });
});

describe('a sample hand', () => {
  const cards = copiesOf(deck);

  it('neither loses nor doubles cards, however it is exchanged and drawn on', () => {
    let dealt = deal(cards, 4, Math.random);
    expect(dealt.hand).toHaveLength(4);
    dealt = drawOne(exchange(dealt, new Set([0, 3])));
    expect(dealt.hand).toHaveLength(5);
    expect([...dealt.hand, ...dealt.deck].sort()).toEqual(cards.toSorted());
  });

  it('gets back what it exchanges only when the deck has nothing else', () => {
    expect(exchange({ hand: ['a', 'b'], deck: ['c', 'd', 'e'] }, new Set([0, 1]))).toEqual({
      hand: ['c', 'd'],
      deck: ['e', 'a', 'b'],
    });
    expect(exchange({ hand: ['a'], deck: [] }, new Set([0]))).toEqual({ hand: ['a'], deck: [] });
  });

  it('of a deck with less is all there is', () => {
    expect(deal(['a'], 4, Math.random)).toEqual({ hand: ['a'], deck: [] });
  });
});

describe('finding cards', () => {
  const read = (entry: (typeof heroes.catalogue)[number], lang: 'ru' | 'en') =>
    [entry.name[lang], entry.line[lang], ...entry.text.map((line) => line[lang])].join(' ');
  const index = heroes.catalogue.map((entry) => indexed(entry, read));
  const found = (query: string) => search(index, query, 'ru').map(({ name }) => name.en);

  it('goes by name in either language, by parts of words, and in any form of them', () => {
    expect(found('гролль')[0]).toBe('Groll');
    expect(found('GROL')[0]).toBe('Groll');
    expect(found('гномы')).toEqual(found('гном'));
  });

  it('goes by what is said on the card, every word of it, with names before texts', () => {
    const gnomes = found('gnome');
    const all = heroes.catalogue.filter((entry) => read(entry, 'en').toLowerCase().includes('gnome'));
    expect(gnomes.length).toBe(all.length);
    const namedLast = gnomes.findLastIndex((name) => name.includes('Gnome'));
    expect(gnomes.slice(0, namedLast + 1).every((name) => name.includes('Gnome'))).toBe(true);
    expect(found('gnome giraffe')).toEqual([]);
  });

  const kind: Facet = {
    id: 'kind',
    name: { ru: 'Вид', en: 'Kind' },
    any: { ru: 'Любой', en: 'Any' },
    look: 'chips',
    order: ['spell'],
    values: (entry) => [entry.kind],
    label: (value) => ({ ru: value, en: value }),
  };

  it('offers the values there are, in their order, and wants one of those that are chosen', () => {
    const [first, ...others] = valuesAmong(kind, heroes.catalogue, 'en');
    expect(first).toBe('spell');
    expect(others).toEqual(
      [...new Set(heroes.catalogue.map((entry) => entry.kind))].filter((one) => one !== first).sort(),
    );
    const chosen = toggled(toggled({}, 'kind', 'spell'), 'kind', 'hero');
    const kinds = heroes.catalogue
      .filter((entry) => passes(entry, [kind], chosen))
      .map((entry) => entry.kind);
    expect(new Set(kinds)).toEqual(new Set(['spell', 'hero']));
    expect(toggled(toggled({}, 'kind', 'spell'), 'kind', 'spell')).toEqual({ kind: [] });
  });
});

describe('saving', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits for a pause, sends the newest only, and never two at once', async () => {
    const sent: number[] = [];
    let done = () => {};
    const saver = createSaver<number>((value) => {
      sent.push(value);
      return new Promise((resolve) => {
        done = resolve;
      });
    }, 100);
    saver.put(1);
    saver.put(2);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toEqual([2]);
    saver.put(3);
    saver.put(4);
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toEqual([2]);
    done();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([2, 4]);
    done();
    saver.put(5);
    saver.drop();
    await vi.advanceTimersByTimeAsync(500);
    await saver.flush();
    saver.put(6);
    void saver.flush();
    expect(sent).toEqual([2, 4, 6]);
  });
});
