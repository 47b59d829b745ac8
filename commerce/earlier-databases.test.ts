import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCommerce } from './app.ts';
import type { Commerce } from './app.ts';
import { checkOutByCheque } from './after-sale/orders/testing/shopper.ts';
import { describeWithDatabases, emptyDatabase } from './platform/database/testing/database.ts';
import { DUMPS, loadDump } from './platform/database/testing/dumps/load-dump.ts';
import type { DumpFacts } from './platform/database/testing/dumps/load-dump.ts';
import { silentLog } from './platform/log.ts';
import { testSettings } from './platform/testing/settings.ts';
import { callsTo } from './platform/testing/test-shop.ts';
import type { TestShop } from './platform/testing/test-shop.ts';

for (const name of DUMPS)
  describeWithDatabases(`a database of version ${name}`, (_open, engine) => {
    let facts: DumpFacts;
    let commerce: Commerce;
    let graphql: TestShop['graphql'];
    let token: string;

    beforeAll(async () => {
      const database = await emptyDatabase(engine);
      facts = await loadDump(database, name);
      commerce = await createCommerce(testSettings(), { database, log: silentLog });
      graphql = callsTo(commerce).graphql;
      const { data } = await graphql(
        'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
        { email: facts.email, password: facts.password },
      );
      token = data.generateCustomerToken.token;
    });
    afterAll(() => commerce?.close());

    const order = async (id: string, caller: { token?: string } = {}) => {
      if (!caller.token) {
        const { errors } = await graphql(
          'mutation ($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "guest@example.com" }) { cart { id } } }',
          { id },
        );
        expect(errors).toBeUndefined();
      }
      await checkOutByCheque(graphql, id, caller);
      const { data, errors } = await graphql(
        'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } errors { message } } }',
        { id },
        caller,
      );
      expect([errors, data.placeOrder.errors]).toEqual([undefined, []]);
      return data.placeOrder.order.order_number as string;
    };
    const ordersOf = async (): Promise<string[]> =>
      (
        await graphql('{ customer { orders(pageSize: 20) { items { number items { product_sku } } } } }', {}, { token })
      ).data.customer.orders.items.map(({ number }: { number: string }) => number);

    test('opens with its products and content in both languages', async () => {
      const query = `{ storeConfig { store_code } products(filter: {}) { total_count }
        categoryList { children { name } } cmsPage(identifier: "faq") { title content } cmsBlocks(identifiers: "note") { items { content } }
        route(url: "old-tiles") { redirect_code } }`;
      const responses = await Promise.all(['CA_EN', 'CA_FR', 'US_EN'].map((store) => graphql(query, {}, { store })));
      expect(responses).toMatchObject(
        [
          ['Tiles', 'Slabs', 'Questions', 'Ask us anything.', 'Free pickup'],
          ['Carreaux', 'Tranches', 'Foire aux questions', 'Posez vos questions.', 'Ramassage sans frais'],
          ['Tiles', 'Slabs', 'Questions', 'Ask us anything.', 'Free pickup'],
        ].map(([tiles, slabs, title, content, note]) => ({
          data: {
            products: { total_count: 3 },
            categoryList: [{ children: [{ name: tiles }, { name: slabs }] }],
            cmsPage: { title, content: expect.stringContaining(content!) },
            cmsBlocks: { items: [{ content: expect.stringContaining(note!) }] },
          },
        })),
      );
      expect(responses.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
      expect(responses[0]?.data.route).toEqual({ redirect_code: 301 });
      expect((await commerce.health()).problems).toEqual([]);
    });

    test('has its customer with address and order', async () => {
      const { data } = await graphql(
        '{ customer { email firstname addresses { city default_shipping } orders { items { number items { product_sku quantity_ordered } } } } }',
        {},
        { token },
      );
      expect(data.customer).toEqual({
        email: facts.email,
        firstname: 'Ann',
        addresses: [{ city: 'Montréal', default_shipping: true }],
        orders: {
          items: [{ number: facts.orders.customer, items: [{ product_sku: 'SLB-2605-28', quantity_ordered: 1 }] }],
        },
      });
    });

    test('finds the order of a guest', async () => {
      const { data } = await graphql(
        `{ guestOrder(input: { number: "${facts.orders.guest}", email: "guest@example.com", lastname: "Roy" }) { number items { product_sku quantity_ordered } } }`,
      );
      expect(data.guestOrder).toEqual({
        number: facts.orders.guest,
        items: [{ product_sku: 'CAR', quantity_ordered: 3 }],
      });
    });

    test('has the slab and its hold', async () => {
      const { data } = await graphql(
        'query ($token: String!) { slabHold(token: $token) { sku } slabs(sku: "SLB") { items { sku state } } }',
        { token: facts.hold },
      );
      expect(data.slabHold).toEqual({ sku: 'SLB-2605-27' });
      expect(data.slabs.items).toEqual([
        { sku: 'SLB-2605-26', state: 'AVAILABLE' },
        { sku: 'SLB-2605-27', state: expect.stringMatching(/HELD|AVAILABLE/) },
        { sku: 'SLB-2605-28', state: 'SOLD' },
      ]);
    });

    test('has carts that can be ordered', async () => {
      const read = (id: string, caller = {}) =>
        graphql(
          'query ($id: String!) { cart(cart_id: $id) { applied_coupons { code } itemsV2 { items { quantity product { sku } } } } }',
          { id },
          caller,
        );
      expect((await read(facts.carts.guest)).data.cart).toEqual({
        applied_coupons: [{ code: 'TENOFF' }],
        itemsV2: { items: [{ quantity: 2, product: { sku: 'SLT' } }] },
      });
      expect((await read(facts.carts.customer, { token })).data.cart).toEqual({
        applied_coupons: null,
        itemsV2: { items: [{ quantity: 4, product: { sku: 'CAR' } }] },
      });
      await order(facts.carts.guest);
      const number = await order(facts.carts.customer, { token });
      expect(await ordersOf()).toEqual([number, facts.orders.customer]);
    });
  });
