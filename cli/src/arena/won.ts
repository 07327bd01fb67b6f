/** Positions in which one side is plainly winning, found in games that bots have played. */
import { type Bot, bots, think } from '@vigrid/bots';
import { type AnyGame, answer, awaited, branch, type Run, type Seat, seeded, start } from '@vigrid/kernel';

/** A position, and who is winning in it. */
export interface WonPosition {
  readonly run: Run;
  readonly seat: Seat;
  /** How many turns or rounds had been played. */
  readonly turn: number;
}

/**
 * The first moment of a game at which somebody is to move who wins with this chance, of a hundred, by the game's own
 * judgement; null if there is none.
 */
export function wonPosition(
  game: AnyGame,
  seats: number,
  options: unknown,
  seed: string,
  chance: number,
): WonPosition | null {
  const plainly = chance / 50 - 1;
  const run = start(game, { seats, seed, options });
  const players = seeded(`${seed} players`);
  for (let [seat] = awaited(run); seat !== undefined; [seat] = awaited(run)) {
    const rests = run.asked.some(({ ask }) => game.scenario.resting.includes(ask));
    if (rests && game.judge(run.state, seat) >= plainly)
      return { run: branch(run), seat, turn: game.horizon?.(run.state) ?? 0 };
    answer(run, seat, think(bots.level2, run, seat, players));
  }
  return null;
}

/** Plays on from a won position; gives whether it was won, and in how many turns. */
export function playOut(
  { run, seat: winner, turn }: WonPosition,
  bot: Bot,
  rival: Bot,
  seed: string,
): { readonly won: boolean; readonly turns: number } {
  const game = branch(run);
  const chance = seeded(seed);
  for (let [seat] = awaited(game); seat !== undefined; [seat] = awaited(game))
    answer(game, seat, think(seat === winner ? bot : rival, game, seat, chance));
  const { result } = game.state;
  return {
    won: result?.winners.length === 1 && result.winners[0] === winner,
    turns: (game.game.horizon?.(game.state) ?? 0) - turn,
  };
}
