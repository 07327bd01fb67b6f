/** Games that bots play among themselves, for those who need one that is over. */
import { arrive } from '../../server/test/people.ts';

/** Lets bots of a level play a game to its end; gives its table. */
export async function playedByBots(
  url: string,
  game: string,
  seats: number,
  level = 'greedy',
): Promise<string> {
  const guest = await arrive(url);
  const { table } = await guest.ask('create', {
    game,
    seats: Array.from({ length: seats }, () => ({ kind: 'bot' as const, level })),
  });
  await guest.open(table);
  await guest.until(table, ({ over }) => over !== null);
  guest.leave();
  return table;
}
