/** Decks that chance builds, so that nobody needs to: legal, with a sensible curve of costs. */
import { below, type LedDeck, type Random, shuffle } from '@vigrid/kernel';
import { type Card, cards } from '../cards/catalogue.ts';
import { checkCard, formats, playableWith } from './decks.ts';

export function randomDeck(random: Random): LedDeck {
  const heroes = cards.filter((card) => card.type === 'hero');
  const hero = heroes[below(random, heroes.length)];
  const pool = shuffle(random, playableWith(hero).slice());
  const held: Record<string, number> = {};
  let size = 0;
  for (const card of [...pool.filter(isCheap), ...pool]) {
    if (size >= formats.constructed.size) break;
    if (held[card.id] !== undefined) continue;
    const copies = Math.min(1 + below(random, 3), formats.constructed.size - size);
    held[card.id] = copies;
    size += copies;
  }
  // A narrow pool is filled up to the limit of copies.
  for (const card of pool) {
    while (size < formats.constructed.size && checkCard(card, (held[card.id] ?? 0) + 1, hero).length === 0) {
      held[card.id] = (held[card.id] ?? 0) + 1;
      size++;
    }
  }
  return { hero: hero.id, cards: held };
}

/** A third of the deck at least can be played in the first turns. */
const isCheap = (card: Card, at: number): boolean => (card.cost ?? 1) <= 2 && at % 2 === 0;
