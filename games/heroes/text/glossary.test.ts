/** The words of the glossary and of Rammarat on cards made for the purpose, proofread in glossary.golden.txt. */
import { expect, test } from 'vitest';
import type {
  Ability,
  Activated,
  CardType,
  Condition,
  Effect,
  Filter,
  Moment,
  OnPlay,
  Triggered,
} from '../abilities/index.ts';
import { abilityText } from './cards.ts';
import { faults } from './telling.ts';

const creature: Filter = { type: 'creature' };
const character: Filter = { type: 'character' };
const foe: Filter = { type: 'creature', side: 'enemy' };
const own: Filter = { type: 'creature', side: 'yours' };
const quest: Filter = { type: 'quest' };
const enemySpell: Filter = { type: 'spell', side: 'enemy' };
const yourHero: Filter = { type: 'hero', side: 'yours' };
const enemyHero: Filter = { type: 'hero', side: 'enemy' };

const soulcatcher: Condition = { soulcatcher: true };
const unwounded: Condition = { unwounded: true };

const when = (
  on: Moment,
  more: Omit<Triggered, 'kind' | 'on' | 'does'>,
  ...does: readonly Effect[]
): Triggered => ({ kind: 'when', on, ...more, does });

const concentration = (...does: readonly Effect[]) => when('turnStart', { if: unwounded }, ...does);

const action = (cost: Omit<Activated, 'kind' | 'does'>, ...does: readonly Effect[]): Activated => ({
  kind: 'action',
  ...cost,
  does,
});

const play = (more: Omit<OnPlay, 'kind' | 'does'>, ...does: readonly Effect[]): OnPlay => ({
  kind: 'play',
  ...more,
  does,
});

