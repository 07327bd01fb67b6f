/** A table in sentences: its zones one by one, as a layout has them. */
import type { Area, CardEntry, Figure, Item, Layout, Names, Question } from '@vigrid/kernel';
import { layoutOf, sameName } from '@vigrid/kernel/interface';
import { capital } from '@vigrid/speech';
import type { Screen } from '../games/screen.ts';
import type { Speech } from '../i18n/index.ts';
import { filled } from '../table/plain/said.ts';
import { words } from './words.ts';

export interface Heard {
  readonly screen: Screen;
  readonly view: object;
  readonly seats: number;
  readonly seat: number | null;
  readonly question: Question | null;
  readonly names: Names;
  readonly spoken: Speech;
  card(def: string): CardEntry | undefined;
}

/** What lies where, at a plain table as it came. */
export const layoutHeard = ({ screen, view, seats, seat, question, card }: Heard): Layout =>
  screen.plain && 'areas' in view ? (view as Layout) : layoutOf(view, { seats, seat, question, card });

/** Zones in sentences, those of one player after the player's name. */
export const areasSaid = (areas: readonly Area[], heard: Heard): string[] =>
  areas.flatMap((area) => {
    const { names, spoken } = heard;
    const whose = area.seat === undefined ? '' : `${capital(names.seat(area.seat))}. `;
    const items = itemsSaid(area.items, heard);
    return items === '' ? [] : [`${whose}${filled(area.title, spoken.lang, names)}: ${items}.`];
  });

/** The zones called so, of all players, one's own first; those of a word with more meanings together. */
export function areasCalled({ areas }: Layout, typed: string, seat: number | null): Area[] {
  const field = ['field', 'поле', 'board', 'доска'].some((word) => sameName(word, typed));
  const found = areas.filter(({ id, title }) =>
    field
      ? /^(squad|pieces|hero|field|board|spaces|supports|quests|island|conflict|jarl)\b/.test(id)
      : [title.ru, title.en].some((own) => sameName(own, typed)),
  );
  return found.sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));
}

/** Who stands on a place of this name; null where there is no such place. */
export function placeSaid(layout: Layout, typed: string, heard: Heard): string | null {
  const { screen, spoken } = heard;
  const name = typed.replace("'", '′').toUpperCase();
  const places = Array.from({ length: 64 }, (_, place) => place);
  const place = places.find((one) => screen.placeName?.(one) === name);
  if (place === undefined || !screen.placeName) return null;
  const there = layout.areas.flatMap(({ items }) =>
    items.filter((item) => 'figures' in item && item.figures?.some((figure) => cellIn(figure) === place)),
  );
  const said = itemsSaid(there, heard);
  return `${name}: ${said || spoken.t(words.empty)}.`;
}

const cellIn = ({ title, value }: Figure): number | null =>
  title.en === 'Cell' && typeof value === 'number' ? value : null;

function itemsSaid(items: readonly Item[], heard: Heard): string {
  const { t } = heard.spoken;
  const down = items.filter((item) => item.kind === 'card' && item.faceDown && item.id === undefined).length;
  const shown = items.flatMap((item) =>
    item.kind === 'card' && item.faceDown && item.id === undefined ? [] : [itemSaid(item, heard)],
  );
  return [...shown, ...(down > 0 ? [t(words.hidden)(down)] : [])].join('; ');
}

function itemSaid(item: Item, heard: Heard): string {
  const { names, spoken, screen } = heard;
  const { t, lang } = spoken;
  const value = (one: Figure['value']) => (typeof one === 'number' ? String(one) : filled(one, lang, names));
  if (item.kind === 'figure') return `${t(item.title)} ${value(item.value)}`;
  if (item.kind === 'die') return item.title ? t(item.title) : t(words.die)(item.face);
  const title =
    item.kind === 'card' && item.faceDown
      ? t(words.faceDown)
      : item.kind === 'card' && item.id !== undefined && item.def !== undefined
        ? names.card(item.id)
        : item.title
          ? filled(item.title, lang, names)
          : '?';
  const figures = (item.figures ?? []).flatMap((figure) => {
    const cell = cellIn(figure);
    if (cell === null || !screen.placeName)
      return [`${t(figure.title).toLowerCase()} ${value(figure.value)}`];
    return cell < 0 ? [] : [`${t(words.cell)} ${screen.placeName(cell)}`];
  });
  const marks = item.kind === 'card' ? (item.marks ?? []).map((mark) => t(mark).toLowerCase()) : [];
  const more = [...figures, ...marks, ...(item.kind === 'card' ? unsaid(item, heard) : [])];
  return more.length > 0 ? `${title} (${more.join(', ')})` : title;
}

/** What a layout leaves out of a thing and a player needs to hear: who stands there, how it strikes. */
function unsaid({ id, def }: { readonly id?: number; readonly def?: string }, heard: Heard): string[] {
  const { t } = heard.spoken;
  const thing = thingIn(heard.view, id, def);
  if (!thing) return [];
  const seats = (key: 'agents' | 'control' | 'flag') =>
    [Reflect.get(thing, key)].flat().filter((seat): seat is number => typeof seat === 'number' && seat >= 0);
  const said = (['agents', 'control', 'flag'] as const).flatMap((key) => {
    const all = seats(key);
    return all.length > 0 ? [`${t(words[key])}: ${all.map(heard.names.seat).join(', ')}`] : [];
  });
  const strike: unknown = Reflect.get(thing, 'strike');
  return Array.isArray(strike) ? [...said, `${t(words.strike)} ${strike.join('-')}`] : said;
}

/** The part of a view that is this card or space. */
function thingIn(value: unknown, id: number | undefined, def: string | undefined): object | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('def' in value && value.def === def && (id === undefined || !('id' in value) || value.id === id))
    return value;
  for (const part of Object.values(value)) {
    const found = thingIn(part, id, def);
    if (found) return found;
  }
  return null;
}
