// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { CartSummary } from './cart-summary.tsx';
import type { CartDetails } from './state/types.ts';
import styles from './cart-summary.module.css';

const money = (value: number) => ({ value, currency: 'CAD' });
const cart: CartDetails = {
  id: 'cart',
  totalQuantity: 1,
  lines: [],
  grandTotal: money(114.98),
  subtotalExcludingTax: money(100),
  subtotalIncludingTax: money(114.98),
  discounts: [],
  taxes: [],
  shipping: undefined,
  shippingMethods: [],
};

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());
const renderView = async (
  change: Partial<CartDetails> = {},
  isBlocked = false,
  view: 'CA_EN' | 'CA_FR' = 'CA_EN',
  tax?: 'included' | 'none',
): Promise<HTMLElement> => {
  await rendered?.unmount();
  const platform = await testPlatform(view);
  rendered = await render(<CartSummary cart={{ ...cart, ...change }} isBlocked={isBlocked} />, {
    ...platform,
    storeView: { ...platform.storeView, ...(tax && { tax }) },
  });
  return rendered.container;
};
const rows = (container: HTMLElement): string[][] =>
  [...container.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent ?? ''),
  );

const NOTE = 'Shipping and taxes are worked out at checkout';

test('without an address, shows subtotal and total, and notes which amounts are still to be added', async () => {
  const container = await renderView();
  expect(rows(container)).toEqual([
    ['Subtotal', '$100.00'],
    ['Total', '$114.98'],
  ]);
  expect(container.textContent).toContain(NOTE);
  expect(container.querySelector('section')?.getAttribute('aria-labelledby')).toBe(container.querySelector('h2')?.id);
});

test('has a button to add a coupon code', async () => {
  const container = await renderView();
  expect(container.querySelector('button[aria-expanded="false"]')?.textContent).toBe('Add a coupon code');
});

test('names every part of the total, including discounts', async () => {
  const shipping = {
    carrier_code: 'flatrate',
    carrier_title: 'Parcel',
    method_code: 'flatrate',
    method_title: 'To your door',
    amount: money(29.2),
    isAvailable: true,
    message: undefined,
  };
  const container = await renderView({
    discounts: [{ label: 'Trade', amount: money(5) }],
    shipping,
    taxes: [
      { label: 'GST', amount: money(5) },
      { label: 'QST', amount: money(9.98) },
    ],
  });
  expect(rows(container)).toEqual([
    ['Subtotal', '$100.00'],
    ['Trade', '-$5.00'],
    ['ShippingParcel – To your door', '$29.20'],
    ['GST', '$5.00'],
    ['QST', '$9.98'],
    ['Total', '$114.98'],
  ]);
  expect(container.textContent).not.toContain(NOTE);
  expect(rows(await renderView({ shipping: { ...shipping, amount: money(0) } }))[1]?.[1]).toBe('Free');
  expect(rows(await renderView({ shipping: { ...shipping, amount: money(0) } }, false, 'CA_FR'))[1]?.[1]).toBe(
    'Sans frais',
  );
  expect(rows(await renderView({ shipping: { ...shipping, amount: undefined } }))[1]?.[1]).toBe('');
});

test('emphasises the total, and the checkout link is as wide as its replacement', async () => {
  const container = await renderView();
  expect(
    [...container.querySelectorAll('dl > div')].map((row) => row.classList.contains(String(styles['grand']))),
  ).toEqual([false, true]);
  const link = container.querySelector('a')?.className;
  expect((await renderView({}, true)).querySelector<HTMLButtonElement>('button:not([aria-expanded])')?.className).toBe(
    link,
  );
});

test('links to checkout, or explains why a line blocks it', async () => {
  expect((await renderView()).querySelector('a')?.getAttribute('href')).toBe('/checkout');
  const container = await renderView({}, true);
  const button = container.querySelector<HTMLButtonElement>('button:not([aria-expanded])');
  expect([container.querySelector('a'), button?.disabled, button?.textContent]).toEqual([null, true, 'Check out']);
  expect(container.querySelector(`#${button?.getAttribute('aria-describedby')}`)?.textContent).toBe(
    'An item is out of stock, short, or has no price. Change or remove it to check out.',
  );
});

test.each([
  ['CA_EN', ['Subtotal', 'Total', 'Includes VAT']],
  ['CA_FR', ['Sous-total', 'Total', 'Dont VAT']],
] as const)('in %s, prices with tax add up to the total, which names the tax in it', async (view, names) => {
  const container = await renderView({ taxes: [{ label: 'VAT', amount: money(14.98) }] }, false, view, 'included');
  expect(rows(container).map(([name]) => name)).toEqual(names);
  expect(rows(container).map(([, amount]) => amount?.replaceAll(/[^\d]/g, ''))).toEqual(['11498', '11498', '1498']);
});

test('there is no note about taxes if none is collected', async () => {
  const container = await renderView({ grandTotal: money(100) }, false, 'CA_EN', 'none');
  expect(container.textContent).not.toMatch(/tax/i);
});
