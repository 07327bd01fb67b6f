import type { Rule } from '@vigrid/kernel';

/** The box a rule comes from. What every game needs, whatever its boxes, counts to the base. */
export type Box = 'base' | 'ix' | 'immortality' | 'uprising';

export interface BoxedRule extends Rule {
  readonly box: Box;
}
