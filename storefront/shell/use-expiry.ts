import { useCallback, useEffect, useRef, useState } from 'react';
import type { AccountActions } from '#storefront/features/account/state/account-actions.ts';
import { watchExpiry } from '#storefront/features/account/state/watch-expiry.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';

/**
 * Watches for the sign-in's expiry. `isEnding` is true in its last minute until the dialog is dismissed; `renew` delays
 * the expiry until its response arrives.
 */
export const useExpiry = (actions: AccountActions) => {
  const { session } = usePlatform();
  const [isEnding, setIsEnding] = useState(false);
  const renewing = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    const expire = async (): Promise<void> => {
      await renewing.current.catch(() => undefined);
      if (!session.isSignedIn()) session.lapse();
    };
    return watchExpiry(session, { onEnding: () => setIsEnding(true), onExpired: () => void expire() });
  }, [session]);

  const renew = useCallback(
    (credentials: Parameters<AccountActions['renew']>[0]): Promise<void> => {
      renewing.current = actions.renew(credentials);
      return renewing.current;
    },
    [actions],
  );
  const dismiss = useCallback(() => setIsEnding(false), []);
  return { isEnding, renew, dismiss };
};
