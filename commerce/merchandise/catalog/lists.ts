import { skuKey } from '#contract/sku.ts';
import type {
  FilterMatchTypeInput,
  ProductAttributeFilterInput,
  ProductAttributeSortInput,
} from '#contract/generated/schema-types.ts';
import { wordingOf } from '#contract/languages.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { FULL_PAGE } from '#commerce/merchandise/search/miss-rules.ts';
import { recordMiss, searchProducts, suggestSearches } from '#commerce/merchandise/search/service.ts';
import { checkPage, itemsOn, pageAmong } from '#commerce/platform/paging.ts';
import type { PageRequest } from '#commerce/platform/paging.ts';
import { findByText } from './detail-store.ts';
import type { TextField } from './detail-store.ts';
import { attributeFilters, categoryIdsOf, priceBoundsOf, sortOrdersOf, valuesOf } from './filters.ts';
import { aggregate } from './list-facets.ts';
import type { ListIndex } from './list-index.ts';
import { matchProducts } from './list-query.ts';
import type { ListQuery } from './list-query.ts';
import { sortProducts } from './list-sort.ts';
import type { SortOrder } from './list-sort.ts';
import { currentSnapshot } from './snapshot.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import { inView } from './snapshot-types.ts';
import { GUEST_GROUP } from './types.ts';
import type { AggregationModel, ProductsModel } from './types.ts';

export type ProductsRequest = PageRequest & {
  search?: string | null | undefined;
  filter?: ProductAttributeFilterInput | null | undefined;
  sort?: ProductAttributeSortInput | null | undefined;
};

const TEXT_FIELDS = ['name', 'description', 'short_description'] as const satisfies readonly TextField[];

const categoryFilter = (
  { categories }: CatalogSnapshot,
  filter: ProductAttributeFilterInput,
  storeViewId: number,
): readonly number[] | null => {
  const ids = categoryIdsOf(valuesOf(filter.category_id), valuesOf(filter.category_uid), 'category_id');
  const paths = valuesOf(filter.category_url_path);
  if (!paths) return ids;
  if (ids)
    throw new InputError("`%1` and `%2` can't be used at the same time.", {
      parameters: [filter.category_id ? 'category_id' : 'category_uid', 'category_url_path'],
    });
  const byPath = [...categories.values()]
    .filter(({ texts, level }) => level > 1 && paths.includes(inView(texts, storeViewId).urlPath))
    .map(({ id }) => id);
  if (!byPath.length)
    throw new InputError('No category with the provided `%1` was found', { parameters: ['category_url_path'] });
  return byPath;
};

/** Positions that pass the filters by sku, url key and text; null without such a filter. */
const namedPositions = async (
  context: CommerceContext,
  snapshot: CatalogSnapshot,
  filter: ProductAttributeFilterInput,
): Promise<ReadonlySet<number> | null> => {
  const { storeView, db } = context;
  const sets: (readonly number[])[] = [];
  const skus = valuesOf(filter.sku);
  if (skus) sets.push(skus.flatMap((sku) => snapshot.productIdBySku.get(skuKey(sku)) ?? []));
  const urlKeys = valuesOf(filter.url_key);
  if (urlKeys)
    sets.push(
      [...snapshot.products.values()]
        .filter(({ texts }) => urlKeys.includes(inView(texts, storeView.id).urlKey))
        .map(({ id }) => id),
    );
  for (const field of TEXT_FIELDS) {
    const given = filter[field] as FilterMatchTypeInput | null | undefined;
    const text = given?.match?.trim();
    const isPartial = given?.match_type === 'PARTIAL';
    if (text) sets.push(await findByText(db.kysely, storeView.id, storeView.language, field, { text, isPartial }));
  }
  if (sets.length === 0) return null;
  const positions = sets.map((ids) => new Set(ids.flatMap((id) => snapshot.index.positionOf.get(id) ?? [])));
  return positions.reduce((left, right) => new Set([...left].filter((position) => right.has(position))));
};

/** Trims have the names of their tiles and shorter texts, so they would rank first. */
const WEIGHT_BY_THE_PIECE = 0.6;

const isByArea = (index: ListIndex, currency: CurrencyCode, position: number): boolean =>
  (index.prices.get(currency)?.areaPrices.sqft[position] ?? -1) >= 0;

