import { sum } from '#contract/money.ts';
import '#storefront/testing/window.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { products } from '#commerce/after-sale/orders/testing/products.ts';
import { saveCartRules } from '#commerce/sale/discount/service.ts';
import { ruleInput } from '#commerce/sale/discount/testing/rule.ts';
import { saveSampleRule } from '#commerce/merchandise/samples/service.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { newCustomer, orderOnOtherDevice } from '#storefront/testing/other-device.ts';
import { livePlatform } from '#storefront/testing/live-platform.ts';
import { openLiveShop, type LiveShop } from '#storefront/testing/live-shop.ts';
import { during, eventually, type Rendered } from '#storefront/testing/render.tsx';
import { renderCheckout, readerOf } from './testing/screen.tsx';
import { ann, openTab, settled, watchRest } from './testing/tab.ts';

let shop: LiveShop;
let platform: Platform;
let rendered: Rendered | undefined;

const [tile] = products;
const sample = {
  ...tile!,
  sku: 'TILE-SMP',
  weightGrams: 200,
  prices: [{ currency: 'CAD' as const, price: 600, specialPrice: null, specialFrom: null, specialTo: null }],
};

beforeAll(async () => {
  shop = await openLiveShop({ products: [sample] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  localStorage.clear();
  watchRest(shop);
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Object.assign(window.HTMLElement.prototype, { scrollIntoView: () => undefined });
  platform = await livePlatform(shop);
  await shop.platform.db.tx((db) =>
    saveCartRules(
      db,
      {
        couponsPerCart: 1,
        rules: [
          ruleInput({ code: 'ten', labels: { en: 'Ten', fr: 'Dix' }, trigger: { kind: 'code', code: 'TEN' } }),
          ruleInput({
            code: 'new',
            labels: { en: 'New', fr: 'Nouveau' },
            trigger: { kind: 'code', code: 'NEW' },
            when: { ...ruleInput().when, firstOrder: true },
          }),
        ],
      },
      new Date('2026-06-15T12:00:00Z'),
    ),
  );
});
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
  await settled();
  vi.unstubAllGlobals();
});

const main = (): HTMLElement => rendered?.container ?? document.body;
const { text, textOf, press, button, orderButton } = readerOf(main);

const cents = (amount: string): number =>
  amount.includes('Free') ? 0 : Math.round(Number(amount.replaceAll(/[^\d.-]/g, '')) * 100);
const rowsOf = (selector: string): string[] =>
  [...main().querySelectorAll(`section[aria-label="Order summary"] ${selector}`)].map(
    ({ textContent }) => textContent ?? '',
  );
/** The summary's contents, after checking that they are consistent. */
const summary = () => {
  const lines = rowsOf('li > span:last-child').filter(Boolean).map(cents);
  const rows = rowsOf('dl > div');
  const row = (name: RegExp) =>
    rows.filter((each) => name.test(each)).map((each) => cents(each.replace(/.*?(-?\$|Free)/, '$1')));
  const [subtotal = NaN] = row(/^Subtotal/);
  const discounts = row(/\(\w+\)/);
  const [total] = row(/^Total/);
  const charges = total === undefined ? [] : [...row(/^Shipping/), ...row(/^[A-Z]ST/)];
  const coupons = [...main().querySelectorAll('button[aria-label^="Remove coupon "]')].map((each) =>
    each.getAttribute('aria-label')?.replace('Remove coupon ', ''),
  );
  const head = cents(rowsOf('summary')[0]?.replace('Order summary', '') ?? '');
  expect(sum(lines)).toBe(subtotal);
  expect(sum([subtotal, ...discounts, ...charges])).toBe(total ?? head);
  expect(head).toBe(total ?? subtotal + sum(discounts));
  const reduced = rows.flatMap((each) => /\((\w+)\)/.exec(each)?.[1] ?? []);
  // The code of the coupon field is loaded with the first coupon.
  if (coupons.length > 0 || main().querySelector('[name="coupon"]')) expect(coupons).toEqual(reduced);
  const pay = orderButton()?.textContent;
  if (pay && total !== undefined) expect(cents(pay)).toBe(total);
  return { lines, subtotal, discounts, total, coupons, head };
};

