import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../support/report.ts';
import type { Shop } from '../support/shop.ts';
import { startShop } from '../support/shop.ts';
import { createClient } from './client.ts';

/** Two processes behind a load balancer with readiness checks; each in turn is ended by SIGTERM and restarted. */
export const attackRestarts = async (restarts: number): Promise<Row[]> => {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'tessera-attack-')));
  const start = (place: number): Promise<Shop> =>
    startShop({ RATE_LIMITS: 'off', SHUTDOWN_DELAY: '1', VAR_DIR: folders[place] ?? '' });
  const shops = [await start(0), await start(1)];
  const clients = new Map(shops.map(({ origin }) => [origin, createClient(origin, '127.0.0.2')]));
  const ready = new Set(clients.keys());
  let isOver = false;
  let failed = 0;
  let succeeded = 0;
  const balance = async (): Promise<void> => {
    while (!isOver) {
      for (const [origin, client] of clients)
        ready[(await client.send({ path: '/health/ready' })).status === 200 ? 'add' : 'delete'](origin);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const shopper = async (): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const origins = [...ready];
      const client = clients.get(origins[turn % origins.length] ?? '');
      const status = (await client?.send({ path: turn % 2 ? '/' : '/manufactured-tiles' }))?.status;
      if (status === 200) succeeded += 1;
      else failed += 1;
      // Neither process was ready: pause, so that the readiness checks can run.
      if (status === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const work = [balance(), shopper(), shopper(), shopper(), shopper()];
  let badEnds = 0;
  try {
    for (let count = 0; count < restarts; count += 1) {
      const place = count % 2;
      const old = shops[place]!;
      if ((await old.end()) !== 0) badEnds += 1;
      clients.get(old.origin)?.close();
      clients.delete(old.origin);
      ready.delete(old.origin);
      const fresh = await start(place);
      shops[place] = fresh;
      clients.set(fresh.origin, createClient(fresh.origin, '127.0.0.2'));
      while (!ready.has(fresh.origin)) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    isOver = true;
    await Promise.all(work);
    for (const client of clients.values()) client.close();
    for (const shop of shops) await shop.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
  return [
    {
      what: `failed of ${succeeded + failed} requests in ${restarts} restarts`,
      measured: failed,
      unit: '',
      budget: 0,
      bound: 'at most',
    },
    { what: 'processes that did not end with 0', measured: badEnds, unit: '', budget: 0, bound: 'at most' },
  ];
};
