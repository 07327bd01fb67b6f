/** Any feature that the language allows, for the property tests of the texts. */
import fc from 'fast-check';
import type { Ability, Attack, Effect, EffectKind, Feature, Gain, Moment } from '../abilities/types.ts';
import { becomings, cannots, mays, untils } from '../abilities/vocabulary.ts';
import {
  abilityType,
  amount,
  attackType,
  cells,
  choice,
  condition,
  element,
  filter,
  pattern,
  range,
  side,
  small,
  strength,
  target,
  word,
} from './arbitrary-terms.ts';
import type { EffectFor } from './effects-cards.ts';
import { momentNames } from './moments.ts';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const until = fc.constantFrom(...untils);
const marker = fc.constantFrom('prey', 'gate');
const creature = { type: 'creature' } as const;

const cannot = fc.constantFrom(...cannots);
const may = fc.constantFrom(...mays);

export const gain: fc.Arbitrary<Gain> = fc.oneof(
  fc.tuple(word, small).map(([one, value]): Gain => ({ kind: 'word', word: one, value })),
  fc
    .tuple(amount, fc.uniqueArray(attackType, { minLength: 1 }), filter)
    .map(([by, types, vs]): Gain => ({ kind: 'strike', by, types, vs })),
  amount.map((by): Gain => ({ kind: 'strike', by, once: true })),
  fc.tuple(amount, pattern).map(([by, from]): Gain => ({ kind: 'less', by, from })),
  fc.tuple(amount, abilityType, filter).map(([by, kind, vs]): Gain => ({ kind: 'roll', by, for: kind, vs })),
  fc.tuple(amount, filter).map(([many, by]): Gain => ({ kind: 'rollAgainst', amount: many, by })),
  small.map((value): Gain => ({ kind: 'rollIs', value })),
  pattern.map((from): Gain => ({ kind: 'protection', from })),
  pattern.map((from): Gain => ({ kind: 'protection', from: { ...from, spells: true } })),
  pattern.map((to): Gain => ({ kind: 'exposed', to })),
  word.map((to): Gain => ({ kind: 'immune', to })),
  pattern.map((from): Gain => ({ kind: 'noWounds', from: { ...from, influences: true } })),
  pattern.map((from): Gain => ({ kind: 'reduced', from, to: 'weak' })),
  pattern.map((of): Gain => ({ kind: 'reduces', of, to: 1 })),
  fc.constant<Gain>({ kind: 'firm' }),
  amount.map((by): Gain => ({ kind: 'move', by })),
  fc
    .uniqueArray(attackType, { minLength: 1, maxLength: 3 })
    .map((of): Gain => ({ kind: 'range', of, by: 1 })),
  amount.map((by): Gain => ({ kind: 'lives', by })),
  fc.tuple(cannot, filter).map(([what, at]): Gain => ({ kind: 'cannot', what, at })),
  cannot.map((what): Gain => ({ kind: 'cannot', what })),
  fc.tuple(may, filter, small).map(([what, at, value]): Gain => ({ kind: 'may', what, at, value })),
  may.map((what): Gain => ({ kind: 'may', what })),
  fc.tuple(pattern, filter).map(([of, by]): Gain => ({ kind: 'lure', of, by })),
  fc.constantFrom('hideout', 'features', 'lure').map((what): Gain => ({ kind: 'ignores', what })),
  pattern.map((from): Gain => ({ kind: 'ignores', what: 'protection', from })),
  element.map((becomes): Gain => ({ kind: 'element', becomes })),
  element.map((one): Gain => ({ kind: 'gainsElement', element: one })),
  word.map((what): Gain => ({ kind: 'loses', what })),
  fc.constantFrom(...becomings).map((what): Gain => ({ kind: 'becomes', what })),
  filter.map((cards): Gain => ({ kind: 'formationOf', cards })),
  filter.map((at): Gain => ({ kind: 'must', at })),
  small.map((by): Gain => ({ kind: 'poisonHurts', by })),
  marker.map((one): Gain => ({ kind: 'incarnatesAt', marker: one })),
  fc.constant<Gain>({
    kind: 'feature',
    feature: { kind: 'play', pay: { close: true }, does: [{ use: 'shot', strength: 1 }] },
  }),
);

const gains = fc.array(gain, { minLength: 1, maxLength: 2 });
const done: Ability = { use: 'influence', do: { do: 'chips', to: 'this', amount: 1 } };

