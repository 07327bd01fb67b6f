/** Players that think. They see the game only through an imagined state: one that their seat can not tell from the true one. */
import { below, bestOf, count, imagine, questionFor, type Random, type Run, type Seat } from '@vigrid/kernel';
import { fight } from './fighter.ts';

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

/** What the game's policy thinks best; in a game without one, what looks best one step ahead. */
const greedy: Bot = {
  level: 'greedy',
  choose(run, seat, chance) {
    const scores = run.game.policy?.(run, seat);
    return scores ? bestOf(scores) : fight(mindOf(run, 'fighter1'), run, seat, chance);
  },
};

/** An opponent of the game's gallery; its plain one where the game has none of the name. */
const reference = (level: string): Bot => ({
  level,
  choose: (run, seat, chance) => fight(mindOf(run, level), run, seat, chance),
});

const mindOf = ({ game }: Run, level: string) => game.gallery?.[level] ?? game.gallery?.fighter1 ?? game;

/** The plain opponent, who leaves every so many-th decision to chance. */
const mixed = (level: string, percent: number): Bot => ({
  level,
  choose: (run, seat, chance) =>
    below(chance, 100) < percent
      ? random.choose(run, seat, chance)
      : fight(mindOf(run, 'fighter1'), run, seat, chance),
});

/** Who can be played against. */
export const bots: Readonly<Record<string, Bot>> = { random, greedy };

export const offered: readonly string[] = Object.keys(bots);

const gallery: Readonly<Record<string, Bot>> = {
  fighter1: reference('fighter1'),
  rush: reference('rush'),
  turtle: reference('turtle'),
  hoarder: reference('hoarder'),
  mixed25: mixed('mixed25', 25),
  mixed50: mixed('mixed50', 50),
};

/** Who never changes, so that strength can be measured. */
export const references: readonly string[] = Object.keys(gallery);

/** A bot by its name; null where there is none. */
export function botNamed(name: string): Bot | null {
  if (Object.hasOwn(bots, name)) return bots[name];
  return Object.hasOwn(gallery, name) ? gallery[name] : null;
}

/** What a bot answers in a true game: it is given only what its seat may know. */
export function think(bot: Bot, run: Run, seat: Seat, chance: Random): number {
  return bot.choose(bot.blind ? run : imagine(run, seat, chance), seat, chance);
}
