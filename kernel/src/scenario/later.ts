/** Whether what is not legal yet will be once others have passed: what a scenario's author most often has left out. */
import { type Run, ScenarioFault, type Seat } from '../game.ts';
import { encode } from '../questions.ts';
import { ScriptError } from '../random.ts';
import { answer, awaited, branch, questionFor } from '../run.ts';
import { legalAnswer } from './refusals.ts';

/** So many passes are looked ahead. */
const ahead = 24;

/** A sentence that says so; empty if passing does not help. */
export function afterPasses(run: Run, seat: Seat, line: string): string {
  const later = branch(run);
  try {
    for (let passes = 1; passes <= ahead; passes++) {
      const [who] = awaited(later);
      const q = who === undefined ? null : questionFor(later, who);
      const n = q?.kind === 'act' ? encode(q, { do: 'pass' }) : null;
      if (q === null || n === null) return '';
      answer(later, q.seat, n);
      if (mayBe(later, seat, line))
        return ` It will be after ${passes === 1 ? 'a pass' : `${passes} passes`}: write "passes: ${passes}" before it.`;
    }
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
  }
  return '';
}

function mayBe(run: Run, seat: Seat, line: string): boolean {
  const q = questionFor(run, seat);
  if (!q) return false;
  try {
    legalAnswer(run, q, line);
    return true;
  } catch (error) {
    if (error instanceof ScenarioFault) return false;
    throw error;
  }
}
