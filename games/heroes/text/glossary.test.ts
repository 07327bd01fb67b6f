/** The words of the glossary and of Rammarat on cards made for the purpose, proofread in glossary.golden.txt. */
import { expect, test } from 'vitest';
import type { Ability, CardType, Filter } from '../abilities/types.ts';
import { abilityText } from './cards.ts';
import { faults } from './proofreading.ts';

const creature: Filter = { type: 'creature' };
const character: Filter = { type: 'character' };
const foe: Filter = { type: 'creature', side: 'enemy' };
const own: Filter = { type: 'creature', side: 'yours' };
const quest: Filter = { type: 'quest' };

const onCreatures: readonly Ability[] = [
  // Soulcatcher
  {
    kind: 'when',
    on: 'hire',
    if: { soulcatcher: true },
    does: [{ do: 'wound', to: { pick: character }, amount: 3 }],
  },
  { kind: 'when', on: 'turnEnd', if: { soulcatcher: true }, does: [{ do: 'draw', amount: 1 }] },
  { kind: 'static', if: { soulcatcher: true }, to: 'self', gives: { strike: 2, words: ['rush'] } },
  { kind: 'costs', if: { soulcatcher: true }, by: -2 },
  {
    kind: 'action',
    coins: 3,
    close: true,
    if: { soulcatcher: true },
    does: [{ do: 'recover', what: creature }],
  },
  // Concentration
  {
    kind: 'when',
    on: 'turnStart',
    if: { unwounded: true },
    does: [{ do: 'heal', to: { pick: character }, amount: 3 }],
  },
  {
    kind: 'when',
    on: 'turnStart',
    if: { unwounded: true },
    may: true,
    does: [{ do: 'return', to: { pick: creature } }],
  },
  {
    kind: 'when',
    on: 'turnStart',
    if: { unwounded: true },
    does: [{ do: 'change', to: { pick: foe }, change: { cannotAttack: true }, until: 'yourTurn' }],
  },
  {
    kind: 'when',
    on: 'turnStart',
    if: { unwounded: true },
    does: [{ do: 'change', to: { pick: foe }, change: { mute: true } }],
  },
  { kind: 'when', on: 'turnStart', if: { unwounded: true }, does: [{ do: 'copy', of: 'self' }] },
  {
    kind: 'when',
    on: 'turnStart',
    if: { unwounded: true },
    does: [{ do: 'poison', to: { pick: foe }, amount: 3 }],
  },
  {
    kind: 'when',
    on: 'turnStart',
    if: { unwounded: true },
    does: [{ do: 'destroy', to: { pick: { ...foe, strikeMax: 0 } } }],
  },
  // Raid
  {
    kind: 'when',
    on: 'attack',
    if: { raid: 2 },
    does: [{ do: 'wound', to: { pick: character, count: 2, upTo: true }, amount: 2 }],
  },
  { kind: 'static', if: { raid: 1 }, to: 'self', gives: { words: ['directedStrike'] } },
  { kind: 'static', if: { raid: 2 }, to: 'self', gives: { armour: 2 } },
  {
    kind: 'when',
    on: 'attack',
    if: { raid: 4 },
    does: [{ do: 'summon', what: { ...creature, costMax: 2 }, count: 2, rush: true }],
  },
  {
    kind: 'when',
    on: 'attack',
    if: { raid: 2 },
    does: [{ do: 'ready', to: { pick: { ...own, other: true } } }],
  },
  // Spend
  { kind: 'when', on: 'spend', at: [3, 6, 9], does: [{ do: 'shot', amount: 1 }] },
  {
    kind: 'when',
    on: 'spend',
    at: [5],
    does: [{ do: 'wound', to: { all: { ...creature, other: true } }, amount: 2 }],
  },
  { kind: 'when', on: 'spend', at: [3], does: [{ do: 'search', what: { type: 'equipment' } }] },
  { kind: 'when', on: 'spend', at: [5], does: [{ do: 'summon', what: { class: 'gnome', costMax: 2 } }] },
  { kind: 'when', on: 'spend', at: [6], does: [{ do: 'recover', what: { type: 'spell' } }] },
  { kind: 'when', on: 'spend', at: [4], does: [{ do: 'fight', to: { pick: foe } }] },
  { kind: 'when', on: 'spend', at: [7], does: [{ do: 'ready', to: 'self' }] },
  {
    kind: 'when',
    on: 'spend',
    at: [10],
    does: [
      { do: 'ready', to: { all: own } },
      { do: 'close', to: { all: { ...creature, other: true, costMax: 3 } } },
    ],
  },
  // Ambush, Instead, costs, Protection
  { kind: 'ambush', on: 'played', who: { type: 'spell', side: 'enemy' }, coins: 2 },
  { kind: 'ambush', on: 'attack', who: foe, coins: 0 },
  { kind: 'ambush', on: 'enemyTurnEnd', coins: 4 },
  { kind: 'instead', of: 'dealWounds', by: 'weaken' },
  {
    kind: 'instead',
    of: 'die',
    by: 'return',
    if: { control: { class: 'toaDan', side: 'yours', other: true } },
  },
  { kind: 'instead', of: 'takeWounds', by: 'nothing', if: { enemyTurn: true } },
  { kind: 'costs', instead: 1, if: { went: 'second' } },
  { kind: 'costs', instead: 0, if: { handMin: 5 } },
  { kind: 'costs', by: 1, if: { went: 'first' } },
  { kind: 'protection', from: {}, if: { enemyTurn: true } },
  { kind: 'protection', from: { source: { not: 'creature' } } },
  { kind: 'protection', from: { source: { weakened: true } }, if: { boostsMin: 2 } },
  { kind: 'protection', from: {}, less: 1, if: { soulcatcher: true } },
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
  { kind: 'when', on: 'death', who: { ...creature, weakened: true }, does: [{ do: 'draw', amount: 1 }] },
  { kind: 'when', on: 'hire', who: foe, each: true, does: [{ do: 'wound', to: 'it', amount: 1 }] },
  {
    kind: 'when',
    on: 'hire',
    who: { ...foe, word: 'rush' },
    does: [
      { do: 'boost', to: 'self', amount: 1 },
      { do: 'close', to: 'it' },
    ],
  },
  {
    kind: 'when',
    on: 'attack',
    who: own,
    may: true,
    does: [{ do: 'boost', to: { pick: character }, amount: -1 }],
  },
  {
    kind: 'when',
    on: 'wounded',
    each: true,
    if: { heroClass: 'priest' },
    does: [{ do: 'wound', to: { pick: character }, amount: 1 }],
  },
  {
    kind: 'when',
    on: 'wounded',
    who: { type: 'hero', side: 'yours' },
    does: [{ do: 'wound', to: 'enemyHero', amount: 'X' }],
  },
  { kind: 'when', on: 'weakened', who: foe, does: [{ do: 'shuffleIn', to: 'it' }] },
  {
    kind: 'when',
    on: 'shuffles',
    who: { type: 'hero', side: 'enemy' },
    does: [{ do: 'wound', to: 'it', amount: 1 }],
  },
  {
    kind: 'when',
    on: 'shuffles',
    who: { type: 'hero', side: 'yours' },
    each: true,
    does: [{ do: 'poison', to: { pick: foe }, amount: 1 }],
  },
  { kind: 'when', on: 'draws', who: { type: 'hero' }, does: [{ do: 'wound', to: 'it', amount: 1 }] },
  {
    kind: 'when',
    on: 'searches',
    who: { type: 'hero', side: 'enemy' },
    does: [{ do: 'discard', who: 'enemy' }],
  },
  { kind: 'when', on: 'acts', does: [{ do: 'boost', to: 'self', amount: -1 }] },
  { kind: 'when', on: 'closes', if: { heroClass: 'rogue' }, does: [{ do: 'openCoins', amount: 1 }] },
  {
    kind: 'when',
    on: 'healed',
    who: { type: 'character', side: 'enemy' },
    does: [{ do: 'wound', to: 'it', amount: 5 }],
  },
  {
    kind: 'when',
    on: 'kill',
    does: [
      { do: 'change', to: 'self', change: { lives: { add: 1 } } },
      { do: 'heal', to: 'self', amount: 'all' },
    ],
  },
  { kind: 'when', on: 'death', does: [{ do: 'search', what: { ...creature, costMax: 2 } }] },
  {
    kind: 'when',
    on: 'enemyTurnEnd',
    where: 'hand',
    may: true,
    does: [{ do: 'wound', to: { pick: character }, amount: 1 }],
  },
  {
    kind: 'when',
    on: 'hire',
    if: { went: 'second' },
    does: [{ do: 'destroy', to: { pick: { ...foe, costMax: 1 } } }],
  },
  {
    kind: 'when',
    on: 'hire',
    if: { went: 'first' },
    does: [
      { do: 'destroy', to: 'self' },
      { do: 'draw', amount: 1 },
    ],
  },
  { kind: 'when', on: 'hire', does: [{ do: 'capture', to: { pick: foe } }] },
  { kind: 'when', on: 'hire', does: [{ do: 'capture', what: creature, from: 'hand' }] },
  { kind: 'when', on: 'hire', does: [{ do: 'create', card: 'L25-14', count: 2 }] },
  {
    kind: 'when',
    on: 'hire',
    may: true,
    does: [{ do: 'fight', to: { pick: { ...creature, wounded: false }, count: 2, upTo: true } }],
  },
  {
    kind: 'when',
    on: 'attack',
    does: [
      { do: 'draw', amount: 1 },
      { do: 'tuck', where: 'bottom' },
    ],
  },
  { kind: 'when', on: 'death', does: [{ do: 'boost', to: { pick: character }, amount: -1 }] },
  { kind: 'when', on: 'death', does: [{ do: 'draw', amount: 'boosts', who: 'enemy' }] },
  // Activated
  { kind: 'action', close: true, does: [{ do: 'poison', to: { pick: creature }, amount: 1 }] },
  { kind: 'action', destroy: true, does: [{ do: 'wound', to: { pick: character }, amount: 'boosts' }] },
  { kind: 'action', coins: 1, times: 2, does: [{ do: 'draw', amount: 1 }, { do: 'discard' }] },
  {
    kind: 'action',
    coins: 1,
    close: true,
    if: { heroClass: 'inquisitor' },
    times: 'any',
    does: [{ do: 'gainCoins', amount: 1 }],
  },
];

