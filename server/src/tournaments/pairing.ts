/**
 * Who plays whom. Plain functions over plain data: given the same players and rounds they say the same.
 *
 * Round robin: everybody meets everybody, by the circle. Swiss: whoever has the same score meets, nobody twice as long
 * as that can be done; with an odd number the lowest who has not had one yet has a bye, which counts as a win. At tables
 * of more than two those next to each other in the standings sit together, as far as they have met least.
 */

export type Player = number;

export interface Table {
  /** In the order of their seats. */
  readonly players: readonly Player[];
}

/** A round's tables, and who sits out. */
export interface Round {
  readonly tables: readonly Table[];
  readonly byes: readonly Player[];
}

/** All rounds of a round robin for two at a table. */
export function roundRobin(players: readonly Player[]): Round[] {
  const circle: (Player | null)[] = players.length % 2 === 0 ? [...players] : [...players, null];
  const half = circle.length / 2;
  const rounds: Round[] = [];
  for (let round = 0; round < circle.length - 1; round++) {
    const tables: Table[] = [];
    const byes: Player[] = [];
    for (let at = 0; at < half; at++) {
      const [one, other] = [circle[at], circle[circle.length - 1 - at]];
      if (one === null || other === null) byes.push(one ?? other ?? 0);
      else tables.push({ players: seated(players, one, other) });
    }
    rounds.push({ tables, byes });
    const [first, ...rest] = circle;
    circle.splice(0, circle.length, first, ...rest.slice(-1), ...rest.slice(0, -1));
  }
  return rounds;
}

/** Who sits first: each of them in half of their games, as nearly as that can be. */
function seated(players: readonly Player[], one: Player, other: Player): Player[] {
  const [low, high] = [one, other].sort((a, b) => players.indexOf(a) - players.indexOf(b));
  return (players.indexOf(high) - players.indexOf(low)) % 2 === 1 ? [low, high] : [high, low];
}

/** What has been played before. */
export interface Past {
  /** How often two have met. */
  met(one: Player, other: Player): number;
  byes(player: Player): number;
  /** How often somebody had the first seat. */
  first(player: Player): number;
}

/** The next round of a Swiss; `standing` has those who play on, the best first. */
export function swiss(standing: readonly Player[], past: Past, seats: number): Round {
  const byes = sittingOut(
    standing,
    past,
    standing.length < seats ? standing.length : standing.length % seats,
  );
  const playing = standing.filter((player) => !byes.includes(player));
  const groups = seats === 2 ? pairs(playing, past) : tablesOf(playing, past, seats);
  return {
    byes,
    tables: groups.map((group) => ({
      // Whoever was first least often is first; else the better one is not.
      players: group.toSorted(
        (a, b) => past.first(a) - past.first(b) || standing.indexOf(b) - standing.indexOf(a),
      ),
    })),
  };
}

/** The lowest with the fewest byes. */
function sittingOut(standing: readonly Player[], past: Past, count: number): Player[] {
  return standing
    .toReversed()
    .toSorted((a, b) => past.byes(a) - past.byes(b))
    .slice(0, count);
}

/**
 * Pairs from the top down, each with the next below that they have not met; where that leaves somebody at the bottom
 * without anybody new, an earlier pair is undone. Only where no way is found do two meet again.
 */
function pairs(standing: readonly Player[], past: Past): Player[][] {
  let tries = 20_000;
  const pair = (left: readonly Player[], again: number): Player[][] | null => {
    const [first, ...others] = left;
    if (first === undefined) return [];
    for (const other of others) {
      if (past.met(first, other) > again) continue;
      if (tries-- <= 0) return null;
      const rest = pair(
        others.filter((one) => one !== other),
        again,
      );
      if (rest) return [[first, other], ...rest];
    }
    return null;
  };
  for (let again = 0; ; again++) {
    tries = 20_000;
    const found = pair(standing, again);
    if (found) return found;
  }
}

/** Tables of more than two: the best one left, and those near who have met them and each other least. */
function tablesOf(standing: readonly Player[], past: Past, seats: number): Player[][] {
  const left = [...standing];
  const tables: Player[][] = [];
  while (left.length > 0) {
    const table = left.splice(0, 1);
    while (table.length < seats) {
      // As many steps down the standings as one who has been met costs.
      const cost = (player: Player, at: number) =>
        at + seats * table.reduce((sum, one) => sum + past.met(one, player), 0);
      const best = left.reduce(
        (least, player, at) => (cost(player, at) < cost(left[least], least) ? at : least),
        0,
      );
      table.push(...left.splice(best, 1));
    }
    tables.push(table);
  }
  return tables;
}
