/** A server for storage.test.ts to kill: `child.ts FOLDER BOT_DELAY` prints its address. */
import { serveStones } from './server.ts';

const [folder, delay] = process.argv.slice(2);
const { url } = await serveStones(folder, { botDelay: [Number(delay), Number(delay)] });
console.log(url);
