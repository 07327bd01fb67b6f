import { bots } from '@vigrid/bots';
import { gameIds } from '@vigrid/games';
import type { Command } from '../command.ts';
import { roomOf, versionsOf } from '../games.ts';
import { settingLines } from '../settings.ts';

export const games: Command = {
  name: 'games',
  usage: '[GAME]',
  about: {
    ru: 'какие здесь есть игры; об одной — и все её настройки',
    en: 'the games there are; of one, all its settings too',
  },
  takes: { min: 0, max: 1 },
  options: {},

  async run(call, desk) {
    const { json, ink, print, printJson, say } = desk;
    const [only] = call.args;
    for (const id of only === undefined ? gameIds : [only]) {
      const { game } = await roomOf(id);
      const versions = await versionsOf(id);
      const { name, version, seats, rulebook, catalogue, decks } = game;
      const rules = Object.keys(rulebook.rules).length;
      const ready = (decks?.ready ?? []).map((deck) => ({ id: deck.id, name: deck.name }));
      if (json) {
        const levels = Object.keys(bots);
        printJson({
          id,
          name,
          version,
          versions,
          seats,
          rules,
          cards: catalogue.length,
          decks: ready,
          bots: levels,
          ...(only !== undefined && { settings: game.settings }),
        });
        continue;
      }
      const players = seats.min === seats.max ? `${seats.min}` : `${seats.min}–${seats.max}`;
      print(`${ink.strong(id)}  ${say(name)}`);
      print(
        say({
          ru: `  игроков: ${players}, правил: ${rules}, карт: ${catalogue.length}`,
          en: `  ${players} players, ${rules} rules, ${catalogue.length} cards`,
        }),
      );
      const kept = versions.slice(0, -1).join(', ');
      print(
        say({
          ru: `  версия ${version}${kept && `, для старых записей: ${kept}`}`,
          en: `  version ${version}${kept && `, for older records: ${kept}`}`,
        }),
      );
      if (ready.length > 0) {
        const list = ready.map((deck) => `${deck.id} (${say(deck.name)})`).join(', ');
        print(say({ ru: `  готовые колоды: ${list}`, en: `  ready decks: ${list}` }));
      }
      if (only !== undefined) for (const line of settingLines(game, desk)) print(line);
    }
    return 0;
  },
};
