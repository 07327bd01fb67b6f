/**
 * How strong the five are, as data for the table: reads what `vigrid arena --json` printed (files, one or more a game)
 * and writes bots/src/strengths.ts. Sigrun, the policy alone, stands at 1500. `search:400` is level5 without its clock.
 *
 *     npx vigrid arena heroes --bots level1,level2,level3,level4 --games 60 --json > heroes.txt
 *     node scripts/strengths.ts heroes.txt …
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Pairing, ratingsOf } from '@vigrid/bots/arena';
import { levels } from '@vigrid/bots/levels';
import { seeded } from '@vigrid/kernel';
import { root } from './lib/run.mjs';

const anchor = { level: 'level3', rating: 1500 };

interface Line {
  readonly game: string;
  readonly bot: string;
  readonly against: string;
  readonly seats: number;
  readonly games: number;
  readonly share: number;
}

const isMatch = (line: unknown): line is Line =>
  typeof line === 'object' && line !== null && 'against' in line && 'share' in line;

const ids = levels.map(({ id }) => id);
const levelOf = (bot: string): number => ids.indexOf(bot === 'search:400' ? 'level5' : bot);

/** Every game as a deal of its own. */
function pairingOf({ bot, against, seats, games, share }: Line): Pairing | null {
  const [one, other] = [levelOf(bot), levelOf(against)];
  if (one < 0 || other < 0) return null;
  const won = Math.round(share * games);
  const deals = Array.from({ length: games }, (_, i) => ({ games: 1, won: i < won ? 1 : 0 }));
  return { one, other, seats, deals };
}

const lines = process.argv
  .slice(2)
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((text) => text.startsWith('{'))
  .map((text): unknown => JSON.parse(text))
  .filter(isMatch);

const games = [...new Set(lines.map(({ game }) => game))].sort();
const parts = games.map((game) => {
  const pairings = lines.flatMap((line) => (line.game === game ? (pairingOf(line) ?? []) : []));
  const played = new Set(pairings.flatMap(({ one, other }) => [one, other]));
  const ratings = ratingsOf(ids.length, pairings, seeded(game));
  const zero = ratings[ids.indexOf(anchor.level)].rating;
  const rows = ids.flatMap((id, i) => {
    if (!played.has(i)) return [];
    const { rating, low, high } = ratings[i];
    const tens = (n: number) => 10 * Math.round(n / 10);
    return `    ${id}: { rating: ${tens(anchor.rating + rating - zero)}, doubt: ${tens((high - low) / 2)} },\n`;
  });
  return `  ${game}: {\n${rows.join('')}  },\n`;
});

writeFileSync(
  join(root, 'bots/src/strengths.ts'),
  `/** How strong the five were found to be, game by game, as scripts/strengths.ts has written it (docs/bots.md). */

/** A rating (Elo) and how far the true one may lie from it, 95 of 100 times. */
export interface Strength {
  readonly rating: number;
  readonly doubt: number;
}

export const strengths: Readonly<Record<string, Readonly<Record<string, Strength>>>> = {
${parts.join('')}};
`,
);
