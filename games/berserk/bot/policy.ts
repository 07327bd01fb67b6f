/**
 * How good each answer looks, in crystals. A blow is worth what it takes on average less what the answer costs; a step
 * what can be struck from there, and the way to it; a feature what its text does to the best of targets. To hand over
 * is worth nothing: whatever is better is done first.
 */
import {
  type ActQuestion,
  encode,
  type Question,
  questionFor,
  type Scores,
  type Seat,
  scoreActs,
  scoreAlike,
  scoreNumbers,
  scoreOne,
  scoreOrders,
  scorePicks,
  scoreSplits,
} from '@vigrid/kernel';
import type { BerserkAct } from '../acts.ts';
import { isCreature, isFlying, livesOf, printedStrike } from '../features/figures.ts';
import { has } from '../features/gains.ts';
import { defendable } from '../flow/combat/defenders.ts';
import { strikeTable, weakened } from '../flow/combat/strike-table.ts';
import { playablesOf } from '../stack/playing.ts';
import { stepsOf, useOf } from '../stack/uses.ts';
import type { UseFrame } from '../state/frames.ts';
import type { Piece } from '../state/piece.ts';
import { type Berserk, cardByNumber, cardOf, type G, pieceOf } from '../state.ts';
import { adjacent, distance, halfOf, rankOf } from '../zones/battlefield.ts';
import { cardValue, exchange, exposure, harmOf, roughExchange } from './exchange.ts';
import { attackWorth, effectOn, featureWorth, harmful, valuesOf } from './features.ts';
import { nearestEnemy } from './judgement.ts';
import { moveWorth, type Outlook, outlookOf } from './moving.ts';
import { suggestLeftOut, suggestPick, worthOf } from './suggestion.ts';
import { weights } from './weights.ts';

export function policy(g: G, seat: Seat): Scores {
  const q = questionFor(g, seat);
  if (!q) return { answers: [], scores: [] };
  const { state: s } = g;
  switch (q.kind) {
    case 'act':
      return scoreActs(q, actScorer(g, seat, q));
    case 'yesno':
      return scoreNumbers(q, (n) => (n === Number(yes(s, q)) ? 0.5 : 0));
    case 'number':
      return scoreNumbers(q, (n) => 0.1 * n);
    case 'order':
      return scoreOrders(q, () => 0);
    case 'split':
      return scoreSplits(q, (card, nth) => shareWorth(s, seat, card, nth, q.about?.effect));
    case 'cells':
      return scorePicks(q, (cell) => 1 + cellWorth(s, seat, cell, q.about?.source ?? -1));
    case 'seats':
    case 'dice':
      return scoreAlike(q);
    case 'cards':
      return picks(s, seat, q);
  }
}

type CardsQuestion = Extract<Question, { kind: 'cards' | 'cells' | 'seats' | 'dice' }>;

function picks(s: Berserk, seat: Seat, q: CardsQuestion): Scores {
  switch (q.ask) {
    case 'draftPick':
      return known(q, encode(q, [suggestPick(s, seat)]));
    case 'leaveOut':
      return known(q, encode(q, suggestLeftOut(s, seat, q.max)));
    case 'keepHidden':
      return scorePicks(q, () => 0.1);
    case 'stayClosed':
      return scorePicks(q, () => -0.5);
    case 'target':
    case 'target2':
      return scorePicks(q, (card) => targetWorth(s, seat, card, q.about?.source ?? -1));
    default:
      return scorePicks(q, (card) => cardWorth(s, seat, card));
  }
}

const known = (q: Question, n: number | null): Scores => (n === null ? scoreAlike(q) : scoreOne(q, n));

function actScorer(g: G, seat: Seat, { ask, options }: ActQuestion<BerserkAct>): (act: BerserkAct) => number {
  const { state: s } = g;
  if (ask === 'recruit' || ask === 'deploy') return preparing(s, seat, mayAdd(options));
  const outlook = outlookOf(s, seat);
  return (act) => actWorth(s, seat, act, ask, outlook);
}

const mayAdd = (options: readonly BerserkAct[]): boolean => options.some((act) => act.do === 'recruit');

/**
 * Squads and line-ups as the table itself suggests them. A squad is ready when nothing can be added to it; before, not
 * even who slips goes to battle with half a squad.
 */
