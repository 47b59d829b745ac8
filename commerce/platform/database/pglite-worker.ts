import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { TransferListItem } from 'node:worker_threads';
import { writeThrough } from './write-through.ts';

export type WorkerOptions = {
  /** Absent: in memory. */
  dataFolder?: string | undefined;
  /** The file of a dump of another instance, to load instead of running initdb. */
  template?: string | undefined;
};

/** What a thread is started with. */
export type WorkerData = WorkerOptions & { engine: WebAssembly.Module };

/** `wire` carries frontend messages of the PostgreSQL protocol, complete up to a Sync or Query; the answer is the backend's bytes. */
export type WorkerRequest =
  | { id: number; kind: 'wire'; bytes: Uint8Array }
  | { id: number; kind: 'dump' }
  | { id: number; kind: 'close' };
export type WorkerReply = { id: number; bytes?: Uint8Array; error?: string } | { ready: true } | { failed: string };

const port = parentPort;
if (!port) throw new Error('This module runs as a worker thread.');
const options = workerData as WorkerData;

const reply = (message: WorkerReply): void => {
  const bytes = 'bytes' in message ? message.bytes : undefined;
  const isWhole = bytes && bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength;
  port.postMessage(message, isWhole ? [bytes.buffer as TransferListItem] : []);
};

/**
 * Of PostgreSQL's 128 MB every page is written to when the engine starts, so that all of them are resident; what is
 * not in them is in the file cache of the operating system.
 */
const FEWER_BUFFERS = ['-c', 'shared_buffers=32MB'];

/** In memory nothing recovers from the log: kept as small as it may be, it makes a dump a third smaller. */
const SMALL_LOG = ['-c', 'wal_recycle=off', '-c', 'wal_init_zero=off'];
const SMALL_LOG_FILES = ['--wal-segsize=1'];

/** Reading a `Blob` of Node's copies tens of megabytes twice more. */
const blobOf = (path: string): Blob =>
  Object.assign(new Blob(), {
    arrayBuffer: () => {
      const file = openSync(path, 'r');
      const bytes = new Uint8Array(fstatSync(file).size);
      readSync(file, bytes);
      closeSync(file);
      return Promise.resolve(bytes.buffer);
    },
  });

const open = async () => {
  if (options.dataFolder) writeThrough(options.dataFolder);
  const [{ PGlite }, { pg_trgm: trigrams }, { unaccent }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/unaccent'),
  ]);
  return PGlite.create({
    pgliteWasmModule: options.engine,
    ...(options.dataFolder ? { dataDir: options.dataFolder } : { initDbStartParams: SMALL_LOG_FILES }),
    ...(options.template ? { loadDataDir: blobOf(options.template) } : {}),
    startParams: [...PGlite.defaultStartParams, ...FEWER_BUFFERS, ...(options.dataFolder ? [] : SMALL_LOG)],
    extensions: { pg_trgm: trigrams, unaccent },
  });
};

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

try {
  const database = await open();
  /** Not by `execProtocolRaw`, which reads every message of the answer too and keeps them all for ever. */
  const answerTo = async (bytes: Uint8Array): Promise<Uint8Array> => {
    const parts: Uint8Array[] = [];
    await database.execProtocolRawStream(bytes, { onRawData: (part) => void parts.push(part.slice()) });
    return joined(parts);
  };
  const handle = async (request: WorkerRequest): Promise<void> => {
    try {
      if (request.kind === 'wire') {
        reply({ id: request.id, bytes: await answerTo(request.bytes) });
      } else if (request.kind === 'dump') {
        await database.exec('checkpoint');
        const file = await database.dumpDataDir('none');
        reply({ id: request.id, bytes: new Uint8Array(await file.arrayBuffer()) });
      } else {
        await database.close();
        reply({ id: request.id });
      }
    } catch (error) {
      reply({ id: request.id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  };
  let queue = Promise.resolve();
  port.on('message', (request: WorkerRequest) => {
    queue = queue.then(() => handle(request));
  });
  reply({ ready: true });
} catch (error) {
  reply({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
