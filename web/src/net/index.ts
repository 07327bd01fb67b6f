/**
 * What the screens know of the server: hooks over one line per page. Where there is none, for now or at all, whatever
 * needs no other people is answered by the house in this browser.
 */
import type { Guest, Lobby, NewTable, Requests, TableState } from '@vigrid/protocol';
import { useEffect, useMemo, useState } from 'preact/compat';
import { games } from '../games/index.ts';
import { langNow } from '../i18n/index.ts';
import { localGames, localLine } from '../local/index.ts';
import { isLocal } from '../local/requests.ts';
import { isStatic } from '../shell/site.ts';
import { type Deeds, deedsIn } from './deeds.ts';
import { Denied } from './denied.ts';
import { type Keep, keepIn } from './keep.ts';
import { type Line, nameKey, openLine, type Status } from './line.ts';
import { type KeptLot, type Lots, lotsIn } from './lots.ts';
import { joined, useStore, when } from './store.ts';
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

/** Whose connection: the guest's, that of one who shares the screen, or the one to the tables of this browser. */
type Who = 'guest' | (typeof besides)[number] | 'local';

/** As many as sit at a table beside the guest. */
const besides = ['second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** The page's connections, each made when a screen first needs it. */
const nets = new Map<Who, Net>();

function net(whose: Who = 'guest'): Net {
  const who = isStatic ? 'local' : whose;
  const known = nets.get(who);
  if (known) return known;
  const kept = (keep: Keep) => (who === 'guest' ? keep : apart(keep, who));
  const keep = kept(keepIn(() => localStorage));
  const line = openLine(who === 'local' ? localLine() : socketTransport(), keep, {
    screens: screens(),
    lang: langNow(),
  });
  const made: Net = {
    line,
    deeds: deedsIn(kept(keepIn(() => sessionStorage))),
    lots: who === 'local' ? null : lotsIn(keep, { open: (wish) => line.request('lot', wish) }),
  };
  nets.set(who, made);
  return made;
}

/** The same storage under other names, for a second guest in one browser. */
const apart = (keep: Keep, who: Who): Keep => {
  // One is called the same with and without a network.
  const named = (key: string) => (who === 'local' && key === nameKey ? key : `${key}.${who}`);
  return { get: (key) => keep.get(named(key)), set: (key, value) => keep.set(named(key), value) };
};

/** Asks for something; rejects with `Denied` when the answer is no. */
export async function request<K extends keyof Requests>(
  name: K,
  payload: Requests[K][0],
): Promise<Requests[K][1]> {
  const { line } = net();
  return (needsNobody.has(name) ? (await answering()).line : line).request(name, payload);
}

/** The server's line, or that of the house in this browser where nobody answers. */
async function answering(): Promise<Net> {
  const { status } = net().line;
  await when(status, (now) => now !== 'joining');
  return status.get() === 'online' ? net() : net('local');
}

/** Asks the server alone, and waits for it. */
export const askServer = <K extends keyof Requests>(
  name: K,
  payload: Requests[K][0],
): Promise<Requests[K][1]> => net().line.request(name, payload);

/** Makes a table, with a lot for the guest's seat. */
export async function createTable(wish: NewTable): Promise<string> {
  const { line, lots } = await answering();
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

/** What the house in this browser can answer as well. */
const needsNobody: ReadonlySet<keyof Requests> = new Set([
  'decks',
  'saveDeck',
  'removeDeck',
  'checkDeck',
  'deckLimits',
  'history',
]);

/** Makes the connection, before anything that needs it is drawn. */
export const startLine = (): void => void net();

/** Called on every connection to the server, the first included. */
export const onOnline = (listener: () => void): (() => void) => net().line.onOnline(listener);

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

/** A server is there, or still being looked for. */
const isServed = (): boolean => !isStatic && net().line.status.get() !== 'away';

/** Other people can be reached. */
export const useServed = (): boolean => useConnection() === 'online' && !isStatic;

/** What this browser can offer by itself. */
async function lobbyHere(): Promise<Lobby> {
  const { mine } = await localGames();
  return { mine, open: [], watch: [], people: 0 };
}

/** Where is played, kept fresh. Null until the server has answered. */
export function useLobby(): Lobby | null {
  const [lobby, setLobby] = useState<Lobby | null>(null);
  useEffect(() => {
    const { line } = net();
    let open = true;
    const ask = async (): Promise<void> => {
      if (!open) return;
      try {
        const fresh = await (isServed() ? line.request('lobby', {}) : lobbyHere());
        if (open) setLobby(fresh);
      } catch (error) {
        if (!(error instanceof Denied)) throw error;
        // The server is being asked too often; it will answer a little later.
        setTimeout(ask, 2_000);
      }
    };
    const asked = () => void ask();
    const stops = [line.onLobby(asked), line.onOnline(asked), line.status.watch(() => isServed() || asked())];
    if (line.status.get() !== 'joining') asked();
    return () => {
      open = false;
      for (const stop of stops) stop();
    };
  }, []);
  return lobby;
}

/** A table, opened while the screen shows it. `code` is the secret of an invitation. */
export function useTable(table: string, code?: string): { data: TableData; link: TableLink } {
  const link = useMemo(() => {
    const { line, deeds, lots } = net(isLocal(table) ? 'local' : 'guest');
    return linkTable(line, deeds, table, code, lots);
  }, [table, code]);
  useEffect(() => link.watch(), [link]);
  return { data: useStore(link.data), link };
}

/** A table as the guest and those who share the screen see it, the guest first. */
export function useTables(
  table: string,
  code: string,
  beside: readonly { readonly seat: number; readonly name: string }[],
): readonly { readonly data: TableData; readonly link: TableLink }[] {
  const people = useMemo(() => {
    const guest = net();
    const others = beside.slice(0, besides.length).map(({ seat, name }, n) => {
      const { line, deeds, lots } = net(besides[n]);
      return { line, name, link: linkTable(line, deeds, table, code, lots, seat) };
    });
    const own = linkTable(guest.line, guest.deeds, table, undefined, guest.lots);
    return [{ line: guest.line, name: '', link: own }, ...others];
  }, [table, code, beside]);
  const all = useMemo(() => joined(people.map(({ link }) => link.data)), [people]);
  useEffect(() => {
    let here = true;
    const stops: (() => void)[] = [];
    // Whoever sits down is called by their name from the first moment on.
    for (const { line, name, link } of people)
      void calledSo(line, name).then(() => {
        if (here) stops.push(link.watch());
      });
    return () => {
      here = false;
      for (const stop of stops) stop();
    };
  }, [people]);
  return useStore(all).map((data, n) => ({ data, link: people[n].link }));
}

/** A name that nobody may have is left. */
async function calledSo({ status, guest, request }: Line, name: string): Promise<void> {
  if (name === '') return;
  await when(status, (now) => now === 'online');
  if (guest.get()?.name === name) return;
  try {
    guest.set(await request('rename', { name }));
  } catch (error) {
    if (!(error instanceof Denied)) throw error;
  }
}
