import { dataOf } from './shop.ts';
import type { Shop } from './shop.ts';

export type StoreView = {
  store_code: string;
  store_group_code: string;
  locale: string;
  default_display_currency_code: string | null;
  secure_base_media_url: string | null;
};
export type Category = {
  uid: string;
  id: number;
  name: string;
  url_key: string;
  url_path: string;
  url_suffix: string | null;
  product_count: number;
  level: number;
};
export type OptionValue = { uid: string; label: string };
export type SampleVariant = {
  attributes: { uid: string; code: string }[];
  product: { sku: string; stock_status: string };
};
export type SampleProduct = {
  __typename: string;
  uid: string;
  id: number;
  sku: string;
  name: string;
  url_key: string;
  url_suffix: string | null;
  stock_status: string;
  price_range: { minimum_price: { final_price: { value: number | null; currency: string | null } } };
  configurable_options?: { uid: string; attribute_code: string; values: OptionValue[] }[];
  variants?: SampleVariant[];
};

/** Facts about the shop's catalogue for the tests. */
export type Sample = {
  views: StoreView[];
  /** The store view of requests without a Store header. */
  view: StoreView;
  config: { cms_home_page: string; root_category_uid: string; product_url_suffix: string | null };
  category: Category;
  categories: Category[];
  products: SampleProduct[];
  /** A product in stock that cannot be backordered. */
  simple: SampleProduct;
  configurable: SampleProduct | undefined;
  /** A variant of `configurable` in stock. */
  variant: SampleVariant | undefined;
  /** A product out of stock; by default Magento does not list these. */
  outOfStock: SampleProduct | undefined;
};

export const PRODUCT = `fragment Sample on ProductInterface {
  __typename uid id sku name url_key url_suffix stock_status
  price_range { minimum_price { final_price { value currency } } }
  ... on ConfigurableProduct { configurable_options { uid attribute_code values { uid label } } variants { attributes { uid code } product { sku stock_status } } }
}`;

const STORES = `{ storeConfig { store_code cms_home_page root_category_uid product_url_suffix }
  availableStores { store_code store_group_code locale default_display_currency_code secure_base_media_url } }`;
const CATEGORIES = `query ($root: String!) { categories(filters: { parent_category_uid: { eq: $root } }, pageSize: 50) {
  items { uid id name url_key url_path url_suffix product_count level } } }`;
const PRODUCTS = `query ($category: String!) { products(filter: { category_uid: { eq: $category } }, pageSize: 50) { items { ...Sample } } } ${PRODUCT}`;

type Stores = { storeConfig: Sample['config'] & { store_code: string }; availableStores: StoreView[] };

const SUPPLY = `query ($sku: String!) { productSupply(sku: $sku) { quantity later_days } }`;

/** Finds the first product that cannot be backordered and has enough stock for all tests. */
const firstLimited = async (shop: Shop, products: readonly SampleProduct[]): Promise<SampleProduct | undefined> => {
  for (const product of products) {
    const { productSupply } = dataOf(
      await shop.graphqlGet<{ productSupply: { quantity: number; later_days: number | null } | null }>(SUPPLY, {
        sku: product.sku,
      }),
    );
    if (productSupply && productSupply.later_days === null && productSupply.quantity >= 100) return product;
  }
  return undefined;
};

/** Collects the sample from the shop. */
export const collectSample = async (shop: Shop): Promise<Sample> => {
  const { storeConfig: config, availableStores: views } = dataOf(await shop.graphqlGet<Stores>(STORES));
  const found = dataOf(
    await shop.graphqlGet<{ categories: { items: Category[] } }>(CATEGORIES, { root: config.root_category_uid }),
  );
  const categories = found.categories.items.filter((category) => category.product_count > 0);
  const products: SampleProduct[] = [];
  for (const { uid } of categories.slice(0, 8)) {
    products.push(
      ...dataOf(await shop.graphqlGet<{ products: { items: SampleProduct[] } }>(PRODUCTS, { category: uid })).products
        .items,
    );
  }
  const inStock = products.filter(
    ({ stock_status, price_range }) =>
      stock_status === 'IN_STOCK' && price_range.minimum_price.final_price.value !== null,
  );
  const simples = inStock.filter(({ __typename }) => __typename === 'SimpleProduct');
  const simple = shop.isOurs ? await firstLimited(shop, simples) : simples[0];
  const configurable = inStock.find(
    ({ __typename, variants }) => __typename === 'ConfigurableProduct' && (variants?.length ?? 0) > 1,
  );
  const [category] = categories;
  const view = views.find(({ store_code }) => store_code === config.store_code);
  if (!category || !simple || !view)
    throw new Error('The contract needs a shop with a category and a simple product in stock.');
  return {
    views,
    view,
    config,
    category,
    categories,
    products,
    simple,
    configurable,
    variant: configurable?.variants?.find(({ product }) => product.stock_status === 'IN_STOCK'),
    outOfStock: products.find(({ stock_status }) => stock_status === 'OUT_OF_STOCK'),
  };
};
