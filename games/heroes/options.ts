/** What the players choose before a game: their decks. */
import type { Problem } from '@vigrid/kernel';
import { checkDeck, type Deck, formatOf, isDeck, readyDecks } from './decks/decks.ts';

export interface HeroesOptions {
  /** A deck for each seat: a ready one by its id, 'any' for one that chance picks, 'random' for one that it builds, or a list of one's own. */
  readonly decks: readonly (string | Deck)[];
}

export function readOptions(given: unknown): { options: HeroesOptions } | { problems: Problem[] } {
  const strange = isObject(given) ? Object.keys(given).find((key) => key !== 'decks') : undefined;
  if (strange !== undefined) {
    return {
      problems: [
        sentence(
          `Настройки «${strange}» нет. Есть: decks.`,
          `There is no option "${strange}". There is: decks.`,
        ),
      ],
    };
  }
  const wanted = isObject(given) && 'decks' in given ? given.decks : ['any', 'any'];
  if (!Array.isArray(wanted) || wanted.length !== 2) {
    return {
      problems: [
        sentence(
          'Нужны две колоды: "decks": [колода, колода].',
          'Two decks are needed: "decks": [deck, deck].',
        ),
      ],
    };
  }
  const problems = wanted.flatMap(checkChoice);
  return problems.length > 0 ? { problems } : { options: { decks: wanted } };
}

/** A deck for one seat; by lot for who brings none. */
export const bring = ({ decks }: HeroesOptions, seat: number, own: unknown): unknown => ({
  decks: decks.map((deck, of) => (of === seat ? (own ?? 'any') : deck)),
});

function checkChoice(choice: unknown): Problem[] {
  if (typeof choice === 'string') {
    if (choice === 'any' || choice === 'random' || readyDecks.some((ready) => ready.id === choice)) return [];
    const known = readyDecks.map((ready) => ready.id).join(', ');
    return [
      sentence(
        `Нет готовой колоды «${choice}». Есть: ${known}, any, random.`,
        `There is no ready deck "${choice}". There are: ${known}, any, random.`,
      ),
    ];
  }
  if (!isDeck(choice)) {
    return [
      sentence(
        'Колода — это герой и карты с числом копий.',
        'A deck is a hero and cards with their number of copies.',
      ),
    ];
  }
  return checkDeck(choice, formatOf(choice));
}

const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;

const sentence = (ru: string, en: string): Problem => ({ text: { ru, en } });
