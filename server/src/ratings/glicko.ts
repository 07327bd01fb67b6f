/**
 * Glicko-2, as Mark Glickman's paper "Example of the Glicko-2 system" gives it, step by step. A game is a period of its
 * own: what others think of a player is known at once.
 */

export interface Strength {
  readonly rating: number;
  /** How far off the rating may well be: 95 of 100 times not by more than twice this. */
  readonly deviation: number;
  /** How much the player's strength is expected to waver. */
  readonly volatility: number;
}

export interface Meeting {
  readonly rival: Strength;
  /** 1 for a win, 0.5 for a draw, 0 for a loss. */
  readonly score: number;
}

export const newcomer: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How quickly strength is allowed to waver; the paper's example has the same. */
const tau = 0.5;
/** Of the paper's own scale. */
const scale = 173.7178;
const precision = 0.000001;

/** The player's strength after these meetings. */
export function rated(player: Strength, meetings: readonly Meeting[]): Strength {
  const mu = (player.rating - 1500) / scale;
  const phi = player.deviation / scale;
  const seen = meetings.map(({ rival, score }) => {
    const g = weight(rival.deviation / scale);
    return { g, score, expected: 1 / (1 + Math.exp(-g * (mu - (rival.rating - 1500) / scale))) };
  });
  // Steps 3 and 4.
  const v = 1 / seen.reduce((sum, { g, expected }) => sum + g * g * expected * (1 - expected), 0);
  const gained = seen.reduce((sum, { g, score, expected }) => sum + g * (score - expected), 0);
  const volatility = wavering(player.volatility, phi, v, v * gained);
  // Steps 6 to 8.
  const before = Math.hypot(phi, volatility);
  const after = 1 / Math.sqrt(1 / before ** 2 + 1 / v);
  return {
    rating: 1500 + scale * (mu + after ** 2 * gained),
    deviation: Math.min(newcomer.deviation, after * scale),
    volatility,
  };
}

/** The chance of the first against the second, by their ratings. */
export function chanceOf(player: Strength, rival: Strength): number {
  const doubt = Math.hypot(player.deviation, rival.deviation) / scale;
  return 1 / (1 + Math.exp((-weight(doubt) * (player.rating - rival.rating)) / scale));
}

const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

/** Step 5, by the Illinois way of closing in on a root. */
function wavering(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number) => {
    const e = Math.exp(x);
    const spread = phi ** 2 + v + e;
    return (e * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - a) / tau ** 2;
  };
  let left = a;
  let right: number;
  if (delta ** 2 > phi ** 2 + v) right = Math.log(delta ** 2 - phi ** 2 - v);
  else {
    let k = 1;
    while (f(a - k * tau) < 0) k++;
    right = a - k * tau;
  }
  let [atLeft, atRight] = [f(left), f(right)];
  while (Math.abs(right - left) > precision) {
    const next = left + ((left - right) * atLeft) / (atRight - atLeft);
    const atNext = f(next);
    if (atNext * atRight <= 0) [left, atLeft] = [right, atRight];
    else atLeft /= 2;
    [right, atRight] = [next, atNext];
  }
  return Math.exp(left / 2);
}
