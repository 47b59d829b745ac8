import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySampleShop } from '../../scripts/test/sample-shop.ts';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Starts a separate shop with its own settings. Its data are the sample's, or those of the directory `CATALOGUE`. */
export const startShop = async (environment: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-own-shop-'));
  if (!environment.CATALOGUE) copySampleShop(folder);
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, PORT: String(port), VAR_DIR: folder, LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('The shop is open')) resolve();
    });
    void exited.then(([code]) => reject(new Error(`The shop ended with ${code}`)));
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin: `http://localhost:${port}`, folder, printed: () => printed, stop };
};
