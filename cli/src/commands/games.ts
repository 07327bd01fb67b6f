import { bots } from '@vigrid/bots';
import { gameIds } from '@vigrid/games';
import type { Command } from '../command.ts';
import { roomOf, versionsOf } from '../games.ts';

export const games: Command = {
  name: 'games',
  usage: '',
  about: { ru: 'какие здесь есть игры', en: 'the games there are' },
  takes: { min: 0, max: 0 },
  options: {},

  async run(_call, { json, ink, print, printJson, say }) {
    for (const id of gameIds) {
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
    }
    return 0;
  },
};
