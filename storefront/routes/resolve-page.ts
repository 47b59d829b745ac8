import { notFound, redirect } from '#storefront/platform/navigation/signals.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { FRESH_MS, queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { RouterContext } from '#storefront/platform/navigation/router-context.ts';
import { addressIn } from '#storefront/platform/store-view/store-views.ts';
import type { ResolvedPage } from '#storefront/shell/page.tsx';
import { ResolveUrlDocument, type ResolveUrlQuery } from './resolve-url.graphql.ts';

type ResolvedUrl = ResolveUrlQuery['urlResolver'];

export type Resolution =
  | { kind: 'page'; page: ResolvedPage }
  | { kind: 'redirect'; code: 301 | 302; path: string }
  | { kind: 'not-found' };

const withSlash = (path: string): string => (/^https?:\/\//i.test(path) || path.startsWith('/') ? path : `/${path}`);

/** Interprets the back end's response. A missing response, an unknown type and an id below 1 mean "not found". */
export const resolutionOf = (response: ResolvedUrl, path: string): Resolution => {
  if (!response) return { kind: 'not-found' };
  const { redirectCode, relative_url, type, id, entity_uid } = response;
  if ((redirectCode === 301 || redirectCode === 302) && relative_url)
    return { kind: 'redirect', code: redirectCode, path: withSlash(relative_url) };
  if (!type || id === null || id < 1) return { kind: 'not-found' };
  return {
    kind: 'page',
    page: { type, id, uid: entity_uid ?? btoa(String(id)), path: relative_url ? withSlash(relative_url) : path },
  };
};

/** An encoded question mark or hash belongs to the path; the back end would read a query or fragment. */
const requestedUrl = (path: string): string => path.replace(/^\//, '').replaceAll(/[?#]/g, encodeURIComponent);

/** Resolves a path through the back end. Redirects and "not found" are thrown for the router. */
export const resolvePage = async ({ platform, queryClient }: RouterContext, path: string): Promise<ResolvedPage> => {
  const lowerCase = path.toLowerCase();
  if (path.startsWith('//')) throw notFound();
  const options = queryOptionsFor(
    platform,
    ResolveUrlDocument,
    { url: requestedUrl(path) },
    { noCache: true, select: ({ urlResolver }) => resolutionOf(urlResolver ?? null, path) },
  );
  // A resolved page is cached for a while: a prefetch is followed by the navigation.
  const resolution = await queryClient
    .fetchQuery({ ...options, staleTime: ({ state }) => (state.data?.kind === 'page' ? FRESH_MS : 0) })
    .catch((error: unknown): Resolution => {
      // The back end cannot read such an address: nothing can stand there.
      if (error instanceof GraphqlError && error.category === 'graphql-input') return { kind: 'not-found' };
      throw error;
    });
  if (resolution.kind === 'not-found') throw notFound();
  if (resolution.kind === 'redirect')
    throw redirect({ href: addressIn(platform.storeView, resolution.path), statusCode: resolution.code });
  const [found = ''] = resolution.page.path.split('?');
  if (resolution.page.type === 'CMS_PAGE') {
    // The back end resolves these pages by identifier, but the home page is at `/` and the "not found" page has no URL.
    const { homePage, noRoutePage } = platform.storeView;
    if (lowerCase === `/${homePage}`.toLowerCase())
      throw redirect({ href: addressIn(platform.storeView, '/'), statusCode: 301 });
    if (lowerCase === `/${noRoutePage}`.toLowerCase()) throw notFound();
  }
  if (found !== path && found.toLowerCase() === lowerCase)
    throw redirect({ href: addressIn(platform.storeView, encodeURI(found)), statusCode: 301 });
  return resolution.page;
};
