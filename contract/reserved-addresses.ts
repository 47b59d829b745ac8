import { PAGES, type PageEntry } from './pages.ts';
import { STORE_VIEWS } from './store-views.ts';

/** First segments of addresses that the server, a Magento client or a store view uses; nothing below them is a page. */
const FIRST_SEGMENTS: ReadonlySet<string> = new Set([
  'graphql',
  'rest',
  'media',
  'assets',
  'health',
  'security',
  'places',
  '.well-known',
  ...Object.keys(STORE_VIEWS).map((code) => code.toLowerCase()),
]);

const FILES = /^(?:robots\.txt|sitemap(?:-[^/]*)?\.xml|sw\.js|favicon\.(?:ico|svg)|style-guide\/mails)$/;
/** Magento's internal addresses of what has another one. */
const INTERNAL = /^(?:catalog\/(?:product|category)\/view|cms\/page\/view)(?:\/|$)/;

/** Fixed pages that show the content of a CMS page with their own address. */
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

/** An address without slashes around it, query, hash and differences of spelling. */
const plainPath = (address: string): string => {
  const [path = ''] = address.trim().split(/[?#]/, 1);
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A broken escape stays as it is.
  }
  return decoded
    .toLowerCase()
    .replaceAll(/[\\/]+/g, '/')
    .replaceAll(/^\/|\/$/g, '');
};

/**
 * Whether an address belongs to the shop itself, so that no page, category, product or redirect can have it. A CMS page
 * may have the address of a fixed page that shows its content.
 */
export const isReservedAddress = (address: string, isCmsPage = false): boolean => {
  const path = plainPath(address);
  const [first = ''] = path.split('/', 1);
  if (FIRST_SEGMENTS.has(first) || FILES.test(path) || INTERNAL.test(path)) return true;
  if (isCmsPage && (WITH_CONTENT.has(path) || path.startsWith('careers/job/'))) return false;
  return isFixedPage(path);
};

/** Whether a redirect may lead there: to a path of the shop, or to a complete http or https address. */
export const isRedirectTarget = (target: string): boolean => {
  const text = target.trim();
  if (text === '' || /[\p{Cc}\p{Cf}\s\\]/u.test(text)) return false;
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return /^https?:\/\/[^/]/i.test(text) && URL.canParse(text);
  return !text.startsWith('//');
};
