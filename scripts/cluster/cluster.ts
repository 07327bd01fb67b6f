/** A PostgreSQL, some servers and a proxy before them, all on this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { postgres } from '../lib/postgres.mjs';
import { node, Problem, root } from '../lib/run.mjs';
import { frugal, frugally } from '../lib/serve.mjs';
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
  /** How often it has ended by itself. */
  crashes(): number;
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

/** On these ports: the servers', then the proxy's for TLS and the one that only leads there. */
export async function startCluster(
  howMany: number,
  env: NodeJS.ProcessEnv,
  ports: readonly number[],
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
    const own = ports.slice(0, howMany);
    for (const port of own) servers.push(await serverAt(port, database.url, env));
    await Promise.all(servers.map((server) => server.start()));
    proxy = await proxyBefore(own, ports[howMany], folder);
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
  let crashes = 0;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ended = child;
    child = null;
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return;
    ended.kill(signal);
    await once(ended, 'exit');
  };
  const server: ClusterServer = {
    url: `http://127.0.0.1:${port}`,
    line,
    kill: () => end('SIGKILL'),
    leave: () => end('SIGTERM'),
    pause: () => void child?.kill('SIGSTOP'),
    wake: () => void child?.kill('SIGCONT'),
    crashes: () => crashes,
    async start() {
      const started = spawn(node, [...frugal, 'server/src/main.ts'], {
        cwd: root,
        env: { ...process.env, ...frugally, ...env, PORT: String(port), DATABASE_URL: address.href },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      if (!started.stdout) throw new Error('The server has no output.');
      child = started;
      await Promise.race([
        once(createInterface(started.stdout), 'line'),
        once(started, 'exit').then(() => {
          throw new Error(`The server on port ${port} did not start.`);
        }),
      ]);
      started.once('exit', () => {
        if (child !== started) return;
        crashes++;
        void server.start().catch((error) => console.error(`${error}`));
      });
    },
  };
  return server;
}
