/** Random abilities of every kind, to test that whatever can be written has a text. */
import fc from 'fast-check';
import type {
  Ability,
  Amount,
  CardType,
  Change,
  Condition,
  Danger,
  Effect,
  EffectKind,
  EffectOf,
  Element,
  Filter,
  Group,
  Instead,
  Moment,
  Target,
  Word,
} from '../abilities/types.ts';
import { classes, elements, keywords, types } from './classes.ts';

const keys = <K extends string>(table: Readonly<Record<K, unknown>>): K[] =>
  Object.keys(table).filter((key): key is K => key in table);

const whole = fc.integer({ min: 1, max: 12 });
export const cardType: fc.Arbitrary<CardType> = fc.constantFrom(...keys(types));
const words: fc.Arbitrary<Word> = fc.constantFrom(...keys(keywords));
const element: fc.Arbitrary<Element> = fc.constantFrom(...keys(elements));
const classOf = fc.constantFrom(...keys(classes));
const yes = fc.constant(true as const);
const enemy = fc.constant('enemy' as const);
const turnEnd = fc.constant('turnEnd' as const);

const filter: fc.Arbitrary<Filter> = fc.record(
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
    word: words,
    costMin: whole,
    costMax: fc.nat(9),
    strikeMin: whole,
    strikeMax: fc.nat(9),
    livesMin: whole,
  },
  { requiredKeys: [] },
);

const group: fc.Arbitrary<Group> = fc.oneof(fc.constant('self' as const), filter);

const amounts: Readonly<Record<Extract<Amount, string>, true>> = {
  X: true,
  hand: true,
  died: true,
  itsStrike: true,
  itsLives: true,
  itsCost: true,
  markers: true,
  boosts: true,
  enemyDead: true,
};

const amount: fc.Arbitrary<Amount> = fc.oneof(
  whole,
  fc.constantFrom(...keys(amounts)),
  fc.record({ count: filter, times: whole }, { requiredKeys: ['count'] }),
);

/** As above, or a loss. */
const gain: fc.Arbitrary<Amount> = fc.oneof(
  amount,
  fc.integer({ min: -3, max: -1 }),
  fc.record({ count: filter, times: fc.integer({ min: -3, max: -1 }) }),
);

const targets: Readonly<Record<Extract<Target, string>, true>> = {
  self: true,
  it: true,
  same: true,
  yourHero: true,
  enemyHero: true,
};

const target: fc.Arbitrary<Target> = fc.oneof(
  fc.constantFrom(...keys(targets)),
  fc.record({ pick: filter, count: whole, upTo: yes }, { requiredKeys: ['pick'] }),
  fc.record({ all: filter }),
);

const condition: fc.Arbitrary<Condition> = fc.oneof(
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
);

const added = fc.record({ add: gain });

const change: fc.Arbitrary<Change> = fc
  .record(
    {
      strike: fc.oneof(added, fc.record({ set: fc.nat(9) }), fc.constant('double' as const)),
      lives: fc.oneof(added, fc.constant('double' as const)),
      words: fc.uniqueArray(words, { minLength: 1, maxLength: 3 }),
      armour: whole,
      mute: yes,
      cannotAttack: yes,
    },
    { requiredKeys: [] },
  )
  .filter((c) => Object.keys(c).length > 0);

