import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, isBuilt, sourceHash } from '#server/build.ts';

export type Shop = {
  origin: string;
  /** From the start of the process to its first response. */
  startMs: number;
  /** Resident memory in megabytes. */
  memoryMb(): Promise<number>;
  /** Processor time of the process so far, all threads. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
  /** Ends the shop by SIGTERM; resolves with its exit code. */
  end(): Promise<number>;
};

/** Longer than the first start on a slow machine. */
const START_SECONDS = 300;
const ROOT = join(import.meta.dirname, '../..');

const ensureBuilt = async (): Promise<void> => {
  if (!(await isBuilt(ROOT, await sourceHash(ROOT)))) await build(ROOT);
};

const COMPILE_CACHE = join(ROOT, 'scripts/compile-cache.ts');

/** V8 flags of `npm start`. */
const startFlags = (): string[] => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => /^--(?:max|v8)-/.test(word));
};

type Use = { cpuMs: number; memoryMb: number };

/**
 * Starts the built shop in its own process, on a free port and in a temporary directory unless VAR_DIR is set; resolves
 * once it is ready. `otherCpuMs` adds the time of further processes, such as a database server.
 */
export const startShop = async (
  environment: Readonly<Record<string, string>> = {},
  otherCpuMs: () => number = () => 0,
): Promise<Shop> => {
  await ensureBuilt();
  const folder = environment.VAR_DIR ?? mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  const startedAt = performance.now();
  const child = fork(join(import.meta.dirname, 'shop-process.ts'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      VAR_DIR: folder,
      LOG_LEVEL: 'error',
      ...environment,
    },
    execArgv: [...startFlags(), '--import', COMPILE_CACHE],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let printed = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The shop did not start in ${START_SECONDS} s:\n${printed}`));
    }, START_SECONDS * 1000);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The shop ended with ${code}:\n${printed}`));
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const port = /http:\/\/localhost:(\d+)/.exec(printed)?.[1];
      if (!port) return;
      clearTimeout(timer);
      resolve(`http://127.0.0.1:${port}`);
    });
  });
  const startMs = performance.now() - startedAt;
  const use = async (): Promise<Use> => {
    child.send('use');
    const [response] = (await once(child, 'message')) as [Use];
    return response;
  };
  return {
    origin,
    startMs,
    memoryMb: async () => (await use()).memoryMb,
    cpuMs: async () => (await use()).cpuMs + otherCpuMs(),
    end: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      return ((await exited) as [number])[0];
    },
    stop: async () => {
      const exited = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGKILL');
      await exited;
      if (!environment.VAR_DIR) rmSync(folder, { recursive: true, force: true });
    },
  };
};
