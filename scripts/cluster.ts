/** `npm run cluster`: a PostgreSQL, three servers and nginx on this machine, until Ctrl-C. Games are gone afterwards. */
import { startCluster } from './cluster/cluster.ts';
import { install } from './lib/install.mjs';
import { Problem } from './lib/run.mjs';
import { buildWeb } from './lib/web.mjs';

try {
  await install();
  await buildWeb();
  const cluster = await startCluster(3, {}, [8081, 8082, 8083, 8443, 8444]);
  console.log(`Three servers: ${cluster.servers.map(({ url }) => url).join(', ')}`);
  console.log(`The database: ${cluster.database}`);
  console.log(
    cluster.proxy
      ? `Open ${cluster.url} (its certificate is made here, and your browser will say so). Ctrl-C stops all.`
      : `There is no nginx here: open any of the servers. Ctrl-C stops all.`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cluster.stop().then(() => process.exit(0)));
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
