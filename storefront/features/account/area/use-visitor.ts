import { useSyncExternalStore } from 'react';
import { usePlatform } from '#storefront/platform/platform.tsx';

/** `unknown` on the server and during hydration, when a visitor must not be taken for a guest. */
export type Visitor = 'unknown' | 'guest' | 'customer';

export const useVisitor = (): Visitor => {
  const { session } = usePlatform();
  return useSyncExternalStore<Visitor>(
    session.subscribe,
    () => (session.isSignedIn() ? 'customer' : 'guest'),
    () => 'unknown',
  );
};
