/** What a text speaks of when it is read. */

/** What a text speaks of: whose it is, where it is reckoned from, the moment, what came before. */
export interface Context {
  readonly seat: number;
  readonly card: number;
  /** The cell of "this" card, where it stood if it is gone (B12-509.3). */
  readonly from: number;
  readonly it: number;
  readonly other: number;
  readonly same: readonly number[];
  readonly before: readonly number[];
  readonly x: number;
  readonly row: number;
  readonly cell: number;
  /** The grade of the attack that it is about; `noGrade` where it is about none. */
  readonly grade: number;
  /** Who gave the text to this card; -1 of its own texts. */
  readonly giver: number;
}

export const noGrade = -2;

/** Of a text that nothing in particular has happened to. */
export const contextFor = (seat: number, card: number, from: number, it: number, x: number): Context => ({
  seat,
  card,
  from,
  it,
  other: -1,
  same: nothing,
  before: nothing,
  x,
  row: -1,
  cell: -1,
  grade: noGrade,
  giver: -1,
});

const nothing: readonly number[] = [];

/** The same with targets of its own; whom the text spoke of until then is told of as `before`. */
export const speakingOf = (ctx: Context, targets: readonly number[]): Context => ({
  ...ctx,
  same: targets,
  before: [...ctx.before, ...ctx.same],
});
