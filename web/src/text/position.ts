/** A table in sentences: its parts one by one, as the game tells them or as a layout has them. */
import type { CardEntry, Figure, Item, Layout, Question } from '@vigrid/kernel';
import { layoutOf, sameName } from '@vigrid/kernel/interface';
import { capital } from '@vigrid/speech';
import type { Ear, HeardItem, HeardPart, Hearing, Screen } from '../games/screen.ts';
import { filled } from '../table/plain/said.ts';
import { words } from './words.ts';

export interface Heard extends Ear {
  readonly screen: Screen;
  /** How the game tells its table; null where it is read off the layout. */
  readonly hearing: Hearing | null;
  readonly view: object;
  readonly seats: number;
  readonly seat: number | null;
  readonly question: Question | null;
  card(def: string): CardEntry | undefined;
}

/** Every part of the table: where the game stands first. */
export function partsHeard(heard: Heard): readonly HeardPart[] {
  const { hearing, view } = heard;
  return [standing(heard), ...(hearing ? hearing.parts(view, heard) : laidParts(heard))];
}

function standing({ screen, view, names, spoken, seat }: Heard): HeardPart {
  const { turn, active } = screen.turn(view);
  const told = screen.turnText?.(view, names, spoken);
  const whose = active === seat ? spoken.t(words.yourTurn) : names.seat(active);
  const phase = screen.phases?.(view, spoken).find(({ state }) => state === 'now')?.name;
  const items = [told ?? spoken.t(words.turn)(turn, whose), ...(phase ? [phase.toLowerCase()] : [])];
  return { title: words.now, also: ['turn', 'ход'], items: items.map((say) => ({ say })) };
}

/** Parts in one line each; those in which nothing lies are left out. */
export const partsSaid = (parts: readonly HeardPart[], heard: Heard): string[] =>
  parts.flatMap((part) => {
    const items = part.items.filter(({ quiet }) => !quiet).map(({ say }) => say);
    return items.length === 0 ? [] : [`${headOf(part, heard)}: ${items.join('; ')}.`];
  });

/** One part by itself: a line for each thing, with all that there is to say of it. */
export const partSaid = (part: HeardPart, heard: Heard): string[] =>
  part.items.length === 0
    ? [`${headOf(part, heard)}: ${heard.spoken.t(words.noCards)}.`]
    : [
        `${headOf(part, heard)}: ${part.items.length}.`,
        ...part.items.map(({ say, more }) => capital(more ? `${say}. ${more}` : `${say}.`)),
      ];

/** The parts called so, one's own first; of the others, only where something lies there. */
export function partsCalled(parts: readonly HeardPart[], typed: string, seat: number | null): HeardPart[] {
  const found = parts.filter(({ title, also = [] }) =>
    [title.ru, title.en, ...also].some((name) => sameName(name, typed)),
  );
  const own = found.filter((part) => part.seat === undefined || part.seat === seat);
  const others = found.filter((part) => !own.includes(part) && part.items.length > 0);
  return [...own, ...others];
}

function headOf({ seat, title }: HeardPart, heard: Heard): string {
  const { t } = heard.spoken;
  if (seat === undefined) return t(title);
  return `${seat === heard.seat ? t(words.you) : capital(heard.names.seat(seat))}. ${t(title)}`;
}

/** What lies where, at a plain table as it came. */
function laidParts(heard: Heard): HeardPart[] {
  const { screen, view, seats, seat, question, card } = heard;
  const { areas } =
    screen.plain && 'areas' in view ? (view as Layout) : layoutOf(view, { seats, seat, question, card });
  return areas.map(({ title, seat: of, items }) => ({
    title,
    ...(of !== undefined && { seat: of }),
    items: itemsSaid(items, heard),
  }));
}

function itemsSaid(items: readonly Item[], heard: Heard): HeardItem[] {
  const isDown = (item: Item) => item.kind === 'card' && item.faceDown && item.id === undefined;
  const down = items.filter(isDown).length;
  return [
    ...items.filter((item) => !isDown(item)).map((item) => ({ say: itemSaid(item, heard) })),
    ...(down > 0 ? [{ say: heard.spoken.t(words.hidden)(down) }] : []),
  ];
}

function itemSaid(item: Item, { names, spoken: { t, lang } }: Heard): string {
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
  const figures = (item.figures ?? []).map((one) => `${t(one.title).toLowerCase()} ${value(one.value)}`);
  const marks = item.kind === 'card' ? (item.marks ?? []).map((mark) => t(mark).toLowerCase()) : [];
  const more = [...figures, ...marks];
  return more.length > 0 ? `${title} (${more.join(', ')})` : title;
}
