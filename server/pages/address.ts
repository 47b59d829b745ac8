import { isPageQueryKey, MAX_QUERY_VALUE_LENGTH } from '#contract/page-render.ts';
import { defaultView, type StoreView } from '#contract/store-views.ts';
import { storeViewOf } from './store-view.ts';

/** Result of resolving a page URL, before rendering. */
export type Address =
  | { kind: 'page'; storeView: StoreView; url: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'malformed' };

const MAX_TARGET_LENGTH = 4096;
// Control characters, spaces and backslashes: browsers read a backslash as a slash, which makes `/\\host` another site.
const UNSAFE = /[\u0000-\u0020\u007f\\]/;
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

const isDecodable = (text: string): boolean => {
  if (!text.includes('%')) return true;
  try {
    const decoded = decodeURIComponent(text);
    return !/[\u0000-\u001f\u007f\\]/.test(decoded);
  } catch {
    return false;
  }
};

/** Letters, digits and `-._~` are equivalent with and without percent encoding. */
const decodeUnreserved = (encoded: string): string => {
  const character = decodeURIComponent(encoded);
  return /[\w.~-]/.test(character) ? character : encoded;
};

/**
 * Reduces the query to the keys that change the page, sorted, so that each page has one cache key. Returns an empty
 * text or a query with its question mark.
 */
const pageQuery = (query: string): string => {
  const pairs: [string, string][] = [];
  for (const [key, value] of new URLSearchParams(query)) {
    if (isPageQueryKey(key) && pairs.length < 30) pairs.push([key, value.slice(0, MAX_QUERY_VALUE_LENGTH)]);
  }
  if (pairs.length === 0) return '';
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `?${new URLSearchParams(pairs).toString()}`;
};

/**
 * Reads the store view from the first path segment: its code or its prefix, in any case. Other spellings than the
 * canonical one redirect to it with the whole query; a redirect never leaves the origin.
 */
export const resolveAddress = (views: readonly StoreView[], target: string): Address => {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark + 1);
  if (
    !path.startsWith('/') ||
    target.length > MAX_TARGET_LENGTH ||
    UNSAFE.test(target) ||
    DOT_SEGMENT.test(path) ||
    !isDecodable(path)
  ) {
    return { kind: 'malformed' };
  }
  const plain = path.replace(/\/{2,}/g, '/').replace(/%[2-7][\da-f]/gi, decodeUnreserved);
  if (plain !== path) return { kind: 'redirect', location: withQuery(plain, query) };

  const slash = path.indexOf('/', 1);
  const segment = slash < 0 ? path.slice(1) : path.slice(1, slash);
  const storeView = storeViewOf(views, segment);
  if (storeView && storeView.prefix !== `/${segment}`) {
    const rest = slash < 0 ? '' : path.slice(slash);
    return { kind: 'redirect', location: withQuery(storeView.prefix + rest || '/', query) };
  }
  // The home page of a store view is routed with a slash.
  const page = storeView && slash < 0 ? `${path}/` : path;
  return { kind: 'page', storeView: storeView ?? defaultView(views), url: page + (query ? pageQuery(query) : '') };
};

const withQuery = (path: string, query: string): string => (query ? `${path}?${query}` : path);
