/** Why a seat may not do something now. Uses the same predicates that make the list of legal acts. */
import {
  encode,
  type Frame,
  no,
  type PickQuestion,
  type Question,
  questionFor,
  type Reason,
  type Seat,
  type Why,
} from '@vigrid/kernel';
import type { Played } from './abilities/index.ts';
import { listNumber } from './abilities/named.ts';
import type { Word } from './abilities/words.ts';
import type { BerserkAct } from './acts.ts';
import { isFree } from './features/evaluate.ts';
import { fits } from './features/fits.ts';
import { has, wordOf } from './features/gains.ts';
import { isAttackType } from './flow/combat/blow.ts';
import { canDefend, defendable } from './flow/combat/defenders.ts';
import { mayClaim } from './flow/ending/claim.ts';
import { canReplaceMovement, maySwap, stepCells } from './flow/movement/may-move.ts';
import { isKeptFrom } from './flow/movement/relocation.ts';
import { mayDeploy } from './flow/preliminary/deployment.ts';
import { maySeat } from './flow/preliminary/seating.ts';
import { mayPutBack, mayRecruit } from './flow/preliminary/squad.ts';
import { accumulates, bound, canPrepare, canRetreat } from './flow/turn/choice.ts';
import type { RuleId } from './rulebook/index.ts';
import { canAct, canStrikeAt, obliged, strikeTargets } from './stack/acting.ts';
import { at, choiceOf } from './stack/aim.ts';
import { canPlay, mayReveal, playablesOf } from './stack/playing.ts';
import { againstEffect } from './stack/possible.ts';
import { againstTarget } from './stack/targets.ts';
import type { UseFrame } from './state/frames.ts';
import type { Piece } from './state/piece.ts';
import { type Berserk, type G, type Phase, pieceOf, profileOf } from './state.ts';
import { toldAll } from './telling.ts';
import { distance, straightTo } from './zones/battlefield.ts';

export function explain(g: G, seat: Seat, act: BerserkAct): Reason[] {
  const q = questionFor(g, seat);
  if (q?.kind === 'act' && encode(q, act) !== null) return [];
  const reasons: Reason[] = [];
  // What no predicate forbids is simply not what is asked for.
  if (mayDo(g.state, seat, act, q, reasons)) reasons.push(...notNow(g, seat, act, q));
  return toldAll(g.state, reasons);
}

/** Why a card can not be the target that is asked for. */
export function explainPick({ state }: G, q: PickQuestion, card: number): Reason[] {
  return toldAll(state, againstPick(state, q, card));
}

function againstPick(s: Berserk, q: PickQuestion, card: number): Reason[] {
  const frame = s.frames.at(-1);
  if (!isUse(frame) || q.ask !== 'target') return [];
  const { step, ctx } = at(s, frame);
  const piece = pieceOf(s, card);
  if (!piece) return [{ rule: 'B12-501.1', why: 'gone' }];
  // What protects a hidden card is not known to everybody.
  if (piece.hidden) return [];
  if (step.use === 'or') return [];
  if (!('do' in step)) return againstTarget(s, step, ctx, piece);
  const choice = choiceOf(step);
  const rule = choice && fits(s, choice.choose, piece, ctx) ? againstEffect(s, step.do, card, ctx) : null;
  return rule ? [{ rule, why: 'notPossible', card }] : [];
}

const isUse = (frame: Frame | undefined): frame is UseFrame => frame?.kind === 'use';

/** The rule by which each act has a time of its own (B09-215.5). */
const times: Readonly<Record<BerserkAct['do'], RuleId>> = {
  goFirst: 'B12-402.1',
  goSecond: 'B12-402.1',
  redeal: 'B12-402.4.1',
  keep: 'B12-402.4.1',
  suggest: 'B12-403.2',
  done: 'B12-403.2',
  show: 'B12-403.1',
  recruit: 'B12-403.2',
  putBack: 'B12-403.2',
  deploy: 'B12-404.1',
  host: 'B12-209.2',
  move: 'B12-506.2',
  jump: 'B12-506.2',
  teleport: 'B12-506.2',
  maneuver: 'B12-506.2',
  strike: 'B12-412.2',
  use: 'B12-304.1',
  accumulate: 'B12-412.2',
  prepare: 'B12-412.2',
  retreat: 'B12-412.2',
  end: 'B12-412.2',
  pass: 'B12-303.1',
  defend: 'B12-513.1',
  reveal: 'B12-529.3',
  declare: 'B12-305.1',
  leave: 'B12-113.6',
  mode: 'B12-505.5',
  replace: 'B12-531.4.1',
  decline: 'B12-531.4.1',
  claim: 'B12-602.1',
  aim: 'B12-501.1',
};

