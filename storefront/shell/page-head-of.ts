import type { AnyRouteMatch } from '@tanstack/react-router';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import type { RouterContext } from '#storefront/platform/page/router-context.ts';
import { pageHead, type PageHead } from '#storefront/platform/seo/page-head.ts';
import { shopNameOf, storeConfigQuery } from '#storefront/platform/store-view/store-config.ts';
import { headOf } from './loaded-page.ts';

export const isNotFoundPage = (matches: readonly AnyRouteMatch[]): boolean =>
  matches.some((match) => match.status === 'notFound' || (match as { _notFound?: boolean })._notFound === true);

/** The head for the current screen: the page's own, or that of "not found" or of a failure. */
export const pageHeadOf = (matches: readonly AnyRouteMatch[], { platform, queryClient }: RouterContext): PageHead => {
  const t = translateWith(platform);
  const config = queryClient.getQueryData(storeConfigQuery(platform).queryKey);
  const name = shopNameOf(platform, queryClient);
  if (isNotFoundPage(matches))
    return pageHead(platform, name, { title: t('errors.not_found.title'), path: '/', isIndexed: false });
  if (matches.some((match) => match.status === 'error'))
    return pageHead(platform, name, { title: t('errors.internal.title'), path: '/', isIndexed: false });
  const head = headOf(matches) ?? { title: config?.default_title ?? '', path: '/' };
  return pageHead(platform, name, { description: config?.default_description, ...head });
};
