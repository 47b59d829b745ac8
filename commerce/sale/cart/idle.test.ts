import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { add, newCart, placeOrder, readyCart, setAddress } from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { scheduleCartCleanUp } from './service.ts';
import { closeCustomersCart, setCustomersEmail } from './ownership.ts';

const DAY = 24 * 3600 * 1000;

describeWithDatabase('idle carts', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });
  const saved = async (): Promise<string[]> => {
    const { rows } = await sql<{ masked_id: string }>`select masked_id from cart order by id`.execute(
      shop.platform.db.kysely,
    );
    return rows.map(({ masked_id }) => masked_id);
  };
  const change = (id: string, customerId: number | null, isActive: boolean) =>
    sql`update cart set customer_id = ${customerId}, is_active = ${isActive} where masked_id = ${id}`.execute(
      shop.platform.db.kysely,
    );

  test('guest and closed carts are deleted after thirty days, at start and then daily; ordered and customer carts are not', async () => {
    await newCart(shop);
    shop.clock.advance(1);
    const ordered = await readyCart(shop);
    await placeOrder(shop, ordered);
    const [idle, closed, customers] = [await newCart(shop), await newCart(shop), await newCart(shop)];
    await change(closed, 7, false);
    await change(customers, 5, true);
    shop.clock.advance(30 * DAY);
    scheduleCartCleanUp(shop.platform);
    await shop.platform.jobs.runDueTasks();
    const younger = await newCart(shop);
    expect(await saved()).toEqual([ordered, idle, closed, customers, younger]);
    shop.clock.advance(DAY);
    await shop.platform.jobs.runDueTasks();
    expect(await saved()).toEqual([ordered, customers, younger]);
  });

  test('a closed cart is not deleted while its approval is pending', async () => {
    const [requested, closed] = [await newCart(shop), await newCart(shop)];
    await change(requested, 8, false);
    await change(closed, 8, false);
    const { db } = shop.platform;
    await sql`insert into customer (id, website_id, store_view_id, email, email_key, firstname, lastname, password_hash, created_at)
      overriding system value values (8, 1, 1, 'b@x.example', 'b@x.example', 'B', 'X', 'x', now())`.execute(db.kysely);
    await sql`insert into company (id, number, name, group_id, store_view_id, created_at) overriding system value values (1, '1', 'Tiles', 2, 1, now())`.execute(
      db.kysely,
    );
    await sql`insert into purchase_order (number, cart_id, masked_id, company_id, customer_id, store_view_id, amount, currency, lines, created_at)
      select '1', id, masked_id, 1, 8, 1, 100, 'CAD', '[]', now() from cart where masked_id = ${requested}`.execute(
      db.kysely,
    );
    shop.clock.advance(60 * DAY);
    await shop.platform.jobs.runDueTasks();
    expect(await saved()).toContain(requested);
    expect(await saved()).not.toContain(closed);
  });

  test('an open cart follows a changed email address and loses it with the account; a closed cart does not change', async () => {
    const [open, closed] = [await newCart(shop), await newCart(shop)];
    await add(shop, open, 'TILE');
    expect((await setAddress(shop, open)).errors).toBeUndefined();
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
    expect(await emails()).toEqual([
      { email: null, is_active: false },
      { email: null, is_active: false },
    ]);
    const { rows } =
      await sql`select from cart_address a join cart c on c.id = a.cart_id where c.customer_id = 6`.execute(db.kysely);
    expect(rows).toEqual([]);
  });
});
