/** Runs scenarios. Strict: whatever the game asks must be answered, in words that the game's room understands. */
import type { GameEvent } from '../events.ts';
import { type AnyGame, type Game, type Run, ScenarioFault, type State } from '../game.ts';
import { nearest } from '../nearest.ts';
import type { Act, Question } from '../questions.ts';
import { ScriptError } from '../random.ts';
import { questionFor } from '../run.ts';
import { answerMeant, asked, letter, seatOf } from './answers.ts';
import { checks } from './checks.ts';
import { afterPasses } from './later.ts';
import { readScenario, type Scenario, ScenarioFormatError, type Step } from './read.ts';
import { legalAnswer } from './refusals.ts';
import { give, set, type Table } from './table.ts';
import type { Trace } from './trace.ts';

/** How a scenario went. */
export interface ScenarioReport {
  readonly title: string;
  readonly rule: string;
  readonly ok: boolean;
  readonly failures: readonly Failure[];
}

/** What a scenario expected and did not find. */
export interface Failure {
  readonly line: number;
  readonly text: string;
  /** What fails to be proved: the scenario's own title and rule, or those of the `again` that fails. */
  readonly title?: string;
  readonly rule?: string;
}

/** Each part stops at its first failure, since what follows would only repeat it; the other parts are played all the same. */
export function runScenario(
  text: string,
  games: Readonly<Record<string, AnyGame>>,
  trace?: Trace,
): ScenarioReport {
  let scenario: Scenario;
  try {
    scenario = readScenario(text);
  } catch (error) {
    if (!(error instanceof ScenarioFormatError || error instanceof ScenarioFault)) throw error;
    const line = error instanceof ScenarioFormatError ? error.line : 1;
    return { title: '', rule: '', ok: false, failures: [{ line, text: error.message }] };
  }
  const { title, rule } = scenario;
  const failures = [scenario, ...scenario.again].flatMap((part) => attempt(part, games[part.game], trace));
  return { title, rule, ok: failures.length === 0, failures };
}

/** A scenario brought to its end, to be looked at or played on from there. */
export function playScenario<S extends State, A extends Act, E extends GameEvent>(
  scenario: Scenario,
  game: Game<S, unknown, A, E>,
): Run<S, A, E> {
  const table = set(scenario, game);
  for (const step of scenario.play) carryOut(table, step);
  return table.run;
}

function attempt(scenario: Scenario, game: AnyGame | undefined, trace?: Trace): Failure[] {
  const { title, rule } = scenario;
  if (!game) return [{ line: 1, text: `There is no game "${scenario.game}".` }];
  if (!(rule in game.rulebook.rules) && !(rule in game.rulebook.rulings))
    return [{ line: 1, text: `"${rule}" is not a rule of ${game.name.en}.${nearRule(game, rule)}` }];
  trace?.({ kind: 'part', title, rule }, game, null);
  let line = 1;
  try {
    const table = set(scenario, game, trace);
    for (const step of scenario.play) {
      line = step.line;
      trace?.({ kind: 'step', ...step }, game, table.run.state);
      carryOut(table, step);
    }
    atRest(table.run, scenario.play.at(-1));
    return [];
  } catch (error) {
    if (!(error instanceof ScenarioFault || error instanceof ScriptError)) throw error;
    trace?.({ kind: 'failure', line, text: error.message }, game, null);
    return [{ line, text: error.message, title, rule }];
  }
}

function nearRule({ rulebook }: AnyGame, rule: string): string {
  const near = nearest(rule, [...Object.keys(rulebook.rules), ...Object.keys(rulebook.rulings)]);
  return near ? ` Did you mean "${near}"?` : '';
}

function carryOut(table: Table, step: Step): void {
  for (const [key, value] of Object.entries(step.what)) {
    const seat = seatOf(key);
    if (seat !== null) act(table, seat, String(value));
    else if (key in checks) checks[key](table, value);
    else
      throw new ScenarioFault(
        `"${key}" is no step. Steps are a seat (a, b …) or ${Object.keys(checks).join(', ')}.`,
      );
  }
}

function act(table: Table, seat: number, line: string): void {
  const { run } = table;
  const q = questionFor(run, seat);
  try {
    if (!q) throw new ScenarioFault(`${letter(seat)} is not asked anything; ${asked(run)}.`);
    give(table, seat, legalAnswer(run, q, line));
  } catch (error) {
    if (!(error instanceof ScenarioFault)) throw error;
    if (wasTaken(table, seat, line) || passesAnyway(run, q, line)) return;
    throw new ScenarioFault(`${error.message}${afterPasses(run, seat, line)}`);
  }
}

/** Who can only pass is not asked, and may be said to pass. */
const passesAnyway = ({ state }: Run, q: Question | null, line: string): boolean =>
  line === 'pass' && q === null && !state.result;

/** Whether the line names a decision that left no choice. What is named can not be named again, nor what came before. */
function wasTaken(table: Table, seat: number, line: string): boolean {
  const { game } = table.run;
  const at = table.unasked.findIndex(({ q, state }) => {
    try {
      return q.seat === seat && answerMeant({ game, state }, q, line) !== null;
    } catch (error) {
      if (error instanceof ScenarioFault) return false;
      throw error;
    }
  });
  table.unasked = table.unasked.slice(at + 1);
  return at >= 0;
}

/**
 * The scenario may stop only where nobody is in the middle of anything, or says itself what is asked; and with all
 * scripted chance used.
 */
function atRest(run: Run, last: Step | undefined): void {
  const open =
    !(last && 'asked' in last.what) && run.asked.find((q) => !run.game.scenario.resting.includes(q.ask));
  if (open) throw new ScenarioFault(`The scenario ends unanswered: ${asked(run)}.`);
  const left = run.state.random.script?.length ?? 0;
  if (left > 0) throw new ScenarioFault(`${left} scripted outcomes of chance were never needed.`);
}
