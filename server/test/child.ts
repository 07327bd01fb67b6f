/** A server of its own for a test: `child.ts FOLDER BOT_DELAY [all]` prints its address; `all`: with every game. */
import { allGames } from '@vigrid/games';
import { serveStones, stonesServed } from './server.ts';

const [folder, delay, more] = process.argv.slice(2);
const games = [...(more === 'all' ? await allGames() : []), stonesServed];
const { url } = await serveStones(folder, { botDelay: [Number(delay), Number(delay)], games });
console.log(url);
