import { PAGES, type PageEntry } from './pages.ts';
import { viewOfCode, type StoreView } from './store-views.ts';

/** First URL segments used by the server or by Magento clients; no page lives below them. */
const FIRST_SEGMENTS: ReadonlySet<string> = new Set([
  'graphql',
  'rest',
  'media',
  'assets',
  'theme',
  'health',
  'security',
  'places',
  '.well-known',
]);

const FILES = /^(?:robots\.txt|sitemap(?:-[^/]*)?\.xml|sw\.js|favicon\.(?:ico|svg)|style-guide\/mails)$/;
/** Magento's internal URLs of products, categories and CMS pages, which all have a public URL. */
const INTERNAL = /^(?:catalog\/(?:product|category)\/view|cms\/page\/view)(?:\/|$)/;

/** Fixed pages that show the CMS page with the same URL. */
const WITH_CONTENT: ReadonlySet<string> = new Set([
  'home',
  'contact-us',
  'faq',
  'stockroom',
  'style-guide',
  'careers/job-list',
  'careers/apply',
]);

const isFixedPage = (path: string): boolean =>
  Object.values<PageEntry>(PAGES).some(({ path: page, parameters }) => {
    const own = page.slice(1).toLowerCase();
    if (own === '') return path === '';
    if (path === own) return !parameters || parameters.startsWith('/{-');
    return parameters !== undefined && path.startsWith(`${own}/`);
  });

/** Normalises an address: no surrounding slashes, query or hash, one spelling. */
const plainPath = (address: string): string => {
  const [path = ''] = address.trim().split(/[?#]/, 1);
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Leave an invalid escape unchanged.
  }
  return decoded
    .toLowerCase()
    .replaceAll(/[\\/]+/g, '/')
    .replaceAll(/^\/|\/$/g, '');
};

type Addressed = {
  /** A CMS page may have the address of the fixed page that shows its content. */
  isCmsPage?: boolean;
  /** Path of the back office, such as `/counter`; empty without one. */
  counterPath?: string;
};

/**
 * Returns whether the shop itself uses an address, so that no page, category, product or redirect may have it: no
 * address begins with the code of one of `views`, or with the path of the back office.
 */
export const isReservedAddress = (
  views: readonly Pick<StoreView, 'code'>[],
  address: string,
  { isCmsPage = false, counterPath = '' }: Addressed = {},
): boolean => {
  const path = plainPath(address);
  const [first = ''] = path.split('/', 1);
  if (viewOfCode(views, first)) return true;
  if (counterPath && first === plainPath(counterPath)) return true;
  if (FIRST_SEGMENTS.has(first) || FILES.test(path) || INTERNAL.test(path)) return true;
  if (isCmsPage && (WITH_CONTENT.has(path) || path.startsWith('careers/job/'))) return false;
  return isFixedPage(path);
};

/** Returns whether a redirect may point there: a path of the shop, or a complete http or https URL. */
export const isRedirectTarget = (target: string): boolean => {
  const text = target.trim();
  if (text === '' || /[\p{Cc}\p{Cf}\s\\]/u.test(text)) return false;
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return /^https?:\/\/[^/]/i.test(text) && URL.canParse(text);
  return !text.startsWith('//');
};
