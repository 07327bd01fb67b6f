/** Things that nobody may guess. */
import { createHash, randomBytes } from 'node:crypto';

/** A guest's token, which is all that proves who they are. */
export const freshToken = (): string => randomBytes(32).toString('base64url');

/** The id of a guest or a table, or an invitation's code: short enough for a link. */
export const freshId = (): string => randomBytes(9).toString('base64url');

/**
 * Seeds that are the same ones each time, for a rehearsal: everybody's first game has the first one, whatever others began
 * before, and whoever knows the word knows them all.
 */
export function knownSeeds(word: string): (guest: string) => string {
  const begun = new Map<string, number>();
  return (guest) => {
    const games = begun.get(guest) ?? 0;
    begun.set(guest, games + 1);
    return sha256(`${word} ${games}`).slice(0, 32);
  };
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
