import { randomInt } from 'node:crypto';
import type { Command } from '../command.ts';
import { roomOf } from '../games.ts';
import { typedLines } from '../play/lines.ts';
import { playGame } from '../play/session.ts';
import { botCalled, botLevels, optionsOf } from '../setup.ts';

export const play: Command = {
  name: 'play',
  usage: 'GAME [--bot LEVEL] [--seed N]',
  about: { ru: 'сыграть в терминале против бота', en: 'play in the terminal against a bot' },
  more: [
    {
      ru: 'Ответ на вопрос — номер из списка, имя или строка сценария; ? расскажет остальное. Строки можно подавать и через конвейер. С --json всё печатается строками JSON.',
      en: 'A question is answered by a number from the list, a name or a scenario line; ? tells the rest. Lines may come through a pipe. With --json everything is printed as JSON lines.',
    },
  ],
  takes: { min: 1, max: 1 },
  options: {
    bot: {
      value: 'LEVEL',
      about: {
        ru: `соперник: ${botLevels.join(', ')} (greedy)`,
        en: `the opponent: ${botLevels.join(', ')} (greedy)`,
      },
    },
    seed: { value: 'N', about: { ru: 'зерно случая (любое)', en: 'the seed of chance (any)' } },
    options: {
      value: 'JSON',
      about: {
        ru: 'настройка игры, например {"decks":["furgot","snirk"]}',
        en: 'the game’s options, such as {"decks":["furgot","snirk"]}',
      },
    },
  },

  async run(call, desk) {
    const room = await roomOf(call.args[0]);
    const bot = botCalled(call.value('bot') ?? 'greedy');
    const seed = call.value('seed') ?? `${randomInt(1_000_000_000)}`;
    const seats = Math.max(2, room.game.seats.min);
    const options = optionsOf(room.game, call.value('options'), seats);
    if (!desk.json) {
      desk.print(
        desk.say({
          ru: `${room.game.name.ru} против бота ${bot.level}, зерно ${seed}. Знак ? — справка.`,
          en: `${room.game.name.en} against the ${bot.level} bot, seed ${seed}. Type ? for help.`,
        }),
      );
    }
    const lines = typedLines(process.stdin, process.stdout);
    try {
      await playGame(room, { seats, seed, options }, bot, desk, lines);
    } finally {
      lines.close();
    }
    return 0;
  },
};
