import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Shop = {
  origin: string;
  /** Processor time of the whole process so far, all threads. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
};

/**
 * Starts the built shop in a process of its own, on a free port and in a folder of its own; answers once it is open.
 * `otherCpuMs` adds the time of what works for it elsewhere (a database server).
 */
export const startShop = async (environment: Readonly<Record<string, string>> = {}, otherCpuMs: () => number = () => 0): Promise<Shop> => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  const child = fork(join(import.meta.dirname, 'shop-process.ts'), {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', VAR_DIR: folder, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let printed = '';
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The shop ended with ${code}:\n${printed}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const port = /http:\/\/localhost:(\d+)/.exec(printed)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
  return {
    origin,
    cpuMs: async () => {
      child.send('cpu');
      const [answer] = (await once(child, 'message')) as [{ cpuMs: number }];
      return answer.cpuMs + otherCpuMs();
    },
    stop: async () => {
      const exited = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
