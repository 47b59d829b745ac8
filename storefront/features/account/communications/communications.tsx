import { useQuery } from '@tanstack/react-query';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { usePlatform, type Platform } from '#storefront/platform/platform.tsx';
import { AccountPart } from '../area/account-part.tsx';
import { GetNewsletterPreferenceDocument } from './get-newsletter-preference.graphql.ts';
import { JoinForm, type Subscribe } from './join-form.tsx';
import { LeaveForm } from './leave-form.tsx';

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
      isSubscribed ? <LeaveForm email={email} /> : <JoinForm email={email} subscribe={subscribe} />
    }
  </AccountPart>
);
