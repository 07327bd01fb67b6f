/** A question as it is put to a person in a terminal. */
import { type Menu, menuFor, type Question } from '@vigrid/kernel';
import { columns, wrap } from '@vigrid/kernel/terminal';
import type { Room } from '../games.ts';
import type { Witness } from './witness.ts';

export function menuOf(question: Question, view: object, { game, terminal }: Room, who: Witness): Menu {
  const { lang, names } = who;
  return menuFor(question, {
    lang,
    act(act) {
      const label = game.speak.act(act, lang, names);
      const { head = null, item: text = label, note = '' } = terminal.choice(act, view, who) ?? {};
      return { label, head, text, note };
    },
    called: (object, kind) =>
      kind === 'order' || kind === 'split'
        ? names.card(object)
        : objectWords(question, object, terminal, view, who),
  });
}

/** What one of the things to pick is called: a seat, a card, or a die or space by what the game calls it. */
export const objectWords = (
  { kind }: Question,
  object: number,
  terminal: Room['terminal'],
  view: object,
  who: Witness,
): string =>
  kind === 'seats'
    ? who.names.seat(object)
    : (terminal.called?.(object, view, who) ?? who.names.card(object));

export function menuLines({ items, hint }: Menu, { ink, lang, width }: Witness): string[] {
  const lines: string[] = [];
  let at = 0;
  while (at < items.length) {
    const { head } = items[at];
    const from = at;
    do at++;
    while (head !== null && items[at]?.head === head);
    const numbered = items.slice(from, at).map(({ text, note }, i) => ({
      mark: ink.lit(`${from + i + 1})`),
      text: note === '' ? text : `${text} ${ink.faint(note)}`,
    }));
    lines.push(...listed(head, numbered, width));
  }
  return hint ? [...lines, ink.faint(`  ${hint[lang]}`)] : lines;
}

/** One head and its items, as many to a line as fit. */
function listed(
  head: string | null,
  items: readonly { readonly mark: string; readonly text: string }[],
  width: number,
): string[] {
  const blank = head ? '    ' : '  ';
  const lines: string[] = [];
  let line = head ? `  ${head}: ` : '  ';
  for (const { mark, text } of items) {
    const item = `${mark} ${text}   `;
    if (columns(line) + columns(item) <= width + 3) {
      line += item;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    const hang = ' '.repeat(columns(mark) + 1);
    const [first = '', ...more] = wrap(text, width - blank.length - hang.length);
    lines.push(`${blank}${mark} ${first}`, ...more.map((row) => `${blank}${hang}${row}`));
    line = `${lines.pop()}   `;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}
