import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type KillableShop = { origin: string; kill(): Promise<void> };

/** Starts the shop process and resolves once it listens. */
export const startShop = async (environment: Readonly<Record<string, string>>): Promise<KillableShop> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'shop-process.ts')], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const line = /^\{"port":(\d+)\}$/m.exec(printed);
      if (line) resolve(Number(line[1]));
    });
    void exited.then(([code]) => reject(new Error(`The shop ended with ${code} before it listened.`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};