function notNow(g: G, seat: Seat, act: BerserkAct, q: Question | null): Reason[] {
  const s = g.state;
  if (s.result) return [{ rule: 'B12-605.1', why: 'over' }];
  const rule = act.do === 'use' ? untimely(g, q, isSudden(s, act)) : times[act.do];
  const over = passed(s, act);
  const own = s.turn === 0 || s.active === seat;
  const why = q ? 'notAsked' : own ? 'notNow' : 'notYourTurn';
  const slow = s.turn === 0 ? [] : slowRules(s, act, own);
  return [...new Set([...slow, ...(over ? [over] : []), rule])].map((one) => ({ rule: one, why }));
}

/** The rules that bind what is slow to the own turn and to an empty stack (B12-304.2). */
function slowRules(s: Berserk, { do: what }: BerserkAct, own: boolean): RuleId[] {
  const old = s.edition === '2009';
  const busy = own && s.stack.length > 0;
  if (times[what] === 'B12-506.2') return busy ? [old ? 'B09-203.8' : 'B12-304.1'] : [];
  if (what === 'strike') return old ? ['B09-205.2a'] : busy ? ['B12-304.1', 'B12-107.2'] : ['B12-107.2'];
  return busy && times[what] === 'B12-412.2' && what !== 'end' ? ['B12-304.1'] : [];
}

/** In 2009 who has passed in a step before the battle declares nothing more in it. */
function passed({ edition, turn, phase }: Berserk, { do: what }: BerserkAct): RuleId | null {
  if (edition === '2012' || turn > 0) return null;
  if (what === 'show') return 'B09-303.2';
  if (what !== 'declare') return null;
  return phase === 'battleStart' ? 'B09-307.4' : phase === 'vanguard' ? 'B09-308.2' : null;
}

/** In 2009 nothing is played before the battle, step by step. */
const beforeBattle: Readonly<Partial<Record<Phase, RuleId>>> = {
  deal: 'B09-302.4',
  recruitment: 'B09-304.2',
};

/** The rule by which nothing is declared now: another declaration is being made, or harm is on its way. */
function untimely(g: G, q: Question | null, sudden: boolean): RuleId {
  const { edition, phase, turn } = g.state;
  if (edition === '2009' && turn === 0) return beforeBattle[phase] ?? 'B09-301.3';
  const open = q ?? questionFor(g, 0) ?? questionFor(g, 1);
  if (open?.ask === 'replace') return 'B12-519.4';
  if (!q && open?.ask === 'choice') return 'B12-412.1';
  if (open && declaring.includes(open.ask)) return 'B12-526.2';
  return sudden ? 'B12-304.3' : times.use;
}

function isSudden(s: Berserk, act: Extract<BerserkAct, { do: 'use' }>): boolean {
  const piece = pieceOf(s, act.card);
  const playable =
    piece && playablesOf(s, piece).find(({ def, number }) => def === act.of && number === act.feature);
  return playable?.feature.pay.sudden === true;
}

/** Questions that are part of a declaration. */
const declaring = ['mode', 'may', 'target', 'target2', 'card', 'row', 'number', 'cell', 'split'];