const onSpells: readonly Ability[] = [
  {
    kind: 'play',
    does: [
      { do: 'control', to: { pick: { ...creature, costMax: 3 } }, until: 'turnEnd' },
      { do: 'open', to: 'same' },
      { do: 'change', to: 'same', change: { words: ['rush'] }, until: 'turnEnd' },
    ],
  },
  {
    kind: 'play',
    if: { soulcatcher: true },
    instead: true,
    does: [{ do: 'wound', to: { pick: character }, amount: 5 }],
  },
  {
    kind: 'play',
    if: { heroClass: 'mage' },
    instead: true,
    does: [{ do: 'wound', to: { pick: creature }, amount: 3 }],
  },
  {
    kind: 'play',
    if: { soulcatcher: true },
    does: [{ do: 'wound', to: { pick: character }, amount: 'died' }],
  },
  { kind: 'play', does: [{ do: 'wound', to: { all: { type: 'hero' } }, amount: 4 }] },
  {
    kind: 'play',
    does: [
      { do: 'wound', to: { pick: creature }, amount: 2 },
      { do: 'close', to: 'same' },
    ],
  },
  {
    kind: 'play',
    does: [
      { do: 'boost', to: { pick: creature }, amount: 2 },
      { do: 'heal', to: 'same', amount: 'all' },
    ],
  },
  {
    kind: 'play',
    does: [
      { do: 'wound', to: { all: creature }, amount: 2 },
      { do: 'if', if: { heroClass: 'warrior' }, does: [{ do: 'wound', to: 'enemyHero', amount: 2 }] },
    ],
  },
  {
    kind: 'play',
    does: [
      { do: 'destroy', to: { pick: creature } },
      { do: 'if', if: { soulcatcher: true }, does: [{ do: 'draw', amount: 1 }] },
    ],
  },
  {
    kind: 'play',
    does: [
      {
        do: 'if',
        if: { control: { ...quest, side: 'yours' } },
        does: [{ do: 'wound', to: { all: foe }, amount: 2 }],
        otherwise: [{ do: 'wound', to: { all: own }, amount: 2 }],
      },
    ],
  },
  {
    kind: 'play',
    does: [
      {
        do: 'oneOf',
        modes: [
          [{ do: 'destroy', to: { pick: { type: 'support', costMax: 2 } } }],
          [{ do: 'change', to: 'yourHero', change: { armour: 8 }, until: 'yourTurn' }],
        ],
      },
    ],
  },
  {
    kind: 'play',
    does: [
      {
        do: 'may',
        first: [{ do: 'complete', to: { pick: quest } }],
        after: [{ do: 'stun', to: { all: foe } }],
      },
    ],
  },
  { kind: 'play', does: [{ do: 'discard', who: 'enemy', count: 2 }] },
  {
    kind: 'play',
    does: [
      { do: 'mill', amount: 3, who: 'enemy' },
      { do: 'mill', amount: 1 },
    ],
  },
  {
    kind: 'play',
    does: [
      { do: 'gainCoins', amount: 2 },
      { do: 'closeCoins', amount: 1, who: 'enemy' },
    ],
  },
  { kind: 'play', does: [{ do: 'summon', what: quest }] },
  { kind: 'play', does: [{ do: 'revive', what: quest, from: 'completed' }] },
  { kind: 'play', does: [{ do: 'revive', what: creature, count: 2, upTo: true }] },
  { kind: 'play', does: [{ do: 'repeat', what: { class: 'ritual' } }] },
  { kind: 'play', does: [{ do: 'bottom', to: { pick: { ...foe, costMax: 3 }, count: 2, upTo: true } }] },
  { kind: 'play', does: [{ do: 'control', to: { pick: { ...creature, weakened: true } } }] },
  { kind: 'play', does: [{ do: 'destroy', to: { all: { ...creature, elements: 'several' } } }] },
  {
    kind: 'play',
    does: [
      {
        do: 'boost',
        to: { pick: { ...creature, elements: 'none' } },
        amount: { count: { class: 'slua', side: 'yours' } },
      },
    ],
  },
  { kind: 'play', does: [{ do: 'copy', of: { pick: { ...foe, costMin: 1, costMax: 1 } }, count: 2 }] },
  { kind: 'play', does: [{ do: 'draw', amount: { count: { class: 'childOfKrong', side: 'yours' } } }] },
  {
    kind: 'play',
    does: [
      {
        do: 'change',
        to: { pick: creature, count: 2 },
        change: { strike: { add: 2 }, words: ['firstStrike'], mute: true },
        until: 'turnEnd',
      },
    ],
  },
  {
    kind: 'play',
    does: [{ do: 'change', to: { pick: creature }, change: { strike: { set: 0 }, words: ['rush'] } }],
  },
  { kind: 'play', does: [{ do: 'heal', to: 'yourHero', amount: { count: own, times: 2 } }] },
  {
    kind: 'play',
    does: [
      { do: 'wound', to: { pick: creature }, amount: 'itsLives' },
      { do: 'heal', to: { pick: character }, amount: 'itsCost' },
    ],
  },
];

