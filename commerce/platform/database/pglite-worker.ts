import { cpSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { writeThrough } from './write-through.ts';

export type WorkerOptions = {
  /** Absent: in memory. */
  dataFolder?: string | undefined;
  /** In memory: the file of a dump to start from, instead of running initdb. */
  template?: string | undefined;
};

export type WorkerData = { engine: WebAssembly.Module; options: WorkerOptions };

/** `wire` has frontend messages of the PostgreSQL protocol; the reply has the backend's. */
export type WorkerRequest =
  | { kind: 'open' }
  | { kind: 'wire'; bytes: Uint8Array }
  | { kind: 'dump' }
  | { kind: 'copy'; folder: string }
  | { kind: 'close' };
export type WorkerReply = { bytes?: Uint8Array; error?: string };

const port = parentPort;
if (!port) throw new Error('This module runs as a worker thread.');
const { engine, options } = workerData as WorkerData;

/** The engine writes to every page of its buffers at the start; the default of 128 MB would all be resident. */
const FEWER_BUFFERS = ['-c', 'shared_buffers=16MB'];

/** A database in memory is never recovered from its log: a small one makes a dump a third smaller. */
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

let opened: PGlite | undefined;
const database = (): PGlite => {
  if (!opened) throw new Error('The embedded database is closed.');
  return opened;
};

/** Not by `execProtocolRaw`, which also parses every message of the response and never frees them. */
const send = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  await database().execProtocolRawStream(bytes, { onRawData: (part) => void parts.push(part.slice()) });
  return new Uint8Array(Buffer.concat(parts));
};

const dump = async (): Promise<Uint8Array> => {
  await database().exec('checkpoint');
  const file = await database().dumpDataDir('none');
  return new Uint8Array(await file.arrayBuffer());
};

/** The copy is in the state after a power cut: the engine recovers it on opening. */
const copy = async (folder: string): Promise<void> => {
  if (!options.dataFolder) throw new Error('A database in memory has no folder.');
  await database().exec('checkpoint');
  cpSync(options.dataFolder, folder, { recursive: true });
};

const run = async (request: WorkerRequest): Promise<Uint8Array | undefined> => {
  switch (request.kind) {
    case 'open':
      opened = await open(options);
      return undefined;
    case 'wire':
      return send(request.bytes);
    case 'dump':
      return dump();
    case 'copy':
      await copy(request.folder);
      return undefined;
    case 'close':
      await database().close();
      opened = undefined;
      return undefined;
  }
};

const handle = async (request: WorkerRequest): Promise<void> => {
  try {
    const bytes = await run(request);
    if (bytes) port.postMessage({ bytes } satisfies WorkerReply, [bytes.buffer as ArrayBuffer]);
    else port.postMessage({} satisfies WorkerReply);
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    port.postMessage({ error: text } satisfies WorkerReply);
  }
};

let queue = Promise.resolve();
port.on('message', (request: WorkerRequest) => {
  queue = queue.then(() => handle(request));
});
