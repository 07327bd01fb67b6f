import { bots } from '@vigrid/bots';
import { gameIds } from '@vigrid/games';
import type { Command } from '../command.ts';
import { roomOf } from '../games.ts';

export const games: Command = {
  name: 'games',
  usage: '',
  about: { ru: 'какие здесь есть игры', en: 'the games there are' },
  takes: { min: 0, max: 0 },
  options: {},

  async run(_call, { json, ink, print, printJson, say }) {
    for (const id of gameIds) {
      const { game } = await roomOf(id);
      const { name, version, seats, rulebook, catalogue, decks } = game;
      const rules = Object.keys(rulebook.rules).length;
      const ready = (decks?.ready ?? []).map((deck) => ({ id: deck.id, name: deck.name }));
      if (json) {
        const levels = Object.keys(bots);
        printJson({ id, name, version, seats, rules, cards: catalogue.length, decks: ready, bots: levels });
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
      if (ready.length > 0) {
        const list = ready.map((deck) => `${deck.id} (${say(deck.name)})`).join(', ');
        print(say({ ru: `  готовые колоды: ${list}`, en: `  ready decks: ${list}` }));
      }
    }
    return 0;
  },
};
