import { availableParallelism } from 'node:os';
import { type Command, wholeNumber } from '../command.ts';
import { signalled } from './serve.ts';

export const work: Command = {
  name: 'work',
  usage: '[--threads N]',
  about: { ru: 'играть партии, которые прислали другие', en: 'play games that others have sent' },
  more: [
    {
      ru: 'Берёт партии из очереди в PostgreSQL (DATABASE_URL), куда их кладут simulate, balance и arena с --queue. Сколько машин запустит эту команду, на столько работа и делится; если одна пропадёт, её часть сыграет другая.',
      en: 'Takes games from the queue in a PostgreSQL (DATABASE_URL) where simulate, balance and arena put them with --queue. The work is shared by as many machines as run this; if one is lost, another plays its part.',
    },
  ],
  takes: { min: 0, max: 0 },
  options: {
    threads: {
      value: 'N',
      about: { ru: 'сколько партий сразу (по числу ядер)', en: 'how many at a time (one for each core)' },
    },
  },

  async run(call, { json, note, printJson, progress, say }) {
    const threads = wholeNumber('threads', call.value('threads') ?? `${availableParallelism()}`, 1, 1024);
    const { workAt } = await import('../simulate/queue.ts');
    let games = 0;
    const working = await workAt(
      threads,
      (ru, en) => note(say({ ru, en })),
      (more) => {
        games += more;
        progress(say({ ru: `сыграно партий: ${games}`, en: `${games} games played` }));
      },
    );
    note(
      say({
        ru: `Работаю: партий сразу ${threads}. Остановить: Ctrl-C.`,
        en: `At work, ${threads} at a time. Ctrl-C stops it.`,
      }),
    );
    await signalled();
    progress(null);
    await working.close();
    if (json) printJson({ games });
    return 0;
  },
};
