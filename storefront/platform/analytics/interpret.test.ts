import { expect, test } from 'vitest';
import type { MeasuredOrder, MeasuredPage, MeasuredProduct, MeasuredSearch } from './events.ts';
import { cartOf, line, measuring } from './testing/analytics.ts';

const page = (facts: Partial<MeasuredPage> = {}): MeasuredPage => ({
  kind: 'home',
  title: 'Tessera',
  address: 'https://shop.test/',
  ...facts,
});
const tile: MeasuredProduct = {
  id: 12,
  sku: 'TILE',
  name: 'Tile',
  path: '/tile.html',
  image: 'https://shop.test/media/tile.webp',
  price: { regular: 12, final: 10.5, highest: 20, currency: 'CAD' },
  categories: ['manufactured-tiles'],
  type: 'configurable',
};
const amount = (value: number) => ({ value, currency: 'CAD' });
const order: MeasuredOrder = {
  number: '402857163',
  paymentCode: 'card',
  paymentMethod: 'Credit card',
  coupons: ['FALL'],
  subtotalIncludingTax: { value: 114.98, currency: 'CAD' },
  shippingTitle: 'Truck',
  subtotal: amount(100),
  shipping: amount(25),
  grandTotal: amount(143.73),
  taxes: [{ amount: amount(6.25) }, { amount: amount(12.48) }],
};
const search = (unit: MeasuredSearch['unit'], phrase = 'marble'): MeasuredSearch => ({
  unit,
  phrase,
  page: 1,
  pageSize: 6,
  sort: [{ attribute: 'relevance', direction: 'DESC' }],
  filters: [{ attribute: 'finish', in: ['5'] }],
});
const found = { sku: 'TILE', name: 'Tile', path: '/tile.html', image: undefined, price: 10.5 };

test('[AN-06][AN-21] a page view comes after its page context', () => {
  const { notify, entries, last, names } = measuring();
  notify({
    kind: 'page-viewed',
    page: page({ kind: 'category', title: 'Marble – Tessera', address: 'https://shop.test/marble' }),
  });
  expect(names()).toEqual(['custom-url', 'referrer-url', 'page-view']);
  expect(last().pageContext).toEqual({
    pageType: 'Category',
    pageName: 'Marble – Tessera',
    minXOffset: 0,
    maxXOffset: 0,
    minYOffset: 0,
    maxYOffset: 0,
    ping_interval: 5,
    pings: 0,
  });
  expect(entries.slice(-3).map((entry) => Object.entries(entry)[0])).toEqual([
    ['pageContext', null],
    ['pageContext', last().pageContext],
    ['event', 'page-view'],
  ]);
});

test('[AN-02][AN-10][AN-22] custom-url and referrer-url contain the current and the previous page', () => {
  const { notify, published } = measuring('https://search.example/find?q=ann@example.com');
  notify({ kind: 'page-viewed', page: page() });
  notify({ kind: 'page-viewed', page: page({ kind: 'cart', address: 'https://shop.test/cart' }) });
  const urls = published.map(({ event, eventInfo }) => [
    event,
    event === 'custom-url' ? eventInfo.customUrlContext?.customUrl : eventInfo.referrerUrlContext?.referrerUrl,
  ]);
  expect(urls.filter(([event]) => event !== 'page-view')).toEqual([
    ['custom-url', 'https://shop.test/'],
    ['referrer-url', 'https://search.example/'],
    ['custom-url', 'https://shop.test/cart'],
    ['referrer-url', 'https://shop.test/'],
  ]);
});

