/**
 * What the rules themselves say in the grammar of features: properties that every creature has, and what named
 * features do. Their lists have negative numbers, so that the state can speak of them as of those on cards.
 */
import type { Ability, Attack, Effect, Gain } from './index.ts';
import { type ListName, listNames } from './list-names.ts';
import { shapedAbility } from './shapes.ts';
import { type Word, words } from './words.ts';

const lists = {
  /** "Close: simple strike" (B12-107.2, B12-G-simple-strike). */
  strike: [{ use: 'simple', strength: 'strike' }],
  /** A fight by order of a text, with a card as if it were open. */
  strikeAsOpen: [{ use: 'simple', strength: 'strike', asOpen: true }],
  /** "Close: accumulate 1 chip" (B12-120.3). */
  accumulate: [influence({ do: 'chips', to: 'this', amount: 1 })],
  /** "Close: strike a flyer next turn" (B12-208.6). */
  prepare: [influence({ do: 'singular', what: 'prepare' })],
  /** "Close: close for retreat" (B12-702.3). */
  retreat: [influence({ do: 'singular', what: 'retreat' })],
  /** B12-G-vanguard, RB-64: an unanswerable simple strike without closing (B12-G-without-closing). */
  vanguard: [{ use: 'simple', strength: 'strike', unanswerable: true, at: { choose: { side: 'enemy' } } }],
  /** B09-D-vanguard: in 2009 at an adjacent card, so that flyers have no use of it (B09-211.4). */
  vanguardNear: [
    {
      use: 'simple',
      strength: 'strike',
      unanswerable: true,
      at: { choose: { side: 'enemy', near: 'this' } },
    },
  ],
  /** B12-G-poisoning-x, B09-D-poisoning, B12-G-fading-x, B09-D-fading, B12-G-regeneration-x, with X of the moment. */
  poisoning: [influence({ do: 'wound', to: 'this', amount: 'X' })],
  fading: [influence({ do: 'wound', to: 'this', amount: 'X' })],
  regeneration: [influence({ do: 'heal', to: 'this', amount: 'X' })],
  /** B12-G-concentration, B12-G-soul-catcher-x, B12-G-blood-magic, B12-G-rage-x, B12-G-charge-x. */
  concentration: [influence({ do: 'chips', to: 'this', amount: 1 })],
  soulCatcher: [influence({ do: 'chips', to: 'this', amount: 1 })],
  bloodMagic: [influence({ do: 'chips', to: 'this', amount: 1 })],
  rageGrows: [influence({ do: 'chips', to: 'this', amount: 1 })],
  charge: [influence({ do: 'chips', to: 'this', amount: 1 })],
  /** "Sudden: lose a chip and thereby open" (B12-G-rage-x). */
  rage: [
    influence({ do: 'loseChips', to: 'this', amount: 1 }),
    { use: 'influence', atThat: true, do: { do: 'open', to: 'this' } },
  ],
  /** B12-G-gift-of-life-x, B09-D-gift-of-life. */
  giftOfLife: [
    influence({
      do: 'extraLives',
      to: { choose: { side: 'yours', type: 'creature', sameElement: 'this' } },
      amount: 'X',
    }),
  ],
  /** B12-G-agility. */
  agility: [influence({ do: 'relocate', to: 'this', cell: { near: 'this', free: true } })],
  /** B12-G-corpse-eating. */
  corpseEating: [influence({ do: 'heal', to: 'this', amount: 'all' }), influence({ do: 'cure', to: 'this' })],
  /** B12-G-fear-x, B09-D-fear: the attacker is wounded. */
  fear: [influence({ do: 'wound', to: 'other', amount: 'X' })],
  /** B12-G-plague: an odd roll wounds; a close strike spreads it. */
  plague: [influence({ do: 'wound', to: 'this', amount: 'X' })],
  plagueSpreads: [influence({ do: 'singular', what: 'plague', to: 'other' })],
  /** B12-G-vampirism. */
  vampirism: [influence({ do: 'singular', what: 'vampirism' })],
  /** B12-G-decay-x. */
  decay: [influence({ do: 'singular', what: 'decay' })],
  /** B12-G-thirst-x, B09-D-thirst: whether it has drunk is seen when the wounds land. */
  thirst: [
    influence({
      do: 'wound',
      to: { choose: { type: 'creature', without: 'incorporeal', near: 'this' } },
      amount: 'X',
    }),
  ],
  /** B09-402.3: the destroy effect of a card without lives. */
  destruction: [influence({ do: 'singular', what: 'perish', to: 'this' })],
  /** B12-G-union-x. */
  union: [influence({ do: 'union', most: 'X' })],
  /** In place of being healed of nothing: Satyr Leader wounds, Serk opens. */
  healingWounds: [
    influence({ do: 'wound', to: { choose: { type: 'creature', near: 'this' } }, amount: 'X' }),
  ],
  healingOpens: [influence({ do: 'open', to: 'this' })],
  /** In place of extra lives (Dark Druid). */
  replacementWounds: [influence({ do: 'wound', to: 'other', amount: 'X' })],
  /** RB-173. */
  weakStrike: [{ use: 'simple', strength: 'strike', unanswerable: true, weak: true }],
  /** RB-100. */
  blight: [influence({ do: 'wound', to: 'this', amount: 2 })],
} satisfies Record<ListName, readonly (Ability | PropertyStrike)[]>;

