/** Whether conditions hold, costs can be paid and effects can be carried out now (D-6.6, D-1.6, D-6.12). */
import { boardOf, spaces } from '../board/board.ts';
import { foldspace, spiceMustFlow } from '../cards/catalogue.ts';
import { trashable } from '../pieces/cards.ts';
import { endOfTleilaxu, markersOf, nextPlaces, tleilaxuFor } from '../pieces/immortality.ts';
import { topOfTrack } from '../pieces/influence.ts';
import { techActs } from '../pieces/ix.ts';
import { affordable, freeRow } from '../pieces/market.ts';
import { agentsAt, agentsReady, unitsOf } from '../pieces/supply.ts';
import { cardOf, type Dune, inPlay, type Side, type SideId } from '../state.ts';
import { type Faction, factions, type Icon, icons } from '../symbols.ts';
import { type Box, clause } from './clauses.ts';
import type { Condition, Cost, Count, Effect } from './types.ts';

/** Something would come of the effect. */
export function can(s: Dune, side: SideId, id: number, source: number): boolean {
  const { effect, boxes } = clause(id);
  const of = s.sides[side];
  switch (effect.kind) {
    case 'draw':
      return of.deck.length + of.discard.length > 0;
    case 'intrigue':
      return s.intrigues.length + s.intrigueDiscard.length > 0;
    case 'recruit':
      return of.supply > 0;
    case 'influence':
      return influenceChoices(s, side, effect).length > 0;
    case 'trash':
      return of.hand.length + of.discard.length + of.played.length + of.shown.length > 0;
    case 'discard':
      return of.hand.length > 0;
    case 'retreat':
      return (effect.unit === 'dreadnought' ? of.dreadnoughts[2] : of.troops) > 0;
    case 'deploy':
      return deployable(s, side, effect) > 0 || (effect.units === true && of.dreadnoughts[1] > 0);
    case 'lose':
      return troopsIn(s, side, effect.where) > 0;
    case 'recallAgent':
      return of.agents.some((at) => at >= 0) || of.mentat >= 0;
    case 'acquire':
      return affordable(s, side, effect.cost).length > 0;
    case 'foldspace':
      return s.reserve[foldspace.stack].length > 0;
    case 'mentat':
      return s.mentat === -1;
    case 'swordmaster':
      return !of.swordmaster;
    case 'councilSeat':
      return !of.council;
    case 'recover':
      return of.discard.some((card) => hasFaction(s, card, effect.faction));
    case 'snoop':
      return of.deck.length > 0;
    case 'reshuffle':
      return of.deck.length + of.discard.length > 0;
    case 'manipulate':
      return freeRow(s).length > 0;
    case 'addIcons':
      return sendsLater(s, side) && effect.icons.some((icon) => !(s.turn.icons & (1 << icons.indexOf(icon))));
    case 'ignoreEnemies':
      return sendsLater(s, side) && !s.turn.ignoreEnemies;
    case 'arrow':
      return payable(s, side, effect.pay, source) && canBox(s, side, boxes[0], source);
    case 'if':
      return holdsAll(s, side, effect.all, source) && canAny(s, side, boxes[0], source);
    case 'choose':
      return boxes.some((box) => canAny(s, side, box, source));
    case 'opponents':
      return opponentsFor(s, side, boxes[0]).length > 0;
    case 'tech':
      return of.automated || techActs(s, side, effect).length > 0;
    case 'negotiator':
      return of.supply > 0;
    case 'dreadnought':
      return of.dreadnoughts[0] > 0;
    case 'trashInPlay':
      return of.played.length + of.shown.length > 0;
    case 'swapIntrigues':
      return of.intrigues.length > 0;
    case 'ambush':
      return s.turn.deployed > s.turn.ambushed && s.sides.some((other) => other !== of && unitsOf(other) > 0);
    case 'influenceOfAgents':
      return factionsOfAgents(s, side).length > 0;
    case 'influenceOfVisit':
      return factionVisited(s, side) >= 0;
    case 'influenceOfSnooper':
      return snooperFactions(s, side).length > 0;
    case 'research':
      return nextPlaces(of).length > 0 || of.deck.length + of.discard.length > 0;
    case 'tleilaxu':
      return of.tleilaxu < endOfTleilaxu;
    case 'specimen':
      return of.supply > 0;
    case 'keepIntrigue':
      return s.intrigues.length + s.intrigueDiscard.length > 0;
    case 'backToHand':
      return of.played.includes(source);
    case 'trashGrafted':
      return graftedInPlay(s, side).length > 0;
    case 'recallSent':
      return s.turn.space >= 0 && agentsAt(of, s.turn.space) > 0;
    case 'buyTleilaxu':
      return tleilaxuFor(s, side).length > 0;
    default:
      return true;
  }
}

