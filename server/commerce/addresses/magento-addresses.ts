import { withoutTrailingSlash } from '#commerce/platform/settings/values.ts';
import type { Commerce } from '../port.ts';

/** Base URLs of a Magento, as `storeConfig` returns them for each of its store views. */
export type ViewAddresses = {
  store_code: string | null;
  base_url?: string | null;
  secure_base_url?: string | null;
  base_link_url?: string | null;
  secure_base_link_url?: string | null;
  base_media_url?: string | null;
  secure_base_media_url?: string | null;
  base_static_url?: string | null;
  secure_base_static_url?: string | null;
};

const QUERY = `{availableStores{store_code base_url secure_base_url base_link_url secure_base_link_url base_media_url secure_base_media_url base_static_url secure_base_static_url}}`;

/** Reads the base URLs of all store views; empty if the back end does not return them. */
export const readAddresses = async (commerce: Pick<Commerce, 'executeGraphql'>): Promise<ViewAddresses[]> => {
  const { body } = await commerce.executeGraphql({ method: 'GET', query: QUERY, headers: {}, ip: '' });
  const { data } = JSON.parse(body.toString()) as {
    data?: { availableStores?: (ViewAddresses | null)[] | null } | null;
  };
  return (data?.availableStores ?? []).filter((view) => view !== null);
};

/**
 * A base URL without scheme and final slash, and its replacement: a directory of files, or the pages of a store view.
 */
type Base = { address: string; path: string } | { address: string; view: string | undefined };

/** `//host/path` of a base URL. */
const withoutScheme = (address: string | null | undefined): string | undefined =>
  address && URL.canParse(address) ? withoutTrailingSlash(address.replace(/^https?:/i, '')) : undefined;

const basesOf = (views: readonly ViewAddresses[]): Base[] => {
  const bases = new Map<string, Base>();
  const add = (given: string | null | undefined, base: { path: string } | { view: string | undefined }): void => {
    const address = withoutScheme(given);
    if (address !== undefined && !bases.has(address)) bases.set(address, { address, ...base });
  };
  for (const view of views) {
    for (const address of [view.base_media_url, view.secure_base_media_url]) add(address, { path: '/media' });
    for (const address of [view.base_static_url, view.secure_base_static_url]) add(address, { path: '/static' });
  }
  const linksOf = (view: ViewAddresses) => [view.base_link_url, view.secure_base_link_url].map(withoutScheme);
  for (const view of views) {
    const isShared = (address: string | undefined): boolean =>
      views.some((other) => other !== view && linksOf(other).includes(address));
    for (const address of [view.base_link_url, view.secure_base_link_url])
      add(address, { view: isShared(withoutScheme(address)) ? undefined : (view.store_code ?? undefined) });
  }
  for (const view of views)
    for (const address of [view.base_url, view.secure_base_url]) add(address, { view: undefined });
  // The longest first, because a base URL may begin with another.
  return [...bases.values()].toSorted((a, b) => b.address.length - a.address.length);
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Changes URLs of the Magento's own hosts in a text to paths of the shop, for a page of the store view `current`. */
export type RewriteAddresses = (text: string, current: string | undefined) => string;

/**
 * Returns the function that changes the Magento's URLs to paths of this shop: media to `/media`, pages to a path with
 * the prefix of their store view. A URL of several store views leads to the current one. A whole value in the current
 * view has no prefix: the storefront adds it. URLs in running text and those of other hosts do not change.
 */
export const addressRewriter = (
  views: readonly ViewAddresses[],
  prefixOf: (view: string) => string,
): RewriteAddresses => {
  const bases = basesOf(views);
  if (bases.length === 0) return (text) => text;
  const byAddress = new Map(bases.map((base) => [base.address.toLowerCase(), base]));
  const addresses = bases.map(({ address }) => escaped(address)).join('|');
  const pattern = new RegExp(
    String.raw`(?<=(^\s*)|["'(=;])(?:https?:)?(${addresses})(\/|(?=[?#"'<>\s\\)&,;]|$))`,
    'gi',
  );
  const startOf = (base: Base | undefined, current: string | undefined, isWhole: boolean): string => {
    if (!base) return '';
    if ('path' in base) return base.path;
    const view = base.view ?? current;
    return view === undefined || (isWhole && view === current) ? '' : prefixOf(view);
  };
  return (text, current) =>
    text.includes('//')
      ? text.replaceAll(pattern, (_, before: string | undefined, address: string, slash: string) => {
          const start = startOf(byAddress.get(address.toLowerCase()), current, before !== undefined);
          return `${start}${slash}` || '/';
        })
      : text;
};
