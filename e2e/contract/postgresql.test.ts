import { describe, inject } from 'vitest';
import { SAMPLE_CATALOGUE } from '#commerce/import/testing/catalogue-shop.ts';
import { postgresqlWith } from '#commerce/platform/database/testing/database.ts';
import { contractOfOurShop } from './contract.ts';
import { bootShop } from './support/boot.ts';

describe.skipIf(!inject('testDatabases').postgresql)('PostgreSQL', () => {
  contractOfOurShop('the contract on PostgreSQL', async () => {
    const { url, drop } = await postgresqlWith(SAMPLE_CATALOGUE);
    const shop = await bootShop({ DATABASE_URL: url });
    return {
      ...shop,
      stop: async () => {
        await shop.stop();
        await drop();
      },
    };
  });
});