function preparing(s: Berserk, seat: Seat, addable: boolean): (act: BerserkAct) => number {
  return (act) => {
    switch (act.do) {
      case 'suggest':
        return 4;
      case 'done':
        return addable ? -20 : 3;
      case 'recruit':
        return worthOf(cardOf(s, act.card)) / 40;
      case 'deploy': {
        const piece = pieceOf(s, act.card);
        return piece ? 1 - 0.2 * rankOf(act.cell) : 0;
      }
      default:
        return seat < 0 ? 0 : -1;
    }
  };
}

function actWorth(s: Berserk, seat: Seat, act: BerserkAct, ask: string, outlook: Outlook): number {
  switch (act.do) {
    case 'end':
    case 'pass':
    case 'decline':
    case 'leave':
    case 'keep':
    case 'done':
      return 0;
    case 'strike':
      return strikeWorth(s, act.card, act.target) - closingCost(s, act.card, outlook);
    case 'move':
    case 'jump':
    case 'teleport':
      return moveWorth(s, act.card, act.cell, outlook);
    case 'use':
      return useWorth(s, seat, act, ask);
    case 'accumulate':
      return accumulating(s, act.card);
    case 'prepare':
      return 0.8;
    case 'defend':
      return defenceWorth(s, act.card);
    case 'declare':
    case 'host':
      return 0.5;
    case 'reveal':
      return ask === 'choice' ? 0.4 : -0.5;
    case 'claim':
      return act.what === 'victory' ? 100 : -1;
    case 'goFirst':
      return 0.3;
    case 'mode':
      return -0.05 * act.mode;
    case 'replace':
      return 0.4;
    case 'redeal':
      return -0.5;
    case 'maneuver':
      return -0.2;
    default:
      return -0.3;
  }
}

/** What a strike brings when the rival meets it in the best way. */
function strikeWorth(s: Berserk, card: number, target: number): number {
  const by = pieceOf(s, card);
  const to = pieceOf(s, target);
  if (!by || !to || to.seat === by.seat) return -5;
  const plain = exchange(s, by, to);
  let met = plain;
  if (!has(s, by, 'directedStrike') && !has(s, by, 'unanswerableStrike')) {
    for (const number of s.sides[to.seat].squad) {
      const other = pieceOf(s, number);
      if (!other || other === to || !mayDefend(s, other, by, to)) continue;
      // Who steps in is closed by that.
      met = Math.min(met, roughExchange(s, by, other) + 0.25);
    }
  }
  return (
    (1 - weights.met) * plain + weights.met * met + weights.initiative - weights.instead * cardValue(s, by)
  );
}

/** What the best of the enemies nearby gains from finding the card closed. */
function closingCost(s: Berserk, card: number, { enemies, closing }: Outlook): number {
  const had = closing.get(card);
  if (had !== undefined) return had;
  const piece = pieceOf(s, card);
  let most = 0;
  for (const enemy of piece ? enemies : []) {
    if (!piece || enemy.hidden || !isCreature(s, enemy)) continue;
    const far = piece.cell < 0 || enemy.cell < 0 ? 1 : distance(piece.cell, enemy.cell);
    if (far <= 2) most = Math.max(most, exposure(s, enemy, piece) / far);
  }
  const cost = Math.min(1.5, weights.closing * most);
  closing.set(card, cost);
  return cost;
}

/** As rule 513 has it, at a glance. */
function mayDefend(s: Berserk, other: Piece, by: Piece, to: Piece): boolean {
  if (other.closed || other.hidden || other.acts > 0 || !isCreature(s, other)) return false;
  if (to.cell < 0) return isFlying(s, other);
  if (isFlying(s, by)) return isFlying(s, other) || adjacent(other.cell, to.cell);
  return adjacent(other.cell, to.cell) && adjacent(other.cell, by.cell);
}

function useWorth(s: Berserk, seat: Seat, act: Extract<BerserkAct, { do: 'use' }>, ask: string): number {
  const piece = pieceOf(s, act.card);
  if (!piece) return 0;
  const found = playablesOf(s, piece).find(({ def, number }) => def === act.of && number === act.feature);
  // What the rules give, such as opening by rage.
  if (!found) return piece.closed ? 0.8 : 0;
  const worth = featureWorth(s, piece, found.feature.does, found.feature.pay, act.x ?? 0);
  // With priority, in the own turn what is not answered can wait for the choice.
  return ask === 'choice' ? worth : worth - (s.stack.length === 0 && s.active === seat ? 0.6 : 0.3);
}

