/** What things are worth to a side, in parts of a victory point. */
import { spaces } from '../board/board.ts';
import { type Box, clause } from '../effects/clauses.ts';
import { holdsAll, payable } from '../effects/feasible.ts';
import type { Cost, Effect } from '../effects/types.ts';
import { costOf } from '../flow/sending.ts';
import { type TechAct, techActs } from '../pieces/ix.ts';
import { strengthOf, unitsOf } from '../pieces/supply.ts';
import { cardOf, type Dune, type SideId } from '../state.ts';
import { factions, type Resource } from '../symbols.ts';

/** How much of the game is still to come, from 1 to 0. */
export const ahead = (s: Dune): number => Math.max(0, 1 - s.round / 10);

/** A unit of something, where there is so much already: the first are worth most. */
function goodsWorth(s: Dune, side: SideId, what: Resource, n: number): number {
  const have = s.sides[side][what];
  const each = { solari: 0.14, spice: 0.22, water: 0.24 }[what];
  const enough = { solari: 8, spice: 7, water: 4 }[what];
  const plenty = have > enough ? 0.4 : 1;
  return n * each * plenty * (0.35 + 0.65 * ahead(s));
}

/** The points, bonus and Alliance that a track gives on the way to a height. */
function trackWorth(s: Dune, side: SideId, faction: number, height: number): number {
  let worth = height >= 2 ? 1 : 0.45 * height;
  worth += 0.22 * Math.max(0, Math.min(2, height - 2)) + 0.04 * Math.max(0, height - 4);
  if (height >= 4) worth += 0.4;
  const holder = s.alliance[faction];
  const top = holder < 0 ? 3 : s.sides[holder].influence[faction];
  if (holder === side ? height >= 4 : height >= 4 && height > top) worth += 1;
  return worth;
}

export function influenceWorth(s: Dune, side: SideId, faction: number, n: number): number {
  const have = s.sides[side].influence[faction];
  const then = Math.max(0, Math.min(6, have + n));
  return trackWorth(s, side, faction, then) - trackWorth(s, side, faction, have);
}

/** What winning the Conflict brings beyond coming second. */
export function prize(s: Dune): number {
  const card = s.fought.at(-1);
  return card === undefined ? 0 : [1, 1.4, 2.4][cardOf(s, card).level - 1];
}

/** So much more strength in the Conflict. */
export function strengthWorth(s: Dune, side: SideId, more: number): number {
  if (more <= 0) return 0;
  const own = strengthOf(s.sides[side]);
  let best = 0;
  for (let other = 0; other < s.sides.length; other++)
    if (other !== side) best = Math.max(best, strengthOf(s.sides[other]));
  const chance = (strength: number) => 1 / (1 + Math.exp(-(strength - best - 1) / 3));
  return prize(s) * (chance(own + more) - chance(own)) + (own === 0 ? 0.25 : 0.01 * more);
}

function costWorth(s: Dune, side: SideId, cost: Cost): number {
  switch (cost.kind) {
    case 'pay':
      return goodsWorth(s, side, cost.what, cost.n);
    case 'loseInfluence':
      return Math.min(
        ...factions.map((_, faction) =>
          s.sides[side].influence[faction] > 0 ? -influenceWorth(s, side, faction, -1) : 9,
        ),
      );
    case 'trashThis':
    case 'trashTile':
      return 0.25;
    case 'trashCard':
      return -0.25 * ahead(s);
    case 'discard':
      return 0.2 * cost.n;
    case 'loseTroops':
      return 0.2 * cost.n;
    case 'retreatUnits':
      return s.sides[side].revealed ? 0.1 : 0.5 * cost.n;
    case 'buryIntrigue':
      return 0.3;
    case 'specimen':
      return 0.25 * cost.n;
    case 'retreatTroops':
      return 0.3 * cost.n;
    case 'trashGrafted':
      return 0.3;
    case 'trashIntrigue':
      return 0.35;
    case 'winningDreadnought':
    case 'expansion':
      return 9;
  }
}

export const boxWorth = (s: Dune, side: SideId, box: Box, source: number): number =>
  box.reduce((sum, id) => sum + clauseWorth(s, side, id, source), 0);

export function clauseWorth(s: Dune, side: SideId, id: number, source: number): number {
  const { effect, boxes } = clause(id);
  const inner = (at: number) => boxWorth(s, side, boxes[at], source);
  switch (effect.kind) {
    case 'arrow': {
      if (!payable(s, side, effect.pay, source)) return 0;
      const price = effect.pay.reduce((sum, cost) => sum + costWorth(s, side, cost), 0);
      return Math.max(0, inner(0) - price);
    }
    case 'if':
      return holdsAll(s, side, effect.all, source) ? inner(0) : 0.1 * inner(0);
    case 'choose':
      return Math.max(...boxes.map((_, at) => inner(at)));
    case 'per':
      return 1.5 * inner(0);
    case 'opponents':
      return effect.who === 'each' ? 0.15 * (s.sides.length - 1) : 0.3;
    case 'inReveal':
      return inner(0);
    default:
      return plainWorth(s, side, effect);
  }
}

