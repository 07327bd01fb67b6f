/**
 * The words of Dune for the browser and the terminal: sentences and names. What cards and effects say is written where
 * the catalogue and the acts are made and comes to the table as data.
 */
export { placeName, postName } from './places.ts';
export type { Ask } from './questions.ts';
export { shortReason } from './reason-tags.ts';
export type { DuneWhy } from './reasons.ts';
export { side } from './sides.ts';
export { sentences, speech } from './speech.ts';
export {
  battleIconNames,
  counted,
  factionName,
  factionNames,
  iconNames,
  moduleNames,
  named,
  resourceNames,
  short,
  withFaction,
} from './words.ts';
