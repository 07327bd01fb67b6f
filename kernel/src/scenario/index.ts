/** Scenarios: executable situations in plain text. See docs/scenarios.md. */
export { answers, asked } from './answers.ts';
export * from './fields.ts';
export * from './read.ts';
export { legalAnswer, notOffered, refusalOf } from './refusals.ts';
export * from './run.ts';
export type { Moment, Trace } from './trace.ts';
export * from './write.ts';
