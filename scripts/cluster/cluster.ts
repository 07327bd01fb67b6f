/** A PostgreSQL, some servers and a proxy before them, all on this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { postgres } from '../lib/postgres.mjs';
import { node, Problem, root } from '../lib/run.mjs';
import { frugal } from '../lib/serve.mjs';
import { type Front, proxyBefore } from './proxy.ts';
import { type Relay, relayTo } from './relay.ts';

export interface ClusterServer {
  readonly url: string;
  /** Its line to the database. */
  readonly line: Relay;
  /** Ends it without a chance to say so. */
  kill(): Promise<void>;
  /** Asks it to stop, as a host does, and waits until it has. */
  leave(): Promise<void>;
  /** Stops it in its tracks; it goes on when it is woken. */
  pause(): void;
  wake(): void;
  /** Starts it again. */
  start(): Promise<void>;
}

export interface Cluster {
  /** Where players come in. */
  readonly url: string;
  readonly database: string;
  readonly servers: readonly ClusterServer[];
  readonly proxy: Front | null;
  restartDatabase(): void;
  stop(): Promise<void>;
}

/** Ports from here: the servers', then the proxy's. */
const firstPort = 8081;

export async function startCluster(
  howMany: number,
  env: NodeJS.ProcessEnv,
  from = firstPort,
): Promise<Cluster> {
  const database = await postgres();
  if (!database) throw new Problem('There is no PostgreSQL here and none could be installed.');
  const folder = mkdtempSync(join(tmpdir(), 'vigrid-cluster-'));
  const servers: ClusterServer[] = [];
  let proxy: Front | null = null;

  async function stop(): Promise<void> {
    await proxy?.stop();
    for (const server of servers) {
      await server.kill();
      server.line.close();
    }
    database?.stop();
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    const ports = Array.from({ length: howMany }, (_, i) => from + i);
    for (const port of ports) servers.push(await serverAt(port, database.url, env));
    await Promise.all(servers.map((server) => server.start()));
    proxy = await proxyBefore(ports, from + 362, folder);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: proxy?.url ?? servers[0].url,
    database: database.url,
    servers,
    proxy,
    restartDatabase: database.restart,
    stop,
  };
}

async function serverAt(port: number, database: string, env: NodeJS.ProcessEnv): Promise<ClusterServer> {
  const address = new URL(database);
  const line = await relayTo(Number(address.port));
  address.port = String(line.port);
  let child: ChildProcess | null = null;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    url: `http://127.0.0.1:${port}`,
    line,
    kill: () => end('SIGKILL'),
    leave: () => end('SIGTERM'),
    pause: () => void child?.kill('SIGSTOP'),
    wake: () => void child?.kill('SIGCONT'),
    async start() {
      child = spawn(node, [...frugal, 'server/src/main.ts'], {
        cwd: root,
        env: { ...process.env, ...env, PORT: String(port), DATABASE_URL: address.href },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      if (!child.stdout) throw new Error('The server has no output.');
      const lines = createInterface(child.stdout);
      await Promise.race([
        once(lines, 'line'),
        once(child, 'exit').then(() => {
          throw new Error(`The server on port ${port} did not start.`);
        }),
      ]);
    },
  };
}
