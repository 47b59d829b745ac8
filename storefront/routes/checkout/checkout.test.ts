import '#storefront/testing/window.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { newCustomer, orderOnOtherDevice } from '#storefront/testing/other-device.ts';
import { livePlatform } from '#storefront/testing/live-platform.ts';
import { openLiveShop, type LiveShop } from '#storefront/testing/live-shop.ts';
import { readReceipt } from '#storefront/features/checkout/receipt/read-receipt.ts';
import { createCheckoutMemory } from '#storefront/features/checkout/state/browser-memory.ts';
import { MethodGoneError, TotalChangedError } from '#storefront/features/checkout/state/refusals.ts';
import { ann, card, openTab, settled, watchRest } from './testing/tab.ts';

let shop: LiveShop;
let platform: Platform;
let rest: ReturnType<typeof watchRest>;

beforeAll(async () => {
  shop = await openLiveShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  await settled();
  vi.unstubAllGlobals();
});
beforeEach(async () => {
  localStorage.clear();
  rest = watchRest(shop);
  platform = await livePlatform(shop);
  shop.sent.length = 0;
});

const saved = <T>(key: string): T | undefined => browserStorage.get<T>(key);
const cartId = (): string => saved<string>('cartId') ?? '';
const orders = async (id: string) => {
  const { rows } = await sql<{
    total: number;
    currency: string;
  }>`select o.grand_total::int as total, o.currency from sales_order o join cart c on c.id = o.cart_id where c.masked_id = ${id}`.execute(
    shop.platform.db.kysely,
  );
  return rows.map(({ total, currency }) => `${(total / 100).toFixed(2)} ${currency}`);
};
const shown = ({ state }: ReturnType<typeof openTab>): string => {
  const total = state().totals?.grandTotal;
  return total ? `${total.value.toFixed(2)} ${total.currency}` : '';
};
const readyTab = async (quantity = 1) => {
  const tab = openTab(platform);
  await tab.add('TILE', quantity);
  await tab.goToReview();
  return tab;
};
const EVERYTHING = [
  'availableShippingMethods',
  'billing_address',
  'paymentMethod',
  'shipping_address',
  'shippingMethod',
  'guest_shipping_data',
  'authorize_net_cc',
];

test('[CK-01] [CK-02] [EN-30] beginning resets the state, then restores everything saved', async () => {
  const first = await readyTab();
  await first.checkout.submitBillingAddress({ sameAsShippingAddress: false, ...ann, city: 'Laval' });
  const later = openTab(platform);
  await expect(later.checkout.submitOrder()).rejects.toThrow('cartId');
  later.checkout.begin();
  const before = JSON.parse(JSON.stringify(first.state())) as ReturnType<typeof first.state>;
  expect(later.state()).toMatchObject({
    errors: {},
    totals: undefined,
    isSubmitting: false,
    shippingAddress: ann,
    shippingMethod: before.shippingMethod,
    shippingTitle: 'Parcel',
    availableShippingMethods: before.availableShippingMethods,
    billingAddress: { city: 'Laval' },
    paymentCode: 'tessera_test',
    paymentData: before.paymentData,
  });
  await later.cart.actions.restore();
  await later.checkout.synchronize();
  expect(shown(later)).toBe(shown(first));
});

test('[CK-03] [CK-04] a step is pending between submit and accept', async () => {
  const tab = openTab(platform);
  await tab.add('TILE');
  const submitting = tab.checkout.submitShippingAddress(ann);
  expect(tab.state().isSubmitting).toBe(true);
  await submitting;
  expect(tab.state()).toMatchObject({
    isSubmitting: false,
    shippingAddress: ann,
    availableShippingMethods: [
      { carrier_code: 'flatrate' },
      { carrier_code: 'freight' },
      { method_code: 'montreal' },
      { method_code: 'calgary' },
    ],
  });
});

