import { references } from '@vigrid/bots';
import {
  countIn,
  type Outcome,
  type Pairing,
  type Rating,
  ratingsOf,
  type Score,
  shareOf,
  sum,
} from '@vigrid/bots/arena';
import { type AnyGame, seeded } from '@vigrid/kernel';
import { percentSign, plural } from '@vigrid/speech';
import { type Command, wholeNumber } from '../command.ts';
import { misused } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { roomOf } from '../games.ts';
import { botCalled, botLevels, optionsOf, rivalsOptions, seatsOf, setupOptions } from '../setup.ts';
import { playSeries, spreadOptions } from '../simulate/index.ts';

export const arena: Command = {
  name: 'arena',
  usage:
    'GAME --bots A,B[,…] [--games N] [--seats N] [--gauntlet] [--seed N] [--late MS] [--set ID=VALUE…] [--queue]',
  about: { ru: 'измерить силу ботов', en: 'measure how strong bots are' },
  more: [
    {
      ru: 'Каждый бот играет с каждым: один против копий другого, один и тот же расклад с каждого места. Печатаются доли побед, рейтинг (Эло) с границами, в которых он лежит в 95 случаях из 100, время на ход и промахи: ответы, которых нет в вопросе, опоздания и сломанные партии. Бюджет бота пишется через двоеточие: search:200 — столько проигрываний на ход, search:100ms — столько времени. С --json — строка на пару и строка на бота.',
      en: 'Everybody plays everybody: one against copies of another, the same deal from every seat. It prints shares won, ratings (Elo) with the bounds that hold 95 of 100 times, the time a move takes, and defects: answers that the question does not have, late ones and broken games. A bot’s budget follows a colon: search:200 is so many playouts a move, search:100ms so much time. With --json it prints a line per pair and a line per bot.',
    },
  ],
  takes: { min: 1, max: 1 },
  options: {
    bots: {
      value: 'A,B[,…]',
      about: {
        ru: `кто играет: ${[...botLevels, ...references].join(', ')}`,
        en: `who plays: ${[...botLevels, ...references].join(', ')}`,
      },
    },
    games: {
      value: 'N',
      about: { ru: 'сколько партий на пару (40)', en: 'how many games a pair plays (40)' },
    },
    ...rivalsOptions,
    gauntlet: {
      about: { ru: 'только первый против каждого другого', en: 'only the first against each of the others' },
    },
    late: {
      value: 'MS',
      about: {
        ru: 'после скольких миллисекунд процессора ответ опоздал (2000)',
        en: 'after how many milliseconds of processor time an answer is late (2000)',
      },
    },
    seed: { value: 'N', about: { ru: 'зерно случая (1)', en: 'the seed of chance (1)' } },
    ...spreadOptions,
    ...setupOptions,
  },
  setsUp: true,

  async run(call, desk) {
    const { game } = await roomOf(call.args[0]);
    const names = botsOf(call.value('bots'));
    const seats = seatsOf(game, call);
    const games = wholeNumber('games', call.value('games') ?? '40', seats, 1_000_000);
    const late = wholeNumber('late', call.value('late') ?? '2000', 1, 3_600_000);
    const options = optionsOf(game, call, seats);
    const seed = call.value('seed') ?? '1';
    const entrants: Entrant[] = names.map((name) => ({ name, took: [], illegal: 0, late: 0 }));
    const matches: Match[] = [];
    const pairs = pairsOf(names.length, seats, call.has('gauntlet'));
    for (const [one, other] of pairs) {
      const match: Match = { one, other, seats, deals: [], broken: 0 };
      matches.push(match);
      const places = Array.from({ length: seats }, (_, place) => (place === 0 ? one : other));
      const series = { game: game.id, bots: places.map((bot) => names[bot]), seed, options: [options] };
      const total = Math.ceil(games / seats) * seats;
      let done = 0;
      await playSeries(call, desk, series, total, (outcome) => {
        note(match, places, entrants, outcome, late);
        const of = `${names[one]} – ${names[other]}`;
        desk.progress(`${of}  ${++done}/${total}  (${matches.length}/${pairs.length})`);
      });
    }
    desk.progress(null);
    const random = seeded(`${seed} intervals`);
    const shares = matches.map((match) => shareOf(match, random));
    const ratings = ratingsOf(names.length, matches, random);
    if (desk.json) printJson(game, entrants, matches, shares, ratings, desk);
    else show(game, entrants, matches, shares, ratings, desk);
    return entrants.some(({ illegal }) => illegal > 0) || matches.some(({ broken }) => broken > 0) ? 1 : 0;
  },
};

interface Entrant {
  readonly name: string;
  /** Milliseconds of processor time for each choice. */
  readonly took: number[];
  illegal: number;
  late: number;
}

interface Match extends Pairing {
  readonly deals: Score[];
  /** Games that broke by nobody's answer. */
  broken: number;
}

