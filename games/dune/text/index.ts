/**
 * The words of Dune for the browser and the terminal: sentences, names, what effects say. Texts of cards are written
 * where the catalogue is made and come to the table as data.
 */
export { boxText, conditionText, costText, effectsText, effectText } from './effects.ts';
export { placeName } from './places.ts';
export type { Ask } from './questions.ts';
export { type DuneWhy, shortReason } from './reasons.ts';
export { side } from './sides.ts';
export { speech } from './speech.ts';
export {
  counted,
  factionNames,
  iconNames,
  moduleNames,
  named,
  resourceNames,
  withFaction,
} from './words.ts';