test('[CK-15] a failed step stores its error and rethrows it; entered values stay', async () => {
  const tab = openTab(platform);
  await tab.add('TILE');
  const wrong = { ...ann, postcode: 'M5V 2T6' };
  await expect(tab.checkout.submitShippingAddress(wrong)).rejects.toThrow(/postcode|postal/i);
  expect(tab.state()).toMatchObject({
    isSubmitting: false,
    errors: { shippingAddress: expect.any(Error) },
    shippingAddress: undefined,
  });
  expect(saved('guest_shipping_data')).toEqual(wrong);
});

test('[CK-13] every step fails without a cart', async () => {
  const { checkout, state } = openTab(platform);
  const method = {
    carrier_code: 'flatrate',
    carrier_title: '',
    method_code: 'flatrate',
    method_title: '',
    amount: undefined,
    isAvailable: true,
    message: undefined,
  };
  const steps = [
    () => checkout.submitShippingAddress(ann),
    () => checkout.submitShippingMethod(method),
    () => checkout.submitBillingAddress({ sameAsShippingAddress: true }),
    () => checkout.submitPaymentMethod('tessera_test', card()),
    () => checkout.submitOrder(),
  ];
  for (const submit of steps) await expect(submit()).rejects.toThrow('Missing required information: cartId');
  expect(state().isSubmitting).toBe(false);
});

test('[CK-14] [RO-05] a guest’s address without an email fails; with one, the cart has the email, and addresses are sent without it', async () => {
  const tab = openTab(platform);
  await tab.add('TILE');
  const { email: _, ...nameless } = ann;
  await expect(tab.checkout.submitShippingAddress(nameless)).rejects.toThrow('Missing required information: email');
  await tab.goToReview();
  const { data } = await shop.execute('query ($id: String!) { cart(cart_id: $id) { email } }', { id: cartId() });
  expect(data.cart.email).toBe('ann@example.com');
  const information = rest.sentTo('shipping-information')[0]?.body['addressInformation'] as Record<string, unknown>;
  for (const address of ['shipping_address', 'billing_address'])
    expect(information[address]).not.toHaveProperty('email');
});

test('[RO-03] [RE-01] [RE-04] [RE-06] a guest’s shipping and payment go to the guest’s cart', async () => {
  const tab = await readyTab();
  const id = cartId();
  await tab.checkout.submitOrder();
  for (const part of ['shipping-information', 'payment-information'])
    expect(rest.sentTo(part).every(({ path }) => path === `/rest/V1/guest-carts/${id}/${part}`)).toBe(true);
  expect(rest.sentTo('payment-information')[0]?.body).toMatchObject({
    cartId: id,
    email: 'ann@example.com',
    billingAddress: { city: 'Montréal' },
    paymentMethod: {
      method: 'tessera_test',
      additional_data: { payment_method_nonce: expect.stringMatching(/^tok_visa_1111_/) },
    },
  });
});

test('[RO-03] [RE-02] [RE-05] [EN-33] a customer’s shipping and payment go to their own cart, and no address has an email', async () => {
  platform.session.setToken(await newCustomer(shop));
  const tab = await readyTab();
  expect(
    [saved('shipping_address'), saved('guest_shipping_data'), tab.state().shippingAddress].map((address) =>
      Object.hasOwn(address as object, 'email'),
    ),
  ).toEqual([false, false, false]);
  await tab.checkout.submitOrder();
  for (const part of ['shipping-information', 'payment-information'])
    expect(new Set(rest.sentTo(part).map(({ path }) => path))).toEqual(new Set([`/rest/V1/carts/mine/${part}`]));
  expect(tab.ordered[0]?.number).toMatch(/^\d{9}$/);
});

