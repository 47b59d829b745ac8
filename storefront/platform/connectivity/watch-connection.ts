import { setOffline, setOnline } from '../app-state/app-state.ts';
import type { Translate } from '../i18n/use-t.ts';
import { addToast } from '../toasts/toast-store.ts';

const SHOWN_MS = 3000;

/** Shows the offline toast. A toast with equal content replaces the existing one. */
export const notifyOffline = (t: Translate): void =>
  void addToast({ type: 'warning', message: t('common.offline'), timeout: SHOWN_MS });

/** Notifies the shopper when the connection is lost and restored. Returns a function to stop. */
export const watchConnection = (t: Translate): (() => void) => {
  const over = new AbortController();
  const { signal } = over;
  const onOffline = (): void => {
    setOffline();
    notifyOffline(t);
  };
  const onOnline = (): void => {
    setOnline();
    addToast({ type: 'info', message: t('common.online'), timeout: SHOWN_MS });
  };
  window.addEventListener('offline', onOffline, { signal });
  window.addEventListener('online', onOnline, { signal });
  if (navigator.onLine === false) setOffline();
  return () => over.abort();
};
