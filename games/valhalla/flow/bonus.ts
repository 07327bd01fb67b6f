/** Which cards of the discard pile can make up bonus points (V-16.8, RV-44). */
import type { Seat } from '@vigrid/kernel';
import { isWarrior, valourOf } from '../cards/catalogue.ts';
import { mostValour } from '../monster.ts';
import type { Valhalla } from '../state.ts';
import { warriorValour } from '../strength.ts';

/** The greatest sum up to so many points that cards of the discard pile can make up. */
export function bestSum(s: Valhalla, seat: Seat, points: number): number {
  const counts = countsOf(s);
  const room = roomOf(s, seat);
  for (let sum = points; sum > 0; sum--) if (reaches(counts, sum, room)) return sum;
  return 0;
}

/** The cards one of which may be taken when so many points are still to be made up exactly. */
export function candidates(s: Valhalla, seat: Seat, left: number): number[] {
  const counts = countsOf(s);
  const room = roomOf(s, seat);
  return s.discard.filter((card) => {
    const valour = valourOf(s, card);
    if (valour === 0) return false;
    const list = isWarrior(s, card) ? counts.warriors : counts.others;
    list[valour]--;
    const fit = reaches(counts, left - valour, isWarrior(s, card) ? room - valour : room);
    list[valour]++;
    return fit;
  });
}

interface Counts {
  /** How many cards there are by their points, warriors and others. */
  readonly warriors: number[];
  readonly others: number[];
}

function countsOf(s: Valhalla): Counts {
  const counts: Counts = { warriors: Array(8).fill(0), others: Array(8).fill(0) };
  for (const card of s.discard) (isWarrior(s, card) ? counts.warriors : counts.others)[valourOf(s, card)]++;
  return counts;
}

/** In solo play warriors in Valhalla have a limit (V-27.17); bonus cards do not get around it. */
const roomOf = (s: Valhalla, seat: Seat): number =>
  s.solo ? Math.max(0, mostValour(s) - warriorValour(s, s.sides[seat])) : Number.MAX_SAFE_INTEGER;

/** Whether cards can make up the sum exactly, with warriors for at most `room` of it. */
function reaches({ warriors, others }: Counts, sum: number, room: number): boolean {
  if (room < 0) return false;
  for (let byWarriors = 0; byWarriors <= Math.min(sum, room); byWarriors++) {
    if (makes(warriors, byWarriors, 7) && makes(others, sum - byWarriors, 7)) return true;
  }
  return false;
}

/** Whether cards of at most this worth can make up the sum. */
function makes(counts: readonly number[], sum: number, worth: number): boolean {
  if (sum === 0) return true;
  if (worth === 0) return false;
  for (let n = Math.min(counts[worth], Math.floor(sum / worth)); n >= 0; n--) {
    if (makes(counts, sum - n * worth, worth - 1)) return true;
  }
  return false;
}
