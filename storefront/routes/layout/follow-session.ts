import type { QueryClient } from '@tanstack/react-query';
import type { AccountActions } from '#storefront/features/account/state/account-actions.ts';
import { openModal } from '#storefront/platform/page/modal-handle.ts';
import { loadMessageGroup } from '#storefront/platform/i18n/load-messages.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { watchRefusals } from '#storefront/platform/session/ended-sign-in.ts';
import { noteLapse } from '#storefront/platform/session/noted-lapse.ts';
import type { SessionChange } from '#storefront/platform/session/session.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { askHiddenPrices, askPricesAgain } from './price-questions.ts';

type Given = { platform: Platform; queryClient: QueryClient; actions: Pick<AccountActions, 'expire'> };

const say = async (platform: Platform, id: 'account.session.lapsed' | 'account.session.ended_elsewhere'): Promise<void> => {
  await loadMessageGroup(platform.i18n, 'account');
  const t = translateWith(platform);
  addToast({ type: 'info', message: t(id), timeout: 0, actionText: t('account.sign_in.title'), onAction: (remove) => (remove(), openModal('sign-in')) });
};

/**
 * Keeps a page true to who is signed in, whatever happens here or in another tab: prices are asked for in the name of
 * whoever is there, and a sign-in that ran out is said.
 */
export const sessionFollower = ({ platform, queryClient, actions }: Given) => {
  const { session } = platform;
  const stop = watchRefusals(queryClient, session);
  return {
    stop,
    /** On a page that somebody opens signed in. */
    begin: (): void => void askHiddenPrices(queryClient),
    /** On the first page after a sign-in ran out. */
    beginAfterLapse: (): void => {
      actions.expire();
      if (!session.isSignedIn()) void say(platform, 'account.session.lapsed');
    },
    hear: (change: SessionChange, where: 'here' | 'elsewhere'): void => {
      if (change === 'renewed') return;
      if (change === 'lapsed') {
        noteLapse();
        return window.location.reload();
      }
      void askPricesAgain(queryClient, change === 'begun');
      if (where === 'elsewhere' && change === 'ended') void say(platform, 'account.session.ended_elsewhere');
    },
  };
};

export type SessionFollower = ReturnType<typeof sessionFollower>;
