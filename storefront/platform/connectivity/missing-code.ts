import type { Translate } from '../i18n/use-t.ts';
import { addToast } from '../toasts/toast-store.ts';

/** Reports that a chunk could not be loaded: offline, or replaced by a newer release. */
export const reportMissingCode = (error: unknown, t: Translate): void => {
  console.warn('Code could not be fetched', error);
  addToast({ type: 'error', message: t(navigator.onLine ? 'errors.not_loaded' : 'common.offline') });
};
