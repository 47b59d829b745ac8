import { filterKey, filterText } from '#contract/list-address.ts';
import { namedBy } from '#contract/variant-choice.ts';
import type { AreaOffer, Priced } from '#storefront/platform/product-data/area-offer.ts';
import { cheapestByArea } from '#storefront/platform/product-data/area-offer.ts';
import { attributesOf, labelOf } from '#storefront/platform/product-data/attributes.ts';
import type { Price } from '#storefront/platform/product-data/price.ts';
import { priceOf } from '#storefront/platform/product-data/price.ts';
import type { GetAutocompleteResultsQuery } from './get-autocomplete-results.graphql.ts';

export type SuggestedProduct = {
  id: string;
  sku: string;
  name: string;
  path: string;
  image: string | undefined;
  /** Undefined if the back end hides it from this shopper. */
  price: Price | undefined;
  /** True if other variants cost more. */
  isFrom: boolean;
  area: AreaOffer;
  sellingUnit: string | undefined;
  /** The back end hides the price of this commission class from this shopper. */
  mustHidePrice: boolean;
};

export type SuggestedCategory = { name: string; path: string };

export type AutocompleteResult = {
  /** True if the response has filters, which are required for suggestions. */
  hasFilters: boolean;
  products: readonly SuggestedProduct[];
  categories: readonly SuggestedCategory[];
  total: number;
};

type Products = NonNullable<GetAutocompleteResultsQuery['products']>;
type Item = NonNullable<NonNullable<Products['items']>[number]>;

const MAX_PRODUCTS = 3;
const MAX_CATEGORIES = 4;

export const resultsPath = (text: string, filter: Readonly<Record<string, string>> = {}): string =>
  `/search.html?${new URLSearchParams({ query: text, ...filter })}`;

/** The number inside a base64 category uid; undefined without one. */
const idOf = (uid: string): string | undefined => {
  try {
    const id = atob(uid);
    return /^\d+$/.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
};

const categoryFilter = (code: string, label: string, value: string): Record<string, string> => {
  const id = code === 'category_id' ? value : idOf(value);
  return id ? { [filterKey('category_id')]: filterText(label, id) } : { [filterKey(code)]: filterText(label, value) };
};

const categoriesOf = (aggregations: Products['aggregations'], text: string): SuggestedCategory[] => {
  const found = aggregations?.find(
    (aggregation) => aggregation?.attribute_code === 'category_id' || aggregation?.attribute_code === 'category_uid',
  );
  return (found?.options ?? []).flatMap((option) =>
    found && option?.label
      ? [
          {
            name: option.label,
            path: resultsPath(text, categoryFilter(found.attribute_code, option.label, option.value)),
          },
        ]
      : [],
  );
};

type Variant = { sku: string; name: string; priced: Priced };

const variantsOf = (item: Item): Variant[] =>
  'variants' in item
    ? (item.variants ?? []).flatMap((variant) =>
        variant?.product
          ? [
              {
                sku: variant.product.sku ?? '',
                name: variant.product.name ?? '',
                priced: {
                  price: priceOf(variant.product.price_range.minimum_price),
                  attributes: attributesOf(variant.product.custom_attributesV2),
                },
              },
            ]
          : [],
      )
    : [];

/** A product with the variants that match the text, or all: their price, and a link to the first of them. */
const productOf = (item: Item, text: string): SuggestedProduct => {
  const { id, uid, sku, name, small_image: picture, url_key: key, url_suffix: suffix, price_range: range } = item;
  const attributes = attributesOf(item.custom_attributesV2);
  const variants = variantsOf(item);
  const named = namedBy(text, name ?? '', variants);
  const offers = (named.length > 0 ? named : variants).map(({ priced }) => priced);
  const price = priceOf(range.minimum_price);
  const prices = offers.flatMap((offer) => offer.price ?? []).sort((one, other) => one.finalMinor - other.finalMinor);
  const query = named[0] ? `?${new URLSearchParams({ config: named[0].sku })}` : '';
  return {
    id: String(id ?? uid),
    sku: sku ?? '',
    name: name ?? '',
    path: `/${key ?? ''}${suffix ?? ''}${query}`,
    image: picture?.url ?? undefined,
    price: price && (prices[0] ?? price),
    isFrom: prices.some(({ finalMinor }) => finalMinor !== prices[0]?.finalMinor),
    area: cheapestByArea(offers.length > 0 ? offers : [{ price, attributes }]),
    sellingUnit: labelOf(attributes, 'selling_unit'),
    mustHidePrice: price === undefined,
  };
};

/** Suggestions for a text: three products and four categories at most. */
export const autocompleteResultOf = ({ products }: GetAutocompleteResultsQuery, text: string): AutocompleteResult => ({
  hasFilters: Boolean(products?.aggregations?.length),
  products: (products?.items ?? [])
    .flatMap((item) => (item?.url_key ? [productOf(item, text)] : []))
    .slice(0, MAX_PRODUCTS),
  categories: categoriesOf(products?.aggregations ?? null, text).slice(0, MAX_CATEGORIES),
  total: products?.total_count ?? 0,
});
