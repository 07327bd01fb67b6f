/**
 * The games as they are measured: `node bench/games.ts GAME [--quick]` prints one game's figures as JSON lines, and so
 * does `vigrid bench GAME`.
 */
import { gameIds, gameOf } from '@vigrid/games';
import { measureTable, measureVariant } from './ours.ts';
import { PLANS } from './plan.ts';

/** As many as the targets are stated for, where a game takes more. */
const mostSeats = 4;

/** Games that targets name by themselves, though they are settings of others. */
const variants: Readonly<Record<string, { readonly name: string; readonly options: object } | undefined>> = {
  dune: { name: 'uprising', options: { core: 'uprising' } },
};

/** Measures a game and prints its figures as they come. */
export async function printFigures(name: string, quick: boolean): Promise<void> {
  const engine = await gameOf(name);
  if (!engine) throw new Error(`There is no game "${name}" to measure; there are: ${gameIds.join(', ')}.`);
  const { game } = engine;
  const seats = Math.min(mostSeats, game.seats.max);
  const plan = quick ? PLANS.quick.ours : PLANS.full.ours;
  for (const figure of measureTable({ game, seats }, plan)) console.log(JSON.stringify(figure));
  const variant = variants[name];
  if (!variant) return;
  console.log(JSON.stringify(measureVariant({ game, seats, options: variant.options }, variant.name, plan)));
}

if (import.meta.main) await printFigures(process.argv[2] ?? '', process.argv.includes('--quick'));