type Effects = { readonly [K in EffectKind]: fc.Arbitrary<EffectFor<K>> };
const to = <K extends EffectKind, R>(kind: K, rest: fc.Arbitrary<R>) =>
  fc.tuple(target, rest).map(([one, more]) => ({ do: kind, to: one, ...more }));
const only = <K extends EffectKind>(kind: K) => target.map((one) => ({ do: kind, to: one }));

const effects: Effects = {
  wound: to(
    'wound',
    strength.map((n) => ({ amount: n })),
  ),
  heal: to(
    'heal',
    fc.oneof(strength, fc.constantFrom('all', 'hurt')).map((n) => ({ amount: n })),
  ),
  poison: to(
    'poison',
    amount.map((n) => ({ amount: n, add: true as const, most: 2 })),
  ),
  cure: only('cure'),
  extraLives: to(
    'extraLives',
    amount.map((n) => ({ amount: n })),
  ),
  shield: to(
    'shield',
    amount.map((n) => ({ amount: n, until: 'turnEnd' as const })),
  ),
  leaveLives: to(
    'leaveLives',
    amount.map((n) => ({ amount: n })),
  ),
  reduceLives: to(
    'reduceLives',
    amount.map((n) => ({ amount: n })),
  ),
  shedLives: to(
    'shedLives',
    amount.map((n) => ({ amount: n })),
  ),
  chips: to(
    'chips',
    amount.map((n) => ({ amount: n })),
  ),
  loseChips: to(
    'loseChips',
    fc.oneof(amount, fc.constant('all' as const)).map((n) => ({ amount: n })),
  ),
  open: only('open'),
  close: only('close'),
  stayOpen: only('stayOpen'),
  destroy: fc.oneof(
    only('destroy'),
    to(
      'destroy',
      amount.map((livesMax) => ({ livesMax })),
    ),
  ),
  return: only('return'),
  exile: only('exile'),
  exileDead: side.map((one) => ({ do: 'exileDead', side: one })),
  give: to(
    'give',
    fc.tuple(gains, until).map(([all, when]) => ({ gains: all, until: when })),
  ),
  lose: to(
    'lose',
    word.map((what) => ({ what })),
  ),
  control: only('control'),
  relocate: to(
    'relocate',
    cells.map((cell) => ({ cell })),
  ),
  place: to(
    'place',
    cells.map((cell) => ({ cell })),
  ),
  swap: to(
    'swap',
    target.map((other) => ({ with: other })),
  ),
  seat: fc.tuple(target, choice).map(([one, onto]) => ({ do: 'seat', to: one, onto, symbiont: true })),
  push: only('push'),
  moveWounds: to(
    'moveWounds',
    fc.tuple(target, amount).map(([from, n]) => ({ from, amount: n, upTo: true as const })),
  ),
  spread: fc.tuple(filter, amount).map(([among, n]) => ({ do: 'spread', among, amount: n })),
  summon: fc.tuple(cells, gains).map(([cell, all]) => ({ do: 'summon', what: creature, cell, gains: all })),
  revive: fc
    .tuple(target, range)
    .map(([onto, cost]) => ({ do: 'revive', what: { ...creature, cost }, onto, closed: true })),
  incarnationChip: fc.constantFrom<EffectFor<'incarnationChip'>>(
    { do: 'incarnationChip', to: 'this' },
    { do: 'incarnationChip', to: creature },
  ),
  modifyAttack: fc
    .tuple(choice, pattern, amount)
    .map(([whose, attack, by]) => ({ do: 'modifyAttack', whose, attack, by })),
  modifyRoll: choice.map((whose) => ({ do: 'modifyRoll', whose, by: -1 })),
  block: fc.tuple(choice, pattern).map(([whose, attack]) => ({ do: 'block', whose, attack })),
  redirect: fc
    .tuple(choice, pattern, filter)
    .map(([whom, attack, from]) => ({ do: 'redirect', to: whom, attack, from })),
  strikeBy: fc.tuple(target, choice).map(([who, at]) => ({ do: 'strikeBy', who, at, closes: true })),
  mark: to(
    'mark',
    fc.tuple(marker, amount).map(([one, n]) => ({ marker: one, amount: n })),
  ),
  unmark: to(
    'unmark',
    marker.map((one) => ({ marker: one })),
  ),
  markCells: fc
    .tuple(marker, cells, amount, gains)
    .map(([one, where, count, all]) => ({ do: 'markCells', marker: one, cells: where, count, gains: all })),
  unmarkCells: marker.map((one) => ({ do: 'unmarkCells', marker: one })),
  moveMarks: marker.map((one) => ({ do: 'moveMarks', marker: one })),
  limitMoves: strength.map((most) => ({ do: 'limitMoves', most })),
  reveal: only('reveal'),
  redeploy: fc.constant({ do: 'redeploy' }),
  prophecy: small.map((count) => ({ do: 'prophecy', count })),
  mill: fc.constant({ do: 'mill' }),
  lookTop: small.map((count) => ({ do: 'lookTop', count })),
  keepShown: fc.constant({ do: 'keepShown' }),
  later: target.map((one) => ({ do: 'later', on: 'turnEnd', does: [done], to: one })),
  nextAttack: fc.tuple(filter, pattern).map(([who, attack]) => ({ do: 'nextAttack', who, attack, by: 1 })),
  trap: filter.map((who) => ({ do: 'trap', on: 'acts', who, does: [done] })),
  choose: only('choose'),
  chooseRow: fc.constant({ do: 'chooseRow', half: 'enemy' }),
  chooseCell: cells.map((cell) => ({ do: 'chooseCell', cell })),
  chooseNumber: amount.map((most) => ({ do: 'chooseNumber', most })),
  numb: only('numb'),
  rollFor: fc.constant({
    do: 'rollFor',
    table: [
      { upTo: 3, does: [] },
      { upTo: 6, does: [done] },
    ],
  }),
  win: fc.constantFrom<EffectFor<'win'>>({ do: 'win' }, { do: 'win', who: 'opponent' }),
  union: amount.map((most) => ({ do: 'union', most })),
  singular: fc.constant({ do: 'singular', what: 'decay' }),
};

