import type { Translate } from '../i18n/use-t.ts';
import { addToast } from '../toasts/toast-store.ts';
import { notifyOffline } from './watch-connection.ts';

/** Reports a chunk that failed to load: offline, or replaced by a newer release. */
export const reportMissingCode = (error: unknown, t: Translate): void => {
  console.warn('Code could not be fetched', error);
  if (navigator.onLine) addToast({ type: 'error', message: t('errors.not_loaded') });
  else notifyOffline(t);
};
