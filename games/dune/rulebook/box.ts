import type { Rule, RuleNotes, RuleRow } from '@vigrid/kernel';

/** The box a rule comes from. What every game needs, whatever its boxes, counts to the base. */
export type Box = 'base' | 'ix' | 'immortality' | 'uprising';

export interface BoxedNotes extends RuleNotes {
  /** Only where its chapter says otherwise. */
  readonly box?: Box;
}

export type BoxedRow = RuleRow<BoxedNotes>;

const boxes: Readonly<Record<string, Box>> = {
  23: 'ix',
  24: 'immortality',
  25: 'uprising',
  26: 'uprising',
  27: 'uprising',
  28: 'uprising',
  29: 'uprising',
};

export const boxOf = ({ chapter, box }: Rule & BoxedNotes): Box => box ?? boxes[chapter] ?? 'base';
