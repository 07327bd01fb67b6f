/**
 * A deck as a part of an address: its cards, then its name. `0.L25-71~3.L25-1~2.L25-7~~My orcs` is led by L25-71 and has
 * three of L25-1. Whoever opens the link has the deck; nothing is kept on the server.
 */
import type { DeckList } from '@vigrid/protocol';

export interface SharedDeck {
  readonly name: string;
  readonly deck: DeckList;
}

export function encodeDeck({ name, deck }: SharedDeck): string {
  const cards = Object.entries(deck.cards).map(([id, count]) => `${count}.${id}`);
  return [...(deck.hero === undefined ? [] : [`0.${deck.hero}`]), ...cards, '', name].join('~');
}

/** Null if the address holds no deck. */
export function decodeDeck(code: string): SharedDeck | null {
  const parts = code.split('~');
  const cards: Record<string, number> = {};
  let hero: string | undefined;
  let at = 0;
  for (; at < parts.length; at++) {
    const held = /^(\d{1,2})\.([\w-]{1,64})$/.exec(parts[at]);
    if (!held) break;
    if (Number(held[1]) === 0) hero = held[2];
    else cards[held[2]] = Number(held[1]);
  }
  if (at === 0) return null;
  const name = parts
    .slice(at + 1)
    .join('~')
    .trim()
    .slice(0, longestName);
  return { name, deck: hero === undefined ? { cards } : { hero, cards } };
}

export const longestName = 60;