test('[CK-05] [CK-07] [CK-08] [CK-09] [LK-12] [EN-31] an order clears the saved entries, replaces the cart and records the receipt', async () => {
  const tab = await readyTab();
  const old = cartId();
  expect(EVERYTHING.filter((key) => saved(key) === undefined)).toEqual([]);
  await tab.checkout.submitOrder();
  expect(EVERYTHING.filter((key) => saved(key) !== undefined)).toEqual([]);
  expect(tab.state()).toMatchObject({
    shippingAddress: undefined,
    paymentData: undefined,
    receipt: {
      order: {
        id: expect.stringMatching(/^\d+$/),
        number: expect.stringMatching(/^\d{9}$/),
        shipping_address: { city: 'Montréal' },
      },
    },
  });
  expect(saved('last_order')).toMatchObject({ number: tab.ordered[0]?.number, cartId: old, language: 'en' });
  await vi.waitUntil(() => cartId() !== '' && cartId() !== old);
  expect(
    (await shop.execute('query ($id: String!) { cart(cart_id: $id) { total_quantity } }', { id: cartId() })).data.cart
      .total_quantity,
  ).toBe(0);
  tab.checkout.begin();
  expect(tab.state().receipt.order).toBeUndefined();
});

test('[CK-10] a failure to create the next cart is ignored', async () => {
  const tab = await readyTab();
  shop.lose('createCart');
  await tab.checkout.submitOrder();
  expect(tab.ordered).toHaveLength(1);
});

test('[CK-06] [CK-11] [CK-12] going back opens a step; cancelling and resetting clear everything entered and close the drawer', async () => {
  for (const end of ['cancel', 'reset'] as const) {
    localStorage.clear();
    const tab = await readyTab();
    tab.checkout.edit('shippingMethod');
    expect(tab.state().editing).toBe('shippingMethod');
    tab.checkout[end]();
    expect(tab.state()).toMatchObject({
      shippingAddress: undefined,
      shippingMethod: undefined,
      paymentData: undefined,
      editing: undefined,
    });
    expect(EVERYTHING.filter((key) => saved(key) !== undefined)).toEqual([]);
    expect(tab.drawers).toEqual(['closed']);
  }
});

test('[LK-11] stores neither the card number nor the security code on the device', async () => {
  await readyTab();
  const stored = Array.from(
    { length: localStorage.length },
    (_, index) => localStorage.getItem(localStorage.key(index) ?? '') ?? '',
  );
  expect(stored.some((text) => text.includes('"last4":"1111"'))).toBe(true);
  for (const text of stored) expect(text.replaceAll(/\D/g, '')).not.toContain('4111111111111111');
  expect(Object.keys(saved<object>('authorize_net_cc') ?? {}).sort()).toEqual(['brand', 'expiry', 'last4', 'nonce']);
});

