/**
 * Deeds on their way. A deed is written down before it is sent and struck out when the server has answered, so it
 * survives a broken connection and a reloaded page; the server applies it once however often it comes.
 */
import type { Deed } from '@vigrid/protocol';
import type { Keep } from './keep.ts';

export interface Deeds {
  /** Those of a table that the server has not answered yet. */
  of(table: string): readonly Deed[];
  add(deed: Deed): void;
  strike(deed: Deed): void;
}

export function deedsIn(keep: Keep): Deeds {
  const read = (table: string): Deed[] => {
    const written = keep.get(keyOf(table));
    return written === null ? [] : JSON.parse(written);
  };
  const write = (table: string, deeds: readonly Deed[]) =>
    keep.set(keyOf(table), deeds.length === 0 ? null : JSON.stringify(deeds));
  return {
    of: read,
    add: (deed) => write(deed.table, [...read(deed.table), deed]),
    strike: (deed) =>
      write(
        deed.table,
        read(deed.table).filter((one) => one.id !== deed.id),
      ),
  };
}

const keyOf = (table: string) => `vigrid.deeds.${table}`;

/** A name no other deed has. `crypto.randomUUID` is missing where the page is not served over a secure line. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
