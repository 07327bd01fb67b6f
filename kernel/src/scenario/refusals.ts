/** Why a line of a scenario is not legal: what a player would be told who tries it. */
import { type Run, ScenarioFault, type Seat } from '../game.ts';
import { encode, type PickQuestion, type Question } from '../questions.ts';
import type { Reason } from '../reasons.ts';
import { questionFor } from '../run.ts';
import { answerMeant, letter, meant, offers } from './answers.ts';

/** The key of a reason that no game gives: the question itself leaves no such answer. */
export const notOffered = 'notOffered';

/** The reasons against it; empty if the seat may answer so. */
export function refusalOf(run: Run, seat: Seat, line: string): Reason[] {
  const q = questionFor(run, seat);
  const read = q && q.kind !== 'act' ? answerRead(() => againstAnswer(run, q, line)) : null;
  if (read && !(read instanceof ScenarioFault)) return read;
  const act = answerRead(() => run.game.scenario.act(run.state, seat, line));
  if (act instanceof ScenarioFault) {
    // Names answer some question, if only none that is asked now (T-1).
    if (read || q || !isNames(run, seat, line)) throw read ?? act;
    return [{ rule: 'T-1', why: notOffered }];
  }
  const why = run.game.explain(run, seat, act);
  if (why.length > 0 && q && encode(q, act) !== null)
    throw new ScenarioFault(`"${line}" is explained as illegal and yet offered.`);
  return why;
}

export function answerRead<T>(read: () => T): T | ScenarioFault {
  try {
    return read();
  } catch (error) {
    if (error instanceof ScenarioFault) return error;
    throw error;
  }
}

/** The number of the answer that a line means. Throws a ScenarioFault that says why it is not legal. */
export function legalAnswer(run: Run, q: Question, line: string): number {
  const n = answerMeant(run, q, line);
  if (n !== null) return n;
  const why = q.kind === 'act' && !line.startsWith('#') ? refusalOf(run, q.seat, line) : [];
  const reasons = why.map((reason) => `${reason.rule} (${reason.why}), `).join('');
  throw new ScenarioFault(
    `"${line}" is not legal for ${letter(q.seat)}: ${reasons}legal are ${offers(run, q)}.`,
  );
}

const isNames = ({ game, state }: Run, seat: Seat, line: string): boolean =>
  namesIn(line).every((name) => game.scenario.find(state, seat, name).length > 0);

const namesIn = (line: string): string[] => line.split(',').map((name) => name.trim());

/** What can not be chosen, or too few or too many of it. */
export function againstPick(run: Run, q: PickQuestion, line: string): Reason[] {
  const names = line === 'none' ? [] : namesIn(line);
  const reasons: Reason[] = [];
  const taken: number[] = [];
  for (const name of names) {
    const found = meant(run, q, name).filter((object) => !taken.includes(object));
    if (found.length === 0) throw new ScenarioFault(`Nothing here is called "${name}".`);
    const object = found.find((one) => q.from.includes(one)) ?? found[0];
    taken.push(object);
    if (q.from.includes(object)) continue;
    const why = run.game.explainPick?.(run, q, object) ?? [];
    reasons.push(...(why.length > 0 ? why : [{ rule: q.rule, why: notOffered, card: object }]));
  }
  const few = names.length < q.min || names.length > q.max;
  return few ? [...reasons, { rule: q.rule, why: notOffered }] : reasons;
}

/** The rule that asks for a number, an order or shares says which there can be. */
function againstAnswer(run: Run, q: Question, line: string): Reason[] {
  if ('from' in q) return againstPick(run, q, line);
  return answerMeant(run, q, line) === null ? [{ rule: q.rule, why: notOffered }] : [];
}
