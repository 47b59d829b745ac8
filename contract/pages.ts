import { COMPARE_PATH } from './compare.ts';
import type { HideableFeature } from './features.ts';
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
  /** The page does not exist in a shop that lacks this feature; the back end may have content at its path. */
  feature?: HideableFeature;
  /** The page does not exist without the content page of the same path, which the back end lists. */
  isContent?: boolean;
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
  pay: { path: '/pay', privacy: 'shopper' },
  'account/information': { path: '/account-information', privacy: 'customer' },
  'account/addresses': { path: '/address-book', privacy: 'customer' },
  'account/orders': { path: '/order-history', privacy: 'customer' },
  'account/activity': { path: '/account-activity', privacy: 'customer' },
  'account/trade': { path: '/trade', privacy: 'customer', feature: 'trade accounts' },
  'account/company': { path: '/account-company', privacy: 'customer', feature: 'companies' },
  'account/quotes': { path: '/account-quotes', privacy: 'customer', feature: 'quotes' },
  'account/privacy': { path: '/account-privacy', privacy: 'customer' },
  'guest-order': { path: '/guest-order', privacy: 'customer' },
  compare: { path: COMPARE_PATH, isIndexed: false, feature: 'comparison' },
  wishlist: { path: '/wishlist', privacy: 'customer', feature: 'wish list' },
  'account/payments': { path: '/my-payments', privacy: 'customer' },
  'account/saved-payments': { path: '/saved-payments', canonical: '/my-payments', privacy: 'customer' },
  'account/newsletter': { path: '/communications', privacy: 'customer', feature: 'newsletter' },
  'account/create-account': { path: '/create-account', privacy: 'customer' },
  'account/create-password': { path: '/customer/account/createPassword', privacy: 'customer' },
  'account/confirm': { path: '/customer/account/confirm', privacy: 'customer' },
  'showroom-reservation': { path: '/showroom-reservation', needsVisits: true, feature: 'showroom visits' },
  'showroom-visit': { path: '/showroom-reservation/visit', privacy: 'shopper', feature: 'showroom visits' },
  stockroom: { path: '/stockroom', kind: 'cms', feature: 'slabs', isContent: true },
  'slab-hold': { path: '/stockroom/hold', privacy: 'shopper', feature: 'holds' },
  'careers/job-list': { path: '/careers/job-list', kind: 'cms', feature: 'jobs', isContent: true },
  'careers/job': { path: '/careers/job', parameters: '/$id', kind: 'cms', feature: 'jobs' },
  'careers/apply': { path: '/careers/apply', parameters: '/{-$id}', privacy: 'shopper', feature: 'jobs' },
  reviews: { path: '/reviews', parameters: '/$productSku', feature: 'reviews' },
  faq: { path: '/faq', kind: 'cms', isContent: true },
  'contact-us': { path: '/contact-us', feature: 'messages to the shop', isContent: true },
  unsubscribe: { path: '/newsletter/unsubscribe', privacy: 'shopper' },
  'style-guide': { path: '/style-guide', isIndexed: false },
} as const satisfies Readonly<Record<string, PageEntry>>;

export type PageName = keyof typeof PAGES;

const isOpen = ({ privacy, isIndexed = true }: PageEntry): boolean => !privacy && isIndexed;

type Lacking = readonly HideableFeature[];

const isOffered = ({ feature }: PageEntry, lacks: Lacking): boolean => !feature || !lacks.includes(feature);

/**
 * Paths for the site map of a store view: indexed pages with a single URL. Pages that need content are not among them,
 * because the back end lists its content pages.
 */
export const openPaths = ({ takesVisits }: Pick<StoreView, 'takesVisits'>, lacks: Lacking = []): string[] =>
  Object.values<PageEntry>(PAGES)
    .filter((page) => isOpen(page) && isOffered(page, lacks) && !page.parameters && !page.isContent)
    .filter((page) => takesVisits || !page.needsVisits)
    .map(({ path }) => path);

/** Paths of pages that exist only if the back end has their content. */
export const contentPaths = (): string[] =>
  Object.values<PageEntry>(PAGES)
    .filter((page) => page.isContent)
    .map(({ path }) => path);

/** Paths of pages closed to search engines. */
export const closedPaths = (): string[] =>
  Object.values<PageEntry>(PAGES)
    .filter((page) => !isOpen(page))
    .map(({ path }) => path);

/** Paths of pages about one shopper; each includes everything below it. */
export const privatePaths = (lacks: Lacking = []): string[] =>
  Object.values<PageEntry>(PAGES)
    .filter((page) => page.privacy && isOffered(page, lacks))
    .map(({ path }) => path);

/** Returns whether one of these pages is at a path, for a shop that lacks some features. Content pages are not counted. */
export const hasPageAt = (path: string, lacks: Lacking): boolean =>
  Object.values<PageEntry>(PAGES).some(
    (page) =>
      isOffered(page, lacks) &&
      !page.isContent &&
      (path === page.path || (page.parameters && path.startsWith(`${page.path}/`))),
  );

/** True if the page of a path belongs to a feature that the shop lacks. */
export const isLackingPage = (path: string, lacks: Lacking): boolean =>
  Object.values<PageEntry>(PAGES).some((page) => path === page.path && !isOffered(page, lacks));

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
