import type { Translate } from '../i18n/use-t.ts';
import { addToast } from '../toasts/toast-store.ts';

const SHOWN_FOR = 3000;

/** Tells the shopper when the connection is lost and when it is back. Returns how to stop. */
export const watchConnection = (t: Translate): (() => void) => {
  const over = new AbortController();
  const { signal } = over;
  window.addEventListener('offline', () => addToast({ type: 'warning', message: t('common.offline'), timeout: SHOWN_FOR }), { signal });
  window.addEventListener('online', () => addToast({ type: 'info', message: t('common.online'), timeout: SHOWN_FOR }), { signal });
  return () => over.abort();
};
