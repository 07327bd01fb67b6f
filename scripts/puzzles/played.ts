/**
 * Positions to look for puzzles in, out of games that bots have played: the beginning of a turn, with what whoever plays it
 * can see. What is hidden from them is left out, so that no solution needs to know it.
 */
import { botNamed, think } from '@vigrid/bots';
import {
  type AnyGame,
  answer,
  awaited,
  below,
  newGame,
  positionOf,
  questionFor,
  type Random,
} from '@vigrid/kernel';
import { solver } from '@vigrid/kernel/puzzle';
import { isMapping, type Position } from './wishes.ts';

/** Who plays the games: quick, and not like each other. */
const players = ['greedy', 'level3'];
/** Games that do not end are left. */
const mostAnswers = 3000;

/** Moments of a game, one after the other; another game is played when all of the last one have been given. */
export function momentsOf(game: AnyGame, chance: Random): () => { position: Position; seats: number } {
  const seats = Math.min(Math.max(3, game.seats.min), game.seats.max);
  const moments: Position[] = [];
  return () => {
    while (moments.length === 0) moments.push(...lateMoments(game, seats, chance));
    const [position] = moments.splice(below(chance, moments.length), 1);
    return { position, seats };
  };
}

/** The beginnings of the solver's turns in one game, the late ones: at first there is little to find. */
function lateMoments(game: AnyGame, seats: number, chance: Random): Position[] {
  const { run } = newGame(game, {}, seats, `played ${below(chance, 1e9)}`);
  const bots = Array.from({ length: seats }, (_, seat) => botNamed(players[seat % players.length]));
  const found: Position[] = [];
  let began = -1;
  for (let n = 0; n < mostAnswers && !run.state.result; n++) {
    const [seat] = awaited(run);
    const q = questionFor(run, seat);
    const bot = bots[seat];
    if (!q || !bot) throw new Error(`Seat ${seat} is not asked anything, or has no bot.`);
    const turn = game.horizon?.(run.state) ?? n;
    if (seat === solver && turn > began && game.scenario.resting.includes(q.ask)) {
      began = turn;
      const position = positionOf(game, run.state);
      if (position) found.push(seenBy(position));
    }
    answer(run, seat, think(bot, run, seat, chance));
  }
  return found.slice(found.length >> 1);
}

/** What of a position lies open to seat a. */
function seenBy(position: Position): Position {
  const { rest, numbers, beside, deck, intrigues, conflicts, ...table } = position;
  const sides = Object.entries(table).map(([key, value]) => {
    if (!/^[a-f]$/.test(key) || !isMapping(value)) return [key, value];
    const { deck, drawn, ...side } = value;
    if (key === 'a') return [key, side];
    const { hand, intrigues, ...open } = side;
    return [key, open];
  });
  return Object.fromEntries(sides);
}
