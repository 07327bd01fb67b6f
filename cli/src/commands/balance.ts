import { bring, type DeckList, type Game, nearest, type ReadyDeck } from '@vigrid/kernel';
import { percentSign } from '@vigrid/speech';
import { type Command, wholeNumber } from '../command.ts';
import { misused } from '../complaint.ts';
import { roomOf } from '../games.ts';
import { botCalled, botLevels, readOptions } from '../setup.ts';
import { playSeries, type Series, spreadOptions } from '../simulate/index.ts';

/** Decks are for two. */
const seats = 2;

export const balance: Command = {
  name: 'balance',
  usage: 'GAME --games N [--decks A,B[,…]] [--bot LEVEL] [--seed N] [--queue]',
  about: { ru: 'сравнить готовые колоды', en: 'measure ready decks against each other' },
  more: [
    {
      ru: 'Каждая колода играет с каждой другой N партий, поровну на каждом месте. С --json печатается {"deck","games","wins","share"} на колоду.',
      en: 'Every deck plays N games against every other one, as many in either seat. With --json it prints {"deck","games","wins","share"} for each deck.',
    },
  ],
  takes: { min: 1, max: 1 },
  options: {
    games: { value: 'N', about: { ru: 'сколько партий на пару (8)', en: 'how many games a pair plays (8)' } },
    decks: {
      value: 'A,B[,…]',
      about: { ru: 'какие колоды (все готовые)', en: 'which decks (all ready ones)' },
    },
    bot: {
      value: 'LEVEL',
      about: {
        ru: `кто играет: ${botLevels.join(', ')} (greedy)`,
        en: `who plays: ${botLevels.join(', ')} (greedy)`,
      },
    },
    seed: { value: 'N', about: { ru: 'зерно случая (1)', en: 'the seed of chance (1)' } },
    ...spreadOptions,
  },

  async run(call, desk) {
    const { game } = await roomOf(call.args[0]);
    const decks = decksOf(game, call.value('decks'));
    const each = wholeNumber('games', call.value('games') ?? '8', 2, 1_000_000);
    const level = call.value('bot') ?? 'greedy';
    botCalled(level);
    const pairs = decks.flatMap((one, i) => decks.slice(i + 1).map((other) => [one, other] as const));
    // Both ways round.
    const matches = pairs.flatMap(([one, other]) => [
      [one, other],
      [other, one],
    ]);
    const series: Series = {
      game: game.id,
      bots: [level, level],
      seed: call.value('seed') ?? '1',
      options: matches.map(([first, second]) => withDecks(game, [first.id, second.id])),
    };
    const tally = new Map(decks.map(({ id }) => [id, { games: 0, wins: 0 }]));
    let faults = 0;
    let done = 0;
    const total = Math.ceil(each / (2 * seats)) * matches.length * seats;
    await playSeries(call, desk, series, total, ({ number, winners, fault }) => {
      desk.progress(`${++done}/${total}`);
      if (fault) faults++;
      const match = matches[Math.floor(number / seats) % matches.length];
      match.forEach(({ id }, seat) => {
        const score = tally.get(id);
        if (!winners || !score) return;
        score.games++;
        // Who won is told by the bots' places, which move on with every game.
        const won = winners.some((place) => (place + number) % seats === seat);
        if (won) score.wins += 1 / winners.length;
      });
    });
    desk.progress(null);
    const broad = Math.max(...decks.map(({ name }) => desk.say(name).length));
    for (const { id, name } of decks) {
      const { games, wins } = tally.get(id) ?? { games: 0, wins: 0 };
      const share = games === 0 ? 0 : wins / games;
      if (desk.json) desk.printJson({ deck: id, games, wins, share });
      else
        desk.print(
          `  ${desk.say(name).padEnd(broad)}  ${String(games).padStart(6)}  ${(100 * share).toFixed(1).padStart(5)}${desk.say(percentSign)}`,
        );
    }
    return faults > 0 ? 1 : 0;
  },
};

function decksOf(game: Game, list: string | undefined): readonly ReadyDeck[] {
  const ready = game.decks?.ready ?? [];
  if (ready.length < 2) {
    throw misused(
      `В игре «${game.name.ru}» нет готовых колод.`,
      `There are no ready decks for ${game.name.en}.`,
    );
  }
  if (list === undefined) return ready;
  return list.split(',').map((wanted) => {
    const id = wanted.trim();
    const found = ready.find((deck) => deck.id === id);
    if (found) return found;
    const ids = ready.map((deck) => deck.id);
    const near = nearest(id, ids);
    throw misused(
      `Нет готовой колоды «${id}». ${near ? `Может быть, ${near}?` : `Есть: ${ids.join(', ')}.`}`,
      `There is no ready deck "${id}". ${near ? `Did you mean ${near}?` : `There are: ${ids.join(', ')}.`}`,
    );
  });
}

/** The options of a game to which the seats bring these decks. */
function withDecks(game: Game, decks: readonly (string | DeckList)[]): unknown {
  let options = readOptions(game, {}, seats);
  for (const [seat, deck] of decks.entries()) options = bring(game.settings, options, seat, deck);
  return readOptions(game, options, seats);
}
