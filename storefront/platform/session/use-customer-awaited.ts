import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../platform.tsx';
import { customerQuery, useIsSignedIn } from './use-customer.ts';

/** Returns whether the data of the signed-in customer is loading. */
export const useIsCustomerAwaited = (): boolean => {
  const isSignedIn = useIsSignedIn();
  const { isLoading } = useQuery({ ...customerQuery(usePlatform()), enabled: isSignedIn });
  return isSignedIn && isLoading;
};
