import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf } from '@vigrid/games';
import { ScenarioFault, seeded } from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Where each game tells how its positions are written, and a mapping of each kind with a field that there is not. */
const games = {
  heroes: { page: 'docs/scenarios.md', piece: { squad: [{ nonsense: 1 }] } },
  berserk: { page: 'games/berserk/scenarios/README.md', piece: { squad: [{ nonsense: 1 }] } },
  valhalla: { page: 'games/valhalla/scenarios/README.md', piece: { squad: [{ nonsense: 1 }] } },
  dune: { page: 'games/dune/scenarios/README.md', piece: { dreadnoughts: { nonsense: 1 } } },
};

/** What every game's positions may have. */
const [, ofAllGames = ''] =
  /^## Any moment of a game\n([\s\S]*?)^## /m.exec(readFileSync(join(root, 'docs/scenarios.md'), 'utf8')) ??
  [];

describe.each(Object.entries(games))(
  'every field of a position of %s is documented',
  async (id, { page, piece }) => {
    const engine = await gameOf(id);
    const code = [readFileSync(join(root, page), 'utf8'), ofAllGames]
      .flatMap((text) => [...text.matchAll(/`[^`\n]+`/g)])
      .join(' ');

    /** The fields that the reader knows, as it tells whoever writes another. */
    function known(position: unknown): string[] {
      try {
        engine?.game.scenario.place(position, seeded('fields'));
      } catch (error) {
        if (!(error instanceof ScenarioFault)) throw error;
        const [, fields] = /Known are: (.+)\.$/.exec(error.message) ?? [];
        if (fields) return fields.split(', ');
      }
      throw new Error(`The reader of ${id} takes a field that makes no sense.`);
    }

    test.each([
      ['of the table', { nonsense: 1 }],
      ['of a side', { a: { nonsense: 1 } }],
      ['of what a side has in play', { a: piece }],
    ])('%s', (_what, position) => {
      const named = (field: string) => new RegExp(`\\b${field}\\b`).test(code);
      expect(known(position).filter((field) => !/^[a-f]$/.test(field) && !named(field))).toEqual([]);
    });
  },
);
