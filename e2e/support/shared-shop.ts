import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bootPlainMagento } from '../plain-magento/boot.ts';
import { startShop } from './own-shop.ts';

/** Environment variable with the address of the coordinating server. */
const PLACE = 'E2E_PLAIN_SHOP';

type Shared = { origin: string; stop: () => Promise<void> };

const open = async (): Promise<Shared> => {
  const magento = await bootPlainMagento();
  const shop = await startShop({ COMMERCE_URL: magento.origin });
  const stop = async (): Promise<void> => {
    await shop.stop();
    await magento.stop();
  };
  return { origin: shop.origin, stop };
};

/** Global set-up: starts a shop with a plain Magento on the first request, once for all workers. */
const shareShop = async (): Promise<() => Promise<void>> => {
  let opening: Promise<Shared> | undefined;
  const server = createServer((_, response) => {
    opening ??= open();
    opening.then(
      ({ origin }) => response.end(origin),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env[PLACE] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.closeAllConnections();
    server.close();
    await (await opening?.catch(() => undefined))?.stop();
  };
};

/** Returns its origin; waits until the shop has started. */
export const plainShopOrigin = async (): Promise<string> => {
  const reply = await fetch(process.env[PLACE] ?? '');
  if (!reply.ok) throw new Error(await reply.text());
  return reply.text();
};

export default shareShop;
