/**
 * Looks for puzzles in games that bots play: `npm run puzzles -- GAME HOW-MANY [SEED] [LEAST-GRADE]`. A position is worth a
 * puzzle where few beginnings lead to the most that the whole turn, gone through against every defence, can bring; how
 * hard it is, bots show.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { botNamed, think } from '@vigrid/bots';
import { rooms } from '@vigrid/games/rooms';
import {
  type AnyGame,
  answer,
  awaited,
  branch,
  count,
  questionFor,
  type Random,
  type Run,
  ScenarioFault,
  seeded,
} from '@vigrid/kernel';
import { botTries, type Puzzle, solver } from '@vigrid/kernel/puzzle';
import {
  defend,
  isTurnOver,
  linesOf,
  measureOf,
  oneLine,
  type Solution,
  setPuzzle,
  solve,
  TooLong,
} from '@vigrid/kernel/puzzle/solving';
import { stringify } from 'yaml';
import { momentsOf } from './played.ts';
import { type Position, type Wishing, wishes } from './wishes.ts';

/** Small enough that the tests can prove all of them. */
const mostPositions = 12_000;
/** What chance alone solves more often is no puzzle. */
const mostByChance = 20;
/** Where a larger share of the beginnings will do, there is little to find. */
const mostBeginnings = 1 / 2;

export async function find(
  id: string,
  wanted: number,
  seed: string,
  leastGrade: number,
  told: (line: string) => void,
): Promise<void> {
  const wishing = wishes[id];
  if (!wishing) throw new Error(`Puzzles are looked for in: ${Object.keys(wishes).join(', ')}.`);
  const game = (await rooms[id].game()).default;
  const folder = new URL(`../../games/${id}/puzzles/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  let made = readdirSync(folder).length;
  const chance = seeded(seed);
  const next = momentsOf(game, chance);
  for (let found = 0; found < wanted; ) {
    const { position, seats } = next();
    const puzzle = attempt(game, wishing, position, seats, chance);
    if (!puzzle || puzzle.grade < leastGrade) continue;
    const name = `${String(++made).padStart(2, '0')}.yaml`;
    writeFileSync(new URL(name, folder), stringify(puzzle, { lineWidth: 110, flowCollectionPadding: false }));
    found++;
    told(
      `${id}/${name}: ${puzzle.task.en} ${puzzle.first.join(' | ')} (${JSON.stringify(puzzle.bots)}, ${puzzle.grade})`,
    );
  }
}

function attempt(
  game: AnyGame,
  wishing: Wishing,
  position: Position,
  seats: number,
  chance: Random,
): Puzzle | null {
  try {
    const wish = wishing(game, position, chance);
    if (!wish) return null;
    const { random } = wish;
    const rough = solve(setPuzzle(game, wish), wish.measure, mostPositions);
    const found = wish.puzzleOf(rough.best);
    if (!found) return null;
    const run = setPuzzle(game, { ...found, random });
    const solution = solve(run, measureOf(game, found.goal), mostPositions);
    const q = questionFor(run, solver);
    const line = oneLine(run, solution);
    // There is more to it than a single act.
    if (!q || solution.best < 1 || line.length < 2) return null;
    if (solution.first.length > Math.max(1, count(q) * mostBeginnings)) return null;
    const bots = {
      random: share(run, solution, 'random', botTries.random, chance),
      greedy: share(run, solution, 'greedy', botTries.greedy, chance),
      search: share(run, solution, 'search:48', botTries.search, chance),
    };
    if (bots.random > mostByChance) return null;
    const first = linesOf(run, q, solution.first);
    return { game: game.id, ...found, seats, random, first, line, bots, grade: gradeOf(bots) };
  } catch (error) {
    // Cards that can not stand together, or a turn too long to be gone through.
    if (error instanceof TooLong || error instanceof ScenarioFault) return null;
    throw error;
  }
}

/** The share of its tries that a bot solves against the best defence, of 100. */
function share(from: Run, solution: Solution, name: string, tries: number, chance: Random): number {
  const bot = botNamed(name);
  if (!bot) throw new Error(`There is no bot "${name}".`);
  let solved = 0;
  for (let i = 0; i < tries; i++) {
    const run = branch(from);
    const began = run.game.horizon?.(run.state) ?? 0;
    // As soon as the goal is lost, the rest tells nothing.
    while (!isTurnOver(run, began) && solution.reached(run) === 1) {
      if (awaited(run)[0] !== solver) defend(run, solution);
      else if (!gave(run, think(bot, run, solver, chance))) break;
    }
    if (isTurnOver(run, began)) solved += solution.reached(run);
  }
  return Math.round((100 * solved) / tries);
}

/** Says whether it went without chance that nobody knows. */
function gave(run: Run, n: number): boolean {
  try {
    answer(run, solver, n);
    return true;
  } catch {
    return false;
  }
}

const gradeOf = ({ random, greedy, search }: Puzzle['bots']): number =>
  greedy > 50 && random > 4 ? 1 : greedy > 50 || search > 70 ? 2 : search > 0 || random > 4 ? 3 : 4;
