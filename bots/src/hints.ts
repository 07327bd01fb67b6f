/** What a good player would consider, with chances and with reasons in words, drawn from what changes in imagined worlds. */
import { imagine, type Random, type Run, type Seat, type Text } from '@vigrid/kernel';
import { type Budget, type Weighed, weigh } from './search.ts';

/** An answer worth a thought. */
export interface Hint extends Weighed {
  /** How many games of a hundred it is thought to win. */
  readonly chance: number;
  /** What comes of it that does not come of the others. */
  readonly reasons: readonly Text[];
}

/** A reason is told if it holds in so many worlds, and so much more often than with the other answers. */
const often = 0.5;
const oftener = 0.2;
const mostReasons = 3;

/** The best answers of a true game, the best first. The seat is told nothing that it may not know. */
export function hints(run: Run, seat: Seat, random: Random, budget: Budget): readonly Hint[] {
  const own = imagine(run, seat, random);
  const told = new Map<number, Map<string, { text: Text; worlds: number }>>();
  const weighed = weigh(own, seat, random, budget, undefined, (answer, before, after) => {
    const reasons = told.get(answer) ?? new Map();
    told.set(answer, reasons);
    for (const text of own.game.changes?.(before, after, seat) ?? []) {
      const had = reasons.get(text.en);
      reasons.set(text.en, { text, worlds: (had?.worlds ?? 0) + 1 });
    }
  });
  const shareOf = ({ answer, worlds }: Weighed, key: string): number =>
    worlds === 0 ? 0 : (told.get(answer)?.get(key)?.worlds ?? 0) / worlds;
  return weighed.map((one) => {
    const others = weighed.filter((other) => other !== one && other.worlds > 0);
    const reasons = [...(told.get(one.answer)?.entries() ?? [])]
      .map(([key, { text }]) => {
        const share = shareOf(one, key);
        const usual =
          others.reduce((sum, other) => sum + shareOf(other, key), 0) / Math.max(1, others.length);
        return { text, share, more: share - usual };
      })
      .filter(({ share, more }) => share >= often && (more >= oftener || others.length === 0))
      .sort((a, b) => b.more - a.more)
      .slice(0, mostReasons)
      .map(({ text }) => text);
    return { ...one, chance: Math.round(50 * (1 + one.mean)), reasons };
  });
}
