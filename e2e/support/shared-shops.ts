import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { britishFolder } from '../british-shop/folder.ts';
import type { RunningShop } from '../contract/support/boot.ts';
import { bootPlainMagento, bootStockMagento } from '../plain-magento/boot.ts';
import { setFolder } from '../set-shop/folder.ts';
import { startShop } from './own-shop.ts';

/** Environment variable with the URL of the coordinating server. */
const COORDINATOR = 'E2E_SHARED_SHOPS';

export type SharedShop = { origin: string; folder: string };
type Started = SharedShop & { stop: () => Promise<void> };

const E2E = join(import.meta.dirname, '..');

const inFrontOf = async (starting: Promise<RunningShop>): Promise<Started> => {
  const magento = await starting;
  const shop = await startShop({ COMMERCE_URL: magento.origin });
  const stop = async (): Promise<void> => {
    await shop.stop();
    await magento.stop();
  };
  return { ...shop, stop };
};

const withTemporary = async (catalogue: string): Promise<Started> => {
  const shop = await startShop({ CATALOGUE: catalogue });
  const stop = async (): Promise<void> => {
    await shop.stop();
    rmSync(catalogue, { recursive: true, force: true });
  };
  return { ...shop, stop };
};

const SHOPS = {
  tea: () => startShop({ CATALOGUE: join(E2E, 'tea-shop/folder') }),
  french: () => startShop({ CATALOGUE: join(E2E, 'french-shop/folder') }),
  british: () => withTemporary(britishFolder()),
  sets: () => withTemporary(setFolder()),
  'plain Magento': () => inFrontOf(bootPlainMagento()),
  'stock Magento': () => inFrontOf(bootStockMagento({ MAGENTO_CAPTCHA: 'RECAPTCHA_V3' })),
  'invisible captcha': () => inFrontOf(bootStockMagento({ MAGENTO_CAPTCHA: 'INVISIBLE' })),
} as const satisfies Record<string, () => Promise<Started>>;

export type SharedShopName = keyof typeof SHOPS;

/** Global set-up: starts each shop on the first request for it, once for all workers and projects. */
const shareShops = async (): Promise<() => Promise<void>> => {
  const opened = new Map<string, Promise<Started>>();
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '', 'http://coordinator').searchParams.get('name') as SharedShopName;
    const opening = opened.get(name) ?? SHOPS[name]();
    opened.set(name, opening);
    opening.then(
      ({ origin, folder }) => response.end(JSON.stringify({ origin, folder })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env[COORDINATOR] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.closeAllConnections();
    server.close();
    await Promise.all([...opened.values()].map(async (opening) => (await opening.catch(() => undefined))?.stop()));
  };
};

/** Waits until the shop has started. */
export const sharedShop = async (name: SharedShopName): Promise<SharedShop> => {
  const response = await fetch(`${process.env[COORDINATOR]}?${new URLSearchParams({ name })}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as SharedShop;
};

export default shareShops;
