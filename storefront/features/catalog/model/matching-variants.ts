import { toMajor } from '#contract/money.ts';
import { AREA_PRICE_FILTER, pricePerArea } from '#contract/area-price.ts';
import type { AreaUnit } from '#contract/area-price.ts';
import { TILE_USE } from '#contract/tile-use.ts';
import type { Facts } from '#contract/variant-choice.ts';
import { fits, namedBy } from '#contract/variant-choice.ts';
import type { AttributeItem } from '#storefront/platform/product-data/attributes.ts';
import { attributesOf, labelOf, numberOf } from '#storefront/platform/product-data/attributes.ts';
import { cheapestByArea } from '#storefront/platform/product-data/area-offer.ts';
import { priceOf, withOrdinary } from '#storefront/platform/product-data/price.ts';
import type { GetProductListQuery } from '../api/get-product-list.graphql.ts';
import { OPEN_BOUND, RANGE_SEPARATOR } from '../filters/ranges.ts';
import { filterKind } from '../filters/filter-kinds.ts';
import type { ActiveFilters } from '../filters/filter-state.ts';
import { priceBasisOf } from '../filters/price-basis.ts';
import type { Card } from './product-card.ts';
import { toCard } from './product-card.ts';

type Listed = NonNullable<NonNullable<NonNullable<GetProductListQuery['products']>['items']>[number]>;
type Configurable = Extract<Listed, { __typename: 'ConfigurableProduct' }>;
type Variant = NonNullable<NonNullable<NonNullable<Configurable['variants']>[number]>['product']>;

/** Filters and search text of a list. */
export type ListCriteria = { filters: ActiveFilters; text: string };

const OF_PRODUCTS = ['category_uid', 'category_url_path', 'sku', 'url_key'];

const factsOf = (source: { items: readonly (AttributeItem | null)[] } | null | undefined): Facts =>
  new Map(
    [...attributesOf(source)].map(([code, item]) => [
      code,
      item.__typename === 'AttributeValue'
        ? [item.value]
        : item.selected_options.flatMap((option) => option?.value ?? []),
    ]),
  );

const chosenOf = (filters: ActiveFilters): Facts =>
  new Map(
    [...filters]
      .filter(([code, options]) => filterKind(code, options[0]?.value) === 'equal' && !OF_PRODUCTS.includes(code))
      .map(([code, options]) => [code, options.map(({ value }) => value)]),
  );

const within = (amount: number | undefined, range: string): boolean => {
  const [from = OPEN_BOUND, to = OPEN_BOUND] = range.split(RANGE_SEPARATOR).map((bound) => bound || OPEN_BOUND);
  return (
    amount !== undefined &&
    (from === OPEN_BOUND || amount >= Number(from)) &&
    (to === OPEN_BOUND || amount <= Number(to))
  );
};

/** Returns whether a variant's price by area is in the chosen range. */
const isInRange = (variant: Variant, filters: ActiveFilters): boolean =>
  (Object.entries(AREA_PRICE_FILTER) as [AreaUnit, string][]).every(([unit, code]) => {
    const [range] = filters.get(code) ?? [];
    const price = priceOf(variant.price_range.minimum_price);
    const coverage = numberOf(attributesOf(variant.custom_attributesV2), 'coverage_sq_ft');
    const perArea = price && coverage ? pricePerArea(price.finalMinor, unit, coverage) : undefined;
    return !range || within(perArea === undefined ? undefined : toMajor(perArea, price!.currency), range.value);
  });

/** True if a variant's numbers are in the chosen ranges; missing values fall back to its product's. */
const isMeasured = (facts: Facts, own: Facts, filters: ActiveFilters): boolean =>
  [...filters].every(([code, [range]]) => {
    if (!range || priceBasisOf(code) || filterKind(code, range.value) !== 'range') return true;
    const [value] = facts.get(code) ?? own.get(code) ?? [];
    return within(value === undefined ? undefined : Number(value), range.value);
  });