/** Factions on whose spaces a side has an Agent, and where Influence can be gained. */
export function factionsOfAgents(s: Dune, side: SideId): number[] {
  const of = s.sides[side];
  const here = [...of.agents, of.mentat].map((at) => (at >= 0 ? spaces[at].faction : -1));
  return factions.flatMap((_, faction) =>
    here.includes(faction) && of.influence[faction] < topOfTrack ? faction : [],
  );
}

/** The Faction to whose space an Agent was sent in this turn; -1 for none, or where no Influence can be gained. */
export function factionVisited(s: Dune, side: SideId): number {
  if (s.active !== side || s.turn.space < 0) return -1;
  const { faction } = spaces[s.turn.space];
  return faction >= 0 && s.sides[side].influence[faction] < topOfTrack ? faction : -1;
}

/** Factions where a Snooper of this side still stands on the track, and Influence can be gained (D-20.11). */
export const snooperFactions = (s: Dune, side: SideId): number[] =>
  factions.flatMap((_, faction) =>
    s.sides[side].snoopers & (1 << faction) && s.sides[side].influence[faction] < topOfTrack ? faction : [],
  );

/** An Agent may still be sent in this turn; after a reveal the hand is empty. */
const sendsLater = (s: Dune, side: SideId): boolean =>
  s.turn.space < 0 && agentsReady(s.sides[side]) > 0 && s.sides[side].hand.length > 0;

/** Some of it can be carried out, which is enough (D-6.11, D-17.8). */
export function canAny(s: Dune, side: SideId, box: Box, source: number): boolean {
  for (const id of box) if (can(s, side, id, source)) return true;
  return false;
}

/** Likewise, but an opponent of choice must be there to be chosen (D-17.10, D-F-025). */
function canBox(s: Dune, side: SideId, box: Box, source: number): boolean {
  for (const id of box) {
    const { effect } = clause(id);
    if (effect.kind === 'opponents' && effect.who === 'one' && !can(s, side, id, source)) return false;
  }
  return canAny(s, side, box, source);
}

/** The opponents, clockwise from the left, on whom something of it would work (D-18.4, D-F-006, D-F-015, D-18.11). */
export function opponentsFor(s: Dune, side: SideId, box: Box): SideId[] {
  const found: SideId[] = [];
  for (let i = 1; i < s.sides.length; i++) {
    const other = (side + i) % s.sides.length;
    if (canAny(s, other, box, -1)) found.push(other);
  }
  return found;
}

export function payable(s: Dune, side: SideId, costs: readonly Cost[], source: number): boolean {
  for (const cost of costs) if (!payableOne(s, side, cost, source)) return false;
  // Each loss takes one of its own (For Humanity).
  const losses = costs.filter(({ kind }) => kind === 'loseInfluence').length;
  return losses < 2 || s.sides[side].influence.reduce((sum, n) => sum + n, 0) >= losses;
}

function payableOne(s: Dune, side: SideId, cost: Cost, source: number): boolean {
  const of = s.sides[side];
  switch (cost.kind) {
    case 'pay':
      return of[cost.what] >= cost.n;
    case 'loseInfluence':
      return of.influence.some((n) => n > 0);
    case 'trashThis':
      // A card of the Row is not in play (RD-26).
      return inPlay(s, side, source);
    case 'trashTile':
      return of.tech.includes(source);
    case 'trashCard':
      return of.hand.length + of.discard.length + of.played.length + of.shown.length > 0;
    case 'discard':
      return of.hand.length >= cost.n;
    case 'loseTroops':
      return troopsIn(s, side, cost.where) >= cost.n;
    case 'retreatUnits':
      return unitsOf(of) >= cost.n;
    case 'buryIntrigue':
      return of.intrigues.length > 0;
    case 'specimen':
      return of.specimens >= cost.n;
    case 'retreatTroops':
      return of.troops >= cost.n;
    case 'trashGrafted':
      return partnerOf(s, source) >= 0 && trashable(s, side).includes(partnerOf(s, source));
    case 'trashIntrigue':
      return of.intrigues.length > 0;
    // Asked where the Conflict ends (flow/combat.ts).
    case 'winningDreadnought':
    case 'expansion':
      return false;
  }
}