test('[LK-13] the time at which the terms were accepted is stored, even after the order', async () => {
  const tab = await readyTab();
  expect(saved('agreements_timestamp')).toBeUndefined();
  await tab.checkout.submitOrder();
  expect(saved('agreements_timestamp')).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test('[CK-17] an unsent address is stored, and sent with the order', async () => {
  openTab(platform).checkout.saveAddress({ ...ann, city: 'Lav' });
  expect(openTab(platform).checkout.savedAddress()?.city).toBe('Lav');
  const tab = await readyTab();
  await tab.checkout.submitOrder();
  expect(tab.checkout.savedAddress()).toBeUndefined();
});

test('the order request contains the shown total', async () => {
  const tab = await readyTab();
  const total = shown(tab);
  const id = cartId();
  await tab.checkout.submitOrder();
  expect(rest.sentTo('payment-information')[0]?.headers.get('x-expected-total')).toBe(total);
  expect(await orders(id)).toEqual([total]);
});

test('after another tab adds a box, no order is placed: the new total is shown, the card stays, and the next press pays it', async () => {
  const tab = await readyTab();
  const before = shown(tab);
  const other = openTab(platform);
  await other.add('TILE');
  const id = cartId();
  const refusal = await tab.checkout.submitOrder().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(TotalChangedError);
  expect(shown(tab)).not.toBe(before);
  expect(refusal).toMatchObject({
    before: { value: Number(before.split(' ')[0]) },
    now: tab.state().totals?.grandTotal,
  });
  expect([rest.sentTo('payment-information'), await orders(id), tab.state().paymentData !== undefined]).toEqual([
    [],
    [],
    true,
  ]);
  await vi.waitUntil(() => tab.cart.store.getState().details?.lines[0]?.quantity === 2);
  const total = shown(tab);
  await tab.checkout.submitOrder();
  expect(await orders(id)).toEqual([total]);
});

test('if a box is added at the last moment, the shop refuses, the card stays unused, and the next press pays the new total', async () => {
  const tab = await readyTab();
  const id = cartId();
  rest.before('payment-information', () => openTab(platform).add('TILE'));
  await expect(tab.checkout.submitOrder()).rejects.toBeInstanceOf(TotalChangedError);
  expect([rest.sentTo('payment-information').length, await orders(id)]).toEqual([1, []]);
  const total = shown(tab);
  await tab.checkout.submitOrder();
  expect(await orders(id)).toEqual([total]);
});

test('amounts shown in Canadian dollars are charged in them although a second tab uses the USA store', async () => {
  const tab = await readyTab();
  const total = shown(tab);
  expect(total).toMatch(/ CAD$/);
  const american = openTab(await livePlatform(shop, 'US_EN'));
  await american.cart.actions.restore();
  expect(american.cart.store.getState().details?.grandTotal?.currency).toBe('USD');
  const id = cartId();
  await tab.checkout.submitOrder();
  expect(await orders(id)).toEqual([total]);
});

test('a cart fetched by the USA store at the last moment is not charged in US dollars', async () => {
  const tab = await readyTab();
  const total = shown(tab);
  const american = openTab(await livePlatform(shop, 'US_EN'));
  const id = cartId();
  rest.before('payment-information', () => american.cart.actions.restore());
  await tab.checkout.submitOrder();
  expect(await orders(id)).toEqual([total]);
});

test('an address and a method sent by another tab are not used for this tab’s order', async () => {
  const tab = await readyTab();
  const other = openTab(platform);
  await other.cart.actions.restore();
  await other.checkout.submitShippingAddress({
    ...ann,
    city: 'Toronto',
    region_code: 'ON',
    region_id: 74,
    region: 'Ontario',
    postcode: 'M5V 2T6',
  });
  const id = cartId();
  const total = shown(tab);
  await tab.checkout.submitOrder();
  expect(await orders(id)).toEqual([total]);
  expect(tab.ordered[0]).toMatchObject({
    shipping_address: { city: 'Montréal' },
    shippingTitle: 'Parcel – Delivered to your door',
  });
});

/** Simulates a Magento, which has neither the header nor our receipts. */
const inFrontOfMagento = async () => {
  const send: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    for (const name of ['x-expected-total', 'idempotency-key']) headers.delete(name);
    if (`${String(input)}${String(init?.body ?? '')}`.includes('placedOrder'))
      return new Response(
        JSON.stringify({ errors: [{ message: 'Cannot query field "placedOrder" on type "Query".' }] }),
      );
    return shop.send(input, { ...init, headers });
  };
  const foreign = { ...shop, send };
  rest = watchRest(foreign);
  platform = await livePlatform(foreign);
};

test('with a Magento, which does not compare totals, the storefront compares them', async () => {
  await inFrontOfMagento();
  const tab = await readyTab();
  const id = cartId();
  await openTab(platform).add('TILE');
  await expect(tab.checkout.submitOrder()).rejects.toBeInstanceOf(TotalChangedError);
  expect([rest.sentTo('payment-information').length, await orders(id)]).toEqual([0, []]);
  const total = shown(tab);
  await tab.checkout.submitOrder();
  expect(await orders(id)).toEqual([total]);
});

test('[RE-08] [RE-10] after a lost response, the receipt is found by the cart, or the request is repeated with the same key', async () => {
  const heard = await readyTab();
  rest.lose('payment-information', true);
  await heard.checkout.submitOrder();
  expect(heard.ordered[0]?.number).toMatch(/^\d{9}$/);
  localStorage.clear();
  rest.calls.length = 0;
  const unheard = await readyTab();
  const id = cartId();
  rest.lose('payment-information', false);
  await expect(unheard.checkout.submitOrder()).rejects.toThrow('Failed to fetch');
  await unheard.checkout.submitOrder();
  const keys = rest.sentTo('payment-information').map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size, (await orders(id)).length]).toEqual([2, 1, 1]);
});

