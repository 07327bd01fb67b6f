/** Opponents that never change, to measure others by. */
import type { Gallery, Reference } from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import type { ValhallaEvent } from '../events.ts';
import type { Valhalla } from '../state.ts';
import { advise, type Manner, plain } from './advice.ts';
import { judge } from './judgement.ts';

const opponent = (manner: Manner): Reference<Valhalla, ValhallaAct, ValhallaEvent> => ({
  judge,
  advise: (g, seat) => advise(g, seat, manner),
});

export const gallery: Gallery<Valhalla, ValhallaAct, ValhallaEvent> = {
  fighter1: opponent(plain),
  rush: opponent({ attack: 2, draw: 0 }),
  turtle: opponent({ attack: -1.5, draw: 0 }),
  hoarder: opponent({ attack: -0.5, draw: 0.8 }),
};
