import { createInterface } from 'node:readline';
import type { Command } from '../command.ts';
import { Tables } from '../env/tables.ts';
import { roomOf } from '../games.ts';

export const env: Command = {
  name: 'env',
  usage: 'GAME',
  about: {
    ru: 'партии для программ на любом языке: запрос и ответ — строки JSON',
    en: 'games for programs in any language: a request and its reply are lines of JSON',
  },
  more: [
    {
      ru: 'Например: {"do":"reset"}, {"do":"observe","seat":0}, {"do":"step","seat":0,"answer":0}. Строка-список — несколько запросов сразу. Всё описано в docs/env.md.',
      en: 'Such as {"do":"reset"}, {"do":"observe","seat":0}, {"do":"step","seat":0,"answer":0}. A list is several requests at once. docs/env.md tells all of it.',
    },
  ],
  takes: { min: 1, max: 1 },
  options: {},

  async run(call, desk) {
    const { game } = await roomOf(call.args[0]);
    const tables = new Tables(game);
    for await (const line of createInterface({ input: process.stdin })) {
      if (line.trim() !== '') desk.printJson(tables.reply(line));
    }
    return 0;
  },
};
