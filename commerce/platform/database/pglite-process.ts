import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { WorkerData, WorkerOptions, WorkerReply, WorkerRequest } from './pglite-worker.ts';

/** A PGlite in its own thread: a slow query does not block the event loop. */
export type PGliteThread = {
  /** Sends frontend protocol bytes; resolves with the backend's. */
  send(bytes: Uint8Array): Promise<Uint8Array>;
  dump(): Promise<Uint8Array>;
  /** Copies the data folder. */
  copyTo(folder: string): Promise<void>;
  /** Shuts the engine down cleanly. */
  close(): Promise<void>;
  readonly isRunning: boolean;
};

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * The engine's code, compiled once for all threads: threads that compile and free it by turns have crashed the process
 * (https://github.com/nodejs/node/issues/64500).
 */
const engine = (): Promise<WebAssembly.Module> =>
  (compiled ??= readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')).then((bytes) =>
    WebAssembly.compile(bytes),
  ));

const STOPPED = 'The embedded database has stopped.';

/** `deadlineMs`: PGlite ignores statement_timeout, so a thread whose query takes longer is terminated. */
export const startPGliteThread = async (
  options: WorkerOptions,
  deadlineMs = Number.POSITIVE_INFINITY,
): Promise<PGliteThread> => {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { engine: await engine(), options } satisfies WorkerData,
    stdout: true,
    stderr: true,
  });
  /** The thread replies in the order of the requests. */
  const waiting: PromiseWithResolvers<Uint8Array>[] = [];
  let isRunning = true;

  const fail = (reason: string): void => {
    isRunning = false;
    for (const { reject } of waiting.splice(0)) reject(new Error(reason));
  };
  worker.on('message', ({ bytes, error }: WorkerReply) => {
    const request = waiting.shift();
    if (error === undefined) request?.resolve(bytes ?? new Uint8Array());
    else request?.reject(new Error(error));
  });
  worker.on('error', (error) => fail(`The embedded database failed: ${String(error)}`));
  worker.on('exit', () => fail(STOPPED));

  const request = (message: WorkerRequest): Promise<Uint8Array> => {
    if (!isRunning) return Promise.reject(new Error(STOPPED));
    const reply = Promise.withResolvers<Uint8Array>();
    waiting.push(reply);
    worker.postMessage(message);
    return reply.promise;
  };

  await request({ kind: 'open' }).catch((error: Error) => {
    void worker.terminate();
    throw new Error(`The embedded database did not open: ${error.message}`, { cause: error });
  });

  return {
    send: (bytes) => {
      const response = request({ kind: 'wire', bytes });
      if (!Number.isFinite(deadlineMs)) return response;
      const timer = setTimeout(() => void worker.terminate(), deadlineMs);
      return response.finally(() => clearTimeout(timer));
    },
    dump: () => request({ kind: 'dump' }),
    copyTo: async (folder) => void (await request({ kind: 'copy', folder })),
    close: async () => {
      await request({ kind: 'close' });
      await worker.terminate();
    },
    get isRunning() {
      return isRunning;
    },
  };
};
