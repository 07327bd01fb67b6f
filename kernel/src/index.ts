/**
 * The machine every game runs on; it knows no game. Read game.ts for what a game is, flow.ts for how its course is
 * written, questions.ts for what it may ask, run.ts for how it runs, match.ts for play at a table, settings.ts for what
 * is chosen before.
 */

export type { Lang, Text } from '@vigrid/speech';
export {
  type ActOf,
  type ActTable,
  type Anatomy,
  actTable,
  anatomyOf,
  type QuestionWithAnatomy,
  readAct,
  withAnatomy,
} from './acts.ts';
export * from './copy.ts';
export * from './deck-check.ts';
export * from './deck-text.ts';
export * from './events.ts';
export * from './flow.ts';
export * from './game.ts';
export * from './layout.ts';
export * from './learning.ts';
export * from './match.ts';
export * from './menu.ts';
export * from './names.ts';
export * from './nearest.ts';
export * from './order.ts';
export * from './position.ts';
export * from './questions.ts';
export * from './random.ts';
export * from './reasons.ts';
export * from './record.ts';
export * from './rules.ts';
export * from './rulings.ts';
export * from './run.ts';
export * from './scores.ts';
export * from './settings.ts';
export * from './settings-reader.ts';
export { needOf } from './settings-words.ts';
export * from './table.ts';
export * from './versions.ts';
