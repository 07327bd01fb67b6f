/**
 * What stands before an arrow, one entry for each kind: whether it can be paid, paying it, what it asks, what it says,
 * what it is worth to a bot. The whole of it is paid; what needs a choice is asked before the effect (D-6.3, D-F-093).
 */
import { again, asks, type Flow, flow, type NumberQuestion, push, type Text } from '@vigrid/kernel';
import { type Fields, type Fitting, oneOf, type Schema, whole } from '@vigrid/kernel/schema';
import { filled, listed, say } from '@vigrid/speech';
import type { DuneAct } from '../acts.ts';
import { ahead, goodsWorth, influenceWorth } from '../bot/values.ts';
import { anyTrashable, buryIntrigues, trash, trashable, trashIntrigue } from '../pieces/cards.ts';
import { atConflict, retreatDreadnoughts } from '../pieces/dreadnoughts.ts';
import { spendSpecimens } from '../pieces/immortality.ts';
import { loseInfluence } from '../pieces/influence.ts';
import { hasFaction, partnerOf } from '../pieces/printed.ts';
import { ownPosts, postByNumber, recallSpy, spiesOnBoard } from '../pieces/spies.ts';
import { pay, retreat, troopsIn, unitsOf } from '../pieces/supply.ts';
import { alliesOf, bearerOf } from '../pieces/teams.ts';
import { showing, turnDown } from '../pieces/trophies.ts';
import { type ClauseFrame, type Dune, type G, inPlay, type SideId } from '../state.ts';
import { battleIcons, type Faction, factions } from '../symbols.ts';
import { battleIconNames, counted, factionNames, lostFrom, ofFaction } from '../text/words.ts';
import {
  acts,
  cardsOf,
  discarding,
  factionOf,
  influenceActs,
  losingTroops,
  numberOf,
  one,
  troopPlaces,
} from './asking.ts';
import type { Stock } from './kind.ts';
import { type Mark, mark } from './marks.ts';
import { faction, resource, taggedBy, troopPlace } from './shapes.ts';

interface Doings<C> {
  says(c: C): Text;
  /** Of a plain payment, what is paid; such are told together, after all else. */
  amount?(c: C): Text;
  marks?(c: C): readonly Mark[];
  payable(s: Dune, side: SideId, c: C, source: number): boolean;
  /** Left out where it only asks. */
  pay?(g: G, side: SideId, c: C, source: number): void;
}

interface Facts {
  /** What it asks: the flow of its frame. */
  readonly asks?: Flow<G>;
  /** About units or tracks: of a Commander, the activated Ally pays with them (D-28.5). */
  readonly byAlly?: true;
  /** Said of a second one in a row. */
  readonly more?: Text;
  /** Gains of Influence may be better later. */
  readonly heedsInfluence?: true;
  /** Where the payment goes, so that an effect can take from there. */
  readonly fills?: Stock;
}

interface Kind<C> extends Doings<C>, Facts {
  readonly shape: Fields;
  pay(g: G, side: SideId, c: C, source: number): void;
  worth(s: Dune, side: SideId, c: C): number;
}

interface CostKind<K extends string, F extends Fields> extends Kind<{ readonly kind: K } & Fitting<F>> {
  readonly shape: F;
}

type Written<C> = Doings<C> & Facts & { readonly worth: number | ((s: Dune, side: SideId, c: C) => number) };

function cost<const K extends string, const F extends Fields>(
  kind: K,
  of: { readonly shape: F } & Written<{ readonly kind: K } & Fitting<F>>,
): CostKind<K, F> {
  const { worth } = of;
  return {
    pay(g, side, c, source) {
      if (!of.asks) throw new Error(`The cost "${kind}" is not paid here.`);
      askFor(g, side, kind, source, 'n' in c && typeof c.n === 'number' ? c.n : 1);
    },
    ...of,
    worth: typeof worth === 'function' ? worth : () => worth,
  };
}

/** The frame of a cost is called after it. */
const frameOf = (kind: string): string => `pay ${kind}`;

function askFor(g: G, side: SideId, kind: string, source: number, n: number, also = -1): void {
  push<ClauseFrame>(g, { kind: frameOf(kind), step: 0, side, clause: -1, source, n, also });
}

