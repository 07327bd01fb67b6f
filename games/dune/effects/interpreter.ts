/**
 * Carries effects out. What needs a decision pushes a frame of its own (decisions.ts); everything else happens at once.
 */
import { push } from '@vigrid/kernel';
import { spaceByName, spaces } from '../board/board.ts';
import { foldspace as foldspaceCard, leaders } from '../cards/catalogue.ts';
import type { Cite } from '../events.ts';
import {
  acquire,
  drawCards,
  drawIntrigues,
  pushBox,
  reshuffle,
  returnToHand,
  stealIntrigues,
  trash,
} from '../pieces/cards.ts';
import { advanceTleilaxu, dropTleilaxu, growSpecimens, spendSpecimens } from '../pieces/immortality.ts';
import { gainInfluence } from '../pieces/influence.ts';
import { commission, negotiate } from '../pieces/ix.ts';
import { buyForRival, negotiateForRival, offersTech, sailRival } from '../pieces/rivals.ts';
import { addPersuasion, addPoints, addSwords, gain, pay, recruit, retreat } from '../pieces/supply.ts';
import {
  type ClauseFrame,
  type ClauseKind,
  type Dune,
  type G,
  type Pending,
  type SideId,
  seatOf,
} from '../state.ts';
import { factions, icons } from '../symbols.ts';
import { type Clause, clause } from './clauses.ts';
import { recall, troopPlaces } from './decisions.ts';
import {
  can,
  copiesPartner,
  countOf,
  factionsOfAgents,
  factionVisited,
  holdsAll,
  iconsOf,
  isShort,
  opponentsFor,
  partnerOf,
} from './feasible.ts';
import type { Cost, Effect } from './types.ts';