const onCreatures: readonly Ability[] = [
  // Soulcatcher
  when('hire', { if: soulcatcher }, { do: 'wound', to: { pick: character }, amount: 3 }),
  when('turnEnd', { if: soulcatcher }, { do: 'draw', amount: 1 }),
  { kind: 'static', if: soulcatcher, to: 'self', gives: { strike: 2, words: ['rush'] } },
  { kind: 'costs', if: soulcatcher, by: -2 },
  action({ coins: 3, close: true, if: soulcatcher }, { do: 'recover', what: creature }),
  // Concentration
  concentration({ do: 'heal', to: { pick: character }, amount: 3 }),
  when('turnStart', { if: unwounded, may: true }, { do: 'return', to: { pick: creature } }),
  concentration({ do: 'change', to: { pick: foe }, change: { cannotAttack: true }, until: 'yourTurn' }),
  concentration({ do: 'change', to: { pick: foe }, change: { mute: true } }),
  concentration({ do: 'copy', of: 'self' }),
  concentration({ do: 'poison', to: { pick: foe }, amount: 3 }),
  concentration({ do: 'destroy', to: { pick: { ...foe, strikeMax: 0 } } }),
  // Raid
  when(
    'attack',
    { if: { raid: 2 } },
    { do: 'wound', to: { pick: character, count: 2, upTo: true }, amount: 2 },
  ),
  { kind: 'static', if: { raid: 1 }, to: 'self', gives: { words: ['directedStrike'] } },
  { kind: 'static', if: { raid: 2 }, to: 'self', gives: { armour: 2 } },
  when(
    'attack',
    { if: { raid: 4 } },
    { do: 'summon', what: { ...creature, costMax: 2 }, count: 2, rush: true },
  ),
  when('attack', { if: { raid: 2 } }, { do: 'ready', to: { pick: { ...own, other: true } } }),
  // Spend
  when('spend', { at: [3, 6, 9] }, { do: 'shot', amount: 1 }),
  when('spend', { at: [5] }, { do: 'wound', to: { all: { ...creature, other: true } }, amount: 2 }),
  when('spend', { at: [3] }, { do: 'search', what: { type: 'equipment' } }),
  when('spend', { at: [5] }, { do: 'summon', what: { class: 'gnome', costMax: 2 } }),
  when('spend', { at: [6] }, { do: 'recover', what: { type: 'spell' } }),
  when('spend', { at: [4] }, { do: 'fight', to: { pick: foe } }),
  when('spend', { at: [7] }, { do: 'ready', to: 'self' }),
  when(
    'spend',
    { at: [10] },
    { do: 'ready', to: { all: own } },
    { do: 'close', to: { all: { ...creature, other: true, costMax: 3 } } },
  ),
  // Ambush, Instead, costs, Protection
  { kind: 'ambush', on: 'played', who: enemySpell, coins: 2 },
  { kind: 'ambush', on: 'attacks', who: foe, coins: 0 },
  { kind: 'ambush', on: 'enemyTurnEnd', coins: 4 },
  { kind: 'instead', of: 'dealWounds', by: 'weaken' },
  {
    kind: 'undying',
    if: { control: { class: 'toaDan', side: 'yours', other: true } },
  },
  { kind: 'instead', of: 'takeWounds', by: 'nothing', if: { enemyTurn: true } },
  {
    kind: 'instead',
    of: 'takeWounds',
    who: { type: 'creature', side: 'yours', other: true },
    from: { by: 'strike' },
    by: [{ do: 'wound', to: 'self', amount: 'X' }],
  },
  { kind: 'instead', of: 'die', by: [{ do: 'heal', to: 'self', amount: 'all' }] },
  { kind: 'instead', of: 'draw', by: [{ do: 'heal', to: 'yourHero', amount: 2 }] },
  {
    kind: 'static',
    to: 'self',
    gives: { strike: { count: { type: 'creature' }, in: 'graveyard' } },
  },
  {
    kind: 'when',
    on: 'turnStart',
    does: [
      {
        do: 'may',
        first: [{ do: 'discard', count: 2 }],
        otherwise: [{ do: 'wound', to: 'yourHero', amount: 3 }],
      },
    ],
  },
  { kind: 'costs', instead: 1, if: { went: 'second' } },
  { kind: 'costs', instead: 0, if: { handMin: 5 } },
  { kind: 'costs', by: 1, if: { went: 'first' } },
  { kind: 'protection', from: {}, if: { enemyTurn: true } },
  { kind: 'protection', from: { source: { not: 'creature' } } },
  { kind: 'protection', from: { source: { weakened: true } }, if: { boostsMin: 2 } },
  { kind: 'protection', from: {}, less: 1, if: soulcatcher },
  // Statics
  { kind: 'static', to: { ...own, livesMin: 5 }, gives: { words: ['rush'] } },
  { kind: 'static', to: { type: 'spell', side: 'yours' }, gives: { cost: -1 } },
  {
    kind: 'static',
    to: 'self',
    gives: { strike: { count: { class: 'ent', side: 'yours', other: true }, times: 2 } },
  },
  { kind: 'static', to: 'self', gives: { strike: 'died', lives: 'markers' } },
  { kind: 'static', to: 'self', gives: { strike: 'enemyDead' } },
  { kind: 'static', if: { boostsMin: 3 }, to: 'self', gives: { words: ['rush', 'firstStrike'] } },
  {
    kind: 'static',
    if: { heroClass: 'priest' },
    to: { class: 'childOfKrong', side: 'yours' },
    gives: { lives: 1 },
  },
  // Moments of others
  when('death', { who: { ...creature, weakened: true } }, { do: 'draw', amount: 1 }),
  when('hire', { who: foe, each: true }, { do: 'wound', to: 'it', amount: 1 }),
  when(
    'hire',
    { who: { ...foe, word: 'rush' } },
    { do: 'boost', to: 'self', amount: 1 },
    { do: 'close', to: 'it' },
  ),
  when('attacks', { who: own, may: true }, { do: 'boost', to: { pick: character }, amount: -1 }),
  when(
    'wounded',
    { each: true, if: { heroClass: 'priest' } },
    { do: 'wound', to: { pick: character }, amount: 1 },
  ),
  when('wounded', { who: yourHero }, { do: 'wound', to: 'enemyHero', amount: 'X' }),
  when('weakened', { who: foe }, { do: 'shuffleIn', to: 'it' }),
  when('shuffles', { who: enemyHero }, { do: 'wound', to: 'it', amount: 1 }),
  when('shuffles', { who: yourHero, each: true }, { do: 'poison', to: { pick: foe }, amount: 1 }),
  when('draws', { who: { type: 'hero' } }, { do: 'wound', to: 'it', amount: 1 }),
  when('searches', { who: enemyHero }, { do: 'discard', who: 'enemy' }),
  when('acts', {}, { do: 'boost', to: 'self', amount: -1 }),
  when('closes', { if: { heroClass: 'rogue' } }, { do: 'openCoins', amount: 1 }),
  when('healed', { who: { type: 'character', side: 'enemy' } }, { do: 'wound', to: 'it', amount: 5 }),
  when(
    'kill',
    {},
    { do: 'change', to: 'self', change: { lives: { add: 1 } } },
    { do: 'heal', to: 'self', amount: 'all' },
  ),
  when('death', {}, { do: 'search', what: { ...creature, costMax: 2 } }),
  when('turnEnd', { where: 'graveyard', may: true }, { do: 'wound', to: { pick: character }, amount: 1 }),
  when('hire', { if: { went: 'second' } }, { do: 'destroy', to: { pick: { ...foe, costMax: 1 } } }),
  when('hire', { if: { went: 'first' } }, { do: 'destroy', to: 'self' }, { do: 'draw', amount: 1 }),
  when('hire', {}, { do: 'capture', to: { pick: foe } }),
  when('hire', {}, { do: 'captureFrom', what: creature, from: 'hand' }),
  when('hire', {}, { do: 'create', card: 'L25-14', count: 2 }),
  when(
    'hire',
    { may: true },
    { do: 'fight', to: { pick: { ...creature, wounded: false }, count: 2, upTo: true } },
  ),
  when('attack', {}, { do: 'draw', amount: 1 }, { do: 'tuck', where: 'bottom' }),
  when('death', {}, { do: 'boost', to: { pick: character }, amount: -1 }),
  when('death', {}, { do: 'draw', amount: 'boosts', who: 'enemy' }),
  // Activated
  action({ close: true }, { do: 'poison', to: { pick: creature }, amount: 1 }),
  action({ destroy: true }, { do: 'wound', to: { pick: character }, amount: 'boosts' }),
  action({ coins: 1, times: 2 }, { do: 'draw', amount: 1 }, { do: 'discard' }),
  action(
    { coins: 1, close: true, if: { heroClass: 'inquisitor' }, times: 'any' },
    { do: 'gainCoins', amount: 1 },
  ),
];

