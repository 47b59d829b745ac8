import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Attribute } from '#commerce/merchandise/attributes/types.ts';
import { aggregate } from './list-facets.ts';
import { ListIndex } from './list-index.ts';
import { matchProducts } from './list-query.ts';
import type { ListQuery } from './list-query.ts';
import { sortProducts } from './list-sort.ts';
import type { SortOrder } from './list-sort.ts';
import type { CategoryRecord, ProductRecord } from './snapshot-types.ts';

const attribute = (id: number, code: string, options: number): Attribute => ({
  id,
  code,
  input: 'multiselect',
  labels: { en: code },
  unit: null,
  isFilterable: true,
  isSearchable: false,
  isSortable: false,
  isComparable: false,
  isUsedInListing: false,
  isVisibleOnFront: false,
  position: id,
  options: Array.from({ length: options }, (_, index) => ({
    id: id * 100 + index,
    code: `${code}${index}`,
    labels: {},
    position: index,
    swatch: null,
    group: null,
    hidesPriceFrom: [],
  })),
});

const view = { id: 1, locale: 'en_CA', language: 'en' as const };

const attributes = [attribute(1, 'material', 3), attribute(2, 'finish', 2), attribute(3, 'size', 4)];

const category = (id: number, parentId: number | null, level: number): CategoryRecord => ({
  id,
  parentId,
  level,
  path: '',
  position: id,
  includeInMenu: true,
  image: null,
  displayMode: 'PRODUCTS',
  cmsBlock: null,
  defaultSortBy: null,
  children: [],
  texts: {
    0: {
      name: `Category ${id}`,
      urlKey: '',
      urlPath: '',
      description: null,
      metaTitle: null,
      metaDescription: null,
      metaKeywords: null,
    },
  },
});

const categories = new Map(
  [category(2, null, 1), category(3, 2, 2), category(4, 3, 3), category(5, 2, 2)].map((one) => [one.id, one]),
);
const descendants: Readonly<Record<number, readonly number[]>> = { 2: [2, 3, 4, 5], 3: [3, 4], 4: [4], 5: [5] };

type Seed = {
  name: number;
  options: readonly number[];
  categoryIds: readonly number[];
  price: number | null;
  isHidden: boolean;
  visibility: 1 | 2 | 3 | 4;
  available: number;
  isEnabled: boolean;
};

const allOptions = attributes.flatMap(({ id, options }) => options.map((option) => [id, option.id] as const));

const product = (seed: Seed, id: number): ProductRecord => ({
  id,
  sku: `P${id}`,
  type: 'simple',
  isEnabled: seed.isEnabled,
  visibility: seed.visibility,
  weightGrams: 0,
  texts: { 0: { name: `Name ${seed.name}`, urlKey: `p${id}` } },
  prices:
    seed.price === null
      ? {}
      : {
          CAD: {
            cheapest: { regular: seed.price, final: seed.price },
            dearest: { regular: seed.price, final: seed.price },
          },
        },
  available: seed.available,
  media: [],
  options: allOptions.filter(([, optionId]) => seed.options.includes(optionId)),
  values: [],
  placements: seed.categoryIds.map((categoryId) => ({ categoryId, position: id % 3 })),
  variantIds: [],
  configurableBy: [],
  variants: [],
  parent: null,
  related: [],
  upsell: [],
  crosssell: [],
  composition: null,
  hidesPriceFrom: seed.isHidden ? [0] : [],
});

const aSeed: fc.Arbitrary<Seed> = fc.record({
  name: fc.integer({ min: 0, max: 5 }),
  options: fc.subarray(allOptions.map(([, optionId]) => optionId)),
  categoryIds: fc.subarray([2, 3, 4, 5]),
  price: fc.option(fc.integer({ min: 1, max: 50_000 })),
  isHidden: fc.boolean(),
  visibility: fc.constantFrom(1, 2, 3, 4),
  available: fc.integer({ min: 0, max: 3 }),
  isEnabled: fc.boolean(),
});
const seeds: fc.Arbitrary<Seed[]> = fc.array(aSeed, { maxLength: 25 });

const chosen = fc.record({
  visibleIn: fc.constantFrom('catalog', 'search', 'either'),
  categoryIds: fc.option(fc.subarray([2, 3, 4, 5, 99], { minLength: 1 })),
  values: fc.array(
    fc.record({
      attribute: fc.integer({ min: 0, max: 2 }),
      values: fc.subarray(['100', '101', '102', '200', '201', '300', '301', '302', '999']),
    }),
    { maxLength: 2 },
  ),
  price: fc.option(
    fc.record({
      from: fc.option(fc.integer({ min: 0, max: 50_000 })),
      to: fc.option(fc.integer({ min: 0, max: 50_000 })),
    }),
  ),
});

