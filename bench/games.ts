/**
 * The games as they are measured: `node bench/games.ts GAME [--quick]` prints one game's figures as JSON lines, and so
 * does `vigrid bench GAME`.
 */
import type { Figure } from './figure.ts';
import type { Plan } from './measure.ts';
import { measureTable } from './ours.ts';
import { PLANS } from './plan.ts';

/** By name; a game is loaded only when it is measured. */
const TABLES: Readonly<Record<string, (plan: Plan) => Promise<Iterable<Figure>>>> = {
  heroes: async (plan) => measureTable({ game: (await import('@vigrid/heroes')).heroes, seats: 2 }, plan),
  berserk: async (plan) => measureTable({ game: (await import('@vigrid/berserk')).berserk, seats: 2 }, plan),
  dune: async (plan) => measureTable({ game: (await import('@vigrid/dune')).dune, seats: 4 }, plan),
  valhalla: async (plan) =>
    measureTable({ game: (await import('@vigrid/valhalla')).valhalla, seats: 4 }, plan),
};

export const GAME_NAMES: readonly string[] = Object.keys(TABLES);

/** Measures a game and prints its figures as they come. */
export async function printFigures(name: string, quick: boolean): Promise<void> {
  const table = TABLES[name];
  if (!table) throw new Error(`There is no game "${name}" to measure; there are: ${GAME_NAMES.join(', ')}.`);
  for (const figure of await table(quick ? PLANS.quick.ours : PLANS.full.ours))
    console.log(JSON.stringify(figure));
}

if (import.meta.main) await printFigures(process.argv[2] ?? '', process.argv.includes('--quick'));