/** At a table of several it matters who is alone, so both are. */
function pairsOf(bots: number, seats: number, gauntlet: boolean): (readonly [number, number])[] {
  const all = Array.from({ length: bots }, (_, bot) => bot);
  return all.flatMap((one) =>
    all.flatMap((other): (readonly [number, number])[] => {
      const plays = gauntlet ? one === 0 && other !== 0 : seats === 2 ? one < other : one !== other;
      return plays ? [[one, other]] : [];
    }),
  );
}

function note(
  match: Match,
  places: readonly number[],
  entrants: readonly Entrant[],
  outcome: Outcome,
  late: number,
): void {
  const { fault, took } = outcome;
  took.forEach((times, place) => {
    const entrant = entrants[places[place]];
    for (const time of times) {
      entrant.took.push(time);
      if (time > late) entrant.late++;
    }
  });
  if (fault?.by != null) entrants[places[fault.by]].illegal++;
  else if (fault) match.broken++;
  countIn(match.deals, match.seats, outcome);
}

const gamesIn = ({ deals }: Match): number => sum(deals).games;

function timesOf({ took }: Entrant): { median: number; worst: number } {
  const sorted = took.toSorted((a, b) => a - b);
  const rounded = (time: number | undefined) => Math.round(100 * (time ?? 0)) / 100;
  return { median: rounded(sorted[sorted.length >> 1]), worst: rounded(sorted.at(-1)) };
}

function printJson(
  game: AnyGame,
  entrants: readonly Entrant[],
  matches: readonly Match[],
  shares: readonly Rating[],
  ratings: readonly Rating[],
  desk: Desk,
): void {
  matches.forEach((match, i) => {
    const { rating: share, low, high } = shares[i];
    const [bot, against] = [entrants[match.one].name, entrants[match.other].name];
    const { seats, broken } = match;
    desk.printJson({ game: game.id, bot, against, seats, games: gamesIn(match), share, low, high, broken });
  });
  entrants.forEach((entrant, bot) => {
    const { name, illegal, late, took } = entrant;
    desk.printJson({
      game: game.id,
      bot: name,
      ...ratings[bot],
      moves: took.length,
      ...timesOf(entrant),
      illegal,
      late,
    });
  });
}

function show(
  game: AnyGame,
  entrants: readonly Entrant[],
  matches: readonly Match[],
  shares: readonly Rating[],
  ratings: readonly Rating[],
  { print, say, ink }: Desk,
): void {
  print(ink.strong(say(game.name)));
  const broad = Math.max(...entrants.map(({ name }) => name.length));
  const percent = (share: number) => `${(100 * share).toFixed(0)}${say(percentSign)}`;
  matches.forEach((match, i) => {
    const [one, other] = [entrants[match.one].name, entrants[match.other].name];
    const { rating, low, high } = shares[i];
    const rivals = match.seats === 2 ? other : `${other} × ${match.seats - 1}`;
    const games = gamesIn(match);
    const of = say({
      ru: `из ${games} ${plural(games, 'ru', ['партии', 'партий', 'партий'])}`,
      en: `of ${games} ${plural(games, 'en', ['game', 'games'])}`,
    });
    print(
      `  ${one.padEnd(broad)} – ${rivals.padEnd(broad + 4)}  ${percent(rating).padStart(6)}  [${percent(low)} … ${percent(high)}] ${of}`,
    );
    if (match.broken > 0)
      print(ink.bad(say({ ru: `    сломалось партий: ${match.broken}`, en: `    ${match.broken} broken` })));
  });
  print(
    ink.strong(
      say({
        ru: 'Рейтинг, время на ход (мс: обычно, самое большее), промахи',
        en: 'Rating, time a move (ms: median, worst), defects',
      }),
    ),
  );
  const order = entrants.map((_, bot) => bot).sort((a, b) => ratings[b].rating - ratings[a].rating);
  for (const bot of order) {
    const { rating, low, high } = ratings[bot];
    const { median, worst } = timesOf(entrants[bot]);
    const { illegal, late, name } = entrants[bot];
    const whole = (n: number) => n.toFixed(0);
    const defects =
      illegal + late === 0
        ? say({ ru: 'промахов нет', en: 'no defects' })
        : say({ ru: `не тот ответ: ${illegal}, поздно: ${late}`, en: `illegal ${illegal}, late ${late}` });
    print(
      `  ${name.padEnd(broad)}  ${whole(rating).padStart(5)}  [${whole(low)} … ${whole(high)}]  ${median} · ${worst}  ${defects}`,
    );
  }
}

function botsOf(list: string | undefined): string[] {
  const names = (list ?? '').split(',').map((name) => name.trim());
  if (names.length < 2) {
    throw misused(
      'Назовите хотя бы двух ботов: vigrid arena heroes --bots greedy,fighter1',
      'Name at least two bots: vigrid arena heroes --bots greedy,fighter1',
    );
  }
  names.forEach(botCalled);
  return names;
}
