/** How positions of Skerries are written: a captain's sails by their strength, the treasures from the top. */
import { type Random, ScenarioFault, type ScenarioRoom } from '@vigrid/kernel';
import { listOf, Misfit, optional, parts, read, record, truth, wholeFrom } from '@vigrid/kernel/schema';
import { acts, type SkerriesAct } from './acts.ts';
import { newVoyage } from './begin.ts';
import { type Skerries, sails, strengthOf } from './state.ts';

const captain = record({ hand: listOf(wholeFrom(1, 6), 2, 6), gold: optional(wholeFrom(0)) });
const position = record({
  a: captain,
  b: captain,
  ...parts({ c: captain, d: captain, treasures: listOf(wholeFrom(1, 8)), storms: truth, rapids: truth }),
});

export const scenario: ScenarioRoom<Skerries, SkerriesAct> = {
  place,
  written,
  find(s, seat, name) {
    const strength = Number(/^sail (\d)$/.exec(name)?.[1]);
    return s.captains[seat].hand.filter((sail) => strengthOf(sail) === strength);
  },
  act(_s, _seat, line) {
    if (line === 'keep' || line === 'dare') return { do: line };
    throw new ScenarioFault(`"${line}" is no act. Acts are ${Object.keys(acts.fields).join(', ')}.`);
  },
  line: (_s, act) => act.do,
  name: (_s, sail) => `sail ${strengthOf(sail)}`,
  read(s, [head, field]) {
    if (head === 'island' || head === 'prize' || head === 'die') return s[head];
    const captain = s.captains['abcd'.indexOf(head)];
    if (field === 'gold') return captain?.gold;
    return field === 'hand' || field === 'hoisted' ? captain?.[field].map(strengthOf) : undefined;
  },
  resting: ['hoist'],
};

/** At the first island still to come: each captain has one sail more than there are islands left. */
function place(given: unknown, random: Random): Skerries {
  const p = reading(() => read(position, given, 'position'));
  const crew = [p.a, p.b, p.c, p.d].filter((one) => one !== undefined);
  const left = p.a.hand.length - 1;
  const options = { islands: 5, storms: p.storms ?? false, rapids: p.rapids ?? false } as const;
  const s = newVoyage(crew.length, options, random);
  s.frames = [{ kind: 'voyage', step: 1 }];
  s.island = options.islands - left;
  s.treasures = (p.treasures ?? [4, 4, 4, 4, 4]).toReversed();
  s.stock = sails.slice();
  s.captains = crew.map(({ hand, gold = 0 }) => ({ hand: hand.map((n) => sailOf(s, n)), hoisted: [], gold }));
  if (crew.some(({ hand }) => hand.length !== left + 1))
    throw new ScenarioFault('All captains have the same number of sails.');
  return s;
}

/** The captains' sails and gold, between two islands; elsewhere `positionOf` says all the rest. */
function written({ captains, treasures, options: { storms, rapids } }: Skerries) {
  const [{ hand: first }] = captains;
  const even = first.length > 1 && captains.every(({ hand }) => hand.length === first.length);
  const crew = captains.map(({ hand, gold }, at) => [
    'abcd'[at],
    { hand: even ? hand.map(strengthOf) : [1, 2], gold },
  ]);
  return { ...Object.fromEntries(crew), treasures: treasures.toReversed(), storms, rapids };
}

/** A sail of this strength that nobody has yet. */
function sailOf(s: Skerries, strength: number): number {
  const at = s.stock.findIndex((sail) => strengthOf(sail) === strength);
  if (at < 0) throw new ScenarioFault(`There are only four sails of strength ${strength}.`);
  return s.stock.splice(at, 1)[0];
}

function reading<T>(attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    throw error instanceof Misfit ? new ScenarioFault(error.message) : error;
  }
}
