import { percentSign } from '@vigrid/speech';
import { playOut, wonPosition } from '../arena/won.ts';
import { type Command, wholeNumber } from '../command.ts';
import { roomOf } from '../games.ts';
import { botCalled, botLevels, optionsOf, rivalsOptions, seatsOf, setupOptions } from '../setup.ts';

export const won: Command = {
  name: 'won',
  usage:
    'GAME [--bot LEVEL] [--against BOT] [--positions N] [--chance N] [--seats N] [--seed N] [--set ID=VALUE…]',
  about: { ru: 'проверить, доводит ли бот выигранное до победы', en: 'see whether a bot wins won positions' },
  more: [
    {
      ru: 'Положения берутся из сыгранных ботами партий: первый миг, когда один из игроков явно побеждает и ходит. Бот доигрывает за него против другого бота. С --json печатается {"game","bot","against","chance","positions","won","turns"}.',
      en: 'Positions come from games that bots have played: the first moment at which somebody plainly wins and is to move. The bot plays on for them against another. With --json it prints {"game","bot","against","chance","positions","won","turns"}.',
    },
  ],
  takes: { min: 1, max: 1 },
  options: {
    bot: {
      value: 'LEVEL',
      about: {
        ru: `кто доигрывает: ${botLevels.join(', ')} (level5)`,
        en: `who plays on: ${botLevels.join(', ')} (level5)`,
      },
    },
    against: { value: 'BOT', about: { ru: 'против кого (fighter1)', en: 'against whom (fighter1)' } },
    positions: { value: 'N', about: { ru: 'сколько положений (50)', en: 'how many positions (50)' } },
    chance: {
      value: 'N',
      about: {
        ru: 'сколько побед из ста должно сулить положение по оценке самой игры (80)',
        en: 'how many wins of a hundred a position must promise by the game’s own judgement (80)',
      },
    },
    ...rivalsOptions,
    seed: { value: 'N', about: { ru: 'зерно случая (1)', en: 'the seed of chance (1)' } },
    ...setupOptions,
  },
  setsUp: true,

  async run(call, desk) {
    const { game } = await roomOf(call.args[0]);
    const bot = botCalled(call.value('bot') ?? 'level5');
    const rival = botCalled(call.value('against') ?? 'fighter1');
    const wanted = wholeNumber('positions', call.value('positions') ?? '50', 1, 10_000);
    const chance = wholeNumber('chance', call.value('chance') ?? '80', 50, 99);
    const seats = seatsOf(game, call);
    const options = optionsOf(game, call, seats);
    const seed = call.value('seed') ?? '1';
    let positions = 0;
    let wins = 0;
    let turns = 0;
    // A game in which nobody is ever plainly ahead gives no position; there are few such.
    for (let i = 0; positions < wanted && i < 20 * wanted; i++) {
      const position = wonPosition(game, seats, options, `${seed} won ${i}`, chance);
      if (!position) continue;
      const out = playOut(position, bot, rival, `${seed} won ${i} players`);
      positions++;
      turns += out.turns;
      if (out.won) wins++;
      desk.progress(`${positions}/${wanted}`);
    }
    desk.progress(null);
    const mean = positions === 0 ? 0 : Math.round((10 * turns) / positions) / 10;
    if (desk.json) {
      desk.printJson({
        game: game.id,
        bot: bot.level,
        against: rival.level,
        chance,
        positions,
        won: wins,
        turns: mean,
      });
    } else {
      const share = positions === 0 ? 0 : Math.round((100 * wins) / positions);
      desk.print(
        desk.say({
          ru: `${game.name.ru}: ${bot.level} против ${rival.level} выигрывает ${wins} из ${positions} выигранных положений (${share}${percentSign.ru}), в среднем за ${mean} хода`,
          en: `${game.name.en}: ${bot.level} against ${rival.level} wins ${wins} of ${positions} won positions (${share}${percentSign.en}), in ${mean} turns on average`,
        }),
      );
    }
    return 0;
  },
};