const onSpells: readonly Ability[] = [
  play(
    {},
    { do: 'control', to: { pick: { ...creature, costMax: 3 } }, until: 'turnEnd' },
    { do: 'open', to: 'same' },
    { do: 'change', to: 'same', change: { words: ['rush'] }, until: 'turnEnd' },
  ),
  play({ if: soulcatcher, instead: true }, { do: 'wound', to: { pick: character }, amount: 5 }),
  play({ if: { heroClass: 'mage' }, instead: true }, { do: 'wound', to: { pick: creature }, amount: 3 }),
  play({ if: soulcatcher }, { do: 'wound', to: { pick: character }, amount: 'died' }),
  play({}, { do: 'wound', to: { all: { type: 'hero' } }, amount: 4 }),
  play({}, { do: 'wound', to: { pick: creature }, amount: 2 }, { do: 'close', to: 'same' }),
  play({}, { do: 'boost', to: { pick: creature }, amount: 2 }, { do: 'heal', to: 'same', amount: 'all' }),
  play(
    {},
    { do: 'wound', to: { all: creature }, amount: 2 },
    { do: 'if', if: { heroClass: 'warrior' }, does: [{ do: 'wound', to: 'enemyHero', amount: 2 }] },
  ),
  play(
    {},
    { do: 'destroy', to: { pick: creature } },
    { do: 'if', if: soulcatcher, does: [{ do: 'draw', amount: 1 }] },
  ),
  play(
    {},
    {
      do: 'if',
      if: { control: { type: 'quest', side: 'yours' } },
      does: [{ do: 'wound', to: { all: foe }, amount: 2 }],
      otherwise: [{ do: 'wound', to: { all: own }, amount: 2 }],
    },
  ),
  play(
    {},
    {
      do: 'oneOf',
      modes: [
        [{ do: 'destroy', to: { pick: { type: 'support', costMax: 2 } } }],
        [{ do: 'change', to: 'yourHero', change: { armour: 8 }, until: 'yourTurn' }],
      ],
    },
  ),
  play(
    {},
    {
      do: 'may',
      first: [{ do: 'complete', to: { pick: quest } }],
      after: [{ do: 'stun', to: { all: foe } }],
    },
  ),
  play({}, { do: 'draw', amount: 'died' }, { do: 'close', to: { pick: creature } }),
  play({}, { do: 'discard', who: 'enemy', count: 2 }),
  play({}, { do: 'mill', amount: 3, who: 'enemy' }, { do: 'mill', amount: 1 }),
  play({}, { do: 'gainCoins', amount: 2 }, { do: 'closeCoins', amount: 1, who: 'enemy' }),
  play({}, { do: 'summon', what: quest }),
  play({}, { do: 'revive', what: quest, from: 'completed' }),
  play({}, { do: 'revive', what: creature, count: 2, upTo: true }),
  play({}, { do: 'repeat', what: { class: 'ritual' } }),
  play({}, { do: 'bottom', to: { pick: { ...foe, costMax: 3 }, count: 2, upTo: true } }),
  play({}, { do: 'control', to: { pick: { ...creature, weakened: true } } }),
  play({}, { do: 'destroy', to: { all: { ...creature, elements: 'several' } } }),
  play(
    {},
    {
      do: 'boost',
      to: { pick: { ...creature, elements: 'none' } },
      amount: { count: { class: 'slua', side: 'yours' } },
    },
  ),
  play({}, { do: 'copy', of: { pick: { ...foe, costMin: 1, costMax: 1 } }, count: 2 }),
  play({}, { do: 'draw', amount: { count: { class: 'childOfKrong', side: 'yours' } } }),
  play(
    {},
    {
      do: 'change',
      to: { pick: creature, count: 2 },
      change: { strike: { add: 2 }, words: ['firstStrike'], mute: true },
      until: 'turnEnd',
    },
  ),
  play({}, { do: 'change', to: { pick: creature }, change: { strike: { set: 0 }, words: ['rush'] } }),
  play({}, { do: 'heal', to: 'yourHero', amount: { count: own, times: 2 } }),
  play(
    {},
    { do: 'wound', to: { pick: creature }, amount: 'itsLives' },
    { do: 'heal', to: { pick: character }, amount: 'itsCost' },
  ),
];