test('[RE-11] with a Magento the cart is checked first, and a closed one is not ordered again', async () => {
  await inFrontOfMagento();
  const tab = await readyTab();
  const id = cartId();
  rest.lose('payment-information', true);
  shop.lose('checkCartIsOpen');
  await expect(tab.checkout.submitOrder()).rejects.toThrow('Failed to fetch');
  await tab.checkout.submitOrder();
  expect([rest.sentTo('payment-information').length, (await orders(id)).length, tab.ordered[0]?.email]).toEqual([
    1,
    1,
    'ann@example.com',
  ]);
});

test('a declined card is cleared, everything else stays', async () => {
  const tab = openTab(platform);
  await tab.add('TILE');
  await tab.goToReview(ann, card('4000 0000 0000 0002'));
  await expect(tab.checkout.submitOrder()).rejects.toThrow('declined');
  expect(tab.state()).toMatchObject({
    paymentData: undefined,
    shippingAddress: ann,
    shippingMethod: { carrier_code: 'flatrate' },
  });
  expect([saved('authorize_net_cc'), saved('shipping_address')]).toEqual([undefined, ann]);
});

test('if a product sells out at payment, the card stays, the line is marked, and the same card pays the rest', async () => {
  const tab = openTab(platform);
  await tab.add('TILE');
  await tab.add('LAST');
  await tab.goToReview();
  const stock = (qty: number) =>
    sql`update stock set qty = ${qty} where product_id = (select id from product where sku = 'LAST')`.execute(
      shop.platform.db.kysely,
    );
  await stock(0);
  await expect(tab.checkout.submitOrder()).rejects.toThrow('out of stock');
  expect(tab.state().paymentData).toBeDefined();
  await vi.waitUntil(() => tab.cart.store.getState().details?.lines.some(({ isAvailable }) => !isAvailable));
  await stock(1);
  const line = tab.cart.store.getState().details?.lines.find(({ sku }) => sku === 'LAST');
  if (line) await tab.cart.actions.removeItem(line);
  await tab.checkout.synchronize();
  await tab.checkout.submitOrder();
  expect(tab.ordered).toHaveLength(1);
});

test('a cart that becomes too heavy drops its parcel method with a notice; a changed price is reported', async () => {
  const tab = await readyTab();
  await openTab(platform).add('TILE', 9);
  await tab.checkout.synchronize();
  expect(tab.state()).toMatchObject({
    shippingMethod: undefined,
    totals: undefined,
    notice: { kind: 'method_gone', title: 'Delivered to your door' },
    availableShippingMethods: [{ carrier_code: 'freight' }, {}, {}],
  });
  const [freight] = tab.state().availableShippingMethods;
  if (freight) await tab.checkout.submitShippingMethod(freight);
  expect(tab.state().notice).toBeUndefined();
  const before = tab.state().totals?.grandTotal;
  await openTab(platform).add('TILE', 20);
  await tab.checkout.synchronize();
  expect(tab.state()).toMatchObject({
    shippingMethod: { method_code: 'ltl' },
    notice: { kind: 'total_changed', before },
  });
  expect(tab.state().shippingMethod?.amount?.value).toBeGreaterThan(freight?.amount?.value ?? 0);
});

