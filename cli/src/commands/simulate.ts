import { writeFileSync } from 'node:fs';
import type { Outcome } from '@vigrid/bots/arena';
import type { AnyGame } from '@vigrid/kernel';
import { percentSign, plural } from '@vigrid/speech';
import { type Command, wholeNumber } from '../command.ts';
import { misused } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { roomOf } from '../games.ts';
import { botCalled, botLevels, optionsOf, setupOptions } from '../setup.ts';
import { playSeries, type Series, spreadOptions } from '../simulate/index.ts';

export const simulate: Command = {
  name: 'simulate',
  usage: 'GAME --games N --bots A,B[,…] [--seed N] [--set ID=VALUE…] [--queue]',
  about: { ru: 'сыграть много партий между ботами', en: 'play many games between bots' },
  more: [
    {
      ru: 'Партии идут парами: один и тот же расклад, места меняются, так что удача в раздаче никому не помогает. Партия, которая сломалась или не кончилась, считается сбоем, и её запись сохраняется. С --json печатается {"game","games","finished","decisions","cpuSeconds","wins","faults"}.',
      en: 'Games go in pairs: the same deal with seats swapped, so that luck of the deal helps nobody. A game that breaks or does not end is a fault, and its record is kept. With --json it prints {"game","games","finished","decisions","cpuSeconds","wins","faults"}.',
    },
  ],
  takes: { min: 1, max: 1 },
  options: {
    games: { value: 'N', about: { ru: 'сколько партий', en: 'how many games' } },
    bots: {
      value: 'A,B[,…]',
      about: {
        ru: `бот на каждое место: ${botLevels.join(', ')}`,
        en: `a bot for each seat: ${botLevels.join(', ')}`,
      },
    },
    seed: { value: 'N', about: { ru: 'зерно случая (1)', en: 'the seed of chance (1)' } },
    ...spreadOptions,
    ...setupOptions,
  },
  setsUp: true,

  async run(call, desk) {
    const { game } = await roomOf(call.args[0]);
    const games = wholeNumber('games', needed('games', call.value('games')), 1, 100_000_000);
    const levels = levelsOf(game, needed('bots', call.value('bots')));
    const series: Series = {
      game: game.id,
      bots: levels,
      seed: call.value('seed') ?? '1',
      options: [optionsOf(game, call, levels.length)],
    };
    const tally = newTally(series);
    const began = process.cpuUsage();
    const start = Date.now();
    await playSeries(call, desk, series, games, (outcome) => {
      count(tally, series, outcome, desk);
      showProgress(tally, games, start, desk);
    });
    desk.progress(null);
    const { user, system } = process.cpuUsage(began);
    const cpuSeconds = Math.round((user + system) / 1e4) / 100;
    const { finished, decisions, wins, faults } = tally;
    if (desk.json) desk.printJson({ game: game.id, games, finished, decisions, cpuSeconds, wins, faults });
    else show(game, series, games, tally, cpuSeconds, desk);
    return faults > 0 ? 1 : 0;
  },
};

interface Tally {
  finished: number;
  decisions: number;
  faults: number;
  wins: Record<string, number>;
}

/** Who plays alone wins or loses; several may also come out even. */
const newTally = ({ bots: levels }: Series): Tally => ({
  finished: 0,
  decisions: 0,
  faults: 0,
  wins: {
    ...Object.fromEntries(levels.map((level) => [level, 0])),
    [levels.length === 1 ? 'lost' : 'draw']: 0,
  },
});

/** Partners win together; what bots of several levels share, or all of them, is a draw. Without a winner all have lost. */
function wonBy(winners: readonly number[], { bots: levels }: Series): string {
  const [level, ...others] = new Set(winners.map((at) => levels[at]));
  if (level === undefined) return 'lost';
  return others.length > 0 || (winners.length > 1 && winners.length === levels.length) ? 'draw' : level;
}