const { effect } = fc.letrec<{ effect: Effect }>((tie) => {
  const list = fc.array(tie('effect'), { minLength: 1, maxLength: 3 });
  const modes = fc.array(list, { minLength: 2, maxLength: 4 });
  const to = <K extends EffectKind>(kind: K) => fc.record({ do: fc.constant(kind), to: target });
  const alone = <K extends EffectKind>(kind: K) => fc.record({ do: fc.constant(kind) });
  const coins = <K extends EffectKind>(kind: K) =>
    fc.record({ do: fc.constant(kind), amount: whole, who: enemy }, { requiredKeys: ['do', 'amount'] });
  const fromGraveyard = <K extends EffectKind>(kind: K) =>
    fc.record(
      {
        do: fc.constant(kind),
        what: filter,
        from: fc.constant('completed' as const),
        count: whole,
        upTo: yes,
      },
      { requiredKeys: ['do', 'what'] },
    );
  const fromDeck = <K extends EffectKind>(kind: K) =>
    fc.record(
      { do: fc.constant(kind), what: filter, count: whole, rush: yes },
      { requiredKeys: ['do', 'what'] },
    );
  const kinds: { readonly [K in EffectKind]: fc.Arbitrary<EffectOf<K>> } = {
    wound: fc.record({ do: fc.constant('wound'), to: target, amount }),
    shot: fc.record({ do: fc.constant('shot'), amount }),
    heal: fc.record({
      do: fc.constant('heal'),
      to: target,
      amount: fc.oneof(amount, fc.constant('all' as const)),
    }),
    poison: fc.record({ do: fc.constant('poison'), to: target, amount: whole }),
    draw: fc.record({ do: fc.constant('draw'), amount, who: enemy }, { requiredKeys: ['do', 'amount'] }),
    close: to('close'),
    open: to('open'),
    ready: to('ready'),
    stun: to('stun'),
    boost: fc.record({ do: fc.constant('boost'), to: target, amount: gain }),
    change: fc.record(
      {
        do: fc.constant('change'),
        to: target,
        change,
        until: fc.constantFrom('turnEnd' as const, 'yourTurn' as const),
      },
      { requiredKeys: ['do', 'to', 'change'] },
    ),
    destroy: to('destroy'),
    return: to('return'),
    shuffleIn: to('shuffleIn'),
    bottom: to('bottom'),
    regain: alone('regain'),
    recover: fromGraveyard('recover'),
    revive: fromGraveyard('revive'),
    search: fromDeck('search'),
    summon: fromDeck('summon'),
    create: fc.record(
      { do: fc.constant('create'), card: fc.constantFrom('L25-14', 'L25-29'), count: whole },
      { requiredKeys: ['do', 'card'] },
    ),
    copy: fc.record({ do: fc.constant('copy'), of: target, count: whole }, { requiredKeys: ['do', 'of'] }),
    control: fc.record(
      { do: fc.constant('control'), to: target, until: turnEnd },
      { requiredKeys: ['do', 'to'] },
    ),
    capture: fc.oneof(
      to('capture'),
      fc.record({
        do: fc.constant('capture' as const),
        what: filter,
        from: fc.constantFrom('hand' as const, 'graveyard' as const),
      }),
    ),
    fight: to('fight'),
    repeat: fc.record({ do: fc.constant('repeat'), what: filter }),
    showTop: fc.record({ do: fc.constant('showTop'), fits: filter }),
    mill: fc.record({ do: fc.constant('mill'), amount, who: enemy }, { requiredKeys: ['do', 'amount'] }),
    tuck: fc.record({ do: fc.constant('tuck'), where: fc.constantFrom('top', 'bottom') }),
    discard: fc.record(
      { do: fc.constant('discard'), what: filter, count: whole, who: enemy },
      { requiredKeys: ['do'] },
    ),
    plunder: alone('plunder'),
    gainCoins: coins('gainCoins'),
    openCoins: coins('openCoins'),
    closeCoins: coins('closeCoins'),
    mark: fc.record({ do: fc.constant('mark'), to: target, amount: fc.constantFrom(-2, -1, 1, 2) }),
    complete: to('complete'),
    may: fc.record({ do: fc.constant('may'), first: list, after: list }, { requiredKeys: ['do', 'first'] }),
    payOr: fc.record({ do: fc.constant('payOr'), coins: amount, otherwise: list }),
    unlessPaid: fc.record({ do: fc.constant('unlessPaid'), coins: whole, otherwise: list }),
    oneOf: fc.record({ do: fc.constant('oneOf'), modes }),
    oneOrMore: fc.record({ do: fc.constant('oneOrMore'), modes }),
    if: fc.record(
      { do: fc.constant('if'), if: condition, does: list, otherwise: list },
      { requiredKeys: ['do', 'if', 'does'] },
    ),
  };
  return { effect: fc.oneof({ maxDepth: 2 }, ...Object.values<fc.Arbitrary<Effect>>(kinds)) };
});

