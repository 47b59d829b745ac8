import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AccountActions } from '#storefront/features/account/state/account-actions.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { consumeSessionExpiry } from '#storefront/platform/session/expiry-notice.ts';
import type { SessionFollower } from './follow-session.ts';

/**
 * Loads the session follower if somebody is, or was just, signed in; other guests do not need it. `hasEnded` while a
 * dialog must say that the session of this page has ended.
 */
export const useSessionFollower = (actions: AccountActions): { hasEnded: boolean; dismiss: () => void } => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const [hasEnded, setHasEnded] = useState(false);

  useEffect(() => {
    const { session } = platform;
    let following: Promise<SessionFollower> | undefined;
    const follow = (): Promise<SessionFollower> =>
      (following ??= import('./follow-session.ts').then(({ sessionFollower }) =>
        sessionFollower({ platform, queryClient, actions }),
      ));
    // For server-rendered parts without scripts, such as the sign-in link in the footer.
    const mark = (): void => void document.documentElement.toggleAttribute('data-signed-in', session.isSignedIn());
    mark();
    const isNoted = consumeSessionExpiry();
    if (session.isSignedIn()) void follow().then((follower) => follower.begin());
    else if (session.takeLapse() || isNoted) {
      setHasEnded(isNoted);
      void follow().then((follower) => follower.beginAfterLapse(isNoted));
    }
    const stopListening = session.subscribe((change, where) => {
      mark();
      if (change === 'begun') setHasEnded(false);
      // Synchronously: the next render must not find the previous customer's data.
      if (change === 'lapsed') actions.expire();
      else if (where === 'elsewhere' && change !== 'renewed') actions.forget();
      void follow().then((follower) => follower.hear(change, where));
    });
    return () => {
      stopListening();
      void following?.then(({ stop }) => stop());
    };
  }, [platform, queryClient, actions]);

  return { hasEnded, dismiss: () => setHasEnded(false) };
};
