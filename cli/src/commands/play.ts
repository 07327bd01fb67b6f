import { randomInt } from 'node:crypto';
import { type Command, wholeNumber } from '../command.ts';
import { roomOf } from '../games.ts';
import { typedLines } from '../play/lines.ts';
import { playGame } from '../play/session.ts';
import { botCalled, botLevels, optionsOf, setupOptions } from '../setup.ts';

export const play: Command = {
  name: 'play',
  usage: 'GAME [--seats N] [--bot LEVEL] [--seed N] [--set ID=VALUE…]',
  about: { ru: 'сыграть в терминале против ботов', en: 'play in the terminal against bots' },
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
    seats: {
      value: 'N',
      about: {
        ru: 'сколько играют, вы и боты (2); 1 — в одиночку, где игра это знает',
        en: 'how many play, you and bots (2); 1 is solo play, where a game has it',
      },
    },
    seed: { value: 'N', about: { ru: 'зерно случая (любое)', en: 'the seed of chance (any)' } },
    ...setupOptions,
  },
  setsUp: true,

  async run(call, desk) {
    const room = await roomOf(call.args[0]);
    const bot = botCalled(call.value('bot') ?? 'greedy');
    const seed = call.value('seed') ?? `${randomInt(1_000_000_000)}`;
    const { min, max } = room.game.seats;
    const seats = wholeNumber('seats', call.value('seats') ?? String(Math.max(2, min)), min, max);
    const options = optionsOf(room.game, call, seats);
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
