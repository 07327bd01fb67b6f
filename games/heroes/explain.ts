/** Why a seat may not do something now. Uses the same predicates that make the list of legal acts. */
import {
  encode,
  no,
  type PickQuestion,
  type Question,
  questionFor,
  type Reason,
  type Seat,
  type Why,
} from '@vigrid/kernel';
import { againstChoice } from './abilities/misfits.ts';
import type { HeroesAct } from './acts.ts';
import { mayDefend } from './flow/attack.ts';
import { mayPlay, mayStrike, mayStrikeAt, mayTake, mayUse } from './flow/main.ts';
import { deciderOf, type G, type Heroes, isAttack, isEffects, type Piece, pieceOf } from './state.ts';

export function explain(g: G, seat: Seat, act: HeroesAct): Reason[] {
  const reasons: Reason[] = [];
  const q = questionFor(g, seat);
  if (act.do === 'defend') mayDefendNow(g, seat, act.card, reasons);
  else if (g.state.stage !== 'main' || q?.ask !== 'main') {
    if (!isOffered(q, act)) reasons.push(notNow(g.state, seat, act));
  } else mayDo(g.state, q.behalf ?? seat, act, reasons);
  return reasons;
}

/** Why a card can not be among those that are chosen. */
export function explainPick({ state }: G, q: PickQuestion, card: number): Reason[] {
  if (q.ask === 'mulligan') return [{ rule: q.rule, why: 'exchangeHand' }];
  const frame = state.frames.at(-1);
  return frame && isEffects(frame) ? againstChoice(state, frame, q.rule, card) : [];
}

function notNow(s: Heroes, seat: Seat, act: HeroesAct): Reason {
  if (deciderOf(s, seat) !== seat) return { rule: 'RH-48', why: 'commanded' };
  // Quests are taken in the choice phase: between the acts of the main stage (RH-4).
  const rule = act.do === 'take' ? 'BH-2.6' : 'BH-8.12';
  return { rule, why: s.active === seat ? 'notMainStage' : 'notYourTurn' };
}

/** Outside the main stage nothing may be done but what a rule or a card asks for. */
const isOffered = (q: Question | null, act: HeroesAct): boolean =>
  q?.kind === 'act' && encode(q, act) !== null;

function mayDo(s: Heroes, seat: Seat, act: HeroesAct, why: Reason[]): boolean {
  switch (act.do) {
    case 'play':
      return mayPlay(s, seat, act.card, act.alternative, why);
    case 'take':
      return mayTake(s, seat, act.card, why);
    case 'use': {
      const piece = ownPiece(s, seat, act.card, why);
      return piece !== undefined && mayUse(s, piece, act.ability, why);
    }
    case 'attack': {
      const piece = ownPiece(s, seat, act.card, why);
      if (!piece || !mayStrike(s, piece, why)) return false;
      const target = pieceOf(s, act.target);
      if (!target) return no(why, { rule: 'BH-9.1', why: 'gone' });
      return mayStrikeAt(s, piece, target, why);
    }
    default:
      return act.do === 'end' || no(why, { rule: 'BH-8.12', why: 'notMainStage' });
  }
}

function mayDefendNow(g: G, seat: Seat, card: number, why: Reason[]): boolean {
  const frame = g.state.frames.find(isAttack);
  const q = questionFor(g, seat);
  if (!frame || q?.ask !== 'defend') return no(why, { rule: 'BH-11.1', why: 'noAttack' });
  const piece = ownPiece(g.state, q.behalf ?? seat, card, why);
  return piece !== undefined && mayDefend(g.state, piece, frame, why);
}

/** The seat's own card in play. A card that is not the seat's to know counts as not in play. */
function ownPiece(s: Heroes, seat: Seat, card: number, why: Why): Piece | undefined {
  const piece = pieceOf(s, card);
  if (!piece) {
    no(why, { rule: 'BH-9.1', why: 'gone' });
    return undefined;
  }
  if (piece.seat === seat) return piece;
  no(why, { rule: 'BH-8.23', why: 'notYours', card });
  return undefined;
}
