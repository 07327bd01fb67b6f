/**
 * Keeps two servers out of one data folder, which the embedded database would not survive. The lock is a socket that
 * its owner listens on, so it is gone the moment the owner is, however that one ended.
 */
import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Gives the way to let go of the folder, or null if another server has it. */
export async function lockFolder(folder: string): Promise<(() => Promise<void>) | null> {
  const address = addressOf(await realpath(folder));
  // One that has just been killed may take a moment to be gone.
  for (let tries = 0; tries < 8; tries++) {
    if (tries > 0) await pause(100);
    const server = await take(address);
    if (server) return () => new Promise((resolve) => server.close(() => resolve()));
  }
  return null;
}

async function take(address: string): Promise<Server | null> {
  const server = await listen(address);
  if (server || (await answers(address))) return server;
  // What the one before left behind when it was killed.
  await rm(address, { force: true });
  return listen(address);
}

/** The longest path that every system takes for a socket. */
const longest = 100;

function addressOf(folder: string): string {
  const name = `vigrid-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(folder, 'lock.sock');
  return Buffer.byteLength(inside) <= longest ? inside : join(tmpdir(), `${name}.sock`);
}

function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => resolve(server));
    server.unref();
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });
}
