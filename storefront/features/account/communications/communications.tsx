import { useQuery } from '@tanstack/react-query';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { usePlatform, type Platform } from '#storefront/platform/platform.tsx';
import { AccountPart } from '../area/account-part.tsx';
import { GetNewsletterPreferenceDocument } from './get-newsletter-preference.graphql.ts';
import { SubscribeForm, type Subscribe } from './subscribe-form.tsx';
import { UnsubscribeForm } from './unsubscribe-form.tsx';

const preferenceQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetNewsletterPreferenceDocument,
    {},
    {
      noCache: true,
      staleTime: 0,
      select: ({ customer }) => ({ email: customer?.email ?? '', isSubscribed: customer?.is_subscribed === true }),
    },
  );

/** The customer's newsletter subscription (RT-16). */
export const Communications = ({ subscribe }: { subscribe: Subscribe }) => (
  <AccountPart query={useQuery(preferenceQuery(usePlatform()))}>
    {({ email, isSubscribed }) =>
      isSubscribed ? <UnsubscribeForm email={email} /> : <SubscribeForm email={email} subscribe={subscribe} />
    }
  </AccountPart>
);