test('[AN-17][AN-18] a page view contains path and allowed query keys, and for /create-account only the path', () => {
  const { notify, last } = measuring();
  notify({
    kind: 'page-viewed',
    page: page({
      kind: 'search',
      address: 'https://shop.test/CA_FR/search.html?query=marbre&utm_source=letter&email=ann%40example.com&token=x',
    }),
  });
  expect([last()['path'], last()['query']]).toEqual(['/CA_FR/search.html', '?query=marbre&utm_source=letter']);
  notify({
    kind: 'page-viewed',
    page: page({
      kind: 'other',
      address: 'https://shop.test/create-account?email=ann%40example.com&firstName=Ann&lastName=Roy',
    }),
  });
  expect([last()['path'], last()['query'], last().customUrlContext]).toEqual([
    '/create-account',
    '',
    { customUrl: 'https://shop.test/create-account' },
  ]);
});

test('[AN-05] leaving a page reports scroll depth and time on page', () => {
  const { notify, last, names } = measuring();
  notify({
    kind: 'page-left',
    reason: 'pageUnload',
    activity: { minX: 0, maxX: 0, minY: 0, maxY: 900, pings: 3, pingSeconds: 5 },
  });
  expect(names()).toEqual([]);
  notify({ kind: 'page-viewed', page: page() });
  notify({
    kind: 'page-left',
    reason: 'visibilityHidden',
    activity: { minX: 0, maxX: 0, minY: 0, maxY: 900, pings: 3, pingSeconds: 5 },
  });
  expect(names().at(-1)).toBe('page-activity-summary');
  expect(last().pageContext).toMatchObject({
    pageType: 'Home',
    eventType: 'visibilityHidden',
    maxYOffset: 900,
    pings: 3,
    ping_interval: 5,
  });
});

test('[AN-08][AN-21] a product page view contains the product', () => {
  const { notify, last, names } = measuring('', '/CA_FR');
  notify({ kind: 'product-viewed', product: tile });
  expect(names()).toEqual(['product-page-view']);
  expect(last().productContext).toEqual({
    productId: 12,
    name: 'Tile',
    sku: 'TILE',
    topLevelSku: 'TILE',
    categories: ['manufactured-tiles'],
    productType: 'configurable',
    pricing: { regularPrice: 12, minimalPrice: 10.5, maximalPrice: 20, specialPrice: 10.5, currencyCode: 'CAD' },
    canonicalUrl: 'https://shop.test/CA_FR/tile.html',
    mainImageUrl: 'https://shop.test/media/tile.webp',
  });
});

test('[AN-21] later events contain the category too', () => {
  const { notify, layer } = measuring();
  notify({ kind: 'category-viewed', category: { name: 'Marble', path: '/natural-stone-tiles/marble' } });
  expect(layer.get('categoryContext')).toEqual({
    name: 'Marble',
    urlKey: 'marble',
    urlPath: 'natural-stone-tiles/marble',
  });
});

test('[CL-23][AN-01][AN-22] a cart with more items publishes add-to-cart with the added items', () => {
  const { notify, last, names } = measuring();
  notify({ kind: 'cart-changed', before: cartOf(), after: cartOf(line()), added: { sku: 'TILE', quantity: 2 } });
  expect(names()).toEqual(['add-to-cart']);
  expect(last().changedProductsContext?.items).toMatchObject([
    { quantity: 2, product: { sku: 'TILE' }, prices: { price: { value: 10.5, currency: 'CAD' } } },
  ]);
  expect(last().shoppingCartContext).toMatchObject({
    id: null,
    totalQuantity: 2,
    prices: { subtotalExcludingTax: { value: 21, currency: 'CAD' } },
  });
});

test('[CL-23] an unknown cart publishes add-to-cart for the added items; displaying a cart publishes nothing', () => {
  const { notify, last, names } = measuring();
  const after = cartOf(line({ quantity: 5 }), line({ uid: 'Mg==', sku: 'OAK' }));
  notify({ kind: 'cart-changed', before: undefined, after, added: undefined });
  expect(names()).toEqual([]);
  notify({ kind: 'cart-changed', before: undefined, after, added: { sku: 'TILE', quantity: 3 } });
  expect(names()).toEqual(['add-to-cart', 'update-cart']);
  expect(last().changedProductsContext?.items).toMatchObject([{ quantity: 3, product: { sku: 'TILE' } }]);
});

