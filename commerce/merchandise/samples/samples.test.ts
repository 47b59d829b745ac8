import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { PICKUP_LIST_HEADER } from '#contract/pickup-list.ts';
import { resolvers as cart } from '#commerce/sale/cart/graphql.ts';
import { resolvers as catalog } from '#commerce/merchandise/catalog/graphql.ts';
import { settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import { resolvers as checkout } from '#commerce/sale/checkout/graphql.ts';
import { resolvers as customer } from '#commerce/people/customer/graphql.ts';
import { resolvers as orders } from '#commerce/after-sale/orders/graphql.ts';
import { imbalances, setStock, stockOf } from '#commerce/after-sale/orders/testing/books.ts';
import { saveTestProducts } from '#commerce/after-sale/orders/testing/test-products.ts';
import { products } from '#commerce/after-sale/orders/testing/products.ts';
import {
  add,
  montreal,
  newCart,
  placeOrder,
  readCart,
  setAddress,
  setBilling,
  setEmail,
  setMethod,
  setPayment,
} from '#commerce/after-sale/orders/testing/shopper.ts';
import { hasOrdered } from '#commerce/sale/discount/store.ts';
import { useGateways } from '#commerce/sale/payment/service.ts';
import { createTestGateway } from '#commerce/sale/payment/gateways/test/gateway.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop } from '#commerce/platform/testing/test-shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { listOrderedSamples } from '#commerce/after-sale/orders/service.ts';
import { samplesStaff } from '#commerce/after-sale/orders/staff-samples.ts';
import { resolvers as samples } from './graphql.ts';
import { saveSampleRule, startSamples } from './service.ts';

const tile = products[0]!;
const NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const sampleOf = (sku: string) => ({
  ...tile,
  sku: `${sku}-SMP`,
  visibility: 1 as const,
  weightGrams: 400,
  qty: 500,
  texts: [{ ...tile.texts[0]!, name: `Sample ${sku}`, urlKey: `${sku.toLowerCase()}-sample` }],
  prices: tile.prices.map((price) => ({ ...price, price: price.currency === 'CAD' ? 300 : 225 })),
});
const tileOf = (sku: string) => ({
  ...tile,
  sku,
  texts: [{ ...tile.texts[0]!, name: sku, urlKey: sku.toLowerCase() }],
});
/** `RACE_BUYERS=200` runs it at full size. */
const BUYERS = Number(process.env['RACE_BUYERS'] ?? 30);
const RULE = { freePieces: 5, freeDays: 30 };

describeWithDatabase('samples', (open) => {
  let shop: TestShop;
  let place = 0;
  let whileCharging: (() => void | Promise<void>) | undefined;
  /** Tests share a shop: each takes samples to a house of its own. */
  const somewhere = () => ({ ...montreal, street: [`${++place} Elsewhere St`] });

  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: [cart, catalog, customer, checkout, orders, samples],
      fill: async (db) => {
        await saveTestProducts(db, { products: NAMES.flatMap((sku) => [tileOf(sku), sampleOf(sku)]) });
        await saveSampleRule(db, RULE);
      },
    });
    const gateway = createTestGateway(() => shop.clock.now());
    useGateways(shop.platform, {
      ...gateway,
      charge: async (charge) => {
        await whileCharging?.();
        return gateway.charge(charge);
      },
    });
  });

  const cartOf = async (skus: readonly string[]): Promise<string> => {
    const id = await newCart(shop);
    for (const sku of skus) await add(shop, id, sku);
    return id;
  };
  const samplesOf = (count: number): string[] => NAMES.slice(0, count).map((sku) => `${sku}-SMP`);
  const pricesOf = async (id: string): Promise<number[]> =>
    (await readCart(shop, id)).data.cart.itemsV2.items.map(
      ({ prices }: { prices: { row_total: { value: number } } }) => prices.row_total.value,
    );
  const make = async (
    id: string,
    address: Partial<typeof montreal>,
    email = `${place}@example.com`,
    method = 'samples/parcel',
  ) => {
    await setEmail(shop, id, email);
    await setAddress(shop, id, address);
    await setMethod(shop, id, ...(method.split('/') as [string, string]));
    await setBilling(shop, id);
    await setPayment(shop, id);
    return id;
  };
  const buy = async (skus: readonly string[], address: Partial<typeof montreal>, email?: string) => {
    const id = await make(await cartOf(skus), address, email);
    const { order, errors } = (await placeOrder(shop, id)).data.placeOrder;
    expect(errors).toEqual([]);
    expect(order.order_number).toMatch(/^\d+$/);
    return id;
  };
  const methodsOf = async (id: string, store = 'CA_EN') =>
    (await readCart(shop, id, { store, headers: { [PICKUP_LIST_HEADER]: '1' } })).data.cart.shipping_addresses[0]
      .available_shipping_methods;

  test('an order of samples does not count as the first order of its address', async () => {
    const { kysely } = shop.platform.db;
    await buy(['A-SMP', 'B-SMP'], somewhere(), 'taster@example.com');
    expect(await hasOrdered(kysely, 'taster@example.com')).toBe(false);
    const both = await make(await cartOf(['A-SMP', 'TILE']), somewhere(), 'taster@example.com', 'flatrate/flatrate');
    expect((await placeOrder(shop, both)).data.placeOrder.errors).toEqual([]);
    expect(await hasOrdered(kysely, 'taster@example.com')).toBe(true);
  });

  test('a sample in an order links to its product', async () => {
    const id = await make(await cartOf(['A-SMP']), somewhere(), 'led@example.com');
    const { order } = (await placeOrder(shop, id)).data.placeOrder;
    const input = { number: order.order_number, email: 'led@example.com', lastname: 'Roy' };
    const { data } = await shop.graphql(
      'query ($input: OrderInformationInput!) { guestOrder(input: $input) { items { product_sku product { sku } } } }',
      { input },
    );
    expect(data.guestOrder.items).toEqual([{ product_sku: 'A-SMP', product: { sku: 'A' } }]);
  });

  test('five are free, the sixth has the price of its product', async () => {
    expect(await pricesOf(await cartOf(samplesOf(6)))).toEqual([0, 0, 0, 0, 0, 3]);
  });

  test('one per product', async () => {
    const id = await cartOf(['A-SMP']);
    const { user_errors: errors } = (await add(shop, id, 'A-SMP')).data.addProductsToCart;
    expect(errors).toMatchObject([{ code: 'INSUFFICIENT_STOCK', message: 'The most you may purchase is 1.' }]);
    expect((await readCart(shop, id)).data.cart.itemsV2.items[0]).toMatchObject({ quantity: 1, max_qty: 1 });
  });

  test('earlier ones count by email address, and by address in any spelling', async () => {
    const home = { ...montreal, street: ['12-5455 De Gaspé Avenue'], postcode: 'H2T 3B3' };
    await buy(samplesOf(3), home, 'one@example.com');
    const next = await cartOf(samplesOf(3));
    await setEmail(shop, next, 'two@example.com');
    expect(await pricesOf(next)).toEqual([0, 0, 0]);
    await setAddress(shop, next, { ...home, street: ['5455 av. de Gaspé', 'app. 12'], postcode: 'h2t3b3' });
    expect(await pricesOf(next)).toEqual([0, 0, 3]);
    await setAddress(shop, next, somewhere());
    expect(await pricesOf(next)).toEqual([0, 0, 0]);
    await setEmail(shop, next, 'ONE@example.com');
    expect(await pricesOf(next)).toEqual([0, 0, 3]);
  });

  test('they count for thirty days', async () => {
    const home = somewhere();
    const now = shop.clock.now();
    await buy(samplesOf(5), home, 'month@example.com');
    const later = async (days: number) => {
      shop.clock.set(new Date(now.getTime() + days * 24 * 3600 * 1000));
      const id = await cartOf(['A-SMP']);
      await setEmail(shop, id, 'month@example.com');
      return pricesOf(id);
    };
    expect([await later(29.9), await later(30)]).toEqual([[3], [0]]);
    shop.clock.set(now);
  });

  test('a paid sample does not count as free', async () => {
    const home = somewhere();
    await buy(samplesOf(7), home, 'seven@example.com');
    const { rows } = await sql<{
      pieces: number;
    }>`select pieces from free_sample order by order_id desc limit 1`.execute(shop.platform.db.kysely);
    expect(rows).toEqual([{ pieces: 5 }]);
  });

  test('simultaneous orders do not get more than five free ones', async () => {
    const home = somewhere();
    const carts = await Promise.all(
      Array.from({ length: 6 }, async (_, index) =>
        make(await cartOf(samplesOf(4)), home, `several${index}@example.com`),
      ),
    );
    // All were checked, and are charged, before any is written.
    let charging = 0;
    const allCharge = Promise.withResolvers<void>();
    whileCharging = () => (++charging === carts.length ? allCharge.resolve() : allCharge.promise);
    const placed = await Promise.all(carts.map((id) => placeOrder(shop, id)));
    whileCharging = undefined;
    expect(placed.filter(({ data }) => data.placeOrder.order !== null)).toHaveLength(1);
    expect(
      placed.flatMap(({ data }) => data.placeOrder.errors.map(({ message }: { message: string }) => message)),
    ).toEqual(Array.from({ length: 5 }, () => 'The total of the order is now 16.04 CAD. Nothing was charged.'));
    const loser = carts[placed.findIndex(({ data }) => data.placeOrder.order === null)]!;
    expect(await pricesOf(loser)).toEqual([0, 3, 3, 3]);
  });

  test('the last sample is sold once, and other buyers are not charged', async () => {
    await setStock(shop, 'G-SMP', 1);
    const carts = await Promise.all(
      Array.from({ length: BUYERS }, async (_, index) =>
        make(await cartOf(['G-SMP']), somewhere(), `many${index}@example.com`),
      ),
    );
    const placed = await Promise.all(carts.map((id) => placeOrder(shop, id)));
    expect(placed.filter(({ data }) => data.placeOrder.order !== null)).toHaveLength(1);
    expect(await stockOf(shop, 'G-SMP')).toBe(0);
    await setStock(shop, 'G-SMP', 500);
  });

  test('samples alone are shipped in their own parcel, without pickup', async () => {
    const id = await cartOf(samplesOf(2));
    await setAddress(shop, id, somewhere());
    expect(await methodsOf(id)).toMatchObject([
      { carrier_code: 'samples', method_code: 'parcel', carrier_title: 'Sample parcel', amount: { value: 4.95 } },
    ]);
  });

  test('with other products they are shipped in the parcel, never on the pallet', async () => {
    const alone = await cartOf(['TILE']);
    const both = await cartOf(['TILE', 'A-SMP', 'B-SMP', 'C-SMP']);
    const home = somewhere();
    await setAddress(shop, alone, home);
    await setAddress(shop, both, home);
    type Method = { carrier_code: string; method_title: string; amount: { value: number } };
    const of = (methods: Method[], code: string) => methods.find(({ carrier_code: each }) => each === code)!;
    const [before, after] = [await methodsOf(alone), await methodsOf(both)];
    // 15 kg and three samples of 400 g: two started kilograms more.
    expect(of(after, 'flatrate').amount.value - of(before, 'flatrate').amount.value).toBeCloseTo(1.9);
    expect(of(after, 'freight').amount.value - of(before, 'freight').amount.value).toBeCloseTo(4.95);
    expect(of(after, 'freight').method_title).toBe('To the curb, liftgate included, samples separately by parcel');
    expect(of(await methodsOf(both, 'CA_FR'), 'freight').method_title).toMatch(/, échantillons à part par colis$/);
    expect(of(after, 'samples')).toBeUndefined();
    expect(of(after, 'instore').amount.value).toBe(0);
  });

  const REQUEST = `query ($skus: [String!]!) { samples(skus: $skus) { free_pieces free_days free_left
    items { product_sku sku name price { value currency } size is_in_stock } } }`;

  test('one response has all data of the sample button, in stock or not', async () => {
    await setStock(shop, 'B-SMP', 0);
    const { samples } = (await shop.graphql(REQUEST, { skus: ['A', 'B', 'TILE', 'NOPE'] })).data;
    expect(samples).toEqual({
      free_pieces: 5,
      free_days: 30,
      free_left: null,
      items: [
        {
          product_sku: 'A',
          sku: 'A-SMP',
          name: 'Sample A',
          price: { value: 3, currency: 'CAD' },
          size: null,
          is_in_stock: true,
        },
        expect.objectContaining({ product_sku: 'B', is_in_stock: false }),
      ],
    });
    const us = (await shop.graphql(REQUEST, { skus: ['A'] }, { store: 'US_EN' })).data.samples;
    expect(us.items[0].price).toEqual({ value: 2.25, currency: 'USD' });
    await setStock(shop, 'B-SMP', 500);
  });

  test('staff list ordered samples, unshipped ones first, with order and address', async () => {
    const rows = await listOrderedSamples(shop.platform);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ sku }) => sku.endsWith('-SMP'))).toBe(true);
    const firstGone = rows.findIndex(({ left }) => left === 0);
    expect(rows.slice(firstGone < 0 ? rows.length : firstGone).every(({ left }) => left === 0)).toBe(true);
    expect(rows[0]).toMatchObject({
      name: expect.stringMatching(/^Sample /),
      pieces: 1,
      recipient: expect.stringContaining(' '),
    });
    expect(
      await samplesStaff.verbs.show!.run(shop.platform, { args: [String(rows[0]!.number)], options: {} }),
    ).toContain(rows[0]!.order);
  });

  test('more than a hundred per request are refused', async () => {
    const { errors } = await shop.graphql(REQUEST, { skus: Array.from({ length: 101 }, (_, index) => `S${index}`) });
    expect(errors).toMatchObject([{ message: 'Maximum items of type "skus" is 100' }]);
  });

  test('the link of a sample leads to its product', async () => {
    await settleCatalog(shop.platform);
    const id = await cartOf(['A-SMP']);
    const { data } = await shop.graphql(
      'query ($id: String!) { cart(cart_id: $id) { items { product { sku url_key } } } }',
      {
        id,
      },
    );
    expect(data.cart.items).toEqual([{ product: { sku: 'A-SMP', url_key: 'a' } }]);
  });

  test('a shop without samples offers none, and none is free', async () => {
    await saveSampleRule(shop.platform.db.kysely, null);
    expect((await shop.graphql(REQUEST, { skus: ['A'] })).data.samples).toBeNull();
    expect(await pricesOf(await cartOf(['A-SMP']))).toEqual([3]);
    await saveSampleRule(shop.platform.db.kysely, RULE);
  });

  test('old records are deleted', async () => {
    await buy(['A-SMP'], somewhere(), 'gone@example.com');
    const count = async () =>
      (await sql<{ count: number }>`select count(*)::int as count from free_sample`.execute(shop.platform.db.kysely))
        .rows[0]!.count;
    expect(await count()).toBeGreaterThan(0);
    const now = shop.clock.now();
    shop.clock.set(new Date(now.getTime() + 31 * 24 * 3600 * 1000));
    const tasks: { run: () => Promise<unknown> }[] = [];
    startSamples({ ...shop.platform, jobs: { ...shop.platform.jobs, schedule: (task) => void tasks.push(task) } });
    await tasks[0]!.run();
    expect(await count()).toBe(0);
    shop.clock.set(now);
  });

  test('stock adds up', async () => {
    expect(await imbalances(shop)).toEqual([]);
  });
});
