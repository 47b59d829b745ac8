import { beforeAll, expect, test } from 'vitest';
import type { Scope } from '#contract/staff-roles.ts';
import { SCOPES } from '#commerce/merchandise/integration/scope-rules.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { CONDITIONS } from '#commerce/platform/rest/search-criteria.ts';
import { openAuthoringShop, type AuthoringShop } from './testing/authoring.ts';

const LISTS: Readonly<Record<string, readonly string[]>> = {
  '/V1/products': ['sku', 'price', 'updated_at'],
  '/V1/categories/list': ['id', 'name'],
  '/V1/inventory/source-items': ['sku'],
  '/V1/products/attributes': ['attribute_code'],
  '/V1/customers/search': ['email', 'group_id', 'created_at'],
  '/V1/orders': ['increment_id', 'grand_total', 'created_at'],
  '/V1/invoices': ['increment_id'],
  '/V1/shipments': ['increment_id'],
  '/V1/creditmemos': ['increment_id'],
  '/V1/cmsPage/search': ['identifier', 'title'],
  '/V1/cmsBlock/search': ['identifier'],
  '/V1/priceQuotes': ['number', 'created_at'],
};

/** Values as in the URL. */
const VALUES = [
  '',
  '1',
  '-1',
  'a',
  '%5C',
  'a%5C',
  'a%5C%5C',
  '%5C%5C%5C',
  '%25%5C',
  '%25',
  '_',
  '%00',
  'a%00b',
  '%FF%FE',
  '%F0%9F%9F%A5',
  '%E2%80%AE',
  "'%22;--",
  '1e400',
  '99999999999999999999',
  'NaN',
  '0000-00-00',
  '0000-01-01',
  '9999-99-99',
  '2026-02-31',
  '2026-11-28 25:61:61',
  ',,,',
  '1,',
  'null',
  '[]',
  'x'.repeat(3000),
];

