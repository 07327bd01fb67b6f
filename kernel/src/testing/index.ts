/** Tools for testing games: the suite that every game must pass, golden playthroughs, the exhaustive runner. */
export * from './arbitrary.ts';
export * from './choose.ts';
export * from './exhaust.ts';
export * from './golden.ts';
export * from './plan.ts';
export * from './positions.ts';
export * from './search.ts';
export * from './suite.ts';
