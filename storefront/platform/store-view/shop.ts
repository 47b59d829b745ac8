import { useQuery } from '@tanstack/react-query';
import { queryOptionsFor } from '../commerce/query-options.ts';
import { usePlatform, type Platform } from '../platform.tsx';
import { GetStoreInformationDocument } from './get-store-information.graphql.ts';
import { storeConfigQuery } from './store-config.ts';

type Contacts = { phone: string | null; email: string | null; address: string | null; offer: Offer | null };
/** Discount for new newsletter subscribers and its validity in days; null means unlimited. */
type Offer = { label: string; valid_days: number | null };

/** The shop's contact details and newsletter offer; empty for a plain Magento, which lacks them. */
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

/** The shop's name: the website's, because store views are named after their language. */
export const useShopName = (): string => {
  const { data } = useQuery(storeConfigQuery(usePlatform()));
  return data?.website_name ?? data?.store_name ?? '';
};

/** Discount for new newsletter subscribers; null without an offer. */
export const useNewsletterOffer = (): Offer | null => useQuery(contactsQuery(usePlatform())).data?.offer ?? null;

/** Sender of a consent request: name, postal address and email in one line, as far as known. */
export const useSender = (): string => {
  const { data } = useQuery(contactsQuery(usePlatform()));
  const name = useShopName();
  return [data?.address ?? name, data?.email].filter(Boolean).join(', ');
};
