/** A quick judgement of a position, for bots and hints: points that are safe, and what squads and hands promise. */
import type { Seat } from '@vigrid/kernel';
import { isWarrior, symbolsOf, valourOf, warrior } from '../cards/catalogue.ts';
import { jarl, leads, total } from '../jarls.ts';
import { monsterStrength } from '../monster.ts';
import { partnerOf, type Side, squadSize, type Valhalla } from '../state.ts';
import { valour } from '../strength.ts';

export function judge(s: Valhalla, seat: Seat): number {
  if (s.result) {
    if (s.result.winners.length === 0) return -1;
    return s.result.winners.includes(seat) ? 1 : -1;
  }
  if (s.solo) return judgeSolo(s);
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

function judgeSolo(s: Valhalla): number {
  const [side] = s.sides;
  const level = s.solo?.level ?? 0;
  let squad = 0;
  for (const card of side.squad)
    if (card >= 0) squad += warrior(s, card).strength / (1 + 0.3 * symbolsOf(s, card));
  const ready = Math.min(1, (valour(s, side) + squad) / Math.max(1, monsterStrength(s)));
  const time = s.deck.length / 80;
  return Math.tanh((level + ready + 0.4 * side.shields + 0.05 * side.hand.length + time - 5) / 4);
}
