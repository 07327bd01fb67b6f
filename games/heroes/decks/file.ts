/**
 * A deck as a text: one card a line, its number of copies and its name in either language or its id; the hero's line
 * starts with "Hero:". What follows # is a remark.
 */
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
  const cards: Record<string, number> = {};
  const lines = new Map<string, number>();
  let hero: string | undefined;
  let led = false;
  for (const [i, raw] of text.split('\n').entries()) {
    const line = i + 1;
    const words = raw.replace(/#.*/, '').trim();
    if (!words) continue;
    if (problems.length === mostProblems) {
      problems.push({ text: { ru: 'Дальше текст не читался.', en: 'The text was read no further.' }, line });
      break;
    }
    const written = readLine(words);
    const found = written && cardNamed(written.name, written.leads);
    led ||= written?.leads ?? false;
    if (!found) problems.push({ text: written ? unknownCard(written) : unreadable(words), line });
    else if (written.leads) hero = found.id;
    else cards[found.id] = (cards[found.id] ?? 0) + written.count;
    if (found) lines.set(found.id, line);
  }
  if (!led) {
    const text = {
      ru: 'В колоде нет героя. Добавьте строку «Герой: имя».',
      en: 'The deck has no hero. Add a line "Hero: name".',
    };
    problems.push({ rule: 'BH-6.1', text });
  }
  return { deck: hero === undefined ? { cards } : { hero, cards }, problems, lines };
}

export function printDeck(deck: DeckList, lang: Lang): string {
  const nameOf = (id: string) => cardById(id)?.[lang] ?? id;
  const costOf = (id: string) => cardById(id)?.cost ?? 0;
  const held = Object.entries(deck.cards).sort(
    ([a], [b]) => costOf(a) - costOf(b) || nameOf(a).localeCompare(nameOf(b), lang),
  );
  const lines = held.map(([id, count]) => `${count} ${nameOf(id)}`);
  const hero = deck.hero === undefined ? [] : [`${lang === 'ru' ? 'Герой' : 'Hero'}: ${nameOf(deck.hero)}`];
  return [...hero, ...lines, ''].join('\n');
}

interface Written {
  readonly name: string;
  readonly count: number;
  /** It is the hero's line. */
  readonly leads: boolean;
}

function readLine(line: string): Written | null {
  const hero = /^(?:hero|герой)\s*:\s*(.+)$/i.exec(line);
  if (hero) return { name: hero[1], count: 1, leads: true };
  const held = /^(\d{1,3})\s*[x×х]?\s+(.+)$/i.exec(line);
  return held && { name: held[2], count: Number(held[1]), leads: false };
}

const unreadable = (line: string): Text => ({
  ru: `Строка «${line}» не читается. Пишите так: «3 Гном» или «Герой: Фургот».`,
  en: `The line "${line}" can not be read. Write "3 Gnome" or "Hero: Furgot".`,
});

function unknownCard({ name, leads }: Written): Text {
  const near = nearest(ofKind(leads), (card) => [card.ru, card.en], name);
  return {
    ru: `Нет ${leads ? 'героя' : 'карты'} «${name}». Может быть, «${near.ru}»?`,
    en: `There is no ${leads ? 'hero' : 'card'} "${name}". Did you mean "${near.en}"?`,
  };
}

function cardNamed(name: string, hero: boolean): Card | undefined {
  return ofKind(hero).find((card) => [card.id, card.ru, card.en].some((known) => sameName(name, known)));
}

const ofKind = (hero: boolean): Card[] => cards.filter((card) => (card.type === 'hero') === hero);
