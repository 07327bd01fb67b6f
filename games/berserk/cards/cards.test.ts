import { describe, expect, it } from 'vitest';
import { cards } from './catalogue.ts';
import { examples } from './examples.ts';
import { others } from './others.ts';
import { warOfTheElements } from './war-of-elements/index.ts';

/** Cards that have figures and nothing else. */
const plain = ['WE-1', 'WE-117'];

describe('the cards of Berserk', () => {
  it('has all 200 of the War of the Elements, each under its printed number', () => {
    expect(warOfTheElements.map(({ id }) => id).sort()).toEqual(
      Array.from({ length: 200 }, (_, n) => `WE-${n + 1}`).sort(),
    );
  });

  it('gives every card an id and a name of its own', () => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    for (const set of [warOfTheElements, examples, others]) {
      expect(new Set(set.map(({ ru }) => ru)).size).toBe(set.length);
      expect(new Set(set.map(({ en }) => en)).size).toBe(set.length);
    }
  });

  it.each(cards.map((card) => [card.id, card] as const))('%s has sound figures', (_, card) => {
    expect(card.cost).toBeGreaterThanOrEqual(0);
    expect(card.cost).toBeLessThanOrEqual(12);
    expect(card.glyph).toMatch(/^[a-z0-9-]+$/);
    if (card.type === 'creature' && card.move !== 'symbiont') {
      expect(card.lives).toBeGreaterThan(0);
      expect(card.strike).toHaveLength(3);
      const [weak = 0, medium = 0] = card.strike ?? [];
      expect(weak).toBeLessThanOrEqual(medium);
    }
    if (card.type === 'terrain' || card.type === 'equipment') expect(card.strike).toBeUndefined();
  });

  it('gives every card features but the plain ones', () => {
    const bare = warOfTheElements.filter(({ features = [] }) => features.length === 0);
    expect(bare.map(({ id }) => id)).toEqual(plain);
  });

  it('compiles every feature, gift and list once', () => {
    for (const card of cards) {
      const all = [...card.features, ...card.gifts, ...card.lists];
      for (const part of all) expect(card.numbers.has(part)).toBe(true);
      expect(card.features.length).toBe(new Set(card.features).size);
      expect(card.features.length).toBeLessThan(64);
    }
  });

  it('[B09-202.8] knows five elements in the War of the Elements, one of them at most on a card', () => {
    const found = new Set(warOfTheElements.flatMap(({ elements = [] }) => elements));
    expect([...found].sort()).toEqual(['darkness', 'forest', 'mountain', 'steppe', 'swamp']);
    for (const { elements = [] } of warOfTheElements) expect(elements.length).toBeLessThanOrEqual(1);
  });

  it('has squads in mind: elements, elite and ordinary cards at every cost', () => {
    for (const element of ['steppe', 'mountain', 'forest', 'swamp', 'darkness'] as const) {
      const own = warOfTheElements.filter((card) => card.elements?.includes(element));
      expect(own.length).toBe(34);
      expect(own.some(({ elite }) => elite)).toBe(true);
    }
    expect(warOfTheElements.filter(({ elements = [] }) => elements.length === 0).length).toBe(30);
  });
});
