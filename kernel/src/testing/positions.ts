/**
 * The laws of laws/ in the positions of scenarios: they reach cards and rules that random games seldom come to. Every
 * scenario is left at several of its steps, and play goes on from there by chance.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, test } from 'vitest';
import type { GameEvent } from '../events.ts';
import type { Game, State } from '../game.ts';
import { count } from '../questions.ts';
import { below, type Random, seeded, shuffle } from '../random.ts';
import { answer, awaited, questionFor, resume } from '../run.ts';
import { readScenario, type Scenario } from '../scenario/read.ts';
import { playScenario } from '../scenario/run.ts';
import { type Suspicions, stateLawsOf } from './laws/index.ts';
import type { Point } from './plan.ts';
import { runs, type StateLaw, searchSeed } from './search.ts';

/** How positions are tested. */
export interface PositionOptions<S extends State> extends Suspicions<S> {
  /** Scenarios with cards that show themselves from the hand; the laws of secrecy are not asked of them. */
  readonly betraying?: (scenario: string) => boolean;
  /** How many scenarios each law is tried on, picked by chance; all where not given. */
  readonly most?: number;
}

/** Registers a test for each law, over all scenarios in a folder and the folders in it. */
export function positionSuite<S extends State>(
  game: Game<S>,
  folder: URL,
  options: PositionOptions<S>,
): void {
  describe(`${game.name.en} in the positions of its scenarios`, () => {
    const files = scenariosIn(fileURLToPath(folder));
    const { betraying = () => false, most = files.length } = options;
    for (const law of stateLawsOf(options)) {
      const fitting = files.filter(({ text }) => !law.secrecy || !betraying(text));
      test(law.title, { timeout: runs(300_000) }, () => {
        for (let run = 0; run < runs(1); run++) {
          const chance = seeded(`${searchSeed()} ${run} ${law.title}`);
          const picked = most < fitting.length ? shuffle(chance, fitting.slice()).slice(0, most) : fitting;
          for (const { path, text } of picked) {
            const scenario = readScenario(text);
            const alike = [scenario, ...scenario.again];
            mustHold(game, alike[below(chance, alike.length)], law, chance, path);
          }
        }
      });
    }
  });
}

/** How far play goes on. */
const further = 5;

function mustHold<S extends State>(
  game: Game<S>,
  scenario: Scenario,
  law: StateLaw<S>,
  chance: Random,
  path: string,
): void {
  const steps = below(chance, scenario.play.length + 1);
  const lines: string[] = [];
  try {
    for (const point of goOn(game, { ...scenario, play: scenario.play.slice(0, steps) }, chance, lines)) {
      law.holds(point);
    }
  } catch (cause) {
    const sentence = cause instanceof Error ? cause.message : String(cause);
    const then = lines.length > 0 ? `, then ${lines.join(', ')}` : '';
    throw new Error(`${sentence}\nIn ${path} after ${steps} steps${then}`, { cause });
  }
}

function* goOn<S extends State>(
  game: Game<S>,
  scenario: Scenario,
  chance: Random,
  lines: string[],
): Generator<Point<S>> {
  const { state } = playScenario(scenario, game);
  // What is left of the scenario's script does not fit what chance will do.
  state.random = seeded(scenario.title);
  let events: GameEvent[] = [];
  const run = resume(game, state, (event) => events.push(event));
  const point = { game, run, seats: scenario.seats, census: game.census(run.state), chance };
  for (let i = 0; i < further && !run.state.result; i++) {
    yield { ...point, events };
    const seats = awaited(run);
    const seat = seats[below(chance, seats.length)];
    const q = questionFor(run, seat);
    if (!q) throw new Error(`Seat ${seat} is awaited and yet asked nothing.`);
    const n = below(chance, count(q));
    events = [];
    lines.push(
      `${String.fromCharCode(97 + seat)}: ${q.kind === 'act' ? game.scenario.line(run.state, q.options[n]) : `#${n}`}`,
    );
    answer(run, seat, n);
  }
  yield { ...point, events };
}

function scenariosIn(folder: string): { path: string; text: string }[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  return names.sort().map((name) => ({ path: name, text: readFileSync(join(folder, name), 'utf8') }));
}
