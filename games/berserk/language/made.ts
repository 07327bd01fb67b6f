/** A card from the workshop: its figures with what was read of its text, as data to be read again (cards/own.ts). */
import type { OwnCard } from '@vigrid/kernel';
import type { CardVerdict, PrintedCard } from '@vigrid/kernel/card-reader';

export function madeCard(card: PrintedCard, { abilities }: CardVerdict): unknown {
  const { name, text, figures = {} } = card;
  const said = { ...figures, ru: name, en: name };
  return {
    id: `own-${printOf(JSON.stringify([said, text]))}`,
    ...said,
    typed: text,
    ...(abilities.length > 0 && { features: abilities }),
  };
}

/** What was typed, from the card that was made of it. */
export function typedCard(card: OwnCard): PrintedCard {
  const { id: _, ru: name = '', en: __, typed: text = '', features: ___, ...figures } = Object(card);
  return { name: `${name}`, text: `${text}`, figures };
}

/** Two numbers of 32 bits that differ where texts do: cards are told apart by it, nothing is kept safe (cyrb53). */
function printOf(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
}
