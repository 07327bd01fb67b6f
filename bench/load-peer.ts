/**
 * boardgame.io's server under the same players as ours: two sockets a game, random legal moves at the same pace, each
 * waited for until both have seen it. It is not the same game (bench/peers/skirmish.mjs is small and has hidden hands), and
 * its server keeps everything in memory, so nothing of it would survive: it shows what a server of this kind costs.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { below, seeded } from '@vigrid/kernel';
import { io, type Socket } from 'socket.io-client';
import { type Figures, loadOn, type Pace } from './load-players.ts';
import { installPeers } from './peers.ts';
import { onServersCore } from './served.ts';

type Move = readonly [name: string, ...args: unknown[]];
type Legal = (state: unknown, player: string) => readonly Move[];

interface State {
  readonly G: { readonly counts: Record<string, { readonly deck: number }> };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

export async function loadPeer(pace: Pace): Promise<Figures> {
  installPeers();
  const { legalActions } = await import(join(import.meta.dirname, 'peers/skirmish.mjs'));
  const child = fork(join(import.meta.dirname, 'peers/served.mjs'), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.once('exit', () => child.kill());
  const [{ port }] = await once(child, 'message');
  onServersCore(child.pid);
  const figures = await loadOn(pace, {
    readings: () => readingsOf(child),
    sitDown: (number) => sitDown(`http://localhost:${port}`, number, legalActions),
  });
  child.kill();
  return figures;
}

async function readingsOf(child: ChildProcess): Promise<{ cpu: number; memory: number }> {
  child.send('figures');
  const [figures] = await once(child, 'message');
  return figures;
}

/** Two players at a match of their own, which the first makes by coming; gives how one of them moves. */
async function sitDown(url: string, number: number, legal: Legal): Promise<() => Promise<boolean>> {
  const players: PeerPlayer[] = [];
  for (const id of ['0', '1']) {
    const player = new PeerPlayer(`${url}/skirmish`, `match-${number}`, id);
    await player.sees(0);
    players.push(player);
  }
  const chance = seeded(`load ${number}`);
  return async () => {
    const player = players.find(({ id, state }) => state?.ctx.currentPlayer === id);
    const state = player?.state;
    if (!player || !state || state.ctx.gameover !== undefined) return false;
    const moves = player.moves(state, legal);
    const [type, ...args] = moves[below(chance, moves.length)];
    player.move(state, type, args);
    await Promise.all(players.map((one) => one.sees(state._stateID + 1)));
    return true;
  };
}

class PeerPlayer {
  readonly id: string;
  readonly #match: string;
  readonly #socket: Socket;
  state: State | null = null;
  #heard = () => {};

  constructor(url: string, match: string, id: string) {
    this.id = id;
    this.#match = match;
    this.#socket = io(url, { transports: ['websocket'], forceNew: true });
    this.#socket.on('sync', (_match: string, { state }: { state: State }) => this.#see(state));
    this.#socket.on('update', (_match: string, state: State) => this.#see(state));
    this.#socket.on('connect', () => this.#socket.emit('sync', match, id, undefined, 2));
  }

  /** How many cards are left is told; which, is not. */
  moves({ G }: State, legal: Legal): readonly Move[] {
    return legal({ ...G, secret: { decks: { [this.id]: { length: G.counts[this.id].deck } } } }, this.id);
  }

  move(state: State, type: string, args: readonly unknown[]): void {
    const payload = { type, args, playerID: this.id };
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.#match, this.id);
  }

  async sees(number: number): Promise<void> {
    while ((this.state?._stateID ?? -1) < number) {
      await new Promise<void>((resolve) => {
        this.#heard = resolve;
      });
    }
  }

  #see(state: State): void {
    this.state = state;
    this.#heard();
  }
}