const searchScores = async (
  { storeView, ...context }: CommerceContext,
  { index }: CatalogSnapshot,
  text: string,
): Promise<ReadonlyMap<number, number>> => {
  const weightOf = (id: number): number => {
    const position = index.positionOf.get(id);
    return position === undefined || isByArea(index, context.currency, position) ? 1 : WEIGHT_BY_THE_PIECE;
  };
  const scope = { storeViewId: storeView.id, language: storeView.language };
  const scores = await searchProducts(context, scope, text, weightOf);
  return new Map(
    [...scores].flatMap(([id, score]) => {
      const position = index.positionOf.get(id);
      return position === undefined ? [] : [[position, score] as const];
    }),
  );
};

const both = (
  scores: ReadonlyMap<number, number> | null,
  named: ReadonlySet<number> | null,
): Iterable<number> | null =>
  scores && named ? [...scores.keys()].filter((position) => named.has(position)) : (scores?.keys() ?? named);

const defaultSort = (isSearch: boolean, categoryIds: readonly number[] | null): readonly SortOrder[] => {
  if (isSearch) return [{ key: 'relevance', isDescending: true }];
  return categoryIds?.length === 1 ? [{ key: 'position', isDescending: false }] : [];
};

/** A list of products visible to the caller; tags the response. Throws Magento's errors. */
export const listProducts = async (context: CommerceContext, request: ProductsRequest): Promise<ProductsModel> => {
  const { search, filter, sort } = request;
  if (typeof search !== 'string' && !filter) throw new InputError(`'search' or 'filter' input argument is required.`);
  checkPage(request);
  context.tags.add(tag.products);
  const snapshot = await currentSnapshot(context);
  const { storeView, currency } = context;
  const { index } = snapshot;
  const group = context.customer?.groupId ?? GUEST_GROUP;
  const text = search?.trim() ?? '';
  if (text) context.tags.add(tag.search);
  const scores = text ? await searchScores(context, snapshot, text) : null;
  const named = filter ? await namedPositions(context, snapshot, filter) : null;
  const categoryIds = filter ? categoryFilter(snapshot, filter, storeView.id) : null;
  const query: ListQuery = {
    visibleIn: text && filter && Object.keys(filter).length > 0 ? 'either' : text ? 'search' : 'catalog',
    only: both(scores, named),
    categoryIds,
    ...attributeFilters(index, filter ?? {}, storeView.id),
    price: priceBoundsOf(filter?.price, currency),
    areaPrice: {
      sqft: priceBoundsOf(filter?.price_per_sq_ft, currency),
      m2: priceBoundsOf(filter?.price_per_m2, currency),
    },
    isCategoryOpen: text !== '',
    currency,
    group,
  };
  const match = matchProducts(index, query);
  const orders = sortOrdersOf(sort, index.sortable);
  const sorted = (): Int32Array =>
    sortProducts(index, match.matched, orders.length ? orders : defaultSort(text !== '', categoryIds), {
      scores,
      categoryId: categoryIds?.length === 1 ? (categoryIds[0] as number) : null,
      currency,
      group,
      view: storeView,
      rows: match.rows?.passing ?? null,
    });
  const total = match.matched.length;
  if (total === 0 && text && Object.keys(filter ?? {}).length === 0 && request.pageSize >= FULL_PAGE)
    await recordMiss(context, text);
  const isHidden = index.hiddenFrom(group);
  // `aggregations` and `filters` of one query share them.
  const facets = new Map<boolean, readonly AggregationModel[]>();
  const page = pageAmong(total, request);
  return {
    // Read lazily, because a query may select only the filters.
    get ids() {
      return itemsOn(sorted(), page).map((position) => index.ids[position] as number);
    },
    total,
    page,
    isSearch: text !== '',
    sortable: () => {
      context.tags.add(tag.attribute);
      return index.sortable;
    },
    isByArea: match.matched.some((position) => isByArea(index, currency, position) && !isHidden(position)),
    aggregations: ({ directChildrenOnly }) => {
      context.tags.add(tag.attribute);
      context.tags.add(tag.categories);
      const known = facets.get(directChildrenOnly);
      if (known) return known;
      const counted = aggregate(index, match, query, {
        language: storeView.language,
        wording: wordingOf(storeView),
        storeViewId: storeView.id,
        categories: snapshot.categories,
        directChildrenOnly,
      });
      facets.set(directChildrenOnly, counted);
      return counted;
    },
    suggestions: async () =>
      total === 0 && text
        ? suggestSearches(context, { storeViewId: storeView.id, language: storeView.language }, text)
        : [],
  };
};