test('[CL-22][AN-11] a cart with fewer items raises remove-from-cart', () => {
  const { notify, last, names } = measuring();
  notify({
    kind: 'cart-changed',
    before: cartOf(line(), line({ sku: 'OAK' })),
    after: cartOf(line()),
    added: undefined,
  });
  expect(names()).toEqual(['remove-from-cart']);
  expect(last().changedProductsContext?.items).toMatchObject([{ quantity: 2, product: { sku: 'OAK' } }]);
});

test('[AN-16] a changed quantity also raises update-cart', () => {
  const { notify, names } = measuring();
  notify({
    kind: 'cart-changed',
    before: cartOf(line({ quantity: 2 })),
    after: cartOf(line({ quantity: 3 })),
    added: undefined,
  });
  notify({
    kind: 'cart-changed',
    before: cartOf(line({ quantity: 3 })),
    after: cartOf(line({ quantity: 1 })),
    added: undefined,
  });
  expect(names()).toEqual(['add-to-cart', 'update-cart', 'remove-from-cart', 'update-cart']);
});

test('[AN-13][AN-03] raises cart view and checkout start once per page, when the cart is known', () => {
  const { notify, names } = measuring();
  const cart = { kind: 'cart-changed', before: undefined, after: cartOf(line()), added: undefined } as const;
  notify({ kind: 'page-viewed', page: page({ kind: 'cart' }) });
  expect(names()).not.toContain('shopping-cart-view');
  notify(cart);
  notify(cart);
  expect(names().filter((name) => name === 'shopping-cart-view')).toHaveLength(1);
  notify({ kind: 'page-viewed', page: page({ kind: 'checkout' }) });
  expect(names().at(-1)).toBe('initiate-checkout');
});

test('[AN-03] an empty cart raises no checkout start', () => {
  const { notify, names } = measuring();
  notify({ kind: 'page-viewed', page: page({ kind: 'checkout' }) });
  notify({ kind: 'cart-changed', before: undefined, after: cartOf(), added: undefined });
  expect(names()).not.toContain('initiate-checkout');
});

test('[AN-07][AN-21] a placed order contains its amounts and no address', () => {
  const { notify, last, names } = measuring();
  notify({ kind: 'order-placed', type: 'checkout', order });
  expect(names()).toEqual(['place-order']);
  expect(last().orderContext).toEqual({
    orderId: '402857163',
    email: '',
    appliedCouponCode: 'FALL',
    grandTotal: 143.73,
    subtotalExcludingTax: 100,
    subtotalIncludingTax: 114.98,
    salesTax: 18.73,
    otherTax: 0,
    paymentMethodCode: 'card',
    paymentMethodName: 'Credit card',
    payments: [{ paymentMethodCode: 'card', paymentMethodName: 'Credit card', total: 143.73, orderId: '402857163' }],
    shipping: { shippingMethod: 'Truck', shippingAmount: 25 },
    orderType: 'checkout',
    taxAmount: 18.73,
  });
});

test('[AN-04] an order paid with a saved card also raises instant-purchase in the same shape', () => {
  const { notify, last, names } = measuring();
  notify({ kind: 'order-placed', type: 'instant_purchase', order });
  expect([names(), last().orderContext?.orderType, last().orderContext?.orderId]).toEqual([
    ['place-order', 'instant-purchase'],
    'instant_purchase',
    '402857163',
  ]);
});

test('an order whose subtotal with tax is unknown reports the subtotal without tax', () => {
  const { notify, last } = measuring();
  notify({ kind: 'order-placed', type: 'checkout', order: { ...order, subtotalIncludingTax: undefined, coupons: [] } });
  expect(last().orderContext).toMatchObject({ subtotalIncludingTax: 100, appliedCouponCode: '', taxAmount: 18.73 });
});

