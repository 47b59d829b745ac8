// @vitest-environment happy-dom
import { routerOf } from '#storefront/platform/testing/router.tsx';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import { createMemoryHistory } from '#storefront/platform/navigation/history.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { ExecuteResult, StoreViewCode } from '#contract/page-render.ts';
import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import type { GraphqlRequest } from '#storefront/platform/commerce/transport.ts';
import { guestSession } from '#storefront/platform/session/session.ts';
import { during, eventually, pass, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { fieldsOf } from '#storefront/testing/document-fields.ts';
import { SearchField } from '../search-field.tsx';
import { autocompleteResultOf } from './autocomplete-result.ts';
import type { GetAutocompleteResultsQuery } from './get-autocomplete-results.graphql.ts';

const priced = (value: number | null) => ({
  regular_price: { value, currency: 'CAD' as const },
  final_price: { value, currency: 'CAD' as const },
});
const value = (code: string, text: string) => ({ __typename: 'AttributeValue' as const, code, value: text });
const chosen = (code: string, label: string) => ({
  __typename: 'AttributeSelectedOptions' as const,
  code,
  selected_options: [{ label, value: '1' }],
});

const item = (id: number, name: string, value: number | null = 10) => ({
  id,
  uid: String(id),
  name,
  small_image: { url: `/media/catalog/product/${id}.webp` },
  url_key: `tile-${id}`,
  url_suffix: '.html',
  price_range: { minimum_price: priced(value) },
  custom_attributesV2: { items: [] },
});

const categories = (count: number) => ({
  label: 'Category',
  count,
  attribute_code: 'category_uid',
  options: Array.from({ length: count }, (_, index) => ({
    label: `Collection ${index + 1}`,
    value: btoa(String(40 + index)),
  })),
});

const response = (
  names: string[],
  { total = names.length, aggregations = [categories(2)] as ReturnType<typeof categories>[] } = {},
): GetAutocompleteResultsQuery =>
  ({
    products: {
      aggregations,
      items: names.map((name, index) => item(index + 1, name)),
      page_info: { total_pages: 1 },
      total_count: total,
    },
  }) as never;

type Requested = GraphqlRequest & {
  reply: (data: GetAutocompleteResultsQuery) => Promise<void>;
  fail: () => Promise<void>;
};

let rendered: Rendered | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await rendered?.unmount();
});

type Help = { pages: { title: string; relative_url: string }[]; not_sold: string | null };

