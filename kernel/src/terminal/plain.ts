/** A table in the terminal for a game that draws none of its own: its layout, a zone a line. */
import type { Text } from '@vigrid/speech';
import type { Game } from '../game.ts';
import { type Area, type Item, type Layout, layoutOf } from '../layout.ts';
import { inRow, type Sheet, type TerminalTable, twinsIn } from './table.ts';

/** Draws any game by its layout. */
export function plainTerminal(game: Game): TerminalTable {
  const cards = new Map(game.catalogue.map((entry) => [entry.id, entry]));
  const layout = (view: object): Layout => {
    const seat = 'seat' in view && typeof view.seat === 'number' ? view.seat : null;
    const parts = Object.values(view).filter(Array.isArray);
    const most = Math.max(game.seats.min, ...parts.map(({ length }) => length));
    const seats = Math.min(most, game.seats.max);
    return (
      game.lay?.(view, seat) ?? layoutOf(view, { seats, seat, question: null, card: (def) => cards.get(def) })
    );
  };
  return {
    draw: (view, sheet) => layout(view).areas.flatMap((area) => linesOf(area, sheet)),
    twins: (view) => twinsOn(layout(view)),
    choice: () => null,
    intents: () => [],
    words: (text) => text,
  };
}

function linesOf({ title, seat, items }: Area, sheet: Sheet): string[] {
  const { ink, lang, names, width } = sheet;
  const whose = seat === undefined ? '' : `${ink.seated(seat, names.seat(seat))} · `;
  if (items.length === 0) return [];
  const said = items.map((item) => shown(item, sheet));
  return [`${whose}${ink.strong(title[lang])}`, ...inRow(said, width - 2).map((line) => `  ${line}`)];
}

function shown(item: Item, { lang, ink }: Sheet): string {
  const told = (value: number | Text) => (typeof value === 'number' ? String(value) : value[lang]);
  if (item.kind === 'figure') return `${item.title[lang]} ${ink.strong(told(item.value))}`;
  if (item.kind === 'die') return `⚀⚁⚂⚃⚄⚅`[item.face - 1] ?? String(item.face);
  if (item.kind === 'card' && item.faceDown) return ink.faint('▒▒');
  const figures = (item.figures ?? []).map(({ title, value }) => `${title[lang]} ${told(value)}`);
  const more = figures.length > 0 ? ink.faint(` (${figures.join(', ')})`) : '';
  return `[${item.title?.[lang] ?? '?'}]${more}`;
}

/** Cards of one name are numbered in reading order. */
const twinsOn = ({ areas }: Layout): ReadonlyMap<number, number> =>
  twinsIn([
    areas.flatMap(({ items }) =>
      items.flatMap((item) =>
        item.kind === 'card' && item.id !== undefined ? { id: item.id, def: item.title?.en ?? null } : [],
      ),
    ),
  ]);
