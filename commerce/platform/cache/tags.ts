/**
 * Every tag a cached answer can carry. A reader adds the tags of all it showed (`context.tags.add(tag.product(12))`),
 * a writer invalidates the tags of all it changed; both take the names from here.
 *
 * | tag                  | carried by answers that show          | invalidated when                                      |
 * |----------------------|---------------------------------------|-------------------------------------------------------|
 * | `store`              | store config, stores, countries       | stores.yaml is loaded                                 |
 * | `attribute`          | attribute metadata, aggregations      | attributes.yaml is loaded                             |
 * | `product`            | a list or search result of products   | a product appears, vanishes or changes order or facet |
 * | `product:<id>`       | that product                          | it changes (text, price, picture, stock status)       |
 * | `category`           | a tree or list of categories          | the tree changes                                      |
 * | `category:<id>`      | that category                         | it changes                                            |
 * | `cms_page:<id>`      | that page (its identifier)            | it changes                                            |
 * | `cms_block:<id>`     | that block (its identifier)           | it changes                                            |
 * | `menu`               | any menu                              | a menu, or a category or page it names, changes       |
 * | `url`                | the resolution of an address          | any url key, page identifier or redirect changes      |
 * | `showroom`           | showrooms                             | showrooms.yaml is loaded                              |
 */
export const tag = {
  store: 'store',
  attribute: 'attribute',
  products: 'product',
  product: (id: number): string => `product:${id}`,
  categories: 'category',
  category: (id: number): string => `category:${id}`,
  cmsPage: (identifier: string): string => `cms_page:${identifier}`,
  cmsBlock: (identifier: string): string => `cms_block:${identifier}`,
  menu: 'menu',
  url: 'url',
  showroom: 'showroom',
} as const;

const MAGENTO_NAMES: Readonly<Record<string, string>> = {
  product: 'cat_p',
  category: 'cat_c',
  cms_page: 'cms_p',
  cms_block: 'cms_b',
  store: 'store',
  attribute: 'eav_a',
  menu: 'snowdog_menu',
};

/** The value of `X-Magento-Tags`, with the tag names of Magento's page cache. */
export const magentoTags = (tags: Iterable<string>): string => {
  const names = [...tags].map((name) => {
    const [kind = '', id] = name.split(/:(.*)/s);
    return [MAGENTO_NAMES[kind] ?? kind, ...(id ? [id] : [])].join('_');
  });
  return [...new Set([...names, 'FPC'])].join(',');
};
