/** Our rulings with their reasons as a page: docs/rulings/ has one for each game and language. */
import type { Game, Lang, Ruling, Text } from '@vigrid/kernel';

/** The rulings of a game as a page. */
export function rulingsPage(
  { id, name, rulebook }: Pick<Game, 'id' | 'name' | 'rulebook'>,
  lang: Lang,
): string {
  const say = (text: Text) => text[lang];
  const entries = (rulings: Readonly<Record<string, Ruling>>, level: string): string[] =>
    Object.entries(rulings)
      .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .flatMap(([number, { title, question, text, reason, rules }]) => [
        `${level} ${number}. ${say(title)}`,
        ...(question ? [`*${say(question)}*`] : []),
        say(text),
        `**${say(words.why)}:** ${say(reason)}`,
        ...(rules.length > 0 ? [`**${say(words.rules)}:** ${rules.join(', ')}`] : []),
      ]);
  return `${[
    `# ${say(name)}: ${say(words.title)}`,
    say(words.lead(id)),
    ...entries(rulebook.rulings, '##'),
    ...(rulebook.details ? [`## ${say(detailsName)}`, ...entries(rulebook.details, '###')] : []),
  ].join('\n\n')}\n`;
}

/** What rulings on single cards and figures are called together. */
export const detailsName: Text = { ru: 'Отдельные карты и числа', en: 'Single cards and figures' };

/** Where that page stands in docs/rulings/. */
export const rulingsFile = (game: string, lang: Lang): string =>
  lang === 'en' ? `${game}.md` : `${game}.${lang}.md`;

const words = {
  title: { ru: 'наши решения', en: 'rulings' },
  why: { ru: 'Почему', en: 'Why' },
  rules: { ru: 'Правила', en: 'Rules' },
  lead: (game: string): Text => ({
    ru: `Где правила оставляют вопрос открытым или отвечают на него дважды, стол отвечает так. Текст самой карты важнее любого решения. Страница написана по данным \`games/${game}/rulebook/\`, те же решения стоят в своде правил на экране; [по-английски](${rulingsFile(game, 'en')}).`,
    en: `Where the rulebook leaves a question open, or answers it twice, this is what the table does. A card’s own text goes before any ruling. The page is written from the data in \`games/${game}/rulebook/\`, and the same stands in the rulebook on screen; [in Russian](${rulingsFile(game, 'ru')}).`,
  }),
};