test('a cart that becomes too heavy just before the order drops the method, and no order is placed', async () => {
  const tab = await readyTab();
  const id = cartId();
  await openTab(platform).add('TILE', 9);
  await expect(tab.checkout.submitOrder()).rejects.toBeInstanceOf(MethodGoneError);
  expect([tab.state().shippingMethod, tab.state().paymentData !== undefined, await orders(id)]).toEqual([
    undefined,
    true,
    [],
  ]);
});

test('in another language the methods have translated names', async () => {
  await readyTab();
  const french = openTab(await livePlatform(shop, 'CA_FR'));
  french.checkout.begin();
  await french.cart.actions.restore();
  await french.checkout.synchronize();
  expect(french.state()).toMatchObject({
    shippingMethod: { method_title: 'Livré à votre porte' },
    shippingTitle: 'Colis',
    totals: { taxes: [{ label: 'TPS' }, { label: 'TVQ' }] },
  });
});

test('another country’s store hides the address and its methods, but not name and contact; returning restores them', async () => {
  await readyTab();
  const american = openTab(await livePlatform(shop, 'US_EN'));
  american.checkout.begin();
  expect(american.state()).toMatchObject({
    shippingAddress: undefined,
    shippingMethod: undefined,
    availableShippingMethods: [],
    notice: { kind: 'address_set_aside' },
  });
  expect(american.checkout.savedAddress()).toEqual({
    firstname: 'Ann',
    lastname: 'Roy',
    company: '',
    telephone: '514-555-0101',
    email: 'ann@example.com',
    country_id: 'US',
  });
  const home = openTab(platform);
  home.checkout.begin();
  expect(home.state()).toMatchObject({ shippingAddress: ann, notice: undefined });
  // Shipping abroad from this store is the shopper's choice.
  await american.cart.actions.restore();
  await american.checkout.submitShippingAddress(ann);
  american.checkout.begin();
  expect(american.state()).toMatchObject({ shippingAddress: ann, notice: undefined });
});

test('after a sign-in at checkout the address and method are sent to the new cart', async () => {
  const tab = await readyTab();
  const total = shown(tab);
  const guests = cartId();
  const token = await newCustomer(shop);
  platform.session.setToken(token);
  tab.cart.actions.removeCart();
  const own = await tab.cart.actions.createCart();
  await shop.execute(
    'mutation ($a: String!, $b: String) { mergeCarts(source_cart_id: $a, destination_cart_id: $b) { id } }',
    { a: guests, b: own },
    { authorization: `Bearer ${token}` },
  );
  tab.checkout.begin();
  await tab.cart.actions.restore();
  await tab.checkout.synchronize();
  expect([shown(tab), tab.state().isCustomers]).toEqual([total, true]);
});

test('an order placed elsewhere is reported at once', async () => {
  const tab = await readyTab();
  const id = cartId();
  await orderOnOtherDevice(shop, id);
  await tab.checkout.submitOrder().catch(() => undefined);
  expect(await orders(id)).toHaveLength(1);
});

test('a receipt opened in the other language is translated, or stays as it is if it cannot be fetched', async () => {
  const tab = await readyTab();
  await tab.checkout.submitOrder();
  const memory = createCheckoutMemory(browserStorage);
  const read = async (view: 'CA_EN' | 'CA_FR') => {
    const receipt = await readReceipt(await livePlatform(shop, view), memory);
    return [
      receipt?.shippingTitle,
      receipt?.paymentTitle,
      receipt?.paymentCode,
      receipt?.totals?.taxes.map(({ label }) => label).join(),
    ];
  };
  const english = ['Parcel – Delivered to your door', 'Credit card (Visa ending in 1111)', 'tessera_test', 'GST,QST'];
  expect(await read('CA_EN')).toEqual(english);
  expect(await read('CA_FR')).toEqual([
    'Colis – Livré à votre porte',
    'Carte de crédit (Visa se terminant par 1111)',
    'tessera_test',
    'TPS,TVQ',
  ]);
  shop.lose('getPlacedOrder');
  expect(await read('CA_FR')).toEqual(english);
});
