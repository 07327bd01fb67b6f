/** What may come of an attack that a seat is about to declare or to meet: a case for everybody who may meet it. */
import {
  answer,
  branch,
  encode,
  imagine,
  type Question,
  questionFor,
  type Reason,
  type Seat,
  seeded,
  type YesNoQuestion,
} from '@vigrid/kernel';
import type { BerserkAct } from '../acts.ts';
import { isFlying, near } from '../features/figures.ts';
import { canDefend, defendable, defenders } from '../flow/combat/defenders.ts';
import type { Piece } from '../state/piece.ts';
import type { AbilityItem } from '../state/stack.ts';
import { type Berserk, type G, pieceOf, rival } from '../state.ts';
import { told } from '../telling.ts';
import { oddsOf } from './odds.ts';
import { barredCase, oddsCase, outcomeCase, unknownCase, weakenCase } from './odds-text.ts';
import { outcomeOf } from './outcome.ts';
import { type Course, setOffBy } from './set-off.ts';
import type { OddsPreview } from './view.ts';

/**
 * Acts: a strike, an answer to a strike that is declared; `{ do: 'aim', target }` for the target that is asked for;
 * `{ do: 'mode', mode }` for a no (0) or a yes (1). What the seat does not know is dealt anew first, so that nothing can
 * show through.
 */
export function preview(g: G, seat: Seat, intent: BerserkAct): OddsPreview[] {
  const imagined = imagine(g, seat, seeded('preview'));
  const asked = questionFor(imagined, seat);
  if (!asked) return [];
  if (intent.do === 'mode' && asked.kind === 'yesno') return weakening(imagined, asked, intent.mode > 0);
  const n = encode(asked, intent.do === 'aim' ? [intent.target] : intent);
  if (n === null) return [];
  const cases =
    intent.do === 'pass' || intent.do === 'defend'
      ? meeting(imagined, seat, n, intent)
      : aims(asked, intent)
        ? declared(imagined, seat, n)
        : [];
  // Cells and rows have numbers, too.
  if (cases.length === 0 && intent.do === 'aim' && asked.kind === 'cards')
    return effects(imagined, asked, n, intent.target);
  return cases.map((one) => ({ ...one, rule: told(g.state, one.rule) }));
}

const aims = (q: Question, intent: BerserkAct): boolean =>
  intent.do === 'aim' ? q.kind === 'cards' && q.ask === 'target' : intent.do === 'strike';

/** What an ability that rolls no dice does to whom it is aimed at. */
function effects(from: G, { seat, rule }: Question, n: number, target: number): OddsPreview[] {
  const outcome = outcomeOf(from, seat, n);
  return outcome ? [outcomeCase(from.state, outcome, target, told(from.state, rule))] : [];
}

/** What the two deal each other if the strike is made weaker, or is not (B12-514.4). */
function weakening(from: G, q: YesNoQuestion, yes: boolean): OddsPreview[] {
  const outcome = q.ask === 'weaken' ? outcomeOf(from, q.seat, yes ? 1 : 0) : null;
  return outcome ? [weakenCase(outcome, q.about?.target ?? -1, yes, told(from.state, q.rule))] : [];
}

/** The cases as the attack goes onto the stack, before any die is thrown. */
function declared(from: G, seat: Seat, n: number): OddsPreview[] {
  const run = branch(from);
  let cases: OddsPreview[] | null = null;
  run.listener = (event) => {
    const top = run.state.stack.at(-1);
    if (event.kind !== 'declared' || cases || top?.kind !== 'ability' || !top.attack) return;
    cases = casesOf(run.state, top, { from, seat, answer: n, item: top.id });
  };
  answer(run, seat, n);
  return cases ?? [];
}

function casesOf(s: Berserk, item: AbilityItem, course: Course): OddsPreview[] {
  const target = item.attack?.target ?? -1;
  const may = defenders(s, rival(item.seat));
  return [
    caseOf(s, item, target, false, course),
    ...may.map((card) => caseOf(s, item, card, true, course)),
    ...barred(s, item),
  ];
}

function caseOf(
  s: Berserk,
  item: AbilityItem,
  against: number,
  defends: boolean,
  course: Course,
): OddsPreview {
  const odds = oddsOf(s, item, against);
  if (!odds) return unknownCase(against);
  const setsOff = setOffBy(course, odds, defends ? against : -1);
  return oddsCase(s, { ...odds, setsOff }, defends);
}

/** The strike under way, if this card or nobody steps in. */
function meeting(from: G, seat: Seat, n: number, intent: BerserkAct): OddsPreview[] {
  const s = from.state;
  const item = defendable(s);
  if (!item?.attack) return [];
  const defends = intent.do === 'defend';
  const against = intent.do === 'defend' ? intent.card : item.attack.target;
  return [caseOf(s, item, against, defends, { from, seat, answer: n, item: item.id })];
}

/** Next to those who fight, or in the air with one of them. */
function standsBy(s: Berserk, piece: Piece, { card, attack }: AbilityItem): boolean {
  const by = pieceOf(s, card);
  const to = pieceOf(s, attack?.target ?? -1);
  if (!by || !to) return false;
  if (to.cell < 0) return isFlying(s, piece);
  return near(s, piece, to) && (isFlying(s, by) || near(s, piece, by));
}

/** Creatures of the target's squad next to it that may not step in, by the reason. */
function barred(s: Berserk, item: AbilityItem): OddsPreview[] {
  if (defendable(s) !== item) return [];
  const groups = new Map<string, { reason: Reason; cards: number[] }>();
  for (const card of s.sides[rival(item.seat)].squad) {
    const piece = pieceOf(s, card);
    const reasons: Reason[] = [];
    if (!piece || piece.hidden || card === item.attack?.target || canDefend(s, piece, item, reasons))
      continue;
    const [reason] = reasons;
    // Who stands elsewhere needs no line of its own.
    if (!reason || !standsBy(s, piece, item)) continue;
    const group = groups.get(reason.why) ?? { reason, cards: [] };
    group.cards.push(card);
    groups.set(reason.why, group);
  }
  return [...groups.values()].map(({ reason, cards }) => barredCase(s, reason, cards));
}