const renderView = async (
  reply?: (text: string) => GetAutocompleteResultsQuery,
  code: StoreViewCode = 'CA_EN',
  searchHelp: Help = { pages: [], not_sold: null },
) => {
  const requested: Requested[] = [];
  const transport = (request: GraphqlRequest): Promise<ExecuteResult> =>
    new Promise((resolve, reject) => {
      if (request.operationName === 'getSearchHelp') return resolve({ data: { searchHelp } as never });
      const settle = (data: unknown) => during(() => resolve({ data } as ExecuteResult));
      requested.push({
        ...request,
        reply: settle,
        fail: () => during(() => resolve({ data: null, errors: [{ message: 'Broken' }] })),
      });
      request.signal?.addEventListener('abort', () => reject(request.signal?.reason as Error));
      if (reply) resolve({ data: reply(String(request.variables['inputText'])) as never });
    });
  const platform = await testPlatform(code);
  const commerce = createCommerceClient({
    transport,
    storeView: code,
    currency: platform.currency,
    session: guestSession,
  });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = routerOf(SearchField, { history });
  await router.load();
  rendered = await render(<RouterProvider router={router} />, { ...platform, commerce });
  const { container } = rendered;
  const input = container.querySelector('input') as HTMLInputElement;
  const type = (text: string): Promise<void> =>
    during(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await during(() => input.focus());
  const status = await eventually(() => container.querySelector('[role="status"]'));
  const press = (key: string) =>
    during(() => input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
  const options = () => [...container.querySelectorAll<HTMLAnchorElement>('[role="option"]')];
  return {
    container,
    input,
    type,
    status,
    press,
    requested: requested,
    history,
    options,
    message: (text: string) => eventually(() => status.textContent === text),
  };
};

test('[AU-01][GQ-19] loads the code of suggestions on focus, sends no request, and shows the prompt', async () => {
  const { status, requested } = await renderView();
  expect(status.textContent).toBe('Search for a product');
  expect(requested).toEqual([]);
});

test('[AU-06][AU-07] sends no request below three characters, not counting spaces', async () => {
  const { type, status, requested } = await renderView();
  vi.useFakeTimers();
  for (const text of ['o', 'oa', '   oa   ']) {
    await type(text);
    expect(status.textContent).toBe('Search term must be at least three characters');
  }
  await pass(600);
  expect(requested).toEqual([]);
});

test('[AU-02][AU-05][AU-07][AU-08][GQ-17][GQ-18] sends one request half a second after the last of several keystrokes', async () => {
  const { type, status, requested, message } = await renderView(() => response(['Oak', 'Oak Grey'], { total: 12 }));
  vi.useFakeTimers();
  for (const text of ['oak', 'oak g', 'oak gr']) await type(text);
  expect(status.textContent).toBe('Fetching results...');
  await pass(499);
  expect(requested).toEqual([]);
  await pass(1);
  expect(requested.map(({ operationName, variables }) => [operationName, variables])).toEqual([
    ['getAutocompleteResults', { inputText: 'oak gr' }],
  ]);
  await pass(10);
  vi.useRealTimers();
  await message('12 items');
  expect(requested[0]?.query).toMatch(/products\(search:\$inputText,? ?currentPage:1,? ?pageSize:3\)/);
  expect(fieldsOf(requested[0]?.query ?? '')).toEqual(
    expect.arrayContaining(
      ['aggregations', 'items', 'page_info.total_pages', 'total_count'].map((field) => `products.${field}`),
    ),
  );
});

test('[AU-03] shows an error if the request fails', async () => {
  const { type, requested, message, options } = await renderView();
  await type('oak');
  await (await eventually(() => requested[0])).fail();
  await message('An error occurred while fetching results.');
  expect(options()).toEqual([]);
});

test('[AU-04] shows a message without suggestions if there is no result', async () => {
  const { type, message, options } = await renderView(() => response([], { aggregations: [] }));
  await type('zzz');
  await message('No results were found.');
  expect(options()).toEqual([]);
});

test('the last request wins: the slower earlier one is aborted, and its response is never shown', async () => {
  const { type, requested, message, container } = await renderView();
  await type('slow');
  const slow = await eventually(() => requested[0]);
  await type('fast');
  expect(slow.signal?.aborted).toBe(true);
  const fast = await eventually(() => requested[1]);
  await fast.reply(response(['Fast tile'], { total: 1 }));
  await message('1 item');
  await slow.reply(response(['Slow tile'], { total: 99 }));
  expect(container.textContent).toContain('Fast tile');
  expect(container.textContent).not.toContain('Slow tile');
});

test('[AU-09] shows suggestions while the field is used, and requires filters in the response', async () => {
  const { type, message, options, input, container } = await renderView((text) =>
    response(['Oak'], { aggregations: text === 'oak' ? [categories(1)] : [] }),
  );
  await type('elm');
  await message('1 item');
  expect(options()).toEqual([]);
  await type('oak');
  await eventually(() => options().length > 0);
  await during(() => input.blur());
  expect([options().length, container.querySelector('[role="status"]')?.parentElement?.hidden]).toEqual([0, true]);
});

test('[AU-10][AU-11][GQ-18] suggests at most three products and four categories', () => {
  const result = autocompleteResultOf(response(['A', 'B', 'C', 'D'], { aggregations: [categories(6)] }), 'oak');
  expect(result.products.map(({ path }) => path)).toEqual(['/tile-1.html', '/tile-2.html', '/tile-3.html']);
  expect(result.categories.map(({ name }) => name)).toEqual([
    'Collection 1',
    'Collection 2',
    'Collection 3',
    'Collection 4',
  ]);
  expect(result.categories[0]?.path).toBe('/search.html?query=oak&category_id%5Bfilter%5D=Collection+1%2C40');
});

test('[EN-15] shows a hidden price neither as an amount nor as zero', async () => {
  const hidden = {
    products: { ...response(['Oak']).products, items: [item(1, 'Oak', null)] },
  } as never as GetAutocompleteResultsQuery;
  expect(autocompleteResultOf(hidden, 'oak').products[0]).toMatchObject({ mustHidePrice: true, price: undefined });
  const { type, options } = await renderView(() => hidden);
  await type('oak');
  await eventually(() => options().length);
  expect(options()[0]?.textContent).toBe('OakSign in for price');
});

test('[EN-14] shows the same price as a product card: by area if the product is sold by area, else per piece, with the unit', async () => {
  const variant = (sku: string, name: string, amount: number) => ({
    product: {
      sku,
      name,
      price_range: { minimum_price: priced(amount) },
      custom_attributesV2: { items: [value('coverage_sq_ft', '10')] },
    },
  });
  const items = [
    {
      ...item(1, 'Oak', 134.49),
      custom_attributesV2: { items: [value('coverage_sq_ft', '23.31'), chosen('selling_unit', 'Box')] },
    },
    { ...item(2, 'Oak trim', 12.5), custom_attributesV2: { items: [chosen('selling_unit', 'Piece')] } },
    {
      ...item(3, 'Oak plank', 90),
      __typename: 'ConfigurableProduct',
      variants: [variant('P-OIL', 'Oak plank, oiled', 90), variant('P-LAC', 'Oak plank, matte lacquer', 95)],
    },
  ];
  const { type, options } = await renderView(() => ({ products: { ...response(['Oak']).products, items } }) as never);
  const texts = () =>
    options()
      .slice(0, 3)
      .map(({ textContent, pathname, search }) => [textContent, pathname + search]);
  await type('oak');
  await eventually(() => options().length);
  expect(texts()).toEqual([
    ['Oak$5.77 / sq ft', '/tile-1.html'],
    ['Oak trim$12.50 / piece', '/tile-2.html'],
    ['Oak plankfrom $9.00 / sq ft', '/tile-3.html'],
  ]);
});

test('also suggests content pages, with and without products', async () => {
  const help = { pages: [{ title: 'Shipping and returns', relative_url: 'shipping-and-returns' }], not_sold: null };
  const { type, options } = await renderView(
    (text) => (text === 'oak' ? response(['Oak']) : response([], { aggregations: [] })),
    'CA_EN',
    help,
  );
  const leads = () => options().map(({ textContent, pathname }) => [textContent, pathname]);
  await type('return');
  await eventually(() => options().length === 1);
  expect(leads()).toEqual([['Shipping and returns', '/shipping-and-returns']]);
  await type('oak');
  await eventually(() => options().length > 3);
  expect(leads()).toContainEqual(['Shipping and returns', '/shipping-and-returns']);
  expect(leads().at(-1)?.[1]).toBe('/search.html');
});

test('names a product that the shop does not sell in place of “No results were found.”', async () => {
  const { type, message, options } = await renderView(() => response([], { aggregations: [] }), 'CA_EN', {
    pages: [],
    not_sold: 'We do not sell grout.',
  });
  await type('grout');
  await message('We do not sell grout.');
  expect(options()).toEqual([]);
});

test('a suggestion links to the variant that matches the typed text', () => {
  const variant = (sku: string, name: string, amount: number) => ({
    product: { sku, name, price_range: { minimum_price: priced(amount) }, custom_attributesV2: { items: [] } },
  });
  const product = {
    ...item(3, 'Oak plank', 90),
    variants: [variant('P-OIL', 'Oak plank, oiled', 90), variant('P-LAC', 'Oak plank, matte lacquer', 95)],
  };
  const found = (text: string) =>
    autocompleteResultOf({ products: { ...response([]).products, items: [product] } } as never, text).products[0];
  expect(found('oak plank matte')).toMatchObject({
    path: '/tile-3.html?config=P-LAC',
    price: { finalMinor: 9500 },
    isFrom: false,
  });
  expect(found('P-OIL')?.path).toBe('/tile-3.html?config=P-OIL');
  expect(found('oak plank')).toMatchObject({ path: '/tile-3.html', price: { finalMinor: 9000 }, isFrom: true });
});

test('[AU-12] [EN-11] thumbnails are 60 pixels wide', async () => {
  const { type, options } = await renderView(() => response(['Oak']));
  await type('oak');
  await eventually(() => options().length);
  const picture = options()[0]?.querySelector('img');
  expect([picture?.getAttribute('width'), picture?.getAttribute('sizes')]).toEqual(['60', '60px']);
  expect(picture?.getAttribute('src')).toContain('/media/catalog/product/1.webp');
});

test('arrow keys move through products, categories and the link to all results, Escape closes, Enter opens', async () => {
  const { type, options, press, input, message, requested } = await renderView(() =>
    response(['Oak', 'Elm'], { total: 7 }),
  );
  await type('oak');
  await message('7 items');
  await eventually(() => options().length === 5);
  const active = () => input.getAttribute('aria-activedescendant');
  const chosen = () =>
    options()
      .map((option) => option.getAttribute('aria-selected') === 'true')
      .indexOf(true);
  expect([input.getAttribute('role'), input.getAttribute('aria-expanded'), active()]).toEqual([
    'combobox',
    'true',
    null,
  ]);
  expect(input.ownerDocument.getElementById(input.getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe(
    'listbox',
  );
  await press('ArrowDown');
  expect([chosen(), active()]).toEqual([0, options()[0]?.id]);
  await press('ArrowUp');
  expect([chosen(), active()]).toEqual([-1, null]);
  await press('ArrowUp');
  expect(options()[chosen()]?.textContent).toBe('View all 7 results');
  const opened: (string | null)[] = [];
  const note = (event: Event) => {
    event.preventDefault();
    opened.push((event.target as Element).closest('a')?.getAttribute('href') ?? null);
  };
  document.addEventListener('click', note);
  await press('Enter');
  document.removeEventListener('click', note);
  expect(opened).toEqual(['/search.html?query=oak']);
  await during(() => input.focus());
  await eventually(() => options().length === 5);
  await press('Escape');
  expect([input.getAttribute('aria-expanded'), options().length, input.value]).toEqual(['false', 0, 'oak']);
  expect(requested).toHaveLength(1);
});

test('Enter in the field searches, and closes the suggestions', async () => {
  const { type, input, history, options } = await renderView(() => response(['Oak']));
  await type('oak');
  await eventually(() => options().length);
  await during(() => input.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  expect([history.location.href, options().length, document.activeElement === input]).toEqual([
    '/search.html?query=oak',
    0,
    false,
  ]);
});

test('is available in French', async () => {
  const { type, status, options, message } = await renderView(() => response(['Chêne'], { total: 3 }), 'CA_FR');
  expect(status.textContent).toBe('Cherchez un produit');
  await type('chêne');
  await message('3 produits');
  await eventually(() => options().length);
  expect(
    options()
      .map(({ textContent }) => textContent)
      .slice(-1),
  ).toEqual(['Voir les 3 résultats']);
  expect(options().at(-1)?.getAttribute('href')).toBe('/CA_FR/search.html?query=ch%C3%AAne');
});
