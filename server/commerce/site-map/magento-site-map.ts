import { contentPaths } from '#contract/pages.ts';
import type { StoreView, StoreViewCode } from '#contract/store-views.ts';
import type { Commerce, SitePage } from '../port.ts';

/** Levels of categories below the root of a store view. */
const LEVELS = 6;
const PAGE_SIZE = 100;
/** Maximum number of search results that Magento returns over all pages. */
const WINDOW = 10_000;
/** Number of concurrent requests. */
const CONCURRENCY = 3;

const below = (level: number): string =>
  `children{uid url_path product_count${level < LEVELS ? ` ${below(level + 1)}` : ''}}`;
const CATEGORIES = `{categories{items{${below(1)}}}}`;
const PRODUCTS = `query siteMapProducts($filter:ProductAttributeFilterInput!$page:Int!){products(filter:$filter pageSize:${PAGE_SIZE} currentPage:$page){total_count items{url_key updated_at}}}`;
const CONTENT = 'query siteMapContent($path:String!){urlResolver(url:$path){type}}';

type Category = {
  uid: string;
  url_path: string | null;
  product_count: number | null;
  children?: (Category | null)[] | null;
};
type Product = { url_key: string | null; updated_at: string | null };
type ProductPage = { total_count: number | null; items: (Product | null)[] | null };
type Read = <Data>(query: string, variables?: Readonly<Record<string, unknown>>) => Promise<Data>;

const readerOf =
  ({ query }: Pick<Commerce, 'query'>, store: StoreViewCode): Read =>
  async <Data>(document: string, variables: Readonly<Record<string, unknown>> = {}) => {
    const { result } = await query({ query: document, variables, headers: { store }, ip: '' });
    if (result.errors?.[0]) throw new Error(result.errors[0].message);
    return result.data as Data;
  };

/** Runs `work` for each entry, with limited concurrency. */
const forEach = async <Entry>(entries: readonly Entry[], work: (entry: Entry) => Promise<void>): Promise<void> => {
  const left = entries.values();
  const run = async (): Promise<void> => {
    for (const entry of left) await work(entry);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, run));
};

const withDescendants = (categories: readonly (Category | null)[] | null | undefined): Category[] =>
  (categories ?? []).flatMap((category) => (category ? [category, ...withDescendants(category.children)] : []));

/** Reads the products of a filter up to Magento's limit. Returns the total number of matches. */
const readProducts = async (
  read: Read,
  filter: Readonly<Record<string, object>>,
  add: (product: Product) => void,
): Promise<number> => {
  const readPage = async (page: number): Promise<number> => {
    const { products } = await read<{ products: ProductPage | null }>(PRODUCTS, { filter, page });
    for (const product of products?.items ?? []) if (product) add(product);
    return products?.total_count ?? 0;
  };
  const total = await readPage(1);
  const pages = Math.ceil(Math.min(total, WINDOW) / PAGE_SIZE);
  await forEach(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2),
    async (page) => void (await readPage(page)),
  );
  return total;
};

/** Magento writes times in UTC as `2026-01-31 10:00:00`. */
const timeOf = (text: string | null): Date | undefined => {
  const time = new Date(`${text?.replace(' ', 'T')}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
};

const pagesOf = async (read: Read, { categorySuffix, productSuffix }: StoreView): Promise<SitePage[]> => {
  const pages: SitePage[] = [];
  const { categories } = await read<{ categories: { items: ({ children?: Category[] } | null)[] | null } | null }>(
    CATEGORIES,
  );
  const known = (categories?.items ?? []).flatMap((root) => withDescendants(root?.children));
  for (const { url_path: path } of known) if (path) pages.push({ path: `/${path}${categorySuffix}` });

  const products = new Map<string, Product>();
  const add = (product: Product): void => void (product.url_key && products.set(product.url_key, product));
  const total = await readProducts(read, { price: { from: '0' } }, add);
  // One search cannot return all products, so search each category.
  if (total > WINDOW)
    await forEach(known, async ({ uid }) => void (await readProducts(read, { category_uid: { eq: uid } }, add)));
  for (const [key, { updated_at: time }] of products)
    pages.push({ path: `/${key}${productSuffix}`, changedAt: timeOf(time) });

  await forEach(contentPaths(), async (path) => {
    const found = await read<{ urlResolver: { type: string | null } | null }>(CONTENT, { path: path.slice(1) });
    if (found.urlResolver?.type === 'CMS_PAGE') pages.push({ path });
  });
  return pages;
};

/**
 * Lists all categories and products of a Magento, and the content pages known to the storefront, because GraphQL has no
 * list of content pages.
 */
export const magentoSiteMap =
  (commerce: Pick<Commerce, 'query'>, storeViews: () => readonly StoreView[]): NonNullable<Commerce['siteMap']> =>
  async () => {
    const pages = new Map<StoreViewCode, readonly SitePage[]>();
    for (const view of storeViews()) pages.set(view.code, await pagesOf(readerOf(commerce, view.code), view));
    return pages;
  };
