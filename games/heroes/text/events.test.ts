import type { Seen, Speech, TableEvent } from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';
import type { HeroesEvent } from '../events.ts';
import { speech } from './index.ts';
import { both, faults, rule } from './telling.ts';

const groll = { id: 0, def: 'L25-4' };
const vitoslava = { id: 1, def: 'L25-73' };
const neibl = { id: 2, def: 'L25-27' };
const project = { id: 3, def: 'L25-29' };

const unchanged = {
  kind: 'change',
  rule,
  card: groll,
  strike: null,
  lives: null,
  words: [],
  armour: null,
  mute: false,
} as const;

describe('events', () => {
  const samples: { readonly [K in HeroesEvent['kind']]: readonly Extract<HeroesEvent, { kind: K }>[] } = {
    chooser: [{ kind: 'chooser', rule, seat: 0 }],
    first: [{ kind: 'first', rule, seat: 1 }],
    deal: [{ kind: 'deal', rule, seat: 0, count: 4 }],
    redeal: [
      { kind: 'redeal', rule, seat: 0, count: 0 },
      { kind: 'redeal', rule, seat: 0, count: 2 },
    ],
    turn: [{ kind: 'turn', rule, seat: 0, turn: 3 }],
    coin: [
      { kind: 'coin', rule: 'BH-8.6', seat: 0, coins: 5, open: 5 },
      { kind: 'coin', rule: 'BH-13.1', seat: 0, coins: 12, open: 2 },
    ],
    draw: [
      { kind: 'draw', rule, seat: 0 },
      { kind: 'draw', rule, seat: 0, card: groll },
    ],
    missed: [{ kind: 'missed', rule, seat: 0, times: 2 }],
    play: [
      { kind: 'play', rule, seat: 0, card: project, cost: 4 },
      { kind: 'play', rule, seat: 0, card: groll, cost: 0 },
    ],
    take: [{ kind: 'take', rule, seat: 0, card: groll }],
    attack: [{ kind: 'attack', rule, seat: 0, card: groll, target: vitoslava }],
    defend: [{ kind: 'defend', rule, seat: 1, card: neibl, target: vitoslava }],
    shot: [{ kind: 'shot', rule, seat: 0, card: groll, target: vitoslava, amount: 2 }],
    wound: [
      { kind: 'wound', rule, card: vitoslava, amount: 6, source: groll, by: 'strike', kept: 0 },
      { kind: 'wound', rule, card: vitoslava, amount: 5, source: groll, by: 'strike', kept: 1 },
      { kind: 'wound', rule, card: vitoslava, amount: 0, source: groll, by: 'strike', kept: 2 },
      { kind: 'wound', rule, card: vitoslava, amount: 1, source: groll, by: 'shot', kept: 0 },
      { kind: 'wound', rule, card: vitoslava, amount: 4, source: groll, by: 'spell', kept: 0 },
      { kind: 'wound', rule, card: vitoslava, amount: 6, source: vitoslava, by: 'ability', kept: 0 },
      { kind: 'wound', rule, card: vitoslava, amount: 3, source: groll, by: 'poison', kept: 0 },
    ],
    heal: [
      { kind: 'heal', rule, card: vitoslava, amount: 5, source: neibl },
      { kind: 'heal', rule, card: vitoslava, amount: 0, source: vitoslava },
    ],
    die: [{ kind: 'die', rule, card: groll, seat: 0 }],
    close: [{ kind: 'close', rule, card: groll }],
    stays: [
      { kind: 'stays', rule, card: groll, closed: true },
      { kind: 'stays', rule, card: groll, closed: false },
    ],
    ended: [{ kind: 'ended', rule, card: groll }],
    open: [
      { kind: 'open', rule, seat: 0, cards: [groll, neibl] },
      { kind: 'open', rule, seat: 0, cards: [] },
    ],
    boost: [
      { kind: 'boost', rule, card: groll, amount: 1 },
      { kind: 'boost', rule, card: groll, amount: -2 },
    ],
    change: [
      { ...unchanged, strike: 9 },
      { ...unchanged, strike: 12, lives: 6 },
      { ...unchanged, words: ['rush', 'firstStrike'], armour: 2 },
      { ...unchanged, mute: true },
      { ...unchanged, taunt: true, cannotAttack: true },
      { ...unchanged, doomed: 'start' },
      { ...unchanged, doomed: 'end' },
      { ...unchanged, doomed: 'quest' },
      { ...unchanged, shots: 1, raid: 2 },
      unchanged,
    ],
    ability: [
      { kind: 'ability', rule, seat: 0, card: groll, ability: 0, coins: 0 },
      { kind: 'ability', rule, seat: 0, card: vitoslava, ability: 1, coins: 7 },
    ],
    unweaken: [{ kind: 'unweaken', rule, card: groll, amount: 1 }],
    numb: [{ kind: 'numb', rule, card: groll }],
    poison: [{ kind: 'poison', rule, card: groll, amount: 2 }],
    mark: [
      { kind: 'mark', rule, card: groll, markers: 1 },
      { kind: 'mark', rule, card: groll, markers: 3 },
    ],
    complete: [{ kind: 'complete', rule, card: project, seat: 0 }],
    create: [{ kind: 'create', rule, card: neibl, seat: 0 }],
    control: [
      { kind: 'control', rule: 'BH-G-take-control', card: groll, seat: 1 },
      { kind: 'control', rule: 'BH-8.25', card: groll, seat: 0 },
    ],
    capture: [{ kind: 'capture', rule, card: neibl, seat: 0 }],
    revive: [{ kind: 'revive', rule, card: groll, seat: 0 }],
    search: [{ kind: 'search', rule, card: groll, seat: 0 }],
    summon: [{ kind: 'summon', rule, card: groll, seat: 0 }],
    look: [
      { kind: 'look', rule, seat: 0, count: 2 },
      { kind: 'look', rule: 'BH-G-search', seat: 0, count: 12 },
      { kind: 'look', rule, seat: 0, count: 0 },
    ],
    discount: [
      { kind: 'discount', rule, seat: 0, by: 2, to: null },
      { kind: 'discount', rule, seat: 0, by: -1, to: null },
      { kind: 'discount', rule, seat: 0, by: 0, to: 0 },
    ],
    limitPlays: [{ kind: 'limitPlays', rule, seat: 0, cards: 2 }],
    foretell: [{ kind: 'foretell', rule, seat: 0, cost: 3, owner: 1 }],
    countDead: [{ kind: 'countDead', rule, seat: 0 }],
    swapQuest: [{ kind: 'swapQuest', rule, card: project, with: groll, seat: 0 }],
    shield: [
      { kind: 'shield', rule, seat: 0, amount: 1 },
      { kind: 'shield', rule, seat: 0, amount: 3 },
      { kind: 'shield', rule, seat: 0, amount: 0 },
    ],
    stunCoins: [
      { kind: 'stunCoins', rule, seat: 1, amount: 1 },
      { kind: 'stunCoins', rule, seat: 1, amount: 2 },
    ],
    playOn: [{ kind: 'playOn', rule, seat: 0, card: groll }],
    handBack: [{ kind: 'handBack', rule, seat: 0, count: 3 }],
    willCommand: [{ kind: 'willCommand', rule, seat: 0, of: 1 }],
    command: [{ kind: 'command', rule, seat: 0, of: 1 }],
    willSkip: [{ kind: 'willSkip', rule, seat: 0 }],
    skip: [{ kind: 'skip', rule, seat: 0 }],
    raidTwice: [{ kind: 'raidTwice', rule, seat: 0 }],
    turnOver: [
      { kind: 'turnOver', rule, seat: 1, cards: [groll, neibl] },
      { kind: 'turnOver', rule, seat: 1, cards: [] },
    ],
    cancel: [{ kind: 'cancel', rule, card: groll, seat: 0 }],
    redirect: [{ kind: 'redirect', rule, seat: 0 }],
    shedLives: [{ kind: 'shedLives', rule, card: groll, amount: 2 }],
    grant: [{ kind: 'grant', rule, card: groll }],
    put: [
      { kind: 'put', rule, card: groll, seat: 0, where: 'hand' },
      { kind: 'put', rule, card: groll, seat: 0, where: 'play' },
      { kind: 'put', rule, card: groll, seat: 0, where: 'bottom' },
      { kind: 'put', rule, card: groll, seat: 0, where: 'graveyard' },
    ],
    mill: [{ kind: 'mill', rule, card: groll, seat: 1 }],
    tuck: [
      { kind: 'tuck', rule, seat: 0, where: 'top' },
      { kind: 'tuck', rule, seat: 0, where: 'bottom', card: groll },
      { kind: 'tuck', rule, seat: 0, where: 'shuffle' },
      { kind: 'tuck', rule, seat: 0, where: 'shuffle', card: groll },
    ],
    bottom: [{ kind: 'bottom', rule, card: groll, seat: 0 }],
    pay: [{ kind: 'pay', rule, seat: 1, coins: 2 }],
    decline: [
      { kind: 'decline', rule, seat: 1 },
      { kind: 'decline', rule: 'BH-G-ambush', seat: 1 },
    ],
    destroy: [{ kind: 'destroy', rule, card: groll, seat: 0 }],
    replace: [{ kind: 'replace', rule, card: groll, seat: 0 }],
    return: [{ kind: 'return', rule, card: groll, seat: 0 }],
    shuffleIn: [{ kind: 'shuffleIn', rule, card: groll, seat: 0 }],
    regain: [{ kind: 'regain', rule, card: groll, seat: 0 }],
    discard: [{ kind: 'discard', rule, card: groll, seat: 0 }],
    show: [
      { kind: 'show', rule, seat: 0, card: groll, taken: true },
      { kind: 'show', rule, seat: 0, card: groll, taken: false },
    ],
    showHand: [
      { kind: 'showHand', rule, seat: 1, cards: [groll, neibl] },
      { kind: 'showHand', rule, seat: 1, cards: [] },
    ],
    shuffle: [{ kind: 'shuffle', rule, seat: 1 }],
    endTurn: [{ kind: 'endTurn', rule, seat: 0 }],
    end: [
      { kind: 'end', rule, winners: [] },
      { kind: 'end', rule, winners: [1] },
      { kind: 'end', rule, winners: [0, 1] },
    ],
  };
  const ofTable: readonly TableEvent[] = [
    { kind: 'offer', rule: 'T-5', seat: 0 },
    { kind: 'decline', rule: 'T-5', seat: 1 },
    { kind: 'undo', rule: 'T-6', seat: 0, decisions: 3 },
    { kind: 'concede', rule: 'T-4', seat: 0 },
    { kind: 'flag', rule: 'T-7', seat: 0 },
    { kind: 'end', rule: 'T-4', winners: [1] },
  ];
  const told = (e: Seen<HeroesEvent> | TableEvent) => both((lang, names) => speech.event(e, lang, names));

  test('are lines of the log that were proofread', async () => {
    const all = [...Object.values<readonly HeroesEvent[]>(samples).flat(), ...ofTable];
    const page = all.map((e) => {
      const { ru, en } = told(e);
      return `${e.kind}\n  ${ru}\n  ${en}\n`;
    });
    await expect(page.join('')).toMatchFileSnapshot('./events.golden.txt');
  });

  test('are clean in both languages', () => {
    for (const e of Object.values<readonly HeroesEvent[]>(samples).flat())
      expect(faults(told(e))).toEqual([]);
    for (const e of ofTable) expect(faults(told(e))).toEqual([]);
  });

  test('tell a refused payment from a refused draw', () => {
    expect(told({ kind: 'decline', rule: 'BH-G-otherwise', seat: 1 }).en).toBe('Boris does not pay.');
    expect(told({ kind: 'decline', rule: 'T-5', seat: 1 }).en).toBe('Boris declines the draw.');
  });

  test('that nobody here knows still cite their rule', () => {
    const newer: Speech = speech;
    const eclipse = both((lang, names) => newer.event({ kind: 'eclipse', rule: 'X-1' }, lang, names));
    expect(eclipse.en).toBe('By rule X-1.');
  });
});
