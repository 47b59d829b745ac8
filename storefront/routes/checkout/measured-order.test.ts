import '#storefront/testing/window.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { saveCartRules } from '#commerce/sale/discount/service.ts';
import { ruleInput } from '#commerce/sale/discount/testing/rule.ts';
import { sql } from 'kysely';
import { measuring } from '#storefront/platform/analytics/testing/analytics.ts';
import type { Order } from '#storefront/platform/analytics/contexts.ts';
import { handleEvents } from '#storefront/platform/analytics/publish.ts';
import { publishOrder } from '#storefront/shell/order-placed.ts';
import { livePlatform } from '#storefront/testing/live-platform.ts';
import { openLiveShop, type LiveShop } from '#storefront/testing/live-shop.ts';
import { newCustomer } from '#storefront/testing/other-device.ts';
import { ann, card, openTab, settled, watchRest } from './testing/tab.ts';

let shop: LiveShop;
beforeAll(async () => {
  shop = await openLiveShop();
  await sql`update payment_method set customer_group_ids = null where code = 'purchaseorder'`.execute(
    shop.platform.db.kysely,
  );
  await shop.platform.db.tx((db) =>
    saveCartRules(
      db,
      {
        couponsPerCart: 2,
        rules: [
          ruleInput({ code: 'ten', labels: { en: 'Ten', fr: 'Dix' }, trigger: { kind: 'code', code: 'TEN' } }),
          ruleInput({ code: 'more', labels: { en: 'More', fr: 'Plus' }, trigger: { kind: 'code', code: 'MORE' } }),
        ],
      },
      new Date('2026-06-15T12:00:00Z'),
    ),
  );
});
afterAll(() => shop.close());
beforeEach(() => {
  localStorage.clear();
  watchRest(shop);
});
afterEach(async () => {
  await settled();
  vi.unstubAllGlobals();
});

type Bought = {
  skus?: Readonly<Record<string, number>>;
  coupons?: readonly string[];
  view?: 'CA_EN' | 'CA_FR' | 'US_EN';
  isPickup?: boolean;
  isCustomer?: boolean;
  pay?: 'card' | 'purchaseorder' | 'saved';
};

const albany = {
  ...ann,
  city: 'Albany',
  region_code: 'NY',
  region_id: undefined,
  region: 'New York',
  postcode: '12207',
  country_id: 'US',
  telephone: '518-555-0101',
};

/** Places an order; returns its receipt, the events that it raised and its context. */
const buy = async ({
  skus = { TILE: 1 },
  coupons = [],
  view = 'CA_EN',
  isPickup,
  isCustomer,
  pay = 'card',
}: Bought) => {
  const platform = await livePlatform(shop, view);
  if (isCustomer || pay !== 'card') platform.session.setToken(await newCustomer(shop));
  const tab = openTab(platform);
  for (const [sku, quantity] of Object.entries(skus)) await tab.add(sku, quantity);
  const id = tab.cart.store.getState().cartId ?? '';
  const token = platform.session.token();
  if (coupons.length > 0)
    await shop.execute(
      'mutation ($id: String!, $codes: [String]!) { applyCouponsToCart(input: { cart_id: $id, coupon_codes: $codes, type: APPEND }) { cart { id } } }',
      { id, codes: coupons },
      token ? { authorization: `Bearer ${token}` } : {},
    );
  await tab.cart.actions.getDetails();
  await tab.goToReview(view === 'US_EN' ? albany : ann);
  if (isPickup) {
    const pickup = tab.state().availableShippingMethods.find(({ carrier_code }) => carrier_code === 'instore');
    await tab.checkout.submitShippingMethod(pickup!);
  }
  if (pay === 'purchaseorder')
    await tab.checkout.submitPaymentMethod('purchaseorder', { title: 'Purchase order', purchaseOrder: 'PO-1181' });
  if (pay === 'saved') await tab.checkout.submitPaymentMethod('tessera_test', { ...card(), isToSave: true });
  await tab.checkout.submitOrder();
  const receipt = tab.ordered[0]!;
  const { notify, names, last } = measuring();
  const stop = handleEvents(notify);
  publishOrder(pay === 'saved' ? { ...receipt, paymentCode: 'tessera_test_vault' } : receipt);
  stop();
  return { receipt, names: names().filter((name) => name !== 'add-to-cart'), order: last().orderContext as Order };
};