const kinds = {
  pay: cost('pay', {
    shape: { what: resource, n: whole },
    says: (c) => filled('заплатите *', 'pay *', counted(c.n, c.what)),
    amount: (c) => counted(c.n, c.what),
    marks: (c) => mark(c.what, c.n),
    payable: (s, side, c) => s.sides[side][c.what] >= c.n,
    pay: (g, side, c) => pay(g, side, c.what, c.n, 'D-6.3'),
    worth: (s, side, c) => goodsWorth(s, side, c.what, c.n),
  }),

  /** Spice of a Commander, to which the Allies may add theirs; without enough of it nothing is paid, nothing gained. */
  spiceTogether: cost('spiceTogether', {
    shape: { n: whole },
    says: (c) =>
      filled(
        'заплатите * (союзники могут добавить)',
        'pay * (your Allies may contribute)',
        counted(c.n, 'spice'),
      ),
    marks: (c) => mark('spice', c.n),
    payable: (s, side, c) =>
      [side, ...alliesOf(side)].reduce((sum, one) => sum + s.sides[one].spice, 0) >= c.n,
    asks: flow<G, ClauseFrame>({
      left: asks(
        ({ state: s }, f) => contribution(s, f, alliesOf(f.side)[0], f.n),
        (_g, f, n) => {
          f.also = n;
        },
      ),
      right: asks(
        ({ state: s }, f) => contribution(s, f, alliesOf(f.side)[1], f.n - Math.max(0, f.also)),
        (g, f, n) => {
          payTogether(g, f, n);
          f.n = 0;
        },
      ),
      rest(g, f) {
        if (f.n > 0) payTogether(g, f, 0);
      },
    }),
    worth: (s, side, c) => goodsWorth(s, side, 'spice', c.n),
  }),

  loseInfluence: cost('loseInfluence', {
    shape: {},
    byAlly: true,
    says: () => say('потеряйте 1 влияние', 'lose 1 Influence'),
    more: say('ещё 1 влияние', '1 more Influence'),
    marks: () => mark('influence', '−1'),
    payable: (s, side) => s.sides[side].influence.some((n) => n > 0),
    asks: one(
      ({ state: s }, f) => {
        const held = factions.flatMap((_, faction) =>
          s.sides[f.side].influence[faction] > 0 ? faction : [],
        );
        return acts(s, f, { ask: 'loseInfluence', rule: 'D-16.10' }, influenceActs(s, f.side, held, -1));
      },
      (g, f, act) => loseInfluence(g, f.side, factionOf(act)),
    ),
    worth: (s, side) =>
      Math.min(
        ...factions.map((_, faction) =>
          s.sides[side].influence[faction] > 0 ? -influenceWorth(s, side, faction, -1) : 9,
        ),
      ),
    heedsInfluence: true,
    fills: 'influence',
  }),

  /** A card of the Row is not in play (RD-26). */
  trashThis: cost('trashThis', {
    shape: {},
    says: () => say('удалите эту карту', 'trash this card'),
    marks: () => wordedTrash(say('эту карту', 'this card')),
    payable: (s, side, _c, source) => inPlay(s, side, source),
    pay: (g, side, _c, source) => trash(g, side, source, 'D-18.6'),
    worth: 0.25,
  }),

  trashTile: cost('trashTile', {
    shape: {},
    says: () => say('удалите эту технологию', 'trash this tile'),
    marks: () => wordedTrash(say('этот жетон', 'this tile')),
    payable: (s, side, _c, source) => s.sides[side].tech.includes(source),
    pay: (g, side, _c, source) => trash(g, side, source, 'D-18.6'),
    worth: 0.25,
  }),

  trashCard: cost('trashCard', {
    shape: {},
    says: () => say('удалите карту', 'trash a card'),
    marks: () => wordedTrash(say('карту', 'a card')),
    payable: (s, side) => anyTrashable(s, side),
    asks: one(
      ({ state: s }, f) => cardsOf(s, f, { ask: 'trashCost', rule: 'D-18.6' }, trashable(s, f.side), 1, 1),
      (g, f, cards) => {
        for (const card of cards) trash(g, f.side, card, 'D-18.6');
      },
    ),
    worth: (s) => -0.25 * ahead(s),
  }),

  discard: cost('discard', {
    shape: { n: whole },
    says: (c) => filled('сбросьте *', 'discard *', counted(c.n, 'card')),
    marks: (c) => mark('discard', c.n),
    payable: (s, side, c) => s.sides[side].hand.length >= c.n,
    asks: discarding,
    fills: 'cards',
    worth: (_s, _side, c) => 0.2 * c.n,
  }),

  loseTroops: cost('loseTroops', {
    shape: { where: troopPlace, n: whole },
    byAlly: true,
    says: (c) => filled('потеряйте **', 'lose **', counted(c.n, 'troop'), lostFrom[c.where]),
    marks: (c) => mark('troops', `−${c.n}`),
    payable: (s, side, c) => troopsIn(s, side, c.where) >= c.n,
    pay: (g, side, c, source) => askFor(g, side, 'loseTroops', source, c.n, troopPlaces.indexOf(c.where)),
    asks: losingTroops,
    fills: 'supply',
    worth: (_s, _side, c) => 0.2 * c.n,
  }),

  /** Of troops and dreadnoughts together: how many of the latter, the rest are troops. */
  retreatUnits: cost('retreatUnits', {
    shape: { n: whole },
    byAlly: true,
    says: (c) => filled('отведите в гарнизон *', 'retreat *', counted(c.n, 'unit')),
    payable: (s, side, c) => unitsOf(s.sides[side]) - s.sides[side].sandworms >= c.n,
    asks: one(
      ({ state: s }, f) => {
        const of = s.sides[f.side];
        const least = Math.max(0, f.n - of.troops);
        const most = Math.min(f.n, of.dreadnoughts[atConflict]);
        return numberOf(s, f, { ask: 'retreatDreadnoughts', rule: 'D-7.6' }, least, most);
      },
      (g, f, n) => {
        retreatDreadnoughts(g, f.side, n);
        retreat(g, f.side, f.n - n, 'D-7.6');
      },
    ),
    worth: (s, side, c) => (s.sides[side].revealed ? 0.1 : 0.5 * c.n),
  }),

  retreatTroops: cost('retreatTroops', {
    shape: { n: whole },
    byAlly: true,
    says: (c) => filled('отведите в гарнизон *', 'retreat *', counted(c.n, 'troop')),
    payable: (s, side, c) => s.sides[side].troops >= c.n,
    pay: (g, side, c) => retreat(g, side, c.n, 'D-7.6'),
    worth: (_s, _side, c) => 0.3 * c.n,
  }),

  /** An Intrigue card under its deck. */
  buryIntrigue: cost('buryIntrigue', {
    shape: {},
    says: () =>
      say('положите карту интриги под низ их колоды', 'put one of your Intrigue cards under their deck'),
    payable: (s, side) => s.sides[side].intrigues.length > 0,
    asks: one(
      ({ state: s }, f) =>
        cardsOf(s, f, { ask: 'buryIntrigue', rule: 'D-6.3' }, s.sides[f.side].intrigues, 1, 1),
      (g, f, cards) => buryIntrigues(g, f.side, cards),
    ),
    fills: 'intrigues',
    worth: 0.3,
  }),

  /** Out of the game (D-24.19, D-17.6). */
  trashIntrigue: cost('trashIntrigue', {
    shape: {},
    says: () => say('удалите карту интриги', 'trash an Intrigue card'),
    marks: () => mark('intrigue', '−1'),
    payable: (s, side) => s.sides[side].intrigues.length > 0,
    asks: one(
      ({ state: s }, f) =>
        cardsOf(s, f, { ask: 'trashIntrigue', rule: 'D-24.19' }, s.sides[f.side].intrigues, 1, 1),
      (g, f, cards) => {
        for (const card of cards) trashIntrigue(g, f.side, card);
      },
    ),
    worth: 0.35,
  }),

  specimen: cost('specimen', {
    shape: { n: whole },
    byAlly: true,
    says: (c) => filled('потратьте *', 'spend *', counted(c.n, 'specimen')),
    marks: (c) => mark('specimen', c.n),
    payable: (s, side, c) => s.sides[side].specimens >= c.n,
    pay: (g, side, c) => spendSpecimens(g, side, c.n),
    fills: 'supply',
    worth: (_s, _side, c) => 0.25 * c.n,
  }),

  /** The other of two grafted cards. */
  trashGrafted: cost('trashGrafted', {
    shape: {},
    says: () => say('удалите другую сращённую карту', 'trash the other grafted card'),
    payable: (s, side, _c, source) => {
      const other = partnerOf(s, source);
      return other >= 0 && trashable(s, side).includes(other);
    },
    pay: (g, side, _c, source) => trash(g, side, partnerOf(g.state, source), 'D-18.6'),
    worth: 0.3,
  }),

  /** A dreadnought of the won Conflict goes back to the supply (D-23.22); asked where the Conflict ends. */
  winningDreadnought: cost('winningDreadnought', {
    shape: {},
    says: () =>
      say(
        'верните дредноут из сражения в запас, а не ставьте его на территорию',
        'return a dreadnought of the Conflict to your supply instead of taking control with it',
      ),
    payable: () => false,
    worth: 9,
  }),

  recallSpy: cost('recallSpy', {
    shape: { n: whole },
    says: (c) => filled('отзовите *', 'recall *', counted(c.n, 'spy')),
    marks: (c) => mark('spy', `−${c.n}`),
    payable: (s, side, c) => spiesOnBoard(s, side) >= c.n,
    asks: one(
      ({ state: s }, f) =>
        acts(
          s,
          f,
          { ask: 'recallSpy', rule: 'D-25.12' },
          ownPosts(s, f.side).map(({ number }): DuneAct => ({ do: 'recallSpy', post: number })),
        ),
      (g, f, act) => {
        if (act.do === 'recallSpy') recallSpy(g, f.side, postByNumber(g.state, act.post), 'D-25.12');
        f.n--;
        if (f.n > 0) again(f);
      },
    ),
    worth: (_s, _side, c) => 0.28 * c.n,
  }),

  /** Another card of a Faction, of those in play or of the hand. */
  trashFaction: cost('trashFaction', {
    shape: { faction, from: oneOf('play', 'hand') },
    says: (c) =>
      c.from === 'play'
        ? filled(
            'удалите другую свою карту * в игре',
            'trash another * card you have in play',
            ofFaction[c.faction],
          )
        : filled('удалите с руки карту *', 'trash a * card of your hand', ofFaction[c.faction]),
    marks: (c) => [{ sign: 'trash', word: factionNames[c.faction], always: true }],
    payable: (s, side, c, source) => cardsOfFaction(s, side, c.faction, c.from, source).length > 0,
    pay: (g, side, c, source) =>
      askFor(g, side, 'trashFaction', source, factions.indexOf(c.faction), c.from === 'play' ? 0 : 1),
    asks: one(
      ({ state: s }, f) => {
        const from = cardsOfFaction(s, f.side, factions[f.n], f.also === 0 ? 'play' : 'hand', f.source);
        return from.length === 0 ? null : cardsOf(s, f, { ask: 'trashCost', rule: 'D-18.6' }, from, 1, 1);
      },
      (g, f, [card]) => trash(g, f.side, card, 'D-18.6'),
    ),
    worth: 0.3,
  }),

  /** A won card with this icon or the wild one, face up until now. */
  turnDown: cost('turnDown', {
    shape: { icon: oneOf(...battleIcons) },
    says: (c) =>
      filled(
        'переверните лицом вниз свою карту конфликта или цели с символом: * или любым',
        'turn one of your Conflict or Objective cards with the * or the wild icon face down',
        battleIconNames[c.icon],
      ),
    payable: (s, side, c) => showing(s, side, battleIcons.indexOf(c.icon)).length > 0,
    pay: (g, side, c, source) => askFor(g, side, 'turnDown', source, battleIcons.indexOf(c.icon)),
    asks: one(
      ({ state: s }, f) => cardsOf(s, f, { ask: 'turnDown', rule: 'D-25.3' }, showing(s, f.side, f.n), 1, 1),
      (g, f, cards) => turnDown(g, f.side, cards),
    ),
    worth: 0.1,
  }),
};

