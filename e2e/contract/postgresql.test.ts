import { describe, inject } from 'vitest';
import { SAMPLE_CATALOGUE } from '#commerce/import/testing/catalogue-shop.ts';
import { postgresqlWith } from '#commerce/platform/database/testing/database.ts';
import { contractOfOurShop, DATA_SUITES } from './contract.ts';
import { bootShop } from './support/boot.ts';

describe.skipIf(!inject('testDatabases').postgresql)('PostgreSQL', () => {
  const boot = async () => {
    const { url, drop } = await postgresqlWith(SAMPLE_CATALOGUE);
    const shop = await bootShop({ DATABASE_URL: url });
    const stop = async (): Promise<void> => {
      await shop.stop();
      await drop();
    };
    return { ...shop, stop };
  };
  // Suites about requests run on the embedded database alone.
  contractOfOurShop('the contract on PostgreSQL', boot, DATA_SUITES);
});