test('several coupons of an order are listed', () => {
  const { notify, last } = measuring();
  notify({ kind: 'order-placed', type: 'checkout', order: { ...order, coupons: ['FALL', 'TRADE'] } });
  expect(last().orderContext?.appliedCouponCode).toBe('FALL,TRADE');
});

test.each([
  ['simple', {}, { productType: 'simple', pricing: { regularPrice: 10.5, currencyCode: 'CAD' } }],
  ['virtual', { productType: 'virtual' }, { productType: 'virtual' }],
  ['bundle', { productType: 'bundle' }, { productType: 'bundle' }],
  ['downloadable', { productType: 'downloadable' }, { productType: 'downloadable' }],
  [
    'configurable',
    { productType: 'configurable', parentSku: 'STONE' },
    { productType: 'configurable', topLevelSku: 'STONE' },
  ],
  [
    'reduced',
    { regularPrice: { value: 12, currency: 'CAD' } },
    { pricing: { regularPrice: 12, specialPrice: 10.5, currencyCode: 'CAD' } },
  ],
  ['known by its id', { productId: 7 }, { productId: 7 }],
] as const)('a cart line of a %s product contains the data of that type', (_, facts, expected) => {
  const { notify, layer } = measuring();
  notify({ kind: 'cart-changed', before: undefined, after: cartOf(line(facts)), added: undefined });
  expect(layer.get('shoppingCartContext')?.items[0]?.product).toMatchObject(expected);
});

test('typed product options are not configurable options', () => {
  const { notify, layer } = measuring();
  const options = [{ label: 'Engraving', value: 'Ann' }];
  notify({ kind: 'cart-changed', before: undefined, after: cartOf(line({ options })), added: undefined });
  expect(layer.get('shoppingCartContext')?.items[0]).not.toHaveProperty('configurableOptions');
  const stone = line({
    options: [{ label: 'Size', value: '12 × 24' }],
    productType: 'configurable',
    parentSku: 'STONE',
  });
  notify({ kind: 'cart-changed', before: undefined, after: cartOf(stone), added: undefined });
  expect(layer.get('shoppingCartContext')?.items[0]?.configurableOptions).toEqual([
    { optionLabel: 'Size', valueLabel: '12 × 24' },
  ]);
});

test('two lines of one sku, which differ in their options, count together', () => {
  const { notify, last, names } = measuring();
  const [one, other] = [line({ uid: 'a', quantity: 2 }), line({ uid: 'b', quantity: 3 })];
  notify({
    kind: 'cart-changed',
    before: cartOf(one, other),
    after: cartOf(one, { ...other, quantity: 4 }),
    added: undefined,
  });
  expect(names()).toEqual(['add-to-cart', 'update-cart']);
  expect(last().changedProductsContext?.items).toMatchObject([{ quantity: 1 }]);
  notify({ kind: 'cart-changed', before: cartOf(one, other), after: cartOf(one), added: undefined });
  expect(last().changedProductsContext?.items).toMatchObject([{ quantity: 3 }]);
});

test('several products added in one call to a cart that the page had not loaded are all added', () => {
  const { notify, last } = measuring();
  const added = { sku: 'TILE', quantity: 2, others: [{ sku: 'GROUT', quantity: 1 }] };
  const after = cartOf(line(), line({ sku: 'GROUT', quantity: 4 }), line({ sku: 'OLD', quantity: 9 }));
  notify({ kind: 'cart-changed', before: undefined, after, added });
  expect(last().changedProductsContext?.items.map(({ product, quantity }) => [product.sku, quantity])).toEqual([
    ['GROUT', 1],
    ['TILE', 2],
  ]);
});

test('[AN-14][AN-15][AN-22] publishes signing in and out, and the shopper’s context', () => {
  const { notify, published } = measuring();
  notify({ kind: 'signed-in' });
  notify({ kind: 'signed-out' });
  expect(published.map(({ event, eventInfo }) => [event, eventInfo.shopperContext])).toEqual([
    ['sign-in', { shopperId: 'logged-in' }],
    ['sign-out', { shopperId: 'guest' }],
  ]);
});