/** The simple strike of a creature, with its own three values. */
export interface PropertyStrike {
  readonly use: 'simple';
  readonly strength: 'strike';
  readonly unanswerable?: true;
  readonly asOpen?: true;
  /** Weak, whatever is rolled. */
  readonly weak?: true;
  readonly at?: Attack['at'];
  readonly atThat?: never;
  readonly may?: never;
  readonly if?: never;
  readonly otherwise?: never;
  readonly count?: never;
  readonly upTo?: never;
  readonly different?: never;
  readonly range?: never;
  readonly plus?: never;
  readonly ignoresFeatures?: never;
}

export { type ListName, listNames };

export const listNumber = (name: ListName): number => listNumbers[name];

const listNumbers: Readonly<Record<string, number>> = Object.fromEntries(
  listNames.map((name, i) => [name, -1 - i]),
);

/** The list with a negative number. */
export const namedList = (number: number): readonly (Ability | PropertyStrike)[] => inOrder[-1 - number];

const inOrder = listNames.map((name): readonly (Ability | PropertyStrike)[] =>
  lists[name].map((one) => shapedAbility(one)),
);

/** What a card plays, or does by order of a text. All else that the rules give triggers. */
const played: readonly ListName[] = [
  'strike',
  'strikeAsOpen',
  'weakStrike',
  'accumulate',
  'prepare',
  'retreat',
  'rage',
];

export const isTriggeredList = (number: number): boolean =>
  number < 0 && number >= -listNames.length && !played.includes(listName(number));

export const listName = (number: number): ListName => listNames[-1 - number];

function influence(effect: Effect): Ability {
  return { use: 'influence', do: effect };
}

/** Gifts that the rules give: the loss of features, of a named one; Plague; a place as a symbiont; flight; a place as a parasite. Their numbers are those of this list. */
export const namedGifts: readonly (readonly Gain[])[] = [
  [{ kind: 'loses', what: 'features' }],
  ...words.map((word): readonly Gain[] => [{ kind: 'loses', what: word }]),
  [{ kind: 'word', word: 'plague' }],
  [{ kind: 'becomes', what: 'symbiont' }],
  [{ kind: 'word', word: 'flight' }],
  [
    { kind: 'becomes', what: 'symbiont' },
    { kind: 'word', word: 'parasite' },
  ],
];

export const lossNumber = (what: 'features' | Word): number =>
  what === 'features' ? 0 : 1 + words.indexOf(what);

export const plagueGift = namedGifts.length - 4;
export const symbiontGift = namedGifts.length - 3;
/** Flight that can not be lost for want of a cell (B12-208.7). */
export const keptFlight = namedGifts.length - 2;
export const parasiteGift = namedGifts.length - 1;
