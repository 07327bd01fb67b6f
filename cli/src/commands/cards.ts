import { type AnyGame, type CardEntry, type Lang, nearest, type Ruling, sameName } from '@vigrid/kernel';
import { columns, pad, type TerminalTable, wrap } from '@vigrid/kernel/terminal';
import type { Command } from '../command.ts';
import { failed, misused } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { type Room, roomOf } from '../games.ts';
import { holds } from '../search.ts';

export const cards: Command = {
  name: 'cards',
  usage: 'GAME [ID | --search TEXT]',
  about: { ru: 'карты игры, одна карта или поиск', en: 'the cards of a game, one of them, or a search' },
  more: [
    {
      ru: 'Вместо номера можно назвать карту: vigrid cards heroes Гролль.',
      en: 'A name will do in place of the id: vigrid cards heroes Groll.',
    },
  ],
  takes: { min: 1, max: 2 },
  options: {
    search: { value: 'TEXT', about: { ru: 'в именах, типах и текстах', en: 'in names, types and texts' } },
  },

  async run(call, desk) {
    const [id, wanted] = call.args;
    const room = await roomOf(id);
    const found = chosen(room, wanted, call.value('search'));
    if (desk.json) for (const card of found) desk.printJson(card);
    else if (wanted !== undefined)
      for (const card of found) for (const line of cardLines(card, room, desk)) desk.print(line);
    else for (const line of listLines(found, room, desk)) desk.print(line);
    return 0;
  },
};

function chosen(room: Room, wanted: string | undefined, search: string | undefined): CardEntry[] {
  const { catalogue } = room.game;
  if (wanted !== undefined && search !== undefined) {
    throw misused('Нужно одно: карта или --search.', 'Give either a card or --search, not both.');
  }
  if (wanted !== undefined) return [cardCalled(room, wanted)];
  if (search === undefined) return [...catalogue];
  const words = (card: CardEntry) =>
    card.text.map(({ ru, en }) => ({ ru: room.terminal.words(ru, 'ru'), en: room.terminal.words(en, 'en') }));
  const found = catalogue.filter((card) => holds(search, [card.id, card.name, card.line, ...words(card)]));
  if (found.length > 0) return found;
  throw failed(`Ни одна карта не подходит: «${search}».`, `No card has "${search}" in it.`);
}

function cardCalled({ game: { catalogue } }: Room, wanted: string): CardEntry {
  const names = ({ id, name }: CardEntry) => [id, name.ru, name.en];
  const card = catalogue.find((one) => names(one).some((name) => sameName(name, wanted)));
  if (card) return card;
  const near = nearest(wanted, catalogue.flatMap(names));
  throw failed(
    `Карты «${wanted}» нет. ${near ? `Может быть, «${near}»?` : 'Ищите: --search TEXT'}`,
    `There is no card "${wanted}". ${near ? `Did you mean "${near}"?` : 'To look for it: --search TEXT'}`,
  );
}

export function cardLines(card: CardEntry, { game, terminal }: Room, { lang, ink, width }: Desk): string[] {
  const line = [card.line[lang], figures(card, terminal, lang)].filter(Boolean).join('  ·  ');
  return [
    `${ink.strong(ink.dyed(card.dye, card.name[lang]))}  ${ink.faint(`${card.id} · ${card.set[lang]}`)}`,
    line,
    ...card.text.flatMap((text) =>
      wrap(terminal.words(text[lang], lang), width - 2).map((row) => `  ${row}`),
    ),
    ...rulingsOn(card, game).flatMap(([id, { title, question = title, text }]) => [
      `${ink.info(id)}  ${ink.faint(question[lang])}`,
      ...wrap(text[lang], width - 2).map((row) => `  ${row}`),
    ]),
  ];
}

/** What the card leaves open, and our answers. */
const rulingsOn = ({ id }: CardEntry, { rulebook }: AnyGame): [string, Ruling][] =>
  Object.entries(rulebook.details ?? {}).filter(([, { cards }]) => cards?.includes(id));

function listLines(found: readonly CardEntry[], { terminal }: Room, { lang, ink, width }: Desk): string[] {
  const broad = (column: (card: CardEntry) => string) =>
    Math.max(...found.map((card) => columns(column(card))));
  const ids = broad(({ id }) => id);
  const names = broad(({ name }) => name[lang]);
  const numbers = broad((card) => figures(card, terminal, lang));
  const before = ids + names + numbers + 6;
  return found.flatMap((card) => {
    const text = [card.line[lang], ...card.text.map((one) => terminal.words(one[lang], lang))].join('. ');
    const [first = '', ...more] = wrap(text.replaceAll('..', '.'), Math.max(30, width - before));
    const head = [
      ink.faint(pad(card.id, ids)),
      ink.dyed(card.dye, pad(card.name[lang], names)),
      pad(figures(card, terminal, lang), numbers),
    ].join('  ');
    return [`${head}  ${ink.faint(first)}`, ...more.map((row) => ink.faint(`${' '.repeat(before)}${row}`))];
  });
}

/** "2● ⚔ 3 ♥ 3" or "strength 3 valour 1". */
function figures(card: CardEntry, terminal: TerminalTable, lang: Lang): string {
  return Object.entries(card.figures)
    .map(([figure, value]) =>
      figure in marks
        ? marks[figure](value)
        : `${terminal.figures?.[figure]?.[lang] ?? figure} ${value.toLocaleString(lang)}`,
    )
    .join(' ');
}

/** How figures are shown that several games have. */
const marks: Readonly<Record<string, (value: number) => string>> = {
  cost: (value) => `${value}●`,
  strike: (value) => `⚔ ${value}`,
  lives: (value) => `♥ ${value}`,
  copies: (value) => `×${value}`,
};