/** False, with the reason, where a rule forbids it whatever is asked; true where only its time has not come. */
function mayDo(s: Berserk, seat: Seat, act: BerserkAct, q: Question | null, why: Reason[]): boolean {
  switch (act.do) {
    case 'recruit':
      return q?.ask !== 'recruit' || mayRecruit(s, s.sides[seat], act, why);
    case 'putBack':
      return q?.ask !== 'recruit' || mayPutBack(s.sides[seat], act.card, why);
    case 'deploy':
      return q?.ask !== 'deploy' || mayDeploy(s, seat, act.card, act.cell, why);
    case 'host': {
      if (q?.ask !== 'host') return true;
      const piece = ownPiece(s, seat, act.card, why);
      if (!piece) return false;
      const host = pieceOf(s, act.host);
      return host ? maySeat(s, piece, host, why) : no(why, { rule: 'B12-201.2', why: 'gone' });
    }
    case 'end':
      if (q?.ask !== 'choice' || !bound(s, seat)) return true;
      return no(why, { rule: 'B12-G-obligation-to-attack', why: 'mustStrike' });
    case 'claim':
      return q?.ask !== 'choice' || mayClaim(s, seat, act.what, why);
    case 'defend':
      return mayDefend(s, seat, act.card, why);
    case 'use':
      // B12-409.1: nobody plays features in the Beginning phase.
      if (s.phase === 'beginning' || s.phase === 'preparation')
        return no(why, { rule: 'B12-409.1', why: 'notNow' });
      return (q === null && s.turn > 0) || mayUse(s, seat, act, q, why);
    case 'reveal': {
      const piece = ownPiece(s, seat, act.card, why);
      if (!piece) return false;
      return mayReveal(s, piece, why);
    }
    case 'move':
    case 'jump':
    case 'teleport':
    case 'maneuver':
    case 'strike':
    case 'accumulate':
    case 'prepare':
    case 'retreat': {
      // B12-304.1, B09-215.3a: slow game actions wait for an empty stack.
      if (q?.ask === 'priority' && s.stack.length > 0) {
        for (const rule of new Set(['B12-304.1', ...slowRules(s, act, s.active === seat)] as const))
          no(why, { rule, why: 'slowAct', card: act.card });
        return false;
      }
      if (q?.ask !== 'choice') return true;
      const piece = ownPiece(s, seat, act.card, why);
      if (!piece) return false;
      if (piece.hidden) return no(why, { rule: 'B12-529.3', why: 'hidden', card: act.card });
      return mayChoose(s, piece, act, why);
    }
    default:
      return true;
  }
}

type ChoiceAct = Extract<
  BerserkAct,
  {
    do: 'move' | 'jump' | 'teleport' | 'maneuver' | 'strike' | 'accumulate' | 'prepare' | 'retreat';
  }
>;

/** What may be chosen for a revealed card of the Active player (B12-412.2). */
function mayChoose(s: Berserk, piece: Piece, act: ChoiceAct, why: Why): boolean {
  switch (act.do) {
    case 'move': {
      const reasons: Reason[] = [];
      if (stepCells(s, piece, reasons).includes(act.cell)) return true;
      if (reasons.length > 0) {
        why?.push(...reasons);
        return false;
      }
      if (isKeptFrom(s, piece, act.cell, 'move')) return no(why, keptOff(piece));
      if (!straightTo(piece.cell, act.cell))
        return no(why, { rule: 'B12-G-move', why: 'notNextCell', card: piece.card });
      return no(why, { rule: 'B12-507.2', why: 'occupied' });
    }
    case 'jump':
    case 'teleport':
      return mayLeap(s, piece, act.do, act.cell, why);
    case 'maneuver':
      return mayManeuver(s, piece, act.partner, why);
    case 'strike':
      return mayStrike(s, piece, act.target, why);
    case 'accumulate':
      return accumulates(s, piece, why) && canAct(s, piece, why);
    case 'prepare':
      return canPrepare(s, piece, why);
    case 'retreat':
      return canRetreat(s, piece, why);
  }
}

const keptOff = ({ card }: Piece): Reason => ({ rule: 'RB-102', why: 'cannotMoveThere', card });

const leaps = {
  jump: { word: 'jump', rule: 'B12-G-jump-range-x' },
  teleport: { word: 'teleportation', rule: 'B12-G-teleportation' },
} as const satisfies Record<string, { word: Word; rule: RuleId }>;

function mayLeap(s: Berserk, piece: Piece, way: keyof typeof leaps, cell: number, why: Why): boolean {
  const { word, rule } = leaps[way];
  const range = wordOf(s, piece, word);
  if (range === 0) return no(why, { rule, why: 'lacksWord', card: piece.card });
  if (!canReplaceMovement(s, piece, why, rule)) return false;
  if (!isFree(s, cell)) return no(why, { rule: 'B12-507.2', why: 'occupied' });
  if (isKeptFrom(s, piece, cell, 'move')) return no(why, keptOff(piece));
  const have = distance(piece.cell, cell);
  if (way === 'teleport' || !profileOf(s).jumpRange || have <= range) return true;
  return no(why, { rule, why: 'tooFar', card: piece.card, have, need: range });
}

