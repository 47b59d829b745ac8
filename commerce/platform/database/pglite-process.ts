import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerData, WorkerOptions, WorkerReply, WorkerRequest } from './pglite-worker.ts';

/** One PGlite in its own thread, so that a slow query never stops the event loop of the shop. */
export type PGliteThread = {
  /** Sends frontend protocol bytes; resolves with the backend's. */
  send(bytes: Uint8Array): Promise<Uint8Array>;
  dump(): Promise<Uint8Array>;
  /** Shuts the engine down cleanly. */
  close(): Promise<void>;
  /** Kills the thread; the data folder recovers as after a crash. */
  terminate(): Promise<void>;
  readonly isRunning: boolean;
};

type Waiting = { resolve(bytes: Uint8Array): void; reject(error: Error): void };
type Unnumbered = WorkerRequest extends infer Request
  ? Request extends { id: number }
    ? Omit<Request, 'id'>
    : never
  : never;

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * The engine's code, compiled once and kept for every thread: compiling takes as long as all else that opening does, and
 * code that threads compile and free by turns has ended the whole process
 * (https://github.com/nodejs/node/issues/64500).
 */
const engine = (): Promise<WebAssembly.Module> =>
  (compiled ??= readFile(
    join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'),
  ).then((bytes) => WebAssembly.compile(bytes)));

type Thread = {
  worker: Worker;
  ask(request: Unnumbered): Promise<Uint8Array>;
  readonly isRunning: boolean;
};

const startThread = async (): Promise<Thread> => {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { engine: await engine() } satisfies WorkerData,
    stdout: true,
    stderr: true,
  });
  const waiting = new Map<number, Waiting>();
  let isRunning = true;
  let lastId = 0;

  const fail = (reason: string): void => {
    isRunning = false;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };

  worker.on('message', ({ id, bytes, error }: WorkerReply) => {
    const request = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) request?.resolve(bytes ?? new Uint8Array());
    else request?.reject(new Error(error));
  });
  worker.on('error', (error) => fail(`The embedded database failed: ${String(error)}`));
  worker.on('exit', () => fail('The embedded database has stopped.'));

  return {
    worker,
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (!isRunning) return reject(new Error('The embedded database has stopped.'));
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ ...request, id });
      }),
    get isRunning() {
      return isRunning;
    },
  };
};

/** Threads whose database in memory was closed: another one opens there in half the time. */
const idle: Thread[] = [];

const idleThread = (): Thread | undefined => {
  const thread = idle.pop();
  if (thread && !thread.isRunning) return idleThread();
  thread?.worker.ref();
  return thread;
};

/** `deadlineMs`: PGlite ignores statement_timeout, so a thread whose query takes longer is terminated. */
export const startPGliteThread = async (
  options: WorkerOptions,
  deadlineMs = Number.POSITIVE_INFINITY,
): Promise<PGliteThread> => {
  const thread = (options.dataFolder ? undefined : idleThread()) ?? (await startThread());
  const { worker } = thread;
  let isOpen = true;
  await thread.ask({ kind: 'open', options }).catch((error: Error) => {
    void worker.terminate();
    throw new Error(`The embedded database did not open: ${error.message}`, { cause: error });
  });

  const ask = async (request: Unnumbered): Promise<Uint8Array> => {
    if (!isOpen) throw new Error('The embedded database has stopped.');
    return thread.ask(request);
  };

  const send = (bytes: Uint8Array): Promise<Uint8Array> => {
    const answer = ask({ kind: 'wire', bytes });
    if (!Number.isFinite(deadlineMs)) return answer;
    const timer = setTimeout(() => void worker.terminate(), deadlineMs);
    return answer.finally(() => clearTimeout(timer));
  };

  return {
    send,
    dump: () => ask({ kind: 'dump' }),
    close: async () => {
      await ask({ kind: 'close' });
      isOpen = false;
      if (options.dataFolder) return void (await worker.terminate());
      worker.unref();
      idle.push(thread);
    },
    terminate: async () => {
      await worker.terminate();
    },
    get isRunning() {
      return isOpen && thread.isRunning;
    },
  };
};
