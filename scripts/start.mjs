// `npm start`: installs and builds what is missing, then runs the server until it is told to stop.
// package.json starts this with `exec`, so that no shell stands between npm's signals and the server; the shell of
// Windows knows no `exec` and goes on to the second half of that line.
import { install } from './lib/install.mjs';
import { Problem } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';
import { buildWeb } from './lib/web.mjs';

try {
  // npm may be killed with no chance to say so. Started by hand, this may well outlive its shell.
  if (process.env.npm_lifecycle_event === 'start') await import('./lib/follow.mjs');
  await install();
  await buildWeb();
  process.exitCode = await serve('server/src/main.ts');
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
