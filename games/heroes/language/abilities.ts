/** Whole texts: keywords, what holds always, what is waited for, what is paid for. */
import { alt, end, listed, lit, map, memo, opt, type Parser, says, seq } from '@vigrid/speech/reading';
import { condition, each, proviso } from './conditions.ts';
import { effects, times } from './effects.ts';
import { everyCard, oneCard, severalCards, someCards, together, word } from './nouns.ts';
import { type Data, digits, number, signed } from './numbers.ts';

type Abilities = readonly Data[];

const keywords: Parser<Abilities> = alt(
  map(word, (one) => [{ kind: 'word', word: one }]),
  map(seq(lit('armor'), digits), ([, value]) => [{ kind: 'word', word: 'armour', value }]),
  says(lit('attacking a creature wounds the enemy hero by overkill'), [{ kind: 'word', word: 'overkill' }]),
  says(lit('created card'), [{ kind: 'word', word: 'created' }]),
  map(seq(lit('regeneration'), digits), ([, n]) => [
    { kind: 'when', on: 'turnStart', does: [{ do: 'heal', to: 'self', amount: n }] },
  ]),
);

const dangers: Parser<Abilities> = map(
  listed(
    alt(
      says(lit('spells'), { by: 'spell' }),
      says(lit('shots'), { by: 'shot' }),
      says(lit('strikes'), { by: 'strike' }),
      says(lit('poison'), { by: 'poison' }),
      says(lit('attacks'), { by: 'attack' }),
      map(seq(lit('attacks of'), severalCards), ([, source]) => ({ by: 'attack', source })),
      map(severalCards, (source) => (JSON.stringify(source) === '{"type":"spell"}' ? undefined : { source })),
    ),
    lit(',', 'and', ', and'),
  ),
  (all) => all,
);

/** Protection from spells is more than no wounds from them: nobody can choose the card (BH-G-protection, RH-62). */
const woundsOnly = (from: Data): Data => (from.by === 'spell' ? { ...from, by: 'spellWounds' } : from);

const wounds = lit('wounds', 'wound');
const protections: Parser<Abilities> = alt(
  map(seq(lit('protection from'), dangers), ([, all]) => all.map((from) => ({ kind: 'protection', from }))),
  map(seq(lit('takes no wounds from', 'no wounds from'), dangers), ([, all]) =>
    all.map((from) => ({ kind: 'protection', from: woundsOnly(from) })),
  ),
  says(lit('takes no wounds'), [{ kind: 'protection', from: {} }]),
  says(lit('takes no wounds in the enemy turn'), [{ kind: 'protection', from: {}, if: { enemyTurn: true } }]),
  map(seq(lit('protection from shots and'), word, proviso), ([, one, when]) => [
    { kind: 'protection', from: { by: 'shot' }, if: when },
    { kind: 'static', if: when, to: 'self', gives: { words: [one] } },
  ]),
  map(seq(lit('takes no wounds'), proviso), ([, when]) => [{ kind: 'protection', from: {}, if: when }]),
  map(seq(lit('takes'), digits, lit('less', 'fewer'), opt(wounds), opt(proviso)), ([, less, , , when]) => [
    { kind: 'protection', from: {}, less, ...(when && { if: when }) },
  ]),
  map(
    seq(lit('takes'), digits, lit('less', 'fewer'), opt(wounds), lit('from'), dangers),
    ([, less, , , , all]) => all.map((from) => ({ kind: 'protection', from, less })),
  ),
);

const figures: Parser<Data> = alt(
  map(seq(signed, lit('strike')), ([n]) => ({ strike: n })),
  map(seq(signed, lit('strike and life')), ([n]) => ({ strike: n, lives: n })),
  map(seq(signed, lit('strike per'), each), ([n, , of]) => ({ strike: times(of, n) })),
  map(seq(signed, lit('strike and life per'), each), ([n, , of]) => ({
    strike: times(of, n),
    lives: times(of, n),
  })),
  map(seq(lit('armor'), digits), ([, n]) => ({ armour: n })),
  map(word, (one) => ({ words: [one] })),
);

const gains: Parser<Data> = memo(
  map(listed(figures, lit(',', 'and', ', and')), (parts) => {
    const words = parts.flatMap((part) => (Array.isArray(part.words) ? part.words : []));
    return together([...parts.filter((part) => !part.words), ...(words.length > 0 ? [{ words }] : [])]);
  }),
);

