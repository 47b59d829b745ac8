import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AccountActions } from '#storefront/features/account/state/account-actions.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { consumeSessionExpiry } from '#storefront/platform/session/expiry-notice.ts';
import type { SessionFollower } from './follow-session.ts';

/** Loads the session follower for pages where somebody is, or just was, signed in; other guests do without. */
export const useSessionFollower = (actions: AccountActions): void => {
  const platform = usePlatform();
  const queryClient = useQueryClient();

  useEffect(() => {
    const { session } = platform;
    let following: Promise<SessionFollower> | undefined;
    const follow = (): Promise<SessionFollower> =>
      (following ??= import('./follow-session.ts').then(({ sessionFollower }) =>
        sessionFollower({ platform, queryClient, actions }),
      ));
    const isNoted = consumeSessionExpiry();
    if (session.isSignedIn()) void follow().then((follower) => follower.begin());
    else if (session.takeLapse() || isNoted) void follow().then((follower) => follower.beginAfterLapse());
    const stopListening = session.subscribe((change, where) => {
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
};