/** Carries out one effect for a side. `source` is the card or space it stands on. */
export function resolve(g: G, side: SideId, id: number, source: number): void {
  const { state: s } = g;
  const { effect, boxes } = clause(id);
  const of = s.sides[side];
  const ask = (kind: ClauseKind, n = 0, also = -1) =>
    push<ClauseFrame>(g, { kind, step: 0, side, clause: id, source, n, also });
  switch (effect.kind) {
    case 'gain':
      gain(g, side, effect.what, effect.n, ruleOf(source));
      return;
    case 'recruit':
      recruit(g, side, effect.n, 'D-7.1');
      return;
    case 'draw':
      drawCards(g, side, effect.n, 'D-18.1');
      return;
    case 'intrigue':
      drawIntrigues(g, side, effect.n, ruleOf(source));
      return;
    case 'persuasion':
      addPersuasion(g, side, effect.n, 'D-8.3');
      return;
    case 'swords':
      addSwords(g, side, effect.n, s.phase === 'combat' ? 'D-10.8' : 'D-10.1');
      // Of revealed cards alone, not of tiles.
      if (of.shown.includes(source) && !s.turn.armed.includes(source)) s.turn.armed.push(source);
      return;
    case 'points':
      addPoints(g, side, effect.n, 'D-1.2');
      return;
    case 'influence':
      if (effect.with === 'each') {
        for (let faction = 0; faction < factions.length; faction++) gainInfluence(g, side, faction, effect.n);
      } else if (effect.with === 'two') ask('twoInfluence', -1);
      else ask('influence', amountOf(g, effect.n, source));
      return;
    case 'trash':
      ask('trash');
      return;
    case 'trashThis':
      trash(g, side, source, 'D-6.5');
      return;
    case 'discard':
      ask('discard', effect.n);
      return;
    case 'retreat':
      ask('retreat');
      return;
    case 'deploy':
      ask('deploy');
      return;
    case 'lose':
      ask('loseTroops', effect.n, troopPlaces.indexOf(effect.where));
      return;
    case 'recallAgent':
      ask('recallAgent');
      return;
    case 'acquire':
      ask('acquire');
      return;
    case 'foldspace': {
      const stack = s.reserve[foldspaceCard.stack];
      if (stack.length > 0) acquire(g, side, stack[stack.length - 1], 0, 'discard', 'D-5.3');
      return;
    }
    case 'mentat':
      takeMentat(g, side);
      return;
    case 'swordmaster':
      of.swordmaster = true;
      of.agents.push(-1);
      g.listener?.({ kind: 'swordmaster', rule: 'D-19.3', seat: seatOf(s, side) });
      return;
    case 'councilSeat':
      of.council = true;
      g.listener?.({ kind: 'council', rule: 'D-19.1', seat: seatOf(s, side) });
      if (!of.automated && leaders[of.leader].ability === 'connections') ask('influence', 1);
      return;
    case 'control':
      takeControl(g, side, effect.place);
      return;
    case 'stealIntrigue':
      stealIntrigues(g, side);
      return;
    case 'harvest':
      harvest(g, side, source, effect.n);
      return;
    case 'voice':
      ask('voice');
      return;
    case 'recover':
      ask('recover');
      return;
    case 'discount':
      of.discount = effect.n;
      return;
    case 'acquireToDeck':
      of.toDeck = true;
      return;
    case 'mayPass':
      ask('mayPass');
      return;
    case 'addIcons':
      for (const icon of effect.icons) s.turn.icons |= 1 << icons.indexOf(icon);
      return;
    case 'ignoreEnemies':
      s.turn.ignoreEnemies = true;
      return;
    case 'snoop':
      ask('snoop');
      return;
    case 'reshuffle':
      reshuffle(g, side);
      return;
    case 'manipulate':
      ask('manipulate');
      return;
    case 'arrow':
      pushBox(g, side, boxes[0], source);
      payCosts(g, side, effect.pay, source);
      return;
    case 'choose':
      if (of.automated && offersTech(effect)) negotiateForRival(g, side, 0);
      else ask('choose', effect.pick ?? 1);
      return;
    case 'if':
      if (holdsAll(s, side, effect.all, source)) pushBox(g, side, boxes[0], source);
      return;
    case 'inReveal':
      // Before the Reveal turn the card waits; flow/intrigue.ts and flow/reveal.ts see to that.
      if (s.turn.reveal) pushBox(g, side, boxes[0], source);
      return;
    case 'per': {
      const count = countOf(s, side, effect.count, source);
      for (let i = 0; i < count; i++) for (const each of boxes[0]) resolve(g, side, each, source);
      return;
    }
    case 'opponents':
      if (effect.who === 'one') {
        ask('opponent');
        return;
      }
      // The last is pushed first, so that they go clockwise from the left (D-18.4).
      for (const other of opponentsFor(s, side, boxes[0]).reverse()) pushBox(g, other, boxes[0], source);
      return;
    case 'tech':
      if (of.automated) buyForRival(g, side, effect.n);
      else ask('tech');
      return;
    case 'negotiator':
      negotiate(g, side, effect.n);
      return;
    case 'freighter':
      if (of.automated) sailRival(g, side, effect.n);
      else ask('freighter', effect.n);
      return;
    case 'dreadnought':
      commission(g, side, effect.n);
      return;
    case 'trashInPlay':
      ask('trashInPlay');
      return;
    case 'swapIntrigues':
      ask('swapIntrigues');
      return;
    case 'ambush':
      ask('ambush');
      return;
    case 'anotherTurn':
      s.turn.again++;
      g.listener?.({ kind: 'again', rule: 'D-4.12', seat: seatOf(s, side) });
      return;
    case 'influenceOfAgents':
      for (const faction of factionsOfAgents(s, side)) gainInfluence(g, side, faction, 1);
      return;
    case 'influenceOfVisit': {
      const faction = factionVisited(s, side);
      if (faction >= 0) gainInfluence(g, side, faction, 1);
      return;
    }
    case 'influenceOfSnooper':
      ask('influence', 1);
      return;
    case 'research':
      if (of.automated) return;
      ask('research', effect.n);
      return;
    case 'specimen':
      growSpecimens(g, side, effect.n);
      return;
    case 'tleilaxu':
      advanceTleilaxu(g, side, effect.n);
      return;
    case 'combatIcon':
      s.turn.combat = true;
      return;
    case 'keepIntrigue':
      ask('keepIntrigue');
      return;
    case 'backToHand':
      returnToHand(g, side, source);
      return;
    case 'trashGrafted':
      ask('trashGrafted');
      return;
    case 'fetchGrafted': {
      const other = partnerOf(s, source);
      if (of.played.includes(other)) of.fetched.push(other);
      return;
    }
    case 'solariPerIcon': {
      const other = partnerOf(s, source);
      if (other >= 0) gain(g, side, 'solari', countIcons(s, side, source, other), 'D-F-084');
      return;
    }
    case 'recallSent':
      recall(g, side, s.turn.space);
      return;
    case 'buyTleilaxu':
      ask('buyTleilaxu');
      return;
    case 'dropTleilaxu':
      dropTleilaxu(g, side, effect.at);
      return;
    // Read where they count: flow/sending.ts, flow/agent.ts, flow/endgame.ts, cards.ts, ix.ts.
    case 'copyGrafted':
    case 'graftsRow':
    case 'cheaper':
    case 'winsTies':
    case 'alwaysToDeck':
    case 'transports':
      return;
    // Read where the turn is taken: flow/agent.ts and flow/reveal.ts.
    case 'signet':
    case 'spaceInfluence':
    case 'doubleHarvest':
    case 'whileHere':
      return;
    default:
      throw new Error(`The effect "${effect.kind}" belongs to an expansion and can not be carried out.`);
  }
}

