import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { mailsTo } from '#commerce/people/customer/testing/customers.ts';
import { saveCartRules } from '#commerce/sale/discount/service.ts';
import { ruleInput } from '#commerce/sale/discount/testing/rule.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { staff } from './staff.ts';
import { openShop } from './testing/shop.ts';
import { add, montreal, newCart, nonce, readCart, restAddress } from './testing/shopper.ts';

const PLACES: readonly [city: string, region: string, postcode: string, view?: string][] = [
  ['Montréal', 'QC', 'H2Y 1C6'],
  ['Toronto', 'ON', 'M5V 2T6'],
  ['Halifax', 'NS', 'B3J 1S9'],
  ['Vancouver', 'BC', 'V6B 1A1'],
  ['Calgary', 'AB', 'T2P 1J9'],
  ['Burlington', 'VT', '05401', 'US_EN'],
  ['Albany', 'NY', '12207', 'US_EN'],
  ['Portland', 'OR', '97201', 'US_EN'],
];
const ORDER = `query ($number: String!, $email: String!) {
  guestOrder(input: { number: $number, email: $email, lastname: "Roy" }) { number
    total { grand_total { value } subtotal { value } total_shipping { value } total_tax { value } }
    invoices { total { grand_total { value } } } } }`;
const RECEIPT = `query ($id: String!) { placedOrder(cart_id: $id) { number grand_total { value } subtotal { value } shipping_amount { value }
  taxes { amount { value } } } }`;

describeWithDatabase('order amounts', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
    const rule = ruleInput({ code: 'ten', trigger: { kind: 'code', code: 'TEN' }, labels: { en: 'Ten', fr: 'Dix' } });
    await shop.platform.db.tx((db) => saveCartRules(db, { couponsPerCart: 1, rules: [rule] }, shop.clock.now()));
  });

  test.each(
    PLACES.map(([city, region, postcode, store = 'CA_EN'], index) => ({ city, region, postcode, store, index })),
  )(
    'cart, REST, charge, order, receipt, invoice and mail agree to the cent in $region',
    async ({ city, region, postcode, store, index }) => {
      const email = `agree-${region.toLowerCase()}@example.com`;
      const caller = { store };
      const id = await newCart(shop, caller);
      await add(shop, id, 'TILE', index + 1, {}, caller);
      await add(shop, id, 'CHEAP', 3 * index + 1, {}, caller);
      await add(shop, id, 'STONE-12', 2, {}, caller);
      const base = `/${store}/V1/guest-carts/${id}`;
      if (index % 2 === 0) expect((await shop.rest('PUT', `${base}/coupons/TEN`)).body).toBe(true);
      const country_code = store === 'US_EN' ? 'US' : 'CA';
      const address = restAddress({ ...montreal, city, region, postcode, country_code });
      const { body: ways } = await shop.rest('POST', `${base}/estimate-shipping-methods`, { address });
      const information = {
        shipping_address: address,
        billing_address: address,
        shipping_carrier_code: ways[0].carrier_code,
        shipping_method_code: ways[0].method_code,
      };
      const shipped = await shop.rest('POST', `${base}/shipping-information`, { addressInformation: information });
      const { totals } = shipped.body;
      const total = totals.grand_total as number;
      const segment = (code: string) => totals.total_segments.find((one: { code: string }) => one.code === code)?.value;
      expect(segment('grand_total')).toBe(total);
      const currency = store === 'US_EN' ? 'USD' : 'CAD';
      const { cart } = (await readCart(shop, id, caller)).data;
      expect(cart.prices.grand_total).toEqual({ value: total, currency });
      const { body: number } = await shop.rest('POST', `${base}/payment-information`, {
        email,
        paymentMethod: { method: 'tessera_test', additional_data: { payment_method_nonce: nonce() } },
      });
      const { rows } = await sql<{ ordered: number; charged: number; currency: string }>`
        select o.grand_total as ordered, a.amount as charged, a.currency from sales_order o join payment_attempt a on a.id = o.payment_attempt_id
        where o.number = ${number}`.execute(shop.platform.db.kysely);
      const cents = Math.round(total * 100);
      expect(rows).toEqual([{ ordered: cents, charged: cents, currency }]);
      const { placedOrder: receipt } = (await shop.graphql(RECEIPT, { id }, caller)).data;
      const taxes = receipt.taxes.reduce(
        (sum: number, tax: { amount: { value: number } }) => sum + tax.amount.value,
        0,
      );
      expect([
        receipt.number,
        receipt.grand_total.value,
        receipt.subtotal.value,
        receipt.shipping_amount.value,
      ]).toEqual([number, total, segment('subtotal'), segment('shipping')]);
      expect(taxes).toBeCloseTo(segment('tax'), 6);
      await runStaff(shop.platform, [staff], ['order', 'invoice', number]);
      const { guestOrder } = (await shop.graphql(ORDER, { number, email }, caller)).data;
      expect(guestOrder).toMatchObject({
        number,
        total: {
          grand_total: { value: total },
          subtotal: { value: segment('subtotal') },
          total_shipping: { value: segment('shipping') },
          total_tax: { value: segment('tax') },
        },
        invoices: [{ total: { grand_total: { value: total } } }],
      });
      const mails = await mailsTo(shop, email);
      const formatted = total.toLocaleString('en-CA', { minimumFractionDigits: 2 });
      expect(mails.length).toBeGreaterThan(0);
      expect(mails[0]?.replaceAll(/[\u00A0\s]|=C2=A0/g, ' ')).toContain(formatted);
    },
  );
});
