/** Players that think. They see the game only through an imagined state: one that their seat can not tell from the true one. */
import { below, count, imagine, questionFor, type Random, type Run, type Seat } from '@vigrid/kernel';
import { greedy } from './greedy.ts';

export interface Bot {
  readonly level: string;
  /** Looks at the question alone, so that no state has to be imagined for it. */
  readonly blind?: true;
  /** The number of the answer to what the seat is asked. The run is the bot's own, to do with as it likes. */
  choose(run: Run, seat: Seat, random: Random): number;
}

const random: Bot = {
  level: 'random',
  blind: true,
  choose(run, seat, chance) {
    const q = questionFor(run, seat);
    return q ? below(chance, count(q)) : 0;
  },
};

export const bots: Readonly<Record<string, Bot>> = { random, greedy };

/** What a bot answers in a true game: it is given only what its seat may know. */
export function think(bot: Bot, run: Run, seat: Seat, chance: Random): number {
  return bot.choose(bot.blind ? run : imagine(run, seat, chance), seat, chance);
}
