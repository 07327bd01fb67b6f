/**
 * Refusals explain themselves. A predicate of legality takes an optional list of reasons: ordinary play passes none
 * and pays nothing; `explain` passes one and reads it.
 */
export interface Reason {
  readonly rule: string;
  /** The key of the sentence in the game's texts. */
  readonly why: string;
  /** The object that is in the way. */
  readonly card?: number;
  /** What is there and what would be needed. */
  readonly have?: number;
  readonly need?: number;
}

/** Where reasons are gathered; undefined where nobody asks for them. */
export type Why = Reason[] | undefined;

/** Says no, and why if anybody asked: `if (piece.closed) return no(why, { rule: 'BH-8.23', why: 'closed', card })`. */
export function no(why: Why, reason: Reason): false {
  why?.push(reason);
  return false;
}

/** The first reason a predicate gives, or null if it says yes. */
export function explainFirst(ask: (why: Reason[]) => boolean): Reason | null {
  const why: Reason[] = [];
  return ask(why) ? null : why[0];
}
