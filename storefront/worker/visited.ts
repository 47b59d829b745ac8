import { unescapeHtml } from '#contract/escape-html.ts';
import type { Visited } from './offline-page.ts';

const MOST = 8;
/** Title of the page without the shop's name. */
const titleOf = (html: string): string | undefined => {
  const [, title] = /<title>([^<]{1,300}?)(?: \| [^<|]*)?<\/title>/.exec(html) ?? [];
  return title && unescapeHtml(title);
};

/** Cached pages in the store view of `path`, latest first. */
export const visitedPages = async (cache: Pick<Cache, 'keys' | 'match'>, path: string): Promise<readonly Visited[]> => {
  const prefix = /^\/(CA_FR|US_EN)(?=\/|$)/.exec(path)?.[0] ?? '';
  const isSameView = (address: string): boolean =>
    prefix ? address === prefix || address.startsWith(`${prefix}/`) : !/^\/(?:CA_FR|US_EN)(?:\/|$)/.test(address);
  const found: Visited[] = [];
  for (const request of [...(await cache.keys())].reverse()) {
    const { pathname, search } = new URL(request.url);
    if (found.length === MOST || !isSameView(pathname)) continue;
    const answer = await cache.match(request);
    const title = answer && titleOf(await answer.text());
    if (title && !found.some((page) => page.title === title)) found.push({ address: pathname + search, title });
  }
  return found;
};
