import type { PageKind } from './page-kind.ts';
import type { StoreView } from './store-views.ts';

/** Facts about a page, needed before its code is loaded. */
export type PageEntry = {
  /** Without store prefix. */
  path: string;
  /** URL parameters after the path, in the router's notation: `/$id`, or `/{-$id}` if optional. */
  parameters?: `/${string}`;
  /** Canonical path, if this is an alias. */
  canonical?: string;
  /** By default `other`. */
  kind?: PageKind;
  /**
   * `shopper`: concerns one shopper or has a secret in its URL; no third parties in its CSP, no offline copy, not
   * indexed. `customer`: in addition its response is never cached, not even in the back/forward cache.
   */
  privacy?: 'shopper' | 'customer';
  /** False keeps a public page out of search engines. */
  isIndexed?: boolean;
  /** Limits the page to store views whose showrooms take visits; other store views redirect. */
  needsVisits?: boolean;
};

/**
 * Every page with a fixed URL, by the name of its file in `storefront/routes/pages`. Router, security policy, service
 * worker, robots.txt and measurement read it; the back end resolves all other URLs (RT-43).
 */
export const PAGES = {
  home: { path: '/', kind: 'home' },
  search: { path: '/search.html', kind: 'search', isIndexed: false },
  cart: { path: '/cart', kind: 'cart', privacy: 'shopper' },
  checkout: { path: '/checkout', kind: 'checkout', privacy: 'shopper' },
  receipt: { path: '/checkout/receipt', kind: 'receipt', privacy: 'shopper' },
  'account/information': { path: '/account-information', privacy: 'customer' },
  'account/addresses': { path: '/address-book', privacy: 'customer' },
  'account/orders': { path: '/order-history', privacy: 'customer' },
  'account/activity': { path: '/account-activity', privacy: 'customer' },
  'account/trade': { path: '/trade', privacy: 'customer' },
  'account/company': { path: '/account-company', privacy: 'customer' },
  'account/quotes': { path: '/account-quotes', privacy: 'customer' },
  'account/privacy': { path: '/account-privacy', privacy: 'customer' },
  'guest-order': { path: '/guest-order', privacy: 'customer' },
  wishlist: { path: '/wishlist', privacy: 'customer' },
  'account/payments': { path: '/my-payments', privacy: 'customer' },
  'account/saved-payments': { path: '/saved-payments', canonical: '/my-payments', privacy: 'customer' },
  'account/newsletter': { path: '/communications', privacy: 'customer' },
  'account/create-account': { path: '/create-account', privacy: 'customer' },
  'account/create-password': { path: '/customer/account/createPassword', privacy: 'customer' },
  'account/confirm': { path: '/customer/account/confirm', privacy: 'customer' },
  'showroom-reservation': { path: '/showroom-reservation', needsVisits: true },
  'showroom-visit': { path: '/showroom-reservation/visit', privacy: 'shopper' },
  stockroom: { path: '/stockroom', kind: 'cms' },
  'slab-hold': { path: '/stockroom/hold', privacy: 'shopper' },
  'careers/job-list': { path: '/careers/job-list', kind: 'cms' },
  'careers/job': { path: '/careers/job', parameters: '/$id', kind: 'cms' },
  'careers/apply': { path: '/careers/apply', parameters: '/{-$id}', privacy: 'shopper' },
  reviews: { path: '/reviews', parameters: '/$productSku' },
  faq: { path: '/faq', kind: 'cms' },
  'contact-us': { path: '/contact-us' },
  unsubscribe: { path: '/newsletter/unsubscribe', privacy: 'shopper' },
  'style-guide': { path: '/style-guide', isIndexed: false },
} as const satisfies Readonly<Record<string, PageEntry>>;

export type PageName = keyof typeof PAGES;

const isOpen = ({ privacy, isIndexed = true }: PageEntry): boolean => !privacy && isIndexed;

/** Paths for the site map of a store view: its indexed pages with a single URL. */
export const openPaths = ({ takesVisits }: Pick<StoreView, 'takesVisits'>): string[] =>
  Object.values<PageEntry>(PAGES)
    .filter((page) => isOpen(page) && !page.parameters && (takesVisits || !page.needsVisits))
    .map(({ path }) => path);

/** Paths of pages closed to search engines. */
export const closedPaths = (): string[] =>
  Object.values<PageEntry>(PAGES)
    .filter((page) => !isOpen(page))
    .map(({ path }) => path);

/** Paths of pages about one shopper; each includes everything below it. */
export const privatePaths = (): string[] =>
  Object.values<PageEntry>(PAGES)
    .filter(({ privacy }) => privacy)
    .map(({ path }) => path);

/**
 * Returns whether a page concerns one shopper. `address` has no prefix of a store view; it may have a query and hash.
 * Case is ignored.
 */
export const isPrivatePage = (address: string): boolean => {
  const [path = ''] = address
    .replaceAll(/\/{2,}/g, '/')
    .toLowerCase()
    .split(/[?#]/, 1);
  return privatePaths().some((page) => `${path}/`.startsWith(`${page.toLowerCase()}/`));
};