/** What an Ally adds of the spice that is still missing; who has none is not asked. */
function contribution(s: Dune, f: ClauseFrame, ally: SideId, due: number): NumberQuestion | null {
  const most = Math.min(due, s.sides[ally].spice);
  return most <= 0
    ? null
    : { ...numberOf(s, f, { ask: 'contribute', rule: 'D-28.13' }, 0, most), seat: ally };
}

/** Who contributes pays; where it does not suffice, what would have been bought is not due. */
function payTogether(g: G, f: ClauseFrame, fromRight: number): void {
  const { state: s } = g;
  const fromLeft = Math.max(0, f.also);
  const own = f.n - fromLeft - fromRight;
  if (own > s.sides[f.side].spice) {
    s.frames.splice(s.frames.indexOf(f) - 1, 1);
    return;
  }
  const [left, right] = alliesOf(f.side);
  for (const [side, n] of [
    [left, fromLeft],
    [right, fromRight],
    [f.side, own],
  ]) {
    pay(g, side, 'spice', n, 'D-6.3');
  }
}

/** Apart from the card that asks. */
const cardsOfFaction = (
  s: Dune,
  side: SideId,
  of: Faction,
  from: 'play' | 'hand',
  except: number,
): number[] => {
  const { played, shown, hand } = s.sides[side];
  const among = from === 'play' ? [...played, ...shown] : hand;
  return among.filter((card) => card !== except && hasFaction(s, card, of));
};

