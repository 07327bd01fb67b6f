/** Tables at which several people share this screen: how the others of them come to their seats. */
import { memory } from '../i18n/store.ts';

export interface Sharing {
  /** The secret of the invitation. */
  readonly code: string;
  /** Who sits where beside the guest, as they want to be called; the server's name where they say none. */
  readonly beside: readonly { readonly seat: number; readonly name: string }[];
}

const keyOf = (table: string): string => `shared.${table}`;

export const share = (table: string, sharing: Sharing): void =>
  memory.write(keyOf(table), JSON.stringify(sharing));

export function sharingAt(table: string): Sharing | null {
  const kept = memory.read(keyOf(table));
  if (kept === null) return null;
  try {
    const { code, beside } = Object(JSON.parse(kept));
    if (typeof code === 'string' && Array.isArray(beside)) return { code, beside };
  } catch {
    // A table of before: two people, and the bare secret.
  }
  return { code: kept, beside: [{ seat: 1, name: '' }] };
}
