/** The decisions that effects ask for, each a flow of one step. */
import { again, asks, type Flow, flow, goTo, leave, reveal } from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import { boardOf, spaces } from '../board/board.ts';
import type { Cite } from '../events.ts';
import {
  acquire,
  buryIntrigues,
  discardCards,
  drawCards,
  drawIntrigues,
  leaveGame,
  pushBox,
  refill,
  renewIntrigues,
  take,
  trash,
  trashable,
  trashIntrigue,
} from '../pieces/cards.ts';
import {
  advanceResearch,
  markersOf,
  nextPlaces,
  researchAtEnd,
  takeTleilaxu,
  tleilaxuFor,
} from '../pieces/immortality.ts';
import { gainInfluence, giveAlliance, heirs, loseInfluence } from '../pieces/influence.ts';
import {
  advanceFreighter,
  atConflict,
  atGarrison,
  deployDreadnought,
  moveDreadnought,
  recallFreighter,
  takeTile,
  techActs,
  topOfShipping,
} from '../pieces/ix.ts';
import { affordable, freeRow } from '../pieces/market.ts';
import { deploy, loseTroops, retreat } from '../pieces/supply.ts';
import {
  type ClauseFrame,
  type ClauseKind,
  cardOf,
  type Dune,
  type G,
  isAgent,
  isPlayer,
  ref,
  type SideId,
  seatOf,
  seenByAll,
  sideOf,
} from '../state.ts';
import { factions } from '../symbols.ts';
import {
  acts,
  cardsOf,
  factionOf,
  influenceActs,
  numberOf,
  one,
  sideActs,
  spaceActs,
  yesNo,
} from './asking.ts';
import { boxOf, clause } from './clauses.ts';
import {
  canAny,
  deployable,
  graftedInPlay,
  influenceChoices,
  opponentsFor,
  snooperFactions,
  troopsIn,
} from './feasible.ts';
import type { Effect } from './types.ts';

function effectOf<K extends Effect['kind']>(f: ClauseFrame, kind: K): Extract<Effect, { kind: K }> {
  const { effect } = clause(f.clause);
  if (effect.kind !== kind) throw new Error(`The effect "${effect.kind}" is no "${kind}".`);
  return effect as Extract<Effect, { kind: K }>;
}

/** Rivals gain where they have least; only ties are left to the player (D-22.7). */
function leastFor(s: Dune, side: SideId, among: readonly number[]): readonly number[] {
  if (isPlayer(s, side)) return among;
  const least = Math.min(...among.map((faction) => s.sides[side].influence[faction]));
  return among.filter((faction) => s.sides[side].influence[faction] === least);
}

/** Units that the turn on a Combat space may still deploy (D-7.2, D-7.4). */
export function turnDeployable(s: Dune, side: SideId): number {
  const { turn } = s;
  const of = s.sides[side];
  const fresh = Math.min(of.garrison, turn.recruited[side]);
  const old = of.garrison - fresh;
  return fresh + Math.min(old, 2 - turn.fromGarrison);
}

/** From where troops are lost, by the second number of the frame. */
export const troopPlaces = ['garrison', 'conflict', 'anywhere'] as const;

const placeOf = (f: ClauseFrame): (typeof troopPlaces)[number] => troopPlaces[f.also];

/** An Agent goes back to its Leader and can be used again (D-4.13). */
export function recall(g: G, side: SideId, space: number): void {
  const { state: s } = g;
  const of = s.sides[side];
  const at = of.agents.indexOf(space);
  if (at >= 0) of.agents[at] = -1;
  else of.mentat = -1;
  g.listener?.({
    kind: 'recallAgent',
    rule: 'D-4.13',
    seat: seatOf(s, side),
    space: spaces[space].id,
  });
}

/** Four or more troops deployed in one turn reveal the Baron's two Factions, once per game (D-20.2, D-F-003). */
function masterstroke(g: G, f: ClauseFrame): void {
  const { state: s } = g;
  const of = s.sides[f.side];
  if (of.masterstroke <= 0 || s.turn.deployed < 4 || s.active !== f.side) return;
  const chosen = factions.flatMap((_, faction) => (of.masterstroke & (1 << faction) ? faction : []));
  of.masterstroke = -1;
  reveal(g);
  g.listener?.({
    kind: 'masterstroke',
    rule: 'D-20.2',
    seat: seatOf(s, f.side),
    factions: chosen.map((faction) => factions[faction]),
  });
  for (const faction of chosen) gainInfluence(g, f.side, faction, 1);
}