const indexOf = (products: readonly ProductRecord[]): ListIndex => {
  const index = new ListIndex(attributes, categories);
  index.replace(products);
  return index;
};

const queryOf = (
  index: ListIndex,
  choice: {
    visibleIn: ListQuery['visibleIn'];
    categoryIds: number[] | null;
    values: { attribute: number; values: string[] }[];
    price: ListQuery['price'];
  },
): ListQuery => {
  const byAttribute = new Map(choice.values.map(({ attribute: at, values }) => [at, values]));
  return {
    visibleIn: choice.visibleIn,
    only: null,
    categoryIds: choice.categoryIds,
    facets: [...byAttribute].map(([at, values]) => ({ facet: index.facets[at]!, values })),
    price: choice.price,
    currency: 'CAD',
    group: 0,
  };
};

/** A naive implementation of the same list, straight from the specification. */
const naive = (products: readonly ProductRecord[], query: ListQuery, without?: string): number[] =>
  products
    .filter(
      ({ isEnabled, visibility }) =>
        isEnabled && { catalog: [2, 4], search: [3, 4], either: [2, 3, 4] }[query.visibleIn].includes(visibility),
    )
    .filter(
      ({ placements }) =>
        !query.categoryIds ||
        query.categoryIds.some((id) =>
          placements.some(({ categoryId }) => (descendants[id] ?? []).includes(categoryId)),
        ),
    )
    .filter(({ options }) =>
      query.facets.every(
        ({ facet, values }) =>
          facet.attribute.code === without ||
          options.some(
            ([attributeId, optionId]) => attributeId === facet.attribute.id && values.includes(String(optionId)),
          ),
      ),
    )
    .filter(({ prices, hidesPriceFrom }) => {
      if (!query.price || without === 'price') return true;
      const price = hidesPriceFrom.includes(query.group) ? undefined : prices.CAD?.cheapest.final;
      return price !== undefined && price >= (query.price.from ?? 0) && price <= (query.price.to ?? Infinity);
    })
    .map(({ id }) => id);

test('[EN-48] [EN-50] [EN-51] any value within a filter, all filters together: the list equals a naive implementation, for each customer group', () => {
  fc.assert(
    fc.property(seeds, chosen, (given, choice) => {
      const products = given.map((seed, at) => product(seed, at + 1));
      const index = indexOf(products);
      for (const group of [0, 1]) {
        const query = { ...queryOf(index, choice), group };
        const { matched } = matchProducts(index, query);
        expect([...matched].map((position) => index.ids[position]).sort()).toEqual(naive(products, query).sort());
      }
    }),
    { numRuns: 300 },
  );
});

test('[EN-16] a facet counts the products that each value alone would list, without its own selection', () => {
  fc.assert(
    fc.property(seeds, chosen, (given, choice) => {
      const products = given.map((seed, at) => product(seed, at + 1));
      const index = indexOf(products);
      const query = queryOf(index, choice);
      const match = matchProducts(index, query);
      const aggregations = aggregate(index, match, query, {
        language: 'en',
        wording: 'en',
        storeViewId: 1,
        categories,
        directChildrenOnly: false,
      });
      fc.pre(match.matched.length > 0);
      for (const { code, options } of aggregations.filter(
        ({ code: each }) => each !== 'category_uid' && each !== 'price',
      )) {
        const base = new Set(naive(products, query, code));
        for (const { value, count } of options) {
          expect(count).toBe(
            products.filter(
              ({ id, options: own }) => base.has(id) && own.some(([, optionId]) => String(optionId) === value),
            ).length,
          );
        }
      }
      const price = aggregations.find(({ code }) => code === 'price');
      const priced = new Set(naive(products, query, 'price'));
      const visible = products.filter(
        ({ id, hidesPriceFrom, prices }) => priced.has(id) && !hidesPriceFrom.includes(0) && prices.CAD,
      );
      expect(price?.options.reduce((sum, { count }) => sum + count, 0) ?? 0).toBe(visible.length);
    }),
    { numRuns: 300 },
  );
});

