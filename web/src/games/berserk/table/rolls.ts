/** The dice of the last roll: they lie beside their cards until something else is rolled or the turn passes. */
import type { LoggedEvent } from '@vigrid/protocol';

export interface Rolled {
  /** What the die shows, and what it comes to. */
  readonly natural: number;
  readonly result: number;
}

export function lastRolls(log: readonly LoggedEvent[], seq: number): ReadonlyMap<number, Rolled> {
  const rolls = new Map<number, Rolled>();
  let step: number | null = null;
  for (let i = log.length - 1; i >= 0; i--) {
    const { seq: at, event } = log[i];
    if (at > seq) continue;
    if (event.kind === 'turn' || (step !== null && at !== step)) break;
    const card = idOf(event.card);
    if (card === null || typeof event.natural !== 'number' || !/^roll(ed|Result)$/.test(event.kind)) continue;
    step = at;
    const result = typeof event.result === 'number' ? event.result : event.natural;
    // Read backwards: what a roll comes to is told after the roll itself.
    if (!rolls.has(card)) rolls.set(card, { natural: event.natural, result });
  }
  return rolls;
}

const idOf = (value: unknown): number | null =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'
    ? value.id
    : null;
