/** Scenarios: executable situations in plain text. See docs/scenarios.md. */
export * from './read.ts';
export * from './run.ts';
export type { Moment, Trace } from './trace.ts';
export * from './write.ts';
