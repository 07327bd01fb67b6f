/** A line from one server to its PostgreSQL that can be cut and be held up. */
import { connect, createServer, type Socket } from 'node:net';

export interface Relay {
  readonly port: number;
  /** Breaks all connections, and refuses new ones until it is mended. */
  cut(): void;
  /** Lets nothing through, though all connections stand. */
  hold(): void;
  mend(): void;
  close(): void;
}

export async function relayTo(target: number): Promise<Relay> {
  const ends = new Set<Socket>();
  let state: 'open' | 'cut' | 'held' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      ends.add(from);
      from.setNoDelay();
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => {});
      from.on('close', () => {
        ends.delete(from);
        to.destroy();
      });
      if (state === 'held') from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The relay does not listen on a port.');
  const breakAll = () => {
    for (const end of ends) end.destroy();
  };
  return {
    port: address.port,
    cut() {
      state = 'cut';
      breakAll();
    },
    hold() {
      state = 'held';
      for (const end of ends) end.pause();
    },
    mend() {
      state = 'open';
      for (const end of ends) end.resume();
    },
    close() {
      breakAll();
      server.close();
    },
  };
}
