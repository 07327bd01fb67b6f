/**
 * How this site is served. Usually by a server of its own, which people meet at; or, built by `npm run build:static`,
 * from files alone, in any folder of any host: then addresses stand behind a `#`, and all that is read lies in files.
 */
export const isStatic = import.meta.env.MODE === 'static';

/** Stands before every address of a screen. */
export const before = isStatic ? '#' : '';

/** Where a file of the site lies, `name` being its path from the top. */
export const fileAt = (name: string): string => `${import.meta.env.BASE_URL ?? '/'}${name}`;

/** There is no such page. */
export class NotThere extends Error {}

const pages = new Map<string, ReturnType<Response['json']>>();

/** Fetches what can be read of the games, each once per page: `api/games/heroes/cards`. */
export function fetchPage<T>(name: string): Promise<T> {
  const page = pages.get(name) ?? readPage(name);
  pages.set(name, page);
  // Asked for anew next time.
  page.catch(() => pages.delete(name));
  return page;
}

async function readPage(name: string): ReturnType<Response['json']> {
  const reply = await fetch(fileAt(isStatic ? `${name}.json` : name));
  if (reply.status === 404) throw new NotThere(`There is no "${name}".`);
  if (!reply.ok) throw new Error(`"${name}" did not come: ${reply.status}.`);
  return reply.json();
}

/** The whole address of a screen, to be sent to somebody. */
export const linkTo = (address: string): string => new URL(address, location.href).href;
