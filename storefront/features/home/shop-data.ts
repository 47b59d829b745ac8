import type { RouterContext } from '#storefront/platform/navigation/router-context.ts';
import { contactsQuery } from '#storefront/platform/store-view/shop.ts';
import { shopNameOf, storeConfigQuery } from '#storefront/platform/store-view/store-config.ts';
import { addressIn } from '#storefront/platform/store-view/store-views.ts';
import { telephoneLink } from '#contract/telephone-link.ts';

/** Data about the shop; the home page works without it. */
export const loadShopData = async ({ platform, queryClient }: RouterContext): Promise<void> => {
  await Promise.all([
    queryClient.prefetchQuery(storeConfigQuery(platform)),
    queryClient.prefetchQuery(contactsQuery(platform)),
  ]);
};

/** Schema.org Organization and WebSite: name, contact and search URL of the shop. */
export const shopDataOf = ({ platform, queryClient }: RouterContext): Readonly<Record<string, unknown>>[] => {
  const name = shopNameOf(platform, queryClient);
  if (!name) return [];
  const { origin, storeView, theme } = platform;
  const { phone, email } = queryClient.getQueryData(contactsQuery(platform).queryKey) ?? {};
  const url = origin + addressIn(storeView, '/');
  // One shop, whichever language its home page is read in.
  const shop = { '@id': `${origin}/#shop` };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      ...shop,
      name,
      url: `${origin}/`,
      ...(theme.shopPicture && { logo: origin + theme.shopPicture }),
      ...((phone || email) && {
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          ...(phone && { telephone: telephoneLink(phone).replace('tel:', '') }),
          ...(email && { email }),
          areaServed: storeView.countryId,
          availableLanguage: storeView.language,
        },
      }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${url}#site`,
      name,
      url,
      inLanguage: storeView.languageTag,
      publisher: shop,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${addressIn(storeView, '/search.html')}?query={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
};
