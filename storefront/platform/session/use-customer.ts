import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryOptionsFor } from '../commerce/query-options.ts';
import { usePlatform, type Platform } from '../platform.tsx';
import { GetCustomerDetailsDocument } from './get-customer-details.graphql.ts';

export type SignedInCustomer = { firstname: string; lastname: string; email: string };

/** Returns whether the visitor is signed in; false during server rendering and in the first render. */
export const useIsSignedIn = (): boolean => {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, session.isSignedIn, () => false);
};

/** Changes with the visitor: use it as a key to drop the previous visitor's state. */
export const useSessionKey = (): number => {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, session.sitting, () => 0);
};

/** The signed-in customer; rejects for guests, so enable it only after sign-in. */
export const customerQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetCustomerDetailsDocument,
    {},
    {
      noCache: true,
      select: ({ customer }): SignedInCustomer => ({
        firstname: customer?.firstname ?? '',
        lastname: customer?.lastname ?? '',
        email: customer?.email ?? '',
      }),
    },
  );

/** The customer's email address, if it is already loaded. */
export const knownEmail = (platform: Platform, queryClient: QueryClient): string | undefined =>
  queryClient.getQueryData(customerQuery(platform).queryKey)?.email;

/** The signed-in customer; null for a guest and while loading. */
export const useSignedInCustomer = (): SignedInCustomer | null => {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({ ...customerQuery(usePlatform()), enabled: isSignedIn });
  return (isSignedIn && data) || null;
};
