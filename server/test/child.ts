/**
 * A server of its own for a test: `child.ts FOLDER BOT_DELAY [all [VERSION]]` prints its address; `all`: with every game,
 * VERSION: that of the stones.
 */
import { allGames } from '@vigrid/games';
import { serveStones, stonesServed } from './server.ts';
import { stones } from './stones.ts';

const [folder, delay, more, version = '1'] = process.argv.slice(2);
const fifth = { ...stonesServed, game: { ...stones, version: Number(version) } };
const games = [...(more === 'all' ? await allGames() : []), fifth];
const port = Number(process.env.PORT ?? 0);
const { url } = await serveStones(folder, { port, botDelay: [Number(delay), Number(delay)], games });
console.log(url);