const goTo = async (step: 'address' | 'method' | 'review', skus: readonly string[] = ['TILE']) => {
  const tab = openTab(platform);
  for (const sku of skus) await tab.add(sku);
  tab.checkout.begin();
  if (step !== 'address') await tab.checkout.submitShippingAddress(ann);
  if (step === 'review') await tab.goToReview();
  const page = await renderCheckout(platform);
  rendered = page.rendered;
  await eventually(() => rowsOf('dl > div').length > 0);
  return { tab, path: page.path };
};
/** Delivers the storage event of another tab, if that tab wrote something. */
const fromOtherTab = async (work: () => Promise<unknown>): Promise<void> => {
  const before = localStorage.getItem('TESSERA__cart');
  await work();
  if (localStorage.getItem('TESSERA__cart') !== before)
    await during(() => window.dispatchEvent(new window.StorageEvent('storage', { key: 'TESSERA__cart' })));
};
const cartId = (): string => browserStorage.get<string>('cartId') ?? '';
const applyCoupon = (code: string) =>
  shop.execute(
    'mutation ($a: String!, $b: String!) { applyCouponToCart(input: { cart_id: $a, coupon_code: $b }) { cart { id } } }',
    {
      a: cartId(),
      b: code,
    },
  );
const removeCoupon = () =>
  shop.execute('mutation ($a: String!) { removeCouponFromCart(input: { cart_id: $a }) { cart { id } } }', {
    a: cartId(),
  });
const setPrice = (sku: string, price: number) =>
  shop.platform.db.tx((db) =>
    sql`update product_price set price = ${price} where currency = 'CAD' and product_id = (select id from product where sku = ${sku})`.execute(
      db,
    ),
  );
const typeInto = (name: string, value: string): void => {
  const field = main().querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!field) throw new Error(name);
  field.value = value;
  field.dispatchEvent(new window.Event('change', { bubbles: true }) as unknown as Event);
};

/** Orders as a guest with this email, elsewhere. */
const orderAs = async (email: string): Promise<void> => {
  const { data } = await shop.execute('mutation { createGuestCart { cart { id } } }');
  const id = data.createGuestCart.cart.id as string;
  await shop.execute(
    'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "TILE", quantity: 1 }]) { cart { id } } }',
    { id },
  );
  await orderOnOtherDevice(shop, id);
  await sql`update sales_order set email = ${email} where id = (select max(id) from sales_order)`.execute(
    shop.platform.db.kysely,
  );
};

test.each(['address', 'method', 'review'] as const)(
  'with the %s step open, lines, coupon and totals always come from one response while another tab changes the cart',
  async (step) => {
    const { tab } = await goTo(step);
    expect(summary()).toMatchObject({ lines: [10_000], coupons: [] });
    const seen = async (work: () => Promise<unknown>, isThere: () => boolean) => {
      await fromOtherTab(work);
      await eventually(() => (summary(), isThere()));
      return summary();
    };
    const reload = () => tab.cart.actions.getDetails();
    const coupons = () => summary().coupons.join();
    expect(
      await seen(
        () => tab.add('CHEAP'),
        () => summary().lines.length === 2,
      ),
    ).toMatchObject({ lines: [10_000, 333] });
    expect(
      await seen(
        async () => (await applyCoupon('TEN'), reload()),
        () => coupons() === 'TEN',
      ),
    ).toMatchObject({ discounts: [-1_033] });
    expect(
      await seen(
        async () => (await removeCoupon(), reload()),
        () => coupons() === '',
      ),
    ).toMatchObject({ discounts: [] });
    expect(text()).toContain('TEN no longer applies to this cart. The total is without it.');
    const [line] = tab.cart.store.getState().details?.lines ?? [];
    expect(
      await seen(
        () => tab.cart.actions.updateItem(line!, 3),
        () => summary().subtotal === 30_333,
      ),
    ).toMatchObject({
      lines: [30_000, 333],
    });
    expect(
      await seen(
        () => tab.cart.actions.removeItem(line!),
        () => summary().lines.length === 1,
      ),
    ).toMatchObject({ lines: [333] });
  },
);

test('after a price change, the next step shows the new price in both the line and the subtotal', async () => {
  await goTo('method');
  await setPrice('TILE', 12_000);
  await eventually(() => text().includes('To the curb'));
  await press(/Continue to billing/);
  await eventually(() => button(/Continue to payment/));
  expect(summary()).toMatchObject({ lines: [12_000], subtotal: 12_000 });
  await setPrice('TILE', 10_000);
  await press(/^Edit$/);
  await press(/Continue to shipping/);
  await eventually(() => summary().subtotal === 10_000);
  expect(summary().lines).toEqual([10_000]);
});

