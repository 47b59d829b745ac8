import type { Break } from '../break.ts';

const RESOLVE = 'storefront/routes/resolve-page.ts';
const RESOLVE_TEST = ['storefront/routes/resolve-page.test.ts'];
const KINDS = ['storefront/routes/resolved-kinds.test.ts'];
const RENDERED = ['storefront/entry-server.test.ts'];
const VISITED = ['storefront/routes/addresses.test.ts'];
const URLS = ['commerce/url/url.test.ts'];

export const breaks: readonly Break[] = [
  {
    what: 'only the last part of an address is looked up',
    ids: ['RT-41', 'RT-42'],
    file: RESOLVE,
    find: '{ url: askedUrl(path) },',
    put: "{ url: askedUrl(path).split('/').at(-1) ?? '' },",
    tests: VISITED,
  },
  {
    what: 'whatever stands at an address is drawn as a content page',
    ids: ['RT-44', 'RT-45', 'RR-07', 'RR-08'],
    file: 'storefront/routes/resolved.ts',
    find: 'await loadPageType(page.type);',
    put: "await loadPageType('CMS_PAGE');",
    tests: KINDS,
  },
  {
    what: 'whatever stands at an address is drawn as a product',
    ids: ['RT-46', 'RR-06'],
    file: 'storefront/routes/resolved.ts',
    find: 'await loadPageType(page.type);',
    put: "await loadPageType('PRODUCT');",
    tests: KINDS,
  },
  {
    what: 'the address of a product lacks its suffix',
    ids: ['RT-47'],
    file: 'storefront/features/product/model/product.ts',
    find: "path: `/${record.url_key ?? ''}${record.url_suffix ?? ''}`,",
    put: "path: `/${record.url_key ?? ''}`,",
    tests: ['storefront/features/product/model/product.test.ts'],
  },
  {
    what: 'products are installed at addresses without a suffix',
    ids: ['RT-47', 'EN-23'],
    file: 'commerce/authoring/addresses.ts',
    find: "(config.product_url_suffix ?? '.html')",
    put: "''",
    tests: URLS,
  },
  {
    what: 'categories are installed at addresses with a suffix',
    ids: ['RT-48'],
    file: 'commerce/authoring/addresses.ts',
    find: "(config.category_url_suffix ?? '')",
    put: "'.html'",
    tests: URLS,
  },
  {
    what: 'a path that is looked up shows the page for what is not there',
    ids: ['RR-01'],
    file: 'storefront/routes/views.tsx',
    find: 'Pending: PendingPage,',
    put: 'Pending: NotFoundPage,',
    tests: ['storefront/routes/errors/pending-page.test.tsx'],
  },
  {
    what: 'a path that is looked up shows nothing',
    ids: ['RR-01'],
    file: 'storefront/platform/navigation/showing.ts',
    find: "timer = setTimeout(() => show({ location, status: 'pending' }), PENDING_MS);",
    put: 'timer = undefined;',
    tests: ['storefront/routes/errors/pending-page.test.tsx'],
  },
  {
    what: 'a passing redirect is not followed',
    ids: ['RR-02'],
    file: RESOLVE,
    find: '(redirectCode === 301 || redirectCode === 302)',
    put: '(redirectCode === 301)',
    tests: [...RESOLVE_TEST, ...RENDERED],
  },
  {
    what: 'a redirect without a slash stays without one',
    ids: ['RR-03'],
    file: RESOLVE,
    find: 'path: withSlash(relative_url) };',
    put: 'path: relative_url };',
    tests: RESOLVE_TEST,
  },
  {
    what: 'an id below 1 is a page',
    ids: ['RR-04'],
    file: RESOLVE,
    find: '|| id === null || id < 1)',
    put: '|| id === null)',
    tests: RESOLVE_TEST,
  },
  {
    what: 'what is not found is not said',
    ids: ['RR-04'],
    file: RESOLVE,
    find: "if (resolution.kind === 'not-found') throw notFound();",
    put: "if (resolution.kind === 'not-found') throw new Error('not found');",
    tests: [...RESOLVE_TEST, ...RENDERED],
  },
  {
    what: 'a back end that cannot be asked is a page that is not there',
    ids: ['RR-05'],
    file: RESOLVE,
    find: "if (error instanceof GraphqlError && error.category === 'graphql-input') return",
    put: 'if (error) return',
    tests: RENDERED,
  },
];
