/**
 * How good each answer looks, in coins: coins put to use, trades that pay, the last blow where it can be dealt, and
 * creatures kept open where the own hero needs them. To end the turn is worth nothing: whatever is better comes first.
 */
import {
  type Question,
  questionFor,
  type Scores,
  type Seat,
  scoreActs,
  scoreAlike,
  scoreNumbers,
  scoreOrders,
  scorePicks,
  scoreSplits,
} from '@vigrid/kernel';
import { actionCostOf, costOf } from '../abilities/figures.ts';
import { hasWord, strikeOf } from '../abilities/meaning.ts';
import type { HeroesAct } from '../acts.ts';
import {
  type AttackFrame,
  cardOf,
  type G,
  type Heroes,
  heroOf,
  isCreature,
  isHero,
  type Piece,
  pieceOf,
  rival,
  textOf,
} from '../state.ts';
import { creatureWorth, effectsWorth, harmful, harmOf, livesLeft } from './worth.ts';

export function policy(g: G, seat: Seat): Scores {
  const q = questionFor(g, seat);
  if (!q) return { answers: [], scores: [] };
  const { state: s } = g;
  switch (q.kind) {
    case 'act': {
      const outlook = outlookOf(s, seat);
      return scoreActs(q, (act) => actWorth(s, seat, act, outlook));
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
      return playWorth(s, seat, act.card, act.alternative);
    case 'take':
      return 1.2;
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

/** What a card is worth in the hand. */
const handCard = 1.3;

/** A card played: the dearer the more it brings; a spell is worth what it does now. */
function playWorth(s: Heroes, seat: Seat, card: number, alternative: number | undefined): number {
  const data = cardOf(s, card);
  const cost = costOf(s, card, alternative);
  let worth = 0;
  for (const ability of data.abilities)
    if (ability.kind === 'play') worth += effectsWorth(s, seat, ability.does);
  // A spell could be kept for a better moment, and coins for something else.
  if (data.type === 'spell') return worth - handCard - 0.3 * cost;
  if (data.type !== 'creature') return 1 + 0.6 * cost - handCard + worth;
  const text = 0.3 * Math.min(2, data.abilities.length);
  return 0.95 * (data.strike ?? 0) + 0.75 * (data.lives ?? 0) + 0.5 + text + 0.7 * worth - handCard;
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
  const guard = stays ? 0 : danger * 0.35 * creatureWorth(s, by);
  return 0.35 * plain + 0.65 * met - guard;
}

/** What a fight brings to who attacks. */
function fightWorth(s: Heroes, by: Piece, to: Piece): number {
  const strike = strikeOf(s, by);
  const gain = harmOf(s, to, strike);
  if (isHero(s, to)) return gain;
  const kills = strike >= livesLeft(s, to);
  const first = hasWord(s, by, 'firstStrike') && !hasWord(s, to, 'firstStrike');
  return gain - (first && kills ? 0 : harmOf(s, by, strikeOf(s, to)));
}

function useWorth(s: Heroes, card: number, number: number, { danger }: Outlook): number {
  const piece = pieceOf(s, card);
  if (!piece) return 0;
  const ability = textOf(s, piece).abilities[number];
  if (ability?.kind !== 'action') return 0;
  const worth = effectsWorth(s, piece.seat, ability.does);
  const coins = actionCostOf(s, piece, ability.coins ?? 0);
  const closing = ability.close && isCreature(s, piece) ? 0.4 + danger * 0.2 * creatureWorth(s, piece) : 0;
  const extra = ability.cost ? 1 : 0;
  return worth - 0.3 * coins - closing - extra;
}

/** How much better it is that this creature meets the attack than its target. */
function defenceWorth(s: Heroes, card: number): number {
  const frame = s.frames.findLast((one): one is AttackFrame => one.kind === 'attack');
  const by = frame && pieceOf(s, frame.attacker);
  const to = frame && pieceOf(s, frame.target);
  const own = pieceOf(s, card);
  if (!by || !to || !own) return 0;
  return fightWorth(s, by, to) - fightWorth(s, by, own) - 0.2;
}

function pickWorth(s: Heroes, seat: Seat, q: Question, card: number): number {
  const piece = pieceOf(s, card);
  const effect = q.about?.effect ?? '';
  switch (q.ask) {
    case 'mulligan':
      return (cardOf(s, card).cost ?? 0) - 4.5;
    case 'discardOwn':
    case 'tuck':
      return -0.3 * (cardOf(s, card).cost ?? 0) - 0.1;
    case 'look':
      return 0.3 * (cardOf(s, card).cost ?? 0);
    default:
  }
  if (!piece) return 0.3 + 0.3 * (cardOf(s, card).cost ?? 0);
  const enemy = piece.seat !== seat;
  if (effect === 'wound' || effect === 'shot' || effect === 'poison') {
    const harm = harmOf(s, piece, Math.max(1, q.about?.amount ?? 2)) + 0.2;
    return enemy ? harm : -harm;
  }
  const worth = isCreature(s, piece) ? creatureWorth(s, piece) : 1.5;
  if (effect === 'heal')
    return (enemy ? -1 : 1) * (piece.wounds > 0 ? 0.3 * Math.min(3, piece.wounds) + 0.1 * worth : 0);
  if (harmful.has(effect)) {
    const ready = effect === 'close' && piece.closed ? 0.1 : 1;
    return enemy ? ready * worth : -worth;
  }
  return enemy ? 0.1 * worth : 0.5 + 0.2 * worth;
}

function shareWorth(s: Heroes, seat: Seat, card: number, nth: number, effect: string): number {
  const piece = pieceOf(s, card);
  if (!piece) return 0;
  const harm = harmOf(s, piece, nth) - harmOf(s, piece, nth - 1);
  const good = effect === 'heal' || effect === 'shield';
  return (piece.seat === seat) === good ? harm : -harm;
}