const statics: Parser<Abilities> = alt(
  map(seq(gains, proviso), ([gives, when]) => [{ kind: 'static', if: when, to: 'self', gives }]),
  // "With another one of its name … and +1 strike per each".
  map(
    seq(lit('with another @this gets'), word, lit('and'), signed, lit('strike per each')),
    ([, one, , n]) => {
      const others = { named: 'self', side: 'yours', other: true };
      return [
        { kind: 'static', if: { control: others }, to: 'self', gives: { words: [one] } },
        { kind: 'static', to: 'self', gives: { strike: times({ count: others }, n) } },
      ];
    },
  ),
  map(seq(lit('while'), condition, lit(':'), gains), ([, when, , gives]) => [
    { kind: 'static', if: when, to: 'self', gives },
  ]),
  map(seq(proviso, opt(lit(':')), opt(lit('gets')), gains), ([when, , , gives]) => [
    { kind: 'static', if: when, to: 'self', gives },
  ]),
  map(gains, (gives) => (gives.strike === undefined ? undefined : [{ kind: 'static', to: 'self', gives }])),
  map(seq(word, lit('vs creatures')), ([one]) => [
    { kind: 'static', if: { against: 'creature' }, to: 'self', gives: { words: [one] } },
  ]),
  map(seq(signed, lit('strike vs'), severalCards), ([n, , what]) => [
    { kind: 'static', if: { against: what }, to: 'self', gives: { strike: n } },
  ]),
  map(seq(alt(everyCard, severalCards), lit('have', 'has'), gains), ([to, , gives]) => [
    { kind: 'static', to, gives },
  ]),
  map(seq(alt(everyCard, severalCards), lit('cost'), digits, lit('less', 'more')), ([to, , n, how]) => [
    { kind: 'static', to, gives: { cost: how === 'less' ? -n : n } },
  ]),
  map(seq(everyCard, lit('deal'), digits, lit('more wound', 'more wounds')), ([to, , n]) => [
    { kind: 'static', to, gives: { wounds: n } },
  ]),
  map(seq(everyCard, lit('take no wounds from'), dangers), ([to, , all]) =>
    all.map((from) => ({ kind: 'static', to, gives: { protection: woundsOnly(from) } })),
  ),
  // "+1 strike and life per completed quest; 4 quests give spell protection, 6 give directed strike and dash".
  map(
    seq(gains, lit(';'), digits, lit('quests give spell protection ,'), digits, lit('give'), gains),
    ([gives, , n, , m, , more]) => [
      { kind: 'static', to: 'self', gives },
      { kind: 'protection', if: { questsMin: n }, from: { by: 'spell' } },
      { kind: 'static', if: { questsMin: m }, to: 'self', gives: more },
    ],
  ),
);

const limits: Parser<Abilities> = alt(
  says(lit('cannot attack'), [{ kind: 'cannot', what: 'attack' }]),
  says(lit('cannot defend'), [{ kind: 'cannot', what: 'defend' }]),
  says(lit('the enemy cannot take quests'), [{ kind: 'cannot', what: 'quest' }]),
  says(lit('cannot be stunned'), [{ kind: 'cannot', what: 'stun' }]),
  says(lit('cannot attack or defend'), [
    { kind: 'cannot', what: 'attack' },
    { kind: 'cannot', what: 'defend' },
  ]),
  says(lit('does not untap at turn start', 'does not untap at your turn start'), [
    { kind: 'cannot', what: 'open' },
  ]),
  map(seq(lit('may attack only'), severalCards), ([, except]) => [
    { kind: 'cannot', what: 'attack', except },
  ]),
  map(seq(lit('enters with'), number, lit('boost effects', 'weakening effects')), ([, n, how]) => [
    { kind: 'enters', boosts: how === 'boost effects' ? n : -n },
  ]),
  map(seq(everyCard, lit('enter tapped')), ([who]) => [{ kind: 'enters', who, closed: true }]),
  map(seq(severalCards, lit('enter tapped')), ([who]) => [{ kind: 'enters', who, closed: true }]),
);

const prices: Parser<Abilities> = alt(
  map(seq(lit('costs'), digits, lit('less', 'more'), proviso), ([, n, how, when]) => [
    { kind: 'costs', if: when, by: how === 'less' ? -n : n },
  ]),
  map(
    listed(
      map(seq(opt(lit('costs')), digits, lit('less', 'more'), lit('per'), each), ([, n, how, , of]) => ({
        kind: 'costs',
        by: times(of, how === 'less' ? -n : n),
      })),
      lit('and'),
    ),
    (all) => all,
  ),
  // By how much that is less is for the printed cost to say.
  map(seq(lit('costs'), digits, proviso), ([, n, when]) => [{ kind: 'costs', if: when, '@to': n }]),
);

/** What is waited for. */
type Moment = Data & { readonly on?: string };
const own = (on: string, more: Data = {}): Moment => ({ on, ...more });

