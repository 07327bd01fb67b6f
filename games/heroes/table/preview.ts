/** What may come of an attack, case by case: it is played out for every answer of the defender, as far as it is fought. */
import {
  answer,
  branch,
  decode,
  encode,
  imagine,
  type Preview,
  type Question,
  questionFor,
  type Reason,
  type Seat,
  seeded,
} from '@vigrid/kernel';
import { hasWord } from '../abilities/meaning.ts';
import type { HeroesAct } from '../acts.ts';
import type { HeroesEvent } from '../events.ts';
import { attackFrame, mayDefend } from '../flow/attack.ts';
import {
  type AttackFrame,
  cardOf,
  type G,
  type Heroes,
  isAttack,
  isHero,
  type Piece,
  pieceOf,
  rival,
  squadOf,
} from '../state.ts';
import { barredText, type CardName, caseText } from '../text/blows.ts';
import { type Figures, figuresOf } from './figures.ts';
import { outcomeOf } from './outcome.ts';

/** An attack as it is fought. */
export interface Blow {
  readonly attacker: number;
  /** Whom the attacker fights: the target, or who steps in for it. */
  readonly opponent: number;
  readonly defends: boolean;
  /** Why the opponent does not strike back; null if it does. */
  readonly unanswered: 'hero' | 'closed' | 'fallen' | null;
  /** One of the two strikes before the other. */
  readonly firstStrike: boolean;
  /** What becomes of the opponent, of the attacker, and of whoever else is harmed. */
  readonly fates: readonly Fate[];
  /** Who wins by it. */
  readonly winners: readonly Seat[] | null;
}

/** What becomes of one card in play. */
export interface Fate {
  readonly card: number;
  readonly wounds: number;
  /** Wounds that armour or protection keeps off. */
  readonly kept: number;
  /** Lives before and after. */
  readonly before: number;
  readonly left: number;
  /** Weakening laid on it. */
  readonly weakened: number;
  readonly closes: boolean;
  /** Dies, or goes back to the hand in place of it. */
  readonly end: 'falls' | 'returns' | null;
}

export function preview(g: G, seat: Seat, intent: HeroesAct): Preview[] {
  if (intent.do === 'aim') return outcomeOf(g, seat, intent.target);
  const blows = blowsOf(g, seat, intent);
  const [first] = blows;
  if (!first) return [];
  const name: CardName = (card) => cardOf(g.state, card);
  const cases = grouped(blows).map((alike) => caseText(alike, seat, name));
  return intent.do === 'attack' ? [...cases, ...barred(g.state, first, name)] : cases;
}

/**
 * Every way in which the attack that the seat is about to make or to meet may be fought. What the seat does not know
 * is dealt anew first, so that nothing can show through. Abilities that trigger come after the fight and are left open.
 */
export function blowsOf(g: G, seat: Seat, intent: HeroesAct): Blow[] {
  const imagined = imagine(g, seat, seeded('preview'));
  const asked = questionFor(imagined, seat);
  const n = asked && encode(asked, intent);
  if (asked?.kind !== 'act' || n === null) return [];
  if (intent.do === 'attack') {
    const declared = branch(imagined);
    answer(declared, seat, n);
    const [meets] = declared.asked;
    if (meets?.kind === 'act' && meets.ask === 'defend') {
      return meets.options.map((_, i) => fought(declared, meets, i));
    }
    // Nobody may step in: it is fought at once.
    return [fought(imagined, asked, n)];
  }
  return asked.ask === 'defend' ? [fought(imagined, asked, n)] : [];
}

