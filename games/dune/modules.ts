/**
 * The modules that a game is played with: one of two core games, the base game or Uprising, then expansions and ways to
 * play (D-1.1).
 */
export const modules = [
  'base',
  'ix',
  'immortality',
  'uprising',
  'choam',
  'six',
  'epic',
  'escalation',
  'churn',
  'eleven',
  'originals',
] as const;
export type Module = (typeof modules)[number];

/** Modules as bits of one number. */
export const bitsOf = (among: readonly Module[]): number =>
  among.reduce((sum, module) => sum | (1 << modules.indexOf(module)), 0);

export const ix = bitsOf(['ix']);
export const epic = bitsOf(['epic']);
export const escalation = bitsOf(['escalation']);
export const churn = bitsOf(['churn']);
export const immortality = bitsOf(['immortality']);
export const eleven = bitsOf(['eleven']);
export const uprising = bitsOf(['uprising']);
export const choam = bitsOf(['choam']);
export const six = bitsOf(['six']);
