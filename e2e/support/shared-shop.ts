import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bootPlainMagento } from '../plain-magento/boot.ts';
import { startShop } from './own-shop.ts';

/** Where workers ask for the shop. */
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

/** Global set-up: starts a shop in front of a plain Magento when a test first asks for it, once for all workers. */
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

/** Its origin; the first to ask waits until it has started. */
export const askForPlainShop = async (): Promise<string> => {
  const answer = await fetch(process.env[PLACE] ?? '');
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
};

export default shareShop;