export function holdsAll(s: Dune, side: SideId, conditions: readonly Condition[], source: number): boolean {
  for (const condition of conditions) if (!holds(s, side, condition, source)) return false;
  return true;
}

function holds(s: Dune, side: SideId, condition: Condition, source: number): boolean {
  const of = s.sides[side];
  switch (condition.kind) {
    case 'influence':
      return of.influence[factions.indexOf(condition.with)] >= condition.n;
    case 'alliance':
      return condition.with === 'any'
        ? s.alliance.includes(side)
        : s.alliance[factions.indexOf(condition.with)] === side;
    case 'another':
      return countInPlay(s, side, condition.faction, source) > 0;
    case 'councilSeat':
      return of.council;
    case 'revealTurn':
      return s.turn.reveal && s.active === side;
    case 'won':
      return s.winner === side;
    case 'owns':
      return copiesOwned(s, side) >= condition.n;
    case 'ownsMost': {
      const own = copiesOwned(s, side);
      return s.sides.every((_, other) => other === side || copiesOwned(s, other) < own);
    }
    case 'tracks':
      return tracksAt(of, condition.influence) >= condition.tracks;
    case 'tech':
      return of.tech.length >= condition.n;
    case 'has':
      return of[condition.what] >= condition.n;
    case 'deployed':
      return s.active === side && s.turn.deployed + s.turn.ships >= condition.n;
    case 'persuasionMade':
      return s.active === side && s.turn.made >= condition.n;
    case 'agentsAt':
      return agentsOn(s, side, condition.icons) >= condition.n;
    case 'enemyHere':
      return s.sides.some((other, at) => at !== side && agentsAt(other, s.turn.space) > 0);
    case 'conspiracy':
      return conspiracy(s, side) >= condition.n;
    case 'marker':
      return !of.automated && markersOf(of) >= condition.n;
    case 'grafted': {
      const other = partnerOf(s, source);
      if (other < 0) return false;
      return condition.to?.some((faction) => hasFaction(s, other, faction)) ?? true;
    }
    case 'gainedSpice':
      return s.active === side && s.turn.gainedSpice;
    case 'visitsFaction':
      return s.active === side && s.turn.space >= 0 && spaces[s.turn.space].faction >= 0;
    case 'opposed':
      return (s.fighters & ~(1 << side)) !== 0;
    case 'lostTroops':
      return (s.turn.lost[side] ?? 0) >= condition.n;
    case 'expansion':
      return false;
  }
}

/** The card grafted to this one in the present turn; -1 for none. */
export const partnerOf = ({ turn }: Dune, card: number): number =>
  turn.graft < 0 ? -1 : card === turn.card ? turn.graft : card === turn.graft ? turn.card : -1;

/** Ghola, which has the Agent box of the other card (D-24.14). */
export const copiesPartner = (s: Dune, card: number): boolean =>
  cardOf(s, card).agent.some((id) => clause(id).effect.kind === 'copyGrafted');

/** Those of the two grafted cards that can be trashed. */
export const graftedInPlay = (s: Dune, side: SideId): number[] => {
  const { card, graft } = s.turn;
  if (graft < 0) return [];
  const from = trashable(s, side);
  return [card, graft].filter((one) => from.includes(one));
};

const tracksAt = ({ influence }: Side, least: number): number => influence.filter((n) => n >= least).length;

/** Own Agents on spaces with one of these icons. */
function agentsOn(s: Dune, side: SideId, among: readonly Icon[]): number {
  let count = 0;
  for (const { number, icon } of boardOf(s).spaces) {
    if (among.includes(icons[icon])) count += agentsAt(s.sides[side], number);
  }
  return count;
}

/** How many of the four things are there. */
function conspiracy(s: Dune, side: SideId): number {
  const of = s.sides[side];
  const all = [
    // Wherever they are but in the supply.
    of.dreadnoughts[0] === 0,
    copiesOwned(s, side) >= 1,
    tracksAt(of, 4) >= 2,
    of.council,
  ];
  return all.filter(Boolean).length;
}

