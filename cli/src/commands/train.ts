import { writeFileSync } from 'node:fs';
import { type Bot, botNamed } from '@vigrid/bots';
import { compare, type Outcome } from '@vigrid/bots/arena';
import { type Fit, learn } from '@vigrid/bots/train';
import { type AnyGame, type Learned, type Learning, type Lesson, seeded } from '@vigrid/kernel';
import { percentSign } from '@vigrid/speech';
import { type Command, wholeNumber } from '../command.ts';
import { failed, misused } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { roomOf } from '../games.ts';
import { botCalled, readOptions } from '../setup.ts';
import { playSeries, spreadOptions } from '../simulate/index.ts';

/** Who plays the games that are learned from, by lot. */
const usual = 'greedy,slips:5,slips:15,slips:30';

export const train: Command = {
  name: 'train',
  usage:
    'GAME [--lesson NAME] [--games N] [--bots A,B[,…]] [--passes N] [--seed N] [--match N] [--out FILE] [--queue]',
  about: { ru: 'научить судить о положении по партиям', en: 'learn to judge positions from games' },
  more: [
    {
      ru: 'Боты, взятые по жребию, играют партии; по положениям в начале ходов или раундов и по тому, кто выиграл, подбираются веса признаков. Печатаются ошибка на партиях, по которым подбирали, и на отложенных, и матч: search с новыми весами против search с прежними. С --out веса пишутся в файл, каким он лежит у игры (games/GAME/bot/learned.ts). Одно зерно — одни и те же веса.',
      en: 'Bots drawn by lot play games; from the positions in which turns or rounds began, and from who won, the weights of figures are found. It prints the loss on the games fitted to and on those kept aside, and a match: search with the new weights against search with the old. With --out the weights are written to a file as the game keeps it (games/GAME/bot/learned.ts). The same seed gives the same weights.',
    },
  ],
  takes: { min: 1, max: 1 },
  options: {
    lesson: { value: 'NAME', about: { ru: 'только эти веса (все)', en: 'these weights alone (all)' } },
    games: { value: 'N', about: { ru: 'сколько партий (2000)', en: 'how many games (2000)' } },
    bots: { value: 'A,B[,…]', about: { ru: `кто играет (${usual})`, en: `who plays (${usual})` } },
    passes: {
      value: 'N',
      about: { ru: 'сколько раз пройти по партиям (12)', en: 'passes over the games (12)' },
    },
    seed: { value: 'N', about: { ru: 'зерно случая (1)', en: 'the seed of chance (1)' } },
    match: {
      value: 'N',
      about: { ru: 'сколько партий в матче весов (0)', en: 'how many games the match of weights has (0)' },
    },
    playouts: {
      value: 'N',
      about: { ru: 'сколько проигрываний на ход в матче (24)', en: 'playouts a move in the match (24)' },
    },
    out: { value: 'FILE', about: { ru: 'куда записать веса', en: 'where to write the weights' } },
    ...spreadOptions,
  },

  async run(call, desk) {
    const { game } = await roomOf(call.args[0]);
    const { learning } = game;
    if (!learning) {
      throw failed(
        `${game.name.ru}: о положении здесь судят веса, подобранные вручную; учить нечего.`,
        `${game.name.en}: positions are judged by hand-made weights here; there is nothing to train.`,
      );
    }
    const games = wholeNumber('games', call.value('games') ?? '2000', 10, 10_000_000);
    const passes = wholeNumber('passes', call.value('passes') ?? '12', 1, 1000);
    const match = wholeNumber('match', call.value('match') ?? '0', 0, 1_000_000);
    const playouts = wholeNumber('playouts', call.value('playouts') ?? '24', 1, 100_000);
    const mix = (call.value('bots') ?? usual).split(',').map((name) => name.trim());
    mix.forEach(botCalled);
    const seed = call.value('seed') ?? '1';
    const all: Record<string, Learned[string]> = { ...learning.learned };
    for (const name of lessonsOf(learning, call.value('lesson'))) {
      const { seats, options } = learning.lessons[name];
      const series = {
        game: game.id,
        bots: Array.from({ length: seats }, () => mix[0]),
        mix,
        seed: `${seed} ${name}`,
        options: options.map((one) => readOptions(game, one, seats)),
        learns: true,
      };
      const outcomes: Outcome[] = [];
      await playSeries(call, desk, series, games, (outcome) => {
        outcomes.push(outcome);
        desk.progress(`${name}  ${outcomes.length}/${games}`);
      });
      desk.progress(null);
      const fit = learn(learning, outcomes, passes, seeded(`${seed} ${name} fit`));
      tell(game, name, fit, outcomes.length, desk);
      all[name] = fit.weights;
      if (match > 0) playMatch(game, learning, name, all, { match, playouts, seed }, desk);
    }
    const out = call.value('out');
    if (out !== undefined) writeFileSync(out, fileOf(all));
    return 0;
  },
};

