/**
 * Every tag of a cached response. The module that reads data tags the response; only the listed files do so (a test
 * enforces it). A writer invalidates the tags of all data it changed. Maximum lifetimes of responses:
 * `contract/lifetimes.ts`. `magento`: the name in Magento's page cache.
 */
export const TAGS = {
  /** Store config, stores, countries; stores.yaml is loaded. */
  store: { magento: 'store', readers: ['merchandise/stores/service.ts', 'merchandise/attributes/graphql.ts'] },
  /** Attribute metadata, aggregations, sort orders; attributes.yaml is loaded. */
  attribute: { magento: 'eav_a', readers: ['merchandise/attributes/service.ts', 'merchandise/catalog/lists.ts'] },
  /**
   * `product`: a list, count or search of products; one appears, disappears or changes its sort value or facet.
   * `product:<id>`: that product; its text, price, picture or stock status changes.
   */
  product: {
    magento: 'cat_p',
    readers: [
      'merchandise/catalog/conditional-list.ts',
      'merchandise/catalog/lists.ts',
      'merchandise/catalog/tagged-catalog.ts',
      'merchandise/search/service.ts',
    ],
  },
  /** A search by text, with its pages and notes; search words or content pages change. */
  search: {
    magento: 'search',
    readers: ['merchandise/catalog/lists.ts', 'merchandise/search/service.ts'],
  },
  /** `category`: a tree or list of categories; the tree changes. `category:<id>`: that category. */
  category: {
    magento: 'cat_c',
    readers: [
      'merchandise/catalog/categories.ts',
      'merchandise/catalog/lists.ts',
      'merchandise/catalog/tagged-catalog.ts',
    ],
  },
  /** `cms_page:<identifier>`: that page. */
  cms_page: { magento: 'cms_p', readers: ['merchandise/cms/service.ts', 'merchandise/search/service.ts'] },
  /** `cms_block:<identifier>`: that block. */
  cms_block: { magento: 'cms_b', readers: ['merchandise/cms/service.ts'] },
  /** All menus. Purged when a menu changes, or a category or page in it. */
  menu: { magento: 'snowdog_menu', readers: ['merchandise/menu/service.ts'] },
  /** The target of an address; a url key, page identifier or redirect changes. */
  url: { magento: 'url', readers: ['merchandise/url/service.ts'] },
  /** Showrooms; showrooms.yaml is loaded. Pickup showrooms have their own cache. */
  showroom: { magento: 'showroom', readers: ['merchandise/showroom/service.ts', 'sale/shipping/service.ts'] },
  /** Jobs; jobs.yaml is loaded. */
  job: { magento: 'job', readers: ['people/careers/service.ts'] },
  /** Rules and ratings of reviews.yaml. Reviews change with their product. */
  review: { magento: 'review', readers: ['merchandise/reviews/writer.ts'] },
} as const satisfies Readonly<Record<string, { magento: string; readers: readonly string[] }>>;

export const tag = {
  store: 'store',
  attribute: 'attribute',
  products: 'product',
  product: (id: number): string => `product:${id}`,
  search: 'search',
  categories: 'category',
  category: (id: number): string => `category:${id}`,
  cmsPage: (identifier: string): string => `cms_page:${identifier}`,
  cmsBlock: (identifier: string): string => `cms_block:${identifier}`,
  menu: 'menu',
  url: 'url',
  showroom: 'showroom',
  job: 'job',
  review: 'review',
} as const;

const magentoTag = (name: string): string => {
  const colon = name.indexOf(':');
  const kind = colon < 0 ? name : name.slice(0, colon);
  const known = TAGS[kind as keyof typeof TAGS]?.magento ?? kind;
  return colon < 0 ? known : `${known}_${name.slice(colon + 1)}`;
};

/** The value of `X-Magento-Tags`, with the tag names of Magento's page cache. */
export const magentoTags = (tags: Iterable<string>): string => [...new Set([...tags].map(magentoTag)), 'FPC'].join(',');
