/**
 * How good each answer looks, in coins: coins put to use, trades that pay, the last blow where it can be dealt, and
 * creatures kept open where the own hero needs them. To end the turn is worth nothing: whatever is better comes first.
 */
import {
  type Question,
  questionFor,
  type Scores,
  type Seat,
  scoreAlike,
  scoreNumbers,
  scoreOrders,
  scorePicks,
  scoreSplits,
} from '@vigrid/kernel';
import { actionCostOf, costOf } from '../abilities/figures.ts';
import { effectAt } from '../abilities/lists.ts';
import { hasWord, holds, strikeOf } from '../abilities/meaning.ts';
import type { HeroesAct } from '../acts.ts';
import {
  type AttackFrame,
  cardOf,
  type G,
  type Heroes,
  heroOf,
  isCreature,
  isEffects,
  isHero,
  openCoins,
  pieceOf,
  rival,
  textOf,
} from '../state.ts';
import { fightWorth, printedWorth, textWorth, worthTo } from './texts.ts';
import { weights } from './weights.ts';
import { creatureWorth, harmOf, livesLeft } from './worth.ts';

export function policy(g: G, seat: Seat): Scores {
  const q = questionFor(g, seat);
  if (!q) return { answers: [], scores: [] };
  const { state: s } = g;
  switch (q.kind) {
    case 'act': {
      const outlook = outlookOf(s, seat);
      const worths = q.options.map((act) => actWorth(s, seat, act, outlook));
      const regret = regrets(s, seat, q.options, worths);
      return { answers: q.options.map((_, n) => n), scores: worths.map((worth, n) => worth - regret[n]) };
    }
    case 'yesno':
      return scoreNumbers(q, (n) => 0.5 * n);
    case 'number':
      return scoreNumbers(q, (n) => 0.2 * n);
    case 'order':
      return scoreOrders(q, () => 0);
    case 'split':
      return scoreSplits(q, (card, nth) => shareWorth(s, seat, card, nth, q.about?.effect ?? ''));
    case 'cards':
      return scorePicks(q, (card) => pickWorth(s, seat, q, card));
    default:
      return scoreAlike(q);
  }
}

/** What is looked at once for a question. */
interface Outlook {
  /** What the own hero has to fear in the rival's next turn beside its lives: from 0 to 1. */
  readonly danger: number;
  /** Whether all that can attack now could end the game if nobody stepped in, and if all do. */
  readonly deadly: boolean;
}

function outlookOf(s: Heroes, seat: Seat): Outlook {
  const foe = s.sides[rival(seat)];
  const threat = foe.play.reduce((sum, piece) => sum + (isCreature(s, piece) ? strikeOf(s, piece) : 0), 0);
  const strikes = s.sides[seat].play
    .filter((piece) => isCreature(s, piece) && !piece.closed && !piece.struck && !piece.fresh)
    .map((piece) => strikeOf(s, piece))
    .sort((a, b) => a - b);
  const blocks = foe.play.filter((piece) => isCreature(s, piece) && !piece.closed && !piece.defended).length;
  const through = strikes.slice(0, Math.max(0, strikes.length - blocks)).reduce((sum, one) => sum + one, 0);
  return {
    danger: Math.min(1, threat / Math.max(1, livesLeft(s, heroOf(s.sides[seat])))),
    deadly: through >= livesLeft(s, heroOf(foe)),
  };
}

function actWorth(s: Heroes, seat: Seat, act: HeroesAct, outlook: Outlook): number {
  switch (act.do) {
    case 'end':
    case 'pass':
    case 'decline':
      return 0;
    case 'play':
      return playWorth(s, seat, act.card);
    case 'take':
      return weights.quest;
    case 'attack':
      return attackWorth(s, act.card, act.target, outlook);
    case 'use':
      return useWorth(s, act.card, act.ability, outlook);
    case 'defend':
      return defenceWorth(s, act.card);
    case 'pay':
      return act.coins > 0 ? 0.4 : 0;
    case 'spring':
      return 1;
    case 'modes':
      return 0.2 * bits(act.modes);
    case 'first':
      return act.seat === seat ? 0.3 : 0;
    case 'place':
      return act.where === 'bottom' ? 0.1 : 0;
    case 'name':
      return -0.1 * Math.abs(act.cost - 3) - (act.seat === seat ? 0.5 : 0);
    default:
      return 0.1;
  }
}

const bits = (n: number): number => n.toString(2).split('1').length - 1;

/** A card played: a creature by its figures, a spell by what it does now, and what comes of it at once. */
function playWorth(s: Heroes, seat: Seat, card: number): number {
  const data = cardOf(s, card);
  const by = { seat, card, x: 0 };
  let worth = 0;
  for (const ability of data.abilities) {
    const now = ability.kind === 'play' || (ability.kind === 'when' && ability.on === 'hire' && !ability.who);
    if (!now || (ability.if && !holds(s, ability.if, seat, card))) continue;
    const does = textWorth(s, ability.does, by);
    worth += ability.kind === 'when' && ability.may ? Math.max(0, does) : does;
  }
  // A spell could be kept for a better moment.
  if (data.type === 'spell') return worth - weights.card - weights.spell;
  return printedWorth(data) + weights.hire * worth - weights.card;
}

