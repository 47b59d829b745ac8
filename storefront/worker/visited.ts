import { unescapeHtml } from '#contract/escape-html.ts';
import { splitStorePath, type StoreView } from '#contract/store-views.ts';
import type { Visited } from './offline-page.ts';

const MOST = 8;
/** Title of the page without the shop's name. */
const titleOf = (html: string): string | undefined => {
  const [, title] = /<title>([^<]{1,300}?)(?: \| [^<|]*)?<\/title>/.exec(html) ?? [];
  return title && unescapeHtml(title);
};

/** Cached pages in the store view of `path`, latest first. */
export const visitedPages = async (
  cache: Pick<Cache, 'keys' | 'match'>,
  views: readonly Pick<StoreView, 'code' | 'prefix'>[],
  path: string,
): Promise<readonly Visited[]> => {
  const codeOf = (address: string): string => splitStorePath(views, address).storeView.code;
  const isSameView = (address: string): boolean => codeOf(address) === codeOf(path);
  const found: Visited[] = [];
  for (const request of [...(await cache.keys())].reverse()) {
    const { pathname, search } = new URL(request.url);
    if (found.length === MOST || !isSameView(pathname)) continue;
    const response = await cache.match(request);
    const title = response && titleOf(await response.text());
    if (title && !found.some((page) => page.title === title)) found.push({ address: pathname + search, title });
  }
  return found;
};
