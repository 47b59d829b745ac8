import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySampleShop } from '../../../scripts/test/sample-shop.ts';

export type RunningShop = {
  origin: string;
  /** Its data directory, with the emails and the queue of staff commands. */
  folder: string;
  /** URL of PostgreSQL; empty for the embedded database. */
  databaseUrl: string;
  /** Standard error and log of the process. */
  log(): string;
  /** False once the process has exited. */
  isRunning(): boolean;
  stop(): Promise<void>;
};

/** The shop's configured public URL; no requests are sent there. */
export const PUBLIC_URL = 'https://shop.example';

const SHOP = join(import.meta.dirname, 'shop-process.ts');

/** Starts a shop, or another `script`, in its own process and directory, configured as behind a reverse proxy. */
export const bootShop = async (
  environment: Readonly<Record<string, string>> = {},
  script = SHOP,
): Promise<RunningShop> => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-contract-'));
  if (!environment.DATABASE_URL) copySampleShop(folder);
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      PUBLIC_URL,
      VAR_DIR: folder,
      DATABASE_URL: '',
      COMMERCE_URL: '',
      ...environment,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let printed = '';
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const line = /^\{"port":(\d+)\}$/m.exec(printed);
      if (line) resolve(Number(line[1]));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(([code]) => reject(new Error(`The shop ended with ${code}:\n${printed.slice(-2000)}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    databaseUrl: environment.DATABASE_URL ?? '',
    log: () => printed,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
