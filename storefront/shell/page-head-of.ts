import type { Shown } from '#storefront/platform/navigation/types.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import type { RouterContext } from '#storefront/platform/navigation/router-context.ts';
import { pageHead, type PageHead } from '#storefront/platform/seo/page-head.ts';
import { shopNameOf, storeConfigQuery } from '#storefront/platform/store-view/store-config.ts';
import { headOf } from './loaded-page.ts';

/** The head for the current screen: of the page, of "not found", or of a failure. */
export const pageHeadOf = (shown: Shown, { platform, queryClient }: RouterContext): PageHead => {
  const t = translateWith(platform);
  const config = queryClient.getQueryData(storeConfigQuery(platform).queryKey);
  const name = shopNameOf(platform, queryClient);
  if (shown.status === 'not-found')
    return pageHead(platform, name, { title: t('errors.not_found.title'), path: '/', isIndexed: false });
  if (shown.status === 'error')
    return pageHead(platform, name, { title: t('errors.internal.title'), path: '/', isIndexed: false });
  const head = headOf(shown) ?? { title: config?.default_title ?? '', path: '/' };
  return pageHead(platform, name, { description: config?.default_description, ...head });
};
