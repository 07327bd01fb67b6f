/** How good each answer looks: every kind of answer is weighed by what it is worth, in parts of a victory point. */

import {
  questionFor,
  type Scores,
  type Seat,
  scoreActs,
  scoreAlike,
  scoreNumbers,
  scorePicks,
} from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import { spaces } from '../board/board.ts';
import { clause } from '../effects/clauses.ts';
import { known } from '../effects/interpreter.ts';
import { trainingBox } from '../effects/train.ts';
import { uprising } from '../modules.ts';
import { agentsToSend } from '../pieces/agents.ts';
import { placeBox } from '../pieces/immortality.ts';
import { strengthOf } from '../pieces/supply.ts';
import { bearerOf } from '../pieces/teams.ts';
import { cardOf, type Dune, type G, isOpponent, type SideId, sideOf } from '../state.ts';
import { factions, ownTrack } from '../symbols.ts';
import { leaning } from './leaning.ts';
import { contractWorth, intelligenceWorth, spyWorth, trophyWorth } from './uprising.ts';
import { ahead, goodsWorth, influenceWorth, strengthWorth, tileWorth } from './values.ts';
import { boxWorth, cardWorth, clauseWorth, sendWorth } from './worth.ts';

/** What bots and hints go by. */
export const policy = (g: G, seat: Seat): Scores => scored(g, seat, leaning);

/** What the opponents that never change go by. */
export const plain = (g: G, seat: Seat): Scores => scored(g, seat, () => 0);

function scored(g: G, seat: Seat, lean: typeof leaning): Scores {
  const q = questionFor(g, seat);
  if (!q) return { answers: [], scores: [] };
  const { state: s } = g;
  if (q.kind === 'number') {
    const wanted = q.ask === 'deploy' ? toDeploy(s, seat, q.max) : q.ask === 'contribute' ? q.max : q.min;
    return scoreNumbers(q, (n) => -0.1 * Math.abs(q.min + n - wanted));
  }
  if (q.kind === 'yesno')
    return scoreNumbers(q, (n) => (n === (q.ask === 'defend' || q.ask === 'concede' ? 1 : 0) ? 0.5 : 0));
  if (q.kind === 'act') return scoreActs(q, (act) => actWorth(s, seat, q.ask, act) + lean(s, q.ask, act));
  if (q.kind === 'order' || q.kind === 'split') return scoreAlike(q);
  return scorePicks(q, (card) => pickWorth(s, seat, q.ask, card));
}

/** All of it, unless nobody could catch up any more. */
function toDeploy(s: Dune, seat: Seat, most: number): number {
  const own = strengthOf(s.sides[seat]);
  const others = s.sides.filter((_, side) => isOpponent(s, seat, side));
  const best = Math.max(...others.map(strengthOf));
  if (others.every((of) => of.revealed)) return Math.min(most, Math.max(1, Math.ceil((best + 5 - own) / 2)));
  return most;
}

/** All others have revealed and are well behind. */
function isWon(s: Dune, seat: Seat): boolean {
  const own = strengthOf(s.sides[seat]);
  return s.sides.every(
    (of, side) => !isOpponent(s, seat, side) || (of.revealed && strengthOf(of) + 5 <= own),
  );
}

/** A card chosen: to be trashed or discarded the worse the better. */
function pickWorth(s: Dune, seat: Seat, ask: string, card: number): number {
  const worth = cardWorth(s, card);
  switch (ask) {
    case 'trash':
    case 'trashCost': {
      const bonus = cardOf(s, card).trashed.length > 0 ? 0.6 : 0;
      return 0.4 - worth + bonus - (s.sides[seat].hand.includes(card) ? 0.1 : 0);
    }
    case 'discard':
      return -worth;
    case 'contract':
    case 'keepContract':
      return contractWorth(s, seat, card);
    case 'turnDown':
      return trophyWorth(s, card);
    default:
      return worth;
  }
}

