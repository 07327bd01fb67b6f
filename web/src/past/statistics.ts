/** What finished games come to: counted by anything they have a name for, and written as lines for a spreadsheet. */

import type { Tally } from '@vigrid/protocol';

/** A finished game of one's own, told in words. */
export interface Played {
  readonly table: string;
  readonly game: string;
  /** As an ISO date. */
  readonly ended: string;
  readonly result: 'won' | 'lost' | 'drawn';
  readonly players: number;
  readonly moves: number;
  readonly rivals: readonly string[];
  /** Null where the game has none, or nobody chose it. */
  readonly deck: string | null;
  /** What was chosen before it. */
  readonly settings: readonly string[];
  /** Those of the own deck, each once. */
  readonly cards: readonly string[];
}

export interface Score {
  readonly name: string;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** The share that was won, from 0 to 1. */
  readonly share: number;
  /** Where it lies with a certainty of 95 %; null after a few games, which tell nothing yet. */
  readonly range: readonly [low: number, high: number] | null;
}

/** Games before a share means something. */
export const enough = 10;

/** The scores by name, the most played first; a game counts once for each of its names. */
export function scoresBy(games: readonly Played[], namesOf: (game: Played) => readonly string[]): Score[] {
  const results = new Map<string, Played['result'][]>();
  for (const game of games) {
    for (const name of new Set(namesOf(game))) {
      const known = results.get(name);
      if (known) known.push(game.result);
      else results.set(name, [game.result]);
    }
  }
  return [...results]
    .map(([name, found]) => scoreOf(name, found))
    .sort((a, b) => b.games - a.games || b.share - a.share || a.name.localeCompare(b.name));
}

export function scoreOf(name: string, results: readonly Played['result'][]): Score {
  const count = (wanted: Played['result']) => results.filter((result) => result === wanted).length;
  return scoreIn(name, { games: results.length, won: count('won'), drawn: count('drawn') });
}

export function scoreIn(name: string, { games, won, drawn }: Tally): Score {
  return {
    name,
    games,
    won,
    lost: games - won - drawn,
    drawn,
    share: games === 0 ? 0 : won / games,
    range: games < enough ? null : wilson(won, games),
  };
}

/** The interval of Wilson for a share of 95 %. */
function wilson(won: number, games: number): readonly [number, number] {
  const z = 1.96;
  const share = won / games;
  const middle = share + z ** 2 / (2 * games);
  const reach = z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  const whole = 1 + z ** 2 / games;
  return [Math.max(0, (middle - reach) / whole), Math.min(1, (middle + reach) / whole)];
}

const columns = 'ended,game,result,players,opponents,deck,settings,decisions,table'.split(',');

/** One line a game, under the names of the columns (RFC 4180). The mark before them tells spreadsheets that it is UTF-8. */
export const csvOf = (games: readonly Played[]): string =>
  `\uFEFF${[columns, ...games.map(cellsOf)].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;

const cellsOf = ({
  ended,
  game,
  result,
  players,
  rivals,
  deck,
  settings,
  moves,
  table,
}: Played): string[] => [
  ended,
  game,
  result,
  String(players),
  rivals.join('; '),
  deck ?? '',
  settings.join('; '),
  String(moves),
  table,
];

/** A cell as it stands in the file. Names are given by others: none is left to begin as a formula does. */
export function quoted(cell: string): string {
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
