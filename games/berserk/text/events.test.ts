import type { Seen, SeenByKind, TableEvent } from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';
import { listNumber, namedGifts } from '../abilities/named.ts';
import { cards } from '../cards/catalogue.ts';
import type { BerserkEvent } from '../events.ts';
import { giftText } from './card-text.ts';
import { speech } from './index.ts';
import { both, faults, rule } from './telling.ts';

const nomad = { id: 0, def: 'WE-1' };
const kshar = { id: 1, def: 'WE-2' };
const hidden = { id: 2, def: null };

type Events = SeenByKind<BerserkEvent>;
type Samples = { readonly [K in keyof Events]: readonly Events[K][] };

const told = (e: Seen<BerserkEvent> | TableEvent) => both((lang, names) => speech.event(e, lang, names));

describe('events', () => {
  const deed = { rule, card: nomad, ability: 'shot' } as const;
  const gift = {
    rule,
    card: nomad,
    by: kshar,
    what: giftText([
      { kind: 'word', word: 'armour', value: 1 },
      { kind: 'cannot', what: 'move' },
    ]),
    amount: 0,
    briefly: true,
  } as const;
  const samples: Samples = {
    rolledForOrder: [{ kind: 'rolledForOrder', rule, rolls: [3, 5] }],
    order: [{ kind: 'order', rule, first: 0, chooser: 1 }],
    boosterOpened: [{ kind: 'boosterOpened', rule, seat: 0, count: 7 }],
    boosterPassed: [{ kind: 'boosterPassed', rule, seat: 0, count: 6 }],
    drafted: [
      { kind: 'drafted', rule, seat: 0 },
      { kind: 'drafted', rule, seat: 0, card: nomad },
    ],
    deckDrafted: [{ kind: 'deckDrafted', rule, seat: 1, count: 24 }],
    dealt: [{ kind: 'dealt', rule, seat: 0, count: 15 }],
    redealAnnounced: [{ kind: 'redealAnnounced', rule, seat: 0 }],
    redealt: [{ kind: 'redealt', rule, seat: 0 }],
    kept: [{ kind: 'kept', rule, seat: 1 }],
    recruitedAll: [{ kind: 'recruitedAll', rule, seat: 0, count: 9 }],
    gathered: [{ kind: 'gathered', rule, seat: 0, count: 1 }],
    noCostTold: [{ kind: 'noCostTold', rule, seat: 0 }],
    costTold: [
      { kind: 'costTold', rule, card: nomad, cost: 3, x: 0 },
      { kind: 'costTold', rule, card: nomad, cost: 1, x: 2 },
    ],
    gameOver: [
      { kind: 'gameOver', rule, winners: [0], wins: [2, 1] },
      { kind: 'gameOver', rule, winners: [], wins: [1, 1] },
    ],
    retreats: [{ kind: 'retreats', rule, card: nomad }],
    lookedAt: [
      { kind: 'lookedAt', rule: 'B12-403.1', seat: 0, count: 2 },
      { kind: 'lookedAt', rule, seat: 0, count: 3 },
    ],
    deployed: [{ kind: 'deployed', rule, seat: 0, card: hidden, cell: 17 }],
    revealed: [{ kind: 'revealed', rule, card: nomad, cell: 2 }],
    toAuxiliary: [{ kind: 'toAuxiliary', rule, card: nomad, cell: -1 }],
    landed: [{ kind: 'landed', rule, card: nomad, cell: 7 }],
    seated: [{ kind: 'seated', rule, card: nomad, host: kshar }],
    turn: [{ kind: 'turn', rule, seat: 0, turn: 3 }],
    phase: [{ kind: 'phase', rule, phase: 'opening', seat: 0 }],
    declared: [
      { kind: 'declared', ...deed, seat: 0, targets: [kshar], cells: [], feature: null },
      { kind: 'declared', ...deed, seat: 0, ability: 'influence', targets: [], cells: [], feature: null },
      {
        kind: 'declared',
        ...deed,
        seat: 0,
        ability: 'influence',
        targets: [nomad],
        cells: [],
        feature: null,
        named: listNumber('prepare'),
      },
      { kind: 'declared', ...deed, seat: 0, ability: 'spell', targets: [hidden], cells: [4], feature: null },
    ],
    movement: [
      { kind: 'movement', rule, seat: 0, card: nomad, way: 'step', cell: 16 },
      { kind: 'movement', rule, seat: 0, card: nomad, way: 'teleport', cell: 0 },
    ],
    defends: [
      { kind: 'defends', rule, card: kshar, against: nomad, instead: hidden },
      { kind: 'defends', rule, card: kshar, against: nomad, instead: nomad },
    ],
    redirected: [{ kind: 'redirected', rule, by: nomad, from: kshar, to: hidden }],
    blocked: [{ kind: 'blocked', ...deed }],
    illegal: [{ kind: 'illegal', ...deed, ability: 'move' }],
    sourceGone: [{ kind: 'sourceGone', ...deed, ability: 'defence' }],
    rolled: [{ kind: 'rolled', rule, card: nomad, natural: 4 }],
    rollChanged: [{ kind: 'rollChanged', rule, card: nomad, by: kshar, natural: 4, amount: -1 }],
    rollResult: [
      { kind: 'rollResult', rule, card: nomad, natural: 4, result: 4 },
      { kind: 'rollResult', rule, card: nomad, natural: 4, result: 6 },
    ],
    graded: [
      { kind: 'graded', rule, card: nomad, target: kshar, grade: 2, answer: 0 },
      { kind: 'graded', rule, card: nomad, target: kshar, grade: -1, answer: null },
    ],
    weakened: [{ kind: 'weakened', rule, card: nomad, grade: 1 }],
    attackChanged: [
      { kind: 'attackChanged', rule, card: nomad, by: kshar, amount: 1, to: null, grade: null },
      { kind: 'attackChanged', rule, card: nomad, by: kshar, amount: null, to: 1, grade: null },
      { kind: 'attackChanged', rule, card: nomad, by: kshar, amount: null, to: null, grade: 2 },
    ],
    struck: [
      { kind: 'struck', ...deed, target: kshar, grade: 1, strength: 2, answering: false },
      { kind: 'struck', ...deed, target: kshar, grade: 0, strength: 1, answering: true },
    ],
    protected: [{ kind: 'protected', rule, card: nomad, from: kshar, ability: 'spell' }],
    prevented: [
      { kind: 'prevented', rule, card: nomad, amount: 1, by: nomad },
      { kind: 'prevented', rule, card: nomad, amount: 2, by: kshar },
    ],
    replaced: (
      [
        'wounds',
        'woundsByOther',
        'death',
        'noWounds',
        'extraLives',
        'livesByOther',
        'poisonByOther',
        'wordByOther',
        'healingByOther',
        'noHealing',
        'doubleHealing',
      ] as const
    ).map((what) => ({
      kind: 'replaced',
      rule,
      card: nomad,
      by: kshar,
      what,
    })),
    wounded: [
      { kind: 'wounded', rule, card: nomad, amount: 1, by: kshar, wounds: 1, lives: 7 },
      { kind: 'wounded', rule, card: nomad, amount: 5, by: null, wounds: 7, lives: 1 },
    ],
    healed: [
      { kind: 'healed', rule, card: nomad, amount: 2, wounds: 0, lives: 8 },
      { kind: 'healed', rule, card: nomad, amount: 0, wounds: 0, lives: 8 },
    ],
    extraLives: [{ kind: 'extraLives', rule, card: nomad, amount: 3, lives: 11 }],
    livesReduced: [{ kind: 'livesReduced', rule, card: nomad, amount: 1, lives: 7 }],
    chips: [
      { kind: 'chips', rule, card: nomad, amount: 1, chips: 2 },
      { kind: 'chips', rule, card: nomad, amount: -2, chips: 0 },
    ],
    poisoned: [{ kind: 'poisoned', rule, card: nomad, poison: 2 }],
    cured: [{ kind: 'cured', rule, card: nomad, poison: 0 }],
    opened: [{ kind: 'opened', rule, card: nomad }],
    closed: [{ kind: 'closed', rule, card: hidden }],
    openedAll: [
      { kind: 'openedAll', rule, seat: 0, cards: [nomad, kshar] },
      { kind: 'openedAll', rule, seat: 0, cards: [] },
    ],
    relocated: [
      { kind: 'relocated', rule, card: nomad, from: 17, cell: 12 },
      { kind: 'relocated', rule, card: nomad, from: -1, cell: 12 },
    ],
    died: [
      { kind: 'died', rule, card: nomad, seat: 0, by: kshar },
      { kind: 'died', rule, card: nomad, seat: 0, by: null },
    ],
    returned: [{ kind: 'returned', rule, card: nomad, seat: 0, by: null }],
    exiled: [{ kind: 'exiled', rule, card: nomad, seat: 0, by: null }],
    discarded: [{ kind: 'discarded', rule, card: nomad, seat: 0, by: null }],
    entered: [
      { kind: 'entered', rule, card: nomad, seat: 0, cell: 16, how: 'summon' },
      { kind: 'entered', rule, card: nomad, seat: 0, cell: 16, how: 'revive' },
      { kind: 'entered', rule, card: nomad, seat: 0, cell: -1, how: 'incarnate' },
    ],
    incarnationChip: [{ kind: 'incarnationChip', rule, card: nomad, chips: 2 }],
    gained: [
      { kind: 'gained', ...gift },
      {
        kind: 'gained',
        ...gift,
        by: nomad,
        what: giftText([{ kind: 'strike', by: 'X' }]),
        amount: 2,
      },
      {
        kind: 'gained',
        ...gift,
        what: giftText([{ kind: 'reduced', from: { close: false }, to: 'weak' }]),
        briefly: false,
      },
    ],
    lost: [
      { kind: 'lost', ...gift, what: giftText([{ kind: 'loses', what: 'features' }]) },
      { kind: 'lost', ...gift, what: giftText([{ kind: 'loses', what: 'flight' }]), briefly: false },
    ],
    marked: [
      { kind: 'marked', rule, card: nomad, marker: 'prey', amount: 1 },
      { kind: 'marked', rule, card: nomad, marker: 'strangle', amount: 2 },
    ],
    unmarked: [{ kind: 'unmarked', rule, card: nomad, marker: 'prey', amount: 0 }],
    cellMarked: [{ kind: 'cellMarked', rule, cell: 9, marker: 'gate' }],
    cellUnmarked: [{ kind: 'cellUnmarked', rule, cell: 9, marker: 'gate' }],
    controlled: [{ kind: 'controlled', rule, card: nomad, seat: 1 }],
    shown: [
      { kind: 'shown', rule, seat: 0, cards: [nomad, kshar] },
      { kind: 'shown', rule, seat: 0, cards: [] },
    ],
    shuffled: [{ kind: 'shuffled', rule, seat: 0 }],
    chose: [
      { kind: 'chose', rule, card: nomad, what: 'number', value: 3 },
      { kind: 'chose', rule, card: nomad, what: 'row', value: 1 },
    ],
    left: [{ kind: 'left', rule, card: nomad, seat: 0 }],
    loopCut: [{ kind: 'loopCut', rule, card: nomad }],
    claimed: [
      { kind: 'claimed', rule, seat: 0, what: 'victory' },
      { kind: 'claimed', rule, seat: 0, what: 'draw' },
    ],
    over: [
      { kind: 'over', rule, seat: 0, what: 'victory' },
      { kind: 'over', rule, seat: 0, what: 'draw' },
      { kind: 'over', rule, seat: 0, what: 'technicalVictory' },
      { kind: 'over', rule, seat: 0, what: 'technicalDraw' },
    ],
  };
  const all = Object.values<readonly Seen<BerserkEvent>[]>(samples).flat();

  test.each(all)('$kind is a clean sentence in both languages', (e) => {
    // Cells have Latin letters in both languages.
    const { ru, en } = told(e);
    expect(faults({ ru: ru.replaceAll(/[A-E](?=[1-3])/g, ''), en })).toEqual([]);
  });

  test('what a card gives is named in a clean sentence, with the verb', () => {
    for (const given of [...namedGifts, ...cards.flatMap(({ gifts }) => gifts)]) {
      const what = giftText(given);
      expect(faults(told({ kind: 'gained', ...gift, what, amount: 2 }))).toEqual([]);
      expect(what.ru).toMatch(/^(не |в следующем броске кубика )?[а-яё]+(ет|ит|ся)( |$)/);
    }
  });

  test('read as they were proofread', async () => {
    const lines = all.flatMap((e) => [`${e.kind}`, `  ${told(e).ru}`, `  ${told(e).en}`]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./events.golden.txt');
  });

  test('of the table itself have sentences too', () => {
    expect(told({ kind: 'offer', rule: 'T-1', seat: 0 })).toEqual({
      ru: 'Анна предлагает ничью.',
      en: 'Anna offers a draw.',
    });
    expect(told({ kind: 'undo', rule: 'T-6', seat: 0, decisions: 1 }).en).toBe('Anna takes back 1 decision.');
  });
});
