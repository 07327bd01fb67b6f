/**
 * Who is let in. A page of another site must not speak for whoever has it open: neither straight away (its Origin) nor
 * under a name that it has pointed at this machine (the Host).
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

export interface Gate {
  /** What is wrong with where a request comes from or goes to, or null. */
  refuses(headers: IncomingHttpHeaders): string | null;
}

/** A gate for a server at this address that is also known by these names. */
export function gateAt(address: string, names: readonly string[]): Gate {
  const known = new Set([...names, 'localhost', ...(isOpen(address) ? ownNames() : [address])]);
  const answersTo = (name: string) =>
    known.has(name) || isLoopback(name) || (isOpen(address) && isIP(name) > 0);
  return {
    refuses({ host = '', origin }) {
      const name = nameIn(`http://${host}`);
      if (name === null || !answersTo(name)) {
        const shown = JSON.stringify(host.slice(0, 80));
        return `This server does not answer to ${shown}. Whoever runs it can name the hosts it has in VIGRID_HOSTS.`;
      }
      if (origin !== undefined && nameIn(origin) !== name)
        return 'Pages of other sites may not speak to this server.';
      return null;
    },
  };
}

/** Whether other machines reach a server that listens there. */
export const isOpen = (address: string): boolean => address === '0.0.0.0' || address === '::';

/** Under which addresses others in the network reach this machine. */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);

const ownNames = (): string[] => [hostname().toLowerCase(), `${hostname().toLowerCase()}.local`];

const isLoopback = (name: string): boolean => name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);

/** The name of a host without its port, an IPv6 address without its brackets. */
function nameIn(address: string): string | null {
  if (!URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/^\[|\]$/g, '') || null;
}
