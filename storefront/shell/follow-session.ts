import type { QueryClient } from '@tanstack/react-query';
import type { AccountActions } from '#storefront/features/account/state/account-actions.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { DRAFT_SECONDS, forgetExpiredDrafts } from '#storefront/platform/forms/drafts.ts';
import { hasFeature, type Platform } from '#storefront/platform/platform.tsx';
import { groupPricesQuery, rememberGroupPrices } from '#storefront/platform/session/group-prices.ts';
import { customerQuery } from '#storefront/platform/session/use-customer.ts';
import { watchRejectedToken } from '#storefront/platform/session/rejected-token.ts';
import { recordSessionExpiry } from '#storefront/platform/session/expiry-notice.ts';
import type { SessionChange } from '#storefront/platform/session/session.ts';
import { withMessages } from '#storefront/platform/i18n/load-messages.ts';
import { refetchGuestPrices, refetchPrices } from './price-queries.ts';

/** A page that becomes visible checks the session if the last check is older than this. */
const CHECK_AFTER_MS = 15_000;

type Given = { platform: Platform; queryClient: QueryClient; actions: Pick<AccountActions, 'clearAfterLapse'> };

const announce = async (platform: Platform, how: 'lapsed' | 'endedElsewhere'): Promise<void> => {
  const { announceSessionEnd } = await withMessages('account', () => import('./end-of-session.ts'));
  announceSessionEnd(translateWith(platform), how);
};

/**
 * Updates a page when a customer signs in or out, also in another tab. Prices are queried again for that customer, and
 * an expired sign-in is reported.
 */
export const sessionFollower = ({ platform, queryClient, actions }: Given) => {
  const { session } = platform;
  /** Checks the session, which detects a token that is no longer accepted. */
  const check = (): void => {
    if (session.isSignedIn() && document.visibilityState !== 'hidden')
      void queryClient.fetchQuery({ ...customerQuery(platform), staleTime: CHECK_AFTER_MS }).catch(() => undefined);
  };
  const stops = [
    watchRejectedToken(queryClient, session),
    session.onDoubt(
      () => void queryClient.fetchQuery({ ...customerQuery(platform), staleTime: 0 }).catch(() => undefined),
    ),
  ];
  document.addEventListener('visibilitychange', check);
  return {
    stop: (): void => {
      document.removeEventListener('visibilitychange', check);
      stops.forEach((stop) => stop());
    },
    /** For a page opened while signed in. */
    begin: async (): Promise<void> => {
      // Without a response, all prices are refetched.
      const hasGroupPrices = hasFeature(platform, 'group prices')
        ? await queryClient.fetchQuery(groupPricesQuery(platform)).catch(() => undefined)
        : false;
      if (hasGroupPrices !== undefined) rememberGroupPrices(hasGroupPrices);
      await refetchGuestPrices(queryClient, hasGroupPrices ?? true);
    },
    /** For the first page after a sign-in expired; `isShown` if a dialog shows it. */
    beginAfterLapse: (isShown: boolean): void => {
      actions.clearAfterLapse();
      rememberGroupPrices(false);
      setTimeout(forgetExpiredDrafts, (DRAFT_SECONDS + 1) * 1000);
      if (!isShown && !session.isSignedIn()) void announce(platform, 'lapsed');
    },
    hear: (change: SessionChange, where: 'here' | 'elsewhere'): void => {
      if (change === 'renewed') return;
      if (change !== 'begun') rememberGroupPrices(false);
      if (change === 'lapsed') {
        recordSessionExpiry();
        return window.location.reload();
      }
      void refetchPrices(queryClient, change === 'begun');
      if (where === 'elsewhere' && change === 'ended') void announce(platform, 'endedElsewhere');
    },
  };
};

export type SessionFollower = ReturnType<typeof sessionFollower>;
