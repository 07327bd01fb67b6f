/** What things are called at this table, as far as this guest has seen them. */
import type { GameEvent, Names } from '@vigrid/kernel';
import type { LoggedEvent, SeatTaken, Update } from '@vigrid/protocol';
import { useMemo, useRef } from 'preact/compat';
import type { Screen } from '../../games/screen.ts';
import { useLang } from '../../i18n/index.ts';
import { words } from '../texts.ts';
import { nameAmong } from './people.ts';

/** Which card lies behind a number: everything that the view or the log has ever told. */
type Seen = Map<number, string>;

export interface TableNames extends Names {
  /** A seat by its name alone: in what tells that somebody leaves, nobody has left yet. */
  plainSeat(seat: number): string;
  /** Which of several cards with one name it is; null where there is no other. */
  number(card: number): number | null;
  /** How many cards have a number; with more, older sentences read otherwise. */
  readonly numbered: number;
}

const nobody: readonly SeatTaken[] = [];

export function useNames(
  screen: Screen | null,
  view: object | null,
  log: readonly LoggedEvent[],
  update: Update | null,
): TableNames {
  const { seats = nobody, seq = 0 } = update ?? {};
  const spoken = useLang();
  const seen = useRef<Seen>(new Map());
  const read = useRef(0);
  // Who has gone keeps the number: what is told of them is still in the log.
  const met = useRef(new Set<number>());
  return useMemo(() => {
    if (log.length < read.current) read.current = 0;
    for (; read.current < log.length; read.current++) collect(log[read.current].event, seen.current);
    collect(view, seen.current);
    const gone = goneIn(log.filter((one) => one.seq <= seq));
    for (const card of (view && screen?.numbered?.(view)) ?? []) met.current.add(card);
    const numbers = numbersOf(met.current, seen.current);
    const plainSeat = (seat: number) => nameAmong(seats, seat, spoken.t);
    return {
      card(id) {
        const def = seen.current.get(id);
        if (def === undefined || !screen)
          return spoken.t((view && screen?.called?.(view, id)) ?? words.someCard);
        const [name, number] = [spoken.t(screen.entry(def).name), numbers.get(id)];
        return number === undefined ? name : `${name} ${number}`;
      },
      number: (id) => numbers.get(id) ?? null,
      numbered: numbers.size,
      plainSeat,
      seat(seat) {
        const name = plainSeat(seat);
        return gone.has(seat) ? spoken.t(words.gone)(name) : name;
      },
    };
  }, [screen, view, log, seats, seq, spoken]);
}

/** Cards of one name are numbered in the order in which they were first seen, so that numbers stay. */
export function numbersOf(
  among: ReadonlySet<number>,
  seen: ReadonlyMap<number, string>,
): Map<number, number> {
  const alike = new Map<string, number[]>();
  for (const [card, def] of seen) if (among.has(card)) alike.set(def, [...(alike.get(def) ?? []), card]);
  const several = [...alike.values()].filter(({ length }) => length > 1);
  return new Map(several.flatMap((group) => group.map((card, i) => [card, i + 1] as const)));
}

/** Who has conceded or run out of time, and not taken it back: their name says so wherever it stands. */
export function goneIn(log: readonly LoggedEvent[]): ReadonlySet<number> {
  const left = log.filter(({ event }) => isLeaving(event));
  return new Set(left.flatMap(({ event }) => (typeof event.seat === 'number' ? event.seat : [])));
}

export const isLeaving = ({ kind }: GameEvent): boolean => ['concede', 'flag', 'absent'].includes(kind);

/** The names of the cards an event speaks of, which stand out in its line. */
export function namesIn(event: GameEvent, names: Names): string[] {
  const seen: Seen = new Map();
  collect(event, seen);
  return [...seen.keys()].map(names.card);
}

export function collect(value: unknown, seen: Seen): void {
  if (typeof value !== 'object' || value === null) return;
  if ('id' in value && 'def' in value && typeof value.id === 'number' && typeof value.def === 'string') {
    seen.set(value.id, value.def);
  }
  for (const part of Object.values(value)) collect(part, seen);
}
