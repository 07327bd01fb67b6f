/** What a judgement of a position is learned from: figures of a side, and how far the game has come (docs/bots.md). */
import type { Learning } from '@vigrid/kernel';
import { spiesOnBoard } from '../pieces/spies.ts';
import { cardOf, type Dune, type Side, type SideId } from '../state.ts';
import { battle } from './battle.ts';
import { cardWorth } from './worth.ts';

/** What a side has, the first of something apart from what is beyond that. */
const names = [
  'points',
  'solari',
  'muchSolari',
  'spice',
  'muchSpice',
  'water',
  'muchWater',
  'garrison',
  'muchGarrison',
  'dreadnoughts',
  'swordmaster',
  'council',
  'intrigues',
  'muchIntrigues',
  'firstSteps',
  'thirdSteps',
  'nearAlliances',
  'highTracks',
  'alliances',
  'threatened',
  'startingCards',
  'costOfCards',
  'meanWorth',
  'cards',
  'flow',
  'control',
  'place',
  'tech',
  'freighter',
  'research',
  'tleilaxu',
  'specimens',
  'spies',
  'hooks',
  'contracts',
  'completed',
  'trophies',
] as const;

function describe(s: Dune, side: SideId, into: Float64Array): void {
  const of = s.sides[side];
  const { tableau } = of;
  let at = 0;
  const put = (value: number) => {
    into[at++] = value;
  };
  const upTo = (n: number, knee: number) => {
    put(Math.min(n, knee) / knee);
    put(Math.max(0, n - knee) / knee);
  };
  put((of.points + battle(s, side)) / 10);
  upTo(of.solari, 6);
  upTo(of.spice, 5);
  upTo(of.water, 2);
  upTo(of.garrison, 4);
  put(of.dreadnoughts[1] ?? 0);
  put(Number(of.swordmaster));
  put(Number(of.council));
  upTo(of.automated ? 0 : of.intrigues.length, 3);
  for (const value of tracks(s, side)) put(value);
  for (const value of deck(s, of)) put(value);
  put(s.control.filter((holder) => holder === side).length);
  put(((side - s.first + s.sides.length) % s.sides.length) / 3);
  put(of.tech.length);
  put(of.freighter / 3);
  put(of.research / 8);
  put(of.tleilaxu / 8);
  put(of.specimens / 4);
  put(tableau ? spiesOnBoard(s, side) : 0);
  put(Number(of.hooks));
  put(tableau ? tableau.contracts.length : 0);
  put(tableau ? tableau.completed.length : 0);
  put(tableau ? tableau.won.length : 0);
}

/** Steps of Influence that lead to points, and Alliances that are held, near, or may be lost. */
function tracks(s: Dune, side: SideId): number[] {
  let [first, third, near, high, held, threatened] = [0, 0, 0, 0, 0, 0];
  for (let faction = 0; faction < 4; faction++) {
    const have = s.sides[side].influence[faction];
    if (have === 1) first++;
    if (have === 3) third++;
    if (have >= 4) high++;
    const holder = s.alliance[faction];
    if (holder === side) {
      held++;
      s.sides.forEach((of, other) => {
        if (other !== side && of.influence[faction] >= have) threatened++;
      });
    } else if (have >= 3 && (holder < 0 || s.sides[holder].influence[faction] <= have)) near++;
  }
  return [first, third, near, high, held, threatened];
}

function deck(s: Dune, of: Side): number[] {
  let [starting, cost, worth, count, flow] = [0, 0, 0, 0, 0];
  if (of.automated) return [0, 0, 0, 0, 0];
  for (const zone of [of.deck, of.hand, of.played, of.shown, of.discard]) {
    for (const card of zone) {
      const data = cardOf(s, card);
      count++;
      worth += cardWorth(s, card);
      if (data.type === 'starting') starting++;
      else cost += Math.max(1, data.cost);
      if (data.acquired.length > 0 && data.cost >= 9) flow++;
    }
  }
  return [starting / 10, cost / 20, worth / Math.max(1, count), count / 15, flow];
}

/** The round, and how near to the end the leader is. */
function stage(s: Dune): readonly number[] {
  let most = 0;
  for (const { points } of s.sides) most = Math.max(most, points);
  return [(s.round - 1) / 9, most / 10];
}

export const figures: Omit<Learning<Dune>, 'learned' | 'judging'> = {
  figures: names,
  describe,
  stage,
  lessons: {
    base: { seats: 4, options: [{}] },
    expanded: {
      seats: 4,
      options: [
        { expansions: ['ix'] },
        { expansions: ['immortality'] },
        { expansions: ['ix', 'immortality'] },
      ],
    },
    uprising: { seats: 4, options: [{ core: 'uprising' }, { core: 'uprising', expansions: ['choam'] }] },
  },
};
