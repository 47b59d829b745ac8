import { useQuery } from '@tanstack/react-query';
import { queryOptionsFor } from '../commerce/query-options.ts';
import { usePlatform, type Platform } from '../platform.tsx';
import { GetStoreInformationDocument } from './get-store-information.graphql.ts';
import { storeConfigQuery } from './store-config.ts';

type Contacts = { phone: string | null; email: string | null; address: string | null; offer: Offer | null };
/** What a new subscriber of the newsletter is given, and for how many days it holds; null: no end is set. */
type Offer = { label: string; valid_days: number | null };

/** How the shop is reached, and what a subscriber is given, in the view's language: nothing before a stock Magento, which does not say it. */
export const contactsQuery = (platform: Pick<Platform, 'commerce' | 'storeView' | 'currency'>) =>
  queryOptionsFor(
    platform,
    GetStoreInformationDocument,
    {},
    {
      isPartial: true,
      select: ({ storeConfig }): Contacts => ({
        phone: storeConfig?.store_phone ?? null,
        email: storeConfig?.store_email ?? null,
        address: storeConfig?.store_address ?? null,
        offer: storeConfig?.newsletter_offer ?? null,
      }),
      staleTime: Infinity,
      isStatic: true,
    },
  );

/** The shop's name: the website's, because a store view is named after its language. */
export const useShopName = (): string => {
  const { data } = useQuery(storeConfigQuery(usePlatform()));
  return data?.website_name ?? data?.store_name ?? '';
};

/** What a new subscriber is given; null without an offer. */
export const useNewsletterOffer = (): Offer | null => useQuery(contactsQuery(usePlatform())).data?.offer ?? null;

/** Who asks for a consent: name, postal address and e-mail in one line, as far as the back end says them. */
export const useSender = (): string => {
  const { data } = useQuery(contactsQuery(usePlatform()));
  const name = useShopName();
  return [data?.address ?? name, data?.email].filter(Boolean).join(', ');
};