function lessonsOf({ lessons }: Learning, wanted: string | undefined): string[] {
  const names = Object.keys(lessons);
  if (wanted === undefined) return names;
  if (!names.includes(wanted))
    throw misused(
      `Таких весов нет: «${wanted}». Есть: ${names.join(', ')}.`,
      `There are no weights "${wanted}". There are: ${names.join(', ')}.`,
    );
  return [wanted];
}

function tell(game: AnyGame, lesson: string, { curve, positions }: Fit, games: number, desk: Desk): void {
  if (desk.json) {
    desk.printJson({ game: game.id, lesson, games, positions, curve });
    return;
  }
  desk.print(
    desk.say({
      ru: `${game.name.ru}, ${lesson}: партий ${games}, положений ${positions}`,
      en: `${game.name.en}, ${lesson}: ${games} games, ${positions} positions`,
    }),
  );
  curve.forEach(({ fitted, aside }, pass) => {
    desk.print(
      desk.say({
        ru: `  проход ${pass + 1}: ошибка ${fitted.toFixed(4)}, на отложенных ${aside.toFixed(4)}`,
        en: `  pass ${pass + 1}: loss ${fitted.toFixed(4)}, on games kept aside ${aside.toFixed(4)}`,
      }),
    );
  });
}

/** One who judges by the new weights against others who judge by the old, on deals that nothing was learned from. */
function playMatch(
  game: AnyGame,
  learning: Learning,
  lesson: string,
  learned: Learned,
  { match, playouts, seed }: { match: number; playouts: number; seed: string },
  desk: Desk,
): void {
  const { seats, options }: Lesson = learning.lessons[lesson];
  const plain = botNamed(`search:${playouts}`);
  if (!plain) throw new Error('there is no search');
  const judging: AnyGame = { ...game, ...learning.judging(learned) };
  const fresh: Bot = {
    level: 'fresh',
    choose: (run, seat, chance, isStopped) =>
      plain.choose({ ...run, game: judging }, seat, chance, isStopped),
  };
  const won = compare(game, fresh, plain, {
    seats,
    games: match,
    seed: `${seed} match`,
    options: options[0],
  });
  const { rating: share, low, high, games } = won;
  if (desk.json) {
    desk.printJson({ game: game.id, lesson, match: games, playouts, seats, share, low, high });
    return;
  }
  const percent = (one: number) => `${(100 * one).toFixed(0)}${desk.say(percentSign)}`;
  desk.print(
    desk.say({
      ru: `  новые веса против прежних, мест ${seats}: ${percent(share)} [${percent(low)} … ${percent(high)}] из ${games}, ровно было бы ${percent(1 / seats)}`,
      en: `  new weights against the old at ${seats} seats: ${percent(share)} [${percent(low)} … ${percent(high)}] of ${games}; par is ${percent(1 / seats)}`,
    }),
  );
}

/** The file as it is kept: a line for each figure. */
function fileOf(learned: Learned): string {
  const lessons = Object.entries(learned).map(([name, weights]) => {
    const lines = Object.entries(weights).map(
      ([figure, values]) => `    ${figure}: [${values.join(', ')}],\n`,
    );
    return `  ${name}: {\n${lines.join('')}  },\n`;
  });
  return `/** Weights found by \`vigrid train\`; how, and what they won: docs/bots.md. */\nimport type { Learned } from '@vigrid/kernel';\n\nexport const learned: Learned = {\n${lessons.join('')}};\n`;
}
