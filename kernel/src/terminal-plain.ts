/** A table in the terminal for a game that draws none of its own: its layout, a zone a line. */
import type { Text } from '@vigrid/speech';
import type { Game } from './game.ts';
import { type Area, type Item, type Layout, layoutOf } from './layout.ts';
import { inRow, type Sheet, type TerminalTable } from './terminal.ts';

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
function twinsOn({ areas }: Layout): ReadonlyMap<number, number> {
  const met = new Map<string, number>();
  const twins = new Map<number, number>();
  for (const item of areas.flatMap(({ items }) => items)) {
    if (item.kind !== 'card' || item.id === undefined || !item.title) continue;
    const before = met.get(item.title.en) ?? 0;
    met.set(item.title.en, before + 1);
    if (before > 0) twins.set(item.id, before + 1);
  }
  return twins;
}