const onQuests: readonly Ability[] = [
  when(
    'turnStart',
    {},
    { do: 'mark', to: 'self', amount: 1 },
    { do: 'payOr', coins: 'markers', otherwise: [{ do: 'complete', to: 'self' }] },
  ),
  when(
    'played',
    { who: enemySpell },
    { do: 'may', first: [{ do: 'complete', to: 'self' }], after: [{ do: 'stun', to: { all: foe } }] },
  ),
  when('completed', { who: { type: 'quest', side: 'enemy' }, may: true }, { do: 'complete', to: 'self' }),
  when('completed', {}, { do: 'draw', amount: 1 }),
  when('enemyTurnEnd', {}, { do: 'mark', to: 'self', amount: 1 }),
  { kind: 'static', to: 'self', gives: { quests: 1 } },
  action({ close: true }, { do: 'mark', to: 'self', amount: -2 }),
];

const onOthers: readonly (readonly [CardType, Ability])[] = [
  ['weapon', { kind: 'static', to: { class: 'orc', side: 'yours' }, gives: { strike: 1, lives: 1 } }],
  ['weapon', action({ close: true }, { do: 'boost', to: 'self', amount: -1 })],
  ['armour', when('wounded', { who: yourHero }, { do: 'mark', to: 'self', amount: 1 })],
  ['terrain', when('turnStart', {}, { do: 'heal', to: { pick: own }, amount: 'all' })],
  ['terrain', when('played', { who: enemySpell }, { do: 'wound', to: { pick: foe }, amount: 2 })],
  ['event', action({ close: true }, { do: 'capture', to: { pick: own } })],
  ['amulet', when('played', {}, { do: 'plunder' })],
  ['hero', action({ coins: 2, close: true }, { do: 'boost', to: { pick: creature, count: 2 }, amount: -1 })],
  ['hero', when('attack', { who: { class: 'ent', side: 'yours' } }, { do: 'openCoins', amount: 1 })],
];

