/** Decks: what they may hold, how they are written, and the ready ones. */
import type { Decks, Lang, Problem, ReadyDeck } from '@vigrid/kernel';
import { type Card, cardById, cards } from '../cards/catalogue.ts';
import { teachingDecks } from './ready.ts';

export interface Deck {
  readonly hero: string;
  /** How many of each card, by its id. */
  readonly cards: Readonly<Record<string, number>>;
}

/** RH-1: the size of a deck and the copies of a name. The teaching format has smaller decks. */
export const formats = {
  teaching: { size: 30 },
  constructed: { size: 40 },
} as const;

export type Format = keyof typeof formats;

/** What is wrong with a deck in a format; empty if it may be played. */
export function checkDeck(deck: Deck, format: Format): Problem[] {
  const problems: Problem[] = [];
  const hero = cardById(deck.hero);
  if (hero?.type !== 'hero') {
    return [
      problem(
        'BH-6.1',
        `«${deck.hero}» — не герой. Первой картой колоды должен быть герой.`,
        `"${deck.hero}" is not a hero. A deck is led by a hero.`,
      ),
    ];
  }
  let size = 0;
  for (const [id, count] of Object.entries(deck.cards)) {
    const card = cardById(id);
    if (!card) {
      problems.push(
        problem(undefined, `Карты «${id}» нет в каталоге.`, `There is no card "${id}" in the catalogue.`),
      );
      continue;
    }
    size += count;
    problems.push(...checkCard(card, count, hero));
  }
  const least = formats[format].size;
  if (size < least) {
    problems.push(
      problem(
        'RH-1',
        `В колоде карт: ${size}; нужно не меньше ${least}.`,
        `The deck has ${size} cards; it needs at least ${least}.`,
      ),
    );
  }
  return problems;
}

function checkCard(card: Card, count: number, hero: Card): Problem[] {
  const problems: Problem[] = [];
  if (card.type === 'hero') {
    problems.push(
      problem(
        'BH-1.4',
        `«${card.ru}» — герой, герой в колоде один и отдельно.`,
        `"${card.en}" is a hero; a deck has one hero, beside the cards.`,
      ),
    );
  }
  if (card.words.has('created')) {
    problems.push(
      problem(
        'BH-G-created',
        `«${card.ru}» — созданная карта, в колоду её не кладут.`,
        `"${card.en}" is a created card and can not be in a deck.`,
      ),
    );
  }
  const most = card.words.has('horde') ? 5 : 3;
  if (!Number.isInteger(count) || count < 1 || count > most) {
    problems.push(
      problem(
        most === 5 ? 'BH-G-horde' : 'RH-1',
        `«${card.ru}»: ${count} шт., можно от 1 до ${most}.`,
        `"${card.en}": ${count} copies; from 1 to ${most} are allowed.`,
      ),
    );
  }
  const alien = card.elements?.some((element) => !hero.elements?.includes(element));
  if (alien) {
    problems.push(
      problem(
        'BH-4.1',
        `«${card.ru}» не той стихии, что герой «${hero.ru}».`,
        `"${card.en}" is not of the element of the hero "${hero.en}".`,
      ),
    );
  }
  return problems;
}

export const readyDecks: readonly (ReadyDeck & { readonly deck: Deck })[] = teachingDecks;

/**
 * A deck file: one card a line, its number of copies and its name in either language or its id; the hero's line starts
 * with "Hero:". Lines after # are remarks.
 */
export function parseDeck(text: string): { deck: Deck; problems: Problem[] } {
  const problems: Problem[] = [];
  const counts: Record<string, number> = {};
  let hero = '';
  text.split('\n').forEach((raw, i) => {
    const line = raw.replace(/#.*/, '').trim();
    if (!line) return;
    const led = /^(?:hero|герой)\s*:\s*(.+)$/i.exec(line);
    const held = /^(\d+)\s*[x×х]?\s+(.+)$/i.exec(line);
    const name = led?.[1] ?? held?.[2];
    if (!name) {
      problems.push(
        problem(
          undefined,
          `Строка «${line}» не читается. Пишите так: «3 Гном» или «Герой: Фургот».`,
          `The line "${line}" can not be read. Write "3 Gnome" or "Hero: Furgot".`,
          i + 1,
        ),
      );
      return;
    }
    const card = cardNamed(name, led !== null);
    if (!card) {
      const near = nearest(name);
      problems.push(
        problem(
          undefined,
          `Нет карты «${name}». Может быть, «${near.ru}»?`,
          `There is no card "${name}". Did you mean "${near.en}"?`,
          i + 1,
        ),
      );
    } else if (led) hero = card.id;
    else counts[card.id] = (counts[card.id] ?? 0) + Number(held?.[1]);
  });
  if (!hero) {
    problems.push(
      problem(
        'BH-6.1',
        'В колоде нет героя. Добавьте строку «Герой: имя».',
        'The deck has no hero. Add a line "Hero: name".',
      ),
    );
  }
  return { deck: { hero, cards: counts }, problems };
}

export function printDeck(deck: Deck, lang: Lang): string {
  const hero = cardById(deck.hero);
  const lines = Object.entries(deck.cards).map(([id, count]) => `${count} ${cardById(id)?.[lang] ?? id}`);
  return `${lang === 'ru' ? 'Герой' : 'Hero'}: ${hero?.[lang] ?? deck.hero}\n${lines.join('\n')}\n`;
}

export const decks: Decks = {
  ready: readyDecks,
  parse(text) {
    const { deck, problems } = parseDeck(text);
    return { deck, problems: problems.length > 0 ? problems : checkDeck(deck, formatOf(deck)) };
  },
  print(deck, lang) {
    return isDeck(deck) ? printDeck(deck, lang) : '';
  },
};

/** Decks of teaching cards alone may have the teaching size. */
export const formatOf = (deck: Deck): Format =>
  [deck.hero, ...Object.keys(deck.cards)].every((id) => id.startsWith('L25-')) ? 'teaching' : 'constructed';

export function isDeck(x: unknown): x is Deck {
  if (typeof x !== 'object' || x === null || !('hero' in x) || !('cards' in x)) return false;
  const { hero, cards: held } = x;
  return (
    typeof hero === 'string' &&
    typeof held === 'object' &&
    held !== null &&
    Object.values(held).every((n) => Number.isSafeInteger(n))
  );
}

function cardNamed(name: string, hero: boolean): Card | undefined {
  const wanted = plain(name);
  return cards.find(
    (card) =>
      (card.type === 'hero') === hero && [card.id, card.ru, card.en].some((known) => plain(known) === wanted),
  );
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[«»"'’]/g, '')
    .trim();

/** The card whose name shares most pairs of letters with what was written. */
function nearest(name: string): Card {
  const pairs = (text: string) =>
    new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2)));
  const wanted = pairs(plain(name));
  const likeness = (text: string) => {
    const have = pairs(plain(text));
    return [...have].filter((pair) => wanted.has(pair)).length / (have.size + wanted.size + 1);
  };
  const score = (card: Card) => Math.max(likeness(card.ru), likeness(card.en));
  return cards.reduce((best, card) => (score(card) > score(best) ? card : best));
}

function problem(rule: string | undefined, ru: string, en: string, line?: number): Problem {
  return { text: { ru, en }, ...(rule && { rule }), ...(line && { line }) };
}
