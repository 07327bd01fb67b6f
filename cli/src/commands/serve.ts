import { type Command, wholeNumber } from '../command.ts';
import { Complaint } from '../complaint.ts';

export const serve: Command = {
  name: 'serve',
  usage: '[--port N] [--data DIR]',
  about: { ru: 'открыть стол в браузере', en: 'open the table in the browser' },
  takes: { min: 0, max: 0 },
  options: {
    port: {
      value: 'N',
      about: { ru: 'порт (8080; 0 — любой свободный)', en: 'port (8080; 0 for any free one)' },
    },
    data: {
      value: 'DIR',
      about: { ru: 'папка с партиями (./data)', en: 'the folder of the games (./data)' },
    },
  },

  async run(call, { json, print, printJson, note, say }) {
    const port = wholeNumber('port', call.value('port') ?? '8080', 0, 65535);
    const { StartProblem, serve: open } = await import('@vigrid/server');
    try {
      const serving = await open({ port, data: call.value('data') ?? './data', log: note });
      if (json) printJson({ url: serving.url });
      else {
        print(
          say({
            ru: `Vigrid готов: откройте ${serving.url} в браузере. Остановить: Ctrl-C.`,
            en: `Vigrid is ready: open ${serving.url} in your browser. Ctrl-C stops it.`,
          }),
        );
      }
      await signalled();
      await serving.close();
      return 0;
    } catch (error) {
      if (!(error instanceof StartProblem)) throw error;
      throw new Complaint(1, { ru: error.message, en: error.message });
    }
  },
};

/** Waits until somebody wants the program to end. */
export const signalled = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
