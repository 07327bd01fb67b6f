/** Tournaments: who plays whom, how it stands, and whole ones over real sockets. */
import type { TournamentRound } from '@vigrid/protocol';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { roundRobin, swiss } from '../src/tournaments/pairing.ts';
import { pastOf, standingsOf } from '../src/tournaments/standings.ts';
import { arrive, type Person } from './people.ts';
import { freshFolder, removeFolder, serveStones } from './server.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const pairsOf = (rounds: readonly { tables: readonly { players: readonly number[] }[] }[]) =>
  rounds.flatMap(({ tables }) => tables.map(({ players }) => players.toSorted((a, b) => a - b).join(' ')));

describe('pairing', () => {
  test('in a round robin everybody meets everybody once, and sits out once if they are odd', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 25 }), (count) => {
        const rounds = roundRobin(numbers(count));
        const met = pairsOf(rounds);
        expect(new Set(met).size).toBe((count * (count - 1)) / 2);
        expect(met).toHaveLength(new Set(met).size);
        for (const { tables, byes } of rounds)
          expect([...tables.flatMap(({ players }) => players), ...byes].sort((a, b) => a - b)).toEqual(
            numbers(count),
          );
        // Nobody has the first seat much more often than the second.
        for (const player of numbers(count)) {
          const first = rounds
            .flatMap(({ tables }) => tables)
            .filter(({ players }) => players[0] === player).length;
          expect(Math.abs(first - (count - 1) / 2)).toBeLessThanOrEqual(1.5);
        }
      }),
      { seed: 15, numRuns: 24 },
    );
  });

  /** So many rounds in which whoever has the lower number wins. */
  function played(count: number, seats: number, rounds: number): TournamentRound[] {
    const all: TournamentRound[] = [];
    for (let round = 0; round < rounds; round++) {
      const standing = standingsOf(count, all).map(({ player }) => player);
      const { tables, byes } = swiss(standing, pastOf(all), seats);
      all.push({
        byes,
        tables: tables.map(({ players }) => ({
          players,
          table: null,
          winners: [players.indexOf(Math.min(...players))],
          entered: true,
        })),
      });
    }
    return all;
  }

  test('in a Swiss nobody meets anybody twice, nobody sits out twice, and the strongest wins', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 40 }), (count) => {
        const rounds = Math.ceil(Math.log2(count));
        const all = played(count, 2, rounds);
        const met = pairsOf(all);
        expect(new Set(met).size).toBe(met.length);
        const byes = all.flatMap((round) => round.byes);
        expect(new Set(byes).size).toBe(byes.length);
        expect(byes).toHaveLength(count % 2 === 0 ? 0 : rounds);
        expect(standingsOf(count, all)[0]).toMatchObject({ player: 0, points: rounds });
      }),
      { seed: 15, numRuns: 20 },
    );
  });

  test('in a Swiss that is too long for its players two meet again rather than nobody', () => {
    const met = pairsOf(played(4, 2, 5));
    expect(met).toHaveLength(10);
    expect(new Set(met).size).toBe(6);
  });

  test('tables of four are full, and those who are left sit out by turns', () => {
    const all = played(10, 4, 3);
    for (const { tables, byes } of all) {
      expect(tables.map(({ players }) => players.length)).toEqual([4, 4]);
      expect(byes).toHaveLength(2);
    }
    expect(new Set(all.flatMap(({ byes }) => byes)).size).toBe(6);
  });
});

test('between equal points those count who were met, then those who were beaten', () => {
  const table = (players: number[], winners: number[]) => ({ players, table: null, winners, entered: true });
  const rounds: TournamentRound[] = [
    { byes: [], tables: [table([0, 1], [0]), table([2, 3], [0])] },
    { byes: [], tables: [table([0, 2], []), table([1, 3], [0])] },
  ];
  const standing = standingsOf(4, rounds);
  expect(standing.map(({ player, points }) => [player, points])).toEqual([
    [0, 1.5],
    [2, 1.5],
    [1, 1],
    [3, 0],
  ]);
  // 0 has met 1 (1) and 2 (1.5), beaten 1 and drawn with 2.
  expect(standing[0]).toMatchObject({ buchholz: 2.5, berger: 1.75, played: 2, won: 1 });
  expect(standing[1]).toMatchObject({ buchholz: 1.5, berger: 0.75 });
});

