/**
 * How good each answer looks: actions of a turn by what they are likely to bring, the rest by the odds and worths of
 * advice. What advice passes over, but may be better in this position, stays worth a thought.
 */
import {
  bestFirst,
  type PickQuestion,
  questionFor,
  type Scores,
  type Seat,
  scoreActs,
  scoreAlike,
  scoreOne,
  scorePicks,
} from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import type { G, Valhalla } from '../state.ts';
import { actionWorth, advise, cardWorth, warriorWorth } from './advice.ts';
import { jarlWorth } from './jarl-worth.ts';
import { weights } from './weights.ts';

/** What goes by exact odds is hardly ever mistaken; what may be tried beside it lies far behind, and the rest further. */
const sure = 6;
const tried = 1.5;
const few = 8;

export function policy(g: G, seat: Seat): Scores {
  const q = questionFor(g, seat);
  if (!q) return { answers: [], scores: [] };
  if (q.kind === 'act' && q.ask === 'action')
    return scoreActs(q, (act) => actionWorth(g.state, seat, act, weights));
  // A jarl is for the whole game, which no look ahead tells.
  if (q.kind === 'cards' && q.ask === 'jarl' && !g.state.solo)
    return scorePicks(q, (card) => jarlWorth(g.state, card));
  const advised = advise(g, seat, weights);
  if (advised === null) return scoreAlike(q);
  if (q.kind === 'act' && (q.ask === 'attack' || q.ask === 'defend'))
    return scoreActs(q, (act) => (act === q.options[advised] ? sure : spends(act) ? tried : 0));
  const worth = q.kind === 'cards' ? worthIn(g.state, seat, q) : null;
  return worth && q.kind === 'cards' ? besides(q, advised, worth) : scoreOne(q, advised, sure);
}

/** In a battle dice go by their odds; when it is over and which cards it is worth does not. */
const spends = ({ do: what }: ValhallaAct): boolean =>
  what === 'tactic' || what === 'jarl' || what === 'stop';

/** By what cards are picked; null where nothing but the picked is any good. */
function worthIn(s: Valhalla, seat: Seat, q: PickQuestion): ((card: number) => number) | null {
  switch (q.ask) {
    case 'keep':
    case 'fillUp':
      return (card) => cardWorth(s, s.sides[seat], card, weights);
    case 'startingHand':
    case 'discard':
    case 'valgard':
      return (card) => -cardWorth(s, s.sides[seat], card, weights);
    case 'firstWarrior':
      return (card) => warriorWorth(s, card, weights);
    case 'makeRoom':
    case 'loseWarrior':
      return (card) => -warriorWorth(s, card, weights);
    case 'send':
      return () => 0;
    default:
      return null;
  }
}

/** The picks that come next after what is advised. */
function besides(q: PickQuestion, advised: number, worth: (card: number) => number): Scores {
  const others = bestFirst(scorePicks(q, worth)).filter((n) => n !== advised);
  return { answers: [advised, ...others], scores: [sure, ...others.map((_, i) => (i < few ? tried : 0))] };
}
