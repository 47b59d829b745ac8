import type { QueryClient } from '@tanstack/react-query';
import type { AccountActions } from '#storefront/features/account/state/account-actions.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { watchRejectedToken } from '#storefront/platform/session/rejected-token.ts';
import { recordSessionExpiry } from '#storefront/platform/session/expiry-notice.ts';
import type { SessionChange } from '#storefront/platform/session/session.ts';
import { refetchHiddenPrices, refetchPrices } from './price-queries.ts';

type Given = { platform: Platform; queryClient: QueryClient; actions: Pick<AccountActions, 'expire'> };

const say = async (platform: Platform, how: 'lapsed' | 'endedElsewhere'): Promise<void> => {
  const { announceSessionEnd } = await import('./end-of-session.ts');
  announceSessionEnd(translateWith(platform), how);
};

/**
 * Keeps a page in line with who is signed in, here or in another tab: prices are queried again for that customer, and
 * an expired sign-in is reported.
 */
export const sessionFollower = ({ platform, queryClient, actions }: Given) => {
  const { session } = platform;
  const stop = watchRejectedToken(queryClient, session);
  return {
    stop,
    /** For a page opened while signed in. */
    begin: (): void => void refetchHiddenPrices(queryClient),
    /** For the first page after a sign-in expired. */
    beginAfterLapse: (): void => {
      actions.expire();
      if (!session.isSignedIn()) void say(platform, 'lapsed');
    },
    hear: (change: SessionChange, where: 'here' | 'elsewhere'): void => {
      if (change === 'renewed') return;
      if (change === 'lapsed') {
        recordSessionExpiry();
        return window.location.reload();
      }
      void refetchPrices(queryClient, change === 'begun');
      if (where === 'elsewhere' && change === 'ended') void say(platform, 'endedElsewhere');
    },
  };
};

export type SessionFollower = ReturnType<typeof sessionFollower>;
