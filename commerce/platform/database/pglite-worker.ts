import { parentPort, workerData } from 'node:worker_threads';
import type { TransferListItem } from 'node:worker_threads';
import { writeThrough } from './write-through.ts';

export type WorkerOptions = {
  /** Absent: in memory. */
  dataFolder?: string | undefined;
  /** A dump of another instance to load instead of running initdb. */
  template?: Uint8Array | undefined;
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

const open = async () => {
  if (options.dataFolder) writeThrough(options.dataFolder);
  const [{ PGlite }, { pg_trgm: trigrams }, { unaccent }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/unaccent'),
  ]);
  return PGlite.create({
    pgliteWasmModule: options.engine,
    ...(options.dataFolder ? { dataDir: options.dataFolder } : {}),
    ...(options.template ? { loadDataDir: new Blob([options.template as BlobPart]) } : {}),
    startParams: [...PGlite.defaultStartParams, ...FEWER_BUFFERS],
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