describeWithDatabase('lists over REST, with every condition and odd values', (open) => {
  let shop: AuthoringShop;
  beforeAll(async () => {
    shop = await openAuthoringShop(open, Object.keys(SCOPES) as Scope[]);
  });

  const filter = (field: string, condition: string, value: string): string =>
    `searchCriteria[filter_groups][0][filters][0][field]=${field}` +
    `&searchCriteria[filter_groups][0][filters][0][condition_type]=${condition}` +
    `&searchCriteria[filter_groups][0][filters][0][value]=${value}`;

  // Tries a third of the combinations for each field; fields of the same type in other lists cover the rest.
  test.each(Object.entries(LISTS).map(([path, fields], list) => [path, fields, list] as const))(
    '%s answers with a list or says what is wrong, never with a failure',
    async (path, fields, list) => {
      const failed: string[] = [];
      for (const [fieldIndex, field] of fields.entries())
        for (const [conditionIndex, condition] of CONDITIONS.entries())
          for (const [valueIndex, value] of VALUES.entries()) {
            if ((list + fieldIndex + conditionIndex + valueIndex) % 3 !== 0) continue;
            const { status } = await shop.call('GET', `${path}?${filter(field, condition, value)}`);
            if (status !== 200 && status !== 400) failed.push(`${status}: ${field} ${condition} ${value.slice(0, 30)}`);
          }
      expect(failed).toEqual([]);
    },
  );

  test('a backslash at the end of a pattern is literal, as in MySQL', async () => {
    const found = async (pattern: string): Promise<unknown> =>
      (await shop.call('GET', `/V1/products?${filter('sku', 'like', pattern)}`)).body.total_count;
    expect([await found('CA%25'), await found('CA%5C%5C'), await found('CAL%5C')]).toEqual([expect.any(Number), 0, 0]);
    expect(await found('CA%25')).toBeGreaterThan(1);
  });

  test.each([
    ['an unknown field', filter('nonsense', 'eq', '1')],
    ['a field of the prototype', filter('__proto__', 'eq', '1')],
    ['SQL in a field', filter("sku')--", 'eq', '1')],
    ['an unknown condition', filter('sku', 'equals', '1')],
    ['a condition of the prototype', filter('sku', 'constructor', '1')],
    ['U+0000', filter('sku', 'eq', 'a%00')],
    [
      'a list in place of a value',
      'searchCriteria[filter_groups][0][filters][0][field]=sku&searchCriteria[filter_groups][0][filters][0][value][]=1',
    ],
    ['a list in place of a page size', 'searchCriteria[pageSize][0]=1'],
    ['a filter without a group', 'searchCriteria[filters][0][field]=sku'],
    ['a misspelt group', 'searchCriteria[filterGroup][0][filters][0][field]=sku'],
    ['a bracket that is not closed', 'searchCriteria[pageSize=5'],
    ['a page size of 0', 'searchCriteria[pageSize]=0'],
    ['a negative page size', 'searchCriteria[pageSize]=-5'],
    ['a page size of words', 'searchCriteria[pageSize]=all'],
    ['half a page', 'searchCriteria[currentPage]=1.5'],
    ['an order by an unknown field', 'searchCriteria[sortOrders][0][field]=nonsense'],
    ['a value without a field', 'searchCriteria[filter_groups][0][filters][0][value]=1'],
  ])('%s is refused with 400', async (_, query) => {
    const { status, body } = await shop.call('GET', `/V1/products?${query}`);
    expect([status, typeof body.message]).toEqual([400, 'string']);
  });

  test.each([
    'searchCriteria',
    'searchCriteria=',
    'searchCriteria=all',
    'search_criteria[page_size]=2',
    'searchCriteria[pageSize]=100000000000',
    'searchCriteria[currentPage]=999999999999',
    'searchCriteria[filterGroups][a][filters][b][field]=sku&searchCriteria[filterGroups][a][filters][b][value]=CAR',
    'searchCriteria[sortOrders][0][field]=sku&searchCriteria[sortOrders][0][direction]=sideways',
    filter('sku', 'EQ', 'CAR'),
    filter('sku', 'finset', 'CAR,TRV'),
    filter('price', 'moreq', '10'),
  ])('%s is accepted', async (query) => {
    expect((await shop.call('GET', `/V1/products?${query}`)).status).toBe(200);
  });

  test('an account cannot get an unknown group', async () => {
    const { rest } = shop;
    const person = { email: 'ann@example.com', firstname: 'Ann', lastname: 'Roy' };
    await rest('POST', '/V1/customers', { customer: person, password: 'Password-1234' });
    const [{ id }] = (await shop.call('GET', '/V1/customers/search?searchCriteria')).body.items;
    const put = (group: unknown) =>
      shop.call('PUT', `/V1/customers/${id}`, { customer: { ...person, id, group_id: group } });
    for (const group of [0, 4, 99, 9999, 32000, -1, 1.5, 'x', 1e20])
      expect([group, (await put(group)).status]).toEqual([group, 400]);
    for (const group of [3, 2, '1']) expect([group, (await put(group)).status]).toEqual([group, 200]);
  });

  test('no page, category or product can have a URL of the shop itself', async () => {
    const page = (identifier: string) => ({ page: { identifier, title: 'T', content: 'x' } });
    for (const identifier of [
      'cart',
      'graphql',
      'rest',
      'media',
      'checkout/receipt',
      'search.html',
      'wishlist',
      'us_en',
      'ca_fr/about',
      'robots.txt',
      'counter',
      'Cart',
      'cart/',
    ])
      expect([identifier, (await shop.call('POST', '/V1/cmsPage', page(identifier))).status]).toEqual([
        identifier,
        400,
      ]);
    const { status, body } = await shop.call('POST', '/V1/cmsPage', page('graphql'));
    expect([status, body.message, body.parameters]).toEqual([
      400,
      'The address "%1" belongs to the shop itself: choose another one.',
      ['graphql'],
    ]);
    const made = await shop.call('POST', '/V1/cmsPage', page('our-quarries'));
    expect(made.status).toBe(200);
    expect((await shop.call('PUT', `/V1/cmsPage/${made.body.id}`, { page: { identifier: 'cart' } })).status).toBe(400);
    const category = (key: string) => ({
      category: { name: 'C', isActive: true, custom_attributes: [{ attribute_code: 'url_key', value: key }] },
    });
    expect((await shop.call('POST', '/V1/categories', category('graphql'))).status).toBe(400);
    expect(
      (
        await shop.call('PUT', '/V1/products/CAR', {
          product: { custom_attributes: [{ attribute_code: 'url_key', value: 'search' }] },
        })
      ).status,
    ).toBe(400);
  });
});