const subject: Parser<Data> = alt(
  map(someCards, ({ what, count }) => (count === undefined && !what.named ? what : undefined)),
  map(seq(lit('your'), oneCard), ([, what]) => together([what, { side: 'yours' }])),
);

const event: Parser<readonly Moment[]> = alt(
  says(lit('it kills a creature'), [own('kill')]),
  says(lit('it taps'), [own('closes')]),
  says(lit('it leaves play'), [own('leaves')]),
  says(lit('the enemy draws a second card in a turn'), [
    own('draws', { who: { type: 'hero', side: 'enemy' }, x: 2 }),
  ]),
  map(seq(lit('your hero is wounded by your own card')), () => [
    own('wounded', { who: { type: 'hero', side: 'yours' }, by: { side: 'yours' } }),
  ]),
  map(seq(lit('your'), oneCard, lit('acts and'), condition), ([, what, , when]) => [
    own('acts', { who: { ...what, side: 'yours' }, if: when }),
  ]),
  says(lit('it acts'), [own('acts')]),
  says(lit('it is wounded'), [own('wounded')]),
  says(lit('it enters or attacks'), [own('hire'), own('attack')]),
  says(lit('played'), [own('played')]),
  says(lit('readied by an effect'), [own('readied')]),
  map(seq(subject, lit('dies')), ([who]) => [own('death', { who })]),
  map(seq(subject, lit('attacks')), ([who]) => [own('attacks', { who })]),
  map(seq(subject, lit('enters')), ([who]) => [own('hire', { who })]),
  map(seq(subject, lit('is healed')), ([who]) => [own('healed', { who })]),
  map(seq(subject, lit('is readied by an effect')), ([who]) => [own('readied', { who })]),
  map(seq(subject, lit('wounds'), subject), ([by, , who]) =>
    who.type === 'hero' ? [own('wounded', { who: { ...who }, by })] : undefined,
  ),
  map(seq(lit('the enemy plays'), someCards), ([, { what, count }]) =>
    count === undefined ? [own('played', { who: { ...what, side: 'enemy' } })] : undefined,
  ),
  map(seq(lit('you play'), someCards), ([, { what, count }]) =>
    count === undefined ? [own('played', { who: { ...what, side: 'yours' } })] : undefined,
  ),
  says(lit('you complete a quest'), [own('completed', { who: { type: 'quest', side: 'yours' } })]),
  says(lit('the enemy shuffles his deck'), [own('shuffles', { who: { type: 'hero', side: 'enemy' } })]),
  says(lit('you shuffle your deck'), [own('shuffles', { who: { type: 'hero', side: 'yours' } })]),
  says(lit('the enemy searches'), [own('searches', { who: { type: 'hero', side: 'enemy' } })]),
  says(lit('coins untap other than the first time in a turn'), [
    own('coinsOpenAgain', { who: { type: 'hero', side: 'yours' } }),
  ]),
  says(lit('a player discards a card'), [own('discarded', { who: {} })]),
  says(lit('you discard a card'), [own('discarded', { who: { side: 'yours' } })]),
);

/** The table says "turn start" of one's own turn and of every turn alike. */
const eitherTurn = (at: 'Start' | 'End'): readonly Moment[] => [own(`@turn${at}`)];

const moment: Parser<readonly Moment[]> = alt(
  says(lit('hire :', 'hire'), [own('hire')]),
  says(lit('death :'), [own('death')]),
  says(lit('on attack', 'on attack :'), [own('attack')]),
  says(lit('concentration :'), [own('turnStart', { if: { unwounded: true } })]),
  says(lit('soulcatch , hire :'), [own('hire', { if: { soulcatcher: true } })]),
  says(lit('your turn start :', 'your turn start'), [own('turnStart')]),
  says(lit('your turn end :', 'at your turn end'), [own('turnEnd')]),
  says(lit('enemy turn start :'), [own('enemyTurnStart')]),
  says(lit('enemy turn end :'), [own('enemyTurnEnd')]),
  says(lit('turn start :'), eitherTurn('Start')),
  says(lit('turn end :'), eitherTurn('End')),
  map(seq(lit('raid'), digits, lit(': on attack')), ([, n]) => [own('attack', { if: { raid: n } })]),
  map(seq(lit('expense'), listed(digits, lit(',')), lit(':')), ([, at]) => [own('spend', { at })]),
  map(seq(lit('when'), event, opt(lit(',', ':'))), ([, all]) => all),
  map(seq(lit('each time'), event, opt(lit(','))), ([, all]) => all.map((one) => ({ ...one, each: true }))),
  map(seq(lit('when', 'each time'), event, lit(', if'), condition, lit(',')), ([how, all, , when]) =>
    all.map((one) => ({ ...one, if: when, ...(how === 'each time' && { each: true }) })),
  ),
  says(lit('wounding a hero by strike', 'striking a hero', 'striking a hero :'), [own('woundHero')]),
  says(lit('when it deals x wounds to a hero by strike', 'dealing x wounds to a hero by strike'), [
    own('woundHero'),
  ]),
  // "Another creature of yours dying: …".
  map(seq(subject, lit('dying :')), ([who]) => [own('death', { who })]),
  says(lit('drawing your second card in a turn'), [
    own('draws', { who: { type: 'hero', side: 'yours' }, x: 2 }),
  ]),
  map(seq(lit('when played'), proviso), ([, when]) => [own('played', { if: when })]),
  says(lit('playing a creature'), [own('played', { who: { type: 'creature', side: 'yours' } })]),
);

