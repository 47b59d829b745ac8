import pg from 'pg';
import { describe, inject } from 'vitest';
import { databaseUrl } from '#commerce/platform/database/testing/global-setup.ts';
import { contractOfOurShop } from './contract.ts';
import { bootShop } from './support/boot.ts';

const { postgresql } = inject('testDatabases');

const admin = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

describe.skipIf(!postgresql)('PostgreSQL', () => {
  const name = `tessera_contract_${process.pid}`;
  contractOfOurShop('the contract on PostgreSQL', async () => {
    const { adminUrl, template } = postgresql!;
    await admin(adminUrl, `create database ${name} template ${template}`);
    const shop = await bootShop({ DATABASE_URL: databaseUrl(adminUrl, name) });
    return {
      ...shop,
      stop: async () => {
        await shop.stop();
        await admin(adminUrl, `drop database if exists ${name} with (force)`);
      },
    };
  });
});
