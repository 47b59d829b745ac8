import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { openCatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { testDatabase } from '#commerce/platform/database/testing/database.ts';
import { databaseUrl } from '#commerce/platform/database/testing/global-setup.ts';
import type { Database } from '#commerce/platform/database/types.ts';
import { startShop } from './kill/shop.ts';

const EMAIL = 'replayed@example.com';
const PASSWORD = 'Porcelain-24x48';

const request = async (origin: string, query: string, token?: string) => {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as {
    data?: Record<string, Record<string, unknown> | null> | null;
    errors?: { message: string }[];
  };
};

const me = async (origin: string, token: string): Promise<number> =>
  (await fetch(`${origin}/rest/V1/customers/me`, { headers: { authorization: `Bearer ${token}` } })).status;

const urlOf = async ({ kysely }: Database): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(kysely);
  return databaseUrl(inject('testDatabases').postgresql?.adminUrl ?? '', rows[0]!.name);
};

describe.skipIf(!inject('testDatabases').postgresql)('two processes on one PostgreSQL', () => {
  test('a token revoked in one process is refused by the other process at once', { timeout: 120_000 }, async () => {
    const database = await testDatabase('postgresql');
    await openCatalogueShop(database);
    const url = await urlOf(database);
    const start = () =>
      startShop({ DATABASE_URL: url, VAR_DIR: mkdtempSync(join(tmpdir(), 'tessera-revoked-')), LOG_LEVEL: 'fatal' });
    const shops = await Promise.all([start(), start()]);
    try {
      const [one, other] = shops.map(({ origin }) => origin) as [string, string];
      await request(
        one,
        `mutation { createCustomerV2(input: { firstname: "Ann", lastname: "Roy", email: "${EMAIL}", password: "${PASSWORD}" }) { customer { email } } }`,
      );
      const { data } = await request(
        one,
        `mutation { generateCustomerToken(email: "${EMAIL}", password: "${PASSWORD}") { token } }`,
      );
      const token = String(data?.['generateCustomerToken']?.['token']);
      // The second request would use a cached response.
      for (let requested = 0; requested < 3; requested++)
        expect((await request(other, '{ customer { email } }', token)).data?.['customer']?.['email']).toBe(EMAIL);
      expect(await me(other, token)).toBe(200);
      expect((await request(one, 'mutation { revokeCustomerToken { result } }', token)).errors).toBeUndefined();
      expect((await request(other, '{ customer { email } }', token)).errors?.[0]?.message).toBe(
        "The current customer isn't authorized.",
      );
      expect(await me(other, token)).toBe(401);
      expect(await me(one, token)).toBe(401);
    } finally {
      await Promise.all(shops.map((shop) => shop.kill()));
      await database.close();
    }
  });
});
