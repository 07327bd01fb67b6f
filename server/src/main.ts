/** The server as a program: `PORT`, `HOST` and `VIGRID_DATA` say where; Ctrl-C stops it. */
import { type Serving, StartProblem, serve } from './serve.ts';

const { PORT = '8080', HOST = '0.0.0.0', VIGRID_DATA = './data' } = process.env;

/** How long to wait for a clean end before ending anyway, in milliseconds. */
const patience = 5000;

try {
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65535) {
    throw new StartProblem(`PORT is "${PORT}", but must be a number from 0 to 65535.`);
  }
  const serving = await serve({ port: Number(PORT), host: HOST, data: VIGRID_DATA });
  console.log(`Vigrid is ready: open ${serving.url} in your browser. Ctrl-C stops it.`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(serving));
  // Every act is in the log before it is acknowledged, so a fault that slipped through costs nobody their game.
  process.on('unhandledRejection', (error) => console.error('Unexpected fault:', error));
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function stop(serving: Serving): void {
  setTimeout(() => process.exit(0), patience).unref();
  serving.close().then(
    () => process.exit(0),
    (error) => {
      console.error('The server did not end well:', error);
      process.exit(1);
    },
  );
}
