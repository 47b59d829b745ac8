import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { discountRules } from '#commerce/sale/discount/service.ts';
import { isOffered } from '#commerce/sale/payment/service.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { shippingRates } from '#commerce/sale/shipping/service.ts';
import { currentTaxRates } from '#commerce/sale/tax/service.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const PLACE = { countryId: 'CA', regionCode: 'QC' };

describeWithDatabase('merchant settings', (open) => {
  let shop: TestShop;
  let kysely: Db;
  beforeAll(async () => {
    shop = await openShop(await open());
    ({ kysely } = shop.platform.db);
  });

  const addRule = (code: string, { uses = null, from = null, to = null }: Record<string, string | number | null>) =>
    sql`insert into discount_rule (code, position, definition, starts_at, ends_at)
      values (${code}, 99, ${JSON.stringify({ code, trigger: { kind: 'always' }, when: {}, uses, usesPerCustomer: null, priority: 99 })}::jsonb, ${from}::timestamptz, ${to}::timestamptz)`.execute(
      kysely,
    );
  const rulesAt = (now: Date) => discountRules(kysely, { codes: [], email: null }, now);

  const settings: Record<string, { read: () => Promise<unknown>; change: RawBuilder<unknown> }> = {
    'shipping rates': {
      read: async () => (await shippingRates(kysely, PLACE, 'CAD')).map(({ baseAmount }) => baseAmount),
      change: sql`update shipping_rate set base_amount = base_amount + 1`,
    },
    'tax rates': {
      read: async () => (await currentTaxRates(kysely, PLACE, NOW, null)).map(({ ratePpm }) => ratePpm),
      change: sql`update tax_rate set rate_ppm = rate_ppm + 1`,
    },
    'discount rules': {
      read: async () => (await rulesAt(NOW)).map(({ rule }) => rule.code),
      change: sql`delete from discount_rule where code = 'AUTUMN'`,
    },
    'payment methods': {
      read: () =>
        isOffered(shop.platform, kysely, 'checkmo', {
          currency: 'CAD',
          amount: 1000,
          storeViewId: 1,
          groupId: 0,
          isPickup: false,
          isByStaff: false,
        }),
      change: sql`update payment_method set up_to = 10 where code = 'checkmo'`,
    },
  };

  describe.each(Object.entries(settings))('%s', (_, { read, change }) => {
    test('apply from the next request on', async () => {
      await addRule('AUTUMN', {});
      const before = await read();
      expect(await read()).toEqual(before);
      await change.execute(kysely);
      expect(await read()).not.toEqual(before);
      await sql`delete from discount_rule where code = 'AUTUMN'`.execute(kysely);
    });
  });

  test('a discount rule with a limited number of orders ends with the last one', async () => {
    await addRule('FIRST100', { uses: 1 });
    const problem = async () => (await rulesAt(NOW)).find(({ rule }) => rule.code === 'FIRST100')?.problem;
    expect(await problem()).toBeNull();
    await sql`insert into discount_tally (name, used, most) values ('rule FIRST100', 1, 1)`.execute(kysely);
    expect(await problem()).toBe('used');
  });

  test('a discount rule begins and ends at its configured time', async () => {
    await addRule('JULY', { from: '2026-07-01T00:00Z', to: '2026-08-01T00:00Z' });
    const holdsAt = async (moment: string) =>
      (await rulesAt(new Date(moment))).some(({ rule }) => rule.code === 'JULY');
    expect(await holdsAt('2026-06-30T23:59:59.999Z')).toBe(false);
    expect(await holdsAt('2026-07-01T00:00:00Z')).toBe(true);
    expect(await holdsAt('2026-07-31T23:59:59.999Z')).toBe(true);
    expect(await holdsAt('2026-08-01T00:00:00Z')).toBe(false);
  });

  test('a tax rate ends at midnight in its time zone', async () => {
    await sql`update tax_rate set effective_until = '2026-06-30' where region_code = 'QC' and time_zone = 'America/Toronto'`.execute(
      kysely,
    );
    const countAt = async (moment: string) => (await currentTaxRates(kysely, PLACE, new Date(moment), null)).length;
    expect(await countAt('2026-07-01T03:59:59Z')).toBeGreaterThan(0);
    expect(await countAt('2026-07-01T04:00:00Z')).toBe(0);
  });
});
