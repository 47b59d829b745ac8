import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const EXAMPLE = join(import.meta.dirname, '../../deploy/haproxy.cfg');
const START_SECONDS = 20;

export type Proxy = { origin: string; pid: number; stop(): Promise<void> };

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** The example configuration, over HTTP on `port` and with these processes. */
export const haproxyConfig = (port: number, shopPorts: readonly number[]): string =>
  readFileSync(EXAMPLE, 'utf8')
    .replace(/^ *bind :443.*\n/m, '')
    .replace(/^ *http-request redirect.*\n/m, '')
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replaceAll(/^ *server .*\n/gm, '')
    .concat(shopPorts.map((shopPort, index) => `  server shop${index + 1} 127.0.0.1:${shopPort}\n`).join(''));

const responds = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/health/ready`)).ok;
  } catch {
    return false;
  }
};

/** Starts HAProxy in front of these processes; resolves once a request succeeds. */
export const startProxy = async (shopPorts: readonly number[]): Promise<Proxy> => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-haproxy-'));
  const port = await freePort();
  const config = join(folder, 'haproxy.cfg');
  writeFileSync(config, haproxyConfig(port, shopPorts));
  const child = spawn('haproxy', ['-db', '-f', config], { stdio: 'ignore' });
  const failed = once(child, 'error').then(([error]) => {
    throw new Error(`HAProxy did not start: ${(error as Error).message}`);
  });
  const exited = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const ready = async (): Promise<void> => {
    for (let tried = 0; tried < START_SECONDS * 10; tried++) {
      if (await responds(origin)) return;
      await sleep(100);
    }
    throw new Error(`HAProxy did not respond in ${START_SECONDS} s.`);
  };
  await Promise.race([ready(), failed]);
  return {
    origin,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
