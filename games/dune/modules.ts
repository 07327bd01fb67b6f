/** The modules that a game is played with: the base game, expansions and ways to play. */
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
