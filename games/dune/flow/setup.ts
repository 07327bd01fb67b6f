/** Setup of the game. Chapter 2. */

import {
  type ActQuestion,
  again,
  asks,
  chance,
  flow,
  type PickQuestion,
  push,
  reveal,
  shuffled,
} from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import { difficulties } from '../board/difficulty.ts';
import { pushBox } from '../effects/boxes.ts';
import { boxOf } from '../effects/clauses.ts';
import { choam, eleven, epic, immortality, ix, six, uprising } from '../modules.ts';
import { drawIntrigues, noteTop } from '../pieces/cards.ts';
import { offer } from '../pieces/contracts.ts';
import { refillTleilaxu } from '../pieces/immortality.ts';
import { gain } from '../pieces/supply.ts';
import { commanderOf, isCommander } from '../pieces/teams.ts';
import { turnTile } from '../pieces/tech.ts';
import { abilityOf, sideWith } from '../pieces/traits.ts';
import { take } from '../pieces/zones.ts';
import {
  cardOf,
  type Dune,
  type G,
  type RoundFrame,
  ref,
  type SetupFrame,
  type SideId,
  seatOf,
  tableauOf,
} from '../state.ts';
import { battleIcons, factions } from '../symbols.ts';

export const setup = flow<G, SetupFrame>({
  /** One Conflict of level I on five of level II on four of level III (D-2.2, D-23.1); epic: none, five, five (D-23.27). */
  conflictDeck(g) {
    const { state: s } = g;
    const level = (n: number) =>
      shuffled(
        g,
        s.box.filter((card) => cardOf(s, card).level === n),
      );
    const [first, second, third] = [level(1), level(2), level(3)];
    // With six players none of level I (D-28.3).
    const [ones, threes] = s.modules & epic ? [0, 5] : [s.modules & six ? 0 : 1, 4];
    s.conflicts = [...third.slice(0, threes), ...second.slice(0, 5), ...first.slice(0, ones)];
    s.box = [...third.slice(threes), ...second.slice(5), ...first.slice(ones)];
  },
  decks(g) {
    const { state: s } = g;
    shuffled(g, s.intrigues);
    shuffled(g, s.deck);
    s.row = s.deck.splice(-5).reverse();
    for (const card of s.row) g.listener?.({ kind: 'row', rule: 'D-2.3', card: ref(s, card) });
    if (s.hagal.length > 0) shuffled(g, s.hagal);
  },
  /** Eighteen Tech tiles in three stacks, the top of each face up (D-23.1). */
  tech(g) {
    const { state: s } = g;
    if ((s.modules & ix) === 0) return;
    const tiles = shuffled(g, s.tech.flat());
    s.tech = [0, 1, 2].map((stack) => tiles.slice(6 * stack, 6 * stack + 6));
    for (const [stack] of s.tech.entries()) turnTile(g, stack);
  },
  /** Two Tleilaxu cards lie open beside Reclaimed Forces (D-24.1). */
  tleilaxu(g) {
    const { state: s } = g;
    if ((s.modules & immortality) === 0) return;
    shuffled(g, s.tleilaxuDeck);
    for (let at = 1; at <= 2; at++) refillTleilaxu(g, at);
  },
  players(g) {
    const { state: s } = g;
    for (let side = 0; side < s.players; side++) {
      shuffled(g, s.sides[side].deck);
      noteTop(g, side);
      // With four players or six each begins with a point (D-2.6, D-2.9), unless they go to 11 (D-24.21); a Commander
      // with four (D-28.2).
      if (s.players >= 4 && (s.modules & eleven) === 0) s.sides[side].points = 1;
      if (isCommander(s, side)) s.sides[side].points = 4;
    }
    if (s.modules & epic) for (let side = 0; side < s.players; side++) beginEpic(g, side);
  },
  /** By chance; in the solo game the Rival to the left (D-2.7). In Uprising an Objective tells (D-25.2). */
  firstPlayer(g) {
    const { state: s } = g;
    const dealt = (s.modules & uprising) !== 0;
    s.first = dealt ? dealObjectives(g) : s.players === 1 ? 1 : chance(g, s.players);
    s.active = s.first;
    g.listener?.({ kind: 'firstPlayer', rule: dealt ? 'D-25.2' : 'D-2.7', seat: seatOf(s, s.first) });
  },
  /** Two contracts lie open; with Shaddam those of the Sardaukar are his (D-26.1, D-F-111). */
  contracts(g) {
    const { state: s } = g;
    if ((s.modules & choam) === 0) return;
    const special = s.contracts.filter((card) => cardOf(s, card).set === ix);
    s.contracts = s.contracts.filter((card) => !special.includes(card));
    if (sideWith(s, 'sardaukarCommander') >= 0) {
      s.sardaukar = s.contracts.filter((card) => cardOf(s, card).id.startsWith('contract-sardaukar'));
      s.contracts = s.contracts.filter((card) => !s.sardaukar.includes(card));
    }
    shuffled(g, s.contracts);
    for (let at = 0; at < 2; at++) offer(g, at);
    if (special.length > 0) dealSpecial(g, special);
  },
  /** Of two contracts of Rise of Ix each player keeps one (D-26.8). */
  ixContracts: asks<G, SetupFrame, PickQuestion>(
    ({ state: s }) => {
      const seat = s.sides.findIndex(({ tableau }) => tableau !== null && tableau.contracts.length === 2);
      if (seat < 0) return null;
      const { contracts: from } = tableauOf(s.sides[seat]);
      return { kind: 'cards', seat, ask: 'keepContract', rule: 'D-26.8', from, min: 1, max: 1 };
    },
    (g, f, [kept], { seat }) => {
      const { state: s } = g;
      const { contracts } = tableauOf(s.sides[seat]);
      for (const card of contracts.filter((one) => one !== kept)) {
        take(contracts, card);
        // An Ally's other one is for the Commander, who keeps one of two (RD-38).
        if (s.players === 6 && !isCommander(s, seat))
          tableauOf(s.sides[commanderOf(seat)]).contracts.push(card);
        else s.trashed.push(card);
      }
      g.listener?.({ kind: 'contract', rule: 'D-26.8', seat: seatOf(s, seat), card: ref(s, kept) });
      again(f);
    },
  ),
  /** After the rest of the setup (D-2.8). */
  leaders(g) {
    const { state: s } = g;
    for (let side = 0; side < s.players; side++) {
      if (abilityOf(s.sides[side]) !== 'fiefdom') continue;
      gain(g, side, 'spice', 1, 'D-2.8');
      gain(g, side, 'solari', 1, 'D-2.8');
    }
    if (s.players !== 1) return;
    if (s.modules & uprising) {
      // A card for the easiest game (D-27.1).
      if (difficulties[s.difficulty].gift > 0) drawIntrigues(g, 0, 1, 'D-27.1');
      return;
    }
    const { gift, intrigues } = difficulties[s.difficulty];
    gain(g, 0, 'solari', gift, 'D-22.1');
    gain(g, 0, 'spice', gift, 'D-22.1');
    for (let side = 1; side < s.sides.length; side++) drawIntrigues(g, side, intrigues, 'D-22.1');
  },
  /** Two Factions in secret, after all else and before the first round (D-F-002). */
  masterstroke: asks<G, SetupFrame, ActQuestion<DuneAct>>(
    ({ state: s }) => {
      const side = sideWith(s, 'masterstroke');
      if (side < 0) return null;
      return { kind: 'act', seat: side, ask: 'masterstroke', rule: 'D-F-002', options: pairs };
    },
    (g, _f, act) => {
      const { state: s } = g;
      const side = sideWith(s, 'masterstroke');
      if (act.do !== 'factions') return;
      s.sides[side].masterstroke = act.factions.reduce((sum, of) => sum | (1 << factions.indexOf(of)), 0);
      reveal(g);
      g.listener?.({ kind: 'chosen', rule: 'D-F-002', seat: seatOf(s, side) });
    },
  ),
  /** Intelligence: of the two top Intrigue cards one is kept, the other goes back on top (D-20.1). */
  intelligence(g) {
    const side = sideWith(g.state, 'intelligence');
    if (side < 0) return;
    pushBox(g, side, keepOne, -1, true);
  },
  firstRound(g) {
    push<RoundFrame>(g, { kind: 'round', step: 0 });
  },
});

