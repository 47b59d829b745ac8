import type { Break } from '../break.ts';

const QUERIES = ['storefront/features/cart/api/cart-queries.test.ts'];
const CART_API = 'storefront/features/cart/api/cart-api.ts';
const CONFIG = ['storefront/platform/store-view/store-config.test.ts'];
const MENU = 'storefront/features/account/account-menu.tsx';
const MENU_TEST = ['storefront/features/account/account-menu.test.tsx'];
const SUGGESTIONS = 'storefront/features/header/autocomplete/get-autocomplete-results.graphql.ts';
const SUGGESTIONS_TEST = ['storefront/features/header/autocomplete/autocomplete.test.tsx'];
const CURRENCY_TEST = ['storefront/features/currency/currency.test.tsx'];

/** Documents are broken in what the code generator makes of them: that is what runs. */
export const breaks: readonly Break[] = [
  {
    what: 'whether a cart may be used is asked with all that it holds',
    ids: ['GQ-03'],
    file: 'storefront/features/cart/api/check-user-is-authed.graphql.ts',
    find: '{cart(cart_id:$cartId){id}}',
    put: '{cart(cart_id:$cartId){id total_quantity}}',
    tests: QUERIES,
  },
  {
    what: 'a cart that may not be used is taken for one that may',
    ids: ['GQ-03'],
    file: CART_API,
    find: 'if (error instanceof GraphqlError) return false;',
    put: 'if (error instanceof GraphqlError) return true;',
    tests: ['storefront/features/cart/state/lost-cart.test.ts', 'storefront/features/cart/cart-tabs.test.ts'],
  },
  {
    what: 'of several blocks only the first is answered',
    ids: ['GQ-04'],
    file: 'commerce/cms/graphql.ts',
    find: '(await cmsBlocks(context, identifiers)) as never',
    put: '(await cmsBlocks(context, identifiers?.slice(0, 1))) as never',
    tests: ['commerce/cms/cms.test.ts'],
  },
  {
    what: 'a cart is read from caches',
    ids: ['GQ-05'],
    file: CART_API,
    find: 'commerce.query(GetCartDocument, { cartId }, { noCache: true });',
    put: 'commerce.query(GetCartDocument, { cartId });',
    tests: QUERIES,
  },
  {
    what: 'the question for a cart leaves its total out',
    ids: ['GQ-06'],
    file: 'storefront/features/cart/api/get-cart.graphql.ts',
    find: 'prices{grand_total{currency value}subtotal',
    put: 'prices{subtotal',
    tests: QUERIES,
  },
  {
    what: 'the question for the count asks for the lines alone',
    ids: ['GQ-07'],
    file: 'storefront/features/cart/api/get-item-count.graphql.ts',
    find: '{id total_quantity items{uid}}',
    put: '{id items{uid}}',
    tests: QUERIES,
  },
  {
    what: 'the locale of the store view is not asked for',
    ids: ['GQ-08', 'GQ-09'],
    file: 'storefront/platform/store-view/get-store-config-data.graphql.ts',
    find: '{storeConfig{id locale store_code',
    put: '{storeConfig{id store_code',
    tests: CONFIG,
  },
  {
    what: 'the store list does not ask where pictures are',
    ids: ['GQ-10'],
    file: 'storefront/features/store-view/get-available-stores-data.graphql.ts',
    find: ' secure_base_media_url store_sort_order}',
    put: ' store_sort_order}',
    tests: CONFIG,
  },
  {
    what: 'the telephone number is not asked for',
    ids: ['GQ-11'],
    file: 'storefront/platform/store-view/get-store-information.graphql.ts',
    find: '{storeConfig{store_phone ',
    put: '{storeConfig{',
    tests: CONFIG,
  },
  {
    what: 'the copyright is not read from the answer',
    ids: ['GQ-12'],
    file: 'storefront/features/footer/footer-queries.ts',
    find: 'storeConfig?.copyright ?? null',
    put: 'null',
    tests: ['storefront/features/footer/footer.test.tsx'],
  },
  {
    what: 'the code of a redirect is not asked for',
    ids: ['GQ-13'],
    file: 'storefront/routes/resolve-url.graphql.ts',
    find: 'relative_url redirectCode type}}',
    put: 'relative_url type}}',
    tests: ['storefront/routes/resolve-page.test.ts'],
  },
  {
    what: 'the name of a customer is asked for of guests too',
    ids: ['GQ-16'],
    file: MENU,
    find: '...accountChipQuery(platform), enabled: isSignedIn }',
    put: '...accountChipQuery(platform) }',
    tests: MENU_TEST,
  },
  {
    what: 'the name of a customer is not asked for again',
    ids: ['GQ-16'],
    file: MENU,
    find: 'staleTime: 0,',
    put: 'staleTime: Infinity,',
    tests: MENU_TEST,
  },
  {
    what: 'suggestions are asked for by fives',
    ids: ['GQ-17'],
    file: SUGGESTIONS,
    find: 'currentPage:1 pageSize:3)',
    put: 'currentPage:1 pageSize:5)',
    tests: SUGGESTIONS_TEST,
  },
  {
    what: 'suggestions do not say how many there are',
    ids: ['GQ-18'],
    file: SUGGESTIONS,
    find: 'page_info{total_pages}total_count',
    put: 'page_info{total_pages}',
    tests: SUGGESTIONS_TEST,
  },
  {
    what: 'suggestions are asked for before anything is typed',
    ids: ['GQ-19'],
    file: 'storefront/features/header/autocomplete/use-autocomplete.ts',
    find: 'const isAsked = settled === text && text.length >= MIN_CHARACTERS;',
    put: 'const isAsked = settled === text;',
    tests: SUGGESTIONS_TEST,
  },
  {
    what: 'a store view has the menus of all',
    ids: ['GQ-23'],
    file: 'commerce/menu/rules.ts',
    find: 'menus.filter(({ storeViewIds }) => storeViewIds.includes(storeViewId));',
    put: 'menus.filter(({ storeViewIds }) => storeViewIds.length > storeViewId * 0);',
    tests: ['commerce/menu/menu.test.ts'],
  },
  {
    what: 'a menu does not say its title',
    ids: ['GQ-23'],
    file: 'commerce/menu/graphql.ts',
    find: '    title: menu.title,\n',
    put: '    title: menu.identifier,\n',
    tests: ['commerce/menu/menu.test.ts'],
  },
  {
    what: 'the currencies to choose from are not asked for',
    ids: ['GQ-25', 'GQ-26'],
    file: 'storefront/features/currency/get-currency-data.graphql.ts',
    find: 'default_display_currency_code available_currency_codes}',
    put: 'default_display_currency_code}',
    tests: CURRENCY_TEST,
  },
  {
    what: 'the switcher says the currency that the back end begins with',
    ids: ['GQ-26'],
    file: 'storefront/features/currency/currency-switcher.tsx',
    find: '          {platform.currency}\n',
    put: '          {data.defaultCode}\n',
    tests: CURRENCY_TEST,
  },
];