function count(
  tally: Tally,
  series: Series,
  { number, decisions, winners, fault }: Outcome,
  desk: Desk,
): void {
  tally.decisions += decisions;
  if (winners) {
    tally.finished++;
    const who = wonBy(winners, series);
    tally.wins[who] = (tally.wins[who] ?? 0) + 1;
  }
  if (!fault) return;
  tally.faults++;
  const file = `fault-${series.game}-${series.seed.replace(/[^\w-]+/g, '_')}-${number}.vigrid`;
  writeFileSync(file, fault.record);
  desk.progress(null);
  desk.note(
    desk.say({
      ru: `Сбой в партии ${number}: ${fault.text}. Её запись: ${file}`,
      en: `Fault in game ${number}: ${fault.text}. Its record: ${file}`,
    }),
  );
}

function showProgress(
  { finished, faults }: Tally,
  games: number,
  start: number,
  { progress, say }: Desk,
): void {
  const done = finished + faults;
  const perSecond = (done / (Date.now() - start)) * 1000;
  const left = Math.ceil((games - done) / perSecond);
  const rate = perSecond.toFixed(perSecond < 10 ? 1 : 0);
  progress(
    say({
      ru: `${done}/${games} партий, ${rate} в секунду, осталось ${left} с`,
      en: `${done}/${games} games, ${rate} a second, ${left} s left`,
    }),
  );
}

function show(
  game: AnyGame,
  { bots: levels, seed }: Series,
  games: number,
  tally: Tally,
  cpuSeconds: number,
  desk: Desk,
): void {
  const { ink, print, say, lang } = desk;
  const { decisions, wins, faults } = tally;
  const number = (n: number) => n.toLocaleString(lang);
  print(
    ink.strong(
      say({
        ru: `${game.name.ru}: ${number(games)} ${plural(games, 'ru', ['партия', 'партии', 'партий'])}, ${levels.join(' — ')}, зерно ${seed}`,
        en: `${game.name.en}: ${number(games)} ${plural(games, 'en', ['game', 'games'])}, ${levels.join(' against ')}, seed ${seed}`,
      }),
    ),
  );
  const names: Record<string, string> = {
    draw: say({ ru: 'ничьи', en: 'draws' }),
    lost: say({ ru: 'проиграно', en: 'lost' }),
    ...(levels.length === 1 && { [levels[0]]: say({ ru: 'выиграно', en: 'won' }) }),
  };
  const broad = Math.max(...Object.keys(wins).map((who) => (names[who] ?? who).length));
  for (const [who, won] of Object.entries(wins)) {
    const share = ((100 * won) / games).toFixed(1);
    print(
      `  ${(names[who] ?? who).padEnd(broad)}  ${number(won).padStart(9)}  ${share.padStart(5)}${say(percentSign)}`,
    );
  }
  print(
    say({
      ru: `  решений ${number(decisions)}, процессорного времени ${cpuSeconds} с`,
      en: `  ${number(decisions)} decisions in ${cpuSeconds} s of processor time`,
    }),
  );
  print(
    faults === 0
      ? ink.good(say({ ru: '  сбоев нет', en: '  no faults' }))
      : ink.bad(
          say({ ru: `  сбоев: ${faults}`, en: `  ${faults} ${plural(faults, 'en', ['fault', 'faults'])}` }),
        ),
  );
}

function needed(option: string, value: string | undefined): string {
  if (value !== undefined) return value;
  throw misused(
    `Не хватает --${option}. Например: vigrid simulate heroes --games 100 --bots greedy,random`,
    `--${option} is missing. For example: vigrid simulate heroes --games 100 --bots greedy,random`,
  );
}

function levelsOf({ name, seats: { min, max } }: AnyGame, list: string): string[] {
  const levels = list.split(',').map((level) => level.trim());
  levels.forEach(botCalled);
  if (levels.length >= min && levels.length <= max) return levels;
  const players = min === max ? `${min}` : `${min}–${max}`;
  throw misused(
    `Игроков в «${name.ru}» ${players}: столько же назовите и ботов, а не ${levels.length}.`,
    `${name.en} is for ${players} players: give as many bots, not ${levels.length}.`,
  );
}
