// The skirmish on boardgame.io's own server, as it comes: games in memory, nothing written. Tells its port and then,
// when asked, what it has used.
import { createRequire } from 'node:module';
import { skirmish } from './skirmish.mjs';

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server');
// It greets on standard output, which is for figures.
console.info = console.log = () => {};
const server = Server({ games: [skirmish()], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0 });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1e6, memory: process.memoryUsage.rss() });
});
process.send({ port: appServer.address().port });
