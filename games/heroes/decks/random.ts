/** Decks that chance builds, so that nobody needs to: legal, with a sensible curve of costs. */
import { below, type LedDeck, type Random, shuffle } from '@vigrid/kernel';
import { type Card, cards } from '../cards/catalogue.ts';
import { checkCard, copiesOf, formats, isOf, playableWith } from './decks.ts';

export function randomDeck(random: Random, sets: readonly string[] = []): LedDeck {
  const heroes = cards.filter((card) => card.type === 'hero' && leads(card, sets));
  const hero = heroes[below(random, heroes.length)];
  const pool = shuffle(random, playableWith(hero, sets).slice());
  const held: Record<string, number> = {};
  let size = 0;
  for (const card of [...pool.filter(isCheap).slice(0, early), ...pool]) {
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

/** Whether a hero of the sets finds cards enough for a deck there. */
function leads(hero: Card, sets: readonly string[]): boolean {
  if (!isOf(hero.id, sets)) return false;
  const most = playableWith(hero, sets).reduce((sum, card) => sum + copiesOf(card), 0);
  return most >= formats.constructed.size;
}

/** So many different cards of a deck can be played in the first turns: with their copies a third of it at least. */
const early = 8;
const isCheap = (card: Card): boolean => (card.cost ?? 1) <= 2;
