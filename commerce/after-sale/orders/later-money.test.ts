import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import { SAMPLE_STORE_VIEWS } from '#commerce/platform/testing/store-views.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { findAnyOrder } from './bought-store.ts';
import { allocateArrived } from './life/arrivals.ts';
import { pdfOf } from './pdf/pdf-words.ts';
import { staff } from './staff.ts';
import { allowLater, owedOf, setStock, stockOf } from './testing/books.ts';
import { openShop } from './testing/shop.ts';
import { placeOrder, readCart, readyCart, setMethod } from './testing/shopper.ts';

describeWithDatabase('money of orders beyond the stock', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
    await sql`update product set weight_grams = 1500`.execute(shop.platform.db.kysely);
  });

  const run = (...argv: string[]) => runStaff(shop.platform, [staff], ['order', ...argv]);
  const price = (minor: number) =>
    sql`update product_price set price = ${minor} where product_id = (select id from product where sku = 'TILE')`.execute(
      shop.platform.db.kysely,
    );
  const choose = (id: string, shipments: 'TOGETHER' | 'APART') =>
    shop.graphql('mutation ($input: SetShipmentsInput!) { setShipmentsOnCart(input: $input) { shipments } }', {
      input: { cart_id: id, shipments },
    });
  const shippingOf = async (id: string): Promise<number> => {
    await setMethod(shop, id);
    const { data } = await readCart(shop, id);
    return data.cart.shipping_addresses[0].selected_shipping_method.amount.value;
  };

  const history = fc.record({
    inStock: fc.integer({ min: 1, max: 5 }),
    later: fc.integer({ min: 1, max: 5 }),
    cents: fc.integer({ min: 1, max: 99_999 }),
    newCents: fc.integer({ min: 1, max: 99_999 }),
    canceled: fc.integer({ min: 0, max: 5 }),
    isSplit: fc.boolean(),
    twoShipments: fc.constantFrom('once' as const, 'each' as const),
  });

  test('cart, order, invoices, credit memos and papers agree to the cent, whatever is canceled and however prices change', async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ inStock, later, cents, newCents, canceled, isSplit, twoShipments }) => {
        await allowLater(shop, 14, twoShipments);
        await setStock(shop, 'TILE', inStock);
        await price(cents);
        const id = await readyCart(shop, [['TILE', inStock + later]]);
        await choose(id, isSplit ? 'APART' : 'TOGETHER');
        await shippingOf(id);
        const total = (await readCart(shop, id)).data.cart.prices.grand_total.value;
        const number: string = (await placeOrder(shop, id)).data.placeOrder.order.order_number;
        // The second part costs what was ordered.
        await price(newCents);
        const taken = Math.min(canceled, later);
        if (isSplit) await run('ship', number);
        if (taken > 0) await run('refund', number, '--items', `TILE=${taken}`, '--unsent', 'yes');
        await setStock(shop, 'TILE', later - taken);
        await allocateArrived(shop.platform);
        if (!isSplit || taken < later) await run('ship', number);
        const order = (await findAnyOrder(shop.platform.db.kysely, number))!;
        const sum = (kind: string): number =>
          order.documents.filter((one) => one.kind === kind).reduce((all, { grandTotal }) => all + grandTotal, 0);
        expect(order.grandTotal).toBe(Math.round(total * 100));
        expect(sum('invoice')).toBe(order.grandTotal);
        const perUnit = (order.subtotal + order.taxAmount) / (inStock + later);
        expect(sum('credit_memo')).toBeLessThanOrEqual(Math.ceil(perUnit * taken) + 2);
        const about = {
          order,
          view: SAMPLE_STORE_VIEWS[0]!,
          settings: shop.platform.settings,
          policy: undefined,
          coverage: new Map(),
        };
        const shown = pdfOf(about, { kind: 'receipt' }).total?.[1];
        expect(Number(shown?.replaceAll(/[^\d.]/g, ''))).toBe(total);
        expect([await stockOf(shop, 'TILE'), await owedOf(shop, 'TILE')]).toEqual([0, 0]);
      }),
      { numRuns: 12 },
    );
  });

  test('two shipments cost one price or two, as stock.yaml says, and the order is charged the price shown', async () => {
    await setStock(shop, 'TILE', 3);
    await allowLater(shop, 14, 'each');
    const id = await readyCart(shop, [['TILE', 10]]);
    const together = await shippingOf(id);
    await choose(id, 'APART');
    const apart = await shippingOf(id);
    const first = await shippingOf(await readyCart(shop, [['TILE', 3]]));
    expect(apart).toBeGreaterThan(together);
    expect(apart).toBeGreaterThan(first);
    await allowLater(shop, 14, 'once');
    expect(await shippingOf(id)).toBe(together);
    await allowLater(shop, 14, 'each');
    const { data } = await readCart(shop, id);
    const number = (await placeOrder(shop, id)).data.placeOrder.order.order_number;
    const order = (await findAnyOrder(shop.platform.db.kysely, number))!;
    expect([order.shippingAmount / 100, order.grandTotal / 100]).toEqual([apart, data.cart.prices.grand_total.value]);
  });
});
