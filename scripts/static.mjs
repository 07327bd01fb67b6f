// `npm run build:static`: a Vigrid for one, without a server, as files for any host: dist/site.
import { install, npm } from './lib/install.mjs';
import { Problem } from './lib/run.mjs';

try {
  await install();
  const code = await npm('run', '--silent', 'build:static', '--workspace=@vigrid/web');
  if (code !== 0) throw new Problem('The site could not be built; see the message above.');
  console.log('dist/site is the whole site: lay it into any folder that is served as files.');
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
