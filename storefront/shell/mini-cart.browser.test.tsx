import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useCartContext } from '#storefront/features/cart/cart-context.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { closeModal } from '#storefront/platform/page/modal-handle.ts';
import { show } from '#storefront/testing/browser.tsx';
import { addToCartOf, showingAdded } from './add-to-cart.ts';
import { HashModals } from './hash-modals.tsx';
import CartSamples from './samples.tsx';

const money = (value: number) => ({ value, currency: 'CAD' });

const line = (quantity: number) => ({
  __typename: 'SimpleCartItem',
  id: '1',
  uid: '1',
  quantity,
  is_available: true,
  max_qty: 40,
  errors: null,
  prices: { price: money(50), row_total: money(50 * quantity) },
  product: {
    uid: '1',
    sku: 'QRL',
    name: 'Quarry Lane',
    url_key: 'quarry-lane',
    url_suffix: '.html',
    stock_status: 'IN_STOCK',
    image: null,
    thumbnail: null,
    custom_attributesV2: { items: [{ __typename: 'AttributeValue', code: 'coverage_sq_ft', value: '10' }] },
  },
});

const priced = (value: number) => ({ regular_price: money(value), final_price: money(value) });
const attributes = (coverage: string, unit: string) => ({
  items: [
    { __typename: 'AttributeValue', code: 'coverage_sq_ft', value: coverage },
    { __typename: 'AttributeSelectedOptions', code: 'selling_unit', selected_options: [{ label: unit, value: '1' }] },
  ],
});

const product = (uid: string, more = {}) => ({
  uid,
  sku: uid,
  name: `Product ${uid}`,
  url_key: uid,
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  small_image: null,
  price_range: { minimum_price: priced(9), maximum_price: priced(9) },
  custom_attributesV2: attributes('', 'Piece'),
  ...more,
});

const responses = {
  createCart: { cartId: 'c' },
  addItem: { addProductsToCart: { user_errors: [] } },
  GetCart: {
    cart: {
      id: 'c',
      total_quantity: 5,
      items: [line(5)],
      prices: {
        grand_total: money(287.5),
        subtotal_excluding_tax: money(250),
        subtotal_including_tax: money(287.5),
        discounts: null,
        applied_taxes: [],
      },
      shipping_addresses: [],
    },
  },
  GetSamples: {
    samples: {
      free_pieces: 5,
      free_days: 30,
      free_left: null,
      items: [
        { product_sku: 'QRL', sku: 'QRL-SMP', name: 'Sample', size: '150 mm', is_in_stock: true, price: money(3) },
      ],
    },
  },
  getComplements: {
    products: {
      items: [
        {
          uid: '1',
          crosssell_products: [product('edge'), product('gone', { stock_status: 'OUT_OF_STOCK' })],
          related_products: [
            product('edge'),
            product('tile', { custom_attributesV2: attributes('4.5', 'Box') }),
            product('border', {
              price_range: { minimum_price: priced(9), maximum_price: priced(12) },
            }),
          ],
        },
      ],
    },
  },
};

const Page = () => {
  const add = showingAdded(addToCartOf(usePlatform(), useCartContext()), useCartContext());
  const [failure, setFailure] = useState('');
  return (
    <>
      <button
        type="button"
        onClick={() =>
          void add({ sku: 'QRL', name: 'Quarry Lane', quantity: 2 }).catch((error: Error) => setFailure(error.message))
        }
      >
        Add
      </button>
      <p role="alert">{failure}</p>
      <HashModals />
      <CartSamples />
    </>
  );
};

beforeEach(() => {
  localStorage.clear();
  closeModal();
});

const add = () => page.getByRole('button', { name: 'Add', exact: true });
const drawer = () => page.getByRole('dialog', { name: 'Added to your cart' });

test('adding shows the line, the cart’s total, its sample and accessories, on the same page', async () => {
  await show(<Page />, { responses, width: 390, height: 844 });
  const before = location.href;
  await add().click();
  await expect.element(drawer()).toBeVisible();
  const text = (): string => drawer().element().textContent ?? '';
  await expect.poll(text).toContain('Goes well with it');
  expect(text()).toContain('Quantity: 2');
  expect(text()).toContain('Quantity in your cart: 5 · Covers 50\u00a0sq ft');
  expect(text()).toMatch(/Cart, 5 items.*\$250\.00/);
  await expect.element(drawer().getByRole('button', { name: /^Order a sample/ })).toBeVisible();
  const links = [...drawer().element().querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')]);
  expect(links).toEqual([
    ['Quarry Lane', '/quarry-lane.html'],
    ['Product edge$9.00 / piece', '/edge.html'],
    ['Product tile$2.00 / sq ft', '/tile.html'],
    ['Product borderfrom $9.00 / piece', '/border.html'],
    ['Check out', '/checkout'],
    ['View cart', '/cart'],
  ]);
  expect(location.href).toBe(before);
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('checkout is not offered while a line of the cart is unavailable', async () => {
  const gone = { ...line(1), id: '2', uid: '2', is_available: false };
  const { cart } = responses.GetCart;
  const blocked = { cart: { ...cart, items: [line(5), gone] } };
  await show(<Page />, { responses: { ...responses, GetCart: blocked } });
  await add().click();
  await expect.element(drawer().getByRole('link', { name: 'View cart' })).toBeVisible();
  await expect.element(drawer().getByRole('link', { name: 'Check out' })).not.toBeInTheDocument();
});

test('Escape closes the drawer and returns the focus to the button', async () => {
  await show(<Page />, { responses });
  await add().click();
  await expect.element(drawer()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => drawer().elements().length).toBe(0);
  expect(document.activeElement).toBe(add().element());
});

test('leaving the page, for example by Back, closes the drawer', async () => {
  const { router } = await show(<Page />, { responses });
  await add().click();
  await expect.element(drawer()).toBeVisible();
  await router.navigate('/elsewhere');
  await expect.poll(() => drawer().elements().length).toBe(0);
});

test('shows only the line if the back end supports neither samples nor accessories', async () => {
  await show(<Page />, {
    responses: { ...responses, GetSamples: { samples: null }, getComplements: new Error('unknown') },
  });
  await add().click();
  await expect.element(drawer().getByRole('link', { name: 'View cart' })).toBeVisible();
  await expect.element(drawer().getByRole('heading', { name: 'See it at home first' })).not.toBeInTheDocument();
  expect(drawer().element().textContent).not.toContain('Goes well with it');
});

test('a refusal is shown at the button, and the drawer does not open', async () => {
  const refused = { addProductsToCart: { user_errors: [{ code: 'INSUFFICIENT_STOCK', message: 'no' }] } };
  await show(<Page />, { responses: { ...responses, addItem: refused } });
  await add().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is not enough stock for that quantity.');
  expect(drawer().elements()).toHaveLength(0);
});
