/**
 * The words of Heroes for the browser and the terminal: sentences, names, symbols in texts. Texts of cards are written
 * where the catalogue is made (cards.ts) and come to the table as data.
 */
export { answer } from './acts.ts';
export {
  type ClassKey,
  classes,
  elements,
  keywords,
  lineOf,
  setNames,
  type Term,
  terms,
  types,
} from './classes.ts';
export type { Ask } from './questions.ts';
export { type HeroesWhy, shortReason } from './reasons.ts';
export { sentences, speech } from './speech.ts';
export { coinsText, type Part, parts, plainText } from './tokens.ts';
