/** The days of games that were gone through here, as this browser keeps them: so few numbers that they fit in a row. */
import type { Course } from '../analysis/course.ts';
import { memory } from '../i18n/store.ts';

/** One's own chances over a game, and what luck and one's own decisions brought, in points of a hundred. */
export interface KeptDay {
  /** From −100 (lost) over 0 (even) to 100 (won), at equal distances. */
  readonly course: readonly number[];
  readonly luck: number;
  readonly own: number;
}

const key = 'days';
/** The latest are kept. */
const most = 300;
const points = 24;

export function sketchOf({ stretches, sum }: Course, seats: number): KeptDay | null {
  if (stretches.length === 0) return null;
  const even = 1 / seats;
  const over = (chance: number) =>
    Math.round(100 * (chance >= even ? (chance - even) / (1 - even) : (chance - even) / even));
  const last = stretches.length - 1;
  const course = Array.from({ length: points - 1 }, (_, i) =>
    over(stretches[Math.round((i * last) / (points - 2))].after),
  );
  return { course: [...course, over(sum.end / 100)], luck: sum.luck, own: sum.own };
}

/** By table. */
export function daysKept(): ReadonlyMap<string, KeptDay> {
  try {
    const kept: unknown = JSON.parse(memory.read(key) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isKept) : []);
  } catch {
    return new Map();
  }
}

export function keepDay(table: string, day: KeptDay): void {
  const others = [...daysKept()].filter(([other]) => other !== table);
  memory.write(key, JSON.stringify([...others.slice(1 - most), [table, day]]));
}

const isKept = (one: unknown): one is [string, KeptDay] => {
  if (!Array.isArray(one) || typeof one[0] !== 'string') return false;
  const { course, luck, own }: Partial<Record<keyof KeptDay, unknown>> = Object(one[1]);
  return (
    Array.isArray(course) && course.every(Number.isFinite) && Number.isFinite(luck) && Number.isFinite(own)
  );
};