describe('a tournament', () => {
  let folder: string;
  let server: Serving;

  beforeAll(async () => {
    folder = await freshFolder();
    server = await serveStones(folder);
  });

  afterAll(async () => {
    await server.close();
    await removeFolder(folder);
  });

  const wish = { name: 'Club evening', game: 'stones', kind: 'swiss', seats: 2, rounds: 2 } as const;

  async function playAt(people: readonly Person[], table: string, code: string | undefined): Promise<void> {
    await Promise.all(people.map((person) => person.open(table, code)));
    await Promise.all(people.map((person) => person.playOn(table)));
  }

  test('is played at tables of the house, which tell their results, to its end', async () => {
    const people = await Promise.all([1, 2, 3].map(() => arrive(server.url)));
    const [host, ...others] = people;
    const { tournament } = await host.ask('makeTournament', wish);
    // All at once: nobody's entry is lost.
    await Promise.all(people.map((person) => person.ask('enterTournament', { tournament })));
    await host.ask('enterTournament', { tournament });
    const open = await others[0].ask('tournament', { tournament });
    expect([open.state, open.players.length, open.isHost]).toEqual(['open', 3, false]);
    expect((await others[0].refusal('nextRound', { tournament })).code).toBe('forbidden');
    for (let round = 0; round < 2; round++) {
      const { played } = await host.ask('nextRound', { tournament });
      const [{ players, table }] = played[round].tables;
      if (table === null) throw new Error('There is no table.');
      expect(played[round].byes).toHaveLength(1);
      expect((await host.refusal('nextRound', { tournament })).text.en).toContain('without a result');
      const seated = players.map((n) => people.find(({ name }) => name === open.players[n].name) ?? host);
      const code = (await seated[0].ask('tournament', { tournament })).played[round].tables[0].code;
      expect(await seated[0].ask('invitation', { table, code: code ?? '' })).toMatchObject({ free: true });
      const stranger = await arrive(server.url);
      expect((await stranger.ask('tournament', { tournament })).played[round].tables[0].code).toBeUndefined();
      await playAt(seated, table, code);
    }
    const end = await host.ask('tournament', { tournament });
    expect(end.played.every(({ tables }) => tables[0].winners !== null && !tables[0].entered)).toBe(true);
    expect(end.standings.reduce((sum, { points }) => sum + points, 0)).toBe(4);
    expect((await host.refusal('nextRound', { tournament })).text.en).toContain('All rounds');
    expect((await host.ask('endTournament', { tournament })).state).toBe('over');
    expect((await host.refusal('enterTournament', { tournament })).text.en).toContain('over');
    const { lines } = await others[1].ask('tournaments', {});
    expect(lines.find((line) => line.tournament === tournament)).toMatchObject({
      state: 'over',
      mine: true,
      round: 2,
    });
  });

  test('takes names of people who play elsewhere, and results by hand', async () => {
    const host = await arrive(server.url);
    const { tournament } = await host.ask('makeTournament', { ...wish, kind: 'roundRobin' });
    for (const name of ['Олег', 'Mirra', 'Tahirah', 'Inga'])
      await host.ask('enterTournament', { tournament, name });
    const guest = await arrive(server.url);
    expect((await guest.refusal('enterTournament', { tournament, name: 'Nobody' })).code).toBe('forbidden');
    await host.ask('leaveTournament', { tournament, player: 3 });
    let shown = await host.ask('nextRound', { tournament });
    expect(shown.rounds).toBe(3);
    expect((await guest.refusal('enterTournament', { tournament })).text.en).toContain('has begun');
    const at = { tournament, round: 0, board: 0 };
    expect((await guest.refusal('tournamentResult', { ...at, winners: [0] })).code).toBe('forbidden');
    expect((await host.refusal('tournamentResult', { ...at, winners: [2] })).code).toBe('invalid');
    expect((await host.refusal('tournamentResult', { ...at, board: 9, winners: [0] })).code).toBe('missing');
    shown = await host.ask('tournamentResult', { ...at, winners: [1] });
    expect(shown.played[0].tables[0]).toMatchObject({ winners: [1], entered: true, table: null });
    // Whoever leaves later plays no more, and keeps their points.
    await host.ask('leaveTournament', { tournament, player: 0 });
    shown = await host.ask('nextRound', { tournament });
    expect(shown.played[1].tables.flatMap(({ players }) => players)).not.toContain(0);
    expect(shown.players[0].out).toBe(true);
  });

  test('is refused with what can not be played, and to who makes too many', async () => {
    const host = await arrive(server.url);
    expect((await host.refusal('makeTournament', { ...wish, game: 'nothing' })).code).toBe('missing');
    expect((await host.refusal('makeTournament', { ...wish, seats: 5 })).text.en).toContain('2 to 3');
    expect((await host.refusal('makeTournament', { ...wish, rated: true })).text.en).toContain('clock');
    expect((await host.refusal('tournament', { tournament: 'nothing' })).code).toBe('missing');
    for (let n = 0; n < 10; n++) await host.ask('makeTournament', wish);
    expect((await host.refusal('makeTournament', wish)).code).toBe('limit');
  });
});
