/** What the screens know of the server: hooks over one line per page. */
import type { Guest, Lobby, NewTable, Requests, TableState } from '@vigrid/protocol';
import { useEffect, useMemo, useState } from 'preact/compat';
import { games } from '../games/index.ts';
import { localLine } from '../local/index.ts';
import { isLocal } from '../local/requests.ts';
import { type Deeds, deedsIn } from './deeds.ts';
import { Denied } from './denied.ts';
import { type Keep, keepIn } from './keep.ts';
import { type Line, openLine, type Status } from './line.ts';
import { type KeptLot, type Lots, lotsIn } from './lots.ts';
import { useStore } from './store.ts';
import { linkTable, type TableData, type TableLink } from './table.ts';
import { socketTransport } from './transport.ts';

export { useAttempt } from './attempt.ts';
export type { Status } from './line.ts';
export type { TableData, TableLink } from './table.ts';
export { Denied };

/** Every game that has a screen here; with ?plain in the address none, to see the plain table. */
const screens = (): readonly string[] =>
  new URLSearchParams(location.search).has('plain')
    ? []
    : games.flatMap(({ id, screens: more = [] }) => [id, ...more]);

/** One guest's connection. */
interface Net {
  readonly line: Line;
  readonly deeds: Deeds;
  /** None at the tables of this browser. */
  readonly lots: Lots | null;
}

/** Whose connection: the guest's, that of who shares the screen, or the one to the tables of this browser. */
type Who = 'guest' | 'second' | 'local';

/** The page's connections, each made when a screen first needs it. */
const nets = new Map<Who, Net>();

function net(who: Who = 'guest'): Net {
  const known = nets.get(who);
  if (known) return known;
  const kept = (keep: Keep) => (who === 'guest' ? keep : apart(keep, who));
  const keep = kept(keepIn(() => localStorage));
  const line = openLine(who === 'local' ? localLine() : socketTransport(), keep, screens());
  const made: Net = {
    line,
    deeds: deedsIn(kept(keepIn(() => sessionStorage))),
    lots: who === 'local' ? null : lotsIn(keep, { open: (wish) => line.request('lot', wish) }),
  };
  nets.set(who, made);
  return made;
}

/** The same storage under other names, for a second guest in one browser. */
const apart = (keep: Keep, who: Who): Keep => ({
  get: (key) => keep.get(`${key}.${who}`),
  set: (key, value) => keep.set(`${key}.${who}`, value),
});

/** Asks the server for something; rejects with `Denied` when it says no. */
export const request = <K extends keyof Requests>(
  name: K,
  payload: Requests[K][0],
): Promise<Requests[K][1]> => net().line.request(name, payload);

/** Makes a table, with a lot for the guest's seat. */
export async function createTable(wish: NewTable): Promise<string> {
  const { line, lots } = net();
  const lot = (await lots?.draw()) ?? null;
  const { table } = await line.request('create', { ...wish, ...(lot && { print: lot.print }) });
  lots?.keep(table, lot);
  return table;
}

/** Opens a table, and takes a seat there with a lot, if one is free for the guest. */
export async function openTable(wish: Requests['open'][0]): Promise<TableState> {
  const { line, lots } = net();
  const state = await line.request('open', { ...wish, ...(await lots?.printFor(wish.table)) });
  lots?.opened(state);
  return state;
}

/** What this browser kept of a table from before its game. */
export const keptLot = (table: string): KeptLot | null => net().lots?.of(table) ?? null;

/** Remembers whether what was shown at a table is what its record says. */
export const keepShown = (table: string, shown: boolean): void => net().lots?.shown(table, shown);

export const useConnection = (): Status => useStore(net().line.status);

export const useGuest = (): Guest | null => useStore(net().line.guest);

/** Gives the guest another name, everywhere at once. */
export async function rename(name: string): Promise<void> {
  const { line } = net();
  line.guest.set(await line.request('rename', { name }));
}

/** Begins anew as the guest of this token, or as a new one. */
export function become(token: string | null): void {
  net().line.become(token);
  location.replace('/account');
}

/** What can be played and where, kept fresh. Null until the server has answered. */
export function useLobby(): Lobby | null {
  const [lobby, setLobby] = useState<Lobby | null>(null);
  useEffect(() => {
    const { line } = net();
    let open = true;
    const ask = async (): Promise<void> => {
      if (!open) return;
      try {
        const fresh = await line.request('lobby', {});
        if (open) setLobby(fresh);
      } catch (error) {
        if (!(error instanceof Denied)) throw error;
        // The server is being asked too often; it will answer a little later.
        setTimeout(ask, 2_000);
      }
    };
    const stops = [line.onLobby(() => void ask()), line.onOnline(() => void ask())];
    if (line.status.get() === 'online') void ask();
    return () => {
      open = false;
      for (const stop of stops) stop();
    };
  }, []);
  return lobby;
}

/** A table, opened while the screen shows it. `code` is the secret of an invitation. */
export function useTable(
  table: string,
  code?: string,
  who: Who = isLocal(table) ? 'local' : 'guest',
): { data: TableData; link: TableLink } {
  const link = useMemo(
    () => linkTable(net(who).line, net(who).deeds, table, code, net(who).lots),
    [table, code, who],
  );
  useEffect(() => link.watch(), [link]);
  return { data: useStore(link.data), link };
}
