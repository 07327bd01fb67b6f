/** Whom an effect can be done to: named by the text, or to be chosen. */
import type { PickQuestion, Seat } from '@vigrid/kernel';
import { forceBit } from '../cards/bits.ts';
import { deedOf, type Effect } from '../effects/index.ts';
import { cardByNumber, cardOf, type EffectsFrame, type G, type Heroes, rival } from '../state.ts';
import { type Choice, isPick, namedBy, picked, taunts } from './choices.ts';
import { effectAt } from './lists.ts';
import type { Measure } from './printed.ts';

/** The cards an effect names without a choice. */
export function named(s: Heroes, e: Effect, f: EffectsFrame): number[] {
  const to = deedOf(e).target?.(e);
  return to === undefined ? [] : namedBy(s, to, f);
}

/** Whether the effect lets somebody choose cards. */
export function choosesTarget(e: Effect): boolean {
  const deed = deedOf(e);
  return deed.target ? isPick(deed.target(e)) : deed.choice !== undefined;
}

export function targetQuestion(g: G, f: EffectsFrame): PickQuestion | null {
  const s = g.state;
  const e = effectAt(s, f);
  const deed = deedOf(e);
  const choice = choiceFor(s, e, f);
  if (!choice) return null;
  const declinable = f.optional && f.at === 0 && f.chooser === f.seat;
  const drawn = drawnTo(s, f);
  // Whoever must be chosen is; the question is whom else, if there is room and somebody else.
  const others = drawn.length < choice.count ? choice.from.filter((one) => !drawn.includes(one)) : [];
  const among = drawn.length === 0 || (others.length > 0 && !declinable);
  const from = among ? (drawn.length === 0 ? choice.from : others) : drawn;
  const max = Math.min(choice.count - (among ? drawn.length : 0), from.length);
  if (max === 0 && !choice.secret) return null;
  const optional = declinable || (choice.upTo && among);
  return {
    kind: 'cards',
    seat: amongPlay(e) && choice.seat === f.seat ? f.chooser : choice.seat,
    ask: choice.ask,
    rule: deed.rule ?? (amongPlay(e) ? 'BH-9.1' : 'BH-9.2'),
    about: {
      source: f.card,
      effect: e.do,
      ...('amount' in e && typeof e.amount === 'number' && { amount: e.amount }),
      ...deed.about?.(e, f),
    },
    from,
    min: optional ? 0 : max,
    max,
    ...(choice.ordered && max > 1 && { ordered: true }),
    ...(choice.secret && { always: true }),
  };
}

/** Those among the possible targets of an attack or a spell that draw the enemy's attacks and spells to themselves. */
export function drawnTo(s: Heroes, f: EffectsFrame): readonly number[] {
  if ((s.brings & forceBit.taunt) === 0) return [];
  const e = effectAt(s, f);
  if (!amongPlay(e) || (!deedOf(e).attacks && cardOf(s, f.card).type !== 'spell')) return [];
  const drawing = s.sides[rival(f.seat)].play.filter(taunts).map((piece) => piece.card);
  return choiceFor(s, e, f)?.from.filter((one) => drawing.includes(one)) ?? [];
}

/** Whether the effect of a frame finds whom it needs, as it was chosen. */
export const canBeDone = (s: Heroes, e: Effect, f: EffectsFrame): boolean =>
  possible(s, e, f.seat, f.card) && !nobodyFits(choiceFor(s, e, f));

const nobodyFits = (choice: Choice | null): boolean =>
  choice !== null && !choice.secret && choice.from.length === 0;

/** Whether something is now to be chosen among cards in play, by the one whose text it is; a cost is nobody else's. */
export function choosesInPlay(s: Heroes, f: EffectsFrame): boolean {
  const ability = cardByNumber(s, f.def).abilities[f.ability];
  const cost = ability.kind === 'action' && f.path.length === 0 ? (ability.cost?.length ?? 0) : 0;
  if (f.chooser !== f.seat || f.at < cost || !amongPlay(effectAt(s, f))) return false;
  const choice = choiceFor(s, effectAt(s, f), f);
  return choice?.seat === f.seat && choice.from.length > 0;
}

/** Whether it chooses among cards in play (BH-9.1). */
export function amongPlay(e: Effect): boolean {
  const deed = deedOf(e);
  return deed.target ? isPick(deed.target(e)) : deed.inPlay === true;
}

/** Zones are one's own unless the text names the enemy's (BH-9.2). */
function choiceFor(s: Heroes, e: Effect, by: Measure): Choice | null {
  const deed = deedOf(e);
  if (deed.choice) return deed.choice(s, e, by);
  return deed.target ? picked(s, deed.target(e), deed.moves ?? false, by) : null;
}

/** Whether all of an effect can be done (BH-G-otherwise). What is secret is for the player to say, who may decline. */
export function inFull(s: Heroes, e: Effect, by: EffectsFrame): boolean {
  const choice = choiceFor(s, e, by);
  if (choice && !choice.secret && !choice.upTo && choice.from.length < choice.count) return false;
  return possible(s, e, by.seat, by.card);
}

/** Whether an effect can be carried out at all: there is somebody to choose (RH-41). Uses nothing that is secret. */
export function possible(s: Heroes, e: Effect, seat: Seat, card: number): boolean {
  const by = { seat, card, x: 0 };
  const can = deedOf(e).possible?.(s, e, by, possible) ?? null;
  if (can !== null) return can;
  return !nobodyFits(choiceFor(s, e, by));
}