const effect: fc.Arbitrary<Effect> = fc.oneof(...Object.values<fc.Arbitrary<Effect>>(effects));

const attack: fc.Arbitrary<Attack> = fc
  .tuple(
    attackType,
    strength,
    maybe(amount),
    maybe(
      fc.oneof(
        choice,
        filter.map((all) => ({ all })),
      ),
    ),
    maybe(fc.integer({ min: 2, max: 3 })),
  )
  .map(([use, force, far, at, count]) => ({
    use,
    strength: force,
    ...(far !== undefined && { range: far }),
    ...(at !== undefined && { at }),
    ...(count !== undefined && { count, upTo: true as const, different: true as const }),
  }));

const ability: fc.Arbitrary<Ability> = fc
  .tuple(
    fc.oneof(
      attack,
      effect.map((one): Ability => ({ use: 'influence', do: one })),
      effect.map((one): Ability => ({ use: 'spell', do: one })),
      fc.tuple(effect, effect).map(
        ([a, b]): Ability => ({
          use: 'or',
          options: [[{ use: 'influence', do: a }], [{ use: 'influence', do: b }]],
        }),
      ),
    ),
    maybe(condition),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([one, when, atThat, free]) => ({
    ...one,
    ...(when && { if: when }),
    ...(atThat && { atThat: true }),
    ...(free && { may: true }),
  }));

const list = fc.array(ability, { minLength: 1, maxLength: 3 });
const moment = fc.constantFrom<Moment>(...momentNames);

export const feature: fc.Arbitrary<Feature> = fc.oneof(
  fc
    .tuple(word, maybe(small))
    .map(([one, value]): Feature => ({ kind: 'word', word: one, ...(value !== undefined && { value }) })),
  fc.tuple(gains, maybe(filter), maybe(condition)).map(
    ([gives, whom, when]): Feature => ({
      kind: 'has',
      gives,
      ...(whom && { to: whom }),
      ...(when && { if: when }),
    }),
  ),
  fc.tuple(moment, maybe(filter), maybe(filter), maybe(pattern), maybe(condition), list).map(
    ([on, who, other, hit, when, does]): Feature => ({
      kind: 'when',
      on,
      does,
      ...(who && { who }),
      ...(other && { other }),
      ...(hit && { attack: hit }),
      ...(when && { if: when }),
    }),
  ),
  fc.tuple(list, maybe(condition)).map(
    ([does, when]): Feature => ({
      kind: 'play',
      pay: { close: true, chips: 'X' },
      does,
      ...(when && { if: when }),
    }),
  ),
  fc
    .tuple(filter, filter)
    .map(([whom, at]): Feature => ({ kind: 'instead', of: 'healing', by: 'wound', to: whom, at })),
);