/** To everybody one; who gets that with the symbol is First Player (D-25.2). */
function dealObjectives(g: G): SideId {
  const { state: s } = g;
  const cards = shuffled(g, s.objectives);
  s.objectives = [];
  // With two players the Ornithopter is the Rival's (D-27.2).
  if (s.players === 2) cards.sort((a, b) => Number(isOrnithopter(s, a)) - Number(isOrnithopter(s, b)));
  const sides = s.sides.flatMap((_, side) => (isCommander(s, side) ? [] : side));
  if (s.players === 6) evenOut(s, cards);
  let first = 0;
  cards.forEach((card, at) => {
    const side = sides[at];
    tableauOf(s.sides[side]).won.push(card);
    g.listener?.({ kind: 'objective', rule: 'D-25.2', seat: seatOf(s, side), card: ref(s, card) });
    if (cardOf(s, card).special === 'first') first = side;
  });
  return first;
}

/**
 * With six players only Allies have Objectives, and each team one of either kind: where one has both Desert Mice, the
 * second changes places with the neighbour's (D-28.10). By the places of the Allies: the outer two are of one team, the inner two of the other.
 */
function evenOut(s: Dune, cards: number[]): void {
  const icon = (at: number) => cardOf(s, cards[at]).battleIcon;
  if (icon(0) !== icon(3)) return;
  const mouse = cards.findIndex((card) => cardOf(s, card).id === 'obj-1');
  const neighbour = mouse ^ 1;
  [cards[mouse], cards[neighbour]] = [cards[neighbour], cards[mouse]];
}

const isOrnithopter = (s: Dune, card: number): boolean =>
  cardOf(s, card).battleIcon === battleIcons.indexOf('ornithopter');

function dealSpecial(g: G, special: number[]): void {
  const { state: s } = g;
  shuffled(g, special);
  for (let side = 0; side < s.players; side++) {
    if (!isCommander(s, side)) tableauOf(s.sides[side]).contracts.push(...special.splice(0, 2));
  }
  s.trashed.push(...special);
}

const keepOne = boxOf([{ kind: 'keepIntrigue' }]);

/** Five troops in the garrison and an Intrigue card (D-23.27). */
function beginEpic(g: G, side: SideId): void {
  const of = g.state.sides[side];
  if (!isCommander(g.state, side)) {
    of.garrison += 2;
    of.supply -= 2;
  }
  drawIntrigues(g, side, 1, 'D-23.27');
}

const pairs: readonly DuneAct[] = factions.flatMap((one, i) =>
  factions.slice(i + 1).map((other): DuneAct => ({ do: 'factions', factions: [one, other] })),
);