test('samples that are not free for another email are not shown as free', async () => {
  await saveSampleRule(shop.platform.db.kysely, { freePieces: 1, freeDays: 30 });
  await goTo('method', ['TILE-SMP']);
  expect(summary()).toMatchObject({ lines: [0], subtotal: 0 });
  await saveSampleRule(shop.platform.db.kysely, { freePieces: 0, freeDays: 30 });
  await press(/^Edit$/);
  await during(() => typeInto('email', 'other@example.com'));
  await press(/Continue to shipping/);
  await eventually(() => summary().subtotal === 600);
  expect(summary().lines).toEqual([600]);
  expect(rowsOf('li')[0]).not.toContain('Free');
});

test('reports a coupon that another email may not use, and removes its discount', async () => {
  await orderAs('old@example.com');
  await goTo('method');
  await press(/Add a coupon code/);
  await eventually(() => main().querySelector('[name="coupon"]'));
  main().querySelector<HTMLInputElement>('[name="coupon"]')!.value = 'NEW';
  await press(/^Apply$/);
  await eventually(() => textOf('status').includes('NEW is applied'));
  expect(summary()).toMatchObject({ coupons: ['NEW'], discounts: [-1_000], head: 9_000 });
  await press(/^Edit$/);
  await during(() => typeInto('email', 'old@example.com'));
  await press(/Continue to shipping/);
  await eventually(() => textOf('alert').includes('NEW no longer applies to this cart. The total is without it.'));
  expect(summary()).toMatchObject({ coupons: [], discounts: [], head: 10_000 });
});

test('does not show another tab’s address or method beside this page’s own', async () => {
  const { tab } = await goTo('review');
  const before = summary();
  await fromOtherTab(async () => {
    await tab.checkout.submitShippingAddress({
      ...ann,
      city: 'Calgary',
      region_code: 'AB',
      region: 'Alberta',
      region_id: undefined,
      postcode: 'T2P 1J9',
    });
    await tab.checkout.submitShippingMethod(tab.state().availableShippingMethods[1]!);
  });
  expect(summary()).toEqual(before);
  await fromOtherTab(() => tab.add('CHEAP'));
  await eventually(() => summary().lines.length === 2);
  expect(rowsOf('dl > div').join()).toContain('QST');
});

const signIn = async (tab: ReturnType<typeof openTab>, token: string): Promise<void> => {
  const guests = cartId();
  await during(async () => {
    platform.session.setToken(token);
    tab.cart.actions.removeCart();
    const own = await tab.cart.actions.createCart();
    await shop.execute(
      'mutation ($a: String!, $b: String) { mergeCarts(source_cart_id: $a, destination_cart_id: $b) { id } }',
      { a: guests, b: own },
      { authorization: `Bearer ${token}` },
    );
    browserStorage.set('cartId', own);
    window.dispatchEvent(new window.StorageEvent('storage', { key: 'TESSERA__cart' }));
  });
};
/** A customer with this product in the cart. */
const customerWith = async (sku?: string): Promise<string> => {
  const token = await newCustomer(shop);
  const authorization = `Bearer ${token}`;
  const { data } = await shop.execute('{ customerCart { id } }', {}, { authorization });
  if (sku)
    await shop.execute(
      'mutation ($id: String!, $sku: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { cart { id } } }',
      { id: data.customerCart.id, sku },
      { authorization },
    );
  return token;
};

test.each(['address', 'method', 'review'] as const)(
  'signing in with the %s step open reports the merged carts, with both amounts',
  async (step) => {
    const token = await customerWith('CHEAP');
    const { tab } = await goTo(step);
    const before = rowsOf('summary')[0]?.replace('Order summary', '');
    await signIn(tab, token);
    await eventually(() => textOf('status').includes('now one'));
    const now = rowsOf('summary')[0]?.replace('Order summary', '');
    expect(summary().lines).toHaveLength(2);
    expect(now).not.toBe(before);
    expect(textOf('status')).toBe(
      `This cart and the one in your account are now one. The amount was ${before} and is now ${now}. Please check it before you pay.`,
    );
  },
);

test('signing in to an account with an empty cart shows no message', async () => {
  const token = await customerWith();
  const { tab } = await goTo('review');
  const before = summary();
  await signIn(tab, token);
  await eventually(() => button(/Place order/) && !orderButton()?.hasAttribute('aria-busy'));
  expect(summary()).toEqual(before);
  expect(textOf('status')).toBe('');
});

test('after a sign-in the address step shows the account’s email, to which the order’s email is sent', async () => {
  const token = await newCustomer(shop);
  const { tab } = await goTo('review');
  expect(text()).toContain('ann@example.com');
  await signIn(tab, token);
  await eventually(() => /customer-\d+@example.com/.test(text()));
  expect(text()).not.toContain('ann@example.com');
});
