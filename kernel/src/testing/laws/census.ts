import { must } from './must.ts';

/** Nothing is lost or doubled. A game may make new objects, with new numbers after all others. */
export function mustKeepAll(now: readonly number[], before: readonly number[]): void {
  must(
    now.every((object, i) => i === 0 || object > now[i - 1]),
    `The census is not sorted or has doubles: ${now.join(' ')}.`,
  );
  const there = new Set(now);
  const lost = before.filter((object) => !there.has(object));
  must(lost.length === 0, `Lost from the census: ${lost.join(' ')}.`);
  const strange = now.slice(0, before.length).filter((object, i) => object !== before[i]);
  must(strange.length === 0, `Strange in the census: ${strange.join(' ')}.`);
}
