import type { Command } from '../command.ts';
import { misused } from '../complaint.ts';
import { readText } from '../files.ts';
import { roomOf } from '../games.ts';

export const deckCheck: Command = {
  name: 'deck check',
  usage: 'GAME FILE',
  about: { ru: 'можно ли играть колодой из файла', en: 'whether the deck in a file may be played' },
  more: [
    {
      ru: 'В файле по карте на строку, «3 Гном», и герой: «Герой: Фургот». После # — заметки.',
      en: 'The file has a card a line, "3 Gnome", and the hero: "Hero: Furgot". What follows # is a remark.',
    },
  ],
  takes: { min: 2, max: 2 },
  options: {},

  async run({ args: [id, file] }, { json, ink, print, printJson, say }) {
    const { game } = await roomOf(id);
    if (!game.decks) {
      throw misused(`В игре «${game.name.ru}» колод не собирают.`, `No decks are built for ${game.name.en}.`);
    }
    const { problems } = game.decks.parse(await readText(file));
    const ok = problems.length === 0;
    if (json) {
      const told = problems.map(({ text, rule, line }) => ({ line, rule, text: say(text) }));
      printJson({ file, game: game.id, ok, problems: told });
    } else if (ok) {
      print(
        `${ink.good('✓')} ${say({ ru: `${file}: колодой можно играть.`, en: `${file}: the deck may be played.` })}`,
      );
    } else {
      for (const { text, rule, line } of problems) {
        const place = line === undefined ? file : `${file}:${line}`;
        print(`${ink.bad('✗')} ${ink.strong(place)} ${say(text)}${rule ? ink.info(` [${rule}]`) : ''}`);
      }
    }
    return ok ? 0 : 1;
  },
};
