import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { GetProductQuery } from '#storefront/features/product/api/get-product.graphql.ts';
import { boxOf, show } from '#storefront/testing/browser.tsx';
import { pageType } from './product.tsx';

type Item = NonNullable<NonNullable<NonNullable<GetProductQuery['products']>['items']>[number]>;

const money = { value: 1599.99, currency: 'CAD' as const };
const prices = {
  minimum_price: { regular_price: money, final_price: money },
  maximum_price: { regular_price: money, final_price: money },
};
const choice = (code: string, label: string) => ({
  __typename: 'AttributeSelectedOptions' as const,
  code,
  selected_options: [{ label, value: '1' }],
});
/** A data URL, because no server serves the shop's files here. */
const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';
const picture = (url: string, position: number) => ({ url, label: url, position, disabled: false });

const lot = (number: string, isInStock = true) => ({
  __typename: 'SimpleProduct' as const,
  uid: number,
  sku: `AUR-${number}`,
  name: `Aurelia ${number}`,
  url_key: null,
  url_suffix: null,
  weight: 243,
  stock_status: isInStock ? ('IN_STOCK' as const) : ('OUT_OF_STOCK' as const),
  only_x_left_in_stock: isInStock ? 1 : null,
  media_gallery: [picture(`/media/catalog/product/aurelia-${number}.webp`, 1)],
  price_range: prices,
  custom_attributesV2: {
    items: [
      choice('selling_unit', 'Slab'),
      choice('slab_lot', number),
      choice('slab_yard', 'Montréal yard'),
      { __typename: 'AttributeValue' as const, code: 'lead_time_days', value: '14' },
    ],
  },
});

const lots = ['2605-11', '2605-12', '2605-14'];

const slab = {
  ...lot('all'),
  __typename: 'ConfigurableProduct',
  sku: 'AUR-SLB',
  name: 'Aurelia Carrara Slab',
  url_key: 'aurelia',
  url_suffix: '.html',
  media_gallery: [picture(dot, 1), picture('/media/catalog/product/aurelia-room.webp', 2)],
  custom_attributesV2: { items: [choice('selling_unit', 'Slab'), choice('slab_yard', 'Montréal yard')] },
  description: { html: '<p>Quiet.</p>' },
  short_description: { html: '<p>White.</p>' },
  meta_title: null,
  meta_description: null,
  categories: [],
  related_products: [],
  configurable_options: [
    {
      uid: 'o',
      attribute_code: 'slab_lot',
      label: 'Slab',
      position: 0,
      values: lots.map((number) => ({ uid: number, label: number, swatch_data: null })),
    },
  ],
  variants: lots.map((number) => ({
    attributes: [{ uid: number, code: 'slab_lot' }],
    product: lot(number, number !== '2605-14'),
  })),
} as unknown as Item;

const line = {
  __typename: 'ConfigurableCartItem',
  id: '1',
  uid: 'MQ==',
  quantity: 1,
  is_available: true,
  max_qty: 1,
  errors: null,
  prices: null,
  product: {
    uid: 'x',
    sku: 'AUR-SLB',
    name: 'Aurelia Carrara Slab',
    url_key: 'aurelia',
    url_suffix: '.html',
    stock_status: 'IN_STOCK',
    thumbnail: null,
    custom_attributesV2: { items: [] },
  },
  configurable_options: [],
  configured_variant: {
    sku: 'AUR-2605-11',
    stock_status: 'IN_STOCK',
    thumbnail: null,
    custom_attributesV2: { items: [] },
  },
};
const cart = {
  id: 'c',
  total_quantity: 1,
  items: [line],
  prices: null,
  shipping_addresses: [],
  available_payment_methods: [],
};

const open = (responses = {}, search = {}) => {
  const product = { type: 'PRODUCT' as const, uid: 'x', id: 1, path: '/aurelia.html' };
  return show((context) => pageType.open({ context, page: product, search }).then(({ render }) => render()), {
    responses: { getProduct: { products: { items: [slab] } }, ...responses },
  });
};

const pictures = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('section[aria-label^="Photos"] > ul:first-of-type img')].map(
    (image) => image.getAttribute('alt') ?? '',
  );

beforeEach(() => localStorage.clear());

test('shows the picture of the chosen lot first, and changes it with the lot', async () => {
  const { container } = await open();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(pictures(container)).toEqual([
    '/media/catalog/product/aurelia-2605-11.webp',
    dot,
    '/media/catalog/product/aurelia-room.webp',
  ]);
  const track = () => container.querySelector('section[aria-label^="Photos"] ul') as HTMLElement;
  track().scrollTo({ left: 1e4, behavior: 'instant' });
  await expect.poll(() => track().scrollLeft).toBeGreaterThan(0);
  await page.getByRole('radio', { name: '2605-12' }).click();
  await expect.poll(() => pictures(container)[0]).toBe('/media/catalog/product/aurelia-2605-12.webp');
  expect(track().scrollLeft).toBe(0);
  expect(track().querySelector('img')?.getAttribute('srcset')).toContain('aurelia-2605-12.webp');
});

test('after the first interaction, shows the slabs that can be held, in the space reserved for them', async () => {
  const unit = (number: string) => ({
    sku: `AUR-${number}`,
    name: `Aurelia ${number}`,
    lot: number,
    bundle: '2605-AUR',
    picture: '/media/catalog/product/aurelia.webp',
    picture_label: `Aurelia, lot ${number}`,
    length_mm: 2970,
    width_mm: 1800,
    thickness_mm: 20,
    area_sq_ft: 57.54,
    finish: 'Polished',
    shade_variation: 'V3',
    yard: { url_key: 'montreal', name: 'Montréal', takes_visits: true },
    rack: 'J-3',
    state: 'AVAILABLE',
    held_until: null,
  });
  const { container } = await open({
    getSlabs: { slabs: { hold_hours: 48, holds_at_once: 3, items: lots.map(unit) } },
  });
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect
    .poll(() => container.querySelectorAll('[aria-labelledby=slabs-title] [class*="_thumb_"]').length)
    .toBe(lots.length);
  await expect.element(page.getByRole('button', { name: /hold/i }).first()).toBeInTheDocument();
});

