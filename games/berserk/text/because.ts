/** A reason: what is wrong and what would be right, and a tag of a word or two. */
import type { Reason, Text } from '@vigrid/kernel';

export interface Because {
  /** The card in the way by name. */
  readonly says: (name: Text, r: Reason) => Text;
  readonly tag: Text;
}

export const because = (tag: Text, says: Because['says']): Because => ({ tag, says });
