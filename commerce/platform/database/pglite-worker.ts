import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { TransferListItem } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { writeThrough } from './write-through.ts';

export type WorkerOptions = {
  /** Absent: in memory. */
  dataFolder?: string | undefined;
  /** In memory: the file of a dump to start from, instead of running initdb. */
  template?: string | undefined;
};

/** What a thread is started with. */
export type WorkerData = { engine: WebAssembly.Module };

/** `wire` carries frontend messages of the PostgreSQL protocol, complete up to a Sync or Query; the answer is the backend's bytes. */
export type WorkerRequest =
  | { id: number; kind: 'open'; options: WorkerOptions }
  | { id: number; kind: 'wire'; bytes: Uint8Array }
  | { id: number; kind: 'dump' }
  | { id: number; kind: 'close' };
export type WorkerReply = { id: number; bytes?: Uint8Array; error?: string };

const port = parentPort;
if (!port) throw new Error('This module runs as a worker thread.');
const { engine } = workerData as WorkerData;

const reply = (message: WorkerReply): void => {
  const { bytes } = message;
  const isWhole = bytes && bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength;
  port.postMessage(message, isWhole ? [bytes.buffer as TransferListItem] : []);
};

/**
 * Of PostgreSQL's 128 MB every page is written to when the engine starts, so that all of them are resident; what is
 * not in them is in the file cache of the operating system.
 */
const FEWER_BUFFERS = ['-c', 'shared_buffers=16MB'];

/**
 * In memory the files are as near as the buffers. Nothing recovers from the log: kept as small as it may be, it makes a
 * dump a third smaller.
 */
const IN_MEMORY = ['-c', 'shared_buffers=4MB', '-c', 'wal_recycle=off', '-c', 'wal_init_zero=off'];
const SMALL_LOG_FILES = ['--wal-segsize=1'];

const open = async ({ dataFolder, template }: WorkerOptions): Promise<PGlite> => {
  if (dataFolder) writeThrough(dataFolder);
  const [{ PGlite: Engine }, { pg_trgm: trigrams }, { unaccent }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/unaccent'),
  ]);
  return Engine.create({
    pgliteWasmModule: engine,
    ...(dataFolder ? { dataDir: dataFolder } : { initDbStartParams: SMALL_LOG_FILES }),
    ...(template ? { loadDataDir: new Blob([await readFile(template)]) } : {}),
    startParams: [...Engine.defaultStartParams, ...(dataFolder ? FEWER_BUFFERS : IN_MEMORY)],
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

let opened: PGlite | undefined;
const database = (): PGlite => {
  if (!opened) throw new Error('The embedded database is closed.');
  return opened;
};

/** Not by `execProtocolRaw`, which reads every message of the answer too and keeps them all for ever. */
const answerTo = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  await database().execProtocolRawStream(bytes, { onRawData: (part) => void parts.push(part.slice()) });
  return joined(parts);
};

const dumped = async (): Promise<Uint8Array> => {
  await database().exec('checkpoint');
  const file = await database().dumpDataDir('none');
  return new Uint8Array(await file.arrayBuffer());
};

const answer = async (request: WorkerRequest): Promise<Uint8Array | undefined> => {
  if (request.kind === 'wire') return answerTo(request.bytes);
  if (request.kind === 'dump') return dumped();
  if (request.kind === 'open') opened = await open(request.options);
  else {
    await database().close();
    opened = undefined;
  }
  return undefined;
};

const handle = async (request: WorkerRequest): Promise<void> => {
  const { id } = request;
  try {
    const bytes = await answer(request);
    reply(bytes ? { id, bytes } : { id });
  } catch (error) {
    reply({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
};

let queue = Promise.resolve();
port.on('message', (request: WorkerRequest) => {
  queue = queue.then(() => handle(request));
});