/** An effect that holds no others. */
function plainWorth(s: Dune, side: SideId, effect: Effect): number {
  const of = s.sides[side];
  const later = ahead(s);
  switch (effect.kind) {
    case 'gain':
      return goodsWorth(s, side, effect.what, effect.n);
    case 'harvest':
      return goodsWorth(s, side, 'spice', effect.n);
    case 'recruit':
      return 0.2 * Math.min(effect.n, of.supply);
    case 'draw':
      return 0.28 * effect.n;
    case 'intrigue':
      return 0.4 * effect.n;
    case 'persuasion':
      return (0.08 + 0.1 * later) * effect.n;
    case 'swords':
      return unitsOf(of) > 0 ? strengthWorth(s, side, effect.n) : 0;
    case 'points':
      return effect.n;
    case 'influence':
      return bestInfluence(s, side, effect);
    case 'spaceInfluence':
      return 0.5;
    case 'trash':
      return 0.35 * later;
    case 'retreat':
      return 0;
    case 'deploy':
      return strengthWorth(s, side, 2 * Math.min(effect.max, of.garrison));
    case 'acquire':
      return 0.12 * effect.cost * (0.4 + later);
    case 'foldspace':
      return 0.15;
    case 'mentat':
      return s.mentat === -1 ? 0.8 : 0;
    case 'swordmaster':
      return of.swordmaster ? 0 : 3.2 * later;
    case 'councilSeat':
      return of.council ? 0 : 2.2 * later;
    case 'control':
      return 0.6 * later;
    case 'stealIntrigue':
      return 0.2;
    case 'recallAgent':
      return 0.9;
    case 'whileHere':
      return 0.15;
    case 'recover':
      return 0.25;
    case 'snoop':
      return 0.25;
    case 'discount':
      return 0.3;
    case 'tech':
      return Math.max(0, ...techActs(s, side, effect).map((act) => tileWorth(s, side, act)));
    case 'negotiator':
      return of.supply > 3 ? 0.2 * effect.n : 0;
    case 'freighter':
      return 0.5 * effect.n;
    case 'dreadnought':
      return of.dreadnoughts[0] > 0 ? 1 : 0;
    case 'anotherTurn':
      return 0.2;
    case 'research':
      return 0.4 * effect.n;
    case 'tleilaxu':
      return of.tleilaxu < 7 ? 0.45 * effect.n : 0;
    case 'specimen':
      return 0.25 * effect.n;
    case 'combatIcon':
      return strengthWorth(s, side, 2 * Math.min(2, of.garrison));
    case 'recallSent':
      return 0.9;
    case 'trashGrafted':
      return 0.3;
    case 'trashInPlay':
      return 0.3 * later;
    default:
      return 0.1;
  }
}

/** What a Tech tile brings over the rest of the game, less what it costs now. */
export function tileWorth(s: Dune, side: SideId, { card, what, cost, negotiators }: TechAct): number {
  const known = cardOf(s, card);
  const lasting = 0.18 * known.cost * ahead(s) + boxWorth(s, side, known.acquired, card);
  return lasting - goodsWorth(s, side, what, cost) - 0.15 * negotiators;
}

function bestInfluence(s: Dune, side: SideId, effect: Extract<Effect, { kind: 'influence' }>): number {
  const gains = factions.map((faction, i) => {
    const meant =
      typeof effect.with === 'string'
        ? effect.with === faction || ['any', 'two', 'each', 'behind'].includes(effect.with)
        : effect.with.includes(faction);
    return meant ? influenceWorth(s, side, i, effect.n) : 0;
  });
  gains.sort((a, b) => b - a);
  if (effect.with === 'each') return gains.reduce((a, b) => a + b);
  return effect.with === 'two' ? gains[0] + gains[1] : gains[0];
}

/** What a card is worth in a deck: what both its boxes give, and where it can send. */
export function cardWorth(s: Dune, card: number): number {
  const known = cardOf(s, card);
  const base =
    known.type === 'starting' ? (startingWorth[known.en] ?? 0.2) : 0.35 + 0.22 * Math.max(0, known.cost);
  return base + (known.acquired.length > 0 && known.cost < 9 ? 0.1 : 0);
}

const startingWorth: Readonly<Record<string, number | undefined>> = {
  'Convincing Argument': 0.35,
  'Signet Ring': 0.6,
  Diplomacy: 0.45,
  Reconnaissance: 0.3,
  'Seek Allies': 0.25,
  Dagger: 0.15,
  'Dune, the Desert Planet': 0.2,
};

/**
 * Sending an Agent there with this card: what space and card give, less what they cost and what the reveal would
 * bring.
 */
export function sendWorth(s: Dune, side: SideId, card: number, space: number): number {
  const of = s.sides[side];
  const there = spaces[space];
  const known = cardOf(s, card);
  let worth = boxWorth(s, side, there.effects, -2 - space) + boxWorth(s, side, known.agent, card);
  if (there.cost) worth -= goodsWorth(s, side, there.cost.what, costOf(s, side, there));
  if (there.maker > 0) worth += goodsWorth(s, side, 'spice', s.bonus[space]);
  for (const { spice, box } of there.exchanges.slice(0, 1)) {
    if (of.spice >= spice) worth += boxWorth(s, side, box, -1) - goodsWorth(s, side, 'spice', spice);
  }
  if (there.faction >= 0) worth += influenceWorth(s, side, there.faction, 1);
  if (there.combat) {
    const fresh = there.effects.reduce((sum, id) => {
      const { effect } = clause(id);
      return effect.kind === 'recruit' ? sum + effect.n : sum;
    }, 0);
    worth += strengthWorth(s, side, 2 * (fresh + Math.min(2, of.garrison)));
  }
  const shown = known.reveal.reduce((sum, id) => sum + clauseWorth(s, side, id, card), 0);
  return worth - 0.8 * shown;
}
