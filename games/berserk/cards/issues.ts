/** Which text a card is played by when it was issued more than once. */
import type { CardData } from '../abilities/index.ts';

/**
 * Every card with the game information of its latest issue, so that old copies play like new ones (B12-110.3). A
 * re-edition is a card of its own: what was issued before it keeps its text (B12-110.4). The tables hold each text with
 * its latest errata (B12-110.5).
 */
export function asIssued(cards: readonly CardData[]): CardData[] {
  return cards.map((card, at) => {
    let latest = card;
    for (const later of cards.slice(at + 1)) {
      if (later.ru !== card.ru) continue;
      if (later.reedition) break;
      latest = later;
    }
    const { id, glyph } = card;
    return latest === card ? card : { ...latest, id, glyph };
  });
}