test('while a slab is held, only the button that buys the held slab is primary', async () => {
  const unit = {
    sku: 'AUR-2605-11',
    name: 'Aurelia 2605-11',
    lot: '2605-11',
    bundle: '2605-AUR',
    picture: '/media/catalog/product/aurelia.webp',
    picture_label: 'Aurelia, lot 2605-11',
    length_mm: 2970,
    width_mm: 1800,
    thickness_mm: 20,
    area_sq_ft: 57.54,
    finish: 'Polished',
    shade_variation: 'V3',
    yard: { url_key: 'montreal', name: 'Montréal', takes_visits: true },
    rack: 'J-3',
    state: 'HELD',
    held_until: new Date(Date.now() + 36e5).toISOString(),
  };
  const hold = {
    number: '12',
    token: '12-abc',
    status: 'HELD',
    expires_at: new Date(Date.now() + 36e5).toISOString(),
    sku: unit.sku,
    product_url_key: 'aurelia',
    slab: unit,
  };
  localStorage.setItem(
    'TESSERA__slab-holds',
    JSON.stringify({
      value: { [unit.sku]: { token: hold.token, expiresAt: hold.expires_at } },
      timeStored: Date.now(),
    }),
  );
  const { container } = await open({
    getSlabs: { slabs: { hold_hours: 48, holds_at_once: 3, items: [unit] } },
    getSlabHold: { slabHold: hold },
  });
  const kinds = () =>
    [...container.querySelectorAll('button')]
      .filter(({ textContent }) => textContent === 'Add to cart')
      .map((button) => [/primary|secondary/.exec(button.className)?.[0], button.closest('[class*="_held_"]') !== null]);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(kinds).toEqual([
    ['secondary', false],
    ['primary', true],
  ]);
});

test('a unique piece has no quantity field, and is shown as one of a kind', async () => {
  await open();
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await expect.element(page.getByText('In stock, one of a kind')).toBeVisible();
  expect(page.getByLabelText('Quantity').elements()).toEqual([]);
  expect(page.getByText(/Need more than we have|Only 1 left/).elements()).toEqual([]);
});

test('shows that a lot is on hold or sold', async () => {
  await open({}, { config: 'AUR-2605-14' });
  await expect.element(page.getByRole('button', { name: 'On hold or sold' })).toBeDisabled();
  expect(page.getByText(/lead time/i).elements()).toEqual([]);
});

test('adding a lot that is already in the cart shows that it is', async () => {
  await open({
    createCart: { cartId: 'c' },
    addItem: {
      addProductsToCart: { user_errors: [{ code: 'INSUFFICIENT_STOCK', message: 'The most you may purchase is 1.' }] },
    },
    GetCart: { cart },
  });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This is the only one, and it is already in your cart.');
});

test('shows an error if another customer has bought the lot', async () => {
  await open({
    createCart: { cartId: 'c' },
    addItem: {
      addProductsToCart: { user_errors: [{ code: 'INSUFFICIENT_STOCK', message: 'This product is out of stock.' }] },
    },
    GetCart: { cart: { ...cart, items: [] } },
  });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is not enough stock for that quantity.');
});

test('shows the delivery notes of a slab', async () => {
  await open();
  await expect.element(page.getByText(/^A slab travels on an A-frame to a fabricator/)).toBeVisible();
  expect(page.getByText(/liftgate/).elements()).toEqual([]);
});

test('[IM-08] [IM-09] a picture that fails is replaced by the shop’s placeholder in the gallery, its thumbnails and the viewer', async () => {
  const { container } = await open();
  const frames = () =>
    [...container.querySelectorAll('section[aria-label^="Photos"] [data-state]:has(> img)')].map((frame) => ({
      state: frame.getAttribute('data-state'),
      image: getComputedStyle(frame.querySelector('img') as Element).opacity,
      placeholder: getComputedStyle(frame, '::after').backgroundImage.includes('url('),
    }));
  const failed = { state: 'errored', image: '0', placeholder: true };
  const loaded = { state: 'loaded', image: '1', placeholder: false };
  await expect.element(page.getByRole('region', { name: /^Photos/ })).toBeVisible();
  // Pictures beyond the viewport load when they come near.
  container.querySelector('section[aria-label^="Photos"] ul')?.scrollTo({ left: 1e4 });
  const rendered = [failed, loaded, failed, failed, loaded, failed];
  await expect.poll(frames).toEqual(rendered);
  await page.getByRole('button', { name: 'Enlarge the photo' }).last().click();
  await expect.poll(frames).toEqual([...rendered, failed, failed, loaded, failed]);
});

test('shows the whole slab in landscape format, and each lot by its own photograph', async () => {
  const { container } = await open();
  const shape = (picture: Element | null): number =>
    Math.round((boxOf(picture).width / boxOf(picture).height) * 10) / 10;
  expect(shape(container.querySelector('section[aria-label^="Photos"] img'))).toBe(1.6);
  const photographs = [...container.querySelectorAll('fieldset img')].map((image) => image.getAttribute('src') ?? '');
  expect(photographs.map((address) => /aurelia-([\d-]+)\.webp/.exec(address)?.[1])).toEqual(lots);
});