/**
 * Agent icons of the other card, with those of Dispatch an Envoy, which never doubles one (D-F-080, D-17.12); they are
 * on one card only, so that a Ghola of Slig Farmer does not count them again (RD-25).
 */
function countIcons(s: Dune, side: SideId, source: number, other: number): number {
  const envoy = copiesPartner(s, source) ? 0 : s.turn.icons;
  const all = iconsOf(s, side, other, source) | envoy;
  return icons.filter((_, icon) => all & (1 << icon)).length;
}

/** The whole of it is paid; what needs a choice is asked before the effect (D-6.3, D-F-093). */
function payCosts(g: G, side: SideId, costs: readonly Cost[], source: number): void {
  const ask = (kind: ClauseKind, n: number, also = -1) =>
    push<ClauseFrame>(g, { kind, step: 0, side, clause: -1, source, n, also });
  for (const cost of costs) {
    switch (cost.kind) {
      case 'pay':
        pay(g, side, cost.what, cost.n, 'D-6.3');
        break;
      case 'trashThis':
      case 'trashTile':
        trash(g, side, source, 'D-18.6');
        break;
      case 'loseInfluence':
        ask('loseInfluence', 1);
        break;
      case 'trashCard':
        ask('trashCost', 1);
        break;
      case 'discard':
        ask('discard', cost.n);
        break;
      case 'loseTroops':
        ask('loseTroops', cost.n, troopPlaces.indexOf(cost.where));
        break;
      case 'retreatUnits':
        ask('retreatUnits', cost.n);
        break;
      case 'buryIntrigue':
        ask('buryIntrigue', 1);
        break;
      case 'specimen':
        spendSpecimens(g, side, cost.n);
        break;
      case 'retreatTroops':
        retreat(g, side, cost.n, 'D-7.6');
        break;
      case 'trashGrafted':
        trash(g, side, partnerOf(g.state, source), 'D-18.6');
        break;
      case 'trashIntrigue':
        ask('trashIntrigue', 1);
        break;
      case 'winningDreadnought':
      case 'expansion':
        throw new Error(`The cost "${cost.kind}" is not paid here.`);
    }
  }
}

/** Only from its own space (D-5.8, D-19.4). */
function takeMentat(g: G, side: SideId): void {
  const { state: s } = g;
  if (s.phase === 'combat') {
    // As a reward it comes at the start of the next round (D-11.11, D-F-081).
    s.mentatTo = side;
    return;
  }
  if (s.mentat !== -1) return;
  s.mentat = side;
  s.sides[side].mentat = -1;
  g.listener?.({ kind: 'mentat', rule: 'D-5.8', seat: seatOf(s, side) });
}