/** How often something counts. */
export function countOf(s: Dune, side: SideId, count: Count, source: number): number {
  const of = s.sides[side];
  switch (count.kind) {
    case 'inPlay':
      return countInPlay(s, side, count.faction, -1);
    case 'swordCards':
      return s.turn.armed.filter((card) => !(count.other && card === source)).length;
    case 'dreadnoughts':
      return of.dreadnoughts[2];
    case 'factionsAtMost':
      return of.influence.filter((n) => n <= count.n).length;
    case 'own':
      return 0;
  }
}

/** Cards of a Faction in play, apart from the one that asks. */
export function countInPlay(s: Dune, side: SideId, faction: Faction, except: number): number {
  const of = s.sides[side];
  let count = 0;
  for (const card of of.played) if (card !== except && hasFaction(s, card, faction)) count++;
  for (const card of of.shown) if (card !== except && hasFaction(s, card, faction)) count++;
  return count;
}

const hasFaction = (s: Dune, card: number, faction: Faction): boolean =>
  (cardOf(s, card).factions & (1 << factions.indexOf(faction))) !== 0;

/** The Agent icons of a card, played alone or with another. */
export function iconsOf(s: Dune, side: SideId, card: number, partner: number): number {
  const { icons: printed, iconsIf } = cardOf(s, card);
  if (iconsIf === null) return printed;
  return hasMore(s, side, iconsIf.when, card, partner) ? printed | iconsIf.icons : printed;
}

function hasMore(
  s: Dune,
  side: SideId,
  when: 'grafted' | 'beneGesserit' | 'mostTroops',
  card: number,
  partner: number,
): boolean {
  switch (when) {
    case 'grafted':
      return partner >= 0;
    case 'beneGesserit':
      // Both are played before the Agent is sent (RD-23).
      return (
        countInPlay(s, side, 'beneGesserit', card) > 0 ||
        (partner >= 0 && hasFaction(s, partner, 'beneGesserit'))
      );
    case 'mostTroops':
      return s.sides.every((of, other) => other === side || of.troops < s.sides[side].troops);
  }
}

/** All copies of The Spice Must Flow that a side owns (D-F-099, D-F-100); a Rival counts as having two (D-22.8). */
function copiesOwned(s: Dune, side: SideId): number {
  const of = s.sides[side];
  if (of.automated) return of.leader < 0 ? 0 : 2;
  const { def } = spiceMustFlow;
  let count = 0;
  for (const zone of [of.deck, of.hand, of.played, of.shown, of.discard]) {
    for (const card of zone) if (s.def[card] === def) count++;
  }
  return count;
}

/**
 * The Factions among which this Influence may be gained; none where all of it would be lost. The Tleilaxu are no Faction
 * (D-24.7, D-F-103).
 */
export function influenceChoices(
  s: Dune,
  side: SideId,
  effect: Extract<Effect, { kind: 'influence' }>,
): number[] {
  const of = s.sides[side];
  const open: number[] = [];
  for (let faction = 0; faction < factions.length; faction++) {
    if (of.influence[faction] < topOfTrack && isMeant(s, side, effect.with, faction)) open.push(faction);
  }
  return open;
}

function isMeant(
  s: Dune,
  side: SideId,
  meant: Extract<Effect, { kind: 'influence' }>['with'],
  faction: number,
): boolean {
  if (typeof meant !== 'string') return meant.includes(factions[faction]);
  if (meant === 'behind') {
    const own = s.sides[side].influence[faction];
    return s.sides.some((of) => of.influence[faction] > own);
  }
  return meant === 'any' || meant === 'two' || meant === 'each' || meant === factions[faction];
}

export function troopsIn(s: Dune, side: SideId, where: 'garrison' | 'conflict' | 'anywhere'): number {
  const { garrison, troops } = s.sides[side];
  return where === 'garrison' ? garrison : where === 'conflict' ? troops : garrison + troops;
}

/** Troops are wanted beyond the supply, and there are specimens to return to it (D-24.8). */
export function isShort(s: Dune, side: SideId, n: number): boolean {
  const of = s.sides[side];
  return of.supply < n && of.specimens > 0;
}

/** How many troops such an effect could deploy now. */
export function deployable(s: Dune, side: SideId, effect: Extract<Effect, { kind: 'deploy' }>): number {
  const of = s.sides[side];
  const there =
    effect.from === 'supply'
      ? of.supply
      : effect.from === 'garrison'
        ? of.garrison
        : Math.min(of.garrison, s.turn.recruited[side]);
  return Math.min(effect.max, there);
}
