/** Decks that chance deals are told of afterwards as they were dealt. */
import { readSettings } from '@vigrid/kernel';
import { expect, test } from 'vitest';
import { rooms } from '../rooms.ts';

const seeds = Array.from({ length: 12 }, (_, n) => `dealt ${n}`);

test.each(['heroes', 'berserk'])('%s tells which decks a game by lot was begun with', async (id) => {
  const game = (await rooms[id].game()).default;
  const nameOf = (card: string) => game.catalogue.find((one) => one.id === card)?.name.en ?? card;
  const different = new Set<string>();
  for (const seed of seeds) {
    const read = readSettings(game, { decks: ['any', 'random'] }, 2);
    if (!('options' in read)) throw new Error('The options can not be read.');
    const setup = { seats: 2, seed, options: read.options };
    const lists = game.decks?.dealt?.(setup) ?? [];
    const begun = game.scenario.written?.(game.begin(setup));
    for (const [seat, letter] of ['a', 'b'].entries()) {
      const { hero, cards = {} } = lists[seat] ?? {};
      const dealt = Object.entries(cards).flatMap(([card, n]) =>
        Array.from({ length: n }, () => nameOf(card)),
      );
      const side = Object(begun?.[letter]);
      expect([...side.deck].sort()).toEqual(dealt.sort());
      if (hero !== undefined) expect(side.hero).toBe(nameOf(hero));
      different.add(JSON.stringify(cards));
    }
  }
  // Chance deals now this, now that.
  expect(different.size).toBeGreaterThan(seeds.length);
});