const wordedTrash = (word: Text): readonly Mark[] => [{ sign: 'trash', word, always: true }];

type Kinds = typeof kinds;
export type Cost = { [K in keyof Kinds]: { readonly kind: K } & Fitting<Kinds[K]['shape']> }[keyof Kinds];

const table: Readonly<Record<string, Kind<Cost>>> = kinds;
const kindOf = (c: Cost): Kind<Cost> => table[c.kind];

export const costSchema: Schema<Cost> = taggedBy(table);

/** The flows of what costs ask, by the kind of their frames. */
export const costFlows: Readonly<Record<string, Flow<G>>> = Object.fromEntries(
  Object.entries(table).flatMap(([kind, { asks }]) => (asks ? [[frameOf(kind), asks]] : [])),
);

export function payable(s: Dune, side: SideId, costs: readonly Cost[], source: number): boolean {
  for (const c of costs) if (!kindOf(c).payable(s, payer(s, side, c), c, source)) return false;
  // Each loss takes one of its own (For Humanity).
  const losses = costs.filter(heedsInfluence).length;
  const { influence } = s.sides[bearerOf(s, side)];
  return losses < 2 || influence.reduce((sum, n) => sum + n, 0) >= losses;
}

const payer = (s: Dune, side: SideId, c: Cost): SideId => (kindOf(c).byAlly ? bearerOf(s, side) : side);