test('[AN-12][AN-22] publishes search request, response, display and clicks, with one request id per unit', () => {
  const { notify, published, last, names } = measuring();
  const results = {
    products: [found],
    categories: [{ name: 'Marble', path: '/marble' }],
    suggestions: ['marble look'],
  };
  for (const unit of ['popover', 'search-results'] as const) {
    notify({ kind: 'search-sent', search: search(unit) });
    notify({ kind: 'search-answered', search: search(unit), results });
    notify({ kind: 'search-shown', unit });
  }
  notify({ kind: 'search-chosen', unit: 'popover', chosen: { category: 'Marble' } });
  notify({ kind: 'search-chosen', unit: 'search-results', chosen: { suggestion: 'marble look' } });
  notify({ kind: 'search-chosen', unit: 'search-results', chosen: { product: 'TILE' } });
  const ofResponse = ['search-request-sent', 'search-response-received', 'search-results-view'];
  expect(names()).toEqual([
    ...ofResponse,
    ...ofResponse,
    'search-category-click',
    'search-suggestion-click',
    'search-product-click',
  ]);
  expect(last()).toMatchObject({ searchUnitId: 'search-results', sku: 'TILE' });
  expect(
    last().searchInputContext?.units.map(({ searchUnitId, searchRequestId, phrase }) => [
      searchUnitId,
      searchRequestId,
      phrase,
    ]),
  ).toEqual([
    ['popover', 'request-1', 'marble'],
    ['search-results', 'request-2', 'marble'],
  ]);
  expect(published.at(-1)?.eventInfo.searchResultsContext?.units[1]).toMatchObject({
    searchRequestId: 'request-2',
    products: [{ sku: 'TILE', url: 'https://shop.test/tile.html', price: 10.5, rank: 1 }],
    suggestions: [{ suggestion: 'marble look', rank: 1 }],
  });
});

test('[RO-04] the customer group is sent with a customer’s searches', () => {
  const { notify, layer, last } = measuring();
  layer.set('storefrontInstanceContext', { storefrontTemplate: 'Other', customerGroup: 'abc' });
  notify({ kind: 'search-sent', search: search('popover') });
  expect([last().searchInputContext?.units[0]?.context, last().storefrontInstanceContext?.customerGroup]).toEqual([
    { customerGroup: 'abc' },
    'abc',
  ]);
});

test('[AN-09][AN-21] publishes recommendation request, response, rendering, view, click and addition to the cart', () => {
  const { notify, last, names } = measuring();
  notify({ kind: 'recommendations-sent' });
  notify({
    kind: 'recommendations-shown',
    recommendations: {
      unitId: 'related-products',
      name: 'Related',
      page: 'product',
      products: [{ ...found, sku: 'TRIM', id: 9, type: 'simple', currency: 'CAD' }],
    },
  });
  notify({ kind: 'recommendations-seen', unitId: 'related-products' });
  notify({ kind: 'recommendation-chosen', unitId: 'related-products', productId: 9 });
  expect(names()).toEqual([
    'recs-api-request-sent',
    'recs-api-response-received',
    'recs-unit-impression-render',
    'recs-unit-view',
    'recs-item-click',
  ]);
  expect(last()).toMatchObject({
    unitId: 'related-products',
    productId: 9,
    recommendationsContext: {
      units: [{ totalProducts: 1, products: [{ sku: 'TRIM', rank: 1, prices: { minimum: { final: 10.5 } } }] }],
    },
  });
  notify({ kind: 'cart-changed', before: cartOf(), after: cartOf(line({ sku: 'TRIM' })), added: undefined });
  expect(names().slice(-2)).toEqual(['add-to-cart', 'recs-item-add-to-cart-click']);
  expect(last()).toMatchObject({ unitId: 'related-products', productId: 9 });
});
