import { randomBytes } from 'node:crypto';
import type { Memory } from '../operations/step.ts';
import { list, ofProduct, program, rememberId } from './program-step.ts';
import type { RouteClass } from './route-step.ts';

/** A picture of one pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8Dwn4EIwDiqkL4KAcT9GO0U4BxoAAAAAElFTkSuQmCC';

const productOf = (memory: Memory) => ({ ...program, sku: memory.newSku ?? '' });
const prices = (more: (sku: string) => Record<string, unknown>) => (memory: Memory) => ({
  prices: [{ sku: productOf(memory).sku, ...more(productOf(memory).sku) }],
});
const skus = (memory: Memory) => ({ skus: [memory.newSku] });
const tier = prices(() => ({
  price: 8,
  price_type: 'fixed',
  website_id: 0,
  customer_group: 'ALL GROUPS',
  quantity: 5,
}));
const base = prices(() => ({ price: 12.5, store_id: 0 }));
const special = prices(() => ({
  price: 9.5,
  store_id: 0,
  price_from: '2026-01-01 00:00:00',
  price_to: '2036-01-01 00:00:00',
}));
const ofStock = { ...program, params: ({ newSku }: Memory) => ({ sku: newSku ?? '', stockId: '1' }) };
const ofPicture = {
  ...program,
  params: (memory: Memory) => ({ sku: memory.newSku ?? '', id: memory.picture ?? '' }),
};
const picture = () => ({
  entry: {
    media_type: 'image',
    label: 'A face',
    types: ['image'],
    content: { base64_encoded_data: PICTURE, type: 'image/png', name: 'face.png' },
  },
});

/** Product routes of the merchant's programs. */
export const PRODUCT_ROUTES: RouteClass = {
  name: 'products, by a program',
  steps: [
    {
      ...program,
      route: 'POST /V1/products',
      body: (memory) => ({
        product: {
          sku: (memory.newSku ??= `TRIED-${randomBytes(4).toString('hex')}`.toUpperCase()),
          name: `Tried ${memory.newSku}`,
          type_id: 'simple',
          attribute_set_id: 4,
          price: 12,
          status: 1,
          visibility: 4,
          weight: 1,
        },
      }),
      remember: ({ id }: { id: number }, memory) => void (memory.newProduct = String(id)),
    },
    list('/V1/products'),
    { ...ofProduct, route: 'GET /V1/products/:sku' },
    { ...ofProduct, route: 'PUT /V1/products/:sku', body: () => ({ product: { name: 'Tried again', price: 13 } }) },
    {
      ...program,
      route: 'PUT /V1/products/:sku/stockItems/:itemId',
      params: (memory) => ({ sku: memory.newSku ?? '', itemId: memory.newProduct ?? '' }),
      body: () => ({ stockItem: { qty: 7 } }),
    },
    { ...ofProduct, route: 'GET /V1/stockItems/:sku' },
    {
      ...program,
      route: 'POST /V1/inventory/source-items',
      body: ({ newSku }) => ({ sourceItems: [{ sku: newSku, source_code: 'default', quantity: 9, status: 1 }] }),
    },
    list('/V1/inventory/source-items'),
    list('/V1/inventory/sources'),
    { ...program, route: 'GET /V1/inventory/sources/:code', params: () => ({ code: 'default' }) },
    list('/V1/inventory/stocks'),
    list('/V1/inventory/stock-source-links'),
    {
      ...program,
      route: 'GET /V1/inventory/stock-resolver/:type/:code',
      params: () => ({ type: 'website', code: 'base' }),
    },
    { ...ofStock, route: 'GET /V1/inventory/is-product-salable/:sku/:stockId' },
    { ...ofStock, route: 'GET /V1/inventory/get-product-salable-quantity/:sku/:stockId' },
    {
      ...program,
      route: 'GET /V1/inventory/are-products-salable',
      shownIn: 'commerce/merchandise/integration/connectors.test.ts',
    },
    {
      ...ofProduct,
      route: 'GET /V1/configurable-products/:sku/children',
      shownIn: 'commerce/merchandise/integration/connectors.test.ts',
    },
    {
      ...ofProduct,
      route: 'GET /V1/configurable-products/:sku/options/all',
      shownIn: 'commerce/merchandise/integration/connectors.test.ts',
    },
    { ...program, route: 'GET /V1/products/links/types' },
    {
      ...ofProduct,
      route: 'POST /V1/products/:sku/links',
      body: ({ sku }) => ({ items: [{ link_type: 'related', linked_product_sku: sku, position: 1 }] }),
    },
    {
      ...ofProduct,
      route: 'PUT /V1/products/:sku/links',
      body: ({ sku }) => ({ entity: { link_type: 'related', linked_product_sku: sku, position: 1 } }),
    },
    {
      ...program,
      route: 'GET /V1/products/:sku/links/:type',
      params: ({ newSku }) => ({ sku: newSku ?? '', type: 'related' }),
    },
    {
      ...program,
      route: 'DELETE /V1/products/:sku/links/:type/:linkedProductSku',
      params: ({ newSku, sku }) => ({ sku: newSku ?? '', type: 'related', linkedProductSku: sku ?? '' }),
    },
    { ...program, route: 'POST /V1/products/base-prices', body: base },
    { ...program, route: 'POST /V1/products/base-prices-information', body: skus },
    { ...program, route: 'POST /V1/products/special-price', body: special },
    { ...program, route: 'POST /V1/products/special-price-information', body: skus },
    { ...program, route: 'POST /V1/products/special-price-delete', body: special },
    { ...program, route: 'POST /V1/products/tier-prices', body: tier },
    { ...program, route: 'PUT /V1/products/tier-prices', body: tier },
    { ...program, route: 'POST /V1/products/tier-prices-information', body: skus },
    { ...program, route: 'POST /V1/products/tier-prices-delete', body: tier },
    { ...ofProduct, route: 'POST /V1/products/:sku/media', body: picture, remember: rememberId('picture') },
    { ...ofProduct, route: 'GET /V1/products/:sku/media' },
    { ...ofPicture, route: 'GET /V1/products/:sku/media/:id' },
    {
      ...ofPicture,
      route: 'PUT /V1/products/:sku/media/:id',
      body: ({ picture: id }) => ({ entry: { id, media_type: 'image', label: 'Another face', types: ['image'] } }),
    },
    { ...ofPicture, route: 'DELETE /V1/products/:sku/media/:id' },
    { ...program, route: 'GET /V1/products/types' },
    list('/V1/products/attribute-sets/sets/list'),
  ],
};
