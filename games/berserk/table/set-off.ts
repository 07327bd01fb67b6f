/**
 * Whose features an attack sets off, though nobody responds to it. The odds do not reckon with what comes of these: it
 * depends on choices and on further dice. Found by playing the attack out, once for each outcome.
 */
import { answer, awaited, branch, type Question, questionFor, ScriptError, type Seat } from '@vigrid/kernel';
import { type G, pieceOf } from '../state.ts';
import type { Odds } from './view.ts';

/** How the attack comes about. */
export interface Course {
  readonly from: G;
  readonly seat: Seat;
  /** The answer that declares it or lets it come, and its number on the stack. */
  readonly answer: number;
  readonly item: number;
}

/** `defender`: who steps in when asked, -1 for nobody. */
export function setOffBy(course: Course, { falls, fight }: Dice, defender: number): number[] {
  const found = new Set<number>();
  const tried = new Set<string>();
  for (const [i, { grade, answer: back }] of falls.entries()) {
    const outcome = `${grade} ${back >= 0}`;
    if (tried.has(outcome)) continue;
    tried.add(outcome);
    const dice = fight ? [Math.floor(i / 6) + 1, (i % 6) + 1] : [i + 1];
    for (const card of played(course, dice, defender)) found.add(card);
  }
  // What lies face down is imagined, and must not seem to be known.
  return [...found].filter((card) => pieceOf(course.from.state, card)?.hidden === false);
}

type Dice = Pick<Odds, 'falls' | 'fight'>;

/** More questions than this in a row are none of the attack. */
const patience = 30;

/** Where a feature needs chance before the dice of the attack are thrown, these fall as they will. */
function played(course: Course, dice: readonly number[], defender: number): Set<number> {
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
): Set<number> {
  const run = branch(from);
  const { state } = run;
  const cards = new Set<number>();
  const onStack = () => state.stack.some(({ id }) => id === item);
  let begun = onStack();
  let over = false;
  state.random.script = dice;
  run.listener = ({ kind }) => {
    // What the next phase brings is none of the attack.
    if (kind === 'phase' && begun && !onStack()) over = true;
    const top = state.stack.at(-1);
    if (kind === 'declared' && begun && !over && top) cards.add(top.card);
    if (kind === 'declared') begun = true;
    // Once the dice of the attack lie, chance goes on as ever.
    if (dice?.length === 0) state.random.script = null;
  };
  answer(run, seat, first);
  for (let i = 0; i < patience && !over && !state.result; i++) {
    const [next] = awaited(run);
    const q = next === undefined ? null : questionFor(run, next);
    if (next === undefined || !q || (q.ask === 'choice' && begun)) break;
    for (const card of waiting(q)) cards.add(card);
    answer(run, next, quietest(q, defender));
  }
  return cards;
}

/** Cards whose features wait for a yes or no; who rolls twice and chooses. */
function waiting(q: Question): number[] {
  if (q.kind !== 'act') return [];
  if (q.ask === 'pickRoll') return q.about?.source === undefined ? [] : [q.about.source];
  return q.options.flatMap((act) =>
    (act.do === 'declare' || act.do === 'replace') && 'card' in act ? [Number(act.card)] : [],
  );
}

/** What stops the attack least: nobody responds, leaves open what may be left, weakens the strike. */
function quietest(q: Question, defender: number): number {
  if (q.kind !== 'act') return 0;
  const steps = q.options.findIndex((act) => act.do === 'defend' && 'card' in act && act.card === defender);
  const idle = q.options.findIndex((act) => idling.has(act.do));
  return Math.max(0, steps >= 0 ? steps : idle);
}

const idling = new Set(['pass', 'leave', 'decline']);