/**
 * How much less all that is done with the coins is worth if one begins with this act: the best of what can be paid
 * together is what counts, not the best single thing.
 */
function regrets(s: Heroes, seat: Seat, acts: readonly HeroesAct[], worths: readonly number[]): number[] {
  const coins = openCoins(s.sides[seat]);
  const items = acts.flatMap((act, i) =>
    (act.do === 'play' || act.do === 'use') && worths[i] > 0
      ? [{ i, card: act.card, cost: priceOf(s, act), worth: worths[i] }]
      : [],
  );
  const regret = acts.map(() => 0);
  if (items.length < 2) return regret;
  const best = (without: number, left: number): number => {
    const most = new Float64Array(left + 1);
    for (const { card, cost, worth } of items) {
      if (card === without) continue;
      for (let c = left; c >= cost; c--) most[c] = Math.max(most[c], most[c - cost] + worth);
    }
    return most[left];
  };
  const all = best(-1, coins);
  for (const { i, card, cost, worth } of items)
    if (cost <= coins) regret[i] = Math.max(0, all - worth - best(card, coins - cost));
  return regret;
}

function priceOf(s: Heroes, act: HeroesAct): number {
  if (act.do === 'play') return costOf(s, act.card, act.alternative);
  const piece = act.do === 'use' ? pieceOf(s, act.card) : undefined;
  const ability = piece && act.do === 'use' ? textOf(s, piece).abilities[act.ability] : undefined;
  return piece && ability?.kind === 'action' ? actionCostOf(s, piece, ability.coins ?? 0) : 0;
}

function attackWorth(s: Heroes, card: number, target: number, { danger, deadly }: Outlook): number {
  const by = pieceOf(s, card);
  const to = pieceOf(s, target);
  if (!by || !to) return 0;
  if (deadly && isHero(s, to)) return 30 + strikeOf(s, by);
  let met = fightWorth(s, by, to);
  if (!hasWord(s, by, 'directedStrike')) {
    for (const other of s.sides[to.seat].play) {
      if (other !== to && isCreature(s, other) && !other.closed && !other.defended)
        met = Math.min(met, fightWorth(s, by, other) + 0.3);
    }
  }
  const plain = fightWorth(s, by, to);
  const stays = hasWord(s, by, 'attackExperience');
  // Who attacks is closed in the rival's turn, and can not step in for anybody.
  const guard = stays ? 0 : danger * weights.guard * creatureWorth(s, by);
  return weights.slack * Math.min(met + 8, plain) + (1 - weights.slack) * met - guard + weights.attack;
}

/** An action of a card: what it does, less what is given for it. */
function useWorth(s: Heroes, card: number, number: number, { danger }: Outlook): number {
  const piece = pieceOf(s, card);
  if (!piece) return 0;
  const ability = textOf(s, piece).abilities[number];
  if (ability?.kind !== 'action') return 0;
  const by = { seat: piece.seat, card, x: 0 };
  const worth = textWorth(s, ability.does, by) + textWorth(s, ability.cost ?? [], by);
  const closing = ability.close && isCreature(s, piece) ? 0.4 + danger * 0.2 * creatureWorth(s, piece) : 0;
  const gone = ability.destroy ? (isCreature(s, piece) ? creatureWorth(s, piece) : 1.5) : 0;
  return worth - weights.use - closing - gone;
}

/** How much better it is that this creature meets the attack than its target. */
function defenceWorth(s: Heroes, card: number): number {
  const frame = s.frames.findLast((one): one is AttackFrame => one.kind === 'attack');
  const by = frame && pieceOf(s, frame.attacker);
  const to = frame && pieceOf(s, frame.target);
  const own = pieceOf(s, card);
  if (!by || !to || !own) return 0;
  return fightWorth(s, by, to) - fightWorth(s, by, own) - weights.defend;
}

function pickWorth(s: Heroes, seat: Seat, q: Question, card: number): number {
  const data = cardOf(s, card);
  const worth = s.sides[seat].hand.includes(card) ? (data.cost ?? 0) : printedWorth(data);
  switch (q.ask) {
    case 'mulligan':
      return (data.cost ?? 0) - 4.5;
    case 'discardOwn':
    case 'tuck':
      return -0.3 * worth - 0.1;
    case 'look': {
      const bad = q.about?.effect === 'graveyard' || q.about?.effect === 'bottom';
      return (bad === (s.owner[card] === seat) ? -1 : 1) * (0.3 * worth - (bad ? 1 : 0));
    }
    default:
  }
  const frame = s.frames.findLast(isEffects);
  const piece = pieceOf(s, card);
  if (!frame || !piece) return 0.3 + 0.3 * worth;
  const by = { ...frame, seat };
  return worthTo(s, effectAt(s, frame), piece, by);
}

function shareWorth(s: Heroes, seat: Seat, card: number, nth: number, effect: string): number {
  const piece = pieceOf(s, card);
  if (!piece) return 0;
  const harm = harmOf(s, piece, nth) - harmOf(s, piece, nth - 1);
  const good = effect === 'heal' || effect === 'shield';
  return (piece.seat === seat) === good ? harm : -harm;
}
