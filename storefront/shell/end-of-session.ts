import type { Translate } from '#storefront/platform/i18n/use-t.ts';
import { openModal } from '#storefront/platform/page/modal-handle.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';

const MESSAGES = {
  lapsed: 'account.session.lapsed',
  endedElsewhere: 'account.session.ended_elsewhere',
} as const;

/** Explains in a toast why the session ended, and offers to sign in. */
export const announceSessionEnd = (t: Translate, how: keyof typeof MESSAGES): void => {
  addToast({
    type: 'info',
    message: t(MESSAGES[how]),
    timeout: 0,
    actionText: t('account.sign_in.title'),
    onAction: (remove) => (remove(), openModal('sign-in')),
  });
};
