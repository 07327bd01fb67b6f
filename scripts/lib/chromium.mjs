import { spawnSync } from 'node:child_process';
import { Problem, run } from './run.mjs';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium for the browser tests: the one named in the environment, one that is on the machine, or else Debian's,
 * which is installed where that needs no questions.
 * @returns {Promise<string>} its command
 */
export async function chromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!works(named)) throw new Problem(`CHROMIUM is set to ${named}, which is not a Chromium that starts.`);
    return named;
  }
  const present = names.find(works);
  if (present) return present;
  if (process.getuid?.() === 0 && works('apt-get')) {
    console.log('Installing Chromium …');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (works('chromium')) return 'chromium';
  }
  throw new Problem(
    'The browser tests need Chromium: install it (on Debian `apt-get install chromium`), or set CHROMIUM to the path of one.',
  );
}

/**
 * Ubuntu's package is a stand-in that only tells to install another, so being there is not enough.
 * @param {string} command
 */
function works(command) {
  return spawnSync(command, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}
