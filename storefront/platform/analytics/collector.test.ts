import { expect, test } from 'vitest';
import { collectorEvent } from './collector-events.ts';
import type { Published } from './data-layer.ts';
import { cartOf, line, measuring } from './testing/analytics.ts';
import { MAX_EVENT_BYTES } from './tracker-settings.ts';

const reported = (published: Published | undefined) => {
  const event = published && collectorEvent(published);
  return (
    event && {
      ...event,
      context: event.context.map(({ schema, data }) => [schema.replace('iglu:com.adobe.magento.entity/', ''), data]),
    }
  );
};

test('[AN-01] add-to-cart is sent to the collector with the added product and the cart', () => {
  const { notify, published } = measuring();
  notify({ kind: 'page-viewed', page: { kind: 'product', title: 'Tile', address: 'https://shop.test/tile.html' } });
  notify({ kind: 'cart-changed', before: cartOf(), after: cartOf(line()), added: undefined });
  const event = reported(published.at(-1));
  expect(event).toMatchObject({ category: 'product', action: 'add-to-cart', property: 'Product' });
  expect(event?.context[0]).toEqual([
    'product/jsonschema/3-0-0',
    {
      sku: 'TILE',
      name: 'Tile',
      topLevelSku: 'TILE',
      productType: 'simple',
      pricing: { regularPrice: 10.5, currencyCode: 'CAD' },
    },
  ]);
  expect(event?.context[1]).toMatchObject([
    'shopping-cart/jsonschema/3-0-0',
    {
      cartId: null,
      itemsCount: 2,
      subtotalExcludingTax: 21,
      items: [{ productSku: 'TILE', qty: 2, offerPrice: 10.5 }],
    },
  ]);
  expect(event?.context.slice(2).map(([schema]) => schema)).toEqual([
    'magento-extension/jsonschema/1-0-0',
    'shopper/jsonschema/1-0-0',
  ]);
});

test('[AN-07] place-order is sent with the order number and the cart', () => {
  const { notify, published } = measuring();
  notify({ kind: 'cart-changed', before: undefined, after: cartOf(line()), added: undefined });
  notify({
    kind: 'order-placed',
    type: 'checkout',
    order: {
      number: '402857163',
      paymentCode: 'card',
      paymentMethod: 'Credit card',
      coupons: ['FALL'],
      subtotalIncludingTax: { value: 114.98, currency: 'CAD' },
      shippingTitle: 'Truck',
      subtotal: undefined,
      shipping: undefined,
      grandTotal: undefined,
      taxes: [],
    },
  });
  expect(reported(published.at(-1))).toMatchObject({
    category: 'checkout',
    action: 'place-order',
    label: '402857163',
    context: [['shopping-cart/jsonschema/3-0-0', { itemsCount: 2 }], expect.anything(), expect.anything()],
  });
});

test('[AN-12] a search is sent with its phrase and results', () => {
  const { notify, published } = measuring();
  const search = {
    unit: 'popover',
    phrase: 'oak ann@example.com',
    page: 1,
    pageSize: 3,
    sort: [],
    filters: [{ attribute: 'finish', in: ['5'] }],
  } as const;
  notify({ kind: 'search-sent', search });
  expect(reported(published.at(-1))).toMatchObject({
    action: 'api-request-sent',
    label: 'request-1',
    context: [
      [
        'search-input/jsonschema/2-0-0',
        { query: 'oak […]', filter: [{ name: 'finish', values: ['5'], operator: 'in' }] },
      ],
      expect.anything(),
      expect.anything(),
    ],
  });
  notify({ kind: 'search-answered', search, results: { products: [], categories: [], suggestions: [] } });
  expect(reported(published.at(-1))).toMatchObject({
    action: 'api-response-received',
    context: [
      ['search-input/jsonschema/2-0-0', {}],
      ['search-results/jsonschema/2-0-0', { productCount: 0, categoryCount: 0, suggestionCount: 0 }],
      expect.anything(),
      expect.anything(),
    ],
  });
});

test('a request contains at most fifty cart lines', () => {
  const { notify, published } = measuring();
  const lines = Array.from({ length: 80 }, (_, index) => line({ sku: `S${index}`, uid: String(index) }));
  notify({ kind: 'page-viewed', page: { kind: 'cart', title: 'Cart', address: 'https://shop.test/cart' } });
  notify({ kind: 'cart-changed', before: undefined, after: cartOf(...lines), added: undefined });
  const event = published.at(-1);
  expect(event?.event).toBe('shopping-cart-view');
  // Besides its entities an event has the URL and the title of the page.
  expect(JSON.stringify(reported(event)).length).toBeLessThan(MAX_EVENT_BYTES - 2000);
});

test('signing in, removals and page activity are not sent', () => {
  const { notify, published } = measuring();
  notify({ kind: 'signed-in' });
  notify({ kind: 'signed-out' });
  notify({ kind: 'cart-changed', before: cartOf(line()), after: cartOf(), added: undefined });
  expect(published.map((one) => [one.event, reported(one)])).toEqual([
    ['sign-in', undefined],
    ['sign-out', undefined],
    ['remove-from-cart', undefined],
  ]);
});
