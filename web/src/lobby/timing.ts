/** Clocks: those that are offered, and how each is told. */
import type { ClockSetting } from '@vigrid/protocol';
import type { Both, Speech } from '../i18n/index.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

const game = (minutes: number, seconds: number): ClockSetting => ({
  base: minutes * minute,
  increment: seconds * second,
});
const turn = (base: number): ClockSetting => ({ base, increment: 0, eachTurn: true });

/** From the quickest to those over days. */
export const timings: readonly ClockSetting[] = [
  game(10, 10),
  game(25, 15),
  game(60, 30),
  turn(2 * minute),
  turn(5 * minute),
  turn(day),
  turn(3 * day),
  turn(7 * day),
];

/** A clock in words: how much, and for what. */
export function timingText({ base, increment, eachTurn }: ClockSetting, { lang, t }: Speech): string {
  const unit = (n: number, of: 'second' | 'minute' | 'day') =>
    new Intl.NumberFormat(lang, { style: 'unit', unit: of, unitDisplay: 'long' }).format(n);
  const much =
    base >= day
      ? unit(base / day, 'day')
      : base >= minute
        ? unit(base / minute, 'minute')
        : unit(base / second, 'second');
  if (eachTurn) return t(said.turn)(much);
  return increment > 0 ? t(said.added)(much, unit(increment / second, 'second')) : t(said.game)(much);
}

const said = {
  turn: { ru: (much) => `${much} на ход`, en: (much) => `${much} a turn` },
  game: { ru: (much) => `${much} на партию`, en: (much) => `${much} for the game` },
  added: {
    ru: (much, more) => `${much} на партию и ${more} за решение`,
    en: (much, more) => `${much} for the game, ${more} for each decision`,
  },
} satisfies Record<string, Both<(much: string, more: string) => string>>;