/** Gives the answer on a branch and looks at the table before and after the attack. */
function fought(from: G, q: Question, n: number): Blow {
  const run = branch(from);
  const before = figuresOf(from.state);
  const told: HeroesEvent[] = [];
  let fight: AttackFrame | undefined;
  let after: Figures | undefined;
  run.listener = (event) => {
    fight ??= run.state.frames.findLast(isAttack);
    if (fight && run.state.frames.includes(fight)) told.push(event);
    // An ability that waited says so before it does anything.
    else if (fight) after ??= figuresOf(run.state);
  };
  answer(run, q.seat, n);
  after ??= figuresOf(run.state);
  if (!fight) throw new Error(`No attack comes of ${JSON.stringify(decode(q, n))}.`);
  const { attacker, target, defender } = fight;
  const opponent = defender < 0 ? target : defender;
  const fates = new Map<number, Fate>();
  for (const [card, now] of before) fates.set(card, fateOf(card, now, after.get(card), told));
  const [met, attacks] = [opponent, attacker].map((card) => {
    const piece = inPlay(from.state, card);
    const fate = fates.get(card);
    if (!fate) throw new Error(`Card ${card} fights but has no figures.`);
    return { piece, fate, first: hasWord(from.state, piece, 'firstStrike') };
  });
  const others = [...fates.values()].filter(
    ({ card, before, left, end, closes }) =>
      card !== attacker && card !== opponent && (left !== before || end !== null || closes),
  );
  const silent = isHero(from.state, met.piece) ? 'hero' : met.piece.closed ? 'closed' : null;
  const firstStrike = silent === null && met.first !== attacks.first;
  const tooLate = firstStrike && attacks.first && met.fate.end !== null;
  return {
    attacker,
    opponent,
    defends: defender >= 0,
    unanswered: silent ?? (tooLate ? 'fallen' : null),
    firstStrike,
    fates: [met.fate, attacks.fate, ...others],
    winners: told.find((event) => event.kind === 'end')?.winners ?? null,
  };
}

/** One who is not in play any more has died or gone back to the hand. */
function fateOf(
  card: number,
  now: { readonly left: number; readonly closed: boolean },
  then: { readonly left: number; readonly closed: boolean } | undefined,
  told: readonly HeroesEvent[],
): Fate {
  const of = told.filter((event) => 'card' in event && event.card?.id === card);
  const wounds = of.filter((event) => event.kind === 'wound');
  const boosts = of.filter((event) => event.kind === 'boost');
  return {
    card,
    wounds: sum(wounds.map(({ amount }) => amount)),
    kept: sum(wounds.map(({ kept }) => kept)),
    weakened: -sum(boosts.map(({ amount }) => amount)),
    before: now.left,
    left: then?.left ?? 0,
    closes: !now.closed && (then?.closed ?? false),
    end: then ? null : of.some(({ kind }) => kind === 'return') ? 'returns' : 'falls',
  };
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

/** Defenders to whom and by whom the same happens are one case, however deadly a deadly blow is. */
function grouped(blows: readonly Blow[]): Blow[][] {
  const groups = new Map<string, Blow[]>();
  for (const blow of blows) {
    const fates = blow.fates.map(({ card, before, ...fate }, i) => {
      const of = i === 0 ? null : card;
      return fate.end ? { of, end: fate.end } : { of, ...fate };
    });
    const key = JSON.stringify({ ...blow, opponent: null, fates });
    const alike = groups.get(key);
    if (alike) alike.push(blow);
    else groups.set(key, [blow]);
  }
  return [...groups.values()];
}

/** Those of the target's squad that may not step in, by the reason. */
function barred(s: Heroes, { attacker, opponent: target }: Blow, name: CardName): Preview[] {
  const frame = attackFrame(attacker, target, false);
  const groups = new Map<string, { reason: Reason; cards: number[] }>();
  for (const piece of squadOf(s, s.sides[rival(inPlay(s, attacker).seat)])) {
    const reasons: Reason[] = [];
    if (piece.card === target || mayDefend(s, piece, frame, reasons)) continue;
    const [reason] = reasons;
    const group = groups.get(reason.why) ?? { reason, cards: [] };
    group.cards.push(piece.card);
    groups.set(reason.why, group);
  }
  return [...groups.values()].map(({ reason, cards }) => barredText(reason, cards, name));
}

function inPlay(s: Heroes, card: number): Piece {
  const piece = pieceOf(s, card);
  if (!piece) throw new Error(`Card ${card} fights but is not in play.`);
  return piece;
}