function actWorth(s: Dune, seat: Seat, ask: string, act: DuneAct): number {
  switch (act.do) {
    case 'send':
      return (
        sendWorth(s, seat, act.card, act.space) +
        (act.from === undefined ? 0 : -0.1) +
        (act.graft === undefined ? 0 : boxWorth(s, seat, cardOf(s, act.graft).agent, act.graft) - 0.3)
      );
    case 'reveal':
      return 0;
    case 'intrigue':
      return intrigueWorth(s, seat, ask, act.card);
    case 'resolve':
      return clauseWorth(s, seat, act.clause, act.source) + (known(act.clause).kind.eager ?? 0.01);
    case 'deploy':
      return isWon(s, bearerOf(s, seat))
        ? -0.1
        : strengthWorth(s, bearerOf(s, seat), act.unit === 'dreadnought' ? 3 : 2);
    case 'acquire':
      return acquireWorth(s, seat, act.card);
    case 'done':
    case 'pass':
      return 0;
    case 'option':
      return optionWorth(s, seat, act.option);
    case 'exchange':
      return exchangeWorth(s, seat, act.option);
    case 'influence':
      return act.own
        ? influenceWorth(s, seat, ownTrack, act.n)
        : influenceWorth(s, bearerOf(s, seat), factions.indexOf(act.faction), act.n);
    case 'lose':
      return act.where === 'garrison' ? 0.1 : 0;
    case 'place':
      return act.where === 'deck' ? 0.1 : 0;
    case 'top':
      return act.what === 'draw' ? 0.3 : 0.6 - cardWorth(s, s.sides[seat].deck.at(-1) ?? 0);
    case 'side':
      return sideWorth(s, seat, ask, sideOf(s, act.seat));
    case 'give':
      return -0.1;
    case 'space':
      return act.space === s.turn.space ? -0.1 : 0;
    case 'factions':
      return 0;
    case 'tech':
      return tileWorth(s, seat, act, boxWorth);
    case 'tile':
      return tileActWorth(s, seat, act.card, act.ability);
    case 'freighter': {
      const at = s.sides[seat].freighter;
      return act.what === 'recall' ? [0, 0.7, 1.6, 2.2][at] : [0.6, 1, 0.9, 0][at];
    }
    case 'tleilaxu':
      return (
        cardWorth(s, act.card) + boxWorth(s, seat, cardOf(s, act.card).acquired, act.card) - 0.1 * act.cost
      );
    case 'specimen':
    case 'atomics':
      return -0.1;
    case 'research':
      return boxWorth(s, seat, placeBox(act.place), -1);
    case 'detonate':
      return 1 - 0.8 * ahead(s);
    case 'spy':
      return spyWorth(s, seat, act.post);
    case 'recallSpy':
      return ask === 'intelligenceOfSpy'
        ? intelligenceWorth(s, seat, act.post)
        : 0.1 - spyWorth(s, seat, act.post);
    case 'match':
      return 1;
    case 'train':
      return boxWorth(s, seat, trainingBox(act.place), -1);
    case 'repel':
      return 0.1 + strengthOf(s.sides[sideOf(s, act.seat)]) / 100 + (act.unit === 'dreadnought' ? 0.1 : 0);
  }
}

/** Of opponents the strongest; of Allies whom it helps most: who may send, who can still win the Conflict (D-28.5). */
function sideWorth(s: Dune, seat: Seat, ask: string, side: SideId): number {
  if (ask === 'trade') return -0.1;
  if (ask !== 'activate' && ask !== 'combatFor') return strengthOf(s.sides[side]) / 100;
  const then = { ...s, turn: { ...s.turn, ally: side } };
  const sends = ask === 'activate' && agentsToSend(then, seat) > 0 ? 1 : 0;
  return sends + strengthWorth(s, side, 4);
}

/** What helps only together with an Agent sent later is left to others. */
function tileActWorth(s: Dune, seat: Seat, card: number, ability: number): number {
  const { box } = cardOf(s, card).abilities[ability];
  const worth = boxWorth(s, seat, box, card);
  return box.some((id) => known(id).kind.pays) ? worth - 0.1 : worth;
}

/** What one of several prices of the space buys, less what it costs. */
function exchangeWorth(s: Dune, seat: Seat, option: number): number {
  const { cost, box } = spaces[s.turn.space].exchanges[option];
  if (cost?.what === 'spice' && (s.modules & uprising) === 0) return cost.n;
  return boxWorth(s, seat, box, -1) - (cost ? goodsWorth(s, seat, cost.what, cost.n) : 0);
}

function optionWorth(s: Dune, seat: Seat, option: number): number {
  const frame = s.frames.at(-1);
  return frame && 'clause' in frame ? boxWorth(s, seat, clause(Number(frame.clause)).boxes[option], -1) : 0;
}

function acquireWorth(s: Dune, seat: Seat, card: number): number {
  return cardWorth(s, card) * (1.1 - s.round / 10) + boxWorth(s, seat, cardOf(s, card).acquired, card);
}

/** Plot cards when they are worth it; in Combat only what wins or saves a place. */
function intrigueWorth(s: Dune, seat: Seat, ask: string, card: number): number {
  const { combat, plot } = cardOf(s, card);
  if (ask === 'victory' || ask === 'endgame') return 1;
  if (ask === 'combat') {
    const bearer = bearerOf(s, seat);
    const own = strengthOf(s.sides[bearer]);
    const best = Math.max(...s.sides.map((of, side) => (side === bearer ? 0 : strengthOf(of))));
    if (own > best || own + 10 < best) return -1;
    return boxWorth(s, seat, combat, card) - 0.2;
  }
  return (
    (plot.length > 0 ? known(plot[0]).kind.asPlot?.(s, seat, ask) : undefined) ??
    boxWorth(s, seat, plot, card) - 0.15
  );
}
