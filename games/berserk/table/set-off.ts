/**
 * Whose features an attack sets off, though nobody responds to it. The odds do not reckon with what comes of these: it
 * depends on choices and on further dice. Found by playing the attack out, once for each outcome.
 */
import { answer, awaited, branch, type Question, questionFor, ScriptError, type Seat } from '@vigrid/kernel';
import type { BerserkAct } from '../acts.ts';
import type { Item } from '../state/stack.ts';
import { type Berserk, type G, pieceOf } from '../state.ts';
import { featureName } from '../text/acts.ts';
import { featureRef } from './look.ts';
import type { Odds, SetOff } from './view.ts';

/** How the attack comes about. */
export interface Course {
  readonly from: G;
  readonly seat: Seat;
  /** The answer that declares it or lets it come, and its number on the stack. */
  readonly answer: number;
  readonly item: number;
}

/** `defender`: who steps in when asked, -1 for nobody. */
export function setOffBy(course: Course, { falls, fight }: Dice, defender: number): SetOff[] {
  const found = new Map<string, SetOff>();
  const tried = new Set<string>();
  for (const [i, { grade, answer: back }] of falls.entries()) {
    const outcome = `${grade} ${back >= 0}`;
    if (tried.has(outcome)) continue;
    tried.add(outcome);
    const dice = fight ? [Math.floor(i / 6) + 1, (i % 6) + 1] : [i + 1];
    for (const one of played(course, dice, defender)) found.set(`${one.card} ${one.feature?.en}`, one);
  }
  // What lies face down is imagined, and must not seem to be known.
  return [...found.values()].filter(({ card }) => pieceOf(course.from.state, card)?.hidden === false);
}

type Dice = Pick<Odds, 'falls' | 'fight'>;

/** More questions than this in a row are none of the attack. */
const patience = 30;

/** Where a feature needs chance before the dice of the attack are thrown, these fall as they will. */
function played(course: Course, dice: readonly number[], defender: number): SetOff[] {
  try {
    return playOut(course, dice.slice(), defender);
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    return playOut(course, null, defender);
  }
}

/** Everybody passes while the attack goes through its stages; tells whose features were or might be declared. */
function playOut(
  { from, seat, answer: first, item }: Course,
  dice: number[] | null,
  defender: number,
): SetOff[] {
  const run = branch(from);
  const { state } = run;
  const found: SetOff[] = [];
  const onStack = () => state.stack.some(({ id }) => id === item);
  let begun = onStack();
  let over = false;
  state.random.script = dice;
  run.listener = ({ kind }) => {
    // What the next phase brings is none of the attack.
    if (kind === 'phase' && begun && !onStack()) over = true;
    const top = state.stack.at(-1);
    if (kind === 'declared' && begun && !over && top) found.push(declaredBy(state, top));
    if (kind === 'declared') begun = true;
    // Once the dice of the attack lie, chance goes on as ever.
    if (dice?.length === 0) state.random.script = null;
  };
  answer(run, seat, first);
  for (let i = 0; i < patience && !over && !state.result; i++) {
    const [next] = awaited(run);
    const q = next === undefined ? null : questionFor(run, next);
    if (next === undefined || !q || (q.ask === 'choice' && begun)) break;
    found.push(...waiting(state, q));
    answer(run, next, quietest(q, defender));
  }
  return found;
}

/** The feature of which an ability has come onto the stack. */
function declaredBy(s: Berserk, item: Item): SetOff {
  const use = item.kind === 'ability' ? s.uses.find(({ id }) => id === item.use) : undefined;
  if (!use) return { card: item.card, feature: null };
  return { card: item.card, feature: wordsOf(s, use.def, use.list < 0 ? use.list : use.feature) };
}

const wordsOf = (s: Berserk, def: number, feature: number): SetOff['feature'] =>
  feature < 0 ? featureName(feature) : featureRef(s, { def, feature }).text;

/** Features that wait for a yes or no; who rolls twice and chooses. */
function waiting(s: Berserk, q: Question<BerserkAct>): SetOff[] {
  if (q.kind !== 'act') return [];
  if (q.ask === 'pickRoll')
    return q.about?.source === undefined ? [] : [{ card: q.about.source, feature: null }];
  return q.options.flatMap((act): SetOff[] => {
    if (act.do === 'declare') return [{ card: act.card, feature: wordsOf(s, act.of, act.feature) }];
    return act.do === 'replace' ? [{ card: act.card, feature: null }] : [];
  });
}

/** What stops the attack least: nobody responds, leaves open what may be left, weakens the strike. */
function quietest(q: Question, defender: number): number {
  if (q.kind !== 'act') return 0;
  const steps = q.options.findIndex((act) => act.do === 'defend' && 'card' in act && act.card === defender);
  const idle = q.options.findIndex((act) => idling.has(act.do));
  return Math.max(0, steps >= 0 ? steps : idle);
}

const idling = new Set(['pass', 'leave', 'decline']);
