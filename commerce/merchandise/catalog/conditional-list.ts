import { toMajor } from '#contract/money.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { ConditionField, ListOrder, ProductCondition } from './condition-rules.ts';
import { attributeConditions, LIST_ORDERS, meetsCondition } from './condition-rules.ts';
import { matchProducts, visiblePrices } from './list-query.ts';
import { sortProducts } from './list-sort.ts';
import { isSellable, specialPriceOf } from './product-rules.ts';
import { buyableOf, textIn } from './row-values.ts';
import { currentSnapshot } from './snapshot.ts';
import type { CategoryRecord, ProductRecord } from './snapshot-types.ts';
import { inView } from './snapshot-types.ts';
import { GUEST_GROUP } from './types.ts';

/** A category and its ancestors, by id and by url path. */
const categoryNames = (
  categories: ReadonlyMap<number, CategoryRecord>,
  id: number,
  storeViewId: number,
): readonly string[] => {
  const category = categories.get(id);
  if (!category) return [];
  const ancestors = category.parentId === null ? [] : categoryNames(categories, category.parentId, storeViewId);
  return [String(id), inView(category.texts, storeViewId).urlPath, ...ancestors];
};

type Request = { condition: ProductCondition; order: ListOrder | undefined; count: number };

/**
 * Skus of listed products that meet a condition; for a configurable product one variant must meet it. Categories are
 * given by id or url path, options by id or code. An unknown attribute has no value.
 */
export const findSkusWhere = async (
  context: CommerceContext,
  { condition, order, count }: Request,
): Promise<readonly string[]> => {
  context.tags.add(tag.products);
  const snapshot = await currentSnapshot(context);
  const { index, products, categories, attributes } = snapshot;
  const { storeView, currency } = context;
  const group = context.customer?.groupId ?? GUEST_GROUP;
  const priceOf = visiblePrices(index, currency, group);

  const fieldsOf = (
    position: number,
    product: ProductRecord,
  ): Readonly<Record<ConditionField, () => readonly string[]>> => ({
    category_ids: () =>
      product.placements.flatMap(({ categoryId }) => categoryNames(categories, categoryId, storeView.id)),
    sku: () => [product.sku],
    name: () => [inView(product.texts, storeView.id).name],
    price: () => (priceOf(position) < 0 ? [] : [String(toMajor(priceOf(position), currency))]),
    special_price: () =>
      buyableOf(product)
        .map((row) => specialPriceOf(row, currency, group))
        .filter((price) => price !== null)
        .map(String),
    type_id: () => [product.type],
    qty: () => [String(product.available)],
    quantity_and_stock_status: () => [isSellable(product) ? '1' : '0'],
  });

  const attributeValues = (row: ProductRecord, code: string): readonly string[] => {
    const attribute = attributes.byCode.get(code);
    if (!attribute) return [];
    const text = textIn(row, attribute.id, storeView.id);
    const chosen = row.options
      .filter(([attributeId]) => attributeId === attribute.id)
      .flatMap(([, optionId]) => [String(optionId), attributes.optionById.get(optionId)?.code ?? []].flat());
    return text === undefined ? chosen : [text, ...chosen];
  };

  const isMet = (position: number): boolean => {
    const product = products.get(index.ids[position] as number);
    if (!product) return false;
    const fields = fieldsOf(position, product);
    return buyableOf(product).some((row) =>
      meetsCondition(condition, (code) => {
        if (Object.hasOwn(fields, code)) return fields[code as ConditionField]();
        const own = attributeValues(row, code);
        return own.length > 0 ? own : attributeValues(product, code);
      }),
    );
  };

  const { matched } = matchProducts(index, {
    visibleIn: 'catalog',
    only: null,
    categoryIds: null,
    facets: [],
    price: null,
    currency,
    group,
  });
  const positions = matched.filter(isMet);
  const named = attributeConditions(condition)
    .filter(({ attribute }) => attribute === 'category_ids')
    .flatMap(({ values }) => values);
  const category = [...categories.values()].find(
    ({ id, texts }) =>
      named.length === 1 && (String(id) === named[0] || inView(texts, storeView.id).urlPath === named[0]),
  );
  const { key, isDescending } = LIST_ORDERS[order ?? 'position'];
  const sorted = sortProducts(index, positions, [{ key, isDescending }], {
    scores: null,
    categoryId: category?.id ?? null,
    currency,
    group,
    view: storeView,
  });
  const skus = [...sorted].flatMap((position) => products.get(index.ids[position] as number)?.sku ?? []);
  if (key === 'sku') skus.sort((one, other) => (one < other ? -1 : 1) * (isDescending ? -1 : 1));
  return skus.slice(0, count);
};