/** What the language can say and no card of the sets says yet. */
const unprinted: readonly (readonly [CardType, Ability])[] = [
  ['event', { kind: 'enters', who: { class: 'troll', side: 'yours' }, closed: true, boosts: 1 }],
  [
    'quest',
    { kind: 'static', if: { all: [{ hand: 'more' }, { went: 'second' }] }, to: own, gives: { lives: 1 } },
  ],
  ['creature', { kind: 'fromHand', on: 'death', who: own, coins: 0, does: [{ do: 'draw', amount: 1 }] }],
  ['creature', when('wounded', { by: enemySpell, x: 3 }, { do: 'heal', to: 'self', amount: 'all' })],
  ['creature', when('death', { who: foe, each: true }, { do: 'boost', to: 'self', amount: 'X' })],
  ['creature', when('attack', { most: 1 }, { do: 'draw', amount: 'X' })],
  ['spell', play({}, { do: 'shield', amount: 3 }, { do: 'tuck', amount: 2, where: 'either' })],
  ['spell', play({}, { do: 'look', count: 3, from: 'enemy', where: 'hand', may: true })],
  ['spell', play({}, { do: 'recover', what: creature, count: 'died', from: 'any', fallen: true })],
  ['spell', play({}, { do: 'recover', what: { lacks: 'spend', notClass: 'orc' }, count: 2, into: 'bottom' })],
  ['spell', play({}, { do: 'each', of: foe, does: [{ do: 'wound', to: 'it', amount: 'itsCost' }] })],
  [
    'spell',
    play(
      {},
      { do: 'copy', of: { pick: own } },
      {
        do: 'grant',
        to: 'same',
        ability: when('turnEnd', {}, { do: 'destroy', to: 'self' }),
        until: 'yourTurn',
      },
    ),
  ],
  [
    'spell',
    play(
      {},
      { do: 'complete', to: { pick: quest } },
      {
        do: 'byOwner',
        does: [{ do: 'may', first: [{ do: 'discard' }], after: [{ do: 'draw', amount: 2 }] }],
      },
    ),
  ],
  [
    'spell',
    play({}, { do: 'reveal', fits: { type: 'spell' }, does: [{ do: 'put', what: 'same', where: 'hand' }] }),
  ],
  [
    'spell',
    play(
      {},
      {
        do: 'change',
        to: { pick: creature, count: 2 },
        change: { doomed: true, taunt: true, lives: { set: 2 } },
      },
    ),
  ],
  [
    'hero',
    action({ coins: 1, cost: [{ do: 'discard' }] }, { do: 'wound', to: { pick: foe }, amount: 'costBefore' }),
  ],
];

const all: readonly (readonly [CardType, Ability])[] = [
  ...onCreatures.map((ability) => ['creature', ability] as const),
  ...onSpells.map((ability) => ['spell', ability] as const),
  ...onQuests.map((ability) => ['quest', ability] as const),
  ...onOthers,
  ...unprinted,
];

test('every word of the glossary stands on cards as it was proofread', async () => {
  const said = all.map(([type, ability]) => {
    const card = { id: 'T-1', ru: 'Проба', en: 'Trial', type, glyph: 'orc-head' };
    return abilityText(ability, card);
  });
  expect(said.flatMap(faults)).toEqual([]);
  await expect(said.map(({ ru, en }) => `${ru}\n${en}\n`).join('\n')).toMatchFileSnapshot(
    './glossary.golden.txt',
  );
});