/** "(once per turn)" is what a triggered text has anyway (BH-8.16). */
const once = opt(lit('( once per turn )'));

const triggers: Parser<Abilities> = alt(
  map(seq(moment, effects, once), ([all, does]) => all.map((on) => ({ kind: 'when', ...on, does }))),
  map(seq(lit('raid'), digits, lit(':'), gains), ([, n, , gives]) => [
    { kind: 'static', if: { raid: n }, to: 'self', gives },
  ]),
  says(lit('destroyed when targeted by a spell', 'dies when targeted by a spell'), [
    { kind: 'when', on: 'spellTarget', does: [{ do: 'destroy', to: 'self' }] },
  ]),
  says(lit('attacking stuns it'), [{ kind: 'when', on: 'attack', does: [{ do: 'stun', to: 'self' }] }]),
  map(seq(lit('playing'), someCards, lit('readies it'), once), ([, { what, count }]) =>
    count === undefined
      ? [
          {
            kind: 'when',
            on: 'played',
            who: { ...what, side: 'yours' },
            does: [{ do: 'ready', to: 'self' }],
          },
        ]
      : undefined,
  ),
  map(seq(lit('each card the enemy plays wounds it'), digits), ([, n]) => [
    {
      kind: 'when',
      on: 'played',
      who: { side: 'enemy' },
      each: true,
      does: [{ do: 'wound', to: 'self', amount: n }],
    },
  ]),
  says(lit('the enemy cannot put weakening effects on it'), [{ kind: 'cannot', what: 'weaken' }]),
);

const coins = lit('coin', 'coins');
const price: Parser<Data> = alt(
  says(lit('tap'), { close: true }),
  map(seq(digits, coins), ([n]) => ({ coins: n })),
  map(seq(digits, coins, lit('+ tap')), ([n]) => ({ coins: n, close: true })),
  says(lit('destroy this'), { destroy: true }),
  says(lit('tap your hero'), { closeHero: true }),
  map(seq(digits, coins, lit(', tap your'), oneCard), ([n, , , what]) => ({
    coins: n,
    cost: [{ do: 'close', to: { pick: { ...what, side: 'yours', closed: false } } }],
  })),
  says(lit('discard a card'), { cost: [{ do: 'discard' }] }),
  map(seq(digits, coins, lit(', complete any quest')), ([n]) => ({
    coins: n,
    cost: [{ do: 'complete', to: { pick: { type: 'quest' } } }],
  })),
  map(seq(digits, coins, lit(', discard a card')), ([n]) => ({ coins: n, cost: [{ do: 'discard' }] })),
  says(lit('remove a weakening effect from any character'), {
    cost: [{ do: 'unweaken', to: { pick: { type: 'character', weakened: true } }, amount: 1 }],
  }),
);

const actions: Parser<Abilities> = alt(
  map(
    seq(
      opt(lit('hero has')),
      price,
      lit(':'),
      effects,
      opt(lit('( any number of times )', '( once per turn )', '( it may attack and act again )')),
    ),
    ([hero, cost, , does, often]) => {
      const { close, ...rest } = cost;
      const closing = close === true && (hero ? { closeHero: true } : { close: true });
      if (hero && !close) return undefined;
      return [
        {
          kind: 'action',
          ...rest,
          ...closing,
          ...(often === '( any number of times )' && { times: 'any' }),
          does,
        },
      ];
    },
  ),
  map(seq(lit('soulcatch ,'), price, lit(':'), effects), ([, cost, , does]) => [
    { kind: 'action', ...cost, if: { soulcatcher: true }, does },
  ]),
);

/** What a spell does. */
const spells: Parser<Abilities> = map(effects, (does) => [{ kind: '@play', does }]);

export const text: Parser<Abilities> = map(
  seq(alt(keywords, protections, statics, limits, prices, triggers, actions, spells), opt(lit('.')), end),
  ([all]) => all,
);
