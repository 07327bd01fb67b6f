/** A quick judgement of a position, for bots and hints: points that are safe, and what squads and hands promise. */
import type { Seat } from '@vigrid/kernel';
import { isWarrior, symbolsOf, valourOf, warrior } from '../cards/catalogue.ts';
import { jarl, leads, total } from '../jarls.ts';
import { monsterStrength } from '../monster.ts';
import { partnerOf, type Side, type Valhalla } from '../state.ts';
import { valour } from '../strength.ts';

export function judge(s: Valhalla, seat: Seat): number {
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
  return Math.tanh((0.19 - 0.06 * timeLeft(s)) * (own - best));
}

/** How much of the deck is left, from 1 to 0. */
const timeLeft = (s: Valhalla): number => Math.min(1, s.deck.length / 64);

/** Points in hand, and what is likely to become points: the shares are those that told winners in 700 games. */
function worth(s: Valhalla, side: Side): number {
  const left = timeLeft(s);
  const battles = (1.5 + 1.6 * left) * total(side.captured) + (s.sides.length === 2 ? 0 : side.shields);
  const warriors = side.hand.filter((card) => isWarrior(s, card)).length;
  let sum = valour(s, side) + battles + (0.45 + 0.95 * left) * side.hand.length - 0.37 * warriors;
  for (const card of side.squad) {
    if (card < 0) continue;
    sum += 0.07 + 0.29 * left + (0.28 + 0.34 * left) * valourOf(s, card);
    sum += (0.07 + 0.11 * left) * warrior(s, card).strength;
  }
  return sum + (leads(side, jarl.Yrsa) ? side.captured.filter((n) => n > 0).length : 0);
}

/** A player alone, against the monster. */
export function judgeAlone(s: Valhalla): number {
  const [side] = s.sides;
  const level = s.solo?.level ?? 0;
  let squad = 0;
  for (const card of side.squad)
    if (card >= 0) squad += warrior(s, card).strength / (1 + 0.3 * symbolsOf(s, card));
  const ready = Math.min(1, (valour(s, side) + squad) / Math.max(1, monsterStrength(s)));
  const time = s.deck.length / 80;
  return Math.tanh((level + ready + 0.4 * side.shields + 0.05 * side.hand.length + time - 5) / 4);
}
