/** What can go wrong, one at a time or several at once. */
import { setTimeout as pause } from 'node:timers/promises';
import { below, type Random } from '@vigrid/kernel';
import type { Cluster, ClusterServer } from '../cluster/cluster.ts';
import type { Player } from './players.ts';

export const faultKinds = ['kill', 'leave', 'pause', 'cut', 'hold', 'drop', 'reload', 'database'] as const;
export type FaultKind = (typeof faultKinds)[number];
/** What befalls one server. */
type Trouble = Exclude<FaultKind, 'drop' | 'reload' | 'database'>;

/** Does something bad, and makes it good after a while. At least one server is always left alone. */
export class Faults {
  readonly #cluster: Cluster;
  readonly #players: readonly Player[];
  readonly #chance: Random;
  /** Servers in trouble. */
  readonly #busy = new Set<number>();
  readonly #under: Promise<void>[] = [];
  readonly counts: Record<FaultKind, number> = {
    kill: 0,
    leave: 0,
    pause: 0,
    cut: 0,
    hold: 0,
    drop: 0,
    reload: 0,
    database: 0,
  };

  constructor(cluster: Cluster, players: readonly Player[], chance: Random) {
    this.#cluster = cluster;
    this.#players = players;
    this.#chance = chance;
  }

  /** The next one; nothing where it would leave nobody. */
  next(): void {
    const kind = faultKinds[below(this.#chance, faultKinds.length)];
    switch (kind) {
      case 'drop':
        for (const player of this.#players) if (below(this.#chance, 3) === 0) player.drop();
        break;
      case 'reload':
        this.#cluster.proxy?.reload();
        break;
      case 'database':
        // It takes long for everybody; a few will do.
        if (below(this.#chance, 3) > 0) return;
        this.#cluster.restartDatabase();
        break;
      default:
        if (!this.#trouble(kind)) return;
    }
    this.counts[kind]++;
  }

  /** All is well again. */
  async settle(): Promise<void> {
    await Promise.all(this.#under);
  }

  #trouble(kind: Trouble): boolean {
    const { servers } = this.#cluster;
    const which = below(this.#chance, servers.length);
    if (this.#busy.has(which) || this.#busy.size >= servers.length - 1) return false;
    this.#busy.add(which);
    const long = 500 + below(this.#chance, 9000);
    this.#under.push(this.#one(kind, which, long).finally(() => this.#busy.delete(which)));
    return true;
  }

  async #one(kind: Trouble, which: number, long: number): Promise<void> {
    const server = this.#cluster.servers[which];
    switch (kind) {
      case 'kill':
        await server.kill();
        await pause(long / 4);
        return this.#startAgain(server);
      case 'leave':
        // As for a new version.
        await server.leave();
        return this.#startAgain(server);
      case 'pause':
        server.pause();
        await pause(long);
        return server.wake();
      case 'cut':
        server.line.cut();
        await pause(long);
        return server.line.mend();
      case 'hold':
        server.line.hold();
        await pause(long);
        return server.line.mend();
    }
  }

  async #startAgain(server: ClusterServer): Promise<void> {
    for (;;) {
      try {
        return await server.start();
      } catch {
        // The database may be away just now.
        await pause(500);
      }
    }
  }
}