test('an empty result has no facets', () => {
  const index = indexOf([]);
  const query = queryOf(index, { visibleIn: 'catalog', categoryIds: null, values: [], price: null });
  expect(
    aggregate(index, matchProducts(index, query), query, {
      language: 'en',
      wording: 'en',
      storeViewId: 1,
      categories,
      directChildrenOnly: false,
    }),
  ).toEqual([]);
});

test('sorting is a total order: sold-out products come last, positions reveal no hidden price', () => {
  const orders = fc.array(
    fc.record({
      key: fc.constantFrom('position' as const, 'name' as const, 'price' as const),
      isDescending: fc.boolean(),
    }),
    { maxLength: 2 },
  );
  fc.assert(
    fc.property(seeds, orders, (given, order: SortOrder[]) => {
      const products = given.map((seed, at) => product({ ...seed, isEnabled: true, visibility: 4 }, at + 1));
      const scope = {
        scores: null,
        categoryId: 2,
        currency: 'CAD' as const,
        group: 0,
        view,
      };
      const sort = (from: readonly ProductRecord[]): number[] => {
        const index = indexOf(from);
        return [...sortProducts(index, Int32Array.from(index.ids.keys()), order, scope)].map(
          (position) => index.ids[position] as number,
        );
      };
      const sorted = sort(products);
      const soldOut = sorted.map((id) => products[id - 1]?.available === 0);
      expect(soldOut).toEqual(soldOut.toSorted((one, other) => Number(one) - Number(other)));
      const other = products.map((one) =>
        one.hidesPriceFrom.length
          ? product({ ...given[one.id - 1]!, isEnabled: true, visibility: 4, price: 7 }, one.id)
          : one,
      );
      expect(sort(other)).toEqual(sorted);
    }),
    { numRuns: 200 },
  );
});

test('a long list is sorted like a short one', () => {
  const products = Array.from({ length: 200 }, (_, at) =>
    product(
      {
        name: at % 7,
        options: [],
        categoryIds: [3],
        price: (at * 37) % 90,
        isHidden: at % 11 === 0,
        visibility: 4,
        available: at % 5,
        isEnabled: true,
      },
      at + 1,
    ),
  );
  const index = indexOf(products);
  const scope = { scores: null, categoryId: 3, currency: 'CAD' as const, group: 0, view };
  const sort = (orders: SortOrder[], positions: Int32Array) => [...sortProducts(index, positions, orders, scope)];
  for (const key of ['position', 'name', 'price'] as const) {
    const whole = sort([{ key, isDescending: true }], Int32Array.from(index.ids.keys()));
    const some = Int32Array.from(index.ids.keys()).filter((position) => position % 4 === 1);
    expect(sort([{ key, isDescending: true }], some)).toEqual(whole.filter((position) => position % 4 === 1));
  }
});

const KEYS = ['position', 'name', 'price'] as const;

/** Visible results of an index: ids in each order, and facets. */
const shown = (index: ListIndex, choice: Parameters<typeof queryOf>[1]) => {
  const query = queryOf(index, choice);
  const match = matchProducts(index, query);
  const scope = { scores: null, categoryId: 3, currency: 'CAD' as const, group: 0, view };
  return {
    orders: KEYS.flatMap((key) => [true, false].map((isDescending) => ({ key, isDescending }))).map((order) =>
      [...sortProducts(index, match.matched, [order], scope)].map((position) => index.ids[position]),
    ),
    facets: aggregate(index, match, query, {
      language: 'en',
      wording: 'en',
      storeViewId: 1,
      categories,
      directChildrenOnly: false,
    }),
  };
};

test('after replaced, added and removed products an index shows the same as a new one', () => {
  const steps = fc.array(
    fc.array(fc.record({ id: fc.integer({ min: 1, max: 130 }), seed: fc.option(aSeed) }), { maxLength: 8 }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(fc.array(aSeed, { minLength: 100, maxLength: 120 }), steps, chosen, (given, changes, choice) => {
      const visible = given.map((seed) => ({ ...seed, isEnabled: true, visibility: 4 as const }));
      const products = new Map(visible.map((seed, at) => [at + 1, product(seed, at + 1)]));
      const index = indexOf([...products.values()]);
      for (const change of changes) {
        shown(index, choice);
        for (const { id, seed } of change) {
          products.delete(id);
          if (seed) products.set(id, product(seed, id));
          if (seed) index.replace([products.get(id)!]);
          else index.remove([id]);
        }
        expect(shown(index, choice)).toEqual(shown(indexOf([...products.values()]), choice));
      }
    }),
    { numRuns: 100 },
  );
});
