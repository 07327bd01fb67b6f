import { createServer } from 'node:net';

// Below those that a system lends to outgoing connections.
const [least, most] = [20_000, 32_000];

/**
 * So many ports in a row that nobody listens on.
 * @param {number} howMany
 * @returns {Promise<number[]>}
 */
export async function freePorts(howMany) {
  for (let tries = 0; tries < 200; tries++) {
    const from = least + Math.floor(Math.random() * (most - least));
    const ports = Array.from({ length: howMany }, (_, i) => from + i);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return ports;
  }
  throw new Error(`There are no ${howMany} free ports in a row between ${least} and ${most}.`);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}
