import type { LoggedEvent } from '@vigrid/protocol';

/** Step by step the same events, whatever words they were told in. */
export function sameLog(one: readonly LoggedEvent[], other: readonly LoggedEvent[]): boolean {
  const plainly = (log: readonly LoggedEvent[]) => JSON.stringify(log.map(({ seq, event }) => [seq, event]));
  return plainly(one) === plainly(other);
}
