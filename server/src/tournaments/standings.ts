/** How a tournament stands: points, and what decides between equals, told in words. */
import type { Text } from '@vigrid/kernel';
import type { TournamentRound } from '@vigrid/protocol';
import type { Past, Player } from './pairing.ts';

export interface Standing {
  readonly player: Player;
  readonly points: number;
  /** The points of those one has played. */
  readonly buchholz: number;
  /** The points of those one has beaten, and half of those one drew with. */
  readonly berger: number;
  readonly played: number;
  readonly won: number;
}

/** In the order in which they decide. */
export const tieBreaks: readonly Text[] = [
  {
    ru: 'Очки: победа 1, ничья поровну на всех победивших, пропуск тура 1.',
    en: 'Points: 1 for a win, shared among those who win together, 1 for a bye.',
  },
  {
    ru: 'При равенстве — Бухгольц: сумма очков всех, с кем сыграно.',
    en: 'Between equals Buchholz decides: the points of everybody one has played.',
  },
  {
    ru: 'Затем Зоннеборн — Бергер: очки тех, у кого выиграно, и половина очков тех, с кем ничья.',
    en: 'Then Sonneborn–Berger: the points of those one has beaten, and half of those one drew with.',
  },
  { ru: 'Затем число побед, затем порядок записи.', en: 'Then the number of wins, then the order of entry.' },
];

/** Everybody, the best first. */
export function standingsOf(players: number, rounds: readonly TournamentRound[]): Standing[] {
  const all = Array.from({ length: players }, (_, player) => player);
  const points = all.map(() => 0);
  const meetings = all.map(() => [] as { other: Player; score: number }[]);
  const won = all.map(() => 0);
  const played = all.map(() => 0);
  for (const { tables, byes } of rounds) {
    for (const player of byes) points[player] += 1;
    for (const { players: seats, winners } of tables) {
      if (!winners) continue;
      // A game that nobody has won is drawn by all.
      const best = winners.length === 0 ? seats : winners.map((seat) => seats[seat]);
      for (const player of seats) {
        const score = best.includes(player) ? 1 / best.length : 0;
        points[player] += score;
        played[player]++;
        if (score === 1) won[player]++;
        for (const other of seats) {
          if (other === player) continue;
          const even = best.includes(player) === best.includes(other);
          meetings[player].push({ other, score: even ? 0.5 : best.includes(player) ? 1 : 0 });
        }
      }
    }
  }
  return all
    .map((player) => ({
      player,
      points: points[player],
      buchholz: meetings[player].reduce((sum, { other }) => sum + points[other], 0),
      berger: meetings[player].reduce((sum, { other, score }) => sum + score * points[other], 0),
      played: played[player],
      won: won[player],
    }))
    .sort(
      (a, b) =>
        b.points - a.points ||
        b.buchholz - a.buchholz ||
        b.berger - a.berger ||
        b.won - a.won ||
        a.player - b.player,
    );
}

/** What the next round has to know of those before. */
export function pastOf(rounds: readonly TournamentRound[]): Past {
  const meetings = new Map<string, number>();
  const byes = new Map<Player, number>();
  const first = new Map<Player, number>();
  const more = <K>(map: Map<K, number>, key: K) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const round of rounds) {
    for (const player of round.byes) more(byes, player);
    for (const { players } of round.tables) {
      more(first, players[0]);
      for (const one of players)
        for (const other of players) if (one !== other) more(meetings, `${one} ${other}`);
    }
  }
  return {
    met: (one, other) => meetings.get(`${one} ${other}`) ?? 0,
    byes: (player) => byes.get(player) ?? 0,
    first: (player) => first.get(player) ?? 0,
  };
}