const onQuests: readonly Ability[] = [
  {
    kind: 'when',
    on: 'turnStart',
    does: [
      { do: 'mark', to: 'self', amount: 1 },
      { do: 'payOr', coins: 'markers', otherwise: [{ do: 'complete', to: 'self' }] },
    ],
  },
  {
    kind: 'when',
    on: 'played',
    who: { type: 'spell', side: 'enemy' },
    does: [{ do: 'may', first: [{ do: 'complete', to: 'self' }], after: [{ do: 'stun', to: { all: foe } }] }],
  },
  {
    kind: 'when',
    on: 'completed',
    who: { ...quest, side: 'enemy' },
    may: true,
    does: [{ do: 'complete', to: 'self' }],
  },
  { kind: 'when', on: 'completed', does: [{ do: 'draw', amount: 1 }] },
  { kind: 'when', on: 'enemyTurnEnd', does: [{ do: 'mark', to: 'self', amount: 1 }] },
  { kind: 'static', to: 'self', gives: { quests: 1 } },
  { kind: 'action', close: true, does: [{ do: 'mark', to: 'self', amount: -2 }] },
];

const onOthers: readonly (readonly [CardType, Ability])[] = [
  ['weapon', { kind: 'static', to: { class: 'orc', side: 'yours' }, gives: { strike: 1, lives: 1 } }],
  ['weapon', { kind: 'action', close: true, does: [{ do: 'boost', to: 'self', amount: -1 }] }],
  [
    'armour',
    {
      kind: 'when',
      on: 'wounded',
      who: { type: 'hero', side: 'yours' },
      does: [{ do: 'mark', to: 'self', amount: 1 }],
    },
  ],
  ['terrain', { kind: 'when', on: 'turnStart', does: [{ do: 'heal', to: { pick: own }, amount: 'all' }] }],
  [
    'terrain',
    {
      kind: 'when',
      on: 'played',
      who: { type: 'spell', side: 'enemy' },
      does: [{ do: 'wound', to: { pick: foe }, amount: 2 }],
    },
  ],
  ['event', { kind: 'action', close: true, does: [{ do: 'capture', to: { pick: own } }] }],
  ['amulet', { kind: 'when', on: 'played', does: [{ do: 'plunder' }] }],
  [
    'hero',
    {
      kind: 'action',
      coins: 2,
      close: true,
      does: [{ do: 'boost', to: { pick: creature, count: 2 }, amount: -1 }],
    },
  ],
  [
    'hero',
    {
      kind: 'when',
      on: 'attack',
      who: { class: 'ent', side: 'yours' },
      does: [{ do: 'openCoins', amount: 1 }],
    },
  ],
];

const all: readonly (readonly [CardType, Ability])[] = [
  ...onCreatures.map((ability) => ['creature', ability] as const),
  ...onSpells.map((ability) => ['spell', ability] as const),
  ...onQuests.map((ability) => ['quest', ability] as const),
  ...onOthers,
];

test('every word of the glossary stands on cards as it was proofread', async () => {
  const said = all.map(([type, ability]) => {
    const card = { id: 'T-1', ru: 'Проба', en: 'Trial', type, glyph: 'orc-head' };
    return { ru: abilityText(ability, card, 'ru'), en: abilityText(ability, card, 'en') };
  });
  expect(said.flatMap(faults)).toEqual([]);
  await expect(said.map(({ ru, en }) => `${ru}\n${en}\n`).join('\n')).toMatchFileSnapshot(
    './glossary.golden.txt',
  );
});
