import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../platform.tsx';
import { customerQuery, useIsSignedIn } from './use-customer.ts';

/** Whether somebody is signed in whose answer is on its way. */
export const useIsCustomerAwaited = (): boolean => {
  const isSignedIn = useIsSignedIn();
  const { isLoading } = useQuery({ ...customerQuery(usePlatform()), enabled: isSignedIn });
  return isSignedIn && isLoading;
};