const sum = (amounts: readonly { amount: { value: number } }[] = []): number =>
  Math.round(amounts.reduce((total, { amount }) => total + amount.value * 100, 0)) / 100;

const VARIATIONS: readonly (readonly [name: string, bought: Bought, codes: string])[] = [
  ['one product', {}, ''],
  ['several of one product', { skus: { TILE: 7 } }, ''],
  ['several products', { skus: { TILE: 2, CHEAP: 3 } }, ''],
  ['a variant', { skus: { 'STONE-12': 2 } }, ''],
  ['a slab', { skus: { SLAB: 1 } }, ''],
  ['one coupon', { coupons: ['TEN'] }, 'TEN'],
  ['two coupons', { coupons: ['TEN', 'MORE'] }, 'TEN,MORE'],
  ['a coupon in French', { coupons: ['TEN'], view: 'CA_FR' }, 'TEN'],
  ['a pickup', { isPickup: true }, ''],
  ['a pickup with a coupon', { isPickup: true, coupons: ['TEN'] }, 'TEN'],
  ['in French', { view: 'CA_FR' }, ''],
  ['in the United States', { view: 'US_EN' }, ''],
  ['in the United States with a coupon', { view: 'US_EN', coupons: ['TEN'] }, 'TEN'],
  ['a customer', { isCustomer: true }, ''],
  ['a customer with a coupon', { isCustomer: true, coupons: ['MORE'] }, 'MORE'],
  ['a purchase order', { pay: 'purchaseorder' }, ''],
  ['a purchase order in French', { pay: 'purchaseorder', view: 'CA_FR' }, ''],
  ['a saved card', { pay: 'saved' }, ''],
  ['a saved card with a coupon', { pay: 'saved', coupons: ['TEN'] }, 'TEN'],
  ['cents', { skus: { CHEAP: 7 } }, ''],
];

test.each(VARIATIONS)(
  '[AN-07] the measured amounts of an order equal those of its receipt: %s',
  async (_, bought, codes) => {
    const { receipt, order, names } = await buy(bought);
    const { totals } = receipt;
    const [subtotal, shipping, total] = [totals!.subtotal!, totals!.shipping!, totals!.grandTotal!].map(
      ({ value }) => value,
    );
    const tax = sum(totals?.taxes);
    expect(order).toMatchObject({
      orderId: receipt.number,
      email: '',
      appliedCouponCode: codes,
      grandTotal: total,
      subtotalExcludingTax: subtotal,
      salesTax: tax,
      taxAmount: tax,
      shipping: { shippingAmount: shipping },
      payments: [{ total, orderId: receipt.number }],
    });
    // All rates of one place apply to items and shipping alike.
    const taxed = subtotal! - sum(totals?.discounts) + shipping!;
    const itemTax = order.subtotalIncludingTax - order.subtotalExcludingTax;
    expect(itemTax).toBeCloseTo((tax * (subtotal! - sum(totals?.discounts))) / taxed, 1);
    if (shipping! > 0 && tax > 0) expect(itemTax).toBeLessThan(tax);
    expect(JSON.stringify(order)).not.toMatch(/1111|PO-1181|ending in|se terminant/);
    expect(order.paymentMethodName).toMatch(/^(Credit card|Carte de crédit|Purchase order|Bon de commande)$/);
    expect(names).toEqual(bought.pay === 'saved' ? ['place-order', 'instant-purchase'] : ['place-order']);
    expect(order.orderType).toBe(bought.pay === 'saved' ? 'instant_purchase' : 'checkout');
  },
);
