/**
 * The embedded PostgreSQL, synced: what is committed would survive a power cut. As it comes, PGlite neither asks its
 * files to be synced nor passes the wish on to the disk; here it does both, and PostgreSQL's own log does the rest.
 */
import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Called with each file that is to be on the disk before anything goes on. */
export type Sync = (descriptor: number, path: string) => void;

const toDisk: Sync = (descriptor) => fsyncSync(descriptor);

export function openEmbedded(folder: string, sync = toDisk): Promise<PGlite> {
  const startParams = [
    // -F leaves the syncing out; of the ways to sync, this is the one that reaches the file system here.
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    ...['-c', 'wal_sync_method=fsync'],
    // What is read again and again here fits in little; the usual size would be an eighth of a gigabyte.
    ...['-c', 'shared_buffers=16MB'],
    // Nothing here gathers statistics, and a plan that is kept must do for many tables as well as for few.
    ...['-c', 'enable_seqscan=off'],
  ];
  return PGlite.create({ fs: new SyncedFiles(folder, sync), startParams });
}

/** Somebody who speaks PostgreSQL's protocol: takes whole messages, gives the answer to them. */
export interface Speaker {
  say(messages: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

export async function speakerIn(folder: string, sync?: Sync): Promise<Speaker> {
  const embedded = await openEmbedded(folder, sync);
  return {
    async say(messages) {
      // As a stream, for PGlite reads what it gives in one piece as well, and keeps all of it for ever.
      const parts: Uint8Array[] = [];
      await embedded.execProtocolRawStream(messages, { onRawData: (part) => void parts.push(part.slice()) });
      return parts.length === 1 ? parts[0] : joined(parts);
    },
    close: () => embedded.close(),
  };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

type Options = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts'];

/** An open file of the emulated system, of which only this is looked at. */
interface Stream {
  readonly nfd: number;
  readonly path: string;
}

class SyncedFiles extends NodeFS {
  readonly #sync: Sync;

  constructor(folder: string, sync: Sync) {
    super(folder);
    this.#sync = sync;
  }

  override async init(pg: PGlite, given: Partial<Options>): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(pg, given);
    const passOn = (module: { NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } } }) => {
      module.NODEFS.stream_ops.fsync = ({ nfd, path }) => {
        this.#sync(nfd, path);
        return 0;
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...[emscriptenOpts.preRun ?? []].flat(), passOn] },
    };
  }
}
