/**
 * What happens, for the log and the table. There is one way to tell it, in all games:
 * `g.listener?.({ kind: 'draw', rule: 'BH-8.4', seat, secret: { to: [seat], card } })`, so that an event is built only
 * when somebody listens, and the compiler knows which events a game has.
 */
import { plural, type Text } from '@vigrid/speech';
import type { Names, Seat } from './game.ts';
import type { TableRule } from './table.ts';

/** What every event has. The other fields of `secret` are shown only to the seats in `to`. */
export interface GameEvent {
  readonly kind: string;
  readonly rule: string;
  readonly secret?: { readonly to: readonly Seat[] };
}

/** An event of a game: `Told<'draw', { seat: Seat; secret?: Secret<{ card: CardRef }> }, RuleId>`. */
export type Told<Kind extends string, Fields, Rule extends string> = Kind extends string
  ? { readonly kind: Kind; readonly rule: Rule } & Readonly<Fields>
  : never;

/** What only some seats may know of an event. */
export type Secret<Fields> = { readonly to: readonly Seat[] } & Readonly<Fields>;

/** An event as somebody sees it: what of its secret they may know has become part of it. */
export type Seen<E extends GameEvent> = E extends { readonly kind: string; readonly secret?: infer S }
  ? 'secret' extends keyof E
    ? Omit<E, 'secret'> & Partial<Omit<NonNullable<S>, 'to'>>
    : E
  : never;

/** What happens at any table beside the game's own events (table.ts). */
export type TableEvent =
  | Told<'offer' | 'decline' | 'concede' | 'flag' | 'absent', { seat: Seat }, TableRule>
  | Told<'askPause' | 'noPause' | 'pause' | 'resume', { seat: Seat }, TableRule>
  | Told<'undo', { seat: Seat; decisions: number }, TableRule>
  | Told<'end', { winners: readonly Seat[] }, TableRule>;

/**
 * Hears what happens. Taken from a method, so that the compiler lets a listener to one game's events stand for a
 * listener to any (see `AnyGame`): only the game itself and its table tell it anything.
 */
export type Listener<E extends GameEvent = GameEvent> = { hear(event: E): void }['hear'];

/** The event as a seat (null: a spectator) may see it. */
export function eventFor<E extends GameEvent>(event: E, seat: Seat | null): Seen<E>;
export function eventFor(event: GameEvent, seat: Seat | null): GameEvent {
  if (!event.secret) return event;
  const { secret, ...shown } = event;
  if (seat === null || !secret.to.includes(seat)) return shown;
  const { to: _, ...told } = secret;
  return { ...shown, ...told };
}

/** A sentence for each kind of event; `M` has the events by their kinds. */
export type Sentences<M> = { readonly [K in keyof M]: (event: M[K], names: Names) => Text };

/** The events of a union by their kinds, as they are seen. */
export type SeenByKind<E extends GameEvent> = { readonly [X in E as X['kind']]: Seen<X> };

/** The sentence for an event. A table that is newer than this program may tell of what it does not know yet. */
export function sentence<M, K extends keyof M>(
  sentences: Sentences<M>,
  kind: K,
  event: M[K] & { readonly rule: string },
  names: Names,
): Text {
  return Object.hasOwn(sentences, kind) ? sentences[kind](event, names) : byRule(event);
}

/** What is said of an event that has no sentence of its own. */
export const byRule = ({ rule }: { readonly rule: string }): Text => ({
  ru: `По правилу ${rule}.`,
  en: `By rule ${rule}.`,
});

/** Whether an event tells of the table, not of the game. */
export const isTableEvent = (event: GameEvent): event is TableEvent => event.rule.startsWith('T-');

/** What the table itself tells of any game. The end it makes is told as the game tells its own. */
export function tableSentence(
  event: TableEvent,
  names: Names,
  end: (event: Ending, names: Names) => Text,
): Text {
  return event.kind === 'end' ? end(event, names) : sentence(ofTable, event.kind, event, names);
}

/** How a game ended, for the sentence that tells it. */
export type Ending = Pick<Extract<TableEvent, { readonly kind: 'end' }>, 'winners'>;

type Plain = Exclude<TableEvent, { readonly kind: 'end' }>;

const ofTable: Sentences<SeenByKind<Plain>> = {
  offer: ({ seat }, n) => ({ ru: `${n.seat(seat)} предлагает ничью.`, en: `${n.seat(seat)} offers a draw.` }),
  decline: ({ seat }, n) => ({
    ru: `${n.seat(seat)} отклоняет ничью.`,
    en: `${n.seat(seat)} declines the draw.`,
  }),
  undo: ({ seat, decisions: n }, names) => ({
    ru: `Взято назад: ${names.seat(seat)}, ${n} ${plural(n, 'ru', ['решение', 'решения', 'решений'])}.`,
    en: `${names.seat(seat)} takes back ${n} ${plural(n, 'en', ['decision', 'decisions'])}.`,
  }),
  concede: ({ seat }, n) => ({ ru: `${n.seat(seat)} сдаётся.`, en: `${n.seat(seat)} concedes.` }),
  flag: ({ seat }, n) => ({ ru: `Время вышло: ${n.seat(seat)}.`, en: `${n.seat(seat)} runs out of time.` }),
  absent: ({ seat }, n) => ({
    ru: `Не дождались: ${n.seat(seat)} выбывает.`,
    en: `${n.seat(seat)} was away too long and is out of the game.`,
  }),
  askPause: ({ seat }, n) => ({
    ru: `${n.seat(seat)} предлагает перерыв.`,
    en: `${n.seat(seat)} asks for a pause.`,
  }),
  noPause: ({ seat }, n) => ({
    ru: `Без перерыва: ${n.seat(seat)} играет дальше.`,
    en: `${n.seat(seat)} would rather play on without a pause.`,
  }),
  pause: () => ({ ru: 'Перерыв: часы стоят.', en: 'The game is paused: the clocks stand.' }),
  resume: ({ seat }, n) => ({
    ru: `Перерыв окончен: ${n.seat(seat)} продолжает партию.`,
    en: `${n.seat(seat)} ends the pause.`,
  }),
};
