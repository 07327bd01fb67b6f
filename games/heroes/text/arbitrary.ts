/** Random abilities of every kind, to test that whatever can be written has a text. */
import fc from 'fast-check';
import type {
  Ability,
  Cannot,
  Effect,
  EffectKind,
  EffectOf,
  Instead,
  Static,
  Triggered,
} from '../abilities/types.ts';
import {
  amount,
  cardType,
  change,
  condition,
  danger,
  enemy,
  filter,
  gain,
  gains,
  group,
  moment,
  target,
  turnEnd,
  whole,
  words,
  yes,
} from './arbitrary-parts.ts';

export { cardType };

const until = fc.constantFrom('turnEnd' as const, 'yourTurn' as const);

const constant: fc.Arbitrary<Static> = fc.record(
  { kind: fc.constant('static'), if: condition, to: group, gives: gains },
  { requiredKeys: ['kind', 'to', 'gives'] },
);

const { effect, triggered } = fc.letrec<{ effect: Effect; triggered: Triggered }>((tie) => {
  const list = fc.array(tie('effect'), { minLength: 1, maxLength: 3 });
  const modes = fc.array(list, { minLength: 2, maxLength: 4 });
  const to = <K extends EffectKind>(kind: K) => fc.record({ do: fc.constant(kind), to: target });
  const alone = <K extends EffectKind>(kind: K) => fc.record({ do: fc.constant(kind) });
  const coins = <K extends EffectKind>(kind: K) =>
    fc.record(
      { do: fc.constant(kind), amount: whole, who: enemy, closed: yes, turn: yes },
      { requiredKeys: ['do', 'amount'] },
    );
  const fromGraveyard = <K extends EffectKind>(kind: K) =>
    fc.record(
      {
        do: fc.constant(kind),
        what: filter,
        from: fc.constantFrom('enemy' as const, 'any' as const, 'completed' as const),
        count: amount,
        upTo: yes,
        fallen: fc.constantFrom(true as const, 'now' as const),
        into: fc.constantFrom('deck' as const, 'bottom' as const),
        frail: yes,
      },
      { requiredKeys: ['do', 'what'] },
    );
  const fromDeck = <K extends EffectKind>(kind: K) =>
    fc.record(
      { do: fc.constant(kind), what: filter, count: whole, rush: yes, from: enemy },
      { requiredKeys: ['do', 'what'] },
    );
  const kinds: { readonly [K in EffectKind]: fc.Arbitrary<EffectOf<K>> } = {
    wound: fc.record({ do: fc.constant('wound'), to: target, amount }),
    spread: fc.record({
      do: fc.constant('spread'),
      what: fc.constantFrom('wounds', 'weakening'),
      among: filter,
      count: whole,
      amount,
    }),
    shield: fc.record({ do: fc.constant('shield'), amount }),
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
    unweaken: fc.record({ do: fc.constant('unweaken'), to: target, amount: whole }),
    moveWeakening: fc.record({
      do: fc.constant('moveWeakening'),
      from: target,
      to: target,
      amount: fc.oneof(whole, fc.constant('all' as const)),
    }),
    choose: to('choose'),
    numb: to('numb'),
    change: fc.record(
      { do: fc.constant('change'), to: target, change, until },
      { requiredKeys: ['do', 'to', 'change'] },
    ),
    shareRaid: to('shareRaid'),
    raidTwice: alone('raidTwice'),
    grant: fc.record(
      { do: fc.constant('grant'), to: target, ability: fc.oneof(tie('triggered'), constant), until },
      { requiredKeys: ['do', 'to', 'ability'] },
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
    fight: fc.record(
      { do: fc.constant('fight'), who: fc.constant('it' as const), to: target },
      { requiredKeys: ['do', 'to'] },
    ),
    repeat: fc.record({ do: fc.constant('repeat'), what: filter }),
    showTop: fc.record({ do: fc.constant('showTop'), fits: filter }),
    reveal: fc.record(
      { do: fc.constant('reveal'), fits: filter, does: list, otherwise: list },
      { requiredKeys: ['do', 'fits', 'does'] },
    ),
    put: fc.record({
      do: fc.constant('put'),
      what: fc.constantFrom('same', 'it'),
      where: fc.constantFrom('hand', 'play', 'free', 'bottom', 'graveyard'),
    }),
    look: fc.record(
      {
        do: fc.constant('look'),
        count: whole,
        from: enemy,
        may: yes,
        where: fc.constantFrom('bottom' as const, 'graveyard' as const, 'hand' as const),
      },
      { requiredKeys: ['do', 'count', 'where'] },
    ),
    redrawHands: fc.record({ do: fc.constant('redrawHands'), count: whole }),
    shuffleDeck: alone('shuffleDeck'),
    mill: fc.record({ do: fc.constant('mill'), amount, who: enemy }, { requiredKeys: ['do', 'amount'] }),
    tuck: fc.record(
      {
        do: fc.constant('tuck'),
        amount,
        where: fc.constantFrom('top' as const, 'bottom' as const, 'either' as const, 'shuffle' as const),
      },
      { requiredKeys: ['do', 'where'] },
    ),
    discard: fc.record(
      { do: fc.constant('discard'), what: filter, count: amount, who: enemy },
      { requiredKeys: ['do'] },
    ),
    plunder: alone('plunder'),
    foretell: alone('foretell'),
    deploy: fc.record(
      { do: fc.constant('deploy'), what: filter, back: yes },
      { requiredKeys: ['do', 'what'] },
    ),
    turnOver: alone('turnOver'),
    cancel: alone('cancel'),
    redirect: alone('redirect'),
    gainCoins: coins('gainCoins'),
    openCoins: coins('openCoins'),
    closeCoins: coins('closeCoins'),
    stunCoins: coins('stunCoins'),
    seizeCoins: fc.record({ do: fc.constant('seizeCoins'), amount: whole }),
    discount: fc.record(
      {
        do: fc.constant('discount'),
        on: fc.constantFrom('card' as const, 'heroAction' as const, 'sameName' as const),
        by: fc.constantFrom(-2, -1, 1, 2),
        to: fc.nat(9),
      },
      { requiredKeys: ['do', 'on'] },
    ),
    limitPlays: fc.record({ do: fc.constant('limitPlays'), cards: whole }),
    countDead: alone('countDead'),
    respend: fc.record({ do: fc.constant('respend'), most: whole }),
    command: alone('command'),
    skipTurn: fc.record({ do: fc.constant('skipTurn'), unless: condition }, { requiredKeys: ['do'] }),
    endTurn: alone('endTurn'),
    mark: fc.record({ do: fc.constant('mark'), to: target, amount: fc.constantFrom(-2, -1, 1, 2) }),
    complete: to('complete'),
    reopenQuests: alone('reopenQuests'),
    swapQuest: alone('swapQuest'),
    shedLives: to('shedLives'),
    each: fc.record({ do: fc.constant('each'), of: filter, does: list }),
    byOwner: fc.record({ do: fc.constant('byOwner'), does: list }),
    may: fc.record({ do: fc.constant('may'), first: list, after: list }, { requiredKeys: ['do', 'first'] }),
    mayPay: fc.record({ do: fc.constant('mayPay'), coins: whole, does: list }),
    payOr: fc.record({ do: fc.constant('payOr'), coins: amount, otherwise: list }),
    unlessPaid: fc.record({ do: fc.constant('unlessPaid'), coins: whole, otherwise: list }),
    oneOf: fc.record({ do: fc.constant('oneOf'), modes }),
    oneOrMore: fc.record({ do: fc.constant('oneOrMore'), modes }),
    if: fc.record(
      { do: fc.constant('if'), if: condition, does: list, otherwise: list },
      { requiredKeys: ['do', 'if', 'does'] },
    ),
  };
  return {
    effect: fc.oneof({ maxDepth: 2 }, ...Object.values<fc.Arbitrary<Effect>>(kinds)),
    triggered: fc.record(
      {
        kind: fc.constant('when'),
        on: moment,
        who: group,
        by: filter,
        way: fc.constantFrom('strike' as const, 'shot' as const, 'spell' as const),
        x: fc.nat(9),
        most: whole,
        at: fc.array(whole, { minLength: 1, maxLength: 4 }),
        where: fc.constant('graveyard' as const),
        if: condition,
        may: yes,
        each: yes,
        does: list,
      },
      { requiredKeys: ['kind', 'on', 'does'] },
    ),
  };
});

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

const cannot: fc.Arbitrary<Cannot> = fc.oneof(
  fc.record(
    { kind: fc.constant('cannot' as const), what: fc.constant('attack' as const), except: filter },
    { requiredKeys: ['kind', 'what'] },
  ),
  fc.record({
    kind: fc.constant('cannot' as const),
    what: fc.constantFrom('weaken' as const, 'search' as const, 'drawTwice' as const, 'firstAttack' as const),
  }),
);

const does = fc.array(effect, { minLength: 1, maxLength: 3 });
const lurk = { on: moment, who: group, x: fc.nat(9), coins: fc.nat(9) };

const kinds: { readonly [K in Ability['kind']]: fc.Arbitrary<Extract<Ability, { kind: K }>> } = {
  word: fc.record(
    { kind: fc.constant('word'), word: words, value: whole },
    { requiredKeys: ['kind', 'word'] },
  ),
  protection: fc.record(
    { kind: fc.constant('protection'), from: danger, if: condition, less: whole },
    { requiredKeys: ['kind', 'from'] },
  ),
  static: constant,
  cannot,
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
    { kind: fc.constant('ambush'), ...lurk, does },
    { requiredKeys: ['kind', 'on', 'coins'] },
  ),
  fromHand: fc.record(
    { kind: fc.constant('fromHand'), ...lurk, does },
    { requiredKeys: ['kind', 'on', 'coins', 'does'] },
  ),
  enters: fc
    .record(
      {
        kind: fc.constant('enters'),
        who: filter,
        if: condition,
        closed: yes,
        boosts: fc.constantFrom(-2, -1, 1, 2),
      },
      { requiredKeys: ['kind'] },
    )
    .filter(({ closed, boosts }) => closed !== undefined || boosts !== undefined),
  instead,
  when: triggered,
  action: fc.record(
    {
      kind: fc.constant('action'),
      times: fc.oneof(whole, fc.constant('any' as const)),
      coins: fc.nat(9),
      close: yes,
      closeHero: yes,
      if: condition,
      cost: does,
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
