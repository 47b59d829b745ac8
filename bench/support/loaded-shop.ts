import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Shop } from './shop.ts';
import { startShop } from './shop.ts';

/** A shop restarted on existing data, so that its memory does not include loading the catalogue. */
export const startLoadedShop = async (): Promise<Shop> => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-attack-'));
  const environment = { RATE_LIMITS: 'off', VAR_DIR: folder };
  await (await startShop(environment)).end();
  const shop = await startShop(environment);
  return {
    ...shop,
    stop: async () => {
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
