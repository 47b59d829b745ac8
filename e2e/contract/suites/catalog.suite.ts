import { describe, expect, test } from 'vitest';
import type { Subject } from '../support/contract-test.ts';
import { PRODUCT } from '../support/sample.ts';
import type { SampleProduct } from '../support/sample.ts';
import { dataOf, onlyOurs, refusal } from '../support/shop.ts';

type Option = { label: string; value: string; count: number };
type Products = {
  products: {
    total_count: number;
    items: SampleProduct[];
    page_info: { total_pages: number; current_page: number; page_size: number };
    aggregations: { attribute_code: string; label: string; count: number; options: Option[] }[];
    sort_fields: { default: string; options: { value: string }[] };
    suggestions: { search: string }[];
  };
};
type Tree = {
  uid: string;
  name: string;
  level: number;
  position: number;
  url_path: string;
  children: Tree[];
  children_count: string;
  breadcrumbs: { category_uid: string }[] | null;
};
type Categories = { categories: { items: Tree[]; total_count: number; page_info: { total_pages: number } } };

/** Highest page size. */
const MOST = 100;
const LIST = `query ($search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput, $size: Int = 50, $page: Int = 1) {
  products(search: $search, filter: $filter, sort: $sort, pageSize: $size, currentPage: $page) {
    total_count items { ...Sample } page_info { total_pages current_page page_size } } } ${PRODUCT}`;
const FACETS = `query ($search: String, $filter: ProductAttributeFilterInput) { products(search: $search, filter: $filter, pageSize: 1) {
  total_count aggregations { attribute_code label count options { label value count } } sort_fields { default options { value } } } }`;
const COUNT =
  'query ($search: String, $filter: ProductAttributeFilterInput) { products(search: $search, filter: $filter, pageSize: 1) { total_count } }';
const CATEGORIES = `query ($filters: CategoryFilterInput, $size: Int = 50, $page: Int = 1) { categories(filters: $filters, pageSize: $size, currentPage: $page) {
  total_count page_info { total_pages } items { uid name level position url_path children_count breadcrumbs { category_uid } children { uid name level position url_path } } } }`;

export const categories = (given: () => Subject): void => {
  const request = async (variables: Record<string, unknown>, headers = {}) =>
    given().shop.graphqlGet<Categories>(CATEGORIES, variables, headers);

  describe('categories', () => {
    test('without a filter, returns the root category of the store', async () => {
      const { sample } = given();
      const { items } = dataOf(await request({})).categories;
      expect(items.map(({ uid, level }) => [uid, level])).toEqual([[sample.config.root_category_uid, 1]]);
      expect(Number(items[0]?.children_count)).toBeGreaterThan(0);
    });

    test('[EN-42] the children of a category are sorted by position', async () => {
      const { sample } = given();
      const { items } = dataOf(
        await request({ filters: { parent_category_uid: { eq: sample.config.root_category_uid } } }),
      ).categories;
      expect(items.length).toBeGreaterThan(0);
      expect(items.map(({ position }) => position)).toEqual(
        items.map(({ position }) => position).sort((one, other) => one - other),
      );
      for (const { level, breadcrumbs } of items) expect([level, breadcrumbs]).toEqual([2, null]);
    });

    test('[EN-41] a category is found by uid, key or path', async () => {
      const { category } = given().sample;
      for (const filters of [
        { category_uid: { eq: category.uid } },
        { url_path: { eq: category.url_path } },
        { category_uid: { in: [category.uid, 'OTk5OTk5'] } },
        { ids: { eq: String(category.id) } },
      ]) {
        const { items, total_count } = dataOf(await request({ filters })).categories;
        expect([items[0]?.uid, total_count]).toEqual([category.uid, 1]);
      }
    });

    test('breadcrumbs name the ancestors, without root and self', async (context) => {
      const { sample } = given();
      const { items } = dataOf(
        await request({ filters: { parent_category_uid: { in: sample.categories.map(({ uid }) => uid) } } }),
      ).categories;
      const [child] = items;
      if (!child) return context.skip('this shop has one level of categories');
      const parent = sample.categories.find(({ url_path }) => child.url_path.startsWith(`${url_path}/`));
      expect(child.breadcrumbs?.map(({ category_uid }) => category_uid)).toEqual([parent?.uid]);
    });

    test('invalid queries', async () => {
      const { category } = given().sample;
      expect(refusal(await request({ page: 0 }))).toEqual([
        'currentPage value must be greater than 0.',
        'graphql-input',
      ]);
      expect(refusal(await request({ size: 0 }))).toEqual(['pageSize value must be greater than 0.', 'graphql-input']);
      expect(refusal(await request({ filters: { category_uid: { eq: category.uid } }, page: 2 }))).toEqual([
        'currentPage value 2 specified is greater than the 1 page(s) available.',
        'graphql-input',
      ]);
      expect(refusal(await request({ filters: { name: { match: 'x' } } }))).toEqual([
        'Invalid match filter. Minimum length is 3.',
        'graphql-input',
      ]);
      expect(
        refusal(await request({ filters: { ids: { eq: '1' }, category_uid: { eq: category.uid } } }))[0],
      ).toContain("can't be used at the same time.");
      const { shop } = given();
      expect(refusal(await shop.graphqlGet('{ category(id: 999999) { uid } }'))).toEqual([
        "Category doesn't exist",
        'graphql-no-such-entity',
      ]);
    });

    test('names are in the language of the view', async (context) => {
      const { shop, sample } = given();
      onlyOurs(shop, context);
      const filters = { category_uid: { eq: sample.category.uid } };
      const names = await Promise.all(
        ['CA_EN', 'CA_FR'].map(
          async (store) => dataOf(await request({ filters }, { store })).categories.items[0]?.name,
        ),
      );
      expect(new Set(names).size).toBe(2);
    });
  });
};

