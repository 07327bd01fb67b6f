/**
 * The words of Berserk for the browser and the terminal: sentences and names. Texts of cards are written where the
 * catalogue is made (card-text.ts) and come to the table as data.
 */

export { answer, featureName, rowName } from './acts.ts';
export { cellName, placeName } from './cells.ts';
export { type ClassKey, classes } from './classes.ts';
export {
  abilityTypes,
  costName,
  elements,
  grades,
  kindOf,
  lineOf,
  markers,
  phases,
  types,
} from './names.ts';
export type { Ask } from './questions.ts';
export { type BerserkWhy, shortReason } from './reasons.ts';
export { setNames } from './set-names.ts';
export { speech } from './speech.ts';
export { type Term, wordName, words } from './words.ts';
