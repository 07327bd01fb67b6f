/** The thread of the embedded PostgreSQL: it may wait for the disk as long as it takes, and nobody waits with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { speakerIn } from './embedded.ts';

const port = parentPort;
if (!port || typeof workerData !== 'string') throw new Error('This is run as a thread, with a folder.');
const { say, close } = await speakerIn(workerData);
port.on('message', (messages: Uint8Array | null) => {
  // Asked one at a time, each after the answer before.
  if (messages) void say(messages).then((answer) => port.postMessage(answer));
  else void close().then(() => port.close());
});
port.postMessage(null);
