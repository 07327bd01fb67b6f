/** Opponents that never change, to measure others by; what advice does not decide they judge by points and promises. */
import type { Gallery, Reference, Seat } from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import { isWarrior, valourOf, warrior } from '../cards/catalogue.ts';
import type { ValhallaEvent } from '../events.ts';
import { jarl, leads, total } from '../jarls.ts';
import { partnerOf, type Side, squadSize, type Valhalla } from '../state.ts';
import { valour } from '../strength.ts';
import { advise } from './advice.ts';
import { judgeAlone } from './judgement.ts';
import { plain, type Weights } from './weights.ts';

const opponent = (by: Weights): Reference<Valhalla, ValhallaAct, ValhallaEvent> => ({
  judge,
  advise: (g, seat) => advise(g, seat, by),
});

export const gallery: Gallery<Valhalla, ValhallaAct, ValhallaEvent> = {
  fighter1: opponent(plain),
  rush: opponent({ ...plain, attack: 2 }),
  turtle: opponent({ ...plain, attack: -1.5 }),
  hoarder: opponent({ ...plain, attack: -0.5, draw: 0.8 }),
};

function judge(s: Valhalla, seat: Seat): number {
  if (s.result) {
    if (s.result.winners.length === 0) return -1;
    return s.result.winners.includes(seat) ? 1 : -1;
  }
  if (s.solo) return judgeAlone(s);
  let best = -Infinity;
  const union = s.options.companions === 'union';
  const partner = partnerOf(s, seat);
  s.sides.forEach((side, of) => {
    if (of !== seat && !(union && of === partner)) best = Math.max(best, worth(s, side));
  });
  const own = union ? (worth(s, s.sides[seat]) + worth(s, s.sides[partner])) / 2 : worth(s, s.sides[seat]);
  return Math.tanh((own - best) / 40);
}

/** Points in hand, and what is likely to become points. */
function worth(s: Valhalla, side: Side): number {
  const shield = s.sides.length === 2 ? 1 : 2;
  let sum = valour(s, side) + shield * side.shields + 2.5 * total(side.captured) + 0.8 * side.hand.length;
  for (const card of side.squad)
    if (card >= 0) sum += 0.4 * valourOf(s, card) + 0.25 * warrior(s, card).strength;
  for (const card of side.hand) if (isWarrior(s, card)) sum += 0.1 * valourOf(s, card);
  if (leads(side, jarl.Yrsa)) sum += side.captured.filter((n) => n > 0).length;
  const size = squadSize(side);
  return sum - (size === 0 ? 1 : 0);
}
