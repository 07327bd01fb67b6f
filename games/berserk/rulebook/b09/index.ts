/** The rules of Berserk as of the extended rules of 2009, in our own words and in their order. */
import { battlefieldAndTypes } from './battlefield-types.ts';
import { cards } from './cards.ts';
import { combatAndZones } from './combat-zones.ts';
import { creatures } from './creatures.ts';
import { deploymentToTurn } from './deployment-turn.ts';
import { dictionaryAToN } from './dictionary-a-n.ts';
import { dictionaryOToCh } from './dictionary-o-ch.ts';
import { features } from './features.ts';
import { game } from './game.ts';
import { glossary } from './glossary.ts';
import { movementAndLives } from './movement-lives.ts';
import { recruitment } from './recruitment.ts';
import { replacementToLegality } from './replacement-legality.ts';
import { stack } from './stack.ts';
import { targetsToEffects } from './targets-effects.ts';
import { terrainToEquipment } from './terrain-equipment.ts';
import { triggersToBlocks } from './triggers-blocks.ts';

/** In the order of the rulebook. */
export const b09 = {
  ...game,
  ...cards,
  ...movementAndLives,
  ...combatAndZones,
  ...battlefieldAndTypes,
  ...creatures,
  ...terrainToEquipment,
  ...stack,
  ...recruitment,
  ...deploymentToTurn,
  ...features,
  ...triggersToBlocks,
  ...targetsToEffects,
  ...replacementToLegality,
  ...dictionaryAToN,
  ...dictionaryOToCh,
  ...glossary,
};