function mayManeuver(s: Berserk, piece: Piece, partner: number, why: Why): boolean {
  const rule = 'B12-G-maneuver';
  if (!has(s, piece, 'maneuver')) return no(why, { rule, why: 'lacksWord', card: piece.card });
  if (!canReplaceMovement(s, piece, why, rule)) return false;
  const mate = pieceOf(s, partner);
  if (!mate) return no(why, { rule, why: 'noPartner' });
  if (!straightTo(piece.cell, mate.cell)) return no(why, { rule, why: 'notNextCell', card: partner });
  return maySwap(s, piece, mate, why);
}

function mayStrike(s: Berserk, piece: Piece, target: number, why: Why): boolean {
  const to = pieceOf(s, target);
  if (!to) return no(why, { rule: 'B12-501.1', why: 'gone' });
  if (!canStrikeAt(s, piece, to, why)) return false;
  const lures = strikeTargets(s, piece);
  if (!lures.includes(target)) return no(why, { rule: 'B12-525.2', why: 'lured', card: lures[0] });
  const must = obliged(s, piece);
  if (must.length === 0 || must.includes(target)) return true;
  return no(why, { rule: 'B12-G-obligation-to-attack', why: 'mustStrike' });
}

function mayUse(
  s: Berserk,
  seat: Seat,
  act: Extract<BerserkAct, { do: 'use' }>,
  q: Question | null,
  why: Why,
): boolean {
  const piece = ownPiece(s, seat, act.card, why);
  if (!piece) return false;
  if (piece.hidden) return no(why, { rule: 'B12-529.3', why: 'hidden', card: act.card });
  if (act.feature === listNumber('rage')) {
    const rule = 'B12-G-rage-x';
    if (!has(s, piece, 'rage')) return no(why, { rule, why: 'lacksWord', card: act.card });
    return no(why, {
      rule,
      why: piece.chips > 0 ? 'rageNotNow' : 'chips',
      card: act.card,
      need: 1,
      have: piece.chips,
    });
  }
  const playable = playablesOf(s, piece).find(({ def, number }) => def === act.of && number === act.feature);
  if (!playable) return no(why, { rule: 'B12-114.1', why: 'lacksFeature', card: act.card });
  if (q?.ask === 'priority' && !playable.feature.pay.sudden)
    return no(why, { rule: slowRule(s, playable.feature), why: 'slow', card: act.card });
  // Who has nothing to answer with is not asked: what keeps it from that is the reason.
  if (s.turn > 0 && !q && playable.feature.pay.sudden) return canPlay(s, piece, playable, act.x ?? 0, why);
  if (s.turn > 0 && q?.ask !== 'priority' && q?.ask !== 'choice') return true;
  const { pay } = playable.feature;
  if ((pay.chips === 'X' || pay.lives === 'X') && (act.x ?? 0) < 1)
    return no(why, { rule: 'B12-522.2', why: 'nothingPaid', card: act.card });
  return canPlay(s, piece, playable, act.x ?? 0, why);
}

/** Slow attacks, slow actions, other slow features. */
function slowRule(s: Berserk, { pay, does }: Played): RuleId {
  if (!pay.close) return 'B12-304.2';
  const attacks = does.some(({ use }) => use !== 'or' && isAttackType(use));
  return attacks && s.stack.length > 0 ? 'B12-512.1' : 'B12-510.3';
}

function mayDefend(s: Berserk, seat: Seat, card: number, why: Why): boolean {
  const piece = ownPiece(s, seat, card, why);
  if (!piece) return false;
  const item = defendable(s, why);
  if (!item) return false;
  if (seat === s.active) return no(why, { rule: 'B12-513.1', why: 'ownAttack' });
  return canDefend(s, piece, item, why);
}

/** The seat's own card in play. A card that is not the seat's to know counts as not in play. */
function ownPiece(s: Berserk, seat: Seat, card: number, why: Why): Piece | undefined {
  const piece = pieceOf(s, card);
  if (!piece) {
    no(why, { rule: 'B12-201.2', why: 'gone' });
    return undefined;
  }
  if (piece.seat === seat) return piece;
  no(why, { rule: 'B12-101.2', why: 'notYours', card });
  return undefined;
}