/** The variants that match; empty when filters and text do not concern variants. */
const matchingVariants = (product: Configurable, { filters, text }: ListCriteria): readonly Variant[] => {
  const variants = allVariants(product);
  const chosen = chosenOf(filters);
  const own = factsOf(product.facts);
  const fitting = variants.filter(
    (variant) =>
      fits(factsOf(variant.facts), own, chosen) &&
      isMeasured(factsOf(variant.facts), own, filters) &&
      isInRange(variant, filters),
  );
  const named = namedBy(
    text,
    product.name ?? '',
    fitting.map((variant) => ({ variant, sku: variant.sku ?? '', name: variant.name ?? '' })),
  ).map(({ variant }) => variant);
  const criteria = named.length > 0 ? named : fitting;
  return criteria.length < variants.length ? criteria : [];
};

const lowest = (one: Variant, other: Variant): number =>
  (priceOf(one.price_range.minimum_price)?.finalMinor ?? 0) -
  (priceOf(other.price_range.minimum_price)?.finalMinor ?? 0);

/** Number of distinct values of an attribute among the variants. A single value is returned with its label. */
const choice = (variants: readonly Variant[], code: string): { count: number; only?: string } => {
  const labels = new Set(variants.flatMap((variant) => labelOf(attributesOf(variant.facts), code) ?? []));
  const [only] = labels;
  return { count: labels.size, ...(labels.size === 1 && only && { only }) };
};

/** The lowest wet DCOF of the matching variants, or else of the product; only in lists filtered by use. */
const dcofOf = (product: Listed, variants: readonly Variant[], { filters }: ListCriteria): Pick<Card, 'dcof'> => {
  if (!filters.has(TILE_USE)) return {};
  const sources = variants.length > 0 ? variants : [product];
  const own = sources.flatMap((one) => numberOf(attributesOf(one.custom_attributesV2), 'dcof') ?? []);
  const ofProduct = numberOf(attributesOf(product.custom_attributesV2), 'dcof');
  const dcof = own.length > 0 ? Math.min(...own) : ofProduct;
  return dcof === undefined ? {} : { dcof };
};

const allVariants = (product: Listed): readonly Variant[] =>
  product.__typename === 'ConfigurableProduct'
    ? (product.variants ?? []).flatMap((variant) => variant?.product ?? [])
    : [];

/** A card for the matching variants, linking to the first of them. */
export const toMatchingCard = (product: Listed, criteria: ListCriteria): Card => {
  const variants = product.__typename === 'ConfigurableProduct' ? matchingVariants(product, criteria) : [];
  const card = {
    ...toCard(product),
    ...dcofOf(product, variants.length > 0 ? variants : allVariants(product), criteria),
  };
  const inStock = variants.filter(({ stock_status: status }) => status === 'IN_STOCK');
  const [first] = (inStock.length > 0 ? inStock : variants).toSorted(lowest);
  if (!first) return card;
  const { price: _price, areaPrice: _areaPrice, size: _size, finish: _finish, ...rest } = card;
  const prices = variants
    .toSorted(lowest)
    .flatMap((variant) => priceOf(variant.price_range.minimum_price, variant.special_price) ?? []);
  const [lowestPrice, ...others] = prices;
  const price = withOrdinary(lowestPrice, prices);
  const [size, finish] = [choice(variants, 'size'), choice(variants, 'finish')];
  const picture = first.small_image?.url;
  return {
    ...rest,
    ...(price && { price }),
    isFrom: others.some(({ finalMinor }) => finalMinor !== price?.finalMinor),
    ...cheapestByArea(
      variants.map((variant) => ({
        price: priceOf(variant.price_range.minimum_price),
        attributes: attributesOf(variant.custom_attributesV2),
      })),
    ),
    ...(picture && { image: { url: picture, label: first.small_image?.label || card.name } }),
    sizes: size.count,
    ...(size.only && { size: size.only }),
    finishes: finish.count,
    ...(finish.only && { finish: finish.only }),
    isInStock: inStock.length > 0,
    path: `${card.path}?${new URLSearchParams({ config: first.sku ?? '' })}`,
  };
};
