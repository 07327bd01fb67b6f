/** Scenarios: executable situations in plain text. See docs/scenarios.md. */
export * from './read.ts';
export * from './run.ts';
export * from './write.ts';