/** House Hagal never gains control; a player's marker is removed (D-12.5). */
function takeControl(g: G, side: SideId, place: string): void {
  const { state: s } = g;
  const space = spaceByName(place);
  const to = s.sides[side].leader < 0 ? -1 : side;
  s.control[space] = to;
  g.listener?.({
    kind: 'control',
    rule: to === -1 ? 'D-12.5' : 'D-12.2',
    seat: to === -1 ? null : seatOf(s, to),
    space: spaces[space].id,
  });
}

/**
 * Base spice, doubled by Carryall, and all bonus spice; the Spice Addict takes 1 less (D-13.2, D-F-017, D-F-018,
 * D-F-020, D-20.4).
 */
function harvest(g: G, side: SideId, source: number, n: number): void {
  const { state: s } = g;
  const space = -2 - source;
  const of = s.sides[side];
  let spice = s.turn.harvests * n + s.bonus[space];
  s.bonus[space] = 0;
  if (leaders[of.leader].ability === 'spiceAddict') spice--;
  of.spice += spice;
  if (spice > 0) s.turn.gainedSpice = true;
  g.listener?.({
    kind: 'harvest',
    rule: 'D-13.2',
    seat: seatOf(s, side),
    space: spaces[space].id,
    n: spice,
  });
}

/** The visited Faction space may give more than it says (D-6.13). */
const amountOf = (g: G, n: number, source: number): number => (source <= -2 ? g.state.turn.influence : n);

const ruleOf = (source: number): Cite => (source <= -2 ? 'D-4.8' : 'D-6.1');

/**
 * Carries out whatever waits and can not be better later (RD-1); true if it has pushed something that must be done
 * first. Conditions that do not hold wait: something may fulfil them (D-6.12, D-F-051, D-F-052).
 */
export function settle(g: G, side: SideId, f: Pending): boolean {
  const { state: s } = g;
  const depth = s.frames.length;
  for (let i = 0; i < f.clauses.length; ) {
    const id = f.clauses[i];
    const source = f.sources[i];
    if (!isDue(g, side, f, clause(id), source)) {
      i++;
      continue;
    }
    f.clauses.splice(i, 1);
    f.sources.splice(i, 1);
    const { effect, boxes, faction } = clause(id);
    if (effect.kind === 'if') {
      for (const inner of boxes[0]) {
        f.clauses.push(inner);
        f.sources.push(source);
      }
    } else if (faction >= 0 && effect.kind === 'influence') {
      gainInfluence(g, side, faction, amountOf(g, effect.n, source));
    } else resolve(g, side, id, source);
    if (s.frames.length > depth) return true;
    // What was gained may fulfil a condition passed over before.
    i = 0;
  }
  return false;
}

function isDue(
  g: G,
  side: SideId,
  f: Pending,
  { id, effect, when, faction }: Clause,
  source: number,
): boolean {
  if (when !== 'atOnce') return false;
  if (effect.kind === 'if') return holdsAll(g.state, side, effect.all, source);
  // A Foldspace card trashed in this turn goes back to its stack and can be taken.
  if (effect.kind === 'foldspace') return can(g.state, side, id, source);
  // More troops than the supply has wait for specimens that may be returned to it (D-24.8, RD-22).
  if (effect.kind === 'recruit') return !isShort(g.state, side, effect.n);
  // Whether Influence is gained before or after some is paid can matter.
  return faction < 0 || !f.clauses.some((other) => clause(other).heedsInfluence);
}

/** Carries out what comes last: a card that trashes itself; then what that has made possible. */
export function settleLast(g: G, side: SideId, f: Pending): void {
  const { clauses, sources } = f;
  if (clauses.length === 0) return;
  f.clauses = [];
  f.sources = [];
  const carryOut = (meant: (of: Clause) => boolean) =>
    clauses.forEach((id, i) => {
      if (meant(clause(id)) && can(g.state, side, id, sources[i])) resolve(g, side, id, sources[i]);
    });
  // What counts cards with swords comes after all that may give some.
  carryOut(({ when, effect }) => when === 'atEnd' && !countsSwords(effect));
  carryOut(({ when, effect }) => when === 'atEnd' && countsSwords(effect));
  carryOut(({ effect }) => effect.kind === 'foldspace');
}

const countsSwords = (effect: Effect): boolean => effect.kind === 'per' && effect.count.kind === 'swordCards';
