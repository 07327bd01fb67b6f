/** Random parts of abilities: whom, how much, when, under which condition. */
import fc from 'fast-check';
import type {
  Amount,
  CardType,
  Change,
  Condition,
  Danger,
  Element,
  Filter,
  Gains,
  Group,
  Mechanic,
  Moment,
  Target,
  Word,
} from '../abilities/types.ts';
import { classes, elements, keywords, types } from './classes.ts';

export const keys = <K extends string>(table: Readonly<Record<K, unknown>>): K[] =>
  Object.keys(table).filter((key): key is K => key in table);

export const whole = fc.integer({ min: 1, max: 12 });
export const cardType: fc.Arbitrary<CardType> = fc.constantFrom(...keys(types));
export const words: fc.Arbitrary<Word> = fc.constantFrom(...keys(keywords));
export const yes = fc.constant(true as const);
export const enemy = fc.constant('enemy' as const);
export const turnEnd = fc.constant('turnEnd' as const);
const element: fc.Arbitrary<Element> = fc.constantFrom(...keys(elements));
const classOf = fc.constantFrom(...keys(classes));
const mechanic: fc.Arbitrary<Mechanic> = fc.constantFrom('raid', 'soulcatcher', 'spend', 'concentration');

export const filter: fc.Arbitrary<Filter> = fc.record(
  {
    type: fc.oneof(cardType, fc.constantFrom('character' as const, 'support' as const, 'equipment' as const)),
    not: cardType,
    side: fc.constantFrom('yours', 'enemy'),
    other: yes,
    wounded: fc.boolean(),
    closed: fc.boolean(),
    weakened: yes,
    element,
    elements: fc.constantFrom('none', 'several'),
    class: classOf,
    notClass: classOf,
    word: words,
    costMin: whole,
    costMax: fc.nat(9),
    strikeMin: whole,
    strikeMax: fc.nat(9),
    livesMin: whole,
    cheaper: yes,
    asCostly: yes,
    belowMarkers: yes,
    has: mechanic,
    lacks: mechanic,
    raid: whole,
    named: fc.constantFrom('self', 'same', 'graveyard'),
    foreign: yes,
  },
  { requiredKeys: [] },
);

export const group: fc.Arbitrary<Group> = fc.oneof(fc.constant('self' as const), filter);

const amounts: Readonly<Record<Extract<Amount, string>, true>> = {
  X: true,
  hand: true,
  died: true,
  itsStrike: true,
  itsLives: true,
  itsCost: true,
  costBefore: true,
  livesBefore: true,
  strikeBefore: true,
  enemyClosedCoins: true,
  raiders: true,
  otherAttackers: true,
  elementsDead: true,
  typesDead: true,
  markers: true,
  boosts: true,
  enemyDead: true,
};

const named: fc.Arbitrary<Amount> = fc.constantFrom(...keys(amounts));

export const amount: fc.Arbitrary<Amount> = fc.oneof(
  whole,
  named,
  fc.record({ count: filter, times: whole }, { requiredKeys: ['count'] }),
  fc.record({ of: named, times: whole }),
);

const loss = fc.integer({ min: -3, max: -1 });

/** As above, or a loss. */
export const gain: fc.Arbitrary<Amount> = fc.oneof(
  amount,
  loss,
  fc.record({ count: filter, times: loss }),
  fc.record({ of: named, times: loss }),
);

const targets: Readonly<Record<Extract<Target, string>, true>> = {
  self: true,
  it: true,
  cause: true,
  same: true,
  yourHero: true,
  enemyHero: true,
};

export const target: fc.Arbitrary<Target> = fc.oneof(
  fc.constantFrom(...keys(targets)),
  fc.record({ pick: filter, count: whole, upTo: yes }, { requiredKeys: ['pick'] }),
  fc.record({ all: filter }),
);

const simple: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ hand: fc.constantFrom('more' as const, 'fewer' as const) }),
  fc.record({ handMin: whole }),
  fc.record({ control: filter }),
  fc.record({ enemyBroke: yes }),
  fc.record({ soulcatcher: yes }),
  fc.record({ unwounded: yes }),
  fc.record({ raid: whole }),
  fc.record({ went: fc.constantFrom('first' as const, 'second' as const) }),
  fc.record({ heroClass: classOf }),
  fc.record({ enemyTurn: yes }),
  fc.record({ boostsMin: whole }),
  fc.record({ unweakened: yes }),
  fc.record({ against: fc.constantFrom('hero' as const, 'creature' as const) }),
  fc.record({ coinsMin: whole }),
  fc.record({ heroNeutral: yes }),
  fc.record({ graveyardHas: cardType }),
  fc.constant({ lost: true }),
  fc.record({ before: filter }),
);

export const condition: fc.Arbitrary<Condition> = fc.oneof(
  simple,
  fc.record({ all: fc.array(simple, { minLength: 1, maxLength: 3 }) }),
);

const added = fc.record({ add: gain });
const set = fc.record({ set: fc.nat(9) });

export const change: fc.Arbitrary<Change> = fc
  .record(
    {
      strike: fc.oneof(added, set, fc.constant('double' as const)),
      lives: fc.oneof(added, set, fc.constant('double' as const)),
      words: fc.uniqueArray(words, { minLength: 1, maxLength: 3 }),
      armour: whole,
      taunt: yes,
      doomed: fc.constantFrom(true as const, 'nextTurnEnd' as const),
      shots: whole,
      raid: whole,
      mute: yes,
      cannotAttack: yes,
    },
    { requiredKeys: [] },
  )
  .filter((c) => Object.keys(c).length > 0);

const moments: Readonly<Record<Moment, true>> = {
  hire: true,
  death: true,
  attack: true,
  kill: true,
  woundHero: true,
  wounded: true,
  healed: true,
  livesUp: true,
  targets: true,
  spellTarget: true,
  closes: true,
  acts: true,
  plays: true,
  played: true,
  entersOtherwise: true,
  attacks: true,
  coinsOpenAgain: true,
  completed: true,
  weakened: true,
  spend: true,
  draws: true,
  drawn: true,
  shuffles: true,
  searches: true,
  turnStart: true,
  turnEnd: true,
  enemyTurnStart: true,
  enemyTurnEnd: true,
};

export const moment: fc.Arbitrary<Moment> = fc.constantFrom(...keys(moments));

export const danger: fc.Arbitrary<Danger> = fc.record(
  { by: fc.constantFrom('spell', 'shot', 'strike', 'attack'), source: filter },
  { requiredKeys: [] },
);

export const gains: fc.Arbitrary<Gains> = fc
  .record(
    {
      strike: gain,
      lives: gain,
      words: fc.array(words, { minLength: 1 }),
      armour: whole,
      wounds: whole,
      cost: fc.constantFrom(-2, -1, 1, 2),
      actionCost: fc.constantFrom(-2, -1, 1, 2),
      toll: whole,
      quests: amount,
      protection: danger,
      twice: fc.constant('turnStart' as const),
      fewerBoosts: whole,
      spend: fc.constantFrom(-2, -1, 1, 2),
    },
    { requiredKeys: [] },
  )
  .filter((gives) => Object.keys(gives).length > 0);