/** A chip is worth its while for who can soon use it, and has no better thing to do. */
function accumulating(s: Berserk, card: number): number {
  const piece = pieceOf(s, card);
  if (!piece) return 0;
  let needed = 0;
  for (const { feature } of playablesOf(s, piece)) {
    const { chips } = feature.pay;
    if (chips !== undefined) needed = Math.max(needed, chips === 'X' ? 3 : chips);
  }
  if (needed === 0) needed = 2;
  return piece.chips >= needed ? -0.2 : weights.gather;
}

/** How much better it is that this card meets the strike than its target. */
function defenceWorth(s: Berserk, card: number): number {
  const item = defendable(s);
  const by = pieceOf(s, item?.card ?? -1);
  const to = pieceOf(s, item?.attack?.target ?? -1);
  const own = pieceOf(s, card);
  if (!by || !to || !own) return 0;
  const shown = own.hidden ? { ...own, hidden: false } : own;
  // Who defends is closed: it can neither answer nor act before its next turn.
  return exchange(s, by, to) - exchange(s, by, shown) - weights.defend - (own.hidden ? 0.3 : 0);
}

/** Whom what is being declared does most to: an attack by what it takes, an effect by what it does. */
function targetWorth(s: Berserk, seat: Seat, card: number, source: number): number {
  const piece = pieceOf(s, card);
  if (!piece) return cardWorth(s, seat, card);
  const frame = s.frames.findLast((one): one is UseFrame => one.kind === 'use');
  if (!frame) return piece.seat === seat ? 0.2 : 0.3;
  const use = useOf(s, frame.use);
  const step = stepsOf(s, use)[use.at];
  const by = pieceOf(s, source) ?? piece;
  if (step.use === 'or') return 0;
  if ('do' in step) return effectOn(s, seat, piece, step.do, { by, use: step.use, x: use.x });
  const values = step.strength === 'strike' ? printedStrike(s, by) : valuesOf(step.strength, use.x);
  return attackWorth(s, by, piece, step.use, values);
}

/** A card to be taken, found or brought back: the dearer the better; an enemy's rather than one's own to be lost. */
function cardWorth(s: Berserk, seat: Seat, card: number): number {
  const worth = 0.1 * worthOf(cardOf(s, card)) * 0.1;
  return s.owner[card] === seat ? worth : 0.8 * worth;
}

function shareWorth(s: Berserk, seat: Seat, card: number, nth: number, effect = ''): number {
  const piece = pieceOf(s, card);
  if (!piece) return 0;
  const gain = harmOf(s, piece, nth) - harmOf(s, piece, nth - 1);
  const bad = harmful.has(effect) || effect === 'spread';
  return (piece.seat === seat) === bad ? -gain : gain;
}

/** A cell for a card: ahead for fighters, behind for others. */
function cellWorth(s: Berserk, seat: Seat, cell: number, source: number): number {
  const piece = pieceOf(s, source);
  const near = piece && piece.cell >= 0 ? nearestEnemy(s, piece, cell) : 0;
  return -0.1 * near + (halfOf(cell) === seat ? 0.02 : 0);
}

/** What may be done is mostly good; a strike is weakened where the answer costs more than it takes away. */
function yes(s: Berserk, q: Question): boolean {
  if (q.ask !== 'weaken') return true;
  const item = s.stack.findLast((one) => one.kind === 'ability' && one.attack !== null);
  if (item?.kind !== 'ability' || item.rolls.length < 2) return false;
  const by = pieceOf(s, item.card);
  const to = pieceOf(s, item.attack?.target ?? -1);
  const [mine, theirs] = item.rolls;
  const less = weakened(mine.result, theirs.result);
  if (!by || !to || !less) return false;
  const full = strikeTable(mine.result, theirs.result);
  const worth = ({ attack, answer }: { attack: number; answer: number }) =>
    gradeHarm(s, by, to, attack) - gradeHarm(s, to, by, answer);
  const gain = worth(less) - worth(full);
  return q.seat === by.seat ? gain > 0 : gain < 0;
}

const gradeHarm = (s: Berserk, by: Piece, to: Piece, grade: number): number =>
  grade < 0
    ? 0
    : Math.min(
        harmOf(s, to, cardByNumber(s, s.def[by.card]).strike?.[grade] ?? 0),
        livesOf(s, to) <= 0 ? 0 : 99,
      );
