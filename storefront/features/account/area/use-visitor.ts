import { useSyncExternalStore } from 'react';
import { usePlatform } from '#storefront/platform/platform.tsx';

/** `unknown` while the server renders and in the first render of its page: there nobody may be taken for a guest. */
export type Visitor = 'unknown' | 'guest' | 'customer';

export const useVisitor = (): Visitor => {
  const { session } = usePlatform();
  return useSyncExternalStore<Visitor>(
    session.subscribe,
    () => (session.isSignedIn() ? 'customer' : 'guest'),
    () => 'unknown',
  );
};
