import { sum } from '#contract/money.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import { saveStores } from '#commerce/merchandise/stores/service.ts';
import { customer, type SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { join, type Person } from '#commerce/people/staff/testing/people.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { saveCartRules } from '#commerce/sale/discount/service.ts';
import { ruleInput } from '#commerce/sale/discount/testing/rule.ts';
import { createTestGateway } from '#commerce/sale/payment/gateways/test/gateway.ts';
import { useGateways } from '#commerce/sale/payment/service.ts';
import { stores } from './testing/products.ts';
import { add, montreal, nonce, placeOrder } from './testing/shopper.ts';
import { saveTestProducts } from './testing/test-products.ts';

const CHECK_OUT = `mutation ($cart: String!, $address: CartAddressInput!, $nonce: String!) {
  setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ address: $address }] }) { cart { id } }
  setShippingMethodsOnCart(input: { cart_id: $cart, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) { cart { id } }
  setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { same_as_shipping: true } }) { cart { id } }
  setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: { code: "tessera_test", tessera_test: { payment_method_nonce: $nonce } } }) {
    cart {
      itemsV2 { items { prices { row_total_including_tax { value } } } }
      prices { grand_total { value } subtotal_including_tax { value } discounts { amount { value } } applied_taxes { amount { value } } }
      shipping_addresses { selected_shipping_method { price_incl_tax { value } } } } } }`;

type Amount = { value: number };
const RECEIPT =
  'query ($cart: String!) { placedOrder(cart_id: $cart) { subtotal { value } subtotal_including_tax { value } } }';
const cents = (amount: number): number => Math.round(amount * 100);
const refund = vi.fn<(id: string, movement: { amount: number }) => Promise<{ transactionId: string }>>(async () => ({
  transactionId: 'back',
}));

describeWithDatabase('orders with tax in the prices', (open) => {
  let shop: TestShop;
  let staff: Person;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop(await open(), { resolvers: resolverMaps, routes: restRoutes, fill: saveTestProducts });
    useGateways(shop.platform, { ...createTestGateway(() => shop.clock.now()), refund });
    const { kysely } = shop.platform.db;
    // The country has one VAT; Québec has its own taxes.
    await sql`insert into tax_registration (country_id, region_code, registered_from, note) values ('CA', '', '2020-01-01', '')`.execute(
      kysely,
    );
    await sql`insert into tax_rate (country_id, region_code, tax_code, rate_ppm, position, is_shipping_taxable, effective_from, source, time_zone)
      values ('CA', '', 'vat', 200000, 1, true, '2020-01-01', 'Test', 'America/Toronto')`.execute(kysely);
    await shop.platform.db.tx((db) => saveCartRules(db, { couponsPerCart: 1, rules: [ruleInput()] }, shop.clock.now()));
    staff = await join(shop, 'ann@gross.example', 'owner');
  });

  const sellAt = (included: 'home' | 'destination') => {
    const views = stores.views.map((view) => ({ ...view, config: { tax: { isCollected: true, included } } }));
    const { db, cache } = shop.platform;
    return db.tx(async (tx) => cache.invalidate(tx, await saveStores(tx, { ...stores, views })));
  };

  const exempt = async ({ email }: SignedIn): Promise<void> => {
    await sql`insert into tax_certificate (customer_id, store_view_id, country_id, region_code, number, valid_until, state, sent_at, decided_at)
      select id, 1, 'CA', 'QC', 'QST 1012', '2030-01-01', 'approved', now(), now() from customer where email = ${email}`.execute(
      shop.platform.db.kysely,
    );
  };

  test.each([
    { included: 'home', isExempt: false, tile: 9581 },
    { included: 'home', isExempt: true, tile: 8750 },
    { included: 'destination', isExempt: false, tile: 10_000 },
    { included: 'destination', isExempt: true, tile: 9132 },
  ] as const)(
    'the amount shown is charged and refunded, with a discount: prices of $included, exempt $isExempt',
    async ({ included, isExempt, tile }) => {
      await sellAt(included);
      const who = await customer(shop, `gross${++count}@example.com`);
      if (isExempt) await exempt(who);
      const { id } = (await who.execute('{ customerCart { id } }')).data.customerCart;
      await add(shop, id, 'TILE', 3, {}, { headers: who.headers });
      await add(shop, id, 'CHEAP', 2, {}, { headers: who.headers });
      const { data } = await who.execute(CHECK_OUT, { cart: id, address: montreal, nonce: nonce() });
      const { prices, itemsV2, shipping_addresses: addresses } = data.setPaymentMethodOnCart.cart;
      const shown = cents(prices.grand_total.value);
      const rows: number[] = itemsV2.items.map((item: { prices: { row_total_including_tax: Amount } }) =>
        cents(item.prices.row_total_including_tax.value),
      );
      const discount = sum(prices.discounts.map(({ amount }: { amount: Amount }) => cents(amount.value)));
      const shipping = cents(addresses[0].selected_shipping_method.price_incl_tax.value);
      expect(rows[0]).toBe(3 * tile);
      expect(discount).toBeGreaterThan(0);
      expect(cents(prices.subtotal_including_tax.value)).toBe(sum(rows));
      expect(shown).toBe(sum(rows) - discount + shipping);

      const number: string = (await placeOrder(shop, id, who.headers)).data.placeOrder.order.order_number;
      const { rows: paid } = await sql<{ amount: number }>`select a.amount from payment_attempt a
        join sales_order o on o.payment_attempt_id = a.id where o.number = ${number}`.execute(shop.platform.db.kysely);
      expect(paid).toEqual([{ amount: shown }]);
      const { body: order } = await staff.call('GET', `/V1/orders/${number}`);
      expect([order.grand_total, order.total_paid].map(cents)).toEqual([shown, shown]);
      expect(cents(order.subtotal_incl_tax + order.shipping_incl_tax + order.discount_amount)).toBe(shown);
      expect(cents(order.subtotal + order.shipping_amount)).toBeLessThan(sum(rows) + shipping);

      const { placedOrder } = (await who.execute(RECEIPT, { cart: id })).data;
      expect(placedOrder).toEqual({
        subtotal: { value: order.subtotal },
        subtotal_including_tax: { value: order.subtotal_incl_tax },
      });

      refund.mockClear();
      const line = order.items.find(({ sku }: { sku: string }) => sku === 'TILE').item_id;
      for (const body of [{ items: [{ order_item_id: line, qty: 1 }] }, {}])
        expect((await staff.call('POST', `/V1/order/${number}/refund`, body)).status).toBe(200);
      const back = refund.mock.calls.map(([, { amount }]) => amount);
      expect(back[0]).toBe(tile - Math.round(tile / 10));
      expect(sum(back)).toBe(shown);
    },
  );
});
