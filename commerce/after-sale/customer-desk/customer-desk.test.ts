import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { PROOF_NEEDED } from '#contract/staff-roles.ts';
import { saveTestProducts } from '#commerce/after-sale/orders/testing/test-products.ts';
import { warmCatalog } from '#commerce/merchandise/catalog/service.ts';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import { customer, type SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { join, type Person } from '#commerce/people/staff/testing/people.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';

describeWithDatabase('a customer as staff see them', (open) => {
  let shop: TestShop;
  let bea: Person;
  let by: SignedIn;
  let id: number;
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: resolverMaps,
      routes: restRoutes,
      fill: saveTestProducts,
      settings: { RATE_LIMITS: 'off' },
    });
    await warmCatalog(shop.platform);
    bea = await join(shop, 'bea@shop.example', 'counter');
    by = await customer(shop, 'ann@people.example');
    id = (await shop.rest('GET', '/V1/customers/me', undefined, by.headers)).body.id;
    const { data } = await by.execute('{ customerCart { id } }');
    await shop.graphql(
      `mutation { addProductsToCart(cartId: "${data.customerCart.id}", cartItems: [{ sku: "TILE", quantity: 3 }]) { cart { id } } }`,
      {},
      { headers: by.headers },
    );
    const { errors } = await by.execute(
      'mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "TILE", quantity: 1 }]) { user_errors { code message } wishlist { items_count } } }',
    );
    if (errors) throw new Error(JSON.stringify(errors));
    await by.execute(
      `mutation { contactUs(input: { name: "Ann Roy", email: "ann@people.example", comment: "Do you cut to size?" }) { status } }`,
    );
  });

  test('staff see orders, cart, wish list, consents and trade account', async () => {
    const { status, body } = await bea.call('GET', `/V1/customers/${id}/activity`);
    expect([status, body]).toMatchObject([
      200,
      {
        orders: { total_count: 0, items: [] },
        cart: { items: [{ sku: 'TILE', qty: 3 }], currency: 'CAD' },
        wishlist_items: 1,
        consents: [],
        company: null,
        trade: { is_member: false, application: null },
      },
    ]);
  });

  test('reading a customer creates nothing', async () => {
    const other = await customer(shop, 'empty@people.example');
    const { body: me } = await shop.rest('GET', '/V1/customers/me', undefined, other.headers);
    const { body } = await bea.call('GET', `/V1/customers/${me.id}/activity`);
    expect([body.cart, body.wishlist_items]).toEqual([null, 0]);
  });

  test('all data of a customer is exported with a recent code, and the export is recorded', async () => {
    await sql`
      insert into stock_alert (product_id, store_view_id, email, email_key, customer_id, token, consent, requested_at, expires_at)
      select p.id, c.store_view_id, c.email, c.email, c.id, 'token', 'v1', ${shop.clock.now()}, ${new Date('2030-01-01')}
        from product p, customer c where p.sku = 'TILE' and c.email = 'ann@people.example'`.execute(
      shop.platform.db.kysely,
    );
    const before = shop.clock.now();
    shop.clock.set(new Date(before.getTime() + 5 * 60_000).toISOString());
    expect((await bea.call('GET', `/V1/customers/${id}/data`)).body.error_code).toBe(PROOF_NEEDED);
    shop.clock.set(before.toISOString());
    const { body } = await bea.call('GET', `/V1/customers/${id}/data`);
    expect(body).toMatchObject({
      account: { email: 'ann@people.example' },
      wishlists: [{ items: [{ sku: 'TILE', qty: 1 }] }],
      messages: [{ comment: 'Do you cut to size?' }],
      cart: { items: [{ sku: 'TILE' }] },
      stock_alerts: [{ sku: 'TILE', email: 'ann@people.example' }],
    });
    const { body: changes } = await bea.call('GET', `/V1/customers/${id}/changes`);
    expect(changes[0]).toMatchObject({ action: 'account-exported', who: 'bea@shop.example' });
  });

  test('deleting an account needs a recent code', async () => {
    const other = await customer(shop, 'gone@people.example');
    const { body: me } = await shop.rest('GET', '/V1/customers/me', undefined, other.headers);
    const before = shop.clock.now();
    shop.clock.set(new Date(before.getTime() + 5 * 60_000).toISOString());
    expect((await bea.call('DELETE', `/V1/customers/${me.id}`)).body.error_code).toBe(PROOF_NEEDED);
    shop.clock.set(before.toISOString());
    expect((await bea.call('DELETE', `/V1/customers/${me.id}`)).body).toBe(true);
    expect((await bea.call('GET', `/V1/customers/${me.id}`)).status).toBe(404);
  });
});
