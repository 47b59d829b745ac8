import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { discountRules } from '#commerce/discount/service.ts';
import { isOffered } from '#commerce/payment/service.ts';
import { factsOf } from '#commerce/platform/database/kept-facts.ts';
import type { Facts } from '#commerce/platform/database/kept-facts.ts';
import { describeWithDatabases } from '#commerce/platform/database/testing/database.ts';
import { unnotedTables } from '#commerce/platform/database/testing/unnoted-tables.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { shippingRates } from '#commerce/shipping/service.ts';
import { currentTaxRates } from '#commerce/tax/service.ts';
import { openShop } from '#commerce/orders/testing/shop.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const PLACE = { countryId: 'CA', regionCode: 'QC' };

describeWithDatabases('what the merchant has set, which the process keeps', (open) => {
  let shop: TestShop;
  let kysely: Db;
  beforeAll(async () => {
    shop = await openShop(await open());
    ({ kysely } = shop.platform.db);
    await sql`insert into discount_rule (code, position, definition, starts_at, ends_at)
      values ('AUTUMN', 99, ${JSON.stringify({ code: 'AUTUMN', trigger: { kind: 'always' }, when: {}, uses: null, usesPerCustomer: null, priority: 99 })}::jsonb, '2026-01-01', '2027-01-01')`.execute(
      kysely,
    );
  });

  const facts = async (): Promise<Facts> => {
    const { rows } = await sql<{ version: string }>`select version from facts_version`.execute(kysely);
    return factsOf(kysely).at(rows[0]!.version);
  };
  const readers = {
    'rates of shipping': async (kept: Facts) =>
      (await shippingRates(kysely, PLACE, 'CAD', kept)).map(({ baseAmount }) => baseAmount),
    taxes: async (kept: Facts) => (await currentTaxRates(kysely, PLACE, NOW, null, kept)).map(({ ratePpm }) => ratePpm),
    'rules of discounts': async (kept: Facts) =>
      (await discountRules(kysely, { codes: [], email: null }, NOW, kept)).map(({ rule }) => rule.code),
    'ways to pay': (kept: Facts) =>
      isOffered(shop.platform, kysely, 'checkmo', {
        currency: 'CAD',
        amount: 1000,
        storeViewId: 1,
        groupId: 0,
        isPickup: false,
        facts: kept,
      }),
  };
  const changes = {
    'rates of shipping': sql`update shipping_rate set base_amount = base_amount + 1`,
    taxes: sql`update tax_rate set rate_ppm = rate_ppm + 1`,
    'rules of discounts': sql`delete from discount_rule where code = 'AUTUMN'`,
    'ways to pay': sql`update payment_method set up_to = 10 where code = 'checkmo'`,
  };

  describe.each(Object.keys(readers) as (keyof typeof readers)[])('%s', (name) => {
    const read = async () => readers[name](await facts());

    test('are read once while nothing changes, from tables that note their changes', async () => {
      // A guest has no exemption of a customer's.
      expect(
        (await unnotedTables(kysely, async () => readers[name](new Map() as never))).filter(
          (table) => table !== 'tax_exemption',
        ),
      ).toEqual([]);
      await read();
      const kept = await facts();
      const sent = vi.spyOn(pg.Client.prototype, 'query');
      await readers[name](kept);
      expect(sent).not.toHaveBeenCalled();
      sent.mockRestore();
    });

    test('are read again after a change', async () => {
      const before = await read();
      await changes[name].execute(kysely);
      expect(await read()).not.toEqual(before);
    });
  });

  test('a rule that holds for a number of orders is counted by the database each time', async () => {
    await sql`insert into discount_rule (code, position, definition)
      values ('FIRST100', 98, ${JSON.stringify({ code: 'FIRST100', trigger: { kind: 'always' }, when: {}, uses: 1, usesPerCustomer: null, priority: 1 })}::jsonb)`.execute(
      kysely,
    );
    const problem = async () =>
      (await discountRules(kysely, { codes: [], email: null }, NOW, await facts())).find(
        ({ rule }) => rule.code === 'FIRST100',
      )?.problem;
    expect(await problem()).toBeNull();
    await sql`insert into discount_tally (name, used, most) values ('rule FIRST100', 1, 1)`.execute(kysely);
    expect(await problem()).toBe('used');
  });

  test('a rule begins and ends by the clock, without a change', async () => {
    await sql`insert into discount_rule (code, position, definition, starts_at, ends_at)
      values ('JULY', 97, ${JSON.stringify({ code: 'JULY', trigger: { kind: 'always' }, when: {}, uses: null, usesPerCustomer: null, priority: 2 })}::jsonb, '2026-07-01T00:00Z', '2026-08-01T00:00Z')`.execute(
      kysely,
    );
    await sql`delete from discount_rule where code = 'FIRST100'`.execute(kysely);
    const holdsAt = async (moment: string) =>
      (await discountRules(kysely, { codes: [], email: null }, new Date(moment), await facts())).some(
        ({ rule }) => rule.code === 'JULY',
      );
    expect(await holdsAt('2026-06-30T23:59:59.999Z')).toBe(false);
    expect(await holdsAt('2026-07-01T00:00:00Z')).toBe(true);
    expect(await holdsAt('2026-07-31T23:59:59.999Z')).toBe(true);
    expect(await holdsAt('2026-08-01T00:00:00Z')).toBe(false);
  });

  test('a rate of tax changes at midnight where it is due, without a change', async () => {
    await sql`update tax_rate set effective_until = '2026-06-30' where region_code = 'QC' and time_zone = 'America/Toronto'`.execute(
      kysely,
    );
    const countAt = async (moment: string) =>
      (await currentTaxRates(kysely, PLACE, new Date(moment), null, await facts())).length;
    expect(await countAt('2026-07-01T03:59:59Z')).toBeGreaterThan(0);
    expect(await countAt('2026-07-01T04:00:00Z')).toBe(0);
  });
});