const moments: Readonly<Record<Moment, true>> = {
  hire: true,
  death: true,
  attack: true,
  kill: true,
  woundHero: true,
  wounded: true,
  healed: true,
  spellTarget: true,
  closes: true,
  acts: true,
  played: true,
  completed: true,
  weakened: true,
  spend: true,
  draws: true,
  shuffles: true,
  searches: true,
  turnStart: true,
  turnEnd: true,
  enemyTurnEnd: true,
};

const danger: fc.Arbitrary<Danger> = fc.record(
  {
    by: fc.constantFrom('spell', 'shot', 'strike', 'attack'),
    source: filter,
  },
  { requiredKeys: [] },
);

const instead: fc.Arbitrary<Instead> = fc.oneof(
  fc.record(
    {
      kind: fc.constant('instead' as const),
      if: condition,
      of: fc.constantFrom('dealWounds' as const, 'takeWounds' as const),
      by: fc.constantFrom('weaken' as const, 'nothing' as const),
    },
    { requiredKeys: ['kind', 'of', 'by'] },
  ),
  fc.record(
    {
      kind: fc.constant('instead' as const),
      if: condition,
      of: fc.constant('die' as const),
      by: fc.constant('return' as const),
    },
    { requiredKeys: ['kind', 'of', 'by'] },
  ),
);

const does = fc.array(effect, { minLength: 1, maxLength: 3 });

const kinds: { readonly [K in Ability['kind']]: fc.Arbitrary<Extract<Ability, { kind: K }>> } = {
  word: fc.record(
    { kind: fc.constant('word'), word: words, value: whole },
    { requiredKeys: ['kind', 'word'] },
  ),
  protection: fc.record(
    { kind: fc.constant('protection'), from: danger, if: condition, less: whole },
    { requiredKeys: ['kind', 'from'] },
  ),
  static: fc.record(
    {
      kind: fc.constant('static'),
      if: condition,
      to: group,
      gives: fc
        .record(
          {
            strike: gain,
            lives: gain,
            words: fc.array(words, { minLength: 1 }),
            armour: whole,
            wounds: whole,
            cost: fc.constantFrom(-2, -1, 1, 2),
            quests: amount,
          },
          { requiredKeys: [] },
        )
        .filter((gives) => Object.keys(gives).length > 0),
    },
    { requiredKeys: ['kind', 'to', 'gives'] },
  ),
  cannot: fc.record(
    { kind: fc.constant('cannot'), what: fc.constant('attack'), except: filter },
    { requiredKeys: ['kind', 'what'] },
  ),
  costs: fc.oneof(
    fc.record(
      { kind: fc.constant('costs' as const), if: condition, by: fc.constantFrom(-2, -1, 1, 2) },
      { requiredKeys: ['kind', 'by'] },
    ),
    fc.record(
      { kind: fc.constant('costs' as const), if: condition, instead: fc.nat(9) },
      { requiredKeys: ['kind', 'instead'] },
    ),
  ),
  ambush: fc.record(
    { kind: fc.constant('ambush'), on: fc.constantFrom(...keys(moments)), who: group, coins: fc.nat(9) },
    { requiredKeys: ['kind', 'on', 'coins'] },
  ),
  instead,
  when: fc.record(
    {
      kind: fc.constant('when'),
      on: fc.constantFrom(...keys(moments)),
      who: group,
      at: fc.array(whole, { minLength: 1, maxLength: 4 }),
      where: fc.constantFrom('graveyard' as const, 'hand' as const),
      if: condition,
      may: yes,
      each: yes,
      does,
    },
    { requiredKeys: ['kind', 'on', 'does'] },
  ),
  action: fc.record(
    {
      kind: fc.constant('action'),
      times: fc.oneof(whole, fc.constant('any' as const)),
      coins: fc.nat(9),
      close: yes,
      if: condition,
      destroy: yes,
      does,
    },
    { requiredKeys: ['kind', 'does'] },
  ),
  play: fc.record(
    { kind: fc.constant('play'), if: condition, instead: yes, does },
    { requiredKeys: ['kind', 'does'] },
  ),
};

export const abilities: fc.Arbitrary<Ability> = fc.oneof(...Object.values<fc.Arbitrary<Ability>>(kinds));