/** A card set aside and not acquired leaves the game (D-F-030). */
export function dropAside(g: G, side: SideId): void {
  const { state: s } = g;
  const card = s.sides[side].aside;
  if (card < 0) return;
  s.sides[side].aside = -1;
  leaveGame(g, side, card, 'aside', 'D-F-030');
}

/** A Leader keeps one before the game, a card in it. */
const keepingRule = (f: ClauseFrame): Cite => (f.clause < 0 ? 'D-20.1' : 'D-6.1');

const firstSnooper = boxOf([
  { kind: 'arrow', pay: [{ kind: 'discard', n: 1 }], effects: [{ kind: 'gain', what: 'spice', n: 1 }] },
]);

function retreatDreadnoughts(g: G, side: SideId, n: number): void {
  for (let i = 0; i < n; i++) moveDreadnought(g, side, atConflict, atGarrison, 'D-7.6');
}

const any = { kind: 'influence', with: 'any', n: 1 } as const;

export const decisions: Readonly<Record<ClauseKind, Flow<G>>> = {
  influence: one(
    ({ state: s }, f) => {
      // A seat in the Council may give Influence of choice, though its own effect is another (D-20.1).
      const { effect } = clause(f.clause);
      const choices =
        effect.kind === 'influenceOfSnooper'
          ? snooperFactions(s, f.side)
          : influenceChoices(s, f.side, effect.kind === 'influence' ? effect : any);
      return acts(
        s,
        f,
        { ask: 'influence', rule: 'D-6.10' },
        influenceActs(leastFor(s, f.side, choices), f.n),
      );
    },
    (g, f, act) => gainInfluence(g, f.side, factionOf(act), f.n),
  ),

  twoInfluence: flow<G, ClauseFrame>({
    ask: asks(
      ({ state: s }, f) => {
        const choices = influenceChoices(s, f.side, any).filter((faction) => faction !== f.n);
        return acts(
          s,
          f,
          { ask: 'influence', rule: 'D-6.8' },
          influenceActs(leastFor(s, f.side, choices), 1),
        );
      },
      (g, f, act) => {
        const first = f.n < 0;
        f.n = factionOf(act);
        if (first) again(f);
        gainInfluence(g, f.side, f.n, 1);
      },
    ),
  }),

  loseInfluence: one(
    ({ state: s }, f) => {
      const held = factions.flatMap((_, faction) => (s.sides[f.side].influence[faction] > 0 ? faction : []));
      return acts(s, f, { ask: 'loseInfluence', rule: 'D-16.10' }, influenceActs(held, -1));
    },
    (g, f, act) => loseInfluence(g, f.side, factionOf(act)),
  ),

  /** To whom the token goes, when several were tied (D-16.7). */
  passAlliance: one(
    ({ state: s }, f) =>
      acts(s, f, { ask: 'passAlliance', rule: 'D-16.7' }, sideActs(s, heirs(s, f.side, f.n))),
    (g, f, act) => {
      if (act.do === 'side') giveAlliance(g, f.n, sideOf(g.state, act.seat));
    },
  ),

  trash: one(
    ({ state: s }, f) => cardsOf(s, f, { ask: 'trash', rule: 'D-6.5' }, trashable(s, f.side), 0, 1),
    (g, f, cards) => {
      for (const card of cards) trash(g, f.side, card, 'D-18.5');
    },
  ),

  trashCost: one(
    ({ state: s }, f) => cardsOf(s, f, { ask: 'trashCost', rule: 'D-18.6' }, trashable(s, f.side), 1, 1),
    (g, f, cards) => {
      for (const card of cards) trash(g, f.side, card, 'D-18.6');
    },
  ),

  /** Cards of the hand of their owner's choice, never Intrigue cards (D-18.3, D-23.24, D-F-014, D-F-090). */
  discard: one(
    ({ state: s }, f) => {
      const { hand } = s.sides[f.side];
      const n = Math.min(f.n, hand.length);
      return n === 0 ? null : cardsOf(s, f, { ask: 'discard', rule: 'D-18.3' }, hand, n, n);
    },
    (g, f, cards) => discardCards(g, f.side, cards, 'D-18.3'),
  ),

  /** Where any number is meant, none is one (D-6.9). */
  retreat: one(
    ({ state: s }, f) => {
      const { unit, min, max } = effectOf(f, 'retreat');
      const of = s.sides[f.side];
      const most = Math.min(max, unit === 'dreadnought' ? of.dreadnoughts[atConflict] : of.troops);
      return numberOf(s, f, { ask: 'retreat', rule: 'D-7.6' }, Math.min(min, most), most);
    },
    (g, f, n) => {
      if (effectOf(f, 'retreat').unit === 'dreadnought') retreatDreadnoughts(g, f.side, n);
      else retreat(g, f.side, n, 'D-7.6');
    },
  ),

  /** Of troops and dreadnoughts together: how many of the latter, the rest are troops. */
  retreatUnits: one(
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

  deploy: flow<G, ClauseFrame>({
    dreadnoughts: asks(
      ({ state: s }, f) => {
        const { units, max } = effectOf(f, 'deploy');
        const most = units ? Math.min(max, s.sides[f.side].dreadnoughts[atGarrison]) : 0;
        return most === 0 ? null : numberOf(s, f, { ask: 'deployDreadnoughts', rule: 'D-23.15' }, 0, most);
      },
      (g, f, n) => {
        f.n = n;
        for (let i = 0; i < n; i++) deployDreadnought(g, f.side, 'D-7.7');
      },
    ),
    ask: asks(
      ({ state: s }, f) => {
        const effect = effectOf(f, 'deploy');
        const most = Math.min(deployable(s, f.side, effect), effect.max - f.n);
        if (most <= 0) return null;
        return numberOf(s, f, { ask: 'deploy', rule: 'D-7.7' }, Math.min(effect.min, most), most);
      },
      (g, f, n) => {
        const { from } = effectOf(f, 'deploy');
        if (from === 'recruited') g.state.turn.recruited[f.side] -= n;
        deploy(g, f.side, n, from === 'supply' ? 'supply' : 'garrison', 'D-7.7');
      },
    ),
    masterstroke,
  }),

  /** What a Combat space allows. */
  deployTurn: flow<G, ClauseFrame>({
    ask: asks(
      // Nobody who wants none would have begun.
      ({ state: s }, f) => numberOf(s, f, { ask: 'deploy', rule: 'D-7.2' }, 1, turnDeployable(s, f.side)),
      (g, f, n) => {
        const { state: s } = g;
        // Fresh troops first: the rest counts against the two of the garrison.
        const fresh = Math.min(n, s.turn.recruited[f.side], s.sides[f.side].garrison);
        s.turn.recruited[f.side] -= fresh;
        s.turn.fromGarrison += n - fresh;
        deploy(g, f.side, n, 'garrison', 'D-7.2');
      },
    ),
    masterstroke,
  }),

  loseTroops: flow<G, ClauseFrame>({
    ask: asks(
      ({ state: s }, f) => {
        const where = placeOf(f);
        if (f.n <= 0 || where !== 'anywhere') return null;
        const options: DuneAct[] = [];
        if (s.sides[f.side].garrison > 0) options.push({ do: 'lose', where: 'garrison' });
        if (s.sides[f.side].troops > 0) options.push({ do: 'lose', where: 'conflict' });
        return acts(s, f, { ask: 'loseTroop', rule: 'D-7.5' }, options);
      },
      (g, f, act) => {
        if (act.do === 'lose') loseTroops(g, f.side, 1, act.where, 'D-7.5');
        f.n--;
        again(f);
      },
    ),
    fixed(g, f) {
      const where = placeOf(f);
      const n = Math.min(f.n, troopsIn(g.state, f.side, where));
      if (where !== 'anywhere' && n > 0) loseTroops(g, f.side, n, where, 'D-7.5');
    },
  }),

  recallAgent: one(
    ({ state: s }, f) => {
      const { agents, mentat } = s.sides[f.side];
      const from = [...new Set([...agents, mentat])].filter((at) => at >= 0);
      return acts(s, f, { ask: 'recallAgent', rule: 'D-4.13' }, spaceActs(from));
    },
    (g, f, act) => {
      if (act.do === 'space') recall(g, f.side, act.space);
    },
  ),

  acquire: one(
    ({ state: s }, f) => {
      const from = affordable(s, f.side, effectOf(f, 'acquire').cost);
      return from.length === 0 ? null : cardsOf(s, f, { ask: 'acquire', rule: 'D-9.6' }, from, 1, 1);
    },
    (g, f, [card]) => {
      const { to, toHandLater } = effectOf(f, 'acquire');
      const hand = toHandLater && markersOf(g.state.sides[f.side]) === 2;
      acquire(g, f.side, card, 0, hand ? 'hand' : to, 'D-9.6');
    },
  ),

  placeCard: one(
    ({ state: s }, f) =>
      acts(s, f, { ask: 'place', rule: 'D-F-009' }, [
        { do: 'place', where: 'discard' },
        { do: 'place', where: 'deck' },
      ]),
    ({ state: s }, f, act) => {
      const of = s.sides[f.side];
      // The card may have been trashed by its own acquire box meanwhile.
      if (act.do === 'place' && act.where === 'deck' && take(of.discard, f.source)) of.deck.push(f.source);
    },
  ),

  voice: one(
    ({ state: s }, f) =>
      acts(s, f, { ask: 'voice', rule: 'D-18.9' }, spaceActs(boardOf(s).spaces.map(({ number }) => number))),
    (g, f, act) => {
      if (act.do !== 'space') return;
      const { state: s } = g;
      // Rivals too are opponents (D-21.10).
      const others = ((1 << s.sides.length) - 1) & ~(1 << f.side);
      s.voices.push(act.space, f.side, others);
      g.listener?.({
        kind: 'voice',
        rule: 'D-18.9',
        seat: seatOf(s, f.side),
        space: spaces[act.space].id,
      });
    },
  ),

  recover: one(
    ({ state: s }, f) => {
      const bit = 1 << factions.indexOf(effectOf(f, 'recover').faction);
      const from = s.sides[f.side].discard.filter((card) => (cardOf(s, card).factions & bit) !== 0);
      return from.length === 0 ? null : cardsOf(s, f, { ask: 'recover', rule: 'D-6.1' }, from, 1, 1);
    },
    (g, f, [card]) => {
      const { state: s } = g;
      take(s.sides[f.side].discard, card);
      s.sides[f.side].hand.push(card);
      s.seen[card] = seenByAll(s);
      g.listener?.({
        kind: 'recover',
        rule: 'D-6.1',
        seat: seatOf(s, f.side),
        card: ref(s, card),
      });
    },
  ),

  snoop: flow<G, ClauseFrame>({
    look(g, f) {
      const { state: s } = g;
      const { deck } = s.sides[f.side];
      // No reshuffle only to look (D-18.2).
      const card = deck.at(-1);
      if (card === undefined) {
        leave(g, f);
        return;
      }
      s.seen[card] |= 1 << f.side;
      reveal(g);
      g.listener?.({
        kind: 'looked',
        rule: 'D-17.11',
        seat: seatOf(s, f.side),
        secret: { to: [f.side], card: ref(s, card) },
      });
    },
    ask: asks(
      ({ state: s }, f) =>
        acts(s, { ...f, source: s.sides[f.side].deck.at(-1) ?? -1 }, { ask: 'top', rule: 'D-17.11' }, [
          { do: 'top', what: 'draw' },
          { do: 'top', what: 'trash' },
        ]),
      (g, f, act) => {
        const { deck } = g.state.sides[f.side];
        if (act.do !== 'top') return;
        if (act.what === 'draw') drawCards(g, f.side, 1, 'D-17.11');
        else trash(g, f.side, deck[deck.length - 1], 'D-17.11');
      },
    ),
  }),

  mayPass: one(
    ({ state: s }, f) => yesNo(s, f, { ask: 'mayPass', rule: 'D-17.9' }),
    (g, f, yes) => {
      g.state.turn.passed = yes;
      if (!yes) return;
      g.listener?.({
        kind: 'passed',
        rule: 'D-17.9',
        seat: seatOf(g.state, f.side),
      });
    },
  ),

  manipulate: one(
    ({ state: s }, f) =>
      freeRow(s).length > 0 ? cardsOf(s, f, { ask: 'manipulate', rule: 'D-9.8' }, freeRow(s), 1, 1) : null,
    (g, f, [card]) => {
      const { state: s } = g;
      dropAside(g, f.side);
      s.sides[f.side].aside = card;
      g.listener?.({
        kind: 'aside',
        rule: 'D-9.8',
        seat: seatOf(s, f.side),
        card: ref(s, card),
      });
      refill(g, s.row.indexOf(card));
    },
  ),

  choose: flow<G, ClauseFrame>({
    ask: asks(
      ({ state: s }, f) => {
        const { boxes } = clause(f.clause);
        const { options, pick = 1 } = effectOf(f, 'choose');
        const chosen = pick - f.n;
        const found: DuneAct[] = [];
        options.forEach((effects, option) => {
          // The second of two comes after the first in the list; both are settled before either is done (D-6.8).
          if (chosen > 0 && option <= f.also) return;
          if (canAny(s, f.side, boxes[option], f.source)) found.push({ do: 'option', option, effects });
        });
        // The last of them can not be the first of two.
        if (f.n > 1 && found.length > 1) found.length -= f.n - 1;
        const ask = pick === 1 ? 'choose' : chosen === 0 ? 'firstOfTwo' : 'secondOfTwo';
        return acts(s, f, { ask, rule: 'D-6.7' }, found);
      },
      (g, f, act) => {
        if (act.do !== 'option') return;
        const { boxes } = clause(f.clause);
        f.n--;
        if (f.n > 0) {
          f.also = act.option;
          again(f);
          return;
        }
        pushBox(g, f.side, boxes[act.option], f.source);
        if (f.also >= 0) pushBox(g, f.side, boxes[f.also], f.source);
      },
    ),
  }),

  tech: one(
    ({ state: s }, f) =>
      acts(s, f, { ask: 'tech', rule: 'D-23.2' }, techActs(s, f.side, effectOf(f, 'tech'))),
    (g, f, act) => {
      if (act.do === 'tech') takeTile(g, f.side, act, 'D-23.2');
    },
  ),

  /** One icon after the other (D-23.10). */
  freighter: flow<G, ClauseFrame>({
    ask: asks(
      ({ state: s }, f) => {
        if (f.n <= 0) return null;
        const options: DuneAct[] = [];
        const at = s.sides[f.side].freighter;
        if (at < topOfShipping) options.push({ do: 'freighter', what: 'advance' });
        if (at > 0) options.push({ do: 'freighter', what: 'recall' });
        return acts(s, f, { ask: 'freighter', rule: 'D-23.10' }, options);
      },
      (g, f, act) => {
        f.n--;
        again(f);
        if (act.do !== 'freighter') return;
        if (act.what === 'advance') advanceFreighter(g, f.side);
        else recallFreighter(g, f.side);
      },
    ),
  }),

  trashInPlay: one(
    ({ state: s }, f) => {
      const { played, shown } = s.sides[f.side];
      return cardsOf(s, f, { ask: 'trash', rule: 'D-F-124' }, [...played, ...shown], 0, 1);
    },
    (g, f, cards) => {
      for (const card of cards) trash(g, f.side, card, 'D-F-124');
    },
  ),

  swapIntrigues: one(
    ({ state: s }, f) => {
      const { intrigues } = s.sides[f.side];
      return cardsOf(s, f, { ask: 'swapIntrigues', rule: 'D-6.1' }, intrigues, 0, intrigues.length);
    },
    (g, f, cards) => {
      buryIntrigues(g, f.side, cards);
      drawIntrigues(g, f.side, cards.length, 'D-6.1');
    },
  ),

  buryIntrigue: one(
    ({ state: s }, f) =>
      cardsOf(s, f, { ask: 'buryIntrigue', rule: 'D-6.3' }, s.sides[f.side].intrigues, 1, 1),
    (g, f, cards) => buryIntrigues(g, f.side, cards),
  ),

  /** Whoever's unit is wanted, as long as troops were deployed for it; more may be, so that the effect waits on. */
  ambush: flow<G, ClauseFrame>({
    ask: asks(
      ({ state: s }, f) => {
        if (s.turn.deployed <= s.turn.ambushed) return null;
        const options: DuneAct[] = [{ do: 'done' }];
        s.sides.forEach((of, side) => {
          if (side === f.side) return;
          const seat = seatOf(s, side);
          if (of.troops > 0) options.push({ do: 'repel', seat, unit: 'troop' });
          if (of.dreadnoughts[atConflict] > 0) options.push({ do: 'repel', seat, unit: 'dreadnought' });
        });
        return options.length === 1 ? null : acts(s, f, { ask: 'ambush', rule: 'D-6.9' }, options);
      },
      (g, f, act) => {
        if (act.do !== 'repel') return;
        const { state: s } = g;
        s.turn.ambushed++;
        again(f);
        const side = sideOf(s, act.seat);
        if (act.unit === 'troop') retreat(g, side, 1, 'D-7.6');
        else retreatDreadnoughts(g, side, 1);
      },
    ),
    waitOn({ state: s }, f) {
      const turn = s.frames.find(isAgent);
      turn?.clauses.push(f.clause);
      turn?.sources.push(f.source);
    },
  }),

  /** The first Snooper: a card for spice, if wanted. */
  snooper: flow<G, ClauseFrame>({
    pay(g, f) {
      pushBox(g, f.side, firstSnooper, -1);
    },
  }),

  /** One step after the other; each place gives what it gives before the next (D-24.2). */
  research: flow<G, ClauseFrame>({
    end(g, f) {
      if (f.n <= 0 || nextPlaces(g.state.sides[f.side]).length > 0) return;
      f.n--;
      f.step--;
      researchAtEnd(g, f.side);
    },
    ask: asks(
      ({ state: s }, f) => {
        if (f.n <= 0) return null;
        const options = nextPlaces(s.sides[f.side]).map((place): DuneAct => ({ do: 'research', place }));
        return acts(s, f, { ask: 'research', rule: 'D-24.2' }, options);
      },
      (g, f, act) => {
        f.n--;
        goTo(g, f, 'end');
        if (act.do === 'research') advanceResearch(g, f.side, act.place);
      },
    ),
  }),

  /** Of the two top Intrigue cards one is drawn, the other stays on top. */
  keepIntrigue: flow<G, ClauseFrame>({
    look(g, f) {
      const { state: s } = g;
      // A deck that is used up is made anew first.
      if (s.intrigues.length < 2) renewIntrigues(g);
      const two = s.intrigues.slice(-2);
      for (const card of two) s.seen[card] |= 1 << f.side;
      reveal(g);
      for (const card of two) {
        g.listener?.({
          kind: 'looked',
          rule: keepingRule(f),
          seat: seatOf(s, f.side),
          secret: { to: [f.side], card: ref(s, card) },
        });
      }
    },
    ask: asks(
      ({ state: s }, f) => {
        const from = s.intrigues.slice(-2);
        return from.length === 0
          ? null
          : cardsOf(s, f, { ask: 'intelligence', rule: keepingRule(f) }, from, 1, 1);
      },
      (g, f, [card]) => {
        const { intrigues } = g.state;
        take(intrigues, card);
        intrigues.push(card);
        drawIntrigues(g, f.side, 1, keepingRule(f));
      },
    ),
  }),

  /** Out of the game (D-24.19, D-17.6). */
  trashIntrigue: one(
    ({ state: s }, f) =>
      cardsOf(s, f, { ask: 'trashIntrigue', rule: 'D-24.19' }, s.sides[f.side].intrigues, 1, 1),
    (g, f, cards) => {
      for (const card of cards) trashIntrigue(g, f.side, card);
    },
  ),

  /** Either of the two, for 1 more Influence with the Faction visited (D-24.15, D-F-106, D-F-107). */
  trashGrafted: one(
    ({ state: s }, f) => {
      const from = graftedInPlay(s, f.side);
      return from.length === 0 ? null : cardsOf(s, f, { ask: 'trashCost', rule: 'D-24.15' }, from, 1, 1);
    },
    (g, f, [card]) => {
      trash(g, f.side, card, 'D-24.15');
      const { faction } = spaces[g.state.turn.space];
      if (faction >= 0) gainInfluence(g, f.side, faction, 1);
    },
  ),

  buyTleilaxu: one(
    ({ state: s }, f) => {
      const from = tleilaxuFor(s, f.side);
      return from.length === 0 ? null : cardsOf(s, f, { ask: 'acquire', rule: 'D-24.9' }, from, 0, 1);
    },
    (g, f, cards) => {
      for (const card of cards) takeTleilaxu(g, f.side, card, 'D-24.9');
    },
  ),

  opponent: one(
    ({ state: s }, f) => {
      const [box] = clause(f.clause).boxes;
      return acts(s, f, { ask: 'opponent', rule: 'D-F-024' }, sideActs(s, opponentsFor(s, f.side, box)));
    },
    (g, f, act) => {
      if (act.do !== 'side') return;
      pushBox(g, sideOf(g.state, act.seat), clause(f.clause).boxes[0], f.source);
    },
  ),
};
