/** A deck as a text: one card a line, its number of copies and its name in either language or its id. # is a remark. */
import { type DeckList, type Lang, nearest, type Problem, sameName, type Text } from '@vigrid/kernel';
import { type Card, cardById, cards } from '../cards/catalogue.ts';

/** Whoever sends something else than a deck is told so, but not line by line. */
const mostProblems = 20;

export function parseDeck(text: string): {
  deck: DeckList;
  problems: Problem[];
  /** Where each card stands. */
  lines: ReadonlyMap<string, number>;
} {
  const problems: Problem[] = [];
  const held: Record<string, number> = {};
  const lines = new Map<string, number>();
  for (const [i, raw] of text.split('\n').entries()) {
    const line = i + 1;
    const words = raw.replace(/#.*/, '').trim();
    if (!words) continue;
    if (problems.length === mostProblems) {
      problems.push({ text: { ru: 'Дальше текст не читался.', en: 'The text was read no further.' }, line });
      break;
    }
    const written = /^(\d{1,3})\s*[x×х]?\s+(.+)$/i.exec(words);
    const found = written && cardNamed(written[2]);
    if (!found) {
      problems.push({ text: written ? unknownCard(written[2]) : unreadable(words), line });
      continue;
    }
    held[found.id] = (held[found.id] ?? 0) + Number(written[1]);
    lines.set(found.id, line);
  }
  return { deck: { cards: held }, problems, lines };
}

export function printDeck(deck: DeckList, lang: Lang): string {
  const nameOf = (id: string) => cardById(id)?.[lang] ?? id;
  const costOf = (id: string) => cardById(id)?.cost ?? 0;
  const held = Object.entries(deck.cards).sort(
    ([a], [b]) => costOf(a) - costOf(b) || nameOf(a).localeCompare(nameOf(b), lang),
  );
  return [...held.map(([id, count]) => `${count} ${nameOf(id)}`), ''].join('\n');
}

const cardNamed = (name: string): Card | undefined =>
  cards.find((card) => [card.id, card.ru, card.en].some((known) => sameName(name, known)));

const unreadable = (line: string): Text => ({
  ru: `Строка «${line}» не читается. Пишите так: «3 Кочевник».`,
  en: `The line "${line}" can not be read. Write "3 Nomad".`,
});

function unknownCard(name: string): Text {
  const near = nearest(cards, (card) => [card.ru, card.en], name);
  return {
    ru: `Нет карты «${name}». Может быть, «${near.ru}»?`,
    en: `There is no card "${name}". Did you mean "${near.en}"?`,
  };
}
