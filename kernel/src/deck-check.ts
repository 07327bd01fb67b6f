/** What decks of any game are checked for: cards that exist, each as often as it may be there, enough of them. */
import type { DeckList, Problem } from './game.ts';

/** How many cards a deck needs, and the rule that says so of one with this many. */
export interface DeckSize {
  readonly min: number;
  readonly max?: number;
  rule(size: number): string;
}

/** What is wrong with the cards of a deck and their number; `check` tells what keeps so many copies of one out. */
export function checkCards<C>(
  { cards }: DeckList,
  find: (id: string) => C | undefined,
  check: (card: C, count: number) => readonly Problem[],
  { min, max = Number.POSITIVE_INFINITY, rule }: DeckSize,
): Problem[] {
  const problems: Problem[] = [];
  let size = 0;
  for (const [id, count] of Object.entries(cards)) {
    const card = find(id);
    if (card) {
      size += count;
      problems.push(...check(card, count));
    } else {
      const text = { ru: `Карты «${id}» нет в каталоге.`, en: `There is no card "${id}" in the catalogue.` };
      problems.push({ text, card: id });
    }
  }
  if (size >= min && size <= max) return problems;
  const need =
    max === Number.POSITIVE_INFINITY
      ? { ru: `не меньше ${min}`, en: `at least ${min}` }
      : { ru: `от ${min} до ${max}`, en: `${min} to ${max}` };
  const text = {
    ru: `В колоде карт: ${size}; нужно ${need.ru}.`,
    en: `The deck has ${size} cards; it needs ${need.en}.`,
  };
  return [...problems, { rule: rule(size), text }];
}

/** Whether something is written like a deck: cards with their number of copies. */
export function isDeckList(x: unknown): x is DeckList {
  if (typeof x !== 'object' || x === null || !('cards' in x)) return false;
  if ('hero' in x && typeof x.hero !== 'string') return false;
  if ('own' in x && !(Array.isArray(x.own) && x.own.every((card) => typeof Object(card).id === 'string')))
    return false;
  const { cards } = x;
  return (
    typeof cards === 'object' &&
    cards !== null &&
    !Array.isArray(cards) &&
    Object.values(cards).every((n) => Number.isSafeInteger(n))
  );
}
