/** Players that think. They see the game only through an imagined state: one that their seat can not tell from the true one. */
import { below, bestOf, count, imagine, questionFor, type Random, type Run, type Seat } from '@vigrid/kernel';
import { fight } from './fighter.ts';
import { type Level, levels } from './levels.ts';
import { type Budget, drawn, plan } from './search.ts';

/** A player that thinks. */
export interface Bot {
  readonly level: string;
  /** Looks at the question alone, so that no state has to be imagined for it. */
  readonly blind?: true;
  /** The number of the answer to what the seat is asked. The run is the bot's own, to do with as it likes. */
  choose(run: Run, seat: Seat, random: Random, isStopped?: Stopped): number;
}

/** Whether the answer is no longer wanted, so that any will do. */
export type Stopped = () => boolean;

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

/** Takes what looks nearly as good as the best now and then: by so many hundredths of what the policy counts in. */
const slipping = (level: string, hundredths: number): Bot => ({
  level,
  choose: (run, seat, chance) => drawn(run, seat, hundredths / 100, chance),
});

/** Looks ahead in imagined worlds; in a game without a policy there is nothing to look ahead by. */
const searching = (level: string, budget: Budget): Bot => ({
  level,
  choose: (run, seat, chance, isStopped) =>
    run.game.policy ? plan(run, seat, chance, budget, isStopped) : greedy.choose(run, seat, chance),
});

/** One of the five, who looks ahead or slips as its level says. */
const levelled = ({ id, slips, ahead }: Level): Bot => ({
  level: id,
  choose(run, seat, chance, isStopped) {
    if (ahead) return searching(id, ahead).choose(run, seat, chance, isStopped);
    if (run.game.policy) return drawn(run, seat, slips * (run.game.slip ?? 1), chance);
    return below(chance, 10) < 2 * slips
      ? random.choose(run, seat, chance)
      : greedy.choose(run, seat, chance);
  },
});

/** Who plays: the simplest two, and the five that people are offered. */
export const bots: Readonly<Record<string, Bot>> = {
  random,
  greedy,
  ...Object.fromEntries(levels.map((level) => [level.id, levelled(level)])),
};

/** The levels that players may choose among. */
export const offered: readonly string[] = levels.map(({ id }) => id);

const gallery: Readonly<Record<string, Bot>> = {
  fighter1: reference('fighter1'),
  rush: reference('rush'),
  turtle: reference('turtle'),
  hoarder: reference('hoarder'),
  mixed25: mixed('mixed25', 25),
  mixed50: mixed('mixed50', 50),
};

export { type Hint, hints } from './hints.ts';
export { levels } from './levels.ts';
export { type Budget, type Weighed, weigh } from './search.ts';

/** Who never changes, so that strength can be measured. */
export const references: readonly string[] = Object.keys(gallery);

/** A bot by its name; null where there is none. */
export function botNamed(name: string): Bot | null {
  if (Object.hasOwn(bots, name)) return bots[name];
  if (Object.hasOwn(gallery, name)) return gallery[name];
  const [, slips] = /^slips:(\d{1,3})$/.exec(name) ?? [];
  if (slips !== undefined) return slipping(name, Number(slips));
  const [, amount, unit] = /^search:(\d{1,6})(ms)?$/.exec(name) ?? [];
  if (amount === undefined) return null;
  return searching(name, unit ? { time: Number(amount) } : { playouts: Number(amount) });
}

/** What a bot answers in a true game: it is given only what its seat may know. */
export function think(bot: Bot, run: Run, seat: Seat, chance: Random): number {
  return bot.choose(bot.blind ? run : imagine(run, seat, chance), seat, chance);
}
