/** What a game is set up with, as it is given on the command line. */
import { type Bot, bots } from '@vigrid/bots';
import { type AnyGame, readSettings } from '@vigrid/kernel';
import { nearest } from '@vigrid/kernel/nearest.ts';
import { misused, misusedBy } from './complaint.ts';

export const botLevels: readonly string[] = Object.keys(bots);

export function botCalled(level: string): Bot {
  if (Object.hasOwn(bots, level)) return bots[level];
  const near = nearest(level, botLevels);
  const known = botLevels.join(', ');
  throw misused(
    `Бота «${level}» нет. ${near ? `Может быть, ${near}?` : `Есть: ${known}.`}`,
    `There is no bot "${level}". ${near ? `Did you mean ${near}?` : `There are: ${known}.`}`,
  );
}

/** The options of a game for so many seats, from JSON or as they usually are. */
export function optionsOf(game: AnyGame, json: string | undefined, seats: number): unknown {
  let given: unknown = {};
  try {
    if (json !== undefined) given = JSON.parse(json);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw misused(`--options — не JSON: ${why}.`, `--options is not JSON: ${why}.`);
  }
  const read = readSettings(game, given, seats);
  if ('problems' in read) throw misusedBy(read.problems);
  return read.options;
}
