/** Parts 1–7 of the rules of 2012; the glossary is beside. */
import { attacks } from './attacks.ts';
import { campaign } from './campaign.ts';
import { cards } from './cards.ts';
import { creatures } from './creatures.ts';
import { declaring } from './declaring.ts';
import { features } from './features.ts';
import { illegality } from './illegality.ts';
import { markers } from './markers.ts';
import { modifiers } from './modifiers.ts';
import { movingAndDying } from './moving-and-dying.ts';
import { noncreatures } from './noncreatures.ts';
import { preliminary } from './preliminary.ts';
import { properties } from './properties.ts';
import { replacement } from './replacement.ts';
import { stack } from './stack.ts';
import { turn } from './turn.ts';
import { victory } from './victory.ts';
import { zones } from './zones.ts';

/** In the order of the rulebook. */
export const b12 = {
  ...cards,
  ...properties,
  ...features,
  ...markers,
  ...zones,
  ...creatures,
  ...noncreatures,
  ...stack,
  ...preliminary,
  ...turn,
  ...declaring,
  ...movingAndDying,
  ...attacks,
  ...modifiers,
  ...illegality,
  ...replacement,
  ...victory,
  ...campaign,
};