export function payCosts(g: G, side: SideId, costs: readonly Cost[], source: number): void {
  for (const c of costs) kindOf(c).pay(g, payer(g.state, side, c), c, source);
}

export const fills = (costs: readonly Cost[], stock: Stock | undefined): boolean =>
  stock !== undefined && costs.some((c) => kindOf(c).fills === stock);

export const heedsInfluence = (c: Cost): boolean => kindOf(c).heedsInfluence === true;

export const costsWorth = (s: Dune, side: SideId, costs: readonly Cost[]): number =>
  costs.reduce((sum, c) => sum + kindOf(c).worth(s, payer(s, side, c), c), 0);

export function costsText(costs: readonly Cost[]): Text {
  const paid = costs.flatMap((c) => kindOf(c).amount?.(c) ?? []);
  const others = costs
    .filter((c) => !kindOf(c).amount)
    .map((c, i, all) => (all[i - 1]?.kind === c.kind && kindOf(c).more) || kindOf(c).says(c));
  return listed([...others, ...(paid.length > 0 ? [filled('заплатите *', 'pay *', listed(paid))] : [])]);
}

export const costsMarks = (costs: readonly Cost[]): readonly Mark[] =>
  costs.flatMap((c) => kindOf(c).marks?.(c) ?? { said: kindOf(c).says(c) });
