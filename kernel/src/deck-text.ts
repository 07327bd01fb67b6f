/**
 * Decks as texts: a card a line, how many of it and its name in either language or its id. Where somebody leads the
 * deck, a line begins with "Hero:". What follows # is a remark.
 */

import type { Text } from '@vigrid/speech';
import type { DeckList, Decks, Problem } from './game.ts';
import { sameName } from './names.ts';
import { nearest } from './nearest.ts';

/** A name that a deck file may use. */
export interface Writable extends Text {
  readonly id: string;
  readonly cost?: number | undefined;
}

/** What a game's decks are written with. */
export interface Writing {
  readonly cards: readonly Writable[];
  /** A line as it should be. */
  readonly example: Text;
  readonly check: Decks['check'];
  readonly hero?: {
    is(id: string): boolean;
    /** That a deck is led by one, and that it is led by one alone. */
    readonly needed: string;
    readonly alone: string;
  };
}

/** Whoever sends something else than a deck is told so, but not line by line. */
const mostProblems = 20;

/** How decks of a game are read from text and written as text. */
export function deckText(game: Writing): Pick<Decks, 'parse' | 'print'> {
  return {
    parse(text) {
      const { deck, problems, lines } = read(game, text);
      const found = game.check(deck).map((problem) => {
        const line = problem.card && lines.get(problem.card);
        return line ? { ...problem, line } : problem;
      });
      // What is missing is worth saying only once everything has been read.
      const legal = problems.length > 0 ? found.filter((problem) => problem.line) : found;
      return { deck, problems: [...problems, ...legal].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) };
    },
    print({ hero, cards }, lang) {
      const byId = new Map(game.cards.map((card) => [card.id, card]));
      const nameOf = (id: string) => byId.get(id)?.[lang] ?? id;
      const costOf = (id: string) => byId.get(id)?.cost ?? 0;
      const held = Object.entries(cards).sort(
        ([a], [b]) => costOf(a) - costOf(b) || nameOf(a).localeCompare(nameOf(b), lang),
      );
      const led = hero === undefined ? [] : [`${word[lang]}: ${nameOf(hero)}`];
      return [...led, ...held.map(([id, count]) => `${count} ${nameOf(id)}`), ''].join('\n');
    },
  };
}

const word = { ru: 'Герой', en: 'Hero' };

interface Reading {
  readonly deck: DeckList;
  readonly problems: Problem[];
  /** Where each card stands. */
  readonly lines: ReadonlyMap<string, number>;
}

function read(game: Writing, text: string): Reading {
  const problems: Problem[] = [];
  const cards: Record<string, number> = {};
  const lines = new Map<string, number>();
  let hero: string | undefined;
  let ledAt = 0;
  for (const [i, raw] of text.split('\n').entries()) {
    const line = i + 1;
    const words = raw.replace(/#.*/, '').trim();
    if (!words) continue;
    if (problems.length === mostProblems) {
      problems.push({ text: { ru: 'Дальше текст не читался.', en: 'The text was read no further.' }, line });
      break;
    }
    const written = readLine(words, game.hero !== undefined);
    const second = written?.leads && ledAt > 0;
    const found = !written ? unreadable(words, game) : second ? twoHeroes(game, ledAt) : named(game, written);
    if (written?.leads) ledAt ||= line;
    if (!('id' in found)) {
      problems.push({ ...found, line });
      continue;
    }
    if (written?.leads) hero = found.id;
    else cards[found.id] = (cards[found.id] ?? 0) + (written?.count ?? 0);
    lines.set(found.id, line);
  }
  if (game.hero && ledAt === 0) problems.push(noHero(game));
  return { deck: hero === undefined ? { cards } : { hero, cards }, problems, lines };
}

interface Line {
  readonly name: string;
  readonly count: number;
  /** It is the hero's line. */
  readonly leads: boolean;
}

function readLine(line: string, led: boolean): Line | null {
  const hero = led && /^(?:hero|герой)\s*:\s*(.+)$/i.exec(line);
  if (hero) return { name: hero[1], count: 1, leads: true };
  const held = /^(\d{1,9})\s*[x×х]?\s+(.+)$/i.exec(line);
  return held && { name: held[2], count: Number(held[1]), leads: false };
}

/** The card that a line means, or what is wrong with it. */
function named(game: Writing, { name, leads }: Line): Writable | Problem {
  const called = (typed: string) =>
    game.cards.find(({ id, ru, en }) => [id, ru, en].some((known) => sameName(typed, known)));
  const card = called(name);
  const near = card
    ? null
    : nearest(
        name,
        game.cards.flatMap(({ ru, en }) => [ru, en]),
      );
  const meant = card ?? (near === null ? undefined : called(near));
  if (meant && (game.hero?.is(meant.id) ?? false) !== leads) {
    return leads ? notAHero(game, meant) : aHero(game, meant);
  }
  return card ?? unknown(name, leads, meant);
}

const unreadable = (line: string, { example }: Writing): Problem => ({
  text: {
    ru: `Строка «${line}» не читается. Пишите так: ${example.ru}.`,
    en: `The line "${line}" can not be read. Write ${example.en}.`,
  },
});

function unknown(name: string, leads: boolean, meant: Text | undefined): Problem {
  const ru = `Нет ${leads ? 'героя' : 'карты'} «${name}».`;
  const en = `There is no ${leads ? 'hero' : 'card'} "${name}".`;
  if (!meant) return { text: { ru, en } };
  return { text: { ru: `${ru} Может быть, «${meant.ru}»?`, en: `${en} Did you mean "${meant.en}"?` } };
}

const aHero = ({ hero }: Writing, { ru, en }: Text): Problem => ({
  ...(hero && { rule: hero.alone }),
  text: {
    ru: `«${ru}» — герой, а не карта колоды. Строка героя: «${word.ru}: ${ru}».`,
    en: `"${en}" is a hero and no card of the deck. The line of the hero is "${word.en}: ${en}".`,
  },
});

const notAHero = ({ hero }: Writing, { ru, en }: Text): Problem => ({
  ...(hero && { rule: hero.needed }),
  text: {
    ru: `«${ru}» — не герой. Колоду ведёт герой.`,
    en: `"${en}" is not a hero. A deck is led by a hero.`,
  },
});

const twoHeroes = ({ hero }: Writing, line: number): Problem => ({
  ...(hero && { rule: hero.alone }),
  text: {
    ru: `Второй герой: первый назван в строке ${line}. Герой в колоде один.`,
    en: `A second hero: the first is named in line ${line}. A deck has one hero.`,
  },
});

const noHero = ({ hero }: Writing): Problem => ({
  ...(hero && { rule: hero.needed }),
  text: {
    ru: 'В колоде нет героя. Добавьте строку «Герой: имя».',
    en: 'The deck has no hero. Add a line "Hero: name".',
  },
});