export const products = (given: () => Subject): void => {
  const list = async (variables: Record<string, unknown>, headers = {}) =>
    given().shop.graphqlGet<Products>(LIST, variables, headers);
  const count = async (variables: Record<string, unknown>) =>
    dataOf(await given().shop.graphqlGet<Products>(COUNT, variables)).products.total_count;
  const inCategory = () => ({ category_uid: { eq: given().sample.category.uid } });
  const priceOf = ({ price_range }: SampleProduct): number | null => price_range.minimum_price.final_price.value;

  describe('product lists', () => {
    test('a list needs a search or a filter', async () => {
      expect(refusal(await list({}))).toEqual(["'search' or 'filter' input argument is required.", 'graphql-input']);
    });

    test('[EN-43] pages of six together make up the whole list', async () => {
      const { total_count, page_info } = dataOf(await list({ filter: inCategory(), size: 6 })).products;
      expect(page_info).toEqual({ total_pages: Math.ceil(total_count / 6), current_page: 1, page_size: 6 });
      const skus: string[] = [];
      for (let page = 1; page <= page_info.total_pages; page++)
        skus.push(...dataOf(await list({ filter: inCategory(), size: 6, page })).products.items.map(({ sku }) => sku));
      expect([skus.length, new Set(skus).size]).toEqual([total_count, total_count]);
    });

    test('invalid pages', async () => {
      const filter = inCategory();
      expect(refusal(await list({ filter, page: 0 }))).toEqual([
        'currentPage value must be greater than 0.',
        'graphql-input',
      ]);
      expect(refusal(await list({ filter, page: -1 }))).toEqual([
        'currentPage value must be greater than 0.',
        'graphql-input',
      ]);
      expect(refusal(await list({ filter, size: 0 }))).toEqual([
        'pageSize value must be greater than 0.',
        'graphql-input',
      ]);
      expect(refusal(await list({ filter, page: 9999 }))[0]).toMatch(
        /^currentPage value 9999 specified is greater than the \d+ page\(s\) available\.$/,
      );
      const none = dataOf(await list({ filter: { sku: { eq: 'no-such-sku' } }, page: 7 })).products;
      expect([none.total_count, none.items]).toEqual([0, []]);
    });

    test('sorts by price and by name in both directions, out-of-stock products last', async () => {
      const filter = inCategory();
      const prices = async (sort: string): Promise<number[]> => {
        const { items } = dataOf(await list({ filter, size: MOST, sort: { price: sort } })).products;
        const stock = items.map(({ stock_status }) => stock_status);
        expect(stock).toEqual([...stock].sort());
        return items
          .filter(({ stock_status }) => stock_status === 'IN_STOCK')
          .map(priceOf)
          .filter((price) => price !== null);
      };
      const up = await prices('ASC');
      expect(up).toEqual([...up].sort((one, other) => one - other));
      const down = await prices('DESC');
      expect(down).toEqual([...down].sort((one, other) => other - one));
      const names = dataOf(await list({ filter, size: MOST, sort: { name: 'ASC' } })).products.items.map(
        ({ name }) => name,
      );
      const back = dataOf(await list({ filter, size: MOST, sort: { name: 'DESC' } })).products.items.map(
        ({ name }) => name,
      );
      expect(back[0]).not.toBe(names[0]);
      expect(new Set(back)).toEqual(new Set(names));
    });

    test('[EN-48] an equal filter takes one value or several', async () => {
      const [one, other] = given().sample.products.filter(
        ({ sku }, index, all) => all.findIndex((product) => product.sku === sku) === index,
      );
      const found = dataOf(await list({ filter: { sku: { eq: one?.sku } } })).products;
      expect(found.items.map(({ sku }) => sku)).toEqual([one?.sku]);
      const both = dataOf(await list({ filter: { sku: { in: [one?.sku, other?.sku, 'no-such-sku'] } } })).products;
      expect(new Set(both.items.map(({ sku }) => sku))).toEqual(new Set([one?.sku, other?.sku]));
      expect(
        dataOf(await list({ filter: { url_key: { eq: one?.url_key } } })).products.items.map(({ sku }) => sku),
      ).toEqual([one?.sku]);
    });

    test('[EN-50 EN-51] a price range is closed or open on either side', async () => {
      const filter = inCategory();
      const all = dataOf(await list({ filter, sort: { price: 'ASC' } }))
        .products.items.map(priceOf)
        .filter((price) => price !== null);
      const middle = all[Math.floor(all.length / 2)] ?? 0;
      const below = dataOf(await list({ filter: { ...filter, price: { to: String(middle) } } })).products.items;
      const above = dataOf(await list({ filter: { ...filter, price: { from: String(middle) } } })).products.items;
      for (const item of below) expect(priceOf(item)).toBeLessThanOrEqual(middle);
      expect(below.length + above.length).toBeGreaterThanOrEqual(all.length);
      expect(await count({ filter: { ...filter, price: { from: '99999998', to: '99999999' } } })).toBe(0);
    });

    test('invalid filters', async () => {
      const { category } = given().sample;
      expect(refusal(await list({ filter: { no_such_attribute: { eq: '1' } } }))[0]).toMatch(/no_such_attribute/);
      expect(
        refusal(await list({ filter: { category_id: { eq: '3' }, category_uid: { eq: category.uid } } }))[0],
      ).toMatch(/category_id/);
      expect(refusal(await list({ filter: { category_uid: { eq: '%%%' } } }))).toEqual([
        'Value of uid "%%%" is incorrect.',
        'graphql-input',
      ]);
    });

    test('[EN-16 GQ-18] the count of every aggregation option matches its products', async () => {
      const { shop } = given();
      const filter = inCategory();
      const { aggregations, total_count } = dataOf(await shop.graphqlGet<Products>(FACETS, { filter })).products;
      expect(aggregations.length).toBeGreaterThan(1);
      const wrong: string[] = [];
      for (const { attribute_code, count: size, options } of aggregations) {
        expect(size).toBe(options.length);
        if (attribute_code.startsWith('price') || attribute_code.startsWith('category')) continue;
        for (const option of options) {
          const found = await count({ filter: { ...filter, [attribute_code]: { eq: option.value } } });
          if (found !== option.count || found > total_count)
            wrong.push(`${attribute_code}=${option.label}: ${option.count}, found ${found}`);
        }
      }
      expect(wrong).toEqual([]);
    });

    test('[EN-16] price buckets together make up the list', async (context) => {
      const { shop } = given();
      onlyOurs(shop, context);
      const filter = inCategory();
      const { aggregations, total_count } = dataOf(await shop.graphqlGet<Products>(FACETS, { filter })).products;
      const buckets = aggregations.find(({ attribute_code }) => attribute_code === 'price')?.options ?? [];
      expect(buckets.length).toBeGreaterThan(0);
      for (const { value, label } of buckets)
        expect([/^\d+(\.\d+)?_\d+(\.\d+)?$/.test(value), label]).toEqual([true, value.replace('_', '-')]);
      const priced = dataOf(await list({ filter, size: MOST })).products.items.filter(
        (item) => priceOf(item) !== null,
      ).length;
      expect(buckets.reduce((sum, bucket) => sum + bucket.count, 0)).toBe(Math.min(priced, total_count));
    });

    test('sort fields lists the available sort orders', async () => {
      const { shop } = given();
      const ofFilter = dataOf(await shop.graphqlGet<Products>(FACETS, { filter: inCategory() })).products.sort_fields;
      expect(ofFilter.default).toBe('position');
      expect(ofFilter.options.map(({ value }) => value)).toEqual(expect.arrayContaining(['position', 'name', 'price']));
      expect(
        dataOf(
          await shop.graphqlGet<Products>(FACETS, { search: given().sample.simple.name }),
        ).products.sort_fields.options.map(({ value }) => value),
      ).toContain('relevance');
    });
  });

  describe('search', () => {
    test('[GQ-17 GQ-18 EN-14 EN-17] autocomplete requests three products with totals and aggregations', async () => {
      const { shop, sample } = given();
      const query = `query getAutocompleteResults($inputText: String!) { products(search: $inputText, currentPage: 1, pageSize: 3) {
        aggregations { label count attribute_code options { label value } }
        items { id uid name small_image { url } url_key url_suffix price_range { minimum_price { final_price { value currency } } } }
        page_info { total_pages } total_count } }`;
      const { products: found } = dataOf(await shop.graphqlGet<Products>(query, { inputText: sample.simple.name }));
      expect(found.items.map(({ name }) => name)).toContain(sample.simple.name);
      expect(found.items.length).toBeLessThanOrEqual(3);
      expect(found.total_count).toBeGreaterThan(0);
      expect(found.page_info.total_pages).toBe(Math.ceil(found.total_count / 3));
    });

    test('[GQ-20] suggestions are five products by id, name and sku', async () => {
      const { shop, sample } = given();
      const query =
        'query ($searchText: String!) { products(search: $searchText, pageSize: 5, currentPage: 1) { items { id name sku } } }';
      const { items } = dataOf(await shop.graphqlGet<Products>(query, { searchText: sample.simple.sku })).products;
      expect(items[0]?.sku).toBe(sample.simple.sku);
    });

    test('unknown words find nothing, without an error', async () => {
      for (const search of [
        'qqzxqqzx',
        '¯\\_(ツ)_/¯',
        "'; drop table product; --",
        '%',
        '_',
        '"',
        '\\',
        '&',
        '|',
        '!',
        ':*',
        '<->',
        '(',
        'a'.repeat(4000),
      ]) {
        const { products: found } = dataOf(await list({ search, size: 1 }));
        expect(found.items.length).toBe(Math.min(found.total_count, 1));
      }
      expect(await count({ search: 'qqzxqqzx' })).toBe(0);
    });

    test('accents, case and typing errors are tolerated, in both languages', async (context) => {
      const { shop } = given();
      onlyOurs(shop, context);
      const found = async (search: string, store = 'CA_EN') =>
        dataOf(await list({ search, size: 1 }, { store })).products.total_count;
      expect(await found('MARBLE')).toBe(await found('marble'));
      expect(await found('marbel')).toBeGreaterThan(0);
      expect(await found('ceramique', 'CA_FR')).toBe(await found('Céramique', 'CA_FR'));
      expect(await found('carreaux', 'CA_FR')).toBeGreaterThan(0);
    });

    test('a search can be filtered and sorted', async () => {
      const { sample } = given();
      const search = sample.simple.name.split(' ')[0] ?? sample.simple.name;
      const all = await count({ search });
      const inside = await count({ search, filter: inCategory() });
      expect(inside).toBeLessThanOrEqual(all);
      const { items } = dataOf(await list({ search, sort: { price: 'ASC' } })).products;
      const prices = items
        .filter(({ stock_status }) => stock_status === 'IN_STOCK')
        .map(priceOf)
        .filter((price) => price !== null);
      expect(prices).toEqual([...prices].sort((one, other) => one - other));
    });
  });
};
