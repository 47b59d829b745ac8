import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openShop } from '#commerce/orders/testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { newCart } from '#commerce/orders/testing/shopper.ts';
import { describeWithDatabases } from '#commerce/platform/database/testing.ts';
import { scheduleCartCleanUp } from './service.ts';
import { closeCustomersCart, setCustomersEmail } from './ownership.ts';

const DAY = 24 * 3600 * 1000;

describeWithDatabases('carts nobody touches', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });
  const kept = async (): Promise<string[]> => {
    const { rows } = await sql<{ masked_id: string }>`select masked_id from cart order by id`.execute(
      shop.platform.db.kysely,
    );
    return rows.map(({ masked_id }) => masked_id);
  };
  const change = (id: string, customerId: number | null, isActive: boolean) =>
    sql`update cart set customer_id = ${customerId}, is_active = ${isActive} where masked_id = ${id}`.execute(
      shop.platform.db.kysely,
    );

  test('a guest’s is deleted after thirty days, at start and then daily; ordered ones and customers’ stay', async () => {
    await newCart(shop);
    shop.clock.advance(1);
    const [idle, ordered, customers] = [await newCart(shop), await newCart(shop), await newCart(shop)];
    await change(ordered, null, false);
    await change(customers, 5, true);
    shop.clock.advance(30 * DAY);
    scheduleCartCleanUp(shop.platform);
    await shop.platform.schedule.runDue();
    const younger = await newCart(shop);
    expect(await kept()).toEqual([idle, ordered, customers, younger]);
    shop.clock.advance(DAY);
    await shop.platform.schedule.runDue();
    expect(await kept()).toEqual([ordered, customers, younger]);
  });

  test('a customer’s open cart takes their new address, and is closed with the account; a closed one is left as it is', async () => {
    const [open, closed] = [await newCart(shop), await newCart(shop)];
    await change(open, 6, true);
    await change(closed, 6, false);
    const { db, clock } = shop.platform;
    const emails = async () =>
      (
        await sql<{ email: string | null; is_active: boolean }>`select email, is_active from cart
          where customer_id = 6 order by id`.execute(db.kysely)
      ).rows;
    await setCustomersEmail({ clock }, db.kysely, { id: 6, email: 'new@example.com' });
    expect(await emails()).toEqual([
      { email: 'new@example.com', is_active: true },
      { email: null, is_active: false },
    ]);
    await closeCustomersCart({ clock }, db.kysely, 6);
    expect((await emails()).map(({ is_active }) => is_active)).toEqual([false, false]);
  });
});
