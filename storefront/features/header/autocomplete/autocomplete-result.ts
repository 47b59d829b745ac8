import type { GetAutocompleteResultsQuery } from './get-autocomplete-results.graphql.ts';

export type SuggestedProduct = {
  id: string;
  sku: string;
  name: string;
  path: string;
  image: string | undefined;
  price: { value: number; currency: string | null } | undefined;
  /** The back end keeps the price of this commission class from this shopper. */
  mustHidePrice: boolean;
};

export type SuggestedCategory = { name: string; path: string };

export type AutocompleteResult = {
  /** Whether the answer names filters; without them nothing is suggested. */
  hasFilters: boolean;
  products: readonly SuggestedProduct[];
  categories: readonly SuggestedCategory[];
  total: number;
};

type Products = NonNullable<GetAutocompleteResultsQuery['products']>;
type Item = NonNullable<NonNullable<Products['items']>[number]>;

const MOST_PRODUCTS = 3;
const MOST_CATEGORIES = 4;
/** Joins label and value of a filter in an address. */
const SEPARATOR = ',';

export const resultsPath = (text: string, filter: Readonly<Record<string, string>> = {}): string => `/search.html?${new URLSearchParams({ query: text, ...filter })}`;

/** The number inside a base64 category uid; undefined for a uid that holds none. */
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
  return id ? { 'category_id[filter]': label + SEPARATOR + id } : { [`${code}[filter]`]: label + SEPARATOR + value };
};

const categoriesOf = (aggregations: Products['aggregations'], text: string): SuggestedCategory[] => {
  const found = aggregations?.find((aggregation) => aggregation?.attribute_code === 'category_id' || aggregation?.attribute_code === 'category_uid');
  return (found?.options ?? []).flatMap((option) =>
    found && option?.label ? [{ name: option.label, path: resultsPath(text, categoryFilter(found.attribute_code, option.label, option.value)) }] : [],
  );
};

const productOf = ({ id, uid, sku, name, small_image: picture, url_key: key, url_suffix: suffix, price_range: range }: Item): SuggestedProduct => {
  const { value, currency } = range.minimum_price.final_price;
  const price = value === null ? undefined : { value, currency };
  return { id: String(id ?? uid), sku: sku ?? '', name: name ?? '', path: `/${key ?? ''}${suffix ?? ''}`, image: picture?.url ?? undefined, price, mustHidePrice: price === undefined };
};

/** What is suggested for a text: three products and four categories at most. */
export const autocompleteResultOf = ({ products }: GetAutocompleteResultsQuery, text: string): AutocompleteResult => ({
  hasFilters: Boolean(products?.aggregations?.length),
  products: (products?.items ?? []).flatMap((item) => (item?.url_key ? [productOf(item)] : [])).slice(0, MOST_PRODUCTS),
  categories: categoriesOf(products?.aggregations ?? null, text).slice(0, MOST_CATEGORIES),
  total: products?.total_count ?? 0,
});
